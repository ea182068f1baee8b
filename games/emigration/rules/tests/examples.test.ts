import { describe, expect, test } from 'vitest';
import { forecast, worthOf } from '../outlook/border.ts';
import { LANES } from '../content/lanes.ts';
import { laneOdds } from '../outlook/lanes.ts';
import { availablePlaces, uncoveredBy } from '../outlook/places.ts';
import {
  activate,
  answer,
  borderOf,
  buy,
  college,
  dealt,
  discard,
  faceOf,
  free,
  graduate,
  ivy,
  lee,
  now,
  offers,
  pay,
  rolling,
  seen,
  skip,
  stashOf,
  turnOf,
  you,
} from './testing/tables.ts';

// The worked examples of ledger 7 that stand in no other file, the tutorial of ledger 8 and the lane table of ledger 9.

test('[EMI-010, EMI-233] T02 French: 5 Money, base tuition 5', () => {
  const french = Array.from({ length: 60 }, (_, seed) => seen(dealt(4, seed), 0))
    .flatMap(({ players }) => players)
    .find(({ nationality }) => nationality === 'NAT-FR')!;
  expect(french.money).toBe(5);
  expect(rolling(turnOf(you, { money: { you: 7 } }), you, college, 2).money[you]).toBe(0);
});

test('[EMI-221, EMI-222] T03 Author, no raise: a Payday pays 1', () => {
  const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } } });
  expect(seen(s, you).players[you]).toMatchObject({ career: 'CAR-1', salary: 1 });
  expect(answer(s, you, activate(you, 'D1')).money[you]).toBe(1);
});

test('[EMI-003, EMI-004] T04 lane 5 holds 3, 9 and 11 in an order that nobody sees', () => {
  const tops = Array.from({ length: 40 }, (_, seed) => dealt(3, seed)).map((s) => {
    expect(seen(s, 0).lanes[4]).toEqual({ drawn: [], left: [3, 9, 11], top: null });
    return s.tokens[12]!;
  });
  expect(new Set(tops)).toEqual(new Set([3, 9, 11]));
});

test('[EMI-201] T06 a Document of price 4: you −4 to the bank, the card in your stash', () => {
  const s = turnOf(you, { layout: { you: { D1: 'DOC-21' } }, money: { you: 4 } });
  const next = answer(s, you, buy(you, 'D1'));
  expect([next.money, next.supplied[0], stashOf(next, you)]).toEqual([[0, 0, 0], 0, ['DOC-21']]);
});

test('[EMI-112, EMI-113, EMI-201] T07 Lee pays 5: 4 to the bank, 1 to you; with 4 it is illegal', () => {
  const layout = { you: { D1: 'DOC-21' } } as const;
  const next = answer(turnOf(lee, { layout, money: { lee: 5 } }), lee, buy(you, 'D1'));
  expect([next.money, stashOf(next, lee)]).toEqual([[1, 0, 0], ['DOC-21']]);
  expect(offers(turnOf(lee, { layout, money: { lee: 4 } }), lee)).not.toContain(buy(you, 'D1'));
});

test('[EMI-211] T09 a Connection of your layout, cashed: you +2', () => {
  expect(answer(turnOf(you, { layout: { you: { D1: 'CNX-09' } } }), you, discard(you, 'D1')).money[you]).toBe(2);
});

test('[EMI-112, EMI-221] T12 Lee takes the Payday of T11: as there, and pays you 1 first', () => {
  const s = turnOf(lee, {
    layout: { you: { D1: 'PAYDAY' } },
    raises: { lee: 1 },
    inCollege: ['ivy'],
    money: { lee: 1 },
  });
  expect(answer(s, lee, activate(you, 'D1')).money).toEqual([2, 2, 0]);
});

describe('[EMI-016, EMI-115] covering', () => {
  test('R01 C1 turns up after both D1 and D2 are gone; B1 is still covered', () => {
    const layout = {
      you: { B1: 'CNX-01', C1: 'DOC-01', C2: 'DOC-02', D1: 'PAYDAY', D2: 'PAYDAY', D3: 'PAYDAY' },
    } as const;
    const first = answer(turnOf(you, { layout, money: { lee: 5 } }), you, activate(you, 'D1'));
    expect(faceOf(first, you, 'C1')).toBe('down');
    const second = answer(first, lee, activate(you, 'D2'));
    expect(faceOf(second, you, 'C1')).toBe('DOC-01');
    expect(free(second, you)).toEqual(['C1', 'D3']);
  });

  test('R02 with C2 gone and C1 there B1 is still covered', () => {
    expect(free(turnOf(you, { layout: { you: { B1: 'CNX-01', C1: 'DOC-01' } } }), you)).toEqual(['C1']);
  });

  test('what a screen reckons is what the rules do', () => {
    const s = turnOf(you, { full: true });
    const { layout } = seen(s, you).players[lee]!;
    expect(availablePlaces(layout)).toEqual(free(s, lee));
    expect(uncoveredBy(layout, 'D1')).toEqual([]);
    const gap = turnOf(you, { layout: { you: { B1: 'CNX-01', C1: 'DOC-01', C2: 'DOC-02', D2: 'PAYDAY' } } });
    expect(uncoveredBy(seen(gap, lee).players[you]!.layout, 'D2')).toEqual(['C1', 'C2']);
  });
});

