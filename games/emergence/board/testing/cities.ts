import { cityByName, encodeCity } from '@tablewright/emergence-rules/content';

/** The nine built-in cities as codes. */
export const CITIES = Array.from({ length: 9 }, (_, i) => encodeCity(cityByName(String(i + 1))!));
