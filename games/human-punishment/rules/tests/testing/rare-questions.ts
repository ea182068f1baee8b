import { BOXES, MAGNET } from '../../content/boxes.ts';
import type { Effects } from '../../content/effects.ts';
import { PROGRAMS } from '../../content/programs.ts';
import type { State } from '../../index.ts';
import { carry } from './cards.ts';
import { inCheck, returning, table } from './leaks.ts';
import { effectsFrame, run } from './moments.ts';
import { ann, answer, cem, eve, own, put, turnOf } from './tables.ts';

// Questions that no kept game asks, by the stage that asks them: a table for each.

function effectsOf(program: string): Effects {
  return PROGRAMS.find(({ id }) => id === program)!.effects;
}

/** Ann's turn; in her Area stands Nova, who carries two chips and knows both. */
function withTwoChips(): State {
  return turnOf(ann, {
    characters: ['havoc', 'jayden', 'nova', 'dee-coy'],
    at: ['2', '5', '2', '5', '5'],
    hands: [['B1', 'R3'], ['B2', 'R2'], ['B3'], ['R1', 'R5']],
    programs: [['P01'], ['P02'], ['P12'], ['P20']],
    set(s) {
      s.boosts[cem] = 0xff;
      for (const sector of [1, 2]) s.known[carry(s, cem, sector)] = 1 << cem;
    },
  });
}

export const rareQuestions: Readonly<Record<string, () => State>> = {
  returnObjective: returning,
  ownChip: () => run(withTwoChips(), effectsFrame(BOXES[MAGNET]!.effects, cem)),
  hiddenChip: () => run(withTwoChips(), effectsFrame(effectsOf('P10'), ann)),
  revealedCard: () => run(inCheck(true), effectsFrame(effectsOf('P19'), ann)),
  // the fifth plays Dee Coy
  markersBack: () => put(withMarkers(), { stage: 'markersBack', by: eve, left: 2 }),
  sniff: () => put(withHiddenBox(), { stage: 'sniff', by: eve }),
  transfer: () =>
    answer(own(turnOf(ann, { options: { campaign: true } }), ann, 'P01', 'P02'), ann, { act: 'transfer' }),
};

/** Kuro has marked two Areas. */
function withMarkers(): State {
  return table((s) => (s.kuroMarkers = 0b1010));
}

/** A box lies face-down where Kuro is. */
function withHiddenBox(): State {
  return table((s) => s.lying.push(s.at[s.seats]!, s.supply.pop()!, 0, 0, 1));
}
