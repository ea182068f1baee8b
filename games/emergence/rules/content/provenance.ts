import type { Provenance } from '@tablewright/kernel/words';
import { CITIES, PRINTED_CITIES, type PrintedCity } from './cities.ts';
import type { City } from './city.ts';
import { encodeCity } from './code.ts';
import type { CityFile } from './types.ts';

// By its whole code and not by its id: a custom city may call itself 'kernel-02' and be something else.
const BUILT_IN = new Map<string, PrintedCity>(CITIES.map((city, i) => [encodeCity(city), PRINTED_CITIES[i]!]));

/** Of a built-in city, by its code; null of one that somebody has made, of which nothing is claimed. */
export function cityProvenance(code: string): Provenance | null {
  return BUILT_IN.get(code)?.provenance ?? null;
}

/** What a city is called: a built-in one in the language of whoever reads it, another one as its maker has named it. */
export function cityTitle(city: CityFile | Pick<City, 'code' | 'name'>): string {
  return BUILT_IN.get('code' in city ? city.code : encodeCity(city))?.name ?? city.name;
}
