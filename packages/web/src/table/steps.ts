import type { Event } from '@tablewright/kernel';
import type { GameSeen } from '@tablewright/protocol';
import { isSameQuestion } from './model.ts';
import type { Step } from './pace.ts';
import type { Applied, TableState } from './state.ts';

// What a change brings, one moment after the other.

/** One moment that is to be shown. */
export interface GameStep extends Step {
  /** what was missed while the connection was gone */
  readonly jump: boolean;
  readonly version: number;
  readonly game: GameSeen;
  readonly told: readonly Event[];
  readonly lines: number;
  readonly between: boolean;
}

/** A change as it is shown: its moments one after the other, then where it leads. */
export function stepsOf(
  before: TableState | null,
  { state, fresh, moments }: Extract<Applied, { kind: 'changed' }>,
  { answered, jump }: { readonly answered: boolean; readonly jump: boolean },
): GameStep[] {
  const { game, version } = state;
  const from = before?.game ?? null;
  if (game === null || (game === from && fresh.length === 0)) return [];
  const between = from === null || jump ? [] : moments;
  // Until all of it has been seen, everything but the view stands as it did. Only a question that I have not answered stays on.
  const mine = !answered && isSameQuestion(from?.mine ?? null, game.mine) ? game.mine : null;
  const games = [...between.map(({ view }): GameSeen => ({ ...from!, view, mine })), game];
  const ends = [...between.map(({ told }) => told), fresh.length];
  const linesBefore = state.told.length - fresh.length;
  return games.map((seen, i) => {
    const told = fresh.slice(ends[i - 1] ?? 0, ends[i]).map(({ event }) => event);
    return {
      version,
      game: seen,
      told,
      lines: linesBefore + ends[i]!,
      between: seen !== game,
      jump: jump || before === null,
      silent: told.length === 0,
      mine: seen === game && game.mine !== null && game.mine.optional !== true,
    };
  });
}
