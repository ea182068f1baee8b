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
}

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

/** Whether a player of this level, who has just sat down, gives a stupid answer. */
export function isBlunder(game: Game, position: BlunderPosition, level: Level, iterations: number | null): boolean {
  const { state: s, told } = standAt(game, position);
  const { seat, stupid } = position;
  const player = sitDown(game, seat, level, fastRng(1), iterations === null ? {} : { iterations });
  const answer = player.answer(game.view(s, seat), game.asksSeen(s, seat).mine!, told);
  return stupid.some((one) => sameAnswer(one, answer));
}

/** `tries`: of the one who searches, for each answer. */
export async function measureBlunders(game: Game, file: string | null, tries: number): Promise<Blunders> {
  if (file === null) return { positions: 0, steady: 0, strong: 0 };
  const positions = await readBlunders(file);
  return {
    positions: positions.length,
    steady: positions.filter((position) => isBlunder(game, position, 'steady', null)).length,
    strong: positions.filter((position) => isBlunder(game, position, 'strong', tries)).length,
  };
}
