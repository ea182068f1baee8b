import { describe, expect, test } from 'vitest';
import { CARDS, FIRST_CONNECTION, FIRST_LIFE } from '../content/cards.ts';
import type { State } from '../state.ts';
import {
  activate,
  answer,
  borderOf,
  buy,
  college,
  deeds,
  discard,
  graduate,
  ivy,
  lastDiscard,
  lee,
  now,
  offers,
  pay,
  refusal,
  rolling,
  scalp,
  seen,
  sell,
  skip,
  stashOf,
  step,
  turnOf,
  you,
} from './testing/tables.ts';

function salary(s: State, seat: number): number {
  return seen(s, 0).players[seat]!.salary;
}

describe('[EMI-201] BUY a Document or Connection', () => {
  test.each(CARDS.slice(0, FIRST_LIFE).map(({ id, name, price }) => [id, name, price] as const))(
    '%s %s costs %i',
    (id, _name, price) => {
      const s = turnOf(you, { layout: { you: { D1: id } }, money: { you: price } });
      const next = answer(s, you, buy(you, 'D1'));
      expect(next.money).toEqual([0, 0, 0]);
      expect(stashOf(next, you)).toEqual([id]);
      expect(next.discards).toEqual(s.discards);
      const poor = turnOf(you, { layout: { you: { D1: id } }, money: { you: price - 1 } });
      expect(offers(poor, you)).not.toContain(buy(you, 'D1'));
    },
  );

  test('other cards are not for sale', () => {
    const s = turnOf(you, { layout: { you: { D1: 'PAYDAY', D2: 'AUG-1' } }, money: { you: 9 } });
    expect(refusal(s, you, buy(you, 'D1'))).toMatchObject({ rule: 'EMI-201' });
    expect(refusal(s, you, buy(you, 'D2')).why).toContain('Inheritance is not for sale');
  });
});

describe('[EMI-202] BUY a public paper', () => {
  test.each([
    ['passport', 3],
    ['ticket', 2],
  ] as const)('a %s costs %i, to the bank', (paper, price) => {
    const s = turnOf(you, { money: { you: price } });
    const next = answer(s, you, pay(paper));
    expect(next.money).toEqual([0, 0, 0]);
    expect(stashOf(next, you)).toEqual([paper]);
    expect(next.publicPassports + next.publicTickets).toBe(5);
    const poor = turnOf(you, { money: { you: price - 1 } });
    expect(offers(poor, you)).not.toContain(pay(paper));
    expect(refusal(poor, you, pay(paper))).toMatchObject({ rule: 'EMI-202' });
  });

  test('not when the deck is empty', () => {
    const s = turnOf(you, { passports: { you: 1, lee: 1, ivy: 1 }, money: { you: 9 } });
    expect(refusal(s, you, pay('passport')).why).toBe('No Passport is left in the public deck.');
  });
});

describe('[EMI-203] a paper by skipping', () => {
  test('needs no Money; it lies upside-down and the turn ends', () => {
    const next = answer(turnOf(you), you, skip('passport'));
    expect(seen(next, lee).players[you]).toMatchObject({ upsideDown: 'passport', passports: 0, money: 0 });
    expect(next.publicPassports).toBe(2);
    expect(now(next)).toBe('action lee');
  });

  test('not when the deck is empty', () => {
    const s = turnOf(you, { tickets: { lee: 3 } });
    expect(offers(s, you)).toEqual([skip('passport')]);
    expect(refusal(s, you, skip('ticket'))).toMatchObject({ rule: 'EMI-203' });
  });
});

test('[EMI-204] skipping may be chosen by who could pay', () => {
  expect(offers(turnOf(you, { money: { you: 5 } }), you)).toEqual([
    pay('passport'),
    skip('passport'),
    pay('ticket'),
    skip('ticket'),
  ]);
});

