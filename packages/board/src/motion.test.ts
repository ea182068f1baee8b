import { describe, expect, test } from 'vitest';
import { planMotion, type Shows, timeline } from './motion.ts';

test('what belongs to one beat moves together, the next beat begins before it has quite ended', () => {
  const timed = timeline(
    [
      { ms: 400, motions: ['a', 'b'] },
      { ms: 200, motions: ['c'] },
    ],
    { most: 1000 },
  );
  expect(timed).toEqual([
    { motion: 'a', at: 0, ms: 400 },
    { motion: 'b', at: 0, ms: 400 },
    { motion: 'c', at: 300, ms: 200 },
  ]);
});

test('a long chain is compressed, and still everything happens in its order', () => {
  const beats = Array.from({ length: 10 }, (_, i) => ({ ms: 400, motions: [i] }));
  const timed = timeline(beats, { most: 900 });
  expect(timed.map(({ motion }) => motion)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const last = timed.at(-1)!;
  expect(last.at + last.ms).toBeCloseTo(900);
  for (const [i, { at }] of timed.slice(1).entries()) expect(at).toBeGreaterThan(timed[i]!.at);
});

test('nothing happened: nothing moves', () => {
  expect(timeline([], { most: 900 })).toEqual([]);
});

interface View {
  readonly at: { readonly [pawn: string]: string };
  readonly coins: readonly number[];
}
type Told =
  | { type: 'rolled'; die: number }
  | { type: 'moved'; pawn: string }
  | { type: 'paid'; by: number }
  | { type: 'slept' };
type Seen = { readonly kind: 'dice'; readonly die: number } | { readonly kind: 'pop'; readonly text: string };

const shows: Shows<View, Told, Seen> = {
  placesOf: ({ at, coins }) => [
    ...Object.entries(at).map(([id, place]) => ({ what: 'pawn', id, place })),
    ...coins.map((count, seat) => ({ what: 'coin', place: `seat:${seat}`, count })),
    { what: 'coin', place: 'bank', endless: true },
  ],
  cues: {
    rolled: ({ die }) => ({ kind: 'dice', die }),
    paid: ({ by }, before, after) => [{ kind: 'pop', text: `${after.coins[by]! - before.coins[by]!}` }],
  },
  moves: { moved: ({ pawn }) => [pawn], paid: ({ by }) => [`seat:${by}`] },
  takes: { dice: 600 },
  most: 10_000,
};

const before: View = { at: { a: 'A1', b: 'B1' }, coins: [2, 2] };
const after: View = { at: { a: 'A2', b: 'B1' }, coins: [0, 2] };
const rolled: Told = { type: 'rolled', die: 4 };
const moved: Told = { type: 'moved', pawn: 'a' };
const paid: Told = { type: 'paid', by: 0 };

describe('a moment', () => {
  test('shows each thing when the event is told that moves it, and as a cue what an event looks like', () => {
    const { cues, flights, ms } = planMotion({ before, view: after, told: [rolled, moved, paid] }, shows, 1);
    expect(cues).toEqual([
      { motion: { kind: 'dice', die: 4 }, at: 0, ms: 600 },
      { motion: { kind: 'pop', text: '-2' }, at: 450 + 315, ms: 450 },
    ]);
    expect(flights).toEqual([
      { motion: { what: 'pawn', id: 'a', from: 'A1', to: 'A2' }, at: 450, ms: 420 },
      { motion: { what: 'coin', id: null, from: 'seat:0', to: 'bank' }, at: 765, ms: 420 },
      { motion: { what: 'coin', id: null, from: 'seat:0', to: 'bank' }, at: 765 + 45, ms: 420 },
    ]);
    expect(ms).toBe(765 + 45 + 420);
  });

  test('in another order is shown in that order', () => {
    const { flights } = planMotion({ before, view: after, told: [paid, moved] }, shows, 1);
    const [pawn] = flights.filter(({ motion }) => motion.what === 'pawn');
    const [coin] = flights.filter(({ motion }) => motion.what === 'coin');
    expect(coin!.at).toBeLessThan(pawn!.at);
  });

  test('of which no event speaks comes with the last one, and without a word at once', () => {
    const spoken = planMotion({ before, view: after, told: [rolled, { type: 'slept' }] }, shows, 1);
    expect(spoken.flights.map(({ at }) => at)).toEqual([450, 450, 495]);
    const silent = planMotion({ before, view: after, told: [] }, shows, 1);
    expect(silent.flights.map(({ at }) => at)).toEqual([0, 0, 45]);
  });

  test('is over sooner at a higher speed', () => {
    const moment = { before, view: after, told: [rolled, moved, paid] };
    const calm = planMotion(moment, shows, 1);
    const quick = planMotion(moment, shows, 2);
    expect(quick.ms).toBe(calm.ms / 2);
    expect(quick.flights.map(({ at }) => at * 2)).toEqual(calm.flights.map(({ at }) => at));
  });

  test('where nothing moves nothing flies, and yet the dice have fallen', () => {
    expect(planMotion({ before, view: after, told: [rolled, moved] }, shows, 0)).toEqual({
      cues: [{ motion: { kind: 'dice', die: 4 }, at: 0, ms: 0 }],
      flights: [],
      ms: 0,
    });
  });

  test('nothing leads to is simply so', () => {
    expect(planMotion({ before: null, view: after, told: [rolled] }, shows, 1)).toEqual({
      cues: [],
      flights: [],
      ms: 0,
    });
  });

  test('is not shown for an event that only sounds like a method of every object', () => {
    const told = [{ type: 'toString' } as unknown as Told];
    expect(planMotion({ before, view: before, told }, shows, 1).cues).toEqual([]);
  });
});
