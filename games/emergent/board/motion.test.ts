import { planMotion } from '@tablewright/board';
import type { Told, View } from '@tablewright/emergent-rules';
import { describe, expect, test } from 'vitest';
import { hopsIn } from './map/hops.ts';
import { type Cue, moneyIn, PACE, shows } from './motion.ts';
import { sceneAt } from './scene.ts';
import { captionOf, cityIn } from './show/captions.ts';
import { gathered, opened, type RoundMoment } from './show/round.ts';
import { GOLDEN, momentsOf, plan, playRound } from './testing/rounds.ts';

const NAMES = ['You', 'Red', 'Yellow', 'Green'];
const { moments, view, state } = playRound(GOLDEN);

function shown(moment: RoundMoment, speed = 1) {
  return planMotion<View, Told, Cue>(moment, shows, speed);
}

function cuesOf(moment: RoundMoment): readonly Cue[] {
  return shown(moment).cues.map(({ motion }) => motion);
}

/** The moment in which something is told, with the step that it becomes. */
function stepOf<K extends Cue['kind']>(kind: K, among: readonly RoundMoment[] = moments) {
  for (const moment of among) {
    const cue = cuesOf(moment).find((one): one is Extract<Cue, { kind: K }> => one.kind === kind);
    if (cue !== undefined) return { moment, cue };
  }
  throw new Error(`no ${kind}`);
}

describe('[EMT-103] a round is shown in its order', () => {
  test('reveal, demand, each city with what it buys, then the money; the accounts come behind it', () => {
    expect(moments.map((moment) => cuesOf(moment).map(({ kind }) => kind))).toEqual([
      ['revealed'],
      ['demand'],
      ['city', 'shipped'],
      ['city', 'shipped'],
      ['city', 'shipped'],
      ['city', 'shipped'],
      ['income'],
      ['transport'],
      ['operating'],
      ['liquidated'],
      [],
    ]);
  });

  test('[EMT-301] the reveal places everything and takes the money', () => {
    const { moment, cue } = stepOf('revealed');
    expect(captionOf(cue, NAMES).money).toEqual([-18, -24, -29, -35]);
    expect(sceneAt(cue, moment).seats[3]).toEqual({
      cash: 65,
      small: { SCA: 1, OHV: 1 },
      large: {},
      stock: { SCA: 5, OHV: 4 },
      marketing: { SCA: 2 },
    });
  });

  test('a city is shared out before anything leaves for it', () => {
    const { moment, cue } = stepOf('city');
    const scene = sceneAt(cue, moment);
    expect([scene.city, scene.cards[0]!.order?.map(({ seat }) => seat)]).toEqual(['New York', [0, 3, 2, 1]]);
    expect(scene.seats.map(({ stock }) => stock)).toEqual(GOLDEN.map(({ stock }) => stock));
    expect(scene.cards[0]!.track.flat().every((n) => n === 0)).toBe(true);
    expect(cityIn(cue, moment.view)).toMatchObject({ city: 'New York', tiers: [5, 3, 2], shipments: null });
  });

  test('[EMT-502] cubes leave their DCs and land on the track', () => {
    const { moment, cue } = stepOf('shipped');
    const scene = sceneAt(cue, moment);
    expect(scene.cards[0]!.track).toEqual([
      [5, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 3, 0],
    ]);
    expect(scene.seats.map(({ stock }) => stock)).toEqual([{}, { SCA: 9 }, { SOE: 4, TEX: 4 }, { SCA: 5, OHV: 1 }]);
    const { hops, flights } = hopsIn(
      shown(moment).flights.map(({ motion, ...time }, i) => ({ ...motion, ...time, id: `${i}` })),
    );
    expect(flights).toEqual([]);
    expect([0, 1, 2, 3].map((seat) => hops.filter((hop) => hop.seat === seat).length)).toEqual([5, 0, 1, 3]);
    expect(captionOf(cue, NAMES).says).toBe('You sell 5 · Yellow sells 1, transport $2 · Green sells 3, transport $3');
  });

  test('products set out when the order has been looked at', () => {
    const { moment } = stepOf('shipped');
    const { cues, flights } = shown(moment);
    expect(Math.min(...flights.map(({ at }) => at))).toBeGreaterThanOrEqual(cues[1]!.at);
  });

  test('what flies to the ledgers is what they get', () => {
    const sums = (['income', 'transport'] as const).map((kind) => {
      const { moment, cue } = stepOf(kind);
      const paid = NAMES.map((_, seat) =>
        shown(moment)
          .flights.filter(({ motion }) => motion.to === `seat:${seat}`)
          .reduce((sum, { motion }) => sum + Number(moneyIn(motion.what)!.replace('−', '-').replace('$', '')), 0),
      );
      expect(paid.map((n) => n + 0)).toEqual(captionOf(cue, NAMES).money!.map((n) => n + 0));
      return paid.map(Math.abs);
    });
    expect(sums).toEqual([
      [25, 45, 45, 45],
      [0, 10, 6, 5],
    ]);
  });

  test('the money of the last step is what the ledger says', () => {
    expect(moments.at(-1)!.view.players.map(({ cash }) => cash)).toEqual([102, 101, 100, 95]);
  });

  test('[EMT-812] in an open market the cards of the next round are not taken for this one', () => {
    const open = playRound(GOLDEN, { market: 'open' }).moments;
    expect(open.flatMap(cuesOf).filter(({ kind }) => kind === 'demand')).toEqual([]);
    expect(open.at(-1)!.told.map(({ type }) => type)).toContain('demand');
  });

  test('[EMT-611] [EMT-701] a forced sale and the end have their steps', () => {
    const ruin = playRound([plan({ buildSmall: { HRT: 4, DLT: 4 } }), plan({})], { rounds: '4' }).state;
    ruin.round = ruin.rounds;
    ruin.executed = ruin.rounds;
    ruin.sets = [0, 0, 0, 0];
    ruin.book = [...new Array<number>((ruin.rounds - 1) * ruin.seats * 12).fill(0), ...ruin.book];
    const sale = { small: { DLT: 4 }, large: {} };
    const end = momentsOf(ruin, 0, sale).moments;
    expect(end.flatMap(cuesOf).map(({ kind }) => kind)).toEqual(['forced', 'operating', 'liquidated', 'closed']);
    expect(captionOf(stepOf('forced', end).cue, NAMES)).toMatchObject({
      title: 'You cannot pay',
      money: [20, 0, 0, 0],
    });
  });
});

