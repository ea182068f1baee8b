import { describe, expect, test } from 'vitest';
import { copyChance, fastRng, seedFromText } from './chance.ts';
import { listOptions } from './domain.ts';
import { defineGame } from './define.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import { only, type Seat, type Viewer } from './seats.ts';
import type { Spec } from './spec.ts';
import { type AnswersIn, stagesOf } from './stage.ts';
import { type Base, copyStack } from './state.ts';
import { playAgain } from './verify.ts';

// A small market: acts with details and one handler each, moments, trials, views that share, and a record from the days when an
// act was a word with colons.

type Deal = { act: 'buy'; stall: number; fruit: 'fig' | 'plum' } | { act: 'roll' } | { act: 'leave' };

type Frame = { stage: 'deal'; by: Seat } | { stage: 'shares' };

type Told =
  | { type: 'bought'; by: Seat; fruit: string }
  | { type: 'tasted'; fruit: string }
  | { type: 'rolled'; die: number }
  | { type: 'left'; by: Seat };

interface State extends Base<Frame> {
  stock: number[];
  basket: number[];
}

type View = { me: Viewer; stock: number[]; mine: number | null; by: Seat | null };

const stage = stagesOf<State, Told>();

const BUYS = [0, 1].map((stall) => ({ act: 'buy', stall, fruit: stall === 0 ? 'fig' : 'plum' }) as const);
const ROLL = { act: 'roll' } as const;
const LEAVE = { act: 'leave' } as const;

const stages = {
  deal: stage.acts('deal', {
    rule: 'M1',
    who: (_s, f) => only(f.by),
    offer(s, _f, _seat, acts: Deal[]) {
      for (const buy of BUYS) if (s.stock[buy.stall]! > 0) acts.push(buy);
      acts.push(ROLL, LEAVE);
    },
    absent: () => LEAVE,
    why: () => ({ rule: 'M2', why: 'Nothing is left there.' }),
    formerly(value) {
      if (typeof value !== 'string') return undefined;
      const [act, stall] = value.split(':');
      return act === 'buy' ? BUYS[Number(stall)] : act === 'leave' ? LEAVE : undefined;
    },
    does: {
      buy(s, f, { value: { stall, fruit } }, k) {
        s.stock[stall]! -= 1;
        s.basket[f.by]! += 1;
        k.tell({ type: 'bought', by: f.by, fruit });
        k.tell({ type: 'tasted', fruit }, { only: f.by });
        k.push({ stage: 'shares' });
      },
      roll(s, f, _said, k) {
        const die = k.chance(6, 'market', s.basket[f.by]!) + 1; // never 0: a label must not come twice
        s.basket[f.by]! += die;
        k.tell({ type: 'rolled', die });
      },
      leave(s, f, _said, k) {
        k.tell({ type: 'left', by: f.by });
        if (f.by === s.seats - 1) return k.finish({ winners: [], reason: 'closed', rules: ['M3'], roles: [] });
        k.become({ stage: 'deal', by: f.by + 1 });
      },
    },
  }),
  shares: stage.happens('shares', (s, _f, k) => {
    s.stock.push(0);
    k.done();
  }),
};

type Answers = AnswersIn<typeof stages>;

const PUBLIC = { made: 0 };

function views(s: State): (viewer: Viewer) => View {
  PUBLIC.made += 1;
  const stock = s.stock.slice();
  const by = s.stack[0] !== undefined && 'by' in s.stack[0] ? s.stack[0].by : null;
  return (me) => ({ me, stock, mine: me === 'spectator' ? null : s.basket[me]!, by });
}

const spec: Spec<State, Record<string, never>, View, Told, Answers> = {
  id: 'market',
  name: 'Market',
  rulesVersion: 1,
  ledger: 'M',
  seats: { min: 2, max: 2 },
  options: {},
  blank: (base) => ({ ...base, stock: [1, 2], basket: [0, 0] }),
  setup: (_s, k) => k.push({ stage: 'deal', by: 0 }),
  stages,
  revealing: ['rolled'],
  moments: ['bought', 'tasted'],
  copy: (s) => ({
    ...s,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    stock: s.stock.slice(),
    basket: s.basket.slice(),
  }),
  views,
  world: ({ stock, by }) => ({
    seats: 2,
    stack: by === null ? [] : [{ stage: 'deal', by }],
    chance: { kind: 'fast', words: [1, 2, 3, 4] },
    outcome: null,
    stock: stock.slice(),
    basket: [0, 0],
  }),
  invariants: {},
  words: {
    prompt: { deal: () => 'What do you do?' },
    option: {
      deal: (_view, act) =>
        act.act === 'buy'
          ? { says: `Buy a ${act.fruit}.`, about: [`stall:${act.stall}`] }
          : { says: act.act, about: [] },
    },
    answer: { deal: ({ act }) => act },
    waiting: { deal: (view) => `at ${view.stock.length} stalls` },
    event: ({ type }) => type,
    table: () => 'a market',
    outcome: () => 'It is closed.',
  },
  // Tries every answer, with every number of the die.
  advisor: (seat, _rng, trials) => ({
    deal(view, { domain }) {
      const world = trials.world(view);
      let best: Deal = LEAVE;
      let most = 0;
      for (const act of [...listOptions(domain)] as Deal[]) {
        const once = trials.try(world, seat, act, [0]);
        let gain = once.state.basket[seat]!;
        for (let die = 1; once.drew > 0 && die < 6; die += 1)
          gain += trials.try(world, seat, act, [die]).state.basket[seat]!;
        if (once.drew > 0) gain /= 6;
        if (gain > most) [best, most] = [act, gain];
      }
      return best;
    },
  }),
};

const market = defineGame(spec);
const begin = () => market.start({ seats: 2, seed: 1 }).state;

