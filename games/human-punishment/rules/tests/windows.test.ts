import { expect, test } from 'vitest';
import { unanswered } from '@tablewright/kernel';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { WINDOW_IDS } from '../content/windows.ts';
import { FACE_IDS, STARS } from '../content/faces.ts';
import { NONE, type State } from '../state.ts';
import { ann, answer, asked, bea, offers, put, turnOf } from './testing/tables.ts';
import { hurtFrame, poised } from './testing/moments.ts';
import { AT_6 } from '../content/board.ts';
import { enemy } from './testing/moments.ts';
import { quiet } from './testing/turns.ts';
import { opens, W2, W3, W5, W6, W7 } from '../windows.ts';

// What may be played in which of the seven windows (HPB-114), on the own turn and on another's.

/** The window of this kind stands open; W1 is the Action Phase itself. */
function openAt(kind: number, s: State): State {
  if (kind === 0) return s;
  if (kind === 4) put(s, hurtFrame(ann, 0, 1)); // Wounds are about to come
  if (kind === 5) put(s, { stage: 'eventPhase', step: 1, cancelled: 0 }); // and here an Event
  return put(s, { stage: 'window', kind, dice: 0, sealed: unanswered(s.seats) });
}

function canPlay(s: State, seat: number, act: string, id: string): boolean {
  try {
    return (offers(s, seat) as { act: string; card?: string }[]).some((one) => one.act === act && one.card === id);
  } catch {
    return false; // nothing to say, so not even asked
  }
}

/** Where a card with this timing may be played: by number of the window, on the own turn and on another's. */
function expected(timing: string, windows: readonly string[], own: boolean): number[] {
  const all = WINDOW_IDS.map((_, kind) => kind);
  if (timing === 'own') return own ? [0, 5, 6] : [];
  return timing === 'any' ? all.filter((kind) => windows.includes(WINDOW_IDS[kind]!)) : [];
}

/** A table at which no card lacks what it needs. */
function table(): State {
  const s = turnOf(ann, { characters: ['jayden', 'dee-coy', 'dryden', 'havoc'], at: ['J', 'J', '2', '2', '2'] });
  s.general = NONE;
  s.junk = [s.sectors[0]!.pop()!];
  s.phase = 1;
  return s;
}

test.each(PROGRAMS.map(({ id, name }, design) => ({ id, name, design })))(
  '[HPB-114] [HPB-309] $id $name in its windows and no others',
  ({ id, design }) => {
    const { timing, windows, ownPhaseOnly } = PROGRAMS[design]!;
    for (const seat of [ann, bea]) {
      const kinds = WINDOW_IDS.map((_, kind) => kind).filter((kind) => {
        const s = table();
        s.programs[seat] = [design];
        return canPlay(openAt(kind, s), seat, 'program', id);
      });
      const may = ownPhaseOnly && seat !== ann ? [] : expected(timing, windows, seat === ann);
      expect([seat, kinds]).toEqual([seat, may]);
    }
  },
);

test.each(STAR_CARDS.map(({ id, name }, at) => ({ id, name, at })))(
  '[HPB-114] [HPB-305] $id $name in its windows and no others',
  ({ id, at }) => {
    const { timing, windows } = STAR_CARDS[at]!;
    // cards about Kuro are for Dee Coy's player: bea
    for (const seat of id.startsWith('S-DEE') ? [bea] : [ann, bea]) {
      const kinds = WINDOW_IDS.map((_, kind) => kind).filter((kind) => {
        const s = table();
        s.hands[seat] = [FACE_IDS.indexOf(id)];
        return canPlay(openAt(kind, s), seat, 'star', id);
      });
      expect([seat, kinds, FACE_IDS[STARS + at]]).toEqual([seat, expected(timing, windows, seat === ann), id]);
    }
  },
);

test.each(RECON.map(({ id }, type) => ({ id, type })))('[HPB-114] [HPB-341] Recon $id in its windows', ({ type }) => {
  const { timing, windows } = RECON[type]!;
  for (const seat of [ann, bea]) {
    const kinds = WINDOW_IDS.map((_, kind) => kind).filter((kind) => {
      const s = table();
      s.at[seat] = type === 0 ? 0 : type === 1 ? 5 : s.at[seat]!;
      s.recon[seat] = type;
      try {
        return (offers(openAt(kind, s), seat) as { act: string }[]).some(({ act }) => act === 'useRecon');
      } catch {
        return false;
      }
    });
    expect([seat, kinds]).toEqual([seat, expected(timing, windows, seat === ann)]);
  }
});

test('[HPB-114] [HPB-115] a window opens by what everybody can see, not by what somebody holds', () => {
  const s = quiet(ann);
  for (const kind of [W2, W3, W5, W6, W7]) expect(opens(s, kind)).toBe(false);
  // one face-down Program, whichever it is
  s.programs[bea] = [PROGRAMS.findIndex(({ id }) => id === 'P01')];
  for (const kind of [W2, W3, W5, W6, W7]) expect(opens(s, kind)).toBe(true);
  // unless all that would fit lie open
  s.programDiscard = [PROGRAMS.findIndex(({ id }) => id === 'P21')];
  expect(opens(s, W2)).toBe(false);
  // any card in a hand may be Triage or Miracle Worker while Dryden plays
  const hand = quiet(ann, { characters: ['jayden', 'dryden'], hands: [['R1']] });
  expect([opens(hand, W5), opens(hand, W2)]).toEqual([true, false]);
  // the General, while an Enemy stands
  const general = enemy(turnOf(ann), AT_6, 6);
  expect(opens(general, W6)).toBe(true);
});

test('[HPB-114] W5 opens for Wounds and for the last Health, not for a scratch', () => {
  const s = quiet(ann, { characters: ['jayden', 'dryden'], hands: [['R1']] });
  const asks = (damage: number, wounds: number): number[] =>
    asked(answer(poised(s, hurtFrame(ann, damage, wounds)), 0, 'no'));
  expect([asks(0, 1).length, asks(2, 0).length, asks(1, 0)]).toEqual([4, 4, [ann]]);
});
