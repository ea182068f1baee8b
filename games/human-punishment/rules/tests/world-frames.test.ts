import { fastRng } from '@tablewright/kernel';
import { viewersOf } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { TWO_LIFETIMES } from '../content/faces.ts';
import { outOfHand } from '../influence.ts';
import { type CheckFrame, type State, TWO_PLUS } from '../state.ts';
import type { FrameView } from '../view.ts';
import { W6 } from '../windows.ts';
import { leaks, table } from './testing/leaks.ts';
import { ann, bea, cem, dan, game, put } from './testing/tables.ts';
import { expectAlike } from './testing/worlds.ts';

// What is going on in a world (ledger 5): every question as it stands at the table, with something in its hidden places, and
// nothing that a game played on from there could write into the view.

const zeros = (): number[] => [0, 0, 0, 0, 0];

/** Cards out of a hand. */
function laid(s: State, seat: number, ...cards: number[]): number[] {
  for (const card of cards) outOfHand(s, seat, card);
  return cards;
}

function check(s: State, more: Partial<CheckFrame>): State {
  const event = EVENTS.findIndex(({ type }) => type === 'check');
  const lists = { cards: [], authors: [], removed: [], free: zeros(), counts: zeros(), declared: zeros() };
  return put(s, { stage: 'check', event, step: 0, turn: 4, change: 0, result: 0, revealed: 0, ...lists, ...more });
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
