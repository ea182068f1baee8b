import { type AnswersIn, clockwiseFrom, type Flow, most, only, type Seat } from '@tablewright/kernel';
import { ENOUGH } from './content.ts';
import { stage, type State, type Told } from './state.ts';

export const DIVE = { act: 'dive' } as const;
export const LAND = { act: 'land' } as const;
type Deed = typeof DIVE | typeof LAND;

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
      if (die === 1 || s.sea === 0) pass(s, f.by, k);
    },
    // PRL-012
    land(s, f, _said, k) {
      const pearls = s.boats[f.by]!;
      s.chests[f.by]! += pearls;
      s.boats[f.by] = 0;
      k.tell({ type: 'landed', by: f.by, pearls });
      pass(s, f.by, k);
    },
  },
});

/** PRL-012, PRL-013 The turn passes to the left, unless it is over (PRL-020, PRL-021). */
function pass(s: State, by: Seat, k: Flow<State, Told>): void {
  if (s.sea > 0 && s.chests[by]! < ENOUGH) return k.become({ stage: 'turn', by: (by + 1) % s.seats });
  const points = s.chests.map((pearls, seat) => pearls + (pearls >= s.wishes[seat]! ? s.wishes[seat]! : 0));
  const winners = most(clockwiseFrom(0, s.seats), points);
  k.tell({ type: 'over', wishes: s.wishes, points });
  k.finish({ winners, reason: s.sea === 0 ? 'empty' : 'enough', rules: ['PRL-020', 'PRL-021'], roles: [] });
}

export const stages = { turn };
export type Answers = AnswersIn<typeof stages>;
