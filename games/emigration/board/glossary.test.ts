import {
  cardOf,
  CAREERS,
  CASHED,
  DEGREE,
  FEE,
  FIRST_PAIR,
  LANES,
  LIFE_CARDS,
  PACKS,
  PAPER_NAMES,
  PAPERS,
  PASSING,
  PLACES,
  RAISES,
  TOKENS_IN_LANE,
} from '@tablewright/emigration-rules/content';
import { capital } from '@tablewright/kernel/words';
import { glossaryNumberFaults, spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { briefOf } from './look.ts';

// The numbers of the glossary, and those on the face of a Life Card, are those that the rules count with.

const { baseSalary, slots } = CAREERS[0];

const papers = `One of the ${spelled(PAPER_NAMES.length)} papers`;
const rows = new Set(PLACES.map((place) => place[0])).size;

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  passport: [papers, `It costs ${PAPERS.passport.price} Money`],
  ticket: [papers, `It costs ${PAPERS.ticket.price} Money`],
  paper: [`you take ${FIRST_PAIR} Assurance`],
  pack: [`${capital(spelled(LIFE_CARDS.length / PACKS.length))} Life Cards`],
  salary: [
    `${baseSalary} at first, ${baseSalary + slots[0]} after one Pay Raise, ${baseSalary + slots[0] + slots[1]} after ${spelled(RAISES)}`,
  ],
  raise: [`besides ${DEGREE} Assurance`],
  layout: [`The ${spelled(PLACES.length)} cards before a player, in ${spelled(rows)} rows`, `a card costs ${FEE} more`],
  cash: [`take ${CASHED} Money`],
  college: [`a roll of 1 to ${PASSING} `],
  graduate: [`1, 2 or ${PASSING} brings ${DEGREE} Assurance`],
  lane: [`with ${spelled(TOKENS_IN_LANE)} numbers`, 'lane 1 is the safest', `lane ${LANES.length} a gamble`],
  fee: [`${FEE} Money, before anything else`],
};

test('the numbers of the glossary are those of the rules', () => {
  expect(glossaryNumberFaults(glossary, NUMBERS)).toEqual([]);
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
