import { type Provenance, RECONSTRUCTED } from '@tablewright/kernel/words';
import { CITY_COUNT } from './map.ts';

// The demand cards (ledger 4.3): for rounds 1 to 4 six sets A to F, each with its cities and their three tiers.

export const SETS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type SetName = (typeof SETS)[number];

export const TIERS = 3;

/** Rows are cities by rank, columns the sets A to F. */
const TABLES: readonly (readonly string[])[] = [
  // round 1
  [
    '5/3/2 5/4/2 -     7/4/3 -     6/4/3',
    '6/4/3 -     5/3/2 -     6/4/2 -',
    '-     6/4/2 5/3/2 -     4/2/1 5/3/2',
    '5/4/2 -     6/4/3 4/2/1 -     -',
    '-     5/3/2 4/2/1 -     5/3/2 -',
    '-     4/2/1 -     5/3/2 -     5/3/2',
    '-     -     -     4/2/1 5/4/2 -',
    '4/2/1 -     -     -     -     4/2/1',
    '-     -     -     -     -     -',
    '-     -     -     -     -     -',
    '-     -     -     -     -     -',
    '-     -     -     -     -     -',
  ],
  // round 2
  [
    '7/4/3 7/4/3 6/4/2 -     5/3/2 6/4/2',
    '6/4/3 -     6/4/2 7/4/3 5/3/2 5/4/2',
    '5/4/2 6/4/2 -     6/4/2 5/3/2 5/3/2',
    '5/3/2 4/3/2 5/4/2 4/2/1 5/4/2 -',
    '4/2/1 5/3/2 6/4/2 5/3/2 -     4/3/2',
    '-     5/4/2 5/3/2 -     5/3/2 6/4/2',
    '4/2/1 4/2/1 4/3/2 5/3/2 -     -',
    '-     -     -     4/3/2 5/3/2 4/2/1',
    '-     4/3/2 3/2/1 -     -     5/4/2',
    '4/3/2 -     -     -     5/4/2 -',
    '-     -     -     4/3/2 -     -',
    '-     -     -     -     -     -',
  ],
  // round 3
  [
    '6/4/2 5/4/2 7/5/3 7/4/3 6/4/2 5/3/2',
    '5/3/2 7/5/3 5/4/2 7/5/3 5/4/2 6/4/2',
    '5/4/2 5/3/2 4/3/2 5/3/2 6/4/3 6/4/2',
    '5/3/2 4/2/1 6/4/2 6/4/3 4/2/1 5/3/2',
    '5/3/2 4/3/2 4/2/1 4/3/2 5/4/2 5/4/2',
    '5/3/2 5/4/2 4/3/2 4/3/2 6/4/3 -',
    '5/3/2 6/4/2 -     3/2/1 3/2/1 4/2/1',
    '4/3/2 4/3/2 6/4/3 4/2/1 -     4/2/1',
    '-     4/2/1 3/2/1 -     4/3/2 5/3/2',
    '-     -     4/3/2 3/2/1 4/2/1 3/2/1',
    '4/2/1 3/2/1 4/3/2 4/3/2 -     -',
    '3/2/1 -     -     -     4/2/1 4/2/1',
  ],
  // round 4
  [
    '7/4/3 8/5/3 8/5/3 5/4/2 5/3/2 7/5/3',
    '7/4/3 6/4/3 5/3/2 7/4/3 7/4/3 6/4/2',
    '5/4/2 5/3/2 5/3/2 6/4/3 6/4/3 7/4/3',
    '4/3/2 5/4/2 5/4/2 6/4/2 6/4/3 4/3/2',
    '4/3/2 4/3/2 6/4/3 5/4/2 5/4/2 5/4/2',
    '5/4/2 6/4/3 4/3/2 5/3/2 4/3/2 6/4/3',
    '5/3/2 3/2/1 5/4/2 4/2/1 4/3/2 5/3/2',
    '5/4/2 4/2/1 5/4/2 3/2/1 4/2/1 4/2/1',
    '4/2/1 3/2/1 5/3/2 5/4/2 4/2/1 3/2/1',
    '4/3/2 5/4/2 4/2/1 3/2/1 3/2/1 4/3/2',
    '5/4/2 4/2/1 3/2/1 4/2/1 5/4/2 4/2/1',
    '3/2/1 5/3/2 3/2/1 5/3/2 5/4/2 3/2/1',
  ],
];

/** The rulebook's examples tell the numbers of three cards, and nothing of the others. */
export const DEMAND_PROVENANCE: Provenance = RECONSTRUCTED;

/** EMT-104 The sum of the first tiers in each round, known to all from the start; the fifth is for EMT-820. */
export const FORECAST = [20, 35, 47, 58, 68] as const;

/** EMT-820 In a fifth round the cities up to this rank want one more. */
const LAST_RANK_WITH_MORE = 10;

function tiersIn(table: readonly string[], set: number): number[] {
  return table.flatMap((row) => {
    const card = row.split(/ +/)[set]!;
    return card === '-' ? [0, 0, 0] : card.split('/').map(Number);
  });
}

function raised(tiers: readonly number[]): number[] {
  return tiers.map((n, i) => (i % TIERS === 0 && i < LAST_RANK_WITH_MORE * TIERS ? n + 1 : n));
}

/** By round (from 0) and set: the tiers, three for each city in the order of ranks; 0 where a city has no card. */
export const CARDS: readonly (readonly (readonly number[])[])[] = (() => {
  const printed = TABLES.map((table) => SETS.map((_, set) => tiersIn(table, set)));
  return [...printed, printed[3]!.map(raised)];
})();

export function cardsOf(round: number, set: number): readonly number[] {
  return CARDS[round - 1]![set]!;
}

export type Tiers = [number, number, number];

/** A city's card in a set, or null. */
export function cardOf(round: number, set: number, city: number): Tiers | null {
  const [first, second, third] = cardsOf(round, set).slice(city * TIERS, city * TIERS + TIERS) as Tiers;
  return first === 0 ? null : [first, second, third];
}

/** What can be looked up about a city before the cards are placed (EMT-810). */
export interface CityOutlook {
  /** in how many of the six sets it has a card */
  readonly sets: number;
  readonly least: number;
  readonly most: number;
  /** the mean tiers over the sets in which it has one */
  readonly mean: Tiers;
}

function outlookOf(round: number, city: number): CityOutlook {
  const cards = SETS.flatMap((_, set) => cardOf(round, set, city) ?? []);
  const sets = cards.length / TIERS;
  const firsts = cards.filter((_, i) => i % TIERS === 0);
  const mean = (tier: number): number =>
    sets === 0 ? 0 : cards.reduce((sum, n, i) => (i % TIERS === tier ? sum + n : sum), 0) / sets;
  const [least, most] = sets === 0 ? [0, 0] : [Math.min(...firsts), Math.max(...firsts)];
  return { sets, least, most, mean: [mean(0), mean(1), mean(2)] };
}

/** By round (from 0) and city. */
export const OUTLOOK: readonly (readonly CityOutlook[])[] = CARDS.map((_, round) =>
  Array.from({ length: CITY_COUNT }, (_city, city) => outlookOf(round + 1, city)),
);
