import type { Provenance } from '@tablewright/kernel/words';
import { CITIES, PRINTED_CITIES } from './cities.ts';
import { encodeCity } from './code.ts';

// By its whole code and not by its id: a custom city may call itself 'kernel-02' and be something else.
const BUILT_IN = new Map<string, Provenance>(
  CITIES.map((city, i) => [encodeCity(city), PRINTED_CITIES[i]!.provenance]),
);

/** Of a built-in city, by its code; null of one that somebody has made, of which nothing is claimed. */
export function cityProvenance(code: string): Provenance | null {
  return BUILT_IN.get(code) ?? null;
}
