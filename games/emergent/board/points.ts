import type { Event, Json } from '@tablewright/board';
import { CITIES, CODES, REGIONS, salesIn } from '@tablewright/emergent-rules/content';

// What the log can point at: a region by its code.

function codeOf(value: Json | undefined): string | null {
  if (typeof value !== 'string') return null;
  if ((CODES as readonly string[]).includes(value)) return value;
  const city = CITIES.find(({ name }) => name === value);
  return city === undefined ? null : REGIONS[city.region]!.code;
}

export function points(event: Event): readonly string[] {
  const found: string[] = [];
  for (const value of [event['region'], event['city']]) {
    const code = codeOf(value);
    if (code !== null && !found.includes(code)) found.push(code);
  }
  if (event.type === 'forced') {
    for (const part of [event['small'], event['large']]) {
      for (const code of Object.keys((part ?? {}) as object)) if (!found.includes(code)) found.push(code);
    }
  }
  return found;
}

/** The regions that are pointed out. */
export function pointedRegions(point: string | null): readonly string[] {
  const code = codeOf(point ?? undefined);
  return code === null ? [] : [code];
}

/** The regions in which a forced sale would take place. */
export function soldIn(sale: Json | null): readonly string[] {
  return typeof sale === 'string' ? [...new Set(salesIn(sale).dcs.map(({ region }) => region))] : [];
}
