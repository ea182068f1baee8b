import { expect, test } from 'vitest';
import type { Frame, State } from '../state.ts';
import {
  activate,
  answer,
  borderOf,
  buy,
  college,
  discard,
  forfeit,
  graduate,
  ivy,
  lee,
  pay,
  type Picture,
  refusal,
  rolling,
  scalp,
  sell,
  skip,
  turnOf,
  you,
} from './testing/tables.ts';

// What is said to somebody who may not do something on a turn: the rule, and the sentence.

const at =
  (picture: Picture = {}): (() => State) =>
  () =>
    turnOf(you, picture);
const cards = { you: { D1: 'PAYDAY', D2: 'AUG-1', D3: 'DOC-01', D4: 'CNX-21', C3: 'DOC-02' } } as const;
const theirs = { lee: { D1: 'PAYDAY', D2: 'DOC-01' } } as const;

type Row = readonly [rule: string, why: string, s: () => State, value: unknown];

test.each<[string, string, () => State, unknown]>(
  (
    [
      ['EMI-111', 'Nobody sits there.', at(), buy(3, 'D1')],
      ['EMI-110', 'No card lies at D5 any more.', at({ layout: cards }), buy(you, 'D5')],
      ['EMI-110', 'The card at C3 is covered by the cards in front of it.', at({ layout: cards }), buy(you, 'C3')],
      [
        'EMI-213',
        'Payday cannot be cashed; only Documents and Connections can.',
        at({ layout: cards }),
        discard(you, 'D1'),
      ],
      [
        'EMI-213',
        'Inheritance cannot be cashed; only Documents and Connections can.',
        at({ layout: cards }),
        discard(you, 'D2'),
      ],
      ['EMI-201', 'Inheritance is not for sale; you can only activate it.', at({ layout: cards }), buy(you, 'D2')],
      [
        'EMI-113',
        'You need 4 Money beforehand (4 for the card); you have 3.',
        at({ layout: { you: { D1: 'DOC-21' } }, money: { you: 3 } }),
        buy(you, 'D1'),
      ],
      [
        'EMI-113',
        'You need 2 Money beforehand (1 for the card and 1 for its owner); you have 0.',
        at({ layout: theirs }),
        buy(lee, 'D2'),
      ],
      [
        'EMI-113',
        'You need 1 Money beforehand (1 for its owner); you have 0.',
        at({ layout: theirs }),
        activate(lee, 'D1'),
      ],
      [
        'EMI-212',
        'You need 1 Money beforehand (1 for its owner); you have 0.',
        at({ layout: theirs }),
        discard(lee, 'D2'),
      ],
      [
        'EMI-202',
        'No Ticket is left in the public deck.',
        at({ tickets: { you: 1, lee: 1, ivy: 1 }, money: { you: 9 } }),
        pay('ticket'),
      ],
      ['EMI-203', 'No Ticket is left in the public deck.', at({ tickets: { you: 1, lee: 1, ivy: 1 } }), skip('ticket')],
      [
        'EMI-202',
        'A Passport costs 3 Money and you have 2; you can skip a turn for it.',
        at({ money: { you: 2 } }),
        pay('passport'),
      ],
      ['EMI-261', 'Nobody sits there.', at(), scalp('ticket', 3)],
      ['EMI-261', 'There is no extra Ticket in that stash.', at({ tickets: { lee: 1 } }), scalp('ticket', lee)],
      ['EMI-261', 'There is no extra Ticket in that stash.', at({ tickets: { you: 2 } }), scalp('ticket', you)],
      [
        'EMI-264',
        'You have a Ticket already; only somebody who has none may buy an extra one.',
        at({ tickets: { you: 1, ivy: 2 }, money: { you: 9 } }),
        scalp('ticket', ivy),
      ],
      [
        'EMI-261',
        'The owner gets 4 Money for it, and you have 3.',
        at({ passports: { lee: 2 }, money: { you: 3 } }),
        scalp('passport', lee),
      ],
      ['EMI-251', 'You have no Application Form in your stash.', at(), sell('DOC-01')],
      [
        'EMI-104',
        'You have sold a card this turn; one is the most.',
        () => answer(turnOf(you, { stash: { you: ['DOC-01', 'DOC-02'] } }), you, sell('DOC-01')),
        sell('DOC-02'),
      ],
      ['EMI-251', 'You have no Fellow Expat in your stash.', at({ stash: { you: ['DOC-01'] } }), sell('CNX-01')],
      [
        'EMI-104',
        'You have sold a card this turn; one is the most.',
        () => answer(turnOf(you, { stash: { you: ['CNX-01', 'CNX-02'] } }), you, sell('CNX-02')),
        sell('CNX-01'),
      ],
      [
        'EMI-252',
        'A Passport cannot be sold; only Documents and Connections can.',
        at({ passports: { you: 1 } }),
        sell('passport'),
      ],
      [
        'EMI-252',
        'A Ticket cannot be sold; only Documents and Connections can.',
        at({ tickets: { you: 1 } }),
        sell('ticket'),
      ],
      ['EMI-252', 'Inheritance cannot be sold; only Documents and Connections can.', at(), sell('AUG-1')],
      ['EMI-252', 'That cannot be sold; only Documents and Connections can.', at(), sell('teapot')],
      ['EMI-232', 'You are in college already.', at({ inCollege: ['you'] }), college],
      ['EMI-231', 'Both of your Pay Raise slots are filled.', at({ raises: { you: 2 }, money: { you: 9 } }), college],
      ['EMI-231', 'College needs at least 6 Money, and you have 2.', at({ money: { you: 2 } }), college],
      ['EMI-241', 'You are not in college.', at(), graduate],
      [
        'EMI-244',
        'You have tried to graduate this turn; try again on your next one.',
        () => rolling(turnOf(you, { inCollege: ['you'] }), you, graduate, 6),
        graduate,
      ],
      ['EMI-105', 'You can still take a card or go to college, so you cannot pass.', at(), forfeit],
    ] satisfies readonly Row[]
  ).map((row): [string, string, () => State, unknown] => [...row]),
)('[%s] %s', (rule, why, s, value) => {
  expect(refusal(s(), you, value)).toEqual({ rule, why });
});

