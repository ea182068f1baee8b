import { type AnswersIn, type Flow, only, type Seat } from '@tablewright/kernel';
import { ENOUGH } from './content.ts';
import { stage, type State, type Told } from './state.ts';

type K = Flow<State, Told>;
export type Deed = { act: 'dive' } | { act: 'land' };

const DIVE: Deed = { act: 'dive' };
const LAND: Deed = { act: 'land' };

// PRL-010
const turn = stage.acts('turn', {
  rule: 'PRL-010',
  who: (_s, f) => only(f.by),
  offer(s, f, _seat, acts: Deed[]) {
    acts.push(DIVE);
    if (s.boats[f.by]! > 0) acts.push(LAND);
  },
  absent: (s, f) => (s.boats[f.by]! > 0 ? LAND : DIVE),
  why: () => ({ rule: 'PRL-012', why: 'Your boat is empty: there is nothing to land.' }),
  does: {
    // PRL-011, PRL-013
    dive(s, f, _said, k) {
      s.dives += 1;
      const die = k.chance(6, 'dive', s.dives) + 1;
      const lost = die === 1 ? s.boats[f.by]! : 0;
      s.boats[f.by]! += die === 1 ? -lost : 1;
      s.sea += die === 1 ? lost : -1;
      k.tell({ type: 'dived', by: f.by, die, lost });
      if (s.sea === 0) end(s, k);
      else if (die === 1) pass(s, f.by, k);
    },
    // PRL-012
    land(s, f, _said, k) {
      const pearls = s.boats[f.by]!;
      s.chests[f.by]! += pearls;
      s.boats[f.by] = 0;
      k.tell({ type: 'landed', by: f.by, pearls });
      if (s.chests[f.by]! >= ENOUGH) end(s, k);
      else pass(s, f.by, k);
    },
  },
});

function pass(s: State, by: Seat, k: K): void {
  k.become({ stage: 'turn', by: (by + 1) % s.seats });
}

/** PRL-020, PRL-021 */
function end(s: State, k: K): void {
  const points = s.chests.map((pearls, seat) => pearls + (pearls >= s.wishes[seat]! ? s.wishes[seat]! : 0));
  const most = Math.max(...points);
  const winners = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
  k.tell({ type: 'over', wishes: s.wishes, points });
  k.finish({ winners, reason: s.sea === 0 ? 'empty' : 'enough', rules: ['PRL-020', 'PRL-021'], roles: [] });
}

export const stages = { turn };
export type Answers = AnswersIn<typeof stages>;
