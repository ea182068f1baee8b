import { only, pick } from '@tablewright/kernel';
import type { CardAct } from '../acts.ts';
import { adjust } from '../bars.ts';
import { lot } from '../chance.ts';
import { toJunkyard, unequip } from '../chips.ts';
import { isMuted } from '../collar.ts';
import { BLUE_AREAS, TOWER_10, TOWER_4 } from '../content/board.ts';
import { ENEMY_TYPES } from '../content/effects.ts';
import { ELITE, ENEMIES } from '../content/enemies.ts';
import { placeId } from '../content/enemy-places.ts';
import { isBlue, isRed, worth } from '../content/faces.ts';
import { type K, stage } from '../events.ts';
import { discard, discardAtOnce, faceIds, turnUp, turnUpRed } from '../influence.ts';
import { show } from '../notes.ts';
import {
  blueLimit,
  chipsOf,
  enemyAt,
  firstInOrder,
  isApexHere,
  isCarrier,
  isDetained,
  isInZone,
  isOnBoard,
  playerOf,
  reach,
  shieldOf,
} from '../pieces.ts';
import { DEUS, type EnemyAttackFrame, NONE, type Piece, type Pieces, type State } from '../state.ts';
import { W3 } from '../windows.ts';
import { badgeHolder } from './effect-targets.ts';
import { CARD_ACTS, CARDS_DONE, cheapest, offerHand, takeFromHand } from './questions.ts';
import { whyNotCard } from './why-cards.ts';
import { openWindow } from './windows.ts';

// An Enemy attacks (HPB-541 to HPB-563, HPB-822): whom, what is laid against it, and what comes of it.

const TANK = ENEMY_TYPES.indexOf('tank');
const SNIPER = ENEMY_TYPES.indexOf('sniper');
const THIEF = ENEMY_TYPES.indexOf('thief');

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
export function canBeAttacked(s: State, piece: Piece): boolean {
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
  toJunkyard(s, k, unequip(s, piece, slot), playerOf(s, piece), { what: 'thief' });
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
