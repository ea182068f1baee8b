import { fastRng, type Viewer } from '@tablewright/kernel';
import { viewersOf } from '@tablewright/testkit';
import { expect } from 'vitest';
import { FACE_IDS, type FaceId } from '../../content/faces.ts';
import { outOfHand } from '../../influence.ts';
import type { CheckFrame, State } from '../../state.ts';
import { type Cards, drawCards } from '../../world/cards.ts';
import { game } from './tables.ts';

// Worlds that are drawn from what somebody sees (ledger 5).

/** So many of them, each from a chance of its own. */
export function worlds(s: State, me: Viewer, count = 40): State[] {
  const view = game.view(s, me);
  return Array.from({ length: count }, (_, seed) => game.world(view, fastRng(seed)));
}

/** The Influence cards of so many worlds. */
export function cardsDrawn(s: State, me: Viewer, count = 40): Cards[] {
  const view = game.view(s, me);
  return Array.from({ length: count }, (_, seed) => drawCards(view, fastRng(seed)));
}

export const face = (id: FaceId): number => FACE_IDS.indexOf(id);

/** Cards out of a hand. */
export function laid(s: State, seat: number, ...cards: number[]): number[] {
  for (const card of cards) outOfHand(s, seat, card);
  return cards;
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

/** A table that can be; to each viewer its worlds can be too, and look as it does. */
export function expectAlike(s: State, seeds: readonly number[] = [1, 2]): void {
  expect(game.violations(s)).toEqual([]);
  for (const me of viewersOf(s.seats)) {
    const view = game.view(s, me);
    for (const seed of seeds) {
      const world = game.world(view, fastRng(seed));
      expect(game.violations(world)).toEqual([]);
      const again = game.view(world, me);
      // letter by letter first: to compare such large views part by part takes most of the time
      if (JSON.stringify(again) !== JSON.stringify(view)) expect(again).toEqual(view);
    }
  }
}

/** How often each of these comes. */
export function shares(came: readonly (number | string)[]): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const one of came) counts.set(one, (counts.get(one) ?? 0) + 1 / came.length);
  return counts;
}
