import { unanswered } from '@tablewright/kernel';
import { viewersOf } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { OBJECTIVES } from '../content/objectives.ts';
import { SCRIPTS } from '../scripts.ts';
import { type CheckFrame, type Frame, GONE, NONE, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { openView } from '../view.ts';
import { W6 } from '../windows.ts';
import { effectsFrame } from './testing/moments.ts';
import { ann, bea, cem, game, put } from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// Who sees what of a moment (ledger 5).

const table = (set: (s: State) => unknown = () => {}): State => {
  const s = quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'dee-coy'], at: ['2', '2', '5', '5', '5'] });
  set(s);
  return s;
};

/** The frame on top as each of these sees it. */
function topFor(frame: Frame, ...viewers: (number | 'spectator')[]): unknown[] {
  const s = put(table(), frame);
  return viewers.map((viewer) => game.view(s, viewer).now.at(-1));
}

const inTheOpen = (frame: Frame): unknown => openView(put(table(), frame)).now.at(-1);

const check = (more: Partial<CheckFrame> = {}): Frame => ({
  stage: 'check',
  event: 0,
  step: 0,
  turn: 2,
  cards: [1, TWO_PLUS, TWO_MINUS],
  authors: [ann, bea, bea],
  counts: [1, 2, 0, 0],
  free: [0, 1, 0, 0],
  declared: [1, 2, 0, 0],
  revealed: 0,
  removed: [1],
  change: 0,
  result: 0,
  ...more,
});

const escape = (revealed: number): Frame => ({
  stage: 'escape',
  by: ann,
  sign: 1,
  step: 1,
  cards: [1, TWO_MINUS],
  counts: [2, 0, 0, 0],
  revealed,
  change: 0,
  removed: [0],
});

describe('[HPB-652] [HPB-654] cards that lie face-down', () => {
  test('of a check: one’s own, and how many of them are free of the limit', () => {
    const [forAnn, forBea, watching] = topFor(check(), ann, bea, 'spectator');
    expect(forAnn).toMatchObject({ cards: null, mine: ['B2'], free: 0 });
    expect(forBea).toMatchObject({ cards: null, mine: ['S-JAY-2+', 'S-JAY-2-'], free: 1 });
    expect(watching).toMatchObject({ cards: null, mine: [], free: 0 });
  });
  test('after the reveal all are everybody’s', () => {
    for (const seen of topFor(check({ revealed: 1 }), ann, bea, 'spectator'))
      expect(seen).toMatchObject({ cards: ['B2', 'S-JAY-2+', 'S-JAY-2-'], mine: [], free: 0 });
    expect(inTheOpen(check())).toMatchObject({ cards: ['B2', 'S-JAY-2+', 'S-JAY-2-'] });
  });
  test('[HPB-702] of an escape: those of who is detained, until the reveal', () => {
    expect(topFor(escape(0), ann, bea)).toMatchObject([
      { cards: null, mine: ['B2', 'S-JAY-2-'] },
      { cards: null, mine: [] },
    ]);
    expect(topFor(escape(1), ann, bea)).toMatchObject([
      { cards: ['B2', 'S-JAY-2-'], mine: [] },
      { cards: ['B2', 'S-JAY-2-'], mine: [] },
    ]);
    expect(inTheOpen(escape(0))).toMatchObject({ cards: ['B2', 'S-JAY-2-'], mine: [] });
  });
});

test('[HPB-115] whoever has claimed something knows what, wherever in the queue', () => {
  const [first, second] = [{ act: 'sacrifice' }, { act: 'program', card: 'P01' }] as const;
  const claims: Frame = {
    stage: 'claims',
    kind: W6,
    dice: 0,
    queue: [bea, first, cem, second],
    served: 0,
    last: NONE,
  };
  expect(topFor(claims, bea, cem, ann)).toMatchObject([{ mine: first }, { mine: second }, { mine: null }]);
});

test('[HPB-766] who has read the sheets of the Factions', () => {
  const frame: Frame = { stage: 'factionSheet', sealed: ['continue', null, null, null] };
  expect(topFor(frame, ann, bea)).toEqual([
    { stage: 'factionSheet', ready: [true, false, false, false], mine: 'continue' },
    { stage: 'factionSheet', ready: [true, false, false, false], mine: null },
  ]);
});

test('[HPB-344] what is noted in a list of effects is hidden where it is a chip, and nowhere else', () => {
  const having = (does: string): { script: number; at: number } => {
    const script = SCRIPTS.findIndex((list) => list.some((effect) => effect.does === does));
    return { script, at: SCRIPTS[script]!.findIndex((effect) => effect.does === does) };
  };
  const noted = ({ script, at }: { script: number; at: number }): Frame =>
    ({ ...effectsFrame(SCRIPTS[script]!, ann, false, bea), script, at, memo: 7 }) as Frame;
  const swap = noted(having('swapChip'));
  expect(topFor(swap, bea, ann, 'spectator')).toMatchObject([{ memo: 7 }, { memo: NONE }, { memo: NONE }]);
  expect(inTheOpen(swap)).toMatchObject({ memo: 7 });
  const { script } = having('swapChip');
  const over = noted({ script, at: SCRIPTS[script]!.length });
  for (const frame of [noted(having('bury')), over])
    expect(topFor(frame, bea, ann)).toMatchObject([{ memo: 7 }, { memo: 7 }]);
});

test('[HPB-813] [HPB-823] Apex and Deus who are gone stand nowhere', () => {
  const s = table((one) => Object.assign(one, { apexAt: GONE, deusAt: GONE }));
  const { apex, deus } = game.view(s, 'spectator');
  expect([apex, deus]).toMatchObject([
    { space: null, area: null, gone: true },
    { space: null, area: null, gone: true },
  ]);
});

