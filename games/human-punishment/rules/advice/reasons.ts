// What a table is judged by, part by part. The unit is that of what was learned: what each number of a city adds to the sum by which
// `evaluate` judges it.

import type { Reasons } from '@tablewright/kernel';
import { learnedParts } from '@tablewright/kernel/learned';
import { OBJECTIVES } from '../content/objectives.ts';
import type { State } from '../state.ts';
import { learning } from './features.ts';
import { weights } from './weights.ts';

/** The names of the numbers that a part is made of, without the faction. What nobody can change (whose turn it is) is no reason. */
const PARTS = {
  morale: ['morale', 'morale gone', 'riot', 'riot is red'],
  resource: ['resource', 'resource gone'],
  deus: ['deus', 'deus is there', 'deus destroyed', 'apex destroyed'],
  security: ['security', 'security gone'],
  threat: ['threat', 'threat full', 'enemies'],
  chips: [
    'network missing',
    'network nearly full',
    'human chips',
    'machine chips',
    'fallen chips',
    'human columns',
    'machine columns',
    'fallen columns',
    'network to humans',
    'network to machines',
    'network to fallen',
    'network to outlaws',
    'fallen chips in the junk',
    'fallen victory',
  ],
  carried: [
    'chips carried',
    'chips near the network',
    'human chips carried',
    'machine chips carried',
    'fallen chips carried',
    'my colour carried',
    'my colour near the network',
  ],
  objectives: [
    'met',
    'met, late',
    'met, and the network is ours',
    ...OBJECTIVES.flatMap(({ name }) => [`${name}: met`, `${name}: not met`, `${name}: missing`]),
  ],
  hand: ['cards', 'blue cards', 'red cards', 'programs', 'item'],
  self: ['health', 'wounds', 'detained', 'leader', 'general', 'boosts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Part = keyof typeof PARTS;

const NOTHING = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0])) as Record<Part, number>;

/** By number: the part that it belongs to. */
const PART_OF: readonly (Part | undefined)[] = learning.names.map((name) => {
  const plain = name.replace(/^(human|machine|fallen|legion): /, '');
  return (Object.keys(PARTS) as Part[]).find((part) => (PARTS[part] as readonly string[]).includes(plain));
});

const partsOf = learnedParts(weights, learning);

export const reasons: Reasons<State, Part> = {
  parts(s, seat) {
    const parts = { ...NOTHING };
    for (const [at, amount] of partsOf(s, seat).entries()) {
      const part = PART_OF[at];
      if (part !== undefined) parts[part] += amount;
    }
    return parts;
  },
  says: {
    morale: (by) => (by > 0 ? 'Morale and Riot stand better for you.' : 'Morale and Riot stand worse for you.'),
    resource: (by) => (by > 0 ? 'The Resource bar stands better for you.' : 'The Resource bar stands worse for you.'),
    deus: (by) => (by > 0 ? 'Deus and Apex stand better for you.' : 'Deus and Apex stand worse for you.'),
    security: (by) => (by > 0 ? 'The Security bar stands better for you.' : 'The Security bar stands worse for you.'),
    threat: (by) =>
      by > 0 ? 'The Threat and the Enemies stand better for you.' : 'The Threat and the Enemies stand worse for you.',
    chips: (by) =>
      by > 0
        ? 'The chips in the Network and the Junkyard lie better for you.'
        : 'The chips in the Network and the Junkyard lie worse for you.',
    carried: (by) =>
      by > 0
        ? 'The chips that are on their way are better for you.'
        : 'The chips that are on their way are worse for you.',
    objectives: (by) =>
      by > 0 ? 'It brings you closer to meeting your Objectives.' : 'It keeps your Objectives unmet.',
    hand: (by) =>
      by > 0
        ? 'Your cards, Programs and items are worth more afterwards.'
        : 'Your cards, Programs and items are worth less afterwards.',
    self: (by) =>
      by > 0
        ? 'It is good for you yourself: health, offices, Boosts.'
        : 'It is bad for you yourself: health, offices, Boosts.',
  },
};
