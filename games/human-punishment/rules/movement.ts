import { AREA_IDS, AT_6, AT_8, CITY, MED, NETWORK, ADJACENT } from './content/board.ts';
import type { K } from './events.ts';
import { NONE, type Piece, type State } from './state.ts';

// From Area to Area (HPB-200 to HPB-215).

/** HPB-206, HPB-207 With five or six players an Enemy on 6 or 8 bars the way from Area 2 to Area 6. */
export function isBlocked(s: State): boolean {
  return s.seats >= 5 && (s.enemyAt[AT_6] !== NONE || s.enemyAt[AT_8] !== NONE);
}

/** HPB-202, HPB-204 */
export function cost(to: number): number {
  return to === MED ? 0 : 1;
}

/** Where a piece may go by movement, as bits of Areas. */
export function waysFrom(s: State, piece: Piece, movement: number): number {
  const from = s.at[piece]!;
  if (from === NONE) return 0;
  let ways = 0;
  for (const to of ADJACENT[from]!) {
    if (cost(to) > movement) continue;
    if (from === CITY && to === NETWORK && isBlocked(s)) continue;
    if (to === MED && piece === s.seats) continue; // HPB-884
    ways |= 1 << to;
  }
  return ways;
}

/** HPB-214 From another Area, by movement or by a card; what comes of it follows in order. */
export function enter(s: State, k: K, piece: Piece, area: number): void {
  const from = s.at[piece]!;
  s.at[piece] = area;
  s.place[piece] = 0;
  k.tell({ type: 'moved', piece, from: from === NONE ? null : AREA_IDS[from]!, to: AREA_IDS[area]! });
  if (from === area) return;
  if (area === NETWORK) s.entered |= 1 << piece;
  else s.entered &= ~(1 << piece);
  k.push({ stage: 'entering', piece, step: 0, at: 0, answer: NONE });
}
