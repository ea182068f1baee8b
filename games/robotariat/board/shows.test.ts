import { planMotion } from '@tablewright/board';
import type { Told, View } from '@tablewright/robotariat-rules';
import { expect, test } from 'vitest';
import { shows } from './shows.ts';
import { npcsAt, table } from './testing/table.ts';

const MET = { donation: 0, suspicious: false, fine: 0, torn: 0, office: 0, silenced: false };
const NO_POSTERS = { P: 0, S: 0, U: 0, Y: 0, R: 0, M: 0 };

function moment(before: View | null, view: View, ...told: Told[]) {
  const { cues, flights } = planMotion({ before, view, told }, shows, 1);
  return {
    cues: cues.map(({ motion }) => motion),
    kinds: cues.map(({ motion }) => motion.kind),
    labels: cues.flatMap(({ motion }) =>
      motion.kind === 'label' ? [`${motion.what} ${motion.text}: ${motion.from} ${motion.to}`] : [],
    ),
    flown: flights.map(({ motion: { what, from, to } }) => `${what}: ${from} ${to}`),
  };
}

test('a first look and a jump show nothing: the table is simply so', () => {
  const rolled = { type: 'rolled', by: 0, black: 'blue', red: 'x', again: false, dice: 'both' } as const;
  expect(moment(null, table({ supply: 7 }), rolled)).toMatchObject({ cues: [], flown: [] });
});

test('torn posters fly into the Junk Pile, and the encounter says what came of it', () => {
  const before = table({ npcs: npcsAt({ 2: 'P' }), posters: { ...NO_POSTERS, P: 2 }, supply: 6 });
  const view = table({ npcs: npcsAt({ 2: 'P' }), supply: 6, junk: 2 });
  const { cues, flown } = moment(before, view, { type: 'met', npc: 2, kind: 'HO', at: 'P', ...MET, torn: 2 });
  expect(flown).toEqual(['poster: space:P junk', 'poster: space:P junk']);
  expect(cues).toEqual([{ kind: 'pop', at: 'P', npc: 2, says: [{ text: '2 torn down', tone: 'loss' }] }]);
});

test('an Oppressor that costs Reputation, SPARK and the Office says so with each number', () => {
  const view = table();
  const met = { type: 'met', npc: 2, kind: 'HO', at: 'R', ...MET, suspicious: true, fine: 4, office: 2 } as const;
  expect(moment(view, view, met).labels).toEqual([
    'lamp −1: space:R reputation',
    'spark −4: funds space:R',
    'office −2: space:R office',
  ]);
});

test('a Civilian’s donation flies from its space; beside an Oppressor it gives nothing, and says so', () => {
  const view = table();
  const met = { type: 'met', npc: 1, kind: 'CR', at: 'R' } as const;
  expect(moment(view, view, { ...met, ...MET, donation: 3 })).toMatchObject({
    kinds: ['pop', 'label'],
    labels: ['spark +3: space:R funds'],
  });
  expect(moment(view, view, { ...met, ...MET, silenced: true }).kinds).toEqual(['pop']);
  expect(moment(view, view, { ...met, ...MET }).kinds).toEqual(['glance']);
});

test('the dice are looked at before the rest is told', () => {
  const view = table();
  const rolled = { type: 'rolled', by: 0, black: 'blue', red: 'yellow', again: false, dice: 'red' } as const;
  expect(moment(view, view, rolled, { type: 'adjusted', by: 0, die: 'black', face: 'x' }).kinds).toEqual([
    'dice',
    'dice',
  ]);
});

test('burnt posters leave their spaces for the Junk Pile, and what they bring is shown', () => {
  const before = table({ posters: { ...NO_POSTERS, P: 2, U: 1 }, supply: 5 });
  const view = table({ supply: 5, junk: 3, reputation: 6 });
  const burnt = { type: 'burnt', by: 1, posters: 3, reputation: 1, from: { P: 2, U: 1 } } as const;
  expect(moment(before, view, burnt)).toMatchObject({
    flown: ['poster: space:P junk', 'poster: space:P junk', 'poster: space:U junk'],
    labels: ['lamp +1: player:1 reputation'],
  });
});

test('SPARK goes between Funds, Office and players; what brings nothing flies nowhere', () => {
  const view = table();
  const labels = (told: Told): readonly string[] => moment(view, view, told).labels;
  expect(labels({ type: 'contributed', by: 0, spark: 3, level: 3 })).toEqual(['spark 3: funds office']);
  expect(labels({ type: 'contributed', by: 0, spark: 0, level: 3 })).toEqual([]);
  expect(labels({ type: 'cooked', by: 0, levels: 2, spark: 2 })).toEqual(['spark +2: office funds']);
  expect(labels({ type: 'staked', by: 2, stake: 3, face: 'blue', spark: -3 })).toEqual(['spark −3: funds player:2']);
  expect(labels({ type: 'paid', by: 1, card: 'S05', reputation: 2, vain: false })).toEqual([
    'lamp −2: reputation player:1',
  ]);
});

test('a new round and a card that is used are announced one after the other', () => {
  const view = table();
  const { kinds } = moment(view, view, { type: 'round', round: 2 }, { type: 'used', by: 1, card: 'S05' });
  expect(kinds).toEqual(['round', 'card']);
});
