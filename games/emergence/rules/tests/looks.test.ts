import { fastRng, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { SELECTIONS } from '../content/selections.ts';
import { DATA } from '../content/types.ts';
import { emergence } from '../index.ts';
import { AI, type Frame, HUMAN, type State } from '../state.ts';
import { orange, red, seen, selecting, spiedOnOne, turnOf, violet } from './testing/tables.ts';

// What is seen by several who look at once, and what is drawn anew in a world.

const ALL: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** Two events: red and orange inserted into both; yellow only into the second, which is still under way. */
function twoEvents(): State {
  const s = turnOf('red', { totals: { ai: 3, human: 2 } });
  s.inserted = [0, red, 1, 2, 0, orange, 2, 0, 1, orange, 0, 1, 1, 2, 4, 3, 1, red, 3, 0];
  s.stack.push({ stage: 'assimilate', from: orange, asked: 3 });
  return s;
}

describe('several who look at once', () => {
  test.each<[string, () => State]>([
    ['splits', twoEvents],
    [
      'spying',
      () =>
        turnOf('red', {
          spied: [
            ['red', 'orange'],
            ['orange', 'red'],
            ['red', 'violet'],
          ],
        }),
    ],
    [
      'staged selections',
      () => {
        const s = selecting();
        (s.stack.at(-1) as { sealed: unknown[] }).sealed = ['spy-E', 'hack-B', null, 'spy-B'];
        return s;
      },
    ],
  ])('[EMG-107, EMG-252, EMG-407] see what each would see alone: %s', (_what, at) => {
    const s = at();
    const look = emergence.views(s);
    for (const me of [...ALL, ...ALL.toReversed()]) expect(look(me)).toEqual(seen(s, me));
  });
});

test('[EMG-405, EMG-406, EMG-407] of every event: who inserted how much, the sums of an open box, one’s own splits', () => {
  const splits = (me: Viewer): unknown =>
    seen(twoEvents(), me).assimilations.map(({ inserted }) => inserted.map(({ split }) => split));
  expect(splits('spectator')).toEqual([
    [null, null],
    [null, null, null],
  ]);
  expect(splits(orange)).toEqual([
    [null, { ai: 2, human: 0 }],
    [{ ai: 0, human: 1 }, null, null],
  ]);
  expect(splits(red)).toEqual([
    [{ ai: 1, human: 2 }, null],
    [null, null, { ai: 3, human: 0 }],
  ]);
  expect(splits(violet)).toEqual(splits('spectator'));
  const { assimilations } = seen(twoEvents(), 'spectator');
  expect(assimilations.map(({ opened }) => opened)).toEqual([{ ai: 3, human: 2 }, null]);
  expect(assimilations[1]!.inserted.map(({ seat, tokens }) => [seat, tokens])).toEqual([
    [orange, 1],
    [2, 7],
    [red, 3],
  ]);
});

test('[EMG-252] one sees what one has spied oneself', () => {
  const s = turnOf('red', {
    spied: [
      ['red', 'orange'],
      ['orange', 'violet'],
      ['red', 'violet'],
    ],
  });
  const saw = (me: Viewer): unknown => seen(s, me).spied.map((one) => one.saw);
  expect(ALL.map(saw)).toEqual([
    ['ai', null, 'human'],
    [null, 'human', null],
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
});

test('[EMG-008] blocks are shown by type, however many', () => {
  const s = turnOf('red');
  const counts = [0, 1, 2, 63, 64, 65];
  for (const a of counts) {
    for (const b of counts) {
      for (const [c, d] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [2, 64],
        [64, 2],
        [65, 63],
      ] as const) {
        const all = [a, b, c, d];
        s.held.splice(0, 4, ...all);
        const blocks = Object.fromEntries(all.flatMap((n, type) => (n > 0 ? [[DATA[type]!, n]] : [])));
        expect(seen(s, 'spectator').operatives[0]!.blocks).toEqual(blocks);
      }
    }
  }
});

test.each<[Frame]>([
  [{ stage: 'mission' }],
  [{ stage: 'passLeader' }],
  [{ stage: 'round', step: 2 }],
  [{ stage: 'turns', taken: 3 }],
  [{ stage: 'turn', by: 1, step: 2 }],
  [{ stage: 'movement', by: 1 }],
  [{ stage: 'move', by: 1 }],
  [{ stage: 'act', by: 1 }],
  [{ stage: 'action', by: 1 }],
  [{ stage: 'insert', by: 1 }],
  [{ stage: 'compile', by: 1, cost: 1 }],
  [{ stage: 'boost', by: 1, cost: 1 }],
  [{ stage: 'teleport', by: 1, cost: 1 }],
  [{ stage: 'replenish', by: 1, cost: 1 }],
  [{ stage: 'target', by: 1, act: 'hack' }],
  [{ stage: 'spySeen', by: 1, on: 2 }],
  [{ stage: 'assimilate', from: 1, asked: 2 }],
])('[EMG-108] where the game stands is open to all: %j', (frame) => {
  const s = turnOf('red');
  s.stack.push(frame);
  expect(seen(s, 'spectator').now.at(-1)).toEqual(frame);
  expect(emergence.world(seen(s, red), fastRng(1)).stack.at(-1)).toEqual(frame);
});

describe('a world', () => {
  const worlds = (s: State, me: Viewer): State[] =>
    Array.from({ length: 60 }, (_, seed) => emergence.world(seen(s, me), fastRng(seed)));

  test('[EMG-107] has one’s own staged selection, any of others, and none where somebody is not ready', () => {
    const s = selecting();
    (s.stack.at(-1) as { sealed: unknown[] }).sealed = ['spy-E', 'hack-B', null, null];
    const sealed = worlds(s, red).map(({ stack }) => (stack.at(-1) as { sealed: (string | null)[] }).sealed);
    expect(new Set(sealed.map(([mine]) => mine))).toEqual(new Set(['spy-E']));
    expect(new Set(sealed.map(([, others]) => others)).size).toBeGreaterThan(6);
    for (const [, others, ...missing] of sealed) {
      expect(SELECTIONS).toContain(others);
      expect(missing).toEqual([null, null]);
    }
  });

  test('[EMG-011] knows who has understood the briefing', () => {
    const s = turnOf('red');
    s.stack = [{ stage: 'briefing', sealed: ['understood', null, 'understood', null] }];
    expect(worlds(s, red)[0]!.stack).toEqual(s.stack);
  });

  test('[EMG-015] has as many Humans as there are, and those one knows', () => {
    const s = spiedOnOne();
    const dealt = worlds(s, red).map(({ allegiance }) => allegiance);
    for (const sides of dealt) {
      expect(sides.filter((side) => side === HUMAN)).toHaveLength(2);
      expect([sides[red], sides[4]]).toEqual([AI, HUMAN]);
    }
    expect(new Set(dealt.map((sides) => sides.indexOf(HUMAN)))).toEqual(new Set([1, 2, 3]));
    for (const { allegiance } of worlds(s, violet)) expect(allegiance).toEqual(s.allegiance);
  });

  test('[EMG-405, EMG-407] has one’s own splits, any of others, and those of an open box add up', () => {
    const drawn = worlds(twoEvents(), orange).map(({ inserted }) => inserted);
    for (const [a, b, ai, human, ...rest] of drawn) {
      expect([a, b, ai, human]).toEqual([0, red, 1, 2]); // the sum less one's own leaves no choice
      expect(rest.slice(0, 8)).toEqual([0, orange, 2, 0, 1, orange, 0, 1]);
      expect(rest[10]! + rest[11]!).toBe(7);
      expect(rest[14]! + rest[15]!).toBe(3);
    }
    expect(new Set(drawn.map((inserted) => inserted[15]))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const open = worlds(twoEvents(), violet).map(({ inserted }) => inserted);
    for (const inserted of open) expect([inserted[2]! + inserted[6]!, inserted[3]! + inserted[7]!]).toEqual([3, 2]);
    expect(new Set(open.map((inserted) => inserted[3])).size).toBeGreaterThan(1);
  });

  test('[EMG-108] has the revealed selections, or none before the first', () => {
    const s = turnOf('red', { show: { red: 'hack-B', orange: 'spy-E' } });
    const [first] = worlds(s, violet);
    expect([first!.action, first!.augmentation]).toEqual([s.action, s.augmentation]);
    const before = selecting();
    expect(worlds(before, red)[0]).toMatchObject({ action: [-1, -1, -1, -1], augmentation: [-1, -1, -1, -1] });
    expect(seen(before, red).operatives[0]!.selected).toBeNull();
  });
});
