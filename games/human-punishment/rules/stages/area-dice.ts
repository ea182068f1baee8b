import { dropBox } from '../boxes.ts';
import { AT_SHARED, LOCATIONS_BY_NUMBER } from '../content/board.ts';
import { ORANGE, throwDice, WHITE } from '../dice.ts';
import { destroyLocation } from '../enemies.ts';
import { stage } from '../events.ts';
import { enter } from '../movement.ts';
import { isKuro, playerOf } from '../pieces.ts';
import { NONE } from '../state.ts';
import { W2 } from '../windows.ts';
import { canBeAttacked } from './enemy-attacks.ts';
import { openWindow } from './windows.ts';

// Dice that effects ask for: they name a Spawn Location or an Area.

/** E-EX-02 A location of that number; 6 or 8: its own, then 6/8; all destroyed already: nothing. */
export const deadZone = stage.happens('deadZone', (s, f, k) => {
  if (f.step === 0) {
    f.step = 1;
    throwDice(s, k, f, WHITE, s.active);
    return openWindow(s, k, W2, WHITE);
  }
  const number = f.white1 + f.white2;
  const own = LOCATIONS_BY_NUMBER[number]!.filter((location) => (s.destroyed & (1 << location)) === 0);
  const shared =
    (number === 6 || number === 8) && own.length === 0 && (s.destroyed & (1 << AT_SHARED)) === 0 ? [AT_SHARED] : own;
  if (shared.length === 0) return k.done();
  if (shared.length > 1 && f.answer === NONE) {
    return k.push({ stage: 'location', by: s.active, from: shared.reduce((bits, at) => bits | (1 << at), 0), why: 1 });
  }
  k.done();
  destroyLocation(s, k, f.answer === NONE ? shared[0]! : f.answer);
});

export const relocate = stage.happens('relocate', (s, f, k) => {
  if (f.step === 0) {
    f.step = 1;
    throwDice(s, k, f, ORANGE, playerOf(s, f.piece));
    return openWindow(s, k, W2, ORANGE);
  }
  k.done();
  if (canBeAttacked(s, f.piece) || isKuro(s, f.piece)) enter(s, k, f.piece, f.orange - 1);
});

export const supplyDrop = stage.happens('supplyDrop', (s, f, k) => {
  if (f.step === 0) {
    if (f.left === 0 || s.supply.length === 0) return k.done();
    f.left -= 1;
    f.step = 1;
    throwDice(s, k, f, ORANGE, s.active);
    return openWindow(s, k, W2, ORANGE);
  }
  f.step = 0;
  dropBox(s, k, f.orange - 1);
});