describe('[EMI-205] an upside-down paper is not in the stash', () => {
  test('no bonus yet, no extra to scalp', () => {
    const s = turnOf(you, { tickets: { you: 1 } });
    const skipped = answer(s, you, skip('passport'));
    expect(skipped.assurance[you]).toBe(0);
    const two = turnOf(lee, { passports: { you: 1 }, upsideDown: { you: 'passport' }, money: { lee: 9 } });
    expect(offers(two, lee)).not.toContain(scalp('passport', you));
  });

  test('Excess Baggage does not count it', () => {
    const s = turnOf(lee, { layout: { lee: { D1: 'DIO-2' } }, upsideDown: { you: 'passport' }, money: { you: 5 } });
    expect(answer(s, lee, activate(lee, 'D1')).money[you]).toBe(5);
  });
});

describe('[EMI-206] on the next turn it goes to the stash, and that is the whole turn', () => {
  test('T08 no selling, no graduating', () => {
    const s = turnOf(ivy, { upsideDown: { you: 'passport' }, inCollege: ['you'], stash: { you: ['DOC-01'] } });
    const next = step(s, ivy, skip('ticket'));
    expect(now(next.state)).toBe('action lee');
    expect(stashOf(next.state, you)).toEqual(['DOC-01', 'passport']);
    expect(next.told.map(({ event }) => event.type)).toEqual(['paper', 'placed']);
    expect(next.state.inCollege).toBe(1);
  });

  test('then the bonus', () => {
    const s = turnOf(ivy, { upsideDown: { you: 'passport' }, tickets: { you: 1 } });
    expect(answer(s, ivy, skip('ticket')).assurance[you]).toBe(1);
  });
});

test('[EMI-207] more than one of a kind may be taken, paying or skipping', () => {
  const s = turnOf(you, { passports: { you: 1 }, money: { you: 3 } });
  expect(stashOf(answer(s, you, pay('passport')), you)).toEqual(['passport', 'passport']);
  expect(offers(s, you)).toContain(skip('passport'));
});

describe('[EMI-211] DISCARD a Document or Connection for 2 Money', () => {
  test.each(['DOC-01', 'CNX-21'])('%s', (id) => {
    const next = answer(turnOf(you, { layout: { you: { D1: id } } }), you, discard(you, 'D1'));
    expect(next.money[you]).toBe(2);
    expect(lastDiscard(next)).toBe(id);
    expect(stashOf(next, you)).toEqual([]);
  });
});

test('[EMI-212] T10 from another layout the fee comes first', () => {
  const layout = { lee: { D1: 'CNX-01' } } as const;
  const s = turnOf(you, { layout, money: { you: 1 } });
  expect(answer(s, you, discard(lee, 'D1')).money).toEqual([2, 1, 0]);
  const broke = turnOf(you, { layout });
  expect(refusal(broke, you, discard(lee, 'D1'))).toEqual({
    rule: 'EMI-212',
    why: 'You need 1 Money beforehand (1 for its owner); you have 0.',
  });
});

test('[EMI-213] Paydays, Life Cards and papers cannot be discarded', () => {
  const s = turnOf(you, { layout: { you: { D1: 'PAYDAY', D2: 'AUG-4' } } });
  expect(deeds(s, you).filter((deed) => deed.act === 'discard')).toEqual([]);
  expect(refusal(s, you, discard(you, 'D1'))).toMatchObject({ rule: 'EMI-213' });
  expect(refusal(s, you, discard(you, 'D2')).why).toContain('Old Debt cannot be cashed');
});

describe('[EMI-221] a Payday', () => {
  test('T11 pays everybody their salary: 1, 2 with a Pay Raise, nothing In College', () => {
    const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, raises: { lee: 1 }, inCollege: ['ivy'] });
    const next = answer(s, you, activate(you, 'D1'));
    expect(next.money).toEqual([1, 2, 0]);
    expect(lastDiscard(next)).toBe('PAYDAY');
  });
});

test.each([
  [0, 1],
  [1, 2],
  [2, 5],
])('[EMI-222] with %i Pay Raises the salary is %i', (raises, pays) => {
  const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, raises: { you: raises } });
  expect(salary(s, you)).toBe(pays);
  expect(answer(s, you, activate(you, 'D1')).money[you]).toBe(pays);
});

test('[EMI-223] In College the salary is 0, whatever was raised before', () => {
  const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, raises: { you: 1 }, inCollege: ['you'] });
  expect(salary(s, you)).toBe(0);
  expect(answer(s, you, activate(you, 'D1')).money).toEqual([0, 1, 1]);
});

