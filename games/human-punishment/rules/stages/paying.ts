import type { Seat } from '@tablewright/kernel';
import { dropItem } from '../boxes.ts';
import { BOXES, PISTOL, RIFLE_HQ } from '../content/boxes.ts';
import { isBlue, isRed, worth } from '../content/faces.ts';
import { PROGRAMS, RANDOM_PROGRAM_COST } from '../content/programs.ts';
import { RECON_COST } from '../content/recon.ts';
import type { K } from '../events.ts';
import { programNamed } from '../programs.ts';
import type { Piece, State } from '../state.ts';
import { credit } from '../tasks.ts';
import { FOR_PROGRAM, FOR_RECON, FOR_UNSEEN, FOR_WEAPON, spend } from './actions.ts';

// What is bought, and whether it can be paid (HPB-306, HPB-430 to HPB-460).

/** HPB-306 Red cards only or blue cards only. */
export function canPay(s: State, seat: Seat, price: number): boolean {
  return holdsOf(s, seat, isBlue) >= price || holdsOf(s, seat, isRed) >= price;
}

export function holdsOf(s: State, seat: Seat, fits: (face: number) => boolean): number {
  let sum = 0;
  for (const face of s.hands[seat]!) if (fits(face)) sum += worth(face);
  return sum;
}

export function priceOf(s: State, design: number): number {
  return PROGRAMS[design]!.cost + s.programCost;
}

/** HPB-431 */
export function unseenPrice(s: State): number {
  return RANDOM_PROGRAM_COST + s.programCost;
}

function pay(k: K, by: Seat, piece: Piece, price: number, what: number, detail: number): void {
  k.push({ stage: 'pay', by, piece, price, what, detail, chosen: [] });
}

export function buy(s: State, k: K, by: Seat, card: string): void {
  spend(s, k, by, by);
  s.place[by] = 1;
  const design = programNamed(card);
  pay(k, by, by, priceOf(s, design), FOR_PROGRAM, design);
}

export function buyUnseen(s: State, k: K, by: Seat): void {
  spend(s, k, by, by);
  s.place[by] = 1;
  pay(k, by, by, unseenPrice(s), FOR_UNSEEN, 0);
}

export function buyWeapon(s: State, k: K, by: Seat, box: 'pistol' | 'rifle-hq'): void {
  spend(s, k, by, by);
  const item = box === 'pistol' ? PISTOL : RIFLE_HQ;
  pay(k, by, by, BOXES[item]!.price!, FOR_WEAPON, item);
}

export function takeRecon(s: State, k: K, by: Seat, piece: Piece): void {
  spend(s, k, piece, by);
  pay(k, by, piece, RECON_COST, FOR_RECON, 0);
}

/** A weapon from HQ; an item held is put down first (HPB-450). */
export function takeWeapon(s: State, k: K, by: Seat, item: number): void {
  dropItem(s, k, by);
  s.hq[item]! -= 1;
  s.item[by] = item;
  k.tell({ type: 'tookItem', by, item: BOXES[item]!.id });
  credit(s, k, by, 'weapons2');
}

/** HPB-868 Nova, without paying. */
export function arm(s: State, k: K, by: Seat, box: 'pistol' | 'rifle-hq'): void {
  s.bar[by] = 0;
  takeWeapon(s, k, by, box === 'pistol' ? PISTOL : RIFLE_HQ);
}
