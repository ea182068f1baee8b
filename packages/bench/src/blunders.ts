import { readFile } from 'node:fs/promises';
import { type Level, sitDown } from '@tablewright/bots';
import {
  type Base,
  type Entry,
  type Event,
  fastRng,
  type Game,
  type Json,
  sameAnswer,
  type Seat,
} from '@tablewright/kernel';
import type { Blunders } from './bots.ts';

// Positions out of recorded games with answers that any person sees as stupid: which of the levels gives one of them?

/** Where a game stood, who was asked, and what nobody should answer there. */
export interface BlunderPosition {
  /** what is stupid about it, for whoever reads the file */
  readonly why: string;
  readonly seats: number;
  readonly options: Record<string, Json>;
  readonly seat: Seat;
  readonly log: readonly Entry[];
  readonly stupid: readonly Json[];
  /** with fewer a search is still surprised by it now and then: whoever thinks has at least so many tries here */
  readonly tries?: number;
  /** whole plans that are stupid too, told by what they have in common: nobody could list them all */
  readonly alike?: readonly PlansAlike[];
}

/**
 * By sheet and line of a plan, the least and the most that stands there; what is left out does not matter. The line `all` is the sum of
 * the sheet, `any` the largest of its lines. A plan is one of them when all of it holds.
 */
export type PlansAlike = Readonly<
  Record<string, Readonly<Record<string, { readonly least?: number; readonly most?: number }>>>
>;

export async function readBlunders(file: string): Promise<BlunderPosition[]> {
  return JSON.parse(await readFile(file, 'utf8')) as BlunderPosition[];
}

/** The table as it stood, and what the seat had been told by then. */
export function standAt(
  game: Game,
  { why, seats, options, log, seat }: BlunderPosition,
): { readonly state: Base; readonly told: readonly Event[] } {
  const replayed = game.replay({ seats, options }, log);
  if (!replayed.ok) throw new Error(`the position "${why}" cannot be reached: ${replayed.why}`);
  const { state, told } = replayed;
  return { state, told: told.flatMap(({ event, to }) => (to === 'all' || to === seat ? [event] : [])) };
}

/** Who has just sat down is asked with each of these seeds: with one alone, a lucky draw would hide what a level does now and then. */
export const STEADY_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Fewer of them: a search takes long. */
export const STRONG_SEEDS = [1, 2, 3, 4] as const;

/** With which of the seeds a player of this level, who has just sat down, gives a stupid answer. */
export function blundersAt(
  game: Game,
  position: BlunderPosition,
  {
    level,
    seeds,
    iterations,
  }: { readonly level: Level; readonly seeds: readonly number[]; readonly iterations?: number },
): number[] {
  const { state: s, told } = standAt(game, position);
  const { seat } = position;
  const view = game.view(s, seat);
  const { mine } = game.asksSeen(s, seat);
  return seeds.filter((seed) => {
    const tries = Math.max(iterations ?? 0, position.tries ?? 0);
    const player = sitDown(game, seat, level, fastRng(seed), iterations === undefined ? {} : { iterations: tries });
    return isStupid(position, player.answer(view, mine!, told));
  });
}

export function isStupid({ stupid, alike = [] }: BlunderPosition, answer: Json): boolean {
  return stupid.some((one) => sameAnswer(one, answer)) || alike.some((plans) => isAlike(plans, answer));
}

export function isAlike(plans: PlansAlike, answer: Json): boolean {
  const plan = answer as Readonly<Record<string, Readonly<Record<string, number>>>>;
  return Object.entries(plans).every(([sheet, lines]) =>
    Object.entries(lines).every(([line, { least = 0, most = Number.POSITIVE_INFINITY }]) => {
      const amount = amountIn(plan[sheet] ?? {}, line);
      return amount >= least && amount <= most;
    }),
  );
}

function amountIn(sheet: Readonly<Record<string, number>>, line: string): number {
  if (line === 'all') return Object.values(sheet).reduce((sum, amount) => sum + amount, 0);
  return line === 'any' ? Math.max(0, ...Object.values(sheet)) : (sheet[line] ?? 0);
}

/** `tries`: of the one who searches, for each answer. */
export async function measureBlunders(game: Game, file: string | null, tries: number): Promise<Blunders> {
  if (file === null) return { positions: 0, steady: 0, strong: 0 };
  const positions = await readBlunders(file);
  const steady = positions.flatMap((position) => blundersAt(game, position, { level: 'steady', seeds: STEADY_SEEDS }));
  const strong = { level: 'strong', seeds: STRONG_SEEDS, iterations: tries } as const;
  return {
    positions: positions.length,
    steady: Math.round((steady.length / STEADY_SEEDS.length) * 10) / 10,
    strong: positions.filter((position) => blundersAt(game, position, strong).length > 0).length,
  };
}