test('[EMI-224] who skips gets salary and is hit by Life Cards', () => {
  const layout = { you: { D1: 'PAYDAY', D2: 'HIP-3' } } as const;
  const s = turnOf(you, { layout, upsideDown: { lee: 'passport' }, money: { lee: 4 } });
  expect(answer(s, you, activate(you, 'D1')).money[lee]).toBe(5);
  expect(answer(s, you, activate(you, 'D2')).money[lee]).toBe(1);
});

test('[EMI-225] a Life Card does what it says and is discarded, unless it stays', () => {
  const s = turnOf(you, { layout: { you: { D1: 'AUG-1', D2: 'HIP-4', D3: 'DOC-01' } } });
  const done = answer(s, you, activate(you, 'D1'));
  expect([done.money[you], lastDiscard(done), stashOf(done, you)]).toEqual([4, 'AUG-1', []]);
  const kept = answer(s, you, activate(you, 'D2'));
  expect([stashOf(kept, you), kept.discards.length]).toEqual([['HIP-4'], s.discards.length]);
  expect(refusal(s, you, activate(you, 'D3'))).toMatchObject({ rule: 'EMI-225' });
});

describe('[EMI-231] GO TO COLLEGE', () => {
  test.each([
    ['NAT-FR', 5],
    ['NAT-CA', 4],
    ['NAT-IN', 6],
  ])('%s needs one more than %i Money', (nationality, number) => {
    const at = (money: number): State => turnOf(you, { nationality: { you: nationality }, money: { you: money } });
    expect(offers(at(number + 1), you)).toContain(college);
    expect(offers(at(number), you)).not.toContain(college); // T15
    expect(refusal(at(number), you, college).why).toBe(
      `College needs at least ${number + 1} Money, and you have ${number}.`,
    );
  });

  test('and an empty Pay Raise slot', () => {
    expect(offers(turnOf(you, { money: { you: 20 }, raises: { you: 1 } }), you)).toContain(college);
    const full = turnOf(you, { money: { you: 20 }, raises: { you: 2 } });
    expect(refusal(full, you, college)).toEqual({ rule: 'EMI-231', why: 'Both of your Pay Raise slots are filled.' });
  });
});

test('[EMI-232] not for somebody who is In College', () => {
  const s = turnOf(you, { money: { you: 20 }, inCollege: ['you'] });
  expect(offers(s, you)).not.toContain(college);
  expect(refusal(s, you, college)).toEqual({ rule: 'EMI-232', why: 'You are in college already.' });
});

test('[EMI-233] the tuition is the roll and the Nationality number', () => {
  const s = turnOf(you, { money: { you: 20 } });
  expect([1, 2, 3, 4, 5, 6].map((die) => rolling(s, you, college, die).money[you])).toEqual([14, 13, 12, 11, 10, 9]);
});

test('[EMI-234] T14 too dear: nothing is paid, the turn is forfeited', () => {
  const s = turnOf(you, { money: { you: 8 } });
  const next = rolling(s, you, college, 4);
  expect([next.money[you], next.inCollege, now(next)]).toEqual([8, 0, 'action lee']);
});

test('[EMI-235] T13 paid: the Career lies upside-down', () => {
  const next = rolling(turnOf(you, { money: { you: 8 } }), you, college, 3);
  expect(next.money[you]).toBe(0);
  expect(seen(next, lee).players[you]).toMatchObject({ inCollege: true, salary: 0, raises: 0 });
});

test('[EMI-236] In College one takes turns as usual', () => {
  const s = turnOf(you, { inCollege: ['you'], layout: { you: { D1: 'DOC-01' } }, money: { you: 3 } });
  expect(offers(s, you)).toEqual([
    buy(you, 'D1'),
    discard(you, 'D1'),
    pay('passport'),
    skip('passport'),
    pay('ticket'),
    skip('ticket'),
    graduate,
  ]);
});

