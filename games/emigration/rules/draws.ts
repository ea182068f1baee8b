import { type Rng, shuffleWith } from '@tablewright/kernel';
import { FIRST_CONNECTION, OF_A_KIND, PAYDAY } from './content/cards.ts';
import type { LaneView, Unseen } from './view.ts';

// What is hidden from a viewer, drawn afresh: which cards lie face-down and which two were removed, and the order of the tokens in the lanes.

/** The unseen cards in random order: which Documents and Connections they are nobody knows, the rest can be counted. */
export function drawHidden({ documents, connections, life, paydays, seen }: Unseen, rng: Rng): number[] {
  const hidden = [
    ...someUnseen(0, documents, seen.documents, rng),
    ...someUnseen(FIRST_CONNECTION, connections, seen.connections, rng),
    ...life,
  ];
  for (let n = 0; n < paydays; n += 1) hidden.push(PAYDAY);
  return shuffleWith(hidden, (n) => rng.below(n));
}

/** `seen`: as bits. */
function someUnseen(first: number, n: number, seen: number, rng: Rng): number[] {
  const unseen: number[] = [];
  for (let i = 0; i < OF_A_KIND; i += 1) if ((seen & (1 << i)) === 0) unseen.push(first + i);
  return shuffleWith(unseen, (k) => rng.below(k)).slice(0, n);
}

/** Drawn tokens stand where they were; a token that the viewer has looked at is the first of its lane. */
export function drawTokens({ drawn, left }: LaneView, looked: number | null, rng: Rng): number[] {
  const rest = shuffleWith(left.slice(), (n) => rng.below(n));
  if (looked !== null && drawn.length === 0) {
    rest.splice(rest.indexOf(looked), 1);
    rest.unshift(looked);
  }
  return [...drawn, ...rest];
}
