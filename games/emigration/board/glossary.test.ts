import {
  cardOf,
  CAREERS,
  CASHED,
  DEGREE,
  FEE,
  FIRST_PAIR,
  LANES,
  LIFE_CARDS,
  PAPERS,
  PASSING,
} from '@tablewright/emigration-rules/content';
import { numberFaults } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { briefOf } from './look.ts';

// The numbers of the glossary, and those on the face of a Life Card, are those that the rules count with.

const { baseSalary, slots } = CAREERS[0];

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  passport: [`It costs ${PAPERS.passport.price} Money`],
  ticket: [`It costs ${PAPERS.ticket.price} Money`],
  paper: [`you take ${FIRST_PAIR} Assurance`],
  salary: [
    `${baseSalary} at first, ${baseSalary + slots[0]} after one Pay Raise, ${baseSalary + slots[0] + slots[1]} after two`,
  ],
  raise: [`besides ${DEGREE} Assurance`],
  layout: [`a card costs ${FEE} more`],
  cash: [`take ${CASHED} Money`],
  college: [`a roll of 1 to ${PASSING} `],
  graduate: [`1, 2 or ${PASSING} brings ${DEGREE} Assurance`],
  lane: ['lane 1 is the safest', `lane ${LANES.length} a gamble`],
  fee: [`${FEE} Money, before anything else`],
};

test.each(glossary)('the numbers of "$term"', ({ id, says }) => {
  expect(numberFaults(says, NUMBERS[id] ?? [])).toEqual([]);
});

test('every row is about a word of the glossary', () => {
  const ids = glossary.map(({ id }) => id);
  expect(Object.keys(NUMBERS).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(LIFE_CARDS.map(({ id, text }) => [id, text] as const))(
  'the few signs on %s have the numbers of its text',
  (id, text) => {
    const left: string[] = text.replace('twice', '2').match(/\d+/g) ?? [];
    const strange = (briefOf(cardOf(id), 0).match(/\d+/g) ?? []).filter((n) => {
      const at = left.indexOf(n);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect(strange).toEqual([]);
  },
);
