import { LEVEL_SPECS, type Level, type SearchSettings } from '@tablewright/bots';
import { type Contestant, type Rate, rateOf, type Tie, type Winners } from '@tablewright/lab';

// What is measured in a game, part by part, and how the deals of a pairing are put together, whenever they were played.

export const PAIRINGS = {
  steadyVsRandom: ['steady', 'random'],
  strongVsSteady: ['strong', 'steady'],
  fierceVsStrong: ['fierce', 'strong'],
  withoutBelief: ['strong', 'strong'],
  withoutLead: ['strong', 'strong'],
  withoutHalving: ['strong', 'strong'],
  withoutVarying: ['strong', 'strong'],
  withoutAdvice: ['strong', 'strong'],
  withoutLearning: ['strong', 'strong'],
  withTree: ['strong', 'strong'],
  withMixing: ['strong', 'strong'],
} as const satisfies Readonly<Record<string, readonly [Level, Level]>>;

export type Pairing = keyof typeof PAIRINGS;

/** Decisions for which a tree remembers something, where there is one. */
const TREE_DEPTH = 12;

/** What the second of two that are alike does otherwise, so that it is seen what it gives. */
const OTHERWISE: Readonly<Partial<Record<Pairing, Partial<SearchSettings>>>> = {
  withoutBelief: { belief: false },
  withoutLead: { doubt: 0 },
  withoutHalving: { halves: false },
  withoutVarying: { varies: false },
  withoutAdvice: { playedBy: 'firstSight' },
  withTree: { treeDepth: TREE_DEPTH },
  withMixing: { treeDepth: TREE_DEPTH, sealed: 'regret' },
};

/** What is measured unless something else is asked for. */
export const USUAL_PARTS = [
  'speed',
  'steadyVsRandom',
  'strongVsSteady',
  'fierceVsStrong',
  'alike',
  'blunders',
  'beliefGain',
] as const;
export const PARTS = [
  ...USUAL_PARTS,
  'withoutBelief',
  'withoutLead',
  'withoutHalving',
  'withoutVarying',
  'withoutAdvice',
  'withoutLearning',
  'withTree',
  'withMixing',
] as const;
export type Part = (typeof PARTS)[number];
/** What is measured in each game by itself. */
export type GamePart = Exclude<Part, 'speed'>;

export function isPairing(part: string): part is Pairing {
  return Object.hasOwn(PAIRINGS, part);
}

/** For each answer, of the two of a pairing; null for who does not search. */
export type TriesOfBoth = readonly [number | null, number | null];

/** What is held against each other: results can be put together where all of it is the same. */
export interface Measured {
  readonly game: string;
  readonly part: Pairing;
  readonly seats: number;
  readonly seed: string;
  readonly tries: TriesOfBoth;
}

/** One deal of a pairing, played with the two in each other's place. */
export interface PlayedDeal extends Measured {
  readonly deal: number;
  /** the fingerprint of who played; empty where nobody will ask */
  readonly bots: string;
  /** comparisons won by the first and by the second */
  readonly won: readonly [number, number];
  readonly games: number;
  readonly teams: Tie['teams'];
}

/** As one team: how often it won, and how often the other of the two won in its place, where all play like that. */
export interface AsTeam {
  readonly won: number;
  readonly inItsPlace: number | null;
  readonly games: number;
  /** by how much it wins more often in the same deals, with its 95 % interval */
  readonly gain: { readonly mean: number; readonly low: number; readonly high: number } | null;
}

/** Seats that win where all play alike: of games that are won together, or by each alone. */
export interface Alike {
  readonly steady: Winners;
  readonly random: Winners;
}

export interface PairingRate extends Rate {
  readonly deals: number;
  readonly tries: TriesOfBoth;
  /** where there are teams */
  readonly teams?: Readonly<Record<string, AsTeam>>;
}

/** `share`: of the tries that each level has by itself. */
export function triesOf(part: Pairing, share: number): TriesOfBoth {
  const [one, other] = PAIRINGS[part];
  return [triesOfLevel(one, share), triesOfLevel(other, share)];
}

export function triesOfLevel(level: Level, share: number): number | null {
  const { thinks } = LEVEL_SPECS[level];
  return thinks === null ? null : Math.ceil(thinks.iterations * share);
}

export function contestantsOf(part: Pairing, share: number): readonly [Contestant, Contestant] {
  const tries = triesOf(part, share);
  const [a, b] = PAIRINGS[part].map((level, i): Contestant => {
    const iterations = tries[i]!;
    return iterations === null ? { level } : { level, limits: { iterations } };
  });
  const settings = OTHERWISE[part];
  return [a!, settings === undefined ? b! : { ...b!, limits: { ...b!.limits, settings } }];
}

export function isSameMeasure(a: Measured, b: Measured): boolean {
  const isSame = a.game === b.game && a.part === b.part && a.seats === b.seats && a.seed === b.seed;
  return isSame && a.tries[0] === b.tries[0] && a.tries[1] === b.tries[1];
}

/** All deals together. Two sittings at once may have played the same one: it came out the same, and counts once. */
export function rateOfDeals(played: readonly PlayedDeal[], tries: TriesOfBoth): PairingRate {
  const deals = [...new Map(played.map((one) => [one.deal, one])).values()].sort((a, b) => a.deal - b.deal);
  const sum = { wonByA: 0, wonByB: 0, games: 0 };
  for (const { won, games } of deals) {
    sum.wonByA += won[0];
    sum.wonByB += won[1];
    sum.games += games;
  }
  const names = [...new Set(deals.flatMap(({ teams }) => Object.keys(teams)))].sort();
  return {
    ...rateOf(sum),
    deals: deals.length,
    tries,
    ...(names.length > 0 && { teams: Object.fromEntries(names.map((name) => [name, asTeam(deals, name)])) }),
  };
}

function asTeam(deals: readonly PlayedDeal[], name: string): AsTeam {
  const its = deals.flatMap(({ teams }) => teams[name] ?? []);
  const sumOf = (of: (one: (typeof its)[number]) => number): number => its.reduce((sum, one) => sum + of(one), 0);
  const isKnown = its.every(({ among }) => among !== null);
  return {
    won: sumOf(({ a }) => a),
    inItsPlace: isKnown ? sumOf(({ among }) => among!) : null,
    games: sumOf(({ games }) => games),
    gain: isKnown && its.length > 1 ? gainOf(its.map(({ a, among }) => a - among!)) : null,
  };
}

function gainOf(gains: readonly number[]): NonNullable<AsTeam['gain']> {
  const n = gains.length;
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / n;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}
