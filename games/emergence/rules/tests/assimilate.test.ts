import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import {
  absent,
  actionOf,
  answer,
  answers,
  asked,
  eventOf,
  now,
  offers,
  orange,
  type Picture,
  red,
  refusal,
  seen,
  stageOf,
  step,
  told,
  violet,
  yellow,
} from './testing/tables.ts';

const RICH: Picture = { length: 'extended', tokens: { red: 7, orange: 0, yellow: 3, violet: 2 } };

/** Who is asked to insert, in order, when all insert one token. */
function order(s: State): number[] {
  const seats: number[] = [];
  for (let state = s; stageOf(state) === 'insert'; ) {
    const seat = asked(state)[0]!;
    seats.push(seat);
    state = answer(state, seat, { ai: 1, human: 0 });
  }
  return seats;
}

describe('[EMG-400] activating an assimilate tile starts an event in which all take part', () => {
  test('wherever their agents are, also on the start tile', () => {
    const s = actionOf('red', { ...RICH, at: { red: 'A4', yellow: 'D4', violet: 'G4' } });
    const triggered = step(s, red, 'activate');
    expect(triggered.told[0]).toEqual({ event: { type: 'triggered', by: red, at: 'A4' }, to: 'all' });
    expect(order(triggered.state)).toEqual([red, yellow, violet]);
  });

  test.each(['A4', 'G1'])('on %s', (tile) => {
    const s = actionOf('violet', { ...RICH, at: { violet: tile } });
    expect(now(answer(s, violet, 'activate'))).toBe('insert violet');
  });

  test('afterwards the round goes on', () => {
    const s = answer(actionOf('red', { at: { red: 'A4' }, tokens: { red: 1 } }), red, 'activate');
    expect(now(answer(s, red, { ai: 1, human: 0 }))).toBe('move orange');
  });

  test('[D-TRIGGER] it may be left alone; who is absent does', () => {
    const s = actionOf('red', { ...RICH, at: { red: 'A4' } });
    expect(offers(s, red)).toEqual(['activate', 'nothing']);
    expect(absent(s, red)).toBe('nothing');
    expect(answer(s, red, 'nothing').tokens).toEqual([7, 0, 3, 2]);
  });
});

describe('[EMG-401] [EX-25] an operative without tokens may trigger it, if somebody holds one', () => {
  test('the other must insert 1 to 4', () => {
    const s = answer(actionOf('red', { at: { red: 'A4' }, tokens: { yellow: 4 } }), red, 'activate');
    expect(now(s)).toBe('insert yellow');
    expect(amounts(s, yellow)).toEqual([1, 2, 3, 4]);
  });

  test('nobody holds one: there is no event', () => {
    expect(now(actionOf('red', { at: { red: 'A4' } }))).toBe('move orange');
    const joker = actionOf('red', { at: { red: 'A4' }, show: { red: 'hack-E' }, tokens: { red: 1 } });
    expect(refusal(joker, red, 'activate')).toEqual({
      rule: 'EMG-401',
      why: 'Once you have paid, nobody would hold a knowledge token to insert.',
    });
  });
});

describe('[EMG-402] the triggering operative first, then clockwise', () => {
  const all: Picture = { length: 'extended', tokens: { red: 1, orange: 1, yellow: 1, violet: 1 } };

  test.each([
    ['red', [0, 1, 2, 3]],
    ['yellow', [2, 3, 0, 1]],
    ['violet', [3, 0, 1, 2]],
  ] as const)('%s: %j', (from, seats) => {
    expect(order(eventOf(from, all))).toEqual(seats);
  });

  test('whoever the leader is', () => {
    expect(order(eventOf('yellow', { ...all, leader: 'orange' }))).toEqual([2, 3, 0, 1]);
  });
});

function amounts(s: State, seat: number): number[] {
  const splits = offers(s, seat) as { ai: number; human: number }[];
  return [...new Set(splits.map(({ ai, human }) => ai + human))].sort((a, b) => a - b);
}

