import { everybody, type Seat } from '@tablewright/kernel';
import { NETWORK } from './content/board.ts';
import type { K } from './events.ts';
import { NONE, type State } from './state.ts';

// The Isolation Cube and the two badges (HPB-600 to HPB-616, HPB-700 to HPB-708).

/** The Place inside Area 6. */
export const CUBE = 1;

export function detain(s: State, k: K, seat: Seat): void {
  if ((s.detained & (1 << seat)) !== 0) return;
  s.detained |= 1 << seat;
  s.at[seat] = NETWORK;
  s.place[seat] = CUBE;
  s.zone &= ~(1 << seat);
  s.entered &= ~(1 << seat);
  k.tell({ type: 'detained', seat });
  if (s.leader === seat)
    newLeader(s, k, false); // HPB-602
  else if (s.general === seat && s.leader !== NONE) k.push({ stage: 'appoint', by: s.leader, keep: 1 }); // HPB-614
}

export function free(s: State, k: K, seat: Seat): void {
  if ((s.detained & (1 << seat)) === 0) return;
  s.detained &= ~(1 << seat);
  k.tell({ type: 'freed', seat });
  if (s.leader === NONE) newLeader(s, k, false); // HPB-601
}

function isEverybodyDetained(s: State): boolean {
  return s.detained === everybody(s.seats);
}

/** HPB-620 A vote; HPB-601: while all are detained there is no Leader. */
export function newLeader(s: State, k: K, exclude: boolean): void {
  if (isEverybodyDetained(s)) {
    s.leader = NONE;
    k.tell({ type: 'leader', seat: NONE });
    return;
  }
  const inEvent = s.stack.some((frame) => frame.stage === 'event') ? 1 : 0;
  k.push({ stage: 'vote', exclude: exclude ? 1 : 0, inEvent, turn: 0, step: 0, cards: [], piles: [], authors: [] });
}

/** HPB-613 to HPB-616 Whom the Leader may appoint: any other player without a marker. */
export function eligibleGenerals(s: State): number {
  return everybody(s.seats) & ~s.revoked & ~(1 << s.leader);
}
