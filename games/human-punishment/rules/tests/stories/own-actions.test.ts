import { describe, expect, test } from 'vitest';
import { type State } from '../../state.ts';
import { enemyOn, SOLDIER } from '../testing/cards.ts';
import { card, DONE } from '../testing/deeds.ts';
import { story } from '../testing/story.ts';
import { ann, hold, own, type Picture } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// What Kuro does, what is bought, and what own powers come to, told and done.

function at(area: string, picture: Picture = {}): State {
  return quiet(ann, { ...picture, at: [area, '5', '5', '5', ...(picture.at ?? [])] });
}

/** Dee Coy at the Monolith, Kuro somewhere else. */
function kuroAt(area: string, set: (s: State) => void = () => {}): State {
  return quiet(ann, { characters: ['dee-coy'], at: ['5', '4', '4', '4', area], set });
}

describe('[HPB-880] [HPB-882] Kuro', () => {
  test('moves for his move, acts for his action and a marker', () => {
    expect(story(kuroAt('4'), [ann, { act: 'move', piece: 4, to: '3' }])).toEqual([
      'moved piece=4 from=4 to=3',
      'at[4]: 4 → 3',
      'kuro: 0 → 33',
      'now action by=0',
    ]);
    expect(story(kuroAt('1'), [ann, { act: 'sector', piece: 4, sector: 1 }])).toEqual([
      'markerUsed area=1',
      'tookChip piece=4 sector=1',
      'ann: sawChips where=what=board colours=[blue]',
      'chips[8]: -1 → 1',
      'sectors[0]: 11 → 10 things',
      'sectorValue[0]: 0 → 1',
      'known[1]: 0 → 1',
      'kuroMarkers: 95 → 94',
      'kuro: 0 → 34',
      'now action by=0',
    ]);
    const second = kuroAt('1', (s) => (s.kuroMarkers = 0b1011101));
    expect(story(second, [ann, { act: 'sector', piece: 4, sector: 1 }])).toEqual([
      'markerUsed area=1',
      'unlocked by=0 skill=6',
      'tookChip piece=4 sector=1',
      'ann: sawChips where=what=board colours=[blue]',
      'chips[8]: -1 → 1',
      'sectors[0]: 11 → 10 things',
      'sectorValue[0]: 0 → 1',
      'known[1]: 0 → 1',
      'boosts[0]: 0 → 64',
      'steps[6]: 0 → 1',
      'kuroMarkers: 93 → 92',
      'kuro: 0 → 34',
      'now action by=0',
    ]);
  });
  test('wholly before or wholly after Dee Coy', () => {
    const both = (s: State): void => {
      s.boosts[ann] = 1 << 5;
    };
    expect(
      story(kuroAt('4', both), [ann, { act: 'move', piece: ann, to: '4' }], [ann, { act: 'move', piece: 4, to: '3' }]),
    ).toEqual([
      'moved piece=0 from=5 to=4',
      'moved piece=4 from=4 to=3',
      'at[0]: 5 → 4',
      'at[4]: 4 → 3',
      'move: 2 → 1',
      'kuro: 0 → 45',
      'now action by=0',
    ]);
    expect(
      story(kuroAt('4', both), [ann, { act: 'move', piece: 4, to: '3' }], [ann, { act: 'move', piece: ann, to: '4' }]),
    ).toEqual([
      'moved piece=4 from=4 to=3',
      'moved piece=0 from=5 to=4',
      'at[0]: 5 → 4',
      'at[4]: 4 → 3',
      'move: 2 → 1',
      'kuro: 0 → 53',
      'now action by=0',
    ]);
  });
  test('[HPB-886] attacks without a marker after two Level 2 Boosts', () => {
    const fighting = (boosts: number): State =>
      enemyOn(
        kuroAt('2', (s) => (s.boosts[ann] = boosts)),
        '6',
        SOLDIER,
      );
    expect(story(fighting(0b1010), [ann, { act: 'attack', piece: 4, at: '6' }])).toEqual([
      'kuro: 0 → 34',
      'now attack by=0 piece=4 target=6 chosen=[] weapon=-1',
    ]);
    expect(story(fighting(0b0111), [ann, { act: 'attack', piece: 4, at: '6' }])).toEqual([
      'markerUsed area=2',
      'kuroMarkers: 95 → 93',
      'kuro: 0 → 34',
      'now attack by=0 piece=4 target=6 chosen=[] weapon=-1',
    ]);
    const begun = enemyOn(
      kuroAt('2', (s) => Object.assign(s, { kuro: 4, boosts: [0b1010, 0, 0, 0] })),
      '6',
      SOLDIER,
    );
    expect(story(begun, [ann, { act: 'attack', piece: 4, at: '6' }])).toEqual([
      'kuro: 4 → 46',
      'now attack by=0 piece=4 target=6 chosen=[] weapon=-1',
    ]);
  });
});

