import type { Viewer } from '@tablewright/kernel';
import { TOKENS_IN_LANE } from './content/lanes.ts';
import type { State } from './state.ts';

// The stacks of tokens under the lanes: what is left in them, and who knows what lies on top.

/** EMI-325 Whether this viewer has looked into the lane. */
function hasLooked(looked: readonly number[], lane: number, viewer: Viewer): boolean {
  for (let i = 0; i < looked.length; i += 2) if (looked[i] === viewer && looked[i + 1] === lane) return true;
  return false;
}

/** The numbers still inside a lane, ascending: everybody can count them, nobody knows their order. */
export function tokensLeft(s: State, lane: number): number[] {
  const from = lane * TOKENS_IN_LANE;
  const left: number[] = [];
  // Three at most: each is put in its place, which is several times faster than sort().
  for (let i = from + s.drawn[lane]!; i < from + TOKENS_IN_LANE; i += 1) {
    const token = s.tokens[i]!;
    let at = left.length;
    for (; at > 0 && left[at - 1]! > token; at -= 1) left[at] = left[at - 1]!;
    left[at] = token;
  }
  return left;
}

/** The top token of a lane where a viewer knows it: looked at, or no other number is left. */
export function knownTop(s: State, lane: number, viewer: Viewer, left = tokensLeft(s, lane)): number | null {
  const looked = s.drawn[lane] === 0 && hasLooked(s.looked, lane, viewer);
  const known = left.length > 0 && (looked || left.every((token) => token === left[0]));
  return known ? s.tokens[lane * TOKENS_IN_LANE + s.drawn[lane]!]! : null;
}
