import type { Seat } from '@tablewright/kernel';
import type { Does, Effect } from '../content/effects.ts';
import type { K } from '../events.ts';
import { type EffectsFrame, NONE, type State } from '../state.ts';

// Each kind of effect has one handler. One that has to ask pushes the question and stays; the answer comes into the frame,
// and it is called again.

export type F = EffectsFrame;
export type Handlers = { readonly [D in Does]: (s: State, f: F, k: K, e: Extract<Effect, { does: D }>) => void };

/** Whose doing it is: an Event's results are nobody's (HPB-853). */
export function own(f: F): Seat {
  return f.event === 1 ? NONE : f.by;
}
