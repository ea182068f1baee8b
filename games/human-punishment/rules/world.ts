import type { Rng } from '@tablewright/kernel';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function world(_view: View, _rng: Rng): State {
  throw new Error('not written yet');
}
