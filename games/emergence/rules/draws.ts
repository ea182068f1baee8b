import { type Rng, type Seat, shuffleWith, sum, type Viewer } from '@tablewright/kernel';
import { type Selection, SELECTIONS } from './content/selections.ts';
import { ALLEGIANCES } from './content/types.ts';
import { AI, HUMAN } from './state.ts';
import type { AssimilationView } from './view.ts';

// What is hidden from a viewer, drawn afresh: who is Human, how others split what they inserted, what others have selected but not
// revealed.

/** Any deal that fits the cards one knows, null for the others; how many Humans there are is public (EMG-015). */
export function drawAllegiances(known: readonly (number | null)[], rng: Rng): number[] {
  let missing = ALLEGIANCES[known.length as 3 | 4 | 5 | 6].human;
  const hidden: Seat[] = [];
  for (let seat = 0; seat < known.length; seat += 1) {
    if (known[seat] === null) hidden.push(seat);
    else if (known[seat] === HUMAN) missing -= 1;
  }
  shuffleWith(hidden, (n) => rng.below(n));
  const drawn = known.map((side) => side ?? AI);
  for (let i = 0; i < missing; i += 1) drawn[hidden[i]!] = HUMAN;
  return drawn;
}

/** What everybody has sealed, as far as one knows who has: one's own, and anything. */
export function drawSelections(
  ready: readonly boolean[],
  me: Viewer,
  mine: Selection | null,
  rng: Rng,
): (Selection | null)[] {
  return ready.map((is, seat) => {
    if (!is) return null;
    return seat === me ? mine : SELECTIONS[rng.below(SELECTIONS.length)]!;
  });
}

/** Every insertion, split so that it fits the amounts, one's own splits, and, once the box was opened, its content. */
export function drawSplits(events: readonly AssimilationView[], rng: Rng): number[] {
  return events.flatMap((event, number) => drawSplit(event, number, rng));
}

function drawSplit(event: AssimilationView, number: number, rng: Rng): number[] {
  const unknown = event.inserted.flatMap(({ tokens, split }) => (split === null ? [tokens] : []));
  const known = sum(event.inserted.map(({ split }) => split?.human ?? 0));
  const humans = event.opened === null ? null : event.opened.human - known;
  const drawn = humans === null ? unknown.map((tokens) => rng.below(tokens + 1)) : shareOut(humans, unknown, rng);
  return event.inserted.flatMap(({ seat, tokens, split }) => {
    const human = split === null ? drawn.shift()! : split.human;
    return [number, seat, tokens - human, human];
  });
}

/** Deals `total` Human tokens out over insertions of these sizes. */
function shareOut(total: number, sizes: readonly number[], rng: Rng): number[] {
  const each = sizes.flatMap((size, who) => new Array<number>(size).fill(who));
  const shares = sizes.map(() => 0);
  for (const who of shuffleWith(each, (n) => rng.below(n)).slice(0, total)) shares[who]! += 1;
  return shares;
}
