import type { Game } from '@tablewright/kernel';
import type { Signs, Witness } from '@tablewright/kernel/signs';
import { type Fitted, fitSigns, lossOf } from './fit.ts';
import { type Rows, type RowsRequest, rowsOf } from './rows.ts';

// From self-play to a table of signs. Four games in five are learned from; the fifth says how strongly numbers must be held near zero,
// and by how much what was learned is too sure of itself.

export interface Learned {
  readonly signs: Signs;
  readonly games: number;
  readonly deeds: number;
  /** mean log loss on the held-out games: of how often roles are dealt, and of what was learned */
  readonly dealtLoss: number;
  readonly loss: number;
  readonly hold: number;
  readonly temper: number;
}

const HELD_OUT = 5;
const HOLDS = [0.003, 0.01, 0.03] as const;
const TEMPERS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

export function learnSigns(game: Game, witness: Witness, request: RowsRequest): Learned {
  const rows = rowsOf(game, witness, request);
  const roles = witness.roles.length;
  const isHeldOut = (row: number): boolean => rows.game[row]! % HELD_OUT === HELD_OUT - 1;
  let best = { loss: Number.POSITIVE_INFINITY, hold: 0, temper: 0, fitted: NOTHING };
  for (const hold of HOLDS) {
    const fitted = fitSigns(rows, roles, (row) => !isHeldOut(row), hold);
    for (const temper of TEMPERS) {
      const loss = lossOf(rows, roles, isHeldOut, fitted, temper);
      if (loss < best.loss) best = { loss, hold, temper, fitted };
    }
  }
  const { loss, hold, temper, fitted } = best;
  return {
    signs: signsOf(rows, witness.roles, fitted, temper),
    games: request.games,
    deeds: rows.deeds.length,
    dealtLoss: lossOf(rows, roles, isHeldOut, fitted, 0),
    loss,
    hold,
    temper,
  };
}

const NOTHING: Fitted = { weights: new Float64Array() };

function signsOf({ deeds }: Rows, roles: readonly string[], { weights }: Fitted, temper: number): Signs {
  const column = (at: number): string =>
    roles.map((_, role) => inShort(temper * weights[at * roles.length + role]!)).join(' ');
  return {
    roles: roles.join(' '),
    none: column(2 * deeds.length),
    deeds: Object.fromEntries(deeds.map((deed, at) => [deed, `${column(at)} ${column(deeds.length + at)}`])),
  };
}

/** More digits would only make the file larger. */
function inShort(number: number): string {
  return String(Number(number.toFixed(2)));
}