describe('the round once more', () => {
  const before = moments[0]!.before;
  const watched = moments.reduce(gathered, opened({ view: before }));

  test('is what was given, up to the accounts', () => {
    expect(watched.moments).toEqual(moments.slice(0, -1));
    expect(watched).toMatchObject({ round: 1, report: true, view });
  });

  test('is the same for somebody who was not shown anything of it', () => {
    const missed = moments.slice(0, -1).map((moment) => ({ view: moment.view, told: moment.told }));
    const last = moments.at(-1)!;
    const jumped = gathered(opened({ view: before }), { view: last.view, before: null, told: last.told, missed });
    expect(jumped).toEqual(watched);
  });

  test('[EMT-513] goes on when somebody was asked in the middle of it', () => {
    const asking = GOLDEN.map((one, seat) => (seat === 1 ? { ...one, shipping: { ask: 1 } } : one));
    const first = playRound(asking);
    const half = first.moments.reduce(gathered, opened({ view: first.moments[0]!.before }));
    expect(cuesOf(half.moments.at(-1)!)).toMatchObject([{ kind: 'city', told: { city: 'Los Angeles' } }]);
    expect(half.report).toBe(false);
    const whole = momentsOf(first.state, 1, { ship: {}, rest: { auto: 1 } }).moments.reduce(gathered, half);
    expect(whole.report).toBe(true);
    expect(whole.moments.flatMap(cuesOf).filter(({ kind }) => kind === 'city')).toHaveLength(4);
  });

  test('is gone after a jump, and makes way for the next one', () => {
    expect(gathered(watched, { view, before: null, told: [] })).toEqual(opened({ view }));
    const second = playRound(
      GOLDEN.map(() => plan({})),
      {},
      state,
    );
    const next = second.moments.reduce(gathered, watched);
    expect(next.round).toBe(2);
    expect(next.moments[0]!.told[0]!.type).toBe('revealed');
  });

  test('somebody locks a plan: nothing is added, and the accounts stay', () => {
    const locked = momentsOf(state, 1, plan({})).moments.reduce(gathered, watched);
    expect([locked.moments.length, locked.report]).toEqual([watched.moments.length, true]);
  });
});

test('a whole round is shown in less than 30 seconds', () => {
  expect(PACE.all / 2).toBeLessThan(30_000); // brisk, as it is unless somebody chooses otherwise
  for (const moment of moments) expect(shown(moment).ms).toBeLessThanOrEqual(1200);
});
