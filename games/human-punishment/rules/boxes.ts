import type { Seat } from '@tablewright/kernel';
import { shuffle } from './chance.ts';
import { AREA_IDS } from './content/board.ts';
import { BOXES, PISTOL, RIFLE_HQ } from './content/boxes.ts';
import type { K } from './events.ts';
import { NONE, type State } from './state.ts';

// Supply Boxes between the stack, the Areas, the boards and HQ (HPB-330 to HPB-343).

/** Five numbers a box in `lying`. */
export const BOX = 5;

/** HPB-335 */
function rebuild(s: State, k: K): void {
  if (s.supply.length > 0 || s.supplyDiscard.length === 0) return;
  s.supply = shuffle(s, k, s.supplyDiscard, 'Supply');
  s.supplyDiscard = [];
  k.tell({ type: 'reshuffled', deck: 'supply', cards: s.supply.length });
}

/** HPB-330 The top box, face-down into an Area; nothing when there is none. */
export function dropBox(s: State, k: K, area: number): void {
  const box = s.supply.pop();
  if (box === undefined) return;
  s.lying.push(area, box, 0, 0, s.mixed === 0 ? 1 : 0);
  k.tell({ type: 'boxCame', area: AREA_IDS[area]! });
  rebuild(s, k);
}

/** Places in `lying` of the boxes in an Area. */
export function boxesIn(s: State, area: number): number[] {
  const boxes: number[] = [];
  for (let at = 0; at < s.lying.length; at += BOX) if (s.lying[at] === area) boxes.push(at);
  return boxes;
}

/** HPB-333 An item is put down, face-up. */
export function dropItem(s: State, k: K, seat: Seat): void {
  const item = s.item[seat]!;
  if (item === NONE) return;
  s.item[seat] = NONE;
  s.lying.push(s.at[seat]!, item, 1, 0, 1);
  k.tell({ type: 'droppedItem', by: seat, item: BOXES[item]!.id });
}

/** HPB-335 A used box on the pile; it is the new stack at once if there is none. */
export function discardBox(s: State, k: K, box: number): void {
  s.supplyDiscard.push(box);
  rebuild(s, k);
}

/** HPB-334 A used item: an HQ weapon goes home, another box onto the pile. */
export function useItem(s: State, k: K, seat: Seat): number {
  const item = s.item[seat]!;
  s.item[seat] = NONE;
  if (item === PISTOL || item === RIFLE_HQ) s.hq[item]! += 1;
  else discardBox(s, k, item);
  return item;
}

export function isWeapon(item: number): boolean {
  return item !== NONE && BOXES[item]!.effects.some((effect) => effect.does === 'attackMod');
}
