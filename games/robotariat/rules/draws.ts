import { type Rng, type Seat, shuffleWith, type Viewer } from '@tablewright/kernel';
import type { ReportAct } from './content/acts.ts';
import { CARDS } from './content/cards.ts';
import { objectiveDeck } from './content/objectives.ts';
import { reportOffer } from './stages/ending.ts';
import { type Mode, NONE, type State } from './state.ts';

// What is hidden from a viewer, drawn afresh: the objectives of the others and those set aside, the order of both decks under what one has
// seen, what others have reported.

/** The cards that nobody has, in any order under those that the viewer has seen on top. */
export function drawDeck(owners: readonly number[], top: readonly number[], rng: Rng): number[] {
  const hidden: number[] = [];
  for (let card = 0; card < CARDS; card += 1) if (owners[card] === NONE && !top.includes(card)) hidden.push(card);
  return [...top, ...shuffleWith(hidden, (n) => rng.below(n))];
}

/** `known`: by seat, NONE where the viewer does not know it. */
export function drawObjectives(
  { mode, round, seats }: { readonly mode: Mode; readonly round: number; readonly seats: number },
  known: number[],
  rng: Rng,
): { objective: number[]; aside: number[] } {
  if (mode === 'cooperative' || round === 0) return { objective: known, aside: [] };
  const hidden = objectiveDeck(seats).filter((objective) => !known.includes(objective));
  shuffleWith(hidden, (n) => rng.below(n));
  const objective = known.map((one) => (one === NONE ? hidden.pop()! : one));
  return { objective, aside: hidden };
}

/** What everybody has reported, as far as one knows who has: one's own, and anything. */
export function drawReports(
  s: State,
  ready: readonly boolean[],
  { me, mine }: { readonly me: Viewer; readonly mine: ReportAct | null },
  rng: Rng,
): (ReportAct | null)[] {
  return ready.map((is, seat: Seat) => {
    if (!is) return null;
    if (seat === me) return mine;
    const { from } = reportOffer(s, seat);
    return from[rng.below(from.length)]!;
  });
}