describe('[EMI-241] GRADUATE', () => {
  const s = turnOf(you, { inCollege: ['you'] });

  test.each([1, 2, 3])('T16 a %i passes, and the turn goes on', (die) => {
    const next = rolling(s, you, graduate, die);
    expect([next.inCollege, now(next)]).toEqual([0, 'action you']);
  });

  test.each([4, 5, 6])('T17 a %i does nothing, and the turn goes on', (die) => {
    const next = rolling(s, you, graduate, die);
    expect([next.inCollege, next.assurance[you], next.raises[you], now(next)]).toEqual([1, 0, 0, 'action you']);
  });

  test('only for who is In College', () => {
    expect(refusal(turnOf(you), you, graduate)).toEqual({ rule: 'EMI-241', why: 'You are not in college.' });
  });
});

test.each([
  [0, 2],
  [1, 5],
])('[EMI-242] T16 T18 after %i raises: 2 Assurance, the next slot, a salary of %i', (raises, pays) => {
  const next = rolling(turnOf(you, { inCollege: ['you'], raises: { you: raises } }), you, graduate, 1);
  expect([next.assurance[you], next.raises[you], salary(next, you)]).toEqual([2, raises + 1, pays]);
  expect(next.money[you]).toBe(0);
});

test('[EMI-243] nobody graduates a third time: there is no way back into college', () => {
  const second = rolling(turnOf(you, { inCollege: ['you'], raises: { you: 1 }, money: { you: 30 } }), you, graduate, 1);
  expect(second.raises[you]).toBe(2);
  expect(offers(second, you)).not.toContain(college);
  expect(offers(second, you)).not.toContain(graduate);
});

describe('[EMI-244] one attempt a turn', () => {
  test('T17 a failed one is not repeated', () => {
    const next = rolling(turnOf(you, { inCollege: ['you'] }), you, graduate, 6);
    expect(offers(next, you)).not.toContain(graduate);
    expect(refusal(next, you, graduate)).toMatchObject({ rule: 'EMI-244' });
  });

  test('after graduating one may enrol again in the same turn', () => {
    const next = rolling(turnOf(you, { inCollege: ['you'], money: { you: 12 } }), you, graduate, 2);
    expect(offers(next, you)).toContain(college);
    expect(now(rolling(next, you, college, 1))).toBe('action lee');
  });
});

test('[EMI-245] what lies on Pay Raise slots is not Money', () => {
  const s = turnOf(you, {
    raises: { you: 2 },
    layout: { you: { D1: 'DOC-01' }, lee: { D1: 'KHA-2' } },
    money: { lee: 5 },
  });
  expect(offers(s, you)).not.toContain(buy(you, 'D1'));
  const crash = turnOf(lee, { raises: { you: 2 }, layout: { lee: { D1: 'KHA-2' } } });
  expect(answer(crash, lee, activate(lee, 'D1')).money).toEqual([0, 0, 0]);
  const border = borderOf(you, { raises: { you: 2 }, money: { you: 5 } });
  expect(now(border)).toBe('cross you'); // no set of six: the four on the slots do not help
});

describe('[EMI-251] SELL', () => {
  test('T19 one Document or Connection of the stash, for 2 Money; the turn goes on', () => {
    const s = turnOf(you, { stash: { you: ['DOC-04', 'CNX-01'] } });
    const next = answer(s, you, sell('CNX-01'));
    expect([next.money[you], lastDiscard(next), stashOf(next, you), now(next)]).toEqual([
      2,
      'CNX-01',
      ['DOC-04'],
      'action you',
    ]);
  });

  test('not what one does not have', () => {
    const s = turnOf(you, { stash: { you: ['DOC-04'], lee: ['DOC-05'] } });
    expect(refusal(s, you, sell('DOC-05'))).toEqual({
      rule: 'EMI-251',
      why: 'You have no Bank Statement in your stash.',
    });
    const connection = CARDS[FIRST_CONNECTION]!;
    expect(refusal(s, you, sell(connection.id))).toEqual({
      rule: 'EMI-251',
      why: `You have no ${connection.name} in your stash.`,
    });
  });
});

