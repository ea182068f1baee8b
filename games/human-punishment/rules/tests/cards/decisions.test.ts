import { expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { NONE, type State } from '../../state.ts';
import { after, type Change, changes, city, enemyOn, onward, readEvent, SOLDIER_ON_12 } from '../testing/cards.ts';
import { ann, answer, answers, asked, bea, cem, dan, now, offers, passing } from '../testing/tables.ts';

// The Events that a badge decides (content ledger 4.1 to 4.3): A and B, with Bea as Leader and Cem as General.

function badges(set: (s: State) => void = () => {}): State {
  return city((s) => {
    s.general = cem;
    set(s);
  });
}

interface Row {
  id: string;
  by: number;
  a: Change;
  b: Change;
  set?: (s: State) => void;
  cameA?: number[];
  cameB?: number[];
  /** what is answered after A was chosen */
  answered?: unknown[];
}

const DECISIONS: readonly Row[] = [
  { id: 'E-I-12', by: bea, a: { resource: -1, morale: 2 }, b: { morale: -2, riot: 2 } },
  {
    id: 'E-I-13',
    by: cem,
    a: { resource: -1, gone: ['soldier 1 5a', 'soldier 1 9a'] },
    b: { came: ['soldier 1 12'], 'cem cards': 2 },
    set: (s) => void enemyOn(enemyOn(s, '5a'), '9a'),
    cameB: SOLDIER_ON_12,
  },
  {
    id: 'E-I-14',
    by: bea,
    a: { riot: 2, boxes: ['3', '5'] },
    b: { morale: -1, boxes: ['3'] },
    cameA: [2, 4],
    cameB: [2],
  },
  { id: 'E-I-15', by: cem, a: { apex: 1, resource: -1 }, b: { deus: 1, morale: 1 } },
  { id: 'E-II-12', by: bea, a: { caged: ['dan'], 'dan at': '6' }, b: { riot: 4, morale: -1 }, answered: [dan] },
  {
    id: 'E-II-13',
    by: cem,
    a: { threat: -1, zones: ['7a'], gone: ['soldier 1 7a'] },
    b: { riot: 2, came: ['soldier 1 12'] },
    set: (s) => void enemyOn(s, '7a'),
    cameB: SOLDIER_ON_12,
    answered: ['7a'],
  },
  { id: 'E-II-14', by: bea, a: {}, b: {} },
  { id: 'E-II-15', by: cem, a: { apex: -1, deus: -1 }, b: { apex: 1, deus: 1 } },
  {
    id: 'E-III-10',
    by: bea,
    a: { caged: ['dan'], 'dan at': '6', threat: -1 },
    b: { morale: -3, 'ann cards': 1, 'bea cards': 1, 'cem cards': 1, 'dan cards': 1 },
    answered: [dan],
  },
  {
    id: 'E-III-11',
    by: cem,
    a: { zones: ['2', '3a'] },
    b: { came: ['soldier 1 12', 'crawler 1 red1'] },
    cameB: [...SOLDIER_ON_12, 4],
    answered: ['3a', '2'],
  },
  { id: 'E-III-12', by: bea, a: {}, b: {} },
];

/** These two have tests of their own below: a shuffle and a vote. */
const OWN: readonly string[] = ['E-II-14', 'E-III-12'];

test.each(DECISIONS.filter(({ id }) => !OWN.includes(id)))(
  '[$id] A and B, chosen by the one with the badge',
  ({ id, by, a, b, set, cameA = [], cameB = [], answered = [] }) => {
    const asksFor = (): State => passing(readEvent(badges(set), id));
    const s = asksFor();
    expect([s.stack.at(-1)!.stage, asked(s), offers(s, by)]).toEqual(['decide', [by], ['A', 'B']]);
    let state = onward(after(s, by, 'A', ...cameA));
    for (const value of answered) state = onward(answer(state, by, value));
    expect(changes(s, state)).toEqual(a);
    // without the Enemies of A: with some on the board the General's window would come between the dice
    const other = set === undefined ? s : passing(readEvent(badges(), id));
    expect(changes(other, onward(after(other, by, 'B', ...cameB)))).toEqual(b);
  },
);

test('[E-II-14] Trapped Crates: two Traps are mixed in, unseen, then two boxes come', () => {
  const s = passing(readEvent(badges(), 'E-II-14'));
  const state = answer(s, bea, 'A');
  expect([state.mixed, state.beside.length, state.supply.length, state.lying.length]).toEqual([2, 2, 5, 10]);
  expect(changes(s, answer(s, bea, 'B'))).toEqual({ resource: -1 });
  const bare = badges((one) => Object.assign(one, { beside: [] }));
  // no Trap left: the boxes still come (HPB-112)
  const boxes = answer(passing(readEvent(bare, 'E-II-14')), bea, 'A');
  expect([boxes.mixed, boxes.lying.length]).toEqual([0, 10]);
});

test('[E-III-12] Emergency Powers: a vote, or two Traps and Resource −1', () => {
  const s = passing(readEvent(badges(), 'E-III-12'));
  let vote = answer(s, bea, 'A');
  expect(now(vote)).toBe('voteFor ann');
  vote = answers(vote, ann, ann, offers(answer(vote, ann, ann), ann)[0]);
  expect(vote.stack.at(-1)!.stage).toBe('voteFor');
  expect(changes(s, answer(s, bea, 'B'))).toEqual({ resource: -1, traps: 2 });
});

test('[HPB-660] E-II-12 and E-III-10 with nobody left to detain: B', () => {
  const all = (s: State): void => {
    s.detained = (1 << ann) | (1 << cem) | (1 << dan);
  };
  const s = badges(all);
  const trial = passing(readEvent(s, 'E-II-12'));
  expect([trial.riot, trial.morale]).toEqual([3, 1]);
  expect(passing(readEvent(badges(all), 'E-III-10')).morale).toBe(-1);
});

test('[HPB-660] E-II-15: options that would change nothing are not there, and then the card has no effect', () => {
  // Spare Parts with both machines gone for good
  const gone = badges((s) => Object.assign(s, { apexAt: -2, deusAt: -2 }));
  const before = { ...gone };
  expect(changes(before, passing(readEvent(gone, 'E-II-15')))).toEqual({});
});

test('[HPB-634] without a General the four General Events take A, and the Leader does what the General would', () => {
  const alone = (id: string, set: (s: State) => void = () => {}): State =>
    passing(
      readEvent(
        badges((s) => {
          set(s);
          s.general = NONE;
        }),
        id,
      ),
    );
  expect([alone('E-I-15').apex, alone('E-II-15').deus]).toEqual([5, 3]);
  const burns = alone('E-II-13');
  expect(now(burns)).toBe('location bea');
  const kills = alone('E-I-13', (s) => void enemyOn(enemyOn(enemyOn(s, '5a'), '9a'), '12'));
  expect(now(kills)).toBe('enemy bea');
  expect(now(alone('E-III-11'))).toBe('location bea');
});

test('every decision of the deck is tested here', () => {
  expect(EVENTS.filter(({ type }) => type === 'decision').map(({ id }) => id)).toEqual(DECISIONS.map(({ id }) => id));
});
