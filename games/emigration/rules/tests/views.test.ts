import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { emigration, type State } from '../index.ts';
import { activate, answer, borderOf, dealt, ivy, lee, seen, turnOf, you } from './testing/tables.ts';

// Who sees what (ledger 5).

const VIEWERS = [you, lee, ivy, 'spectator'] as const;

test('a face-down card stands in nobody’s view, not even its owner’s', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const s = dealt(3, seed);
    for (const viewer of VIEWERS) {
      const view = seen(s, viewer);
      const shown = JSON.stringify(view.players);
      for (const [i, card] of s.layout.entries()) {
        const down = (s.up[Math.floor(i / PLACE_COUNT)]! & (1 << (i % PLACE_COUNT))) === 0;
        const { id, kind } = CARDS[card]!;
        if (kind !== 'payday') expect(shown.includes(`"${id}"`)).toBe(!down);
      }
    }
  }
});

test('all that is hidden is the same for everybody but who looked into a lane', () => {
  const s = answer(
    answer(turnOf(you, { layout: { you: { D1: 'SOC-4' } }, full: true }), you, activate(you, 'D1')),
    you,
    2,
  );
  const { me: _1, lanes: _2, looked: _3, ...mine } = seen(s, you);
  for (const viewer of [lee, ivy, 'spectator'] as const) {
    const { me: _4, lanes: _5, looked: _6, ...theirs } = seen(s, viewer);
    expect(theirs).toEqual(mine);
  }
});

test('what is unseen can be counted: numbers of each kind, and which Life Cards', () => {
  const { unseen } = seen(dealt(2, 4), 'spectator');
  expect(unseen.documents + unseen.connections + unseen.life.length + unseen.paydays).toBe(2 * 6 + 2);
  const all = seen(turnOf(you, { layout: { you: { D1: 'PAYDAY' } } }), lee).unseen;
  // Everything but two removed cards is in sight.
  expect(all.documents + all.connections + all.life.length + all.paydays).toBe(2);
});

test('a token that somebody looked at is everybody’s when it is drawn', () => {
  const asking = answer(
    turnOf(you, { layout: { you: { D1: 'SOC-4' } }, papers: 'all', tokens: { 4: [10, 4, 8] } }),
    you,
    activate(you, 'D1'),
  );
  const border = answer(asking, you, 4);
  expect(seen(border, ivy).looked).toEqual([{ by: you, lane: 4, token: null }]);
  const drawn = answer(border, lee, 4);
  for (const viewer of VIEWERS) {
    expect(seen(drawn, viewer).looked).toEqual([{ by: you, lane: 4, token: 10 }]);
    expect(seen(drawn, viewer).lanes[3]).toEqual({ drawn: [10], left: [4, 8], top: null });
  }
});

test('[EMI-325] of two who have asked an officer each sees the own token alone', () => {
  const s = turnOf(you, { tokens: { 2: [6, 5, 8], 4: [10, 4, 8] } });
  s.looked = [you, 3, lee, 1];
  const tokens = (viewer: (typeof VIEWERS)[number]) => seen(s, viewer).looked.map(({ token }) => token);
  expect(VIEWERS.map(tokens)).toEqual([
    [10, null],
    [null, 6],
    [null, null],
    [null, null],
  ]);
  expect(VIEWERS.map((viewer) => [seen(s, viewer).lanes[1]!.top, seen(s, viewer).lanes[3]!.top])).toEqual([
    [null, 10],
    [6, null],
    [null, null],
    [null, null],
  ]);
  // with all cards open both are seen, and the next token of a lane from which one was drawn
  s.drawn[1] = 1;
  const open = emigration.openView!(s);
  expect(open.looked.map(({ token }) => token)).toEqual([10, 6]);
  expect([open.lanes[1]!.top, open.lanes[3]!.top]).toEqual([5, 10]);
});

test('[EMI-509] nobody has tried to get in who has not been at a lane', () => {
  const attempts = (s: State) => seen(s, you).players.map(({ attempt }) => attempt);
  const s = borderOf(lee, { tokens: { 4: [10, 4, 8] } });
  expect(attempts(s)).toEqual([null, null, null]);
  expect(attempts(answer(s, lee, 4))).toEqual([null, { lane: 4, token: 10, in: false }, null]);
});

describe('worlds', () => {
  test('redraw the face-down cards and the removed ones out of what is unseen, and the order of the lanes', () => {
    const s = dealt(3, 7);
    const view = seen(s, lee);
    const worlds = Array.from({ length: 30 }, (_, seed) => emigration.world(view, fastRng(seed)));
    for (const world of worlds) {
      expect(emigration.violations(world)).toEqual([]);
      expect(seen(world, lee)).toEqual(view);
    }
    expect(new Set(worlds.map(({ removed }) => removed.join(' '))).size).toBeGreaterThan(20);
    expect(new Set(worlds.map(({ layout }) => layout.join(' '))).size).toBe(30);
    expect(new Set(worlds.map(({ tokens }) => tokens.join(' '))).size).toBe(30);
  });

  test('keep the token that I have seen, and no one else’s', () => {
    const asking = answer(
      turnOf(you, { layout: { you: { D1: 'SOC-4' } }, tokens: { 3: [9, 5, 7] } }),
      you,
      activate(you, 'D1'),
    );
    const s = answer(asking, you, 3);
    const tops = (viewer: number): Set<number> =>
      new Set(Array.from({ length: 40 }, (_, seed) => emigration.world(seen(s, viewer), fastRng(seed)).tokens[6]!));
    expect(tops(you)).toEqual(new Set([9]));
    expect(tops(lee)).toEqual(new Set([5, 7, 9]));
    // also where somebody else has looked into the same lane before
    s.looked.unshift(lee, 2);
    expect([tops(you), tops(lee), tops(ivy)]).toEqual([new Set([9]), new Set([9]), new Set([5, 7, 9])]);
  });

  test('any unseen Document may lie face-down, also one that was left out', () => {
    const view = seen(dealt(2, 3), you);
    const drawn = new Set<number>();
    for (let seed = 0; seed < 200; seed += 1) {
      const world = emigration.world(view, fastRng(seed));
      for (const card of [...world.layout, ...world.removed]) if (CARDS[card]!.kind === 'document') drawn.add(card);
    }
    expect(drawn.size).toBe(21);
  });
});

test('whoever looks at it again with all cards open sees every card and the tokens on top, and nothing else is different', () => {
  const s = dealt(3, 5);
  const open = emigration.openView!(s);
  const closed = seen(s, 'spectator');
  for (const [seat, { layout }] of open.players.entries()) {
    expect(layout).toEqual(s.layout.slice(seat * PLACE_COUNT, (seat + 1) * PLACE_COUNT).map((card) => CARDS[card]!.id));
  }
  expect(open.lanes.map(({ top }) => top)).toEqual([0, 3, 6, 9, 12].map((first) => s.tokens[first]));
  expect(open.removed).toHaveLength(2);
  const { players, lanes, removed } = closed;
  const hidden = {
    ...open,
    players: open.players.map((one, i) => ({ ...one, layout: players[i]!.layout })),
    lanes,
    removed,
  };
  expect(hidden).toEqual(closed);
});
