import { fastRng, type Viewer } from '@tablewright/kernel';
import type { CheckFrame, State } from '../../state.ts';
import { game } from './tables.ts';

/** So many worlds that this viewer cannot tell from the real one. */
export function worlds(s: State, me: Viewer, count = 40): State[] {
  const view = game.view(s, me);
  return Array.from({ length: count }, (_, seed) => game.world(view, fastRng(seed)));
}

/** A check among five into which nobody has put anything yet. */
export function checkOf(event: number, more: Partial<CheckFrame> = {}): CheckFrame {
  return {
    stage: 'check',
    event,
    step: 0,
    turn: 3,
    cards: [],
    authors: [],
    counts: [0, 0, 0, 0, 0],
    free: [0, 0, 0, 0, 0],
    declared: [0, 0, 0, 0, 0],
    revealed: 0,
    removed: [],
    change: 0,
    result: 0,
    ...more,
  };
}