test('[HPB-483] a spot from which the chip is gone is empty', () => {
  const s = table((one) => Object.assign(one, { junk: [NONE, 7], junkBy: [ann, bea], junkTurn: [1, 2] }));
  expect(game.view(s, ann).junkyard).toMatchObject([null, { by: bea, turn: 2 }]);
});

test('[HPB-330] [HPB-333] a box lies face-up for all or face-down for whoever has not looked, as it was dropped or not', () => {
  const s = table((one) => (one.lying = [1, 5, 1, 0, 0, 2, 6, 0, 1 << bea, 1]));
  const seen = (viewer: number): unknown => game.view(s, viewer).boxes.map(({ box, up, clean }) => [box, up, clean]);
  const [, [known]] = seen(bea) as [string, boolean, boolean][] as [unknown, [string]];
  expect(seen(ann)).toEqual([
    [expect.any(String), true, false],
    [null, false, true],
  ]);
  expect(known).not.toBeNull();
});

test('[HPB-419] how far Tainted has come is known to its player, who has seen the chips, and to nobody else', () => {
  const tainted = OBJECTIVES.findIndex(({ id }) => id === 'O-02');
  const s = table((one) => {
    one.objectives[bea * 2] = tainted;
    one.objectives[cem * 2] = OBJECTIVES.findIndex(({ id }) => id === 'O-04');
    one.objectiveKnown = one.objectiveKnown.map(() => 1 << ann);
  });
  const objective = (viewer: number, of: number): unknown => game.view(s, viewer).players[of]!.objectives[0];
  expect(objective(ann, bea)).toMatchObject({ id: 'O-02', done: null, met: null });
  expect(objective(bea, bea)).toMatchObject({ id: 'O-02', done: 0, met: false });
  expect(objective(ann, cem)).toMatchObject({ id: 'O-04', done: 0, met: false });
  s.blindSectorOne = true;
  expect(objective(bea, bea)).toMatchObject({ id: 'O-02', done: null, met: null });
});

test('[HPB-860] of Jayden’s two Objectives one may be known and the other not', () => {
  const s = table((one) => {
    one.objectives.splice(bea * 2, 2, 3, 4);
    one.objectiveKnown = one.objectiveKnown.map((_, at) => (at === bea * 2 + 1 ? 1 << ann : 0));
  });
  const seen = (viewer: number): unknown => game.view(s, viewer).players[bea]!.objectives.map((one) => one?.id ?? null);
  expect([seen(ann), seen(bea), seen(cem)]).toEqual([
    [null, 'O-05'],
    ['O-04', 'O-05'],
    [null, null],
  ]);
});

test('[HPB-028] which Objective was returned is known to who returned it', () => {
  const s = table((one) => (one.returned = [2, 3, 4, 5]));
  expect([ann, cem].map((viewer) => game.view(s, viewer).returned)).toEqual(['O-03', 'O-05']);
  expect([game.view(s, 'spectator').returned, game.view(table(), ann).returned]).toEqual([null, null]);
});

test('[HPB-460] whoever chooses a Recon card sees what is left of them, in no order', () => {
  const s = put(
    table((one) => (one.reconDeck = [4, 1, 4])),
    { stage: 'recon', by: bea, piece: bea },
  );
  const deck = (viewer: number): unknown => (game.view(s, viewer).now.at(-1) as { deck: unknown }).deck;
  expect([deck(bea), deck(ann)]).toEqual([['R-2', 'R-5', 'R-5'], null]);
});

test('[HPB-003] before the characters are chosen nobody has any, nor what it brings', () => {
  const { players, pieces } = game.view(game.start({ seats: 4, seed: 1 }).state, ann);
  expect(players.map(({ character, stats }) => [character, stats])).toEqual(players.map(() => [null, null]));
  expect(pieces.map(({ maxHealth, slots }) => [maxHealth, slots])).toEqual(pieces.map(() => [0, 0]));
  // Kuro is somebody's only where Dee Coy plays
  const others = quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'feykah'] });
  expect(game.view(others, ann).pieces.map(({ slots }) => slots)).toEqual([1, 1, 1, 1, 0]);
});

test('[HPB-118] everybody sees that the Active Player has fallen', () => {
  const fallen = (value: number): boolean =>
    game.view(
      table((s) => Object.assign(s, { fallen: value })),
      bea,
    ).turn.fallen;
  expect([fallen(0), fallen(1)]).toEqual([false, true]);
});

/** Every list inside. */
function listsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
}

test('a view shares no list with the table: what happens next does not change what was seen', () => {
  const frames: Frame[] = [
    check(),
    check({ revealed: 1 }),
    escape(0),
    escape(1),
    { stage: 'machineStep', kind: 0, sealed: [[bea], null, null, null] },
    { stage: 'window', kind: W6, dice: 0, sealed: unanswered(4) },
    { stage: 'attack', by: ann, piece: ann, target: 6, chosen: [1], weapon: NONE },
    { stage: 'spot', by: ann, why: 0, from: [0, 2] },
    { stage: 'vote', exclude: 0, inEvent: 0, turn: 1, step: 1, cards: [1], piles: [bea], authors: [ann] },
  ];
  for (const frame of frames) {
    const s = put(table(), frame);
    const own = new Set(listsIn(s));
    for (const viewer of viewersOf(s.seats)) {
      const shared = listsIn(game.view(s, viewer)).filter((list) => own.has(list));
      expect([frame.stage, viewer, shared]).toEqual([frame.stage, viewer, []]);
    }
  }
});
