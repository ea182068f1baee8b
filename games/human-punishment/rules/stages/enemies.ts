import { only, pick } from '@tablewright/kernel';
import type { CardAct } from '../acts.ts';
import { adjust } from '../bars.ts';
import { dropBox } from '../boxes.ts';
import { lot } from '../chance.ts';
import { toJunkyard, unequip } from '../chips.ts';
import { isMuted } from '../collar.ts';
import {
  AREA_IDS,
  AT_6,
  AT_8,
  AT_SHARED,
  BLUE_AREAS,
  LOCATIONS_BY_NUMBER,
  LOCATIONS_IN,
  RED_AREAS,
  TOWER_10,
  TOWER_4,
} from '../content/board.ts';
import { ENEMY_TYPES } from '../content/effects.ts';
import { ELITE, ENEMIES, RED_DIE } from '../content/enemies.ts';
import { isBlue, isRed, worth } from '../content/faces.ts';
import { ORANGE, RED_DIE_BIT, throwDice, WHITE } from '../dice.ts';
import { destroyLocation, nextOfType } from '../enemies.ts';
import { type K, stage } from '../events.ts';
import { discard, discardAtOnce, faceIds, turnUp, turnUpRed } from '../influence.ts';
import { enter } from '../movement.ts';
import { show } from '../notes.ts';
import { arriveOnRed1, stepOn } from '../paths.ts';
import {
  blueLimit,
  chipsOf,
  enemyAt,
  firstInOrder,
  isApexHere,
  isCarrier,
  isDetained,
  isDeusHere,
  isInZone,
  isKuro,
  isOnBoard,
  placeId,
  playerOf,
  RED_1,
  reach,
  shieldOf,
} from '../pieces.ts';
import { DEUS, type EnemyAttackFrame, NONE, type Piece, type Pieces, type State } from '../state.ts';
import { BEFORE_ENEMY, opensForCards, W2, W3 } from '../windows.ts';
import { badgeHolder } from './effect-targets.ts';
import { CARD_ACTS, CARDS_DONE, cheapest, offerHand, takeFromHand } from './questions.ts';
import { whyNotCard } from './why-cards.ts';
import { openWindow } from './windows.ts';

// Enemies act by themselves (HPB-510 to HPB-563, HPB-822): dice, activation, attacks, new ones.

const TANK = ENEMY_TYPES.indexOf('tank');
const SNIPER = ENEMY_TYPES.indexOf('sniper');
const CRAWLER = ENEMY_TYPES.indexOf('crawler');
const THIEF = ENEMY_TYPES.indexOf('thief');

// HPB-510, HPB-511 All four dice in one throw; with `red` NONE only the orange one (the effect `activate`).
export const activation = stage.happens('activation', (s, f, k) => {
  const isPhase = f.red !== NONE;
  const { step } = f;
  switch (step) {
    case 0: {
      const dice = isPhase ? ORANGE | RED_DIE_BIT | WHITE : ORANGE;
      throwDice(s, k, f, dice, s.active);
      f.step = isPhase && isOneMoment(s, f.orange - 1) && !opensForCards(s, W2) ? WITHOUT_WINDOW : WITH_WINDOW;
      if (f.step === WITH_WINDOW) openWindow(s, k, W2, dice);
      return;
    }
    case WITH_WINDOW:
    case WITHOUT_WINDOW:
      f.step = step === WITH_WINDOW && isOneMoment(s, f.orange - 1) ? APPEARS : BEFORE_APPEARING;
      k.tell({ type: 'activated', area: AREA_IDS[f.orange - 1]! });
      return k.push({ stage: 'activate', area: f.orange - 1, at: 0 });
    case BEFORE_APPEARING:
      f.step = APPEARS;
      if (isPhase && RED_DIE[f.red - 1] !== null) openWindow(s, k, BEFORE_ENEMY);
      return;
    default:
      k.done();
      if (isPhase) appear(k, f.red, f.white1 + f.white2);
  }
});

const WITH_WINDOW = 1;
const BEFORE_APPEARING = 2;
const APPEARS = 3;
/** The dice count; a window before they did would have been the General's alone, who has the next one. */
const WITHOUT_WINDOW = 4;

