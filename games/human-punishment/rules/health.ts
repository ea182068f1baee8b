import type { Seat } from '@tablewright/kernel';
import { HQ } from './content/board.ts';
import { DEE_COY, DRYDEN } from './content/characters.ts';
import { WOUNDS } from './content/wounds.ts';
import type { K } from './events.ts';
import { drawPrograms } from './programs.ts';
import { isDetained, isKuro, maxHealth, playerOf } from './pieces.ts';
import { detain } from './prison.ts';
import { KURO_AWAY, NONE, type Piece, type State, TALLIES, WOUNDS_RECEIVED } from './state.ts';
import { credit } from './tasks.ts';

// Health and Wounds (HPB-565 to HPB-577).

/** How much Health came back. */
export function heal(s: State, k: K, piece: Piece, by: number | 'full'): number {
  const most = maxHealth(s, piece);
  const from = s.health[piece]!;
  const to = by === 'full' ? most : Math.min(most, from + by);
  if (to <= from) return 0;
  s.health[piece] = to;
  k.tell({ type: 'healed', piece, from, to });
  return to - from;
}

/** HPB-570 A Wound leaves a board and goes under the deck. */
export function cure(s: State, k: K, piece: Piece, at: number): void {
  const [wound] = s.wounds[piece]!.splice(at, 1);
  if (wound === undefined) return;
  s.woundDeck.unshift(wound);
  s.seenWounds += 1;
  k.tell({ type: 'cured', piece, wound: WOUNDS[wound]!.id });
}

/** HPB-577 */
export function isHurt(s: State, piece: Piece): boolean {
  return s.at[piece] !== NONE && s.health[piece]! < maxHealth(s, piece);
}

export function isWounded(s: State, piece: Piece): boolean {
  return piece < s.seats && s.wounds[piece]!.length > 0;
}

/** HPB-874 A doing of Dryden's has healed a character. */
export function noteHealing(s: State, k: K, seat: Seat, restored: number): void {
  if (restored >= 2) credit(s, k, seat, 'healed2');
  if (s.character[seat] !== DRYDEN) return;
  s.bar[seat]! += 1;
  k.tell({ type: 'ownBar', by: seat, level: s.bar[seat]! });
  if (s.bar[seat] === 2 || s.bar[seat] === 5) drawPrograms(s, k, seat, 1);
}

/** One Wound from the deck; false when none is left (HPB-570). */
export function takeWound(s: State, k: K, seat: Seat): boolean {
  const wound = s.woundDeck.pop();
  if (wound === undefined) return false;
  s.seenWounds = Math.min(s.seenWounds, s.woundDeck.length);
  s.wounds[seat]!.push(wound);
  s.tally[seat * TALLIES + WOUNDS_RECEIVED]! += 1;
  s.health[seat] = Math.min(s.health[seat]!, maxHealth(s, seat));
  k.tell({ type: 'wounded', by: seat, wound: WOUNDS[wound]!.id });
  return true;
}

/** HPB-565, HPB-566, HPB-569, HPB-875 At 0 Health; how many Wounds it brings, and to whom. */
export function fall(s: State, k: K, piece: Piece): { seat: Seat; wounds: number } {
  s.health[piece] = 0;
  k.tell({ type: 'fell', piece });
  const seat = playerOf(s, piece);
  if (piece === s.active && s.stack.some((frame) => frame.stage === 'action')) {
    s.fallen = 1; // HPB-118
    s.ap = 0;
    s.move = 0;
  }
  if (isKuro(s, piece)) {
    s.at[piece] = NONE;
    s.entered &= ~(1 << piece); // HPB-215 his return is no entering
    s.kuroGone = KURO_AWAY;
    return { seat, wounds: 1 };
  }
  if (s.character[piece] === DEE_COY) detain(s, k, piece);
  else if (!isDetained(s, piece)) {
    s.at[piece] = HQ;
    s.place[piece] = 0;
    s.zone |= 1 << piece;
  }
  return { seat, wounds: s.character[piece] === DRYDEN ? 2 : 1 };
}
