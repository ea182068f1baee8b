import { ACTIONS, type Action, COSTS, SETS } from '@tablewright/emergence-rules/content';
import { many } from '@tablewright/kernel/words';
import { numberFaults } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

// The numbers of the glossary are those that the rules count with; no other number stands there.

const costs = (action: Action): string => `For ${many(COSTS[ACTIONS.indexOf(action)]!, 'token')}: `;
const { same, different } = SETS;

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  compile: [
    `two of a kind bring ${same[2]};`,
    `two, three or four different kinds bring ${different[2]}, ${different[3]} or ${different[4]}.`,
  ],
  hack: [costs('hack')],
  spy: [costs('spy')],
  terminate: [costs('terminate')],
  joker: ['pay 1 token'], // EMG-204 always the same, whatever the action
};

test.each(glossary)('the numbers of "$term"', ({ id, says }) => {
  expect(numberFaults(says, NUMBERS[id] ?? [])).toEqual([]);
});

test('every row is about a word of the glossary', () => {
  const ids = glossary.map(({ id }) => id);
  expect(Object.keys(NUMBERS).filter((id) => !ids.includes(id))).toEqual([]);
});