/**
 * HPB-115 Where the Area that the dice name holds nobody who would do something (HPB-542), nothing happens before the next
 * window, at the new Enemy or the Event: the General's moment comes once, at the dice where cards open that window too.
 */
function isOneMoment(s: State, area: number): boolean {
  const isIdle = (place: number): boolean =>
    enemyAt(s, place) === NONE || targetsOf(s, attackOf(place, area)).all === 0;
  if (!LOCATIONS_IN[area]!.every(isIdle)) return false;
  return RED_AREAS.every((at, space) => {
    if (at !== area) return true;
    if (s.red[space] !== NONE && s.red[space] !== DEUS) return false; // a Crawler steps
    return !(isDeusHere(s) && s.deusAt === space) || isIdle(RED_1 + space);
  });
}

/** HPB-520 */
function appear(k: K, red: number, number: number): void {
  const type = RED_DIE[red - 1]!;
  if (type === null) k.tell({ type: 'nobodyCame' });
  else k.push({ stage: 'spawn', type, number, step: 2, answer: NONE, white1: 0, white2: 0 });
}

/** HPB-540 Locations in order, then Deus, then the Crawlers from the front backwards. */
export const activate = stage.happens('activate', (s, f, k) => {
  const locations = LOCATIONS_IN[f.area]!;
  while (f.at < locations.length) {
    const place = locations[f.at]!;
    f.at += 1;
    if (s.enemyAt[place] !== NONE) return declare(k, place, f.area);
  }
  if (f.at === locations.length) {
    f.at += 1;
    if (isDeusHere(s) && RED_AREAS[s.deusAt] === f.area) return declare(k, RED_1 + s.deusAt, f.area);
  }
  for (;;) {
    const space = RED_AREAS.length - 1 - (f.at - locations.length - 1);
    if (space < 0) return k.done();
    f.at += 1;
    if (RED_AREAS[space] !== f.area || s.red[space] === NONE || s.red[space] === DEUS) continue;
    const at = stepOn(s, k, space); // HPB-549
    if (at !== NONE) declare(k, RED_1 + at, RED_AREAS[at]!);
    return;
  }
});

function declare(k: K, place: number, area: number): void {
  k.push(attackOf(place, area));
}

/** The Enemy on this place is about to attack in this Area. `entered`: only whoever has just come in. */
export function attackOf(place: number, area: number, entered = NONE): EnemyAttackFrame {
  return {
    stage: 'enemyAttack',
    place,
    area,
    step: 0,
    targets: 0,
    now: NONE,
    declared: 0,
    cancelled: 0,
    entered,
    blue: 0,
    answer: NONE,
  };
}

// ----------------------------------------------------------------------------------------------------------------- attacks

/** Apex as a target: the bit behind Kuro. */
function apexBit(s: State): Pieces {
  return 1 << (s.seats + 1);
}

function isTower(place: number): boolean {
  return place === TOWER_4 || place === TOWER_10;
}

/** HPB-541, HPB-547 The Areas that an Enemy reaches, as bits. */
function areasReached(s: State, f: EnemyAttackFrame): number {
  const kind = enemyAt(s, f.place);
  const isSniper = kind !== DEUS && Math.floor(kind / 3) === SNIPER && !isTower(f.place);
  return reach(f.area, isSniper ? 1 : 0);
}

/** HPB-545 */
function canBeAttacked(s: State, piece: Piece): boolean {
  return isOnBoard(s, piece) && s.health[piece]! > 0 && !isDetained(s, piece) && !isInZone(s, piece);
}

function piecesIn(s: State, areas: number): Pieces {
  let pieces = 0;
  for (let piece = 0; piece <= s.seats; piece += 1)
    if (canBeAttacked(s, piece) && (areas & (1 << s.at[piece]!)) !== 0) pieces |= 1 << piece;
  return pieces;
}

function isApexIn(s: State, areas: number): boolean {
  return isApexHere(s) && (areas & (1 << BLUE_AREAS[s.apexAt]!)) !== 0;
}