describe('acts', () => {
  test('are offered as a list, checked by what they say, and kept as they were offered', () => {
    const s = begin();
    expect([...listOptions(market.offer(s, 0))]).toEqual([BUYS[0], BUYS[1], ROLL, LEAVE]);
    const step = market.after(s, { seat: 0, value: { fruit: 'plum', stall: 1, act: 'buy' } });
    expect(step.ok && step.entries[0]).toMatchObject({ value: BUYS[1] });
    expect(step.ok && JSON.stringify(step.entries[0])).toContain('{"act":"buy","stall":1,"fruit":"plum"}');
    expect(step.ok && step.state.basket).toEqual([1, 0]);
  });

  test.each([
    [{ act: 'buy', stall: 1 }],
    [{ act: 'buy', stall: 1, fruit: 'fig' }],
    [{ act: 'leave', now: true }],
    [{ act: 'steal' }],
    ['leave'],
    [['leave']],
    [null],
    [JSON.parse('{"act":"leave","__proto__":{"act":"buy"}}') as unknown],
  ])('%j is not one of them', (value) => {
    expect(market.after(begin(), { seat: 0, value })).toMatchObject({ ok: false, rule: 'M2' });
  });

  test('are drawn in search from a list that is used again', () => {
    const rng = fastRng(1);
    for (let i = 0; i < 50; i += 1) {
      const s = begin();
      while (market.playRandom(s, rng)) expect(s.stock.every((left) => left >= 0)).toBe(true);
      expect(s.outcome).not.toBeNull();
    }
  });

  test('that an older record wrote otherwise are read, but nobody may say them so today', () => {
    const old = ['buy:1', 'leave', 'leave'].map(
      (value, i) => ({ type: 'answer', seat: i < 2 ? 0 : 1, about: 'deal', value }) as const,
    );
    const back = market.replay({ seats: 2, options: {} }, old, 1);
    expect(back.ok && back.state.basket).toEqual([1, 0]);
    expect(back.ok && back.state.outcome?.reason).toBe('closed');
    expect(market.after(begin(), { seat: 0, value: 'buy:1' }).ok).toBe(false);
  });

  test('that an older record wrote otherwise stand in the way of no proof', () => {
    const seed = seedFromText('market');
    const bought = market.after(market.start({ seats: 2, seed }).state, { seat: 0, value: BUYS[1] });
    if (!bought.ok) throw new Error(bought.why);
    const [answer] = bought.entries;
    const check = (value: Json) =>
      playAgain(market, { seats: 2, options: {}, log: [{ ...answer, value } as Entry] }, seed);
    expect(check('buy:1')).toMatchObject({ ok: true, answers: 1 });
    expect(check('buy:7')).toMatchObject({ ok: false, check: 'answers', at: 0 });
    expect(check({ fruit: 'plum', stall: 1, act: 'buy' })).toMatchObject({ ok: true });
  });
});

describe('moments', () => {
  const bought = market.after(begin(), { seat: 0, value: BUYS[0] });
  if (!bought.ok) throw new Error(bought.why);

  test('hold the table as it stood when something was told', () => {
    const [first] = bought.moments;
    expect(first).toMatchObject({ told: 1, to: 'all' });
    expect(first!.state.stock).toEqual([0, 2]); // what comes after it has not happened
    expect(bought.state.stock).toEqual([0, 2, 0]);
  });

  test('end with the step itself: behind the last thing told there is no moment', () => {
    expect(bought.told).toHaveLength(2);
    expect(bought.moments).toHaveLength(1);
  });

  test('of events that are not marked there are none', () => {
    const rolled = market.after(begin(), { seat: 0, value: ROLL });
    expect(rolled.ok && rolled.moments).toEqual([]);
  });

  test('come with a replay too', () => {
    const seen: number[] = [];
    market.replay({ seats: 2, options: {} }, bought.entries, 1, (step) => seen.push(step.moments.length));
    expect(seen).toEqual([0, 1]);
  });
});

test('an advisor tries answers on a world of its own, with dice as it likes, and the table stays as it is', () => {
  const s = begin();
  const before = JSON.stringify(s);
  const question = market.asksSeen(s, 0).mine!;
  // 3.5 on average is more than one fruit.
  expect(market.advisor(0, fastRng(1)).answer(market.view(s, 0), question)).toEqual(ROLL);
  expect(JSON.stringify(s)).toBe(before);
});

test('what may be answered after a trial can be asked there', () => {
  const s = begin();
  const offers: unknown[] = [];
  const curious = defineGame({
    ...spec,
    advisor: (seat, rng, trials) => {
      const { state } = trials.try(trials.world(market.view(s, seat)), seat, LEAVE);
      offers.push(...listOptions(trials.offer(state, 1)));
      return spec.advisor(seat, rng, trials);
    },
  });
  curious.advisor(0, fastRng(1));
  expect(offers).toEqual([...listOptions(market.offer(s, 0))]);
});

test('one look at a state serves several viewers, who share what is public', () => {
  const s = begin();
  const made = PUBLIC.made;
  const look = market.views(s);
  expect(look(0).stock).toBe(look(1).stock);
  expect(PUBLIC.made).toBe(made + 1);
  expect(look(0)).toEqual(market.view(s, 0));
});

test('words are found by question, and a question that nobody knows is a fault', () => {
  const s = begin();
  const question = market.asksSeen(s, 0).mine!;
  const view = market.view(s, 0);
  expect(market.words.option(view, question, BUYS[1]!)).toEqual({ says: 'Buy a plum.', about: ['stall:1'] });
  expect(market.words.waiting(view, 'deal')).toBe('at 2 stalls');
  expect(() => market.words.prompt(view, { ...question, about: 'constructor' })).toThrow('no such question');
});
