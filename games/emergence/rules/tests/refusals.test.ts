import { expect, test } from 'vitest';
import type { Frame, State } from '../state.ts';
import { orange, type Picture, red, refusal, selecting, turnOf } from './testing/tables.ts';

// What is said to somebody who may not do something: the rule, and the sentence.

/** In red's turn this question has come up. */
function during(frame: Frame, picture: Picture = {}): State {
  const s = turnOf('red', picture);
  s.stack.push(frame);
  return s;
}

const acting = (picture: Picture): State => during({ stage: 'action', by: red }, picture);
const aiming = (act: 'hack' | 'spy' | 'terminate', picture: Picture): State =>
  during({ stage: 'target', by: red, act }, { tokens: { red: 3 }, ...picture });

type Row = [rule: string, why: string, picture: Picture, value: unknown];

test.each<Row>([
  ['EMG-202', 'You selected activate this round, not hack.', { show: { red: 'activate-E' } }, 'hack'],
  ['EMG-202', 'You selected activate this round; you cannot boost instead.', { show: { red: 'activate-E' } }, 'boost'],
  ['EMG-243', 'You need 1 knowledge token to hack; you hold 0.', { show: { red: 'hack-E' } }, 'hack'],
  [
    'EMG-243',
    'You need 3 knowledge tokens to terminate; you hold 1.',
    { show: { red: 'terminate-E' }, tokens: { red: 1 } },
    'terminate',
  ],
  [
    'EMG-241',
    'Nobody with data blocks stands next to you with the other augmentation (the start tile is safe).',
    { show: { red: 'hack-E' }, tokens: { red: 1 } },
    'hack',
  ],
  [
    'EMG-251',
    'Nobody else on your tile shows your augmentation (the start tile is safe).',
    { show: { red: 'spy-E' }, tokens: { red: 2 } },
    'spy',
  ],
  [
    'EMG-261',
    'Nobody stands next to you with the other augmentation (the start tile is safe).',
    { show: { red: 'terminate-E' }, tokens: { red: 3 } },
    'terminate',
  ],
  [
    'EMG-203',
    'In place of hack you may replenish only by discarding a knowledge token, and you hold none.',
    { show: { red: 'hack-E' } },
    'replenish',
  ],
  [
    'EMG-207',
    'There is no tile next to you that you may enter.',
    {
      show: { red: 'boost-E', orange: 'spy-B', yellow: 'spy-B', violet: 'spy-B' },
      at: { red: 'A1', orange: 'A2', yellow: 'B1', violet: 'B2' },
    },
    'boost',
  ],
  [
    'EMG-232',
    'You can replenish on data tiles only.',
    { show: { red: 'replenish-E' }, at: { red: 'A1' } },
    'replenish',
  ],
  [
    'EMG-231',
    'Your biomechanical augmentation does not fit the data of this tile.',
    { show: { red: 'replenish-B' }, at: { red: 'C3' } },
    'replenish',
  ],
  ['EMG-207', 'No data blocks lie on this tile.', { at: { red: 'C3' }, lying: { C3: '' } }, 'activate'],
  [
    'EMG-212',
    'Your biomechanical augmentation cannot read the data on this tile.',
    { show: { red: 'activate-B' }, at: { red: 'C3' } },
    'activate',
  ],
  ['EMG-207', 'You need at least two data blocks to compile; you hold none.', { at: { red: 'A1' } }, 'activate'],
  [
    'EMG-207',
    'You need at least two data blocks to compile; you hold 1.',
    { at: { red: 'A1' }, holds: { red: 'O' } },
    'activate',
  ],
  [
    'EMG-212',
    'Your electromechanical augmentation cannot read the data on this tile.',
    { city: '09', at: { red: 'B1' }, lying: { B1: 'M' } },
    'activate',
  ],
  [
    'EMG-401',
    'Once you have paid, nobody would hold a knowledge token to insert.',
    { show: { red: 'hack-E' }, tokens: { red: 1 }, at: { red: 'G1' } },
    'activate',
  ],
  ['EMG-214', 'The start tile has nothing to activate.', {}, 'activate'],
  [
    'EMG-604',
    'There is no other teleport tile that you may enter now.',
    { city: '08', at: { red: 'A1', orange: 'F7', yellow: 'K1' }, show: { orange: 'spy-B', yellow: 'spy-B' } },
    'activate',
  ],
  ['EMG-200', 'That is not one of your choices now.', {}, 'dance'],
])('the action: [%s] %s', (rule, why, picture, value) => {
  expect(refusal(acting(picture), red, value)).toEqual({ rule, why });
});

const NEXT = { red: 'C3', orange: 'C4' };
const OTHER = { red: 'hack-E', orange: 'spy-B' } as const;

