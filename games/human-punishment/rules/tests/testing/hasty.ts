import { choicesIn, type Rng, sampleOption, type Seat } from '@tablewright/kernel';
import type { Player } from '@tablewright/testkit';
import type { ActionAct } from '../../acts.ts';
import { distance } from '../../advice/errands.ts';
import { JUNKYARD, NETWORK, SECTORS } from '../../content/board.ts';
import type { View } from '../../index.ts';

// Somebody in a hurry: carries chips to one place, does a few things on the way and nothing else. The city falls soon, and
// the record of such a game is short.

export interface Errand {
  readonly to: 'network' | 'junkyard' | 'nowhere';
  /** what else is done whenever it can be, by the names of acts */
  readonly also?: readonly string[];
}

export function hasty(me: Seat, rng: Rng, { to, also = [] }: Errand): Player<View> {
  const deeds: readonly string[] = [...also, ...(to === 'nowhere' ? [] : ['deliver', 'drop', 'share', 'sector'])];
  const target = (view: View): number => {
    if (view.pieces[me]!.chips.length === 0) return SECTORS;
    return to === 'network' ? NETWORK : JUNKYARD;
  };
  function act(view: View, acts: readonly ActionAct[]): ActionAct {
    const from = view.pieces[me]!.area;
    const mine = acts.filter((one) => !('piece' in one) || one.piece === me);
    for (const deed of deeds) {
      const found = mine.find((one) => one.act === deed);
      if (found !== undefined && !(deed === 'drop' && to === 'network') && !(deed === 'deliver' && to === 'junkyard'))
        return found;
    }
    const way = mine.find(
      (one) =>
        to !== 'nowhere' &&
        one.act === 'move' &&
        from !== null &&
        distance(one.to, target(view)) < distance(from, target(view)),
    );
    return way ?? acts.at(-1)!;
  }
  return {
    answer(view, question) {
      if (question.optional === true) return null;
      if (question.window !== undefined) return question.window.pass;
      if (question.domain.kind === 'some') return sampleOption(question.domain, rng); // the Machine Phase
      const choices = choicesIn(question.domain);
      if (question.about === 'action') return act(view, choices as never);
      const done = choices.find(
        (one) => typeof one === 'object' && one !== null && 'act' in one && one['act'] === 'done',
      );
      return done ?? choices[rng.below(choices.length)]!;
    },
  };
}
