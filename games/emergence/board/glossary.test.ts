import { ACTIONS, ALLEGIANCES, type Action, COSTS, SETS, TEAMS } from '@tablewright/emergence-rules/content';
import { many } from '@tablewright/kernel/words';
import { glossaryNumberFaults, spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

// The numbers of the glossary are those that the rules count with; no other number stands there.

const costs = (action: Action): string => `For ${many(COSTS[ACTIONS.indexOf(action)]!, 'token')}: `;
const { same, different } = SETS;

const humans = Object.values(ALLEGIANCES).map(({ human }) => human);

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  action: [`One of ${spelled(ACTIONS.length)} things to do`],
  insert: [`between its ${spelled(TEAMS.length)} compartments`],
  compile: [
    `two of a kind bring ${same[2]};`,
    `two, three or four different kinds bring ${different[2]}, ${different[3]} or ${different[4]}.`,
  ],
  hack: [costs('hack')],
  spy: [costs('spy')],
  terminate: [costs('terminate')],
  human: [`One or ${spelled(Math.max(...humans))} players who only pretend`],
  joker: ['pay 1 token'], // EMG-204 always the same, whatever the action
};

test('the numbers of the glossary are those of the rules', () => {
  expect(glossaryNumberFaults(glossary, NUMBERS)).toEqual([]);
});