/** Whom this attack could be on; a group of equals where the Leader must pick (HPB-543, HPB-546, HPB-548). */
export function targetsOf(s: State, f: EnemyAttackFrame): { all: Pieces; equal: boolean } {
  const kind = enemyAt(s, f.place);
  if (kind === NONE) return { all: 0, equal: false };
  const areas = areasReached(s, f);
  const type = kind === DEUS ? TANK : Math.floor(kind / 3);
  const inRange = piecesIn(s, areas);
  if (f.entered !== NONE) {
    const there = (inRange & (1 << f.entered)) !== 0 && isCarrier(s, f.entered);
    return { all: there ? 1 << f.entered : 0, equal: false };
  }
  if (type === TANK) return { all: inRange | (isApexIn(s, areas) ? apexBit(s) : 0), equal: false };
  if (type !== THIEF && isApexIn(s, areas)) return { all: apexBit(s), equal: false };
  return { all: groupOf(s, inRange, type === THIEF), equal: true };
}

/** HPB-543 The first group that is not empty; Kuro is the last choice. */
function groupOf(s: State, inRange: Pieces, carriersOnly: boolean): Pieces {
  const kuro = 1 << s.seats;
  const people = inRange & ~kuro;
  let lowest = 99;
  let carriers = 0;
  for (let piece = 0; piece < s.seats; piece += 1) {
    if ((people & (1 << piece)) === 0) continue;
    lowest = Math.min(lowest, s.health[piece]!);
    if (isCarrier(s, piece)) carriers |= 1 << piece;
  }
  let weakest = 0;
  for (let piece = 0; piece < s.seats; piece += 1)
    if ((people & (1 << piece)) !== 0 && s.health[piece] === lowest) weakest |= 1 << piece;
  const kuroFits = (inRange & kuro) !== 0 && (!carriersOnly || isCarrier(s, s.seats)) ? kuro : 0;
  if ((carriers & weakest) !== 0) return carriers & weakest;
  if (carriers !== 0) return carriers;
  if (carriersOnly) return kuroFits;
  return weakest === 0 ? kuroFits : weakest;
}

export const enemyAttack = stage.happens('enemyAttack', (s, f, k) => {
  const kind = enemyAt(s, f.place);
  if (f.step === 0) {
    const { all, equal } = targetsOf(s, f);
    if (all === 0) return k.done(); // HPB-542
    if (equal && (all & (all - 1)) !== 0) {
      if (f.answer === NONE || (all & (1 << f.answer)) === 0) {
        f.answer = NONE;
        return k.push({ stage: 'target', by: badgeHolder(s, 'leader'), from: all });
      }
      f.targets = 1 << f.answer;
    } else f.targets = all;
    f.step = 1;
    k.tell({ type: 'enemyAttacks', kind, at: placeId(f.place), pieces: targetList(s, f.targets) });
    if (f.declared === 1) return;
    f.declared = 1;
    return openWindow(s, k, W3);
  }
  if (f.cancelled === 1 || kind === NONE) return k.done(); // HPB-563
  if (f.step === 1) return nextTarget(s, f, k);
  if (f.step === 2) return resolveAttack(s, f, k, kind);
  k.done();
});

function targetList(s: State, targets: Pieces): number[] {
  const pieces: number[] = [];
  for (let piece = 0; piece <= s.seats + 1; piece += 1) if ((targets & (1 << piece)) !== 0) pieces.push(piece);
  return pieces;
}

/** HPB-546 Apex first, then in turn order; HPB-563 one that cannot be attacked any more is chosen anew. */
function nextTarget(s: State, f: EnemyAttackFrame, k: K): void {
  const { all, equal } = targetsOf(s, f);
  if (equal && f.targets !== 0 && (all & f.targets) === 0) {
    f.targets = 0;
    f.step = all === 0 ? 3 : 0;
    return;
  }
  f.targets &= all | (f.targets & apexBit(s));
  if (f.targets === 0) {
    f.step = 3;
    return;
  }
  if ((f.targets & apexBit(s)) !== 0) {
    f.targets &= ~apexBit(s);
    return attackApex(s, f, k);
  }
  const now = firstInOrder(s, f.targets);
  f.targets &= ~(1 << now);
  f.now = now;
  f.blue = 0;
  f.step = 2;
  const seat = playerOf(s, now);
  // Whoever holds cards is asked, also without a blue one: not being asked would tell.
  if (s.hands[seat]!.length > 0 && !isMuted(s, seat)) k.push({ stage: 'defend', by: seat, piece: now, chosen: [] });
}

