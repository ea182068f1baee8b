import { canonicalJson, fastRng, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { emergence, type State } from '../index.ts';
import { restless } from './testing/restless.ts';
import {
  actionOf,
  answer,
  eventOf,
  orange,
  pink,
  red,
  seen,
  select,
  selecting,
  turnOf,
  violet,
  yellow,
} from './testing/tables.ts';

// Ledger 5: who sees what. Each row is tried with two tables that differ in one thing only.

const VIEWERS = [red, orange, yellow, violet, 'spectator'] as const;

/** Who can tell these two tables apart. */
function whoSees(one: State, other: State): Viewer[] {
  const viewers: Viewer[] = [...Array.from({ length: one.seats }, (_, seat) => seat), 'spectator'];
  return viewers.filter((viewer) => {
    const same = canonicalJson(seen(one, viewer)) === canonicalJson(seen(other, viewer));
    const asksSame =
      canonicalJson(emergence.asksSeen(one, viewer)) === canonicalJson(emergence.asksSeen(other, viewer));
    return !same || !asksSame;
  });
}

const EVERYBODY = [red, orange, yellow, violet, 'spectator'];

describe('allegiances', () => {
  test('[EMG-011] one card: its owner', () => {
    // with two tables of one Human each, two cards differ
    expect(whoSees(selecting({ humans: ['red'] }), selecting({ humans: ['orange'] }))).toEqual([red, orange]);
  });

  test('[EMG-012] two Humans see each other, the A.I. see nothing', () => {
    const one = selecting({ seats: 5, humans: ['red', 'orange'] });
    const other = selecting({ seats: 5, humans: ['red', 'yellow'] });
    expect(whoSees(one, other)).toEqual([red, orange, yellow]);
    expect(seen(one, red).operatives.map(({ team }) => team)).toEqual(['human', 'human', null, null, null]);
    expect(seen(one, pink).operatives.map(({ team }) => team)).toEqual([null, null, null, null, 'ai']);
  });

  test('[EMG-250] a spy sees one more', () => {
    const spied = [['violet', 'orange']] as const;
    expect(whoSees(selecting({ humans: ['red'], spied }), selecting({ humans: ['orange'], spied }))).toEqual([
      red,
      orange,
      violet,
    ]);
  });

  test('[EMG-508] whoever looks at it again with all cards open sees them at any moment, and nothing else is different', () => {
    const s = selecting({ humans: ['orange'], spied: [['violet', 'orange']] });
    const open = emergence.openView!(s);
    expect(open.operatives.map(({ team }) => team)).toEqual(['ai', 'human', 'ai', 'ai']);
    expect(open.spied).toEqual([{ by: violet, on: orange, saw: 'human' }]);
    expect(open.outcome).toBeNull();
    const closed = seen(s, 'spectator');
    expect({ ...open, operatives: closed.operatives, spied: closed.spied }).toEqual(closed);
  });

  test('[EMG-508] after the game all see all', () => {
    const over = (human: 'red' | 'orange'): State =>
      answer(eventOf('red', { humans: [human], tokens: { red: 20 } }), red, { ai: 20, human: 0 });
    expect(whoSees(over('red'), over('orange'))).toEqual(EVERYBODY);
  });
});

describe('selections', () => {
  test('[EMG-107] staged: the owner; whether it is staged: everybody', () => {
    const staged = answer(selecting(), orange, 'hack-B');
    expect(whoSees(staged, answer(selecting(), orange, 'spy-E'))).toEqual([orange]);
    expect(whoSees(staged, selecting())).toEqual(EVERYBODY);
  });

  test('[EMG-108] revealed: everybody', () => {
    expect(whoSees(select(selecting(), { orange: 'hack-B' }), select(selecting(), { orange: 'hack-E' }))).toEqual(
      EVERYBODY,
    );
  });
});

describe('the open table', () => {
  test.each<[string, () => State, () => State]>([
    ['agents', () => turnOf('red', { at: { orange: 'C3' } }), () => turnOf('red', { at: { orange: 'E4' } })],
    ['blocks on tiles', () => turnOf('red', { lying: { C3: 'OO' } }), () => turnOf('red', { lying: { E4: 'OO' } })],
    ['the leader', () => selecting({ leader: 'red' }), () => selecting({ leader: 'orange' })],
    ['the round', () => selecting({ round: 2 }), () => selecting({ round: 3 })],
    ['whose turn it is', () => turnOf('red'), () => turnOf('orange')],
    ['blocks held', () => turnOf('red', { holds: { orange: 'T' } }), () => turnOf('red', { holds: { orange: 'O' } })],
    ['tokens held', () => turnOf('red', { tokens: { orange: 1 } }), () => turnOf('red', { tokens: { orange: 2 } })],
    [
      'totals',
      () => turnOf('red', { totals: { ai: 2, human: 1 } }),
      () => turnOf('red', { totals: { ai: 1, human: 2 } }),
    ],
    [
      'that X spied on Y',
      () => turnOf('red', { spied: [['orange', 'yellow']] }),
      () => turnOf('red', { spied: [['orange', 'violet']] }),
    ],
    ['the length', () => turnOf('red'), () => turnOf('red', { length: 'extended' })],
  ])('[EMG-215] %s: everybody', (_, one, other) => {
    expect(whoSees(one(), other())).toEqual(EVERYBODY);
  });
});

describe('insertions', () => {
  const event = (): State => eventOf('red', { length: 'extended', tokens: { red: 4, yellow: 2, violet: 2 } });
  const split = (ai: number, human: number): State => answer(event(), red, { ai, human });

  test('[EMG-405] the split: its owner; the amount: everybody', () => {
    expect(whoSees(split(3, 1), split(1, 3))).toEqual([red]);
    expect(whoSees(split(3, 1), split(3, 0))).toEqual(EVERYBODY);
  });

  test('[EMG-406] the content of the box: nobody, until it is opened', () => {
    const both = (first: [number, number], second: [number, number]): State =>
      answer(split(...first), yellow, { ai: second[0], human: second[1] });
    expect(whoSees(both([3, 1], [0, 2]), both([2, 2], [1, 1]))).toEqual([red, yellow]);
    const opened = (s: State): State => answer(s, violet, { ai: 1, human: 0 });
    expect(whoSees(opened(both([3, 1], [0, 2])), opened(both([3, 1], [1, 1])))).toEqual(EVERYBODY);
  });

  test('[EMG-407] opened, with the same sums: still only those who gave', () => {
    const after = (first: [number, number], second: [number, number]): State => {
      const s = answer(split(...first), yellow, { ai: second[0], human: second[1] });
      return answer(s, violet, { ai: 1, human: 0 });
    };
    expect(whoSees(after([3, 1], [0, 2]), after([1, 3], [2, 0]))).toEqual([red, yellow]);
  });

  test('[EMG-405] others learn from the question itself no more than the amount', () => {
    expect(emergence.shown(event(), { ai: 3, human: 1 })).toBe(4);
    expect(emergence.shown(selecting(), 'hack-B')).toBe(null);
    expect(emergence.shown(turnOf('red'), 'C3')).toBe('C3');
  });
});

test('[EMG-004] everybody sees whose blocks are whose', () => {
  const { operatives } = seen(turnOf('red', { holds: { red: 'OOOOO', orange: 'TTTTTTT', yellow: 'H' } }), red);
  expect(operatives.map(({ blocks }) => blocks)).toEqual([{ circle: 5 }, { triangle: 7 }, { helix: 1 }, {}]);
});

test('[EMG-252] the result of a spy: the spy', () => {
  const spying = (human: 'orange' | 'violet'): State =>
    answer(
      answer(
        actionOf('red', {
          at: { red: 'C3', orange: 'C3' },
          show: { red: 'spy-E' },
          tokens: { red: 2 },
          humans: [human],
        }),
        red,
        'spy',
      ),
      red,
      orange,
    );
  expect(whoSees(spying('orange'), spying('violet'))).toEqual([red, orange, violet]); // orange and violet know their own card
});

test('the seed: nobody', () => {
  const one = turnOf('red');
  const other = { ...one, chance: { kind: 'fast' as const, words: [9, 9, 9, 9] } };
  expect(whoSees(one, other)).toEqual([]);
});

describe('[EMG-015] a world that fits what a viewer sees', () => {
  test('cannot be told from the real one, and obeys the rules', () => {
    let checked = 0;
    for (const { after } of restless(24, 40)) {
      checked += 1;
      if (checked % 5 !== 0) continue;
      for (const viewer of [0, 'spectator'] satisfies Viewer[]) {
        const view = seen(after.state, viewer);
        const world = emergence.world(view, fastRng(checked));
        expect(seen(world, viewer)).toEqual(view);
        expect(emergence.violations(world)).toEqual([]);
      }
    }
  });

  test('what is hidden is drawn anew: cards, splits, staged selections', () => {
    const s = answer(answer(selecting({ seats: 5 }), orange, 'hack-B'), red, 'boost-E');
    const drawn = Array.from({ length: 40 }, (_, seed) => emergence.world(seen(s, red), fastRng(seed)));
    expect(new Set(drawn.map(({ allegiance }) => allegiance.join(''))).size).toBe(6); // two Humans among the other four
    const staged = drawn.map(({ stack }) => stack.at(-1) as unknown as { sealed: unknown[] });
    expect(new Set(staged.map(({ sealed }) => sealed[orange])).size).toBeGreaterThan(6);
    for (const { sealed } of staged) expect(sealed).toEqual(['boost-E', expect.any(String), null, null, null]);

    const event = answer(eventOf('orange', { tokens: { orange: 4, red: 1 } }), orange, { ai: 4, human: 0 });
    const splits = Array.from(
      { length: 40 },
      (_, seed) => emergence.world(seen(event, red), fastRng(seed)).inserted[3],
    );
    expect(new Set(splits)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('what is known is kept: the own card and split, a fellow, a card spied on, the sums', () => {
    let s = eventOf('red', {
      seats: 5,
      humans: ['red', 'pink'],
      tokens: { red: 4, orange: 3, yellow: 2 },
      spied: [['orange', 'pink']],
    });
    s = answer(answer(answer(s, red, { ai: 1, human: 3 }), orange, { ai: 1, human: 2 }), yellow, { ai: 2, human: 0 });
    for (let seed = 0; seed < 20; seed += 1) {
      const mine = emergence.world(seen(s, red), fastRng(seed));
      expect(mine.allegiance).toEqual([1, 0, 0, 0, 1]);
      expect(mine.inserted.slice(0, 4)).toEqual([0, red, 1, 3]);
      expect(mine.inserted[7]! + mine.inserted[11]!).toBe(2);
      const spy = emergence.world(seen(s, orange), fastRng(seed));
      expect([spy.allegiance[orange], spy.allegiance[pink]]).toEqual([0, 1]);
    }
  });
});

test('[EMG-004] a view names colours, tiles and blocks in words', () => {
  const view = seen(
    turnOf('red', { at: { orange: 'B3' }, holds: { orange: 'TTM' }, show: { orange: 'replenish-B' } }),
    red,
  );
  expect(view.operatives[orange]).toEqual({
    colour: 'orange',
    at: 'B3',
    selected: 'replenish-B',
    blocks: { triangle: 2, molecule: 1 },
    tokens: 0,
    team: null,
  });
  expect(VIEWERS.map((viewer) => seen(turnOf('red'), viewer).me)).toEqual([...VIEWERS]);
});
