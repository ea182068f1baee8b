import { emigration } from '@tablewright/emigration-rules';
import type { Deed } from '@tablewright/emigration-rules/content';
import { choicesIn, type OptionWords, seedFromText } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { player, table } from './testing/table.ts';
import { canBeLifted, NO_THING, offersOf, triedAt } from './things.ts';

test('one thing may offer several deeds; the end of a turn has no thing of its own', () => {
  const buy: Deed = { act: 'buy', from: 1, place: 'D3' };
  const cash: Deed = { act: 'discard', from: 1, place: 'D3' };
  const forfeit: Deed = { act: 'forfeit' };
  const option = ({ act }: Deed): OptionWords => ({
    says: '',
    about: act === 'forfeit' ? [] : ['card:1:D3', 'seat:0'],
  });
  expect([...offersOf([buy, cash, forfeit], option)]).toEqual([
    ['card:1:D3', [buy, cash]],
    [NO_THING, [forfeit]],
  ]);
});

test('whatever a turn offers can be taken into the hand where it lies', () => {
  const { state } = emigration.start({ seats: 2, options: {}, seed: seedFromText('a student') });
  const seat = state.stack.flatMap((frame) => (frame.stage === 'action' ? [frame.by] : []))[0]!;
  state.inCollege = 1 << seat;
  state.documents[seat] = 1;
  state.passports[1 - seat] = 2;
  state.money[seat] = 12;
  const question = emigration.asksSeen(state, seat).mine!;
  const view = emigration.view(state, seat);
  const deeds = choicesIn(question.domain) as readonly Deed[];
  const things = [...offersOf(deeds, (deed) => emigration.words.option(view, question, deed)).keys()];
  expect(things).toContain('career');
  expect(things.length).toBeGreaterThan(10);
  expect(things.filter((thing) => !canBeLifted(thing))).toEqual([]);
});

describe('touching what is not on offer asks about', () => {
  const layout = table().players[0]!.layout.slice();
  layout[2] = 'AUG-4';
  layout[3] = 'DOC-05';
  const players = [player({ layout })];

  test.each([
    ['card:0:B1', { act: 'activate', from: 0, place: 'B1' }],
    ['card:0:B2', { act: 'buy', from: 0, place: 'B2' }],
    ['card:0:A1', { act: 'buy', from: 0, place: 'A1' }], // face-down: nobody knows what it is
    ['paper:passport', { act: 'pay', paper: 'passport' }],
    ['extra:ticket:1', { act: 'scalp', paper: 'ticket', from: 1 }],
    ['stash:AUG-2', { act: 'sell', card: 'AUG-2' }],
    ['career', { act: 'graduate' }],
    ['college', { act: 'college' }],
  ])('%s: %j', (thing, tried) => {
    expect(triedAt('action', thing, players)).toEqual(tried);
  });

  test.each([
    ['fog', 'card:0:B1', 'AUG-4'],
    ['fog', 'stash:AUG-2', 'AUG-2'],
    ['cross', 'lane:3', 3],
    ['pears', 'seat:0', 0],
    ['withdraw', 'lane:3', null],
    ['action', 'lane:3', null],
    ['action', 'bill', null],
  ] as const)('while %s is asked, %s: %s', (about, thing, tried) => {
    expect(triedAt(about, thing, players)).toBe(tried);
  });

  test('a lane is no card to be lifted', () => {
    expect(['card:0:D1', 'paper:ticket', 'college', 'lane:2', 'seat:1'].map(canBeLifted)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
