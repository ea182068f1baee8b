import { only } from '@tablewright/kernel';
import { isWeapon, useItem } from '../boxes.ts';
import { BOXES } from '../content/boxes.ts';
import type { Effects } from '../content/effects.ts';
import { ELITE, ENEMIES } from '../content/enemies.ts';
import { ENEMY_PLACES, placeId } from '../content/enemy-places.ts';
import { BERSERK, type FaceId, isBlue, isRed, OVERDRIVE_FIST, STARS, worth } from '../content/faces.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { enemiesAmong, hit } from '../enemies.ts';
import { type K, stage } from '../events.ts';
import { discard, discardAtOnce, faceIds, turnUp } from '../influence.ts';
import { show } from '../notes.ts';
import { enemyAt, isInRange, isKuro, redLimit, strengthOf } from '../pieces.ts';
import { drawPrograms } from '../programs.ts';
import {
  BLED,
  DEUS,
  type Frame,
  MOD_ALL,
  MOD_DAMAGE,
  MOD_RED,
  MOD_STRENGTH,
  MOD_VALUE,
  MODS,
  NONE,
  type State,
} from '../state.ts';
import { CARD_ACTS, CARDS_DONE, offerHand, takeFromHand } from './questions.ts';
import { whyNotCard } from './why-cards.ts';
import { starCredit } from './windows.ts';

// Attacking an Enemy (HPB-550 to HPB-556): red cards, a weapon and star cards are laid down, then one general card is turned up.

export type AttackAct = { act: 'card'; card: FaceId } | { act: 'weapon' } | { act: 'done' };

type Attack = Extract<Frame, { stage: 'attack' }>;

function isStar(face: number): boolean {
  return face === OVERDRIVE_FIST || face === BERSERK;
}

function redsLaid(f: Attack): number {
  let count = 0;
  for (const face of f.chosen) if (isRed(face)) count += 1;
  return count;
}

/** Kuro has his own limit; what was prepared for an attack of the character's works with its next one (HPB-865). */
function limit(s: State, f: Attack): number {
  if (isKuro(s, f.piece)) return redLimit(s, f.piece);
  return redLimit(s, f.piece) + s.mods[MOD_RED]! + ((s.used & BLED) !== 0 ? 1 : 0);
}

function fits(s: State, f: Attack): (face: number) => boolean {
  const isFull = redsLaid(f) >= limit(s, f);
  return (face) => (!isFull && isRed(face)) || (isStar(face) && !isKuro(s, f.piece));
}

export const attack = stage.acts('attack', {
  rule: 'HPB-550',
  who: (_s, f) => only(f.by),
  offer(s, f, seat, acts: AttackAct[]) {
    offerHand(s, seat, acts as never, fits(s, f));
    if (f.weapon === NONE && !isKuro(s, f.piece) && isWeapon(s.item[seat]!)) acts.push(WEAPON);
    acts.push(CARDS_DONE as AttackAct);
  },
  why(s, f, seat, value) {
    if (typeof value === 'object' && value !== null && 'act' in value && value.act === 'weapon')
      return { rule: 'HPB-334', why: 'You have no weapon to use with this attack.' };
    return whyNotCard(s, seat, value, {
      rule: 'HPB-550',
      colour: 'red (and attack special)',
      fits: (face) => isRed(face) || (isStar(face) && !isKuro(s, f.piece)),
      laid: redsLaid(f),
      least: 0,
      most: limit(s, f),
    });
  },
  // D-19 the cheapest promising set: cards until shield and one more are beaten
  absent(s, f) {
    if (sumOf(f) > shieldAt(s, f.target) + 1) return CARDS_DONE as AttackAct;
    const wanted = fits(s, f);
    let best = NONE;
    for (const face of s.hands[f.by]!)
      if (isRed(face) && wanted(face) && (best === NONE || worth(face) > worth(best))) best = face;
    return best === NONE ? (CARDS_DONE as AttackAct) : (CARD_ACTS[best]! as AttackAct);
  },
  does: {
    card(s, f, { value, by }) {
      f.chosen.push(takeFromHand(s, by, value.card));
    },
    weapon(s, f) {
      f.weapon = s.item[f.by]!;
    },
    done: (s, f, _said, k) => resolve(s, f, k),
  },
});