describe('the tutorial', () => {
  const table = {
    seats: 2,
    layout: {
      you: {
        C1: 'AUG-4',
        C2: 'PAYDAY',
        C3: 'CNX-09',
        D1: 'PAYDAY',
        D2: 'DOC-03',
        D3: 'CNX-05',
        D4: 'AUG-1',
        D5: 'PAYDAY',
      },
    },
    money: { you: 5, lee: 4 },
  } as const;

  test('steps 1 and 2: what is free, what is bought, what is cashed', () => {
    let s = answer(turnOf(you, table), you, activate(you, 'D4'));
    expect(s.money).toEqual([9, 4]);
    s = answer(s, lee, activate(you, 'D1'));
    expect(s.money).toEqual([11, 4]);
    s = answer(s, you, buy(you, 'D3'));
    expect([s.money[you], faceOf(s, you, 'C3')]).toEqual([7, 'CNX-09']);
    s = answer(s, lee, discard(you, 'D2'));
    expect([s.money, faceOf(s, you, 'C1'), faceOf(s, you, 'C2')]).toEqual([[8, 5], 'AUG-4', 'PAYDAY']);
    // step 3
    s = answer(s, you, pay('ticket'));
    expect(s.money[you]).toBe(6);
    s = answer(s, lee, skip('ticket'));
    s = answer(s, you, skip('passport'));
    expect(now(s)).toBe('action lee'); // your turn and his were skipped, his is next
    expect(s.assurance[you]).toBe(1);
  });

  test('step 4: college', () => {
    const studied = rolling(turnOf(you, { money: { you: 9 } }), you, college, 3);
    expect([studied.money[you], studied.inCollege]).toEqual([1, 1]);
    const graduated = rolling(turnOf(you, { inCollege: ['you'] }), you, graduate, 2);
    expect([graduated.assurance[you], seen(graduated, lee).players[you]!.salary]).toEqual([2, 2]);
  });

  test('step 5: the border', () => {
    const s = borderOf(you, {
      money: { you: 7 },
      stash: { you: ['DOC-01', 'DOC-02', 'CNX-01', 'CNX-02'] },
      assurance: { you: 1 },
      tokens: { 2: [6, 5, 8] },
    });
    const six = new Array<string>(6).fill('money');
    const withdrawn = answer(s, you, [six, ['connection', 'connection']]);
    expect(withdrawn.assurance[you]).toBe(9);
    const chances = seen(withdrawn, you).lanes.map(({ left, top }) => Math.round(100 * laneOdds(left, 9, top).chance));
    expect(chances).toEqual([100, 100, 100, 67, 67]);
    const inside = answer(withdrawn, you, 2);
    expect([inside.assurance[you], seen(inside, ivy).players[you]!.attempt]).toEqual([
      3,
      { lane: 2, token: 6, in: true },
    ]);
  });
});

test.each([
  [3, ['0', '0', '0', '0', '1/3 0.0']],
  [4, ['0', '0', '0', '1/3 0.0', '1/3 1.0']],
  [5, ['0', '1/3 0.0', '1/3 0.0', '1/3 1.0', '1/3 2.0']],
  [6, ['1/3 0.0', '2/3 0.5', '1/3 1.0', '1/3 2.0', '1/3 3.0']],
  [7, ['1 0.3', '2/3 1.5', '2/3 1.0', '1/3 3.0', '1/3 4.0']],
  [8, ['1 1.3', '1 1.7', '2/3 2.0', '2/3 2.0', '1/3 5.0']],
  [9, ['1 2.3', '1 2.7', '1 2.0', '2/3 3.0', '2/3 3.0']],
  [10, ['1 3.3', '1 3.7', '1 3.0', '1 2.7', '2/3 4.0']],
])('lane odds with %i A', (assurance, printed) => {
  const words = LANES.map((lane) => {
    const { chance, left } = laneOdds(lane, assurance);
    const third = Math.round(3 * chance);
    return third === 0 ? '0' : `${['', '1/3', '2/3', '1'][third]} ${left.toFixed(1)}`;
  });
  expect(words).toEqual(printed);
});

describe('if the game ended now', () => {
  test('a forecast is what the border does', () => {
    const picture = {
      destination: { you: 'DES-NZ' },
      stash: { you: ['DOC-01', 'CNX-01', 'CNX-02', 'CON-1', 'AUG-2'], lee: ['HIP-4', 'KHA-4'] },
      seats: 6,
      money: { you: 25 },
      assurance: { you: 4 },
    } as const;
    const before = seen(turnOf(you, { ...picture, layout: { you: { D1: 'PAYDAY' } } }), you);
    const told = forecast(before.players[you]!, before.policies);
    expect(told).toEqual({
      levy: { screening: 4, tax: 11, lost: 0 },
      sets: { money: 2, documents: 0, connections: 1 },
      gained: 6,
      losses: [
        { because: 'DES-NZ', lost: 3 },
        { because: 'AUG-2', lost: 1 },
      ],
      lost: 4,
      taken: 4,
      assurance: 6,
      moneyLeft: 2,
    });
    const border = borderOf(you, picture);
    const four = new Array<string>(4).fill('money');
    const done = answer(border, you, [four, four, ['connection', 'connection', 'connection']]);
    expect([done.assurance[you], done.money[you]]).toEqual([6, 2]);
  });

  test('what one more card is worth', () => {
    const s = turnOf(you, { stash: { you: ['DOC-01', 'CNX-01'], lee: ['CON-4'] } });
    const { players, policies } = seen(s, you);
    // Bosnia and Herzegovina: the second Document meets the minimum, the second Connection makes a set and meets the policy.
    expect(worthOf('document', players[you]!, policies)).toEqual({ now: 2, rate: { each: 4, brings: 2 }, missing: 2 });
    expect(worthOf('connection', players[you]!, policies)).toEqual({
      now: 8,
      rate: { each: 2, brings: 6 },
      missing: 0,
    });
    expect(worthOf('connection', players[lee]!, [])).toEqual({ now: 0, rate: { each: 3, brings: 4 }, missing: 2 });
  });
});
