import { unanswered } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import type { ClaimAct } from '../acts.ts';
import { AT_6 } from '../content/board.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { type CheckFrame, type Frame, NONE, type State, USED_REROLL } from '../state.ts';
import { BEFORE_ENEMY, offerClaims, opensForCards, W2, W3, W4, W5, W6, W7 } from '../windows.ts';
import { attackFrom } from './testing/attacks.ts';
import { enemy, hurtFrame } from './testing/moments.ts';
import { ann, bea, cem, dan, type Picture, put, turnOf } from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// Who may play what in a window, and whether it opens: single points of HPB-114 and HPB-115.

const CHARACTERS = ['jayden', 'dee-coy', 'dryden', 'havoc'] as const;
const KURO = 4;

const table = (set: (s: State) => unknown = () => {}, picture: Picture = {}): State => {
  const s = quiet(ann, { characters: CHARACTERS, at: ['2', '2', '2', '2', '2'], ...picture });
  s.phase = 1;
  set(s);
  return s;
};

const design = (program: string): number => PROGRAMS.findIndex(({ id }) => id === program);

/** What a seat may play, in words. */
function claims(s: State, seat: number, kind: number, dice = 0): string[] {
  const acts: ClaimAct[] = [];
  offerClaims(s, seat, kind, dice, acts);
  return acts.map((act) => Object.values(act).join(' '));
}

const holding =
  (seat: number, face: FaceId) =>
  (s: State): void => {
    s.hands[seat] = [FACE_IDS.indexOf(face)];
  };

describe('[HPB-114] what is about to happen is stopped once', () => {
  test('Wounds, unless they are a price', () => {
    const triage = (more: Partial<Extract<Frame, { stage: 'hurt' }>> = {}): string[] =>
      claims(put(table(holding(cem, 'S-DRY-2')), { ...hurtFrame(ann, 0, 1), ...more } as Frame), cem, W5);
    expect([triage(), triage({ price: 1 }), triage({ cancelled: 1 })]).toEqual([['star S-DRY-2'], [], []]);
    expect(claims(table(holding(cem, 'S-DRY-2')), cem, W5)).toEqual([]);
  });
  test('an Event', () => {
    const dilation = (cancelled: number): string[] =>
      claims(
        put(
          table((s) => (s.programs[bea] = [design('P35')])),
          { stage: 'eventPhase', step: 1, cancelled },
        ),
        bea,
        W6,
      );
    expect([dilation(0), dilation(1)]).toEqual([['program P35'], []]);
  });
  test('the attack of an Enemy that is still there', () => {
    const hologram = (set: (s: State) => unknown): string[] => {
      const s = put(enemy(table(), AT_6, 6), attackFrom(AT_6, 1));
      s.open[bea] = [design('P34'), 1];
      set(s);
      return claims(s, bea, W3);
    };
    expect(hologram(() => {})).toEqual(['charge P34']);
    expect(hologram((s) => (s.enemyAt[AT_6] = NONE))).toEqual([]);
    expect(hologram((s) => (s.open[bea]![1] = 0))).toEqual([]);
  });
});

test('[P20] Booster Daemon alone is for no colour check', () => {
  const inCheck = (type: string): string[] => {
    const check: CheckFrame = {
      stage: 'check',
      event: EVENTS.findIndex((event) => event.type === type),
      step: 5,
      turn: 4,
      cards: [1, 3],
      authors: [],
      counts: [1, 1, 0, 0],
      free: [0, 0, 0, 0],
      declared: [0, 0, 0, 0],
      revealed: 1,
      removed: [],
      change: 0,
      result: 0,
    };
    return claims(
      put(
        table((s) => (s.programs[bea] = [design('P19'), design('P20')])),
        check,
      ),
      bea,
      W4,
    );
  };
  expect([inCheck('check'), inCheck('colour')]).toEqual([['program P19', 'program P20'], ['program P19']]);
});

