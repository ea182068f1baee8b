import type { Seat } from '@tablewright/kernel';
import { adjust } from './bars.ts';
import { HAVOC } from './content/characters.ts';
import type { EnemyFilter } from './content/effects.ts';
import { ENEMIES, LEVEL_ORDERS } from './content/enemies.ts';
import { ENEMY_PLACES, placeId, RED_1 } from './content/enemy-places.ts';
import type { K } from './events.ts';
import { draw } from './influence.ts';
import { AREAS_OF, boosted, enemyAt, isKuro, rangeOf, reach } from './pieces.ts';
import { BIG_KILLS, DEUS, GONE, KILLS, NONE, type Piece, type State, TALLIES } from './state.ts';
import { credit, creditStates, lowestLocked } from './tasks.ts';

// Enemies: which stand where, how they are hurt and what an elimination is worth (HPB-500 to HPB-504, HPB-550 to HPB-554).

function levelOf(kind: number): number {
  return ENEMIES[kind]!.level;
}

/** HPB-501, HPB-503 The marker that appears next, NONE if none of the type is left. */
export function nextOfType(s: State, type: number): number {
  for (const level of LEVEL_ORDERS[s.phase]!) {
    const kind = type * 3 + level - 1;
    if (s.left[kind]! > 0) return kind;
  }
  return NONE;
}

export function healthAt(s: State, place: number): number {
  return place < RED_1 ? s.enemyHealth[place]! : enemyAt(s, place) === DEUS ? s.deus : s.redHealth[place - RED_1]!;
}

/** Where Enemies stand that fit; `piece` is who looks for them. */
export function enemiesAmong(s: State, filter: EnemyFilter, piece: Piece): number[] {
  let within = ~0;
  if (filter === 'inRange') within = reach(s.at[piece]!, rangeOf(s, piece));
  else if (filter === 'nearKuro') within = reach(s.at[s.seats]!, 1);
  const elite = filter === 'any' || filter === 'inRange';
  const places: number[] = [];
  for (let place = 0; place < ENEMY_PLACES; place += 1) {
    const kind = enemyAt(s, place);
    if (kind !== NONE && (elite || kind !== DEUS) && (AREAS_OF[place]! & within) !== 0) places.push(place);
  }
  return places;
}

export function isEnemyAnywhere(s: State): boolean {
  for (const kind of s.enemyAt) if (kind !== NONE) return true;
  for (const kind of s.red) if (kind !== NONE && kind !== DEUS) return true;
  return false;
}

/** HPB-502 Back to the group of its Level. */
function takeAway(s: State, place: number): void {
  const kind = enemyAt(s, place);
  if (kind !== DEUS) s.left[kind]! += 1;
  if (place < RED_1) {
    s.enemyAt[place] = NONE;
    s.enemyHealth[place] = 0;
  } else {
    s.red[place - RED_1] = NONE;
    s.redHealth[place - RED_1] = 0;
  }
}

/** No cards, no credit (HPB-554). */
export function kill(s: State, k: K, place: number): void {
  const kind = enemyAt(s, place);
  if (kind === NONE || kind === DEUS) return;
  takeAway(s, place);
  k.tell({ type: 'removed', kind, at: placeId(place) });
}

/** HPB-525 */
export function destroyLocation(s: State, k: K, location: number): void {
  s.destroyed |= 1 << location;
  k.tell({ type: 'deadZone', at: placeId(location) });
  kill(s, k, location);
}

export function refreshEnemies(s: State): void {
  for (let place = 0; place < ENEMY_PLACES; place += 1) {
    const kind = enemyAt(s, place);
    if (kind === NONE || kind === DEUS) continue;
    if (place < RED_1) s.enemyHealth[place] = ENEMIES[kind]!.health;
    else s.redHealth[place - RED_1] = ENEMIES[kind]!.health;
  }
}

/** Damage by a player, in an attack or by a card; `far`: the attack went beyond the own Area. */
export function hit(s: State, k: K, place: number, damage: number, by: Seat, piece: Piece, far: boolean): void {
  const kind = enemyAt(s, place);
  if (kind === NONE || damage <= 0) return;
  if (kind === DEUS) {
    adjust(s, k, 'deus', -damage, by);
    if (s.deusAt === GONE) reward(s, k, kind, by, piece, far);
    return;
  }
  const left = healthAt(s, place) - damage;
  if (left > 0) {
    if (place < RED_1) s.enemyHealth[place] = left;
    else s.redHealth[place - RED_1] = left;
    k.tell({ type: 'enemyHurt', kind, at: placeId(place), by, damage, left });
    return;
  }
  takeAway(s, place);
  k.tell({ type: 'eliminated', kind, at: placeId(place), by, piece });
  reward(s, k, kind, by, piece, far);
}

/** HPB-552, HPB-554, HPB-869, HPB-870 */
function reward(s: State, k: K, kind: number, by: Seat, piece: Piece, far: boolean): void {
  const level = kind === DEUS ? 0 : levelOf(kind);
  s.tally[by * TALLIES + KILLS]! += 1;
  if (level !== 1) s.tally[by * TALLIES + BIG_KILLS]! += 1;
  credit(s, k, by, 'killed');
  if (level >= 2) {
    credit(s, k, by, 'hunted');
    if (far) credit(s, k, by, 'farKill');
    if (isKuro(s, piece)) credit(s, k, by, 'kuroHunted');
  }
  draw(s, k, by, kind === DEUS ? 3 : level, 'own');
  if (isKuro(s, piece) && boosted(s, by, 'kuroReward') > 0) draw(s, k, by, 1, 'own');
  if (s.character[by] !== HAVOC) return;
  draw(s, k, by, 1, 'gen');
  s.bar[by]! += 1;
  creditStates(s, k, by);
  if (s.bar[by] === 2 || s.bar[by] === 5) chooseBoost(s, k, by);
}

/** HPB-854 A Boost of the lowest Level still locked, without its task. */
export function chooseBoost(s: State, k: K, seat: Seat): void {
  const from = lowestLocked(s, seat);
  if (from !== 0) k.push({ stage: 'boost', by: seat, from });
}