test('[EMI-225] the last Connection has nothing to activate', () => {
  expect(refusal(turnOf(you, { layout: cards }), you, activate(you, 'D4'))).toMatchObject({
    rule: 'EMI-225',
    why: expect.stringMatching(/ has nothing to activate; buy it or cash it\.$/) as string,
  });
});

test.each<[unknown]>([
  ['sell'],
  [null],
  [undefined],
  [{ act: 'sell' }],
  [{ act: 'sell', card: 5 }],
  [{ card: 'passport' }],
  [{ act: 'eat', card: 'passport' }],
])('[EMI-102] %j is nothing that can be done', (value) => {
  expect(refusal(turnOf(you), you, value)).toEqual({ rule: 'EMI-102', why: 'That is not one of your choices now.' });
});

test.each<[unknown]>([[9], [0], ['x'], [null], [undefined]])('[EMI-507] %j is no lane', (value) => {
  const s = borderOf(you);
  s.drawn[2] = 3;
  expect(refusal(s, you, value)).toEqual({ rule: 'EMI-507', why: 'That is not one of your choices now.' });
  expect(refusal(s, you, 3)).toEqual({ rule: 'EMI-510', why: 'Lane 3 has no tokens left.' });
});

test.each<[rule: string, why: string, frame: Frame, value: unknown]>([
  ['EMI-312', 'You take the Money from another player, not from yourself.', { stage: 'pears', by: you, most: 3 }, you],
  ['EMI-312', 'That is not one of your choices now.', { stage: 'pears', by: you, most: 3 }, 9],
  ['EMI-304', 'That is not one of your choices now.', { stage: 'offering', by: you, price: 2, most: 3 }, 'all'],
  ['EMI-373', 'The card takes 6 Money at most.', { stage: 'offering', by: you, price: 2, most: 3 }, 7],
  ['EMI-373', 'You have only 5 Money.', { stage: 'offering', by: you, price: 2, most: 3 }, 6],
  [
    'EMI-373',
    'The card takes 2 Money for each Assurance, or nothing.',
    { stage: 'offering', by: you, price: 2, most: 3 },
    5,
  ],
  [
    'EMI-313',
    'The card takes 4 Money for each Assurance, or nothing.',
    { stage: 'offering', by: you, price: 4, most: 1 },
    3,
  ],
  ['EMI-323', 'Application Form is no Life Card; Mental Fog takes only those.', { stage: 'fog', by: you }, 'DOC-01'],
  ['EMI-323', 'Inheritance lies neither in a stash nor face-up in a layout.', { stage: 'fog', by: you }, 'AUG-1'],
  ['EMI-323', 'That is not one of your choices now.', { stage: 'fog', by: you }, 7],
])('on a Life Card: [%s] %s', (rule, why, frame, value) => {
  const s = turnOf(you, { money: { you: 5 } });
  s.stack.push(frame);
  expect(refusal(s, you, value)).toEqual({ rule, why });
});