test.each<[rule: string, why: string, act: 'hack' | 'spy' | 'terminate', picture: Picture, value: unknown]>([
  ['EMG-270', 'Nobody can be attacked on the start tile, or from it.', 'hack', { at: { orange: 'C3' } }, orange],
  ['EMG-270', 'Nobody can be attacked on the start tile, or from it.', 'hack', { at: { red: 'C3' } }, orange],
  ['EMG-251', 'To spy on somebody you have to stand on the same tile.', 'spy', { at: NEXT }, orange],
  [
    'EMG-251',
    'To spy on somebody you have to show the same augmentation.',
    'spy',
    { at: { red: 'C3', orange: 'C3' }, show: OTHER },
    orange,
  ],
  [
    'EMG-242',
    'You stand on the same tile; you reach only the tiles next to yours.',
    'hack',
    { at: { red: 'C3', orange: 'C3' } },
    orange,
  ],
  [
    'EMG-241',
    'That agent does not stand on a tile next to yours.',
    'hack',
    { at: { red: 'C3', orange: 'A4' } },
    orange,
  ],
  [
    'EMG-261',
    'That agent does not stand on a tile next to yours.',
    'terminate',
    { at: { red: 'C3', orange: 'A4' } },
    orange,
  ],
  ['EMG-241', 'Both of you show the same augmentation; you need the other one.', 'hack', { at: NEXT }, orange],
  ['EMG-261', 'Both of you show the same augmentation; you need the other one.', 'terminate', { at: NEXT }, orange],
  [
    'EMG-207',
    'There is nothing to take: that operative holds no data blocks.',
    'hack',
    { at: NEXT, show: OTHER },
    orange,
  ],
  ['EMG-271', 'That is not one of your choices now.', 'hack', { at: NEXT }, red],
  ['EMG-271', 'That is not one of your choices now.', 'hack', { at: NEXT }, 9],
  ['EMG-271', 'That is not one of your choices now.', 'hack', { at: NEXT }, 'orange'],
])('a target: [%s] %s', (rule, why, act, picture, value) => {
  expect(refusal(aiming(act, picture), red, value)).toEqual({ rule, why });
});

const BOTH = { at: { orange: 'C3', yellow: 'C3' }, show: { red: 'spy-E', orange: 'spy-B', yellow: 'spy-E' } } as const;

test.each<[rule: string, why: string, frame: Frame, picture: Picture, value: unknown]>([
  ['EMG-122', 'You have to move: there is a tile that you may enter.', { stage: 'move', by: red }, {}, 'nothing'],
  ['EMG-122', 'There is no such tile in this city.', { stage: 'move', by: red }, {}, 'Z9'],
  ['EMG-122', 'There is no such tile in this city.', { stage: 'move', by: red }, {}, 3],
  ['EMG-122', 'Your agent already stands there; it has to move to another tile.', { stage: 'move', by: red }, {}, 'D4'],
  ['EMG-122', 'A1 is not next to your agent; you move one tile at a time.', { stage: 'move', by: red }, {}, 'A1'],
  ['EMG-129', 'Agents of both augmentations stand on C3; nobody can enter it.', { stage: 'move', by: red }, BOTH, 'C3'],
  [
    'EMG-124',
    'You cannot enter C3: the agent there shows the other augmentation.',
    { stage: 'move', by: red },
    { at: { orange: 'C3' }, show: OTHER },
    'C3',
  ],
  [
    'EMG-124',
    'You cannot enter C3: the agents there show the other augmentation.',
    { stage: 'move', by: red },
    { at: { orange: 'C3', yellow: 'C3' }, show: { red: 'spy-E', orange: 'spy-B', yellow: 'hack-B' } },
    'C3',
  ],
  [
    'EMG-220',
    'Your agent already stands there; a boost goes to another tile.',
    { stage: 'boost', by: red, cost: 0 },
    {},
    'D4',
  ],
  [
    'EMG-601',
    'You can jump to another teleport tile only.',
    { stage: 'teleport', by: red, cost: 0 },
    { city: '08', at: { red: 'A1' } },
    'B1',
  ],
  [
    'EMG-601',
    'You can jump to another teleport tile only.',
    { stage: 'teleport', by: red, cost: 0 },
    { city: '08', at: { red: 'A1' } },
    'A1',
  ],
  [
    'EMG-601',
    'You can jump to another teleport tile only.',
    { stage: 'teleport', by: red, cost: 0 },
    { city: '08', at: { red: 'A1' } },
    7,
  ],
  [
    'EMG-124',
    'You cannot enter K1: the agent there shows the other augmentation.',
    { stage: 'teleport', by: red, cost: 0 },
    { city: '08', at: { red: 'A1', orange: 'K1' }, show: OTHER },
    'K1',
  ],
  [
    'EMG-623',
    'Choose one of the two types of this tile that your augmentation can handle.',
    { stage: 'replenish', by: red, cost: 0 },
    { at: { red: 'C3' } },
    'triangle',
  ],
  [
    'EMG-403',
    'You have to insert the 1 token that you hold, into one of the two compartments.',
    { stage: 'insert', by: red },
    { tokens: { red: 1 } },
    { ai: 1, human: 1 },
  ],
  [
    'EMG-403',
    'You have to insert at least 1 token and at most the 3 that you hold, in whole tokens.',
    { stage: 'insert', by: red },
    { tokens: { red: 3 } },
    { ai: 0, human: 0 },
  ],
  [
    'EMG-302',
    'You do not hold enough blocks for these sets; each block belongs to one set at most.',
    { stage: 'compile', by: red, cost: 0 },
    { holds: { red: 'TO' } },
    [['circle', 'circle']],
  ],
  [
    'EMG-301',
    'A set is two blocks of the same type, or two, three or four blocks of different types.',
    { stage: 'compile', by: red, cost: 0 },
    { holds: { red: 'OOO' } },
    [['circle', 'circle', 'circle']],
  ],
  [
    'EMG-301',
    'A set is two blocks of the same type, or two, three or four blocks of different types.',
    { stage: 'compile', by: red, cost: 0 },
    { holds: { red: 'OOO' } },
    ['circle'],
  ],
  [
    'EMG-301',
    'A set is two blocks of the same type, or two, three or four blocks of different types.',
    { stage: 'compile', by: red, cost: 0 },
    { holds: { red: 'OOO' } },
    'circle',
  ],
])('elsewhere: [%s] %s', (rule, why, frame, picture, value) => {
  expect(refusal(during(frame, picture), red, value)).toEqual({ rule, why });
});

test('[EMG-101] a selection is an action together with an augmentation', () => {
  expect(refusal(selecting(), red, 'hack')).toEqual({
    rule: 'EMG-101',
    why: 'Select one of the six actions together with one augmentation, E or B.',
  });
});