describe('[EMG-403] [EX-20] holders insert at least 1 and at most all; who has none is skipped', () => {
  test('7, 0, 3, 2 tokens: 1–7, skipped, 1–3, 1–2', () => {
    let s = eventOf('red', RICH);
    expect(amounts(s, red)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    s = answer(s, red, { ai: 2, human: 0 });
    expect(now(s)).toBe('insert yellow');
    expect(amounts(s, yellow)).toEqual([1, 2, 3]);
    s = answer(s, yellow, { ai: 1, human: 1 });
    expect(amounts(s, violet)).toEqual([1, 2]);
    s = answer(s, violet, { ai: 1, human: 0 });
    expect(s.tokens).toEqual([5, 0, 1, 1]);
  });

  test('with t tokens there are (t + 1)(t + 2) / 2 − 1 ways', () => {
    expect(offers(eventOf('red', RICH), red)).toHaveLength(35);
    expect(offers(eventOf('violet', RICH), violet)).toHaveLength(5);
  });

  test.each([
    [{ ai: 0, human: 0 }],
    [{ ai: 8, human: 0 }],
    [{ ai: 4, human: 4 }],
    [{ ai: -1, human: 2 }],
    [{ ai: 0.5, human: 0.5 }],
    ['nothing'],
  ])('%j is refused', (value) => {
    expect(refusal(eventOf('red', RICH), red, value)).toEqual({
      rule: 'EMG-403',
      why: 'You have to insert at least 1 token and at most the 7 that you hold, in whole tokens.',
    });
  });

  test('[EMG-403] who holds one token has to insert it', () => {
    expect(refusal(eventOf('red', { tokens: { red: 1, orange: 2 } }), red, { ai: 1, human: 1 })).toEqual({
      rule: 'EMG-403',
      why: 'You have to insert the 1 token that you hold, into one of the two compartments.',
    });
  });

  test('[D-INSERT] an absent operative inserts 1 token for the own team', () => {
    expect(absent(eventOf('red', RICH), red)).toEqual({ ai: 1, human: 0 });
    expect(absent(eventOf('red', { ...RICH, humans: ['red'] }), red)).toEqual({ ai: 0, human: 1 });
  });
});

describe('[EMG-404] any split, whatever the team', () => {
  test.each([['red'], ['violet']] as const)('when %s is the Human', (human) => {
    const splits = offers(eventOf('red', { tokens: { red: 2 }, humans: [human] }), red);
    expect(splits).toEqual([
      { ai: 0, human: 1 },
      { ai: 1, human: 0 },
      { ai: 0, human: 2 },
      { ai: 1, human: 1 },
      { ai: 2, human: 0 },
    ]);
  });

  test('each compartment gets its part', () => {
    const s = answer(eventOf('red', { tokens: { red: 5 } }), red, { ai: 2, human: 3 });
    expect(s.totals).toEqual([2, 3]);
  });
});

describe('[EMG-405] the amount is public at once, the split is secret', () => {
  const inserted = (): ReturnType<typeof step> => step(eventOf('red', RICH), red, { ai: 1, human: 4 });

  test('all are told the amount', () => {
    expect(inserted().told).toEqual([{ event: { type: 'inserted', by: red, tokens: 5 }, to: 'all' }]);
    expect(inserted().state.tokens[red]).toBe(2);
  });

  test('while the box travels others see the amount and no split', () => {
    for (const viewer of [orange, yellow, violet, 'spectator'] as const) {
      const view = seen(inserted().state, viewer);
      expect(view.assimilations).toEqual([{ inserted: [{ seat: red, tokens: 5, split: null }], opened: null }]);
      expect(view.totals).toEqual({ ai: 0, human: 0 });
    }
    expect(seen(inserted().state, red).assimilations[0]!.inserted[0]!.split).toEqual({ ai: 1, human: 4 });
  });

  test('later operatives decide knowing it', () => {
    expect(now(inserted().state)).toBe('insert yellow');
    expect(seen(inserted().state, yellow).operatives[red]!.tokens).toBe(2);
  });
});

describe('[EMG-406] [EX-21] the aggregator is opened when all have inserted', () => {
  const before = (): State =>
    answer(answer(eventOf('red', { ...RICH, totals: { ai: 4, human: 2 } }), red, { ai: 7, human: 0 }), yellow, {
      ai: 0,
      human: 3,
    });

  test('not before the last', () => {
    expect(before().totals).toEqual([4, 2]);
    expect(seen(before(), red).assimilations[1]!.opened).toBe(null);
  });

  test('7 for the A.I., 3 for the Humans, 1 for the A.I.: +8 and +3, told to all', () => {
    const last = step(before(), violet, { ai: 1, human: 0 });
    expect(last.state.totals).toEqual([12, 5]);
    expect(last.told.map(({ event }) => event)).toContainEqual({
      type: 'opened',
      ai: 8,
      human: 3,
      totals: { ai: 12, human: 5 },
    });
    expect(seen(last.state, orange).assimilations[1]!.opened).toEqual({ ai: 8, human: 3 });
  });

  test('then it is empty again', () => {
    const opened = answer(before(), violet, { ai: 1, human: 0 });
    expect(now(opened)).toBe('move orange');
    const second = actionOf('orange', {
      ...RICH,
      at: { orange: 'A4' },
      tokens: { orange: 2 },
      totals: { ai: 12, human: 5 },
    });
    const after = answers(second, orange, 'activate', { ai: 2, human: 0 });
    expect(after.totals).toEqual([14, 5]);
    expect(seen(after, red).assimilations.at(-1)!.opened).toEqual({ ai: 2, human: 0 });
  });
});

test('[EMG-407] [EX-21] splits stay secret after the opening, until the game is over', () => {
  let s = answer(eventOf('red', RICH), red, { ai: 7, human: 0 });
  s = answer(s, yellow, { ai: 0, human: 3 });
  s = answer(s, violet, { ai: 1, human: 0 });
  expect(stageOf(s)).toBe('move');
  for (const viewer of [red, orange, violet, 'spectator'] as const) {
    const known = seen(s, viewer).assimilations[0]!.inserted;
    expect(known.map(({ seat, tokens }) => [seat, tokens])).toEqual([
      [red, 7],
      [yellow, 3],
      [violet, 1],
    ]);
    for (const { seat, split } of known) expect(split === null).toBe(seat !== viewer);
  }
  const over = answer(eventOf('red', { tokens: { red: 15, orange: 1 } }), red, { ai: 15, human: 0 });
  const opened = answer(over, orange, { ai: 0, human: 1 });
  expect(seen(opened, yellow).assimilations[0]!.inserted).toEqual([
    { seat: red, tokens: 15, split: { ai: 15, human: 0 } },
    { seat: orange, tokens: 1, split: { ai: 0, human: 1 } },
  ]);
});

test('[EMG-408] inserted tokens leave play, and totals never go down', () => {
  const s = eventOf('red', { ...RICH, totals: { ai: 6, human: 1 } });
  expect(s.supplied.at(-1)).toBe(12);
  let after = answer(s, red, { ai: 0, human: 4 });
  expect(after.supplied.at(-1)).toBe(8);
  after = answer(answer(after, yellow, { ai: 0, human: 1 }), violet, { ai: 0, human: 1 });
  expect(after.totals).toEqual([6, 7]);
  expect([after.tokens, after.supplied.at(-1)]).toEqual([[3, 0, 2, 1], 6]);
});

describe('[EMG-409] the requirement is checked once, after both sums have been added', () => {
  test('not while somebody is still to insert', () => {
    const s = answer(eventOf('red', { tokens: { red: 15, yellow: 9 } }), red, { ai: 15, human: 0 });
    expect(now(s)).toBe('insert yellow');
    // the Humans overtake in the same event
    expect(answer(s, yellow, { ai: 0, human: 9 }).outcome?.reason).toBe('human-excess');
  });

  test('not the A.I. before the Humans', () => {
    const s = answer(eventOf('red', { tokens: { red: 21 } }), red, { ai: 15, human: 6 });
    expect(s.outcome?.reason).toBe('human-excess');
  });
});

test('[EMG-410] if only one inserts, the sums reveal the split', () => {
  const s = eventOf('yellow', { tokens: { yellow: 4 } });
  const { state } = step(s, yellow, { ai: 1, human: 3 });
  expect(told(s, yellow, { ai: 1, human: 3 })).toContainEqual({
    type: 'opened',
    ai: 1,
    human: 3,
    totals: { ai: 1, human: 3 },
  });
  expect(seen(state, red).assimilations[0]).toEqual({
    inserted: [{ seat: yellow, tokens: 4, split: null }],
    opened: { ai: 1, human: 3 },
  });
});
