import { type Advice, choicesIn, type Rng, sameNumbers, type Seat, type Trials } from '@tablewright/kernel';
import type { Conduct } from './advice/belief.ts';
import { bestSets } from './advice/deeds.ts';
import { dangersShown } from './advice/danger.ts';
import { Errands } from './advice/errands.ts';
import { looksAlike } from './advice/foreseen.ts';
import { insertion } from './advice/insert.ts';
import { drawManner } from './advice/manner.ts';
import { type Memory, remembering } from './advice/memory.ts';
import { type Mind, mindOf } from './advice/mind.ts';
import { selection } from './advice/select.ts';
import { bestOf, bestStep, deedWorth, type Foreseen, jumpWorth, targetWorth, typeWorth } from './advice/turn.ts';
import type { Outlook } from './advice/value.ts';
import type { Answers } from './stages/index.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): believes something about who is Human, walks the best errand, and tries its options on a
// table of its own. It is given what a person on its seat is given, a view and a question, and nothing else (EMG-509).

export function advisor(seat: Seat, rng: Rng, trials: Trials<State, View>): Advice<View, Answers> {
  const manner = drawManner(rng);
  let memory: Memory | null = null;
  /** Before every answer: what is not noticed now is never noticed. */
  const look = (view: View): Memory => {
    memory ??= remembering(view.seats);
    memory.notice(view);
    return memory;
  };
  const understood = (view: View): 'understood' => {
    look(view);
    return 'understood';
  };
  const think = (view: View): Mind => mindOf(view, { me: seat, manner, conduct: look(view).conduct, trials });
  const lookAhead = (view: View): Outlook => aheadOf(think(view));
  /** The option that is worth most, by what it is worth to somebody who has looked ahead. */
  const best = <T>(view: View, options: readonly T[], worth: (o: Outlook, option: T) => number): T =>
    bestFor(lookAhead(view), options, worth);
  /** What I stepped somewhere for: as long as it is as it was then, nobody thinks about it again. */
  let foreseen: (Foreseen & { readonly conduct: Conduct }) | null = null;
  return {
    briefing: understood,
    select: (view) => selection(lookAhead(view), rng),
    move(view, { domain }) {
      const { tile, next } = bestStep(lookAhead(view), choicesIn(domain));
      foreseen = next === null ? null : { ...next, conduct: memory!.conduct.slice() };
      return tile;
    },
    action(view, { domain }) {
      const mind = think(view);
      const isAsForeseen =
        foreseen !== null && sameNumbers(foreseen.conduct, memory!.conduct) && looksAlike(foreseen.s, mind.s);
      return isAsForeseen ? foreseen!.deed : bestFor(aheadOf(mind), choicesIn(domain), deedWorth);
    },
    boost: (view, { domain }) => best(view, choicesIn(domain), jumpWorth),
    teleport: (view, { domain }) => best(view, choicesIn(domain), jumpWorth),
    replenish: (view, { domain }) => best(view, choicesIn(domain), typeWorth),
    target: (view, { domain }) => best(view, choicesIn(domain), targetWorth),
    spySeen: understood,
    compile: (view) => bestSets(lookAhead(view)).sets,
    insert: (view) => insertion(think(view)),
  };
}

function aheadOf(mind: Mind): Outlook {
  return { ...mind, errands: new Errands(mind), danger: dangersShown(mind) };
}

function bestFor<T>(o: Outlook, options: readonly T[], worth: (o: Outlook, option: T) => number): T {
  return bestOf(options, (option) => worth(o, option));
}