// HPB-560 D-32
export const defend = stage.acts('defend', {
  rule: 'HPB-560',
  who: (_s, f) => only(f.by),
  offer(s, f, seat, acts: CardAct[]) {
    if (f.chosen.length < blueLimit(s, f.piece)) offerHand(s, seat, acts, isBlue);
    acts.push(CARDS_DONE);
  },
  why: (s, f, seat, value) =>
    whyNotCard(s, seat, value, {
      rule: 'HPB-560',
      colour: 'blue',
      fits: isBlue,
      laid: f.chosen.length,
      least: 0,
      most: blueLimit(s, f.piece),
    }),
  absent(s, f) {
    const face =
      f.chosen.length === 0 && blueLimit(s, f.piece) > 0
        ? cheapest(s, f.by, (one) => isBlue(one) && worth(one) >= 3)
        : NONE;
    return face === NONE ? CARDS_DONE : CARD_ACTS[face]!;
  },
  does: {
    card(s, f, { value, by }) {
      f.chosen.push(takeFromHand(s, by, value.card));
    },
    done(s, f, _said, k) {
      k.done();
      const attack = s.stack[s.stack.length - 1] as EnemyAttackFrame;
      for (const face of f.chosen) attack.blue += worth(face);
      k.tell({ type: 'defends', piece: f.piece, cards: faceIds(f.chosen) });
      discardAtOnce(s, k, f.by, f.chosen);
    },
  },
});

function strengthAndReds(kind: number): { strength: number; reds: number } {
  return kind === DEUS
    ? { strength: ELITE.strength, reds: ELITE.redCards }
    : { strength: ENEMIES[kind]!.strength, reds: ENEMIES[kind]!.redCards };
}

function resolveAttack(s: State, f: EnemyAttackFrame, k: K, kind: number): void {
  f.step = 1;
  const piece = f.now;
  const { strength, reds } = strengthAndReds(kind);
  const { faces, sum } = turnUpRed(s, k, reds);
  const result = shieldOf(s, piece) + f.blue - sum;
  k.tell({ type: 'attacked', kind, at: placeId(f.place), piece, cards: faceIds(faces), result, hit: result < 0 });
  discard(s, k, faces);
  if (result >= 0) return;
  if (kind !== DEUS && Math.floor(kind / 3) === THIEF) return steal(s, k, piece);
  k.push({ stage: 'hurt', piece, damage: strength, min1: 0, wounds: 0, price: 0, step: 0, cancelled: 0 });
}

/** HPB-548 One chip, a random one of two. */
function steal(s: State, k: K, piece: Piece): void {
  const slot = chipsOf(s, piece) > 1 ? lot(s, k, 2, 'stolen chip') : 0;
  toJunkyard(s, k, unequip(s, piece, slot), playerOf(s, piece), 'thief');
}

/** HPB-562 */
function attackApex(s: State, f: EnemyAttackFrame, k: K): void {
  const kind = enemyAt(s, f.place);
  const { strength, reds } = strengthAndReds(kind);
  const guard = turnUp(s, k, true);
  if (guard !== NONE) show(s, [guard]);
  const swing = guard === NONE ? 0 : isBlue(guard) ? worth(guard) : isRed(guard) ? -worth(guard) : 0;
  const { faces, sum } = turnUpRed(s, k, reds);
  const result = ELITE.shield + swing - sum;
  k.tell({
    type: 'attackedApex',
    kind,
    at: placeId(f.place),
    cards: faceIds(guard === NONE ? faces : [guard, ...faces]),
    result,
    hit: result < 0,
  });
  discard(s, k, guard === NONE ? faces : [guard, ...faces]);
  if (result < 0) adjust(s, k, 'apex', -strength, NONE);
}

// HPB-544 D-31
export const target = stage.ask('target', {
  rule: 'HPB-544',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<number>(targetList(s, f.from)),
  absent: (s, f) => targetList(s, f.from)[0]!,
  answer(s, _f, { value }, k) {
    k.done();
    (s.stack[s.stack.length - 1] as EnemyAttackFrame).answer = value;
  },
});

// --------------------------------------------------------------------------------------------------------------- new Enemies

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
    return arriveOnRed1(s, k, kind, () => k.tell({ type: 'spawned', kind, at: 'red1' }));
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

// ------------------------------------------------------------------------------------------------- dice that effects ask for

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
