import type { Seat } from '@tablewright/kernel';
import type { Among, Picked, Picker, Target, Who } from '../content/effects.ts';
import { RECON } from '../content/recon.ts';
import type { K } from '../events.ts';
import { deeCoyOf, isCarrier, isDetained, isKuro, isOnBoard, playerOf, rangeOf, reach } from '../pieces.ts';
import { scriptOf } from '../scripts.ts';
import { type EffectsFrame, NONE, type Piece, type Pieces, type State } from '../state.ts';

// Whom an effect is about (content ledger 0.2).

type F = EffectsFrame;

/** This statement is done. */
export function next(f: F): void {
  f.at += 1;
  f.answer = NONE;
  f.count = 0;
}

/** HPB-634, HPB-601 */
export function badgeHolder(s: State, who: 'leader' | 'general'): Seat {
  const leader = s.leader === NONE ? s.active : s.leader;
  return who === 'leader' || s.general === NONE ? leader : s.general;
}

export function pieceOf(s: State, f: F, who: Who): Piece {
  switch (who) {
    case 'self':
      return f.piece;
    case 'active':
      return s.active;
    case 'it':
      return f.it;
    default:
      return badgeHolder(s, who);
  }
}

export function seatOf(s: State, f: F, who: Picker): Seat {
  return who === 'self' ? f.by : pieceOf(s, f, who);
}

/** Asks for it, and waits. */
export const WAIT = -3;

/** Whom an effect is about: a piece, NONE for nobody, WAIT while somebody is asked. */
export function aim(s: State, f: F, k: K, target: Target, fits: (piece: Piece) => boolean, players: boolean): Piece {
  if (typeof target === 'string') {
    const piece = pieceOf(s, f, target);
    return piece !== NONE && fits(piece) ? piece : NONE;
  }
  if (f.answer !== NONE) {
    f.it = f.answer;
    return f.it;
  }
  const by = seatOf(s, f, target.pick);
  const from = candidates(s, f, target, by, fits, players);
  if (from === 0) return NONE;
  if ((from & (from - 1)) === 0) {
    f.it = 31 - Math.clz32(from);
    return f.it;
  }
  k.push({ stage: 'whom', by, from, why: 0 });
  return WAIT;
}

function candidates(
  s: State,
  f: F,
  target: Picked,
  by: Seat,
  fits: (piece: Piece) => boolean,
  players: boolean,
): Pieces {
  let from = 0;
  const last = players ? s.seats : s.seats + 1;
  for (let piece = 0; piece < last; piece += 1) {
    if ((players || isOnBoard(s, piece)) && isAmong(s, f, target.among, by, piece, players) && fits(piece))
      from |= 1 << piece;
  }
  return from;
}

function isAmong(s: State, f: F, among: Among, by: Seat, piece: Piece, players: boolean): boolean {
  const seat = playerOf(s, piece);
  switch (among) {
    case 'any':
      return true;
    case 'other':
      return seat !== by;
    case 'otherFree':
      return seat !== by && !isDetained(s, seat);
    case 'detained':
      return isDetained(s, piece);
    case 'hasChip':
      return isCarrier(s, seat) || (seat === deeCoyOf(s) && isCarrier(s, s.seats));
    case 'inArea':
      return seat !== by && (players ? [seat, ...kuroWith(s, seat)] : [piece]).some((one) => isWith(s, f, by, one));
    case 'inRange':
      return (reach(s.at[f.piece]!, rangeOf(s, f.piece)) & (1 << s.at[piece]!)) !== 0;
  }
}

function kuroWith(s: State, seat: Seat): Piece[] {
  return seat === deeCoyOf(s) && isOnBoard(s, s.seats) ? [s.seats] : [];
}

/** In the same Area as one of the picker's characters; a Recon card looks from the board it lies on. */
function isWith(s: State, f: F, by: Seat, piece: Piece): boolean {
  const area = s.at[piece]!;
  if (area === NONE) return false;
  if (isKuro(s, f.piece) || RECON_SCRIPTS.has(f.script)) return s.at[f.piece] === area;
  return s.at[by] === area || kuroWith(s, by).some((one) => s.at[one] === area);
}

const RECON_SCRIPTS: ReadonlySet<number> = new Set(RECON.map(({ effects }) => scriptOf(effects)));

export function seatsInOrder(s: State): Seat[] {
  return Array.from({ length: s.seats }, (_, step) => (s.active + step) % s.seats);
}

export const FILTERS = ['nonElite', 'inRange', 'nearKuro', 'any'] as const;

/** Answered to "which Program": no more. */
export const DONE = -2;

export function askDiscard(k: K, seat: Seat, count: number): void {
  k.push({ stage: 'cards', by: seat, why: 0, min: count, max: count, chosen: [], answer: NONE });
}