test('[EMI-252] papers and Life Cards cannot be sold', () => {
  const s = turnOf(you, { stash: { you: ['CON-1', 'AUG-2'] }, passports: { you: 2 } });
  expect(deeds(s, you).filter((deed) => deed.act === 'sell')).toEqual([]);
  expect(refusal(s, you, sell('CON-1'))).toEqual({
    rule: 'EMI-252',
    why: 'Wedding cannot be sold; only Documents and Connections can.',
  });
  expect(refusal(s, you, sell('passport'))).toEqual({
    rule: 'EMI-252',
    why: 'A Passport cannot be sold; only Documents and Connections can.',
  });
});

describe('[EMI-261] SCALPING', () => {
  test.each([
    ['ticket', 3],
    ['passport', 4],
  ] as const)('T26 an extra %s costs %i, all of it to its owner', (paper, price) => {
    const extra = paper === 'ticket' ? { tickets: { you: 2 } } : { passports: { you: 2 } };
    const s = turnOf(ivy, { ...extra, money: { ivy: price } });
    const next = answer(s, ivy, scalp(paper, you));
    expect(next.money).toEqual([price, 0, 0]);
    expect([stashOf(next, ivy), stashOf(next, you)]).toEqual([[paper], [paper]]);
    expect(now(next)).toBe('action you');
    const poor = turnOf(ivy, { ...extra, money: { ivy: price - 1 } });
    expect(offers(poor, ivy)).not.toContain(scalp(paper, you));
    expect(refusal(poor, ivy, scalp(paper, you)).why).toContain(`gets ${price} Money`);
  });

  test('a single one is no extra', () => {
    const s = turnOf(ivy, { tickets: { you: 1 }, money: { ivy: 9 } });
    expect(refusal(s, ivy, scalp('ticket', you))).toEqual({
      rule: 'EMI-261',
      why: 'There is no extra Ticket in that stash.',
    });
  });
});

test('[EMI-262] a scalped card cannot be had by skipping', () => {
  const s = turnOf(ivy, {
    tickets: { you: 3 },
    passports: { you: 1, lee: 1, ivy: 1 },
    layout: { lee: { D1: 'PAYDAY' } },
    money: { ivy: 1 },
  });
  expect(offers(s, ivy)).toEqual([activate(lee, 'D1')]);
});

test('[EMI-263] the owner is not asked', () => {
  const s = turnOf(ivy, { tickets: { you: 2 }, money: { ivy: 3 } });
  expect(now(answer(s, ivy, scalp('ticket', you)))).toBe('action you');
  expect(stashOf(answer(s, ivy, scalp('ticket', you)), you)).toEqual(['ticket']);
});

test('[EMI-264] R06 only for who has none of the kind', () => {
  const s = turnOf(ivy, { seats: 3, passports: { you: 2, ivy: 1 }, money: { ivy: 9 } });
  expect(offers(s, ivy)).not.toContain(scalp('passport', you));
  expect(refusal(s, ivy, scalp('passport', you))).toEqual({
    rule: 'EMI-264',
    why: 'You have a Passport already; only somebody who has none may buy an extra one.',
  });
});

describe('[EMI-265] scalping goes on all through Phase 1', () => {
  test('while the public deck still has cards', () => {
    const s = turnOf(ivy, { tickets: { you: 2 }, money: { ivy: 3 } });
    expect(s.publicTickets).toBe(1);
    expect(offers(s, ivy)).toContain(scalp('ticket', you));
  });

  test('not in Phase 2, and an extra does not keep Phase 1 open', () => {
    const s = turnOf(you, {
      layout: { you: { D1: 'PAYDAY' } },
      tickets: { you: 2, lee: 1 },
      passports: { you: 1, lee: 1, ivy: 1 },
      money: { ivy: 9 },
    });
    const next = answer(s, you, activate(you, 'D1'));
    expect(next.stack[0]!.stage).toBe('border');
    expect(now(next)).toBe('cross lee');
  });
});

test('[EMI-266] who lets an extra go keeps the Assurance of the pair', () => {
  const s = turnOf(ivy, { tickets: { you: 2 }, passports: { you: 1 }, assurance: { you: 1 }, money: { ivy: 3 } });
  expect(answer(s, ivy, scalp('ticket', you)).assurance[you]).toBe(1);
});
