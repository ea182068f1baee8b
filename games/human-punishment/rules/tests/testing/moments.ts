import type { Effects } from '../../content/effects.ts';
import { RED_1 } from '../../content/enemy-places.ts';
import type { Told } from '../../events.ts';
import { scriptOf } from '../../scripts.ts';
import { copy } from '../../copy.ts';
import { DEUS, type Frame, NONE, type State } from '../../state.ts';
import { answer, game, passing, told } from './tables.ts';

// Moments inside a turn: a frame is laid on the stack, and what follows from it is looked at.

/** The stack with this frame under a question that changes nothing: answering it with 'no' lets the frame go on. */
export function poised(s: State, ...frames: Frame[]): State {
  const next = copy(s);
  next.stack.push(...frames, { stage: 'nova', by: 0 });
  return next;
}

/** Carries frames out until somebody is asked something; everybody passes in windows. */
export function run(s: State, ...frames: Frame[]): State {
  return passing(answer(poised(s, ...frames), 0, 'no'));
}

/** The same with dice and lots that come out so, up to the first question. */
export function runWith(s: State, came: readonly (number | number[])[], ...frames: Frame[]): State {
  const after = game.after(poised(s, ...frames), { seat: 0, value: 'no' }, came);
  if (!after.ok) throw new Error(after.why);
  return after.state;
}

/** What everybody is told while frames are carried out up to the first question. */
export function toldBy(s: State, ...frames: Frame[]): Told[] {
  return told(poised(s, ...frames), 0, 'no');
}

/** A card's effects, begun by a player. `event`: as an Event's result. */
export function effectsFrame(list: Effects, by: number, event = false, it = NONE): Frame {
  return {
    stage: 'effects',
    script: scriptOf(list),
    at: 0,
    by,
    piece: by,
    it,
    answer: NONE,
    count: 0,
    event: event ? 1 : 0,
    noWounds: 0,
    memo: NONE,
    healed: 0,
  };
}

export function hurtFrame(piece: number, damage: number, wounds = 0): Frame {
  return { stage: 'hurt', piece, damage, min1: 0, wounds, price: 0, step: 0, cancelled: 0 };
}

/** An Enemy stands there: type · 3 + level − 1, taken from its stack. */
export function enemy(s: State, place: number, kind: number, health = 1): State {
  if (kind !== DEUS) s.left[kind]! -= 1;
  if (place < RED_1) {
    s.enemyAt[place] = kind;
    s.enemyHealth[place] = health;
  } else {
    s.red[place - RED_1] = kind;
    s.redHealth[place - RED_1] = health;
  }
  if (kind === DEUS) {
    s.deusAt = place - RED_1;
    s.deus = health;
    s.deusMarker = s.active;
  }
  return s;
}
