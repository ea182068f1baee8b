import { adjust } from '../bars.ts';
import { AT_6, AT_8, AT_SHARED, LOCATIONS_BY_NUMBER } from '../content/board.ts';
import { ENEMY_TYPES } from '../content/effects.ts';
import { ENEMIES, RED_DIE } from '../content/enemies.ts';
import { placeId, RED_1 } from '../content/enemy-places.ts';
import { RED_DIE_BIT, throwDice, WHITE } from '../dice.ts';
import { nextOfType } from '../enemies.ts';
import { type K, stage } from '../events.ts';
import { arriveOnRed1 } from '../paths.ts';
import { NONE, type State } from '../state.ts';
import { W2 } from '../windows.ts';
import { openWindow } from './windows.ts';

// New Enemies (HPB-520 to HPB-528, HPB-803): where they appear, and what comes of it where there is no room.

const CRAWLER = ENEMY_TYPES.indexOf('crawler');

function isFree(s: State, location: number): boolean {
  return s.enemyAt[location] === NONE && (s.destroyed & (1 << location)) === 0;
}

/** HPB-521 to HPB-524 Where an Enemy with this number may appear, as bits. */
export function freeLocations(s: State, number: number): number {
  if (number !== 6 && number !== 8) {
    let free = 0;
    for (const location of LOCATIONS_BY_NUMBER[number]!) if (isFree(s, location)) free |= 1 << location;
    return free;
  }
  const own = number === 6 ? AT_6 : AT_8;
  if (isFree(s, own)) return 1 << own;
  const opens = s.sharedEarly || (!isFree(s, AT_6) && !isFree(s, AT_8));
  return opens && isFree(s, AT_SHARED) ? 1 << AT_SHARED : 0;
}

export const spawn = stage.happens('spawn', (s, f, k) => {
  if (f.step === 0) {
    f.step = 1;
    throwDice(s, k, f, WHITE, s.active);
    return openWindow(s, k, W2, WHITE);
  }
  if (f.step === 1) {
    f.step = 2;
    f.number = f.white1 + f.white2;
  }
  const kind = nextOfType(s, f.type);
  if (kind === NONE) {
    k.done();
    return crowded(s, k); // HPB-526
  }
  if (f.type === CRAWLER) {
    k.done();
    s.left[kind]! -= 1;
    return arriveOnRed1(s, k, kind, () => k.tell({ type: 'spawned', kind, at: placeId(RED_1) }));
  }
  const free = freeLocations(s, f.number);
  if (free === 0) {
    k.done();
    return crowded(s, k); // HPB-524
  }
  if ((free & (free - 1)) !== 0 && f.answer === NONE)
    return k.push({ stage: 'location', by: s.active, from: free, why: 0 });
  const location = f.answer === NONE ? 31 - Math.clz32(free) : f.answer;
  k.done();
  s.left[kind]! -= 1;
  s.enemyAt[location] = kind;
  s.enemyHealth[location] = ENEMIES[kind]!.health;
  k.tell({ type: 'spawned', kind, at: placeId(location) });
});

/** HPB-803 Deus comes onto the red path. */
export const arrival = stage.happens('arrival', (s, f, k) => {
  k.done();
  arriveOnRed1(s, k, f.kind, () => {});
});

function crowded(s: State, k: K): void {
  k.tell({ type: 'noRoom' });
  adjust(s, k, 'threat', 1, NONE);
}

// HPB-528 For each: the red die, the white ones only if needed.
export const raid = stage.happens('raid', (s, f, k) => {
  if (f.step === 0) {
    if (f.times === 0) return k.done();
    f.times -= 1;
    f.step = 1;
    throwDice(s, k, f, RED_DIE_BIT, s.active);
    return openWindow(s, k, W2, RED_DIE_BIT);
  }
  f.step = 0;
  const type = RED_DIE[f.red - 1]!;
  if (type === null) return k.tell({ type: 'nobodyCame' });
  k.push({ stage: 'spawn', type, number: 0, step: type === CRAWLER ? 2 : 0, answer: NONE, white1: 0, white2: 0 });
});