describe('[HPB-568] at 0 Health', () => {
  const down = (set: (s: State) => unknown): State =>
    table((s) => {
      s.health[ann] = 0;
      set(s);
    });
  test('nothing is for the own turn, also when one has fallen outside the Action Phase', () => {
    expect(
      claims(
        down((s) => (s.programs[ann] = [design('P01')])),
        ann,
        W6,
      ),
    ).toEqual([]);
    expect(claims(down(holding(ann, 'S-JAY-1')), ann, W6)).toEqual([]);
    expect(claims(table(holding(ann, 'S-JAY-1')), ann, W6)).toEqual(['star S-JAY-1']);
    const recon = (type: number): string[] =>
      claims(
        down((s) => (s.recon[ann] = type)),
        ann,
        W6,
      );
    expect([recon(2), recon(5)]).toEqual([[], [`useRecon ${ann}`]]); // Motive, Closed File
  });
  test('what is for any time is played all the same', () => {
    const s = put(down(holding(ann, 'S-DRY-2')), hurtFrame(bea, 0, 1));
    expect(claims(s, ann, W5)).toEqual(['star S-DRY-2']);
    const lens = down((one) => (one.programs[ann] = [design('P14')]));
    lens.riot = 3;
    expect(claims(lens, ann, W7)).toEqual(['program P14']);
  });
  test('a Recon card of Kuro’s is Kuro’s', () => {
    const s = quiet(ann, { characters: ['dee-coy'], at: ['2', '2', '2', '2', '2'] });
    Object.assign(s, { phase: 1, fallen: 1 });
    s.health[ann] = 0;
    s.recon[KURO] = 2;
    expect(claims(s, ann, W6)).toEqual([`useRecon ${KURO}`]);
    s.recon[ann] = 2;
    expect(claims(s, ann, W6)).toEqual([`useRecon ${KURO}`]);
  });
});

test('[HPB-338] with a Mute Collar no star card is played while the Event is resolved', () => {
  const s = put(table(holding(ann, 'S-JAY-1')), { stage: 'event', event: 0, step: 1, answer: 1 << ann });
  expect(claims(s, ann, W7)).toEqual(['star S-JAY-1']);
  s.muted = 1 << ann;
  expect(claims(s, ann, W7)).toEqual([]);
});

test('[HPB-341] a Recon card of Kuro’s is for Dee Coy’s player, and may open a window', () => {
  const s = table((one) => (one.recon[KURO] = 5));
  expect([ann, bea, cem].map((seat) => claims(s, seat, W6))).toEqual([[], [`useRecon ${KURO}`], []]);
  expect([opensForCards(s, W6), opensForCards(s, W5)]).toEqual([true, false]);
  s.recon[KURO] = NONE;
  expect(opensForCards(s, W6)).toBe(false);
  const nobody = quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'dryden'] });
  Object.assign(nobody, { phase: 1 });
  nobody.recon[KURO] = 5; // cannot be: nobody has Kuro
  expect(opensForCards(nobody, W6)).toBe(false);
});

test('[HPB-115] [HPB-341] a Recon card is none of which all copies have been used', () => {
  // the types that may be used any time are the last two
  const opensWith = (...used: number[]): boolean =>
    opensForCards(
      table((s) => {
        s.recon[bea] = 0;
        s.reconUsed = used;
      }),
      W7,
    );
  expect(RECON.map(({ timing }) => timing)).toEqual(['own', 'own', 'own', 'own', 'any', 'any']);
  expect([opensWith(), opensWith(4, 5), opensWith(4, 4, 5), opensWith(4, 4, 5, 5)]).toEqual([true, true, true, false]);
  expect(opensWith(0, 0, 1, 1)).toBe(true); // those are others
});