test('[HPB-856] Jayden’s own point comes first while he is alone', () => {
  const solo = (): State =>
    quiet(ann, { characters: ['jayden'], at: ['3', '5', '5', '5'], set: (s) => (s.boosts[ann] = 2) });
  expect(story(solo(), [ann, { act: 'nexus', piece: ann }])).toEqual([
    'nexus piece=0',
    'used: 0 → 64',
    'kuro: 0 → 4',
    'now blueCards by=0 piece=0 what=3 chosen=[]',
  ]);
});

describe('what is bought', () => {
  test('[HPB-430] a Program of the display, and one unseen', () => {
    const s = at('2', { hands: [['B4', 'B4']], set: (one) => (one.display = [0, 1, 2]) });
    expect(story(s, [ann, { act: 'buy', card: 'P01' }])).toEqual([
      'place[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now pay by=0 piece=0 price=5 what=0 detail=0 chosen=[]',
    ]);
    expect(story(s, [ann, { act: 'buy', card: 'P01' }], [ann, card('B4')], [ann, card('B4')], [ann, DONE])).toEqual([
      'paid by=0 cards=[B4 B4] price=5',
      'tookProgram by=0 card=P01',
      'displayed cards=[P02 P03 P24]',
      'hands[0]: [3 3] → []',
      'discard: [] → [3 3]',
      'programs[0]: [] → [0]',
      'programNotes: [] → [0 0]',
      'programDeck: 37 → 36 things',
      'display[0]: 0 → 1',
      'display[1]: 1 → 2',
      'display[2]: 2 → 23',
      'place[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    expect(story(s, [ann, { act: 'buyUnseen' }], [ann, card('B4')], [ann, DONE])).toEqual([
      'paid by=0 cards=[B4] price=3',
      'drawsPrograms by=0 count=1',
      'ann: drewPrograms cards=[P24]',
      'hands[0]: [3 3] → [3]',
      'discard: [] → [3]',
      'programs[0]: [] → [23]',
      'programDeck: 37 → 36 things',
      'place[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    const dearer = at('2', {
      hands: [['B4', 'B4']],
      set: (one) => Object.assign(one, { display: [0], programCost: 1 }),
    });
    expect(story(dearer, [ann, { act: 'buy', card: 'P01' }])).toEqual([
      'place[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now pay by=0 piece=0 price=6 what=0 detail=0 chosen=[]',
    ]);
    expect(story(dearer, [ann, { act: 'buyUnseen' }])).toEqual([
      'place[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now pay by=0 piece=0 price=4 what=1 detail=0 chosen=[]',
    ]);
  });
  test('[HPB-450] a weapon, for an item that is put down', () => {
    const s = quiet(ann, {
      characters: ['nova'],
      at: ['4', '5', '5', '5'],
      hands: [['B4', 'B4']],
      set: (one) => (one.item[ann] = 4),
    });
    s.hq = [1, 1];
    expect(story(s, [ann, { act: 'weapon', box: 'pistol' }], [ann, card('B4')], [ann, DONE])).toEqual([
      'paid by=0 cards=[B4] price=4',
      'droppedItem by=0 item=companion',
      'tookItem by=0 item=pistol',
      'hands[0]: [3 3] → [3]',
      'discard: [] → [3]',
      'hq[0]: 1 → 0',
      'lying: [] → [3 4 1 0 1]',
      'item[0]: 4 → 0',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    expect(story(s, [ann, { act: 'weapon', box: 'rifle-hq' }])).toEqual([
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now pay by=0 piece=0 price=6 what=2 detail=1 chosen=[]',
    ]);
    s.bar[ann] = 2;
    expect(story(s, [ann, { act: 'arm', box: 'rifle-hq' }])).toEqual([
      'droppedItem by=0 item=companion',
      'tookItem by=0 item=rifle-hq',
      'hq[1]: 1 → 0',
      'lying: [] → [3 4 1 0 1]',
      'item[0]: 4 → 1',
      'bar[0]: 2 → 0',
      'now action by=0',
    ]);
    expect(story(s, [ann, { act: 'arm', box: 'pistol' }])).toEqual([
      'droppedItem by=0 item=companion',
      'tookItem by=0 item=pistol',
      'hq[0]: 1 → 0',
      'lying: [] → [3 4 1 0 1]',
      'item[0]: 4 → 0',
      'bar[0]: 2 → 0',
      'now action by=0',
    ]);
  });
  test('[HPB-460] a Recon card, by Kuro too', () => {
    expect(story(at('5', { hands: [['R5']] }), [ann, { act: 'recon', piece: ann }])).toEqual([
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now pay by=0 piece=0 price=5 what=3 detail=0 chosen=[]',
    ]);
    expect(story(hold(kuroAt('5'), ann, 'R5'), [ann, { act: 'recon', piece: 4 }])).toEqual([
      'markerUsed area=5',
      'kuroMarkers: 95 → 79',
      'kuro: 0 → 34',
      'now pay by=0 piece=4 price=5 what=3 detail=0 chosen=[]',
    ]);
  });
});

describe('own powers', () => {
  test('[HPB-862] [HPB-863] an All-Rounder card, and all of them back', () => {
    const s = quiet(ann, {
      characters: ['jayden'],
      at: ['4', '5', '5', '5'],
      set: (one) => (one.boosts[ann] = 0b101010),
    });
    expect(story(s, [ann, { act: 'allRounder', card: 'AR-2' }])).toEqual([
      'allRounder by=0 card=AR-2',
      'allRounders: 0 → 2',
      'allRoundersNow: 0 → 1',
      'mods[1]: 0 → 1',
      'mods[2]: 0 → 1',
      'now action by=0',
    ]);
    s.allRounders = 0b1111;
    expect(story(s, [ann, { act: 'takeBack' }])).toEqual([
      'tookBack by=0',
      'allRounders: 15 → 0',
      'tookBack: 0 → 1',
      'now action by=0',
    ]);
  });
  test('[HPB-865] a Wound for the next attack', () => {
    expect(story(at('4', { characters: ['feykah'] }), [ann, { act: 'bleed' }])).toEqual([
      'bled by=0',
      'wounded by=0 wound=W-01',
      'tally[5]: 0 → 1',
      'wounds[0]: [] → [0]',
      'woundDeck: 15 → 14 things',
      'used: 0 → 128',
      'now action by=0',
    ]);
  });
  test('[HPB-334] items: Companion and Laser', () => {
    expect(story(at('4', { set: (s) => (s.item[ann] = 4) }), [ann, { act: 'item' }])).toEqual([
      'usedItem by=0 item=companion',
      'moreMovement by=0 count=1',
      'moreActions by=0 count=1',
      'supplyDiscard: [] → [4]',
      'item[0]: 4 → -1',
      'ap: 2 → 3',
      'move: 2 → 3',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    expect(
      story(enemyOn(at('4', { set: (s) => (s.item[ann] = 5) }), '6', SOLDIER + 1, 2), [ann, { act: 'item' }]),
    ).toEqual([
      'usedItem by=0 item=laser',
      'eliminated kind=7 at=6 by=0 piece=0',
      'draws by=0 own=2 general=0',
      'ann: drew cards=[R2 green]',
      'draws by=0 own=0 general=1',
      'ann: drew cards=[B5]',
      'tally[3]: 0 → 1',
      'tally[4]: 0 → 1',
      'hands[0]: [] → [4 6 11]',
      'decks[0]: 30 → 28 things',
      'generalDeck: 40 → 39 things',
      'supplyDiscard: [] → [5]',
      'item[0]: 5 → -1',
      'enemyAt[6]: 7 → -1',
      'enemyHealth[6]: 2 → 0',
      'left[7]: 2 → 3',
      'bar[0]: 0 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
  test('[HPB-950] Programs under the board', () => {
    expect(story(own(at('4', { options: { campaign: true } }), ann, 'P01'), [ann, { act: 'transfer' }])).toEqual([
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now transfer by=0 count=0',
    ]);
  });
});
