import { fastRng, type Viewer } from '@tablewright/kernel';
import { viewersOf } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { TWO_LIFETIMES } from '../content/faces.ts';
import { LEGION } from '../content/loyalty.ts';
import { outOfHand } from '../influence.ts';
import { scriptOf } from '../scripts.ts';
import { type CheckFrame, type Frame, NONE, SLOTS, type State, TWO_PLUS } from '../state.ts';
import type { FrameView } from '../view.ts';
import { W6 } from '../windows.ts';
import { leaks, table } from './testing/leaks.ts';
import { ann, bea, cem, dan, eve, game, own, put } from './testing/tables.ts';
import { checkOf, expectAlike, shares, worlds } from './testing/worlds.ts';

// What is going on in a world (ledger 5): every question as it stands at the table, with something in its hidden places, and
// nothing that a game played on from there could write into the view.

/** Cards out of a hand. */
function laid(s: State, seat: number, ...cards: number[]): number[] {
  for (const card of cards) outOfHand(s, seat, card);
  return cards;
}

function check(s: State, more: Partial<CheckFrame>): State {
  return put(
    s,
    checkOf(
      EVENTS.findIndex(({ type }) => type === 'check'),
      more,
    ),
  );
}

const TABLES: Readonly<Record<string, () => State>> = {
  'a check that is revealed': () => {
    const s = table();
    const cards = [TWO_PLUS, ...laid(s, cem, 2)];
    laid(s, bea, TWO_LIFETIMES);
    const rest = { counts: [0, 1, 1, 0, 0], declared: [1, 2, 0, 0, 1], removed: [0], change: 2, result: 1 };
    return check(s, { cards, revealed: 1, step: 4, ...rest });
  },
  'a check in which somebody has spoken': () => {
    const s = table();
    const cards = [...laid(s, ann, 0), ...laid(s, cem, 2)];
    const rest = { counts: [1, 0, 1, 0, 0], declared: [1, 2, 0, 0, 1] };
    return check(s, { cards, authors: [ann, cem], step: 1, ...rest });
  },
  'an escape that is revealed': () => {
    const s = table();
    laid(s, bea, TWO_LIFETIMES);
    const counts = [0, 1, 1, 0, 0];
    const cards = [TWO_PLUS, ...laid(s, cem, 2)];
    return put(s, { stage: 'escape', by: bea, sign: -1, step: 5, cards, counts, revealed: 1, change: 2, removed: [1] });
  },
  'cards are chosen, by two': () => {
    const s = table();
    const one = { stage: 'cards', why: 1, min: 1, max: 2, answer: 0 } as const;
    put(s, { ...one, by: dan, chosen: laid(s, dan, 9) });
    return put(s, { ...one, by: bea, chosen: laid(s, bea, 1) });
  },
  'a window after dice': () =>
    put(table(), { stage: 'window', kind: W6, dice: 3, sealed: [{ act: 'pass' }, null, { act: 'pass' }, null, null] }),
};

describe('[HPB-344] a world looks as the table does, and can be', () => {
  test.each(Object.entries(TABLES))('%s', (_name, at) => expectAlike(at(), [5]));
});

/** Each of the tables at which something is hidden once. */
const HIDING = Object.entries(leaks).filter(([, { at }], i, all) => all.findIndex(([, one]) => one.at === at) === i);