describe('[HPB-115] a Program is none of which everybody knows where it lies', () => {
  const opensW2 = (set: (s: State) => unknown): boolean =>
    opensForCards(
      table((s) => {
        s.programs[bea] = [design('P01')];
        set(s);
      }),
      W2,
    );
  test('Loaded Dice on the display, in the discard, open before somebody or taken openly', () => {
    expect(opensW2(() => {})).toBe(true);
    expect(opensW2((s) => (s.display = [design('P21')]))).toBe(false);
    expect(opensW2((s) => (s.programDiscard = [design('P21')]))).toBe(false);
    expect(opensW2((s) => (s.open[cem] = [design('P22'), 0, design('P21'), 0]))).toBe(false);
    // Dan has it, who took it openly: the window is his
    expect(opensW2((s) => Object.assign(s, { programNotes: [dan, design('P21')] }))).toBe(true);
  });
  test('one that lies open without charges opens nothing', () => {
    const open = (charges: number): boolean => {
      const s = table((one) => (one.open[bea] = [design('P21'), charges]));
      return opensForCards(s, W2);
    };
    expect([open(1), open(0)]).toEqual([true, false]);
  });
});

test('[HPB-115] a card in a hand may be any star of somebody in the game that does not lie on the pile', () => {
  const opensW5 = (...discarded: FaceId[]): boolean => {
    const s = table(holding(ann, 'R1'));
    s.discard = discarded.map((face) => FACE_IDS.indexOf(face));
    return opensForCards(put(s, hurtFrame(ann, 0, 1)), W5);
  };
  expect([opensW5(), opensW5('S-DRY-1'), opensW5('S-DRY-2'), opensW5('S-DRY-1', 'S-DRY-2')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('[HPB-611] before the new Enemy the General alone may act, and needs an Enemy', () => {
  const s = enemy(turnOf(ann, { characters: CHARACTERS, at: ['2', '2', '2', '2', '2'] }), AT_6, 6);
  s.general = bea;
  s.programs[cem] = [design('P13')];
  expect([ann, bea, cem].map((seat) => claims(s, seat, BEFORE_ENEMY))).toEqual([[], ['sacrifice'], []]);
  s.enemyAt[AT_6] = NONE;
  expect(claims(s, bea, BEFORE_ENEMY)).toEqual([]);
});

describe('[HPB-857] a reroll Boost', () => {
  const ORANGE_BIT = 1;
  /** Feykah and Nova have one. */
  const nova = (frames: readonly Frame[], set: (s: State) => unknown = () => {}): State => {
    const s = quiet(ann, { characters: ['nova', 'dee-coy', 'feykah'], at: ['2', '2', '2', '2', '2'] });
    s.boosts = [0xff, 0, 0xff, 0];
    s.stack.push(...frames);
    set(s);
    return s;
  };
  const window: Frame = { stage: 'window', kind: W2, dice: ORANGE_BIT, sealed: unanswered(4) };
  const relocate = (piece: number): Frame => ({ stage: 'relocate', piece, orange: 0, step: 1 });
  const rerolls = (s: State, seat: number = ann): number => claims(s, seat, W2, ORANGE_BIT).length;

  test('is for one’s own dice on the own turn, once', () => {
    expect([rerolls(nova([])), rerolls(nova([]), cem)]).toEqual([1, 0]);
    expect(rerolls(nova([], (s) => (s.used = USED_REROLL)))).toBe(0);
    expect(rerolls(nova([], (s) => (s.boosts[ann] = 0)))).toBe(0);
    expect(claims(nova([]), ann, W3, ORANGE_BIT)).toEqual([]);
  });
  test('is not for a die that somebody else has rolled for the own character', () => {
    const claimed: Frame = { stage: 'claims', kind: W2, dice: ORANGE_BIT, queue: [], served: 0, last: NONE };
    expect(rerolls(nova([relocate(ann), window]))).toBe(1);
    for (const piece of [bea, KURO]) {
      expect(rerolls(nova([relocate(piece)]))).toBe(0);
      expect(rerolls(nova([relocate(piece), window]))).toBe(0);
      expect(rerolls(nova([relocate(piece), claimed]))).toBe(0);
    }
    // nor for who has rolled it, on another's turn
    expect(rerolls(nova([relocate(cem), window]), cem)).toBe(0);
    // a die thrown while somebody else's move is not over is the Active Player's
    expect(rerolls(nova([relocate(bea), attackFrom(AT_6, 1), window]))).toBe(1);
  });
});
