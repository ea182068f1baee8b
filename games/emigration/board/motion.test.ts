import { planMotion } from '@tablewright/board';
import { emigration, type State, type Told, type View } from '@tablewright/emigration-rules';
import { cardNumber, type Deed, NATIONALITIES, placeIndex } from '@tablewright/emigration-rules/content';
import { type Came, type Json, seedFromText } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { COIN, type Cue, placesOf, SEAL, shows } from './motion.ts';

const FRONT = placeIndex('D1');

/** Seat 0 is asked at a table for three, with this card in front of seat 1 and that one in front of seat 0. */
function asked({ hers = 'DOC-01', mine = 'DOC-02' } = {}): State {
  const { state } = emigration.start({ seats: 3, options: {}, seed: seedFromText('a table') });
  state.stack = [
    { stage: 'preparation', by: 1 },
    { stage: 'action', by: 0, tried: 0 },
  ];
  state.nationality[0] = NATIONALITIES.findIndex(({ number }) => number === 4);
  state.money = [9, 9, 9];
  // Whatever lay there before goes where the card came from.
  for (const [at, card] of [
    [FRONT, mine],
    [14 + FRONT, hers],
  ] as const) {
    const number = cardNumber(card);
    const from = state.layout.indexOf(number);
    if (from >= 0) state.layout[from] = state.layout[at]!;
    state.layout[at] = number;
  }
  return state;
}

/** What is shown of an answer, one line for each moment. */
function shown(s: State, value: Json, given: readonly Came[] = [], speed = 1) {
  const step = emigration.after(s, { seat: 0, value }, given);
  if (!step.ok) throw new Error(step.why);
  const views = [s, ...step.moments.map(({ state }) => state), step.state].map((one) => emigration.view(one, 0));
  const ends = [...step.moments.map(({ told }) => told), step.told.length];
  const told = step.told.map(({ event }) => event);
  return ends.map((end, i) =>
    planMotion<View, Told, Cue>(
      { before: views[i]!, view: views[i + 1]!, told: told.slice(ends[i - 1] ?? 0, end) },
      shows,
      speed,
    ),
  );
}

function flights(...answer: Parameters<typeof shown>): string[][] {
  return shown(...answer).map((moment) =>
    moment.flights.map(({ motion: { what, from, to } }) => `${what} ${from} ${to}`),
  );
}

const buyHers: Deed = { act: 'buy', from: 1, place: 'D1' };
const activateMine: Deed = { act: 'activate', from: 0, place: 'D1' };

test('[EMI-114] a card that is bought: the fee to its owner, the price to the bank, the card to my stash', () => {
  expect(flights(asked(), buyHers)).toEqual([
    ['DOC-01 card:1:D1 stash:DOC-01', 'coin seat:0 seat:1', 'coin seat:0 bank'],
  ]);
});

test('[EMI-221] a Payday: first the card, then coins to everybody who earns', () => {
  const salaries = emigration.view(asked(), 0).players.map(({ salary }) => salary);
  const [card, coins] = flights(asked({ mine: 'PAYDAY' }), activateMine);
  expect(card).toEqual(['PAYDAY card:0:D1 discards']);
  expect(coins).toEqual(
    salaries.flatMap((salary, seat) => new Array<string>(Math.min(5, salary)).fill(`coin bank seat:${seat}`)),
  );
});

test('[EMI-305] a Life Card that stays goes to the stash, another to the pile', () => {
  expect(flights(asked({ mine: 'AUG-2' }), activateMine)).toEqual([['AUG-2 card:0:D1 stash:AUG-2']]);
  expect(flights(asked({ mine: 'AUG-1' }), activateMine)[0]).toEqual(['AUG-1 card:0:D1 discards']);
});

test('[EMI-115] cards turn over after everything else', () => {
  const s = asked();
  s.lying[0]! &= ~(1 << placeIndex('D2'));
  const [moment] = shown(s, { act: 'discard', from: 0, place: 'D1' });
  expect(moment!.cues.map(({ motion }) => motion)).toEqual([{ kind: 'turn', thing: 'card:0:C1' }]);
  for (const { at } of moment!.flights) expect(moment!.cues[0]!.at).toBeGreaterThan(at);
});

describe('[EMI-233] a roll for college', () => {
  test('shows the tuition that it makes before anybody pays', () => {
    const s = asked();
    const [rolled, paid] = shown(s, { act: 'college' }, [2]);
    expect(rolled!.cues[0]!.motion).toMatchObject({ kind: 'roll', by: 0, die: 3, says: 'rolled 3: the tuition is 7' });
    expect([rolled!.flights.length, paid!.flights.length]).toEqual([0, 5]);
  });

  test('[EMI-234] also when it is too dear, and then no coin moves', () => {
    const s = asked();
    s.money[0] = 5;
    expect(flights(s, { act: 'college' }, [5])).toEqual([[], []]);
  });
});

test('[EMI-508] whoever gets in gives the seals up in the lane, whoever does not keeps them', () => {
  const s = asked();
  s.stack = [
    { stage: 'border', by: 1 },
    { stage: 'cross', by: 0 },
  ];
  s.lying.fill(0);
  s.passports[0] = 1;
  s.tickets[0] = 1;
  s.assurance[0] = 4;
  s.tokens.splice(12, 3, 3, 9, 11);
  expect(flights(s, 5)[0]).toEqual(new Array<string>(3).fill('seal seat:0 lane:5'));
  expect(shown(s, 1)[0]!.cues[0]!.motion).toMatchObject({ kind: 'cross', told: { in: false } });
  expect(flights(s, 1)[0]).toEqual([]);
});

test('what lies face-down has no identity, and a Payday is like any other', () => {
  const s = asked({ mine: 'PAYDAY' });
  const nameless = placesOf(emigration.view(s, 0)).filter(({ what }) => what === 'down' || what === 'PAYDAY');
  expect(nameless.length).toBeGreaterThan(10);
  expect(nameless.filter(({ id }) => id !== undefined)).toEqual([]);
});

test('a fortune does not fill the screen', () => {
  const s = asked({ mine: 'HIP-3' });
  s.stack.push({ stage: 'offering', by: 0, price: 4, most: 10 });
  s.money[0] = 40;
  expect(flights(s, 40)[0]!.filter((flight) => flight.startsWith(COIN))).toHaveLength(5);
  expect(flights(s, 40)[0]!.filter((flight) => flight.startsWith(SEAL))).toHaveLength(5);
});

test('no moment lasts longer than the calmest pace of the frame', () => {
  const all = [...shown(asked(), buyHers), ...shown(asked({ mine: 'SOC-1' }), activateMine, [3])];
  for (const { ms } of all) expect(ms).toBeLessThanOrEqual(900 + 5 * 60);
});

test('where nothing moves the dice have fallen all the same', () => {
  const [rolled] = shown(asked(), { act: 'college' }, [2], 0);
  expect(rolled).toMatchObject({ cues: [{ motion: { die: 3 } }], flights: [], ms: 0 });
});