const WEAPON: AttackAct = { act: 'weapon' };

function sumOf(f: Attack): number {
  let sum = 0;
  for (const face of f.chosen) if (isRed(face)) sum += worth(face);
  return sum;
}

function shieldAt(s: State, place: number): number {
  const kind = enemyAt(s, place);
  return kind === DEUS ? ELITE.shield : ENEMIES[kind]!.shield;
}

/** Adds what a weapon or a star card gives to this attack. */
function add(mods: number[], effects: Effects): void {
  for (const effect of effects) if (effect.does === 'attackMod') mods[MOD_OF[effect.stat]]! += effect.by;
}

const MOD_OF = { value: MOD_VALUE, red: MOD_RED, strength: MOD_STRENGTH, damage: MOD_DAMAGE, all: MOD_ALL } as const;

function resolve(s: State, f: Attack, k: K): void {
  const { by, piece, target, chosen } = f;
  const mods = isKuro(s, piece) ? new Array<number>(MODS).fill(0) : s.mods.slice();
  if (!isKuro(s, piece)) {
    if ((s.used & BLED) !== 0) mods[MOD_ALL]! += 1;
    s.used &= ~BLED;
    s.mods.fill(0);
  }
  for (const face of chosen) if (isStar(face)) add(mods, STAR_CARDS[face - STARS]!.effects);
  k.tell({
    type: 'attacks',
    piece,
    at: placeId(target),
    cards: faceIds(chosen),
    item: f.weapon === NONE ? null : BOXES[f.weapon]!.id,
  });
  k.done();
  if (f.weapon !== NONE) {
    const item = useItem(s, k, by);
    add(mods, BOXES[item]!.effects);
    for (const effect of BOXES[item]!.effects) if (effect.does === 'program') drawPrograms(s, k, by, effect.count); // HPB-336
  }
  const value = sumOf(f) + mods[MOD_VALUE]!;
  const turned = turnUp(s, k, true);
  if (turned !== NONE) show(s, [turned]);
  const swing = turned === NONE ? 0 : isBlue(turned) ? worth(turned) : isRed(turned) ? -worth(turned) : 0;
  const result = shieldAt(s, target) + swing - value;
  const damage = strengthOf(s, piece) + mods[MOD_STRENGTH]! + mods[MOD_DAMAGE]!;
  k.tell({
    type: 'fought',
    piece,
    at: placeId(target),
    value,
    turned: turned === NONE ? [] : faceIds([turned]),
    result,
    hit: result < 0,
    damage: result < 0 ? damage : 0,
  });
  let hits = 0;
  if (result < 0) {
    hits = 1 << target;
    if (mods[MOD_ALL]! > 0) for (const place of enemiesAmong(s, 'inRange', piece)) hits |= 1 << place;
  }
  if (hits !== 0) k.push({ stage: 'strike', by, piece, hits, damage });
  for (const face of chosen) if (isStar(face)) starCredit(s, k, by, face);
  discardAtOnce(s, k, by, chosen);
  if (turned !== NONE) discard(s, k, [turned]);
}

/** HPB-553 One after the other: what an elimination brings may have to be decided. */
export const strike = stage.happens('strike', (s, f, k) => {
  if (f.hits === 0) return k.done();
  let place = 0;
  while ((f.hits & (1 << place)) === 0) place += 1;
  if (place >= ENEMY_PLACES) return k.done();
  f.hits &= ~(1 << place);
  const far = !isInRange(s, f.piece, place, 0);
  hit(s, k, place, f.damage, f.by, f.piece, far);
});