describe('a world shares no list with its view: it is played on in place', () => {
  const listsIn = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null
      ? []
      : [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
  /** An own answer is never written into. */
  const answersIn = (now: readonly FrameView[]): unknown[] =>
    now.flatMap((frame) => ('mine' in frame ? listsIn(frame.mine) : []));

  test.each([...Object.entries(TABLES), ...HIDING.map(([what, { at }]) => [what, at!] as const)])('%s', (_name, at) => {
    const s = at();
    for (const me of viewersOf(s.seats)) {
      const view = game.view(s, me);
      const own = new Set(listsIn(view));
      for (const list of answersIn(view.now)) own.delete(list);
      expect(listsIn(game.world(view, fastRng(1))).filter((list) => own.has(list))).toEqual([]);
    }
  });
});

const claimsIn = (one: State): unknown[] =>
  (one.stack.find(({ stage }) => stage === 'claims') as { queue: unknown[] }).queue;

/** Before the Event of a turn; Bea has Time Dilation, as everybody saw, and Eve a Program that others do not know. */
function beforeEvent(top: Frame): State {
  const s = own(table(), bea, 'P35');
  s.programNotes = [bea, s.programs[bea]!.at(-1)!];
  put(s, { stage: 'eventPhase', step: 1, cancelled: 0 });
  return put(s, top);
}

describe('[HPB-115] what others claim', () => {
  const pass = { act: 'pass' } as const;
  test('may be a card that stops what is about to happen', () => {
    const s = beforeEvent({ stage: 'window', kind: W6, dice: 0, sealed: [null, pass, pass, null, null] });
    const claims = worlds(s, ann, 80).map((one) =>
      JSON.stringify((one.stack.at(-1) as { sealed: unknown[] }).sealed[bea]),
    );
    const came = shares(claims);
    expect(came.get(JSON.stringify({ act: 'program', card: 'P35' }))).toBeGreaterThan(0.1);
    // most pass
    expect(came.get(JSON.stringify(pass))).toBeGreaterThan(0.55);
  });
  test('lies behind whoever was served last, each with an own claim', () => {
    const claim = { act: 'program', card: 'P20' } as const;
    const s = beforeEvent({ stage: 'claims', kind: W6, dice: 0, queue: [dan, claim], served: 1, last: ann });
    const seen = (me: number): unknown[][] => worlds(s, me, 60).map(claimsIn);
    const toCem = seen(cem);
    expect(toCem.some((queue) => queue.includes(bea))).toBe(true);
    expect(toCem.some((queue) => queue.includes(cem) || queue.includes(ann))).toBe(false);
    for (const queue of [...toCem, ...seen(dan)]) {
      const at = queue.indexOf(bea);
      if (at >= 0) expect(queue[at + 1]).not.toEqual(claim);
    }
  });
});

describe('a question of which one sees everything is in every world as it stands', () => {
  const SWAP = EVENTS.flatMap((event) => (event.type === 'check' ? [event.success] : [])).find((effects) =>
    effects.some(({ does }) => does === 'swapChip'),
  )!;
  const swapAt = SWAP.findIndex(({ does }) => does === 'swapChip');
  const begun = { piece: ann, answer: NONE, event: 1, noWounds: 0, memo: NONE, healed: 0 };
  const effects = (at: number, count: number, it: number, memo = NONE): Frame => ({
    stage: 'effects',
    script: scriptOf(SWAP),
    at,
    by: ann,
    it,
    count,
    ...begun,
    memo,
  });

  test.each<[string, Viewer, Frame]>([
    ['Programs', bea, { stage: 'keepProgram', by: bea, count: 2 }],
    ['Recon cards', bea, { stage: 'recon', by: bea, piece: bea }],
    ['an Interrogation card', bea, { stage: 'interrogation', by: bea }],
    ['an effect that is no swap', ann, effects(swapAt === 0 ? 1 : 0, 3, bea, 7)],
    ['the end of a list', ann, effects(SWAP.length, 3, bea, 7)],
    ['a swap that is not chosen yet', ann, effects(swapAt, 1, bea)],
    ['an own swap', bea, effects(swapAt, 3, bea, bea * SLOTS)],
  ])('%s', (_name, me, frame) => {
    const s = table();
    s.chips[bea * SLOTS] = s.sectors[0]!.pop()!;
    expect(worlds(put(s, frame), me, 3).map((one) => one.stack.at(-1))).toEqual([frame, frame, frame]);
  });
  test('Feykah’s two cards', () => {
    const s = leaks['the two loyalty cards of Feykah']!.at!();
    expect(worlds(s, s.character.indexOf(1), 1)[0]!.stack).toEqual(s.stack);
  });
  test('a chip that somebody swaps is on a board of that player’s', () => {
    const s = table();
    for (const piece of [bea, s.seats]) s.chips[piece * SLOTS] = s.sectors[0]!.pop()!;
    put(s, effects(swapAt, 3, bea, bea * SLOTS));
    for (const one of worlds(s, ann, 10)) expect((one.stack.at(-1) as { memo: number }).memo).toBe(bea * SLOTS);
  });
});

test('[HPB-763] [HPB-764] whoever may choose others has chosen any of them, or nobody', () => {
  const s = leaks['what others choose in the Machine Phase']!.at!();
  s.mayInfect = 2;
  const chosen = new Set<string>();
  for (const one of worlds(s, cem, 250)) {
    const { sealed } = one.stack.at(-1) as { sealed: (number[] | null)[] };
    const legion = one.faction.indexOf(LEGION);
    if (legion < 0 || legion === cem) continue;
    chosen.add(sealed[legion]!.map((seat) => (seat < legion ? seat : seat - 1)).join(''));
    expect(sealed[legion]).toEqual([...new Set(sealed[legion])].sort((a, b) => a - b));
    for (const seat of [ann, bea, dan, eve]) if (seat !== legion) expect(sealed[seat]).toEqual([seat]);
  }
  expect([...chosen].sort()).toEqual(['', '0', '01', '02', '03', '1', '12', '13', '2', '23', '3']);
});
