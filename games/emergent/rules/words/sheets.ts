import { cardOf, SETS } from '../content/demand.ts';
import { CITIES, CODES, NEIGHBOURS, REGIONS } from '../content/map.ts';
import { possibleSets } from '../outlook/seen.ts';
import type { View } from '../view.ts';

// What can be looked up at any time, as text: the map, and the demand that may come (EMT-810).

/** A line for each region: 'NOE  Northeast: New York (1)   OHV MAT'. The number is the city's rank. */
export function regionSheet({ mode }: View): string[] {
  const rows = REGIONS.map(({ code, name, city, colour }, region) => {
    const there = mode === 'fast' ? colour : city === null ? 'no city' : `${city.name} (${city.rank})`;
    return regionRow(code, `${name}: ${there}`, NEIGHBOURS[region]!.map((other) => CODES[other]).join(' '));
  });
  return [regionRow('', mode === 'fast' ? 'Region: colour' : 'Region: city (rank)', 'Next to'), ...rows];
}

function regionRow(code: string, what: string, near: string): string {
  return `  ${code.padEnd(5)}${what.padEnd(40)}${near}`;
}

/** For this round and those to come: every city in the sets that are still possible. */
export function demandSheet(view: View): string[] {
  if (view.mode === 'fast') return ['In Fast Play there is no demand.'];
  return view.forecast.flatMap((total, i) => (i + 1 < view.round ? [] : roundLines(view, i + 1, total)));
}

function roundLines({ market, sets: placed }: View, round: number, total: number): string[] {
  const sets = possibleSets({ round, sets: placed });
  const head = `Round ${round}: the first tiers add up to ${total}.`;
  // EMT-811 with one deck for all games nothing but the totals is looked up
  if (sets.length > 1 && market === 'classic') return [head];
  const rows = CITIES.flatMap(({ name, rank }, city) => {
    const cards = sets.map((set) => cardOf(round, set, city)?.join('/') ?? '-');
    return cards.every((card) => card === '-') ? [] : [row(`${String(rank).padStart(2)} ${name}`, cards)];
  });
  const which = sets.length === 1 ? 'These cards lie on the board.' : 'One of these sets comes.';
  return [
    `${head} ${which}`,
    row(
      '',
      sets.map((set) => SETS[set]!),
    ),
    ...rows,
  ];
}

function row(first: string, cells: readonly string[]): string {
  return `  ${first.padEnd(17)}${cells.map((cell) => cell.padEnd(7)).join('')}`.trimEnd();
}
