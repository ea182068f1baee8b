import { describe, expect, test } from 'vitest';
import type { Frame, State } from '../../state.ts';

import { card, DONE } from '../testing/deeds.ts';
import { question, story } from '../testing/story.ts';
import { ann, bea, type Picture, put } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// Each question by itself: who is asked, what is offered, what is done for somebody who is away, what others see of the answer,
// and how what cannot be is refused; and what comes of it.

function at(frame: Frame, picture: Picture = {}): State {
  return put(quiet(ann, { at: ['4', '5', '5', '5'], ...picture }), frame);
}

describe('[HPB-421] [HPB-424] [HPB-440] cards and the pink die', () => {
  const blue = (what: number, chosen: number[] = []): State =>
    at({ stage: 'blueCards', by: bea, piece: bea, what, chosen }, { hands: [[], ['B2', 'B3', 'B3', 'R3']] });
  test('one to three for Morale, up to two at the Nexus', () => {
    expect(question(blue(1), bea, card('R3'), DONE)).toEqual([
      'asked: bea',
      'act=card card=B2',
      'act=card card=B3',
      'away: act=card card=B2',
      'not act=card card=R3: Only blue cards count here. HPB-424',
      'not act=done: That is not enough yet. HPB-424',
    ]);
    expect(question(blue(1, [1, 2]), bea)).toEqual([
      'asked: bea',
      'act=card card=B2',
      'act=card card=B3',
      'act=done',
      'away: act=done',
    ]);
    expect(question(blue(1, [1, 2, 2]), bea, card('B2'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=B2: You may lay 3 cards here at most. HPB-424',
    ]);
    expect(question(blue(3), bea, card('R3'))).toEqual([
      'asked: bea',
      'act=card card=B2',
      'act=card card=B3',
      'act=done',
      'away: act=done',
      'not act=card card=R3: Only blue cards count here. HPB-440',
    ]);
    expect(question(blue(3, [1, 2]), bea, card('B3'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=B3: You may lay 2 cards here at most. HPB-440',
    ]);
  });
  test('what comes of the die', () => {
    const morale = (die: number): string[] => story(blue(1), [bea, card('B3')], [bea, DONE, die - 1]);
    expect(morale(1)).toEqual([
      'chance: pink 25 of 6',
      'played by=1 cards=[B3]',
      'rolled by=1 dice=pink=1',
      'bar bar=morale from=5 to=6 by=1',
      'hands[1]: [1 2 2 7] → [1 2 7]',
      'discard: [] → [2]',
      'thrown: [] → [4 1]',
      'morale: 5 → 6',
      'now action by=0',
    ]);
    expect([2, 3].map((die) => morale(die).filter((one) => /^bar|inVain/.test(one)))).toEqual([
      ['bar bar=morale from=5 to=6 by=1'],
      ['inVain by=1'],
    ]);
    const nexus = (die: number): string[] =>
      story(blue(3), [bea, card('B2')], [bea, card('B3')], [bea, DONE, die - 1]).filter((one) =>
        /^bar|inVain|step|boost|unlock/i.test(one),
      );
    expect([1, 2, 4, 5, 6].map(nexus)).toEqual([
      ['bar bar=apex from=2 to=4 by=1'],
      ['bar bar=apex from=2 to=3 by=1'],
      ['bar bar=apex from=2 to=3 by=1'],
      ['inVain by=1'],
      ['bar bar=morale from=5 to=4 by=1'],
    ]);
    expect(story(blue(3), [bea, DONE, 2])).toEqual([
      'chance: pink 25 of 6',
      'rolled by=1 dice=pink=3',
      'bar bar=morale from=5 to=4 by=1',
      'thrown: [] → [4 3]',
      'morale: 5 → 4',
      'now action by=0',
    ]);
    const chance = (die: number): string[] =>
      story(quiet(ann, { characters: ['jayden'], at: ['2', '5', '5', '5'] }), [
        ann,
        { act: 'chance', piece: ann },
        die - 1,
      ]).filter((one) => !/^ap|kuro|used|thrown|tally|chance|cityAction/.test(one));
    expect([1, 2, 3, 4, 5, 6].map(chance)).toEqual([
      ['rolled by=0 dice=pink=1', 'bar bar=deus from=3 to=4 by=0', 'deus: 3 → 4', 'now action by=0'],
      ['rolled by=0 dice=pink=2', 'bar bar=riot from=0 to=-2 by=0', 'riot: 0 → -2', 'now action by=0'],
      ['rolled by=0 dice=pink=3', 'bar bar=riot from=0 to=2 by=0', 'riot: 0 → 2', 'now action by=0'],
      ['rolled by=0 dice=pink=4', 'bar bar=morale from=5 to=6 by=0', 'morale: 5 → 6', 'now action by=0'],
      [
        'rolled by=0 dice=pink=5',
        'unlocked by=0 skill=2',
        'bar bar=resource from=11 to=12 by=0',
        'resource: 11 → 12',
        'boosts[0]: 0 → 4',
        'steps[2]: 0 → 1',
        'now action by=0',
      ],
      [
        'rolled by=0 dice=pink=6',
        'unlocked by=0 skill=2',
        'bar bar=resource from=11 to=12 by=0',
        'resource: 11 → 12',
        'boosts[0]: 0 → 4',
        'steps[2]: 0 → 1',
        'now action by=0',
      ],
    ]);
  });
  test('[HPB-421] one blue or red card after the roll', () => {
    const riot = at({ stage: 'riotCard', by: bea, change: 2 }, { hands: [[], ['B2', 'R1', 'R3', 'R3', 'grey']] });
    expect(question(riot, bea, 'grey')).toEqual([
      'asked: bea',
      'none',
      'B2',
      'R1',
      'R3',
      'away: none',
      'not grey: Play one blue or red card of your hand, or none. HPB-421',
    ]);
    expect(story(riot, [bea, 'R3'])).toEqual([
      'played by=1 cards=[R3]',
      'bar bar=riot from=0 to=-1 by=1',
      'hands[1]: [1 5 7 7 10] → [1 5 7 10]',
      'discard: [] → [7]',
      'riot: 0 → -1',
      'now action by=0',
    ]);
    expect(story(riot, [bea, 'B2'])).toEqual([
      'played by=1 cards=[B2]',
      'bar bar=riot from=0 to=4 by=1',
      'hands[1]: [1 5 7 7 10] → [5 7 7 10]',
      'discard: [] → [1]',
      'riot: 0 → 4',
      'now action by=0',
    ]);
    expect(story(riot, [bea, 'none'])).toEqual(['bar bar=riot from=0 to=2 by=1', 'riot: 0 → 2', 'now action by=0']);
  });
  test('[HPB-867] [HPB-871] whoever may draw', () => {
    expect(question(at({ stage: 'nova', by: bea }), bea, 'yes')).toEqual([
      'asked: bea',
      'draw',
      'no',
      'away: draw',
      'not yes: That is not one of your choices now. HPB-867',
    ]);
    expect(story(at({ stage: 'nova', by: bea }), [bea, 'draw'])).toEqual([
      'draws by=1 own=0 general=1',
      'bea: drew cards=[B5]',
      'hands[1]: [] → [4]',
      'generalDeck: 40 → 39 things',
      'now action by=0',
    ]);
    const fives = at({ stage: 'blueFives', by: bea, count: 2 });
    expect(question(fives, bea, 'yes')).toEqual([
      'asked: bea',
      'draw',
      'no',
      'away: draw',
      'not yes: That is not one of your choices now. HPB-871',
    ]);
    expect(story(fives, [bea, 'draw'])).toEqual([
      'drawsPrograms by=1 count=2',
      'bea: drewPrograms cards=[P24 P11]',
      'programs[1]: [] → [23 10]',
      'programDeck: 37 → 35 things',
      'now blueFives by=1 count=1',
    ]);
    expect(story(fives, [bea, 'no'], [bea, 'draw'])).toEqual([
      'drawsPrograms by=1 count=2',
      'bea: drewPrograms cards=[P24 P11]',
      'programs[1]: [] → [23 10]',
      'programDeck: 37 → 35 things',
      'now action by=0',
    ]);
  });
});
