import { describe, expect, test } from 'vitest';
import { type Frame, NONE, type State } from '../../state.ts';
import { enemyOn, lay, SOLDIER, wounded } from '../testing/cards.ts';
import { card, DONE } from '../testing/deeds.ts';
import { question, story } from '../testing/story.ts';
import { ann, bea, own, type Picture, put } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';

// Each question by itself: who is asked, what is offered, what is done for somebody who is away, what others see of the answer,
// and how what cannot be is refused; and what comes of it.

function at(frame: Frame, picture: Picture = {}): State {
  return put(quiet(ann, { at: ['4', '5', '5', '5'], ...picture }), frame);
}

describe('[HPB-112] short questions', () => {
  test('whom, which branch, whether', () => {
    expect(question(at({ stage: 'whom', by: bea, from: 0b10110, why: 0 }), bea, 0)).toEqual([
      'asked: bea',
      '1',
      '2',
      '4',
      'away: 1',
      'not 0: That is not one of your choices now. HPB-112',
    ]);
    expect(question(at({ stage: 'branch', by: bea, script: 0, at: 0, from: 0b110 }), bea, 0)).toEqual([
      'asked: bea',
      '1',
      '2',
      'away: 1',
      'not 0: That is not one of your choices now. HPB-112',
    ]);
    expect(question(at({ stage: 'maybe', by: bea, why: 0 }), bea, 'perhaps')).toEqual([
      'asked: bea',
      'yes',
      'no',
      'away: no',
      'not perhaps: That is not one of your choices now. HPB-112',
    ]);
  });
  test('which Enemy, Area, location, Sector', () => {
    const enemies = enemyOn(enemyOn(quiet(ann, { at: ['4', '5', '5', '5'] }), '6'), '5b', SOLDIER + 1);
    expect(question(put(enemies, { stage: 'enemy', by: bea, filter: 0, piece: ann }), bea, '12')).toEqual([
      'asked: bea',
      '5b',
      '6',
      'away: 5b',
      'not 12: That is not one of your choices now. HPB-112',
    ]);
    expect(question(at({ stage: 'area', by: bea, from: 0b10000110, piece: ann }), bea, '1')).toEqual([
      'asked: bea',
      '2',
      '3',
      'M',
      'away: 2',
      'not 1: That is not one of your choices now. HPB-214',
    ]);
    expect(question(at({ stage: 'location', by: bea, from: 0b1010, why: 0 }), bea, '2')).toEqual([
      'asked: bea',
      '3a',
      '4',
      'away: 3a',
      'not 2: That is not one of your choices now. HPB-522',
    ]);
    expect(question(at({ stage: 'sector', by: bea, from: 0b110, none: 1 }), bea, 1)).toEqual([
      'asked: bea',
      '2',
      '3',
      'done',
      'away: 2',
      'not 1: That is not one of your choices now. HPB-342',
    ]);
    expect(question(at({ stage: 'sector', by: bea, from: 0b101, none: 0 }), bea, 'done')).toEqual([
      'asked: bea',
      '1',
      '3',
      'away: 1',
      'not done: That is not one of your choices now. HPB-342',
    ]);
  });
  test('[HPB-342] [HPB-344] [HPB-483] which chip, spot, slot, Objective', () => {
    expect(question(at({ stage: 'chipSeen', by: bea, sector: 0, count: 3 }), bea, 4)).toEqual([
      'asked: bea',
      '1',
      '2',
      '3',
      'away: 1',
      'not 4: That is not one of your choices now. HPB-342',
    ]);
    expect(question(at({ stage: 'spot', by: bea, why: 1, from: [1, 3] }), bea, 1)).toEqual([
      'asked: bea',
      '2',
      '4',
      'away: 2',
      'not 1: That is not one of your choices now. HPB-483',
    ]);
    expect(question(at({ stage: 'slot', by: bea, from: 0b100010, why: 0 }), bea, 'x')).toEqual([
      'asked: bea',
      'alpha-2',
      'beta-1',
      'away: alpha-2',
      'not x: That is not one of your choices now. HPB-470',
    ]);
    const carrying = carry(quiet(ann, { at: ['4', '5', '5', '5'] }), bea, 'br');
    expect(question(put(carrying, { stage: 'ownChip', by: bea, from: 0b1111, why: 0 }), bea, 0)).toEqual([
      'asked: bea',
      '2, seen as null',
      '3, seen as null',
      'away: 0',
      'not 0: That is not one of your choices now. HPB-419',
    ]);
    expect(question(at({ stage: 'hiddenChip', by: bea, of: ann }), bea, 2)).toEqual([
      'asked: bea',
      '0',
      '1',
      'away: 0',
      'not 2: That is not one of your choices now. HPB-344',
    ]);
    expect(question(at({ stage: 'hiddenObjective', by: bea, of: ann }), bea, 2)).toEqual([
      'asked: bea',
      '0',
      '1',
      'away: 0',
      'not 2: That is not one of your choices now. HPB-344',
    ]);
  });
  test('[HPB-571] which Wound: Exhaustion, Broken Leg, then the oldest for somebody who is away', () => {
    const of = (...ids: string[]): State =>
      put(wounded(quiet(ann, { at: ['4', '5', '5', '5'] }), bea, ...ids), { stage: 'wound', by: ann, piece: bea });
    expect(question(of('W-02', 'W-01', 'W-08'), ann, 'W-03')).toEqual([
      'asked: ann',
      'W-02',
      'W-01',
      'W-08',
      'away: W-08',
      'not W-03: That is not one of your choices now. HPB-571',
    ]);
    expect(question(of('W-02', 'W-01'), ann)).toEqual(['asked: ann', 'W-02', 'W-01', 'away: W-01']);
    expect(question(of('W-03', 'W-02'), ann)).toEqual(['asked: ann', 'W-03', 'W-02', 'away: W-03']);
  });
  test('[HPB-110] [HPB-311] [HPB-858] which Program', () => {
    const mine = (none: number): State =>
      put(lay(own(quiet(ann, { at: ['4', '5', '5', '5'] }), bea, 'P01', 'P05'), bea, 'P02'), {
        stage: 'programAway',
        by: bea,
        none,
        why: 0,
      });
    expect(question(mine(0), bea, 'none', 'P09')).toEqual([
      'asked: bea',
      'P01',
      'P05',
      'P02',
      'away: P01',
      'not none: That is not one of your choices now. HPB-110',
      'not P09: That is not one of your choices now. HPB-110',
    ]);
    expect(question(mine(1), bea)).toEqual(['asked: bea', 'P01', 'P05', 'P02', 'none', 'away: none']);
    const display = at({ stage: 'displayed', by: bea }, { set: (s) => (s.display = [4, 4, 2]) });
    expect(question(display, bea, 'P01')).toEqual([
      'asked: bea',
      'P05',
      'P03',
      'away: P05',
      'not P01: That is not one of your choices now. HPB-311',
    ]);
    const deck = at({ stage: 'keepProgram', by: bea, count: 3 }, { set: (s) => (s.programDeck = [7, 4, 4, 2]) });
    expect(question(deck, bea, 'P01')).toEqual([
      'asked: bea',
      'P03, seen as null',
      'P05, seen as null',
      'away: P03',
      'not P01: That is not one of your choices now. HPB-858',
    ]);
    expect(story(deck, [bea, 'P05'])).toEqual([
      'keptProgram by=1 of=3',
      'bea: drewPrograms cards=[P05]',
      'discardedPrograms by=1 cards=[P03 P05]',
      'programs[1]: [] → [4]',
      'programDeck: 4 → 1 things',
      'programDiscard: [] → [2 4]',
      'now action by=0',
    ]);
    const single = at(
      { stage: 'keepProgram', by: bea, count: 2 },
      { set: (s) => Object.assign(s, { programDeck: [7], programDiscard: [] }) },
    );
    expect(story(single, [bea, 'P08'])).toEqual([
      'keptProgram by=1 of=1',
      'bea: drewPrograms cards=[P08]',
      'programs[1]: [] → [7]',
      'programDeck: 1 → 0 things',
      'now action by=0',
    ]);
  });
  test('[HPB-122] [HPB-854] [HPB-882] which die, Boost, marker', () => {
    expect(question(at({ stage: 'die', by: bea, from: 0b110 }), bea, 'pink')).toEqual([
      'asked: bea',
      'red',
      'white1',
      'away: red',
      'not pink: That is not one of your choices now. HPB-122',
    ]);
    const boost = at({ stage: 'boost', by: bea, from: 0b1010101 }, { set: (s) => (s.boosts[bea] = 1) });
    expect(question(boost, bea, 0)).toEqual([
      'asked: bea',
      '2',
      '4',
      '6',
      'away: 2',
      'not 0: That is not one of your choices now. HPB-854',
    ]);
    const markers = quiet(ann, { characters: ['dee-coy'], at: ['4', '5', '5', '5', '4'] });
    markers.kuroMarkers = 0b1010;
    const back = put(markers, { stage: 'markersBack', by: ann, left: 2 });
    expect(question(back, ann, '2')).toEqual([
      'asked: ann',
      '1',
      '3',
      '5',
      'J',
      'away: 1',
      'not 2: That is not one of your choices now. HPB-882',
    ]);
    expect(story(back, [ann, '1'])).toEqual([
      'markerBack area=1',
      'kuroMarkers: 10 → 11',
      'now markersBack by=0 left=1',
    ]);
    expect(story(back, [ann, '1'], [ann, 'J'])).toEqual([
      'markerBack area=1',
      'markerBack area=J',
      'kuroMarkers: 10 → 75',
      'now action by=0',
    ]);
    markers.kuroMarkers = 0b1011101;
    expect(story(back, [ann, '2'])).toEqual(['markerBack area=2', 'kuroMarkers: 93 → 95', 'now action by=0']);
  });
  test('[HPB-657] which card of a check', () => {
    const check = at({
      stage: 'check',
      event: 0,
      step: 5,
      turn: 0,
      cards: [3, 4, 8],
      authors: [],
      counts: [1, 1, 1, 0],
      free: [],
      declared: [0, 0, 0, 0],
      revealed: 1,
      removed: [0],
      change: 0,
      result: 0,
    });
    expect(question(put(check, { stage: 'revealedCard', by: bea }), bea, 0)).toEqual([
      'asked: bea',
      '1',
      '2',
      'away: 1',
      'not 0: That is not one of your choices now. HPB-657',
    ]);
  });
});

describe('[HPB-307] cards of one’s choice for the pile', () => {
  const some = (min: number, max: number, chosen: number[] = []): State =>
    at(
      { stage: 'cards', by: bea, why: 0, min, max, chosen, answer: NONE },
      { hands: [[], ['B3', 'B3', 'R1', 'grey']] },
    );
  test('so many, and no others', () => {
    expect(question(some(2, 2), bea, DONE, card('B5'), 'B3')).toEqual([
      'asked: bea',
      'act=card card=B3, seen as act=card',
      'act=card card=R1, seen as act=card',
      'act=card card=grey, seen as act=card',
      'away: act=card card=grey',
      'not act=done: That is not enough yet. HPB-307',
      'not act=card card=B5: That card is not in your hand. HPB-307',
      'not B3: Name a card of your hand, or say that you are done. HPB-307',
    ]);
    expect(question(some(1, 3, [2]), bea, card('B5'))).toEqual([
      'asked: bea',
      'act=card card=B3, seen as act=card',
      'act=card card=R1, seen as act=card',
      'act=card card=grey, seen as act=card',
      'act=done',
      'away: act=done',
      'not act=card card=B5: That card is not in your hand. HPB-307',
    ]);
    expect(question(some(0, 1, [2]), bea, card('B3'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=B3: You may lay one card here at most. HPB-307',
    ]);
    expect(question(some(0, 2, [2, 3]), bea, card('B3'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=B3: You may lay 2 cards here at most. HPB-307',
    ]);
    expect(question(some(0, 0), bea, card('B3'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=B3: You may lay no card here. HPB-307',
    ]);
  });
  test('seen when all are named', () => {
    expect(story(some(2, 2), [bea, card('R1')])).toEqual([
      'hands[1]: [2 2 5 10] → [2 2 10]',
      'now cards by=1 why=0 min=2 max=2 chosen=[5] answer=-1',
    ]);
    expect(story(some(2, 2), [bea, card('R1')], [bea, card('B3')])).toEqual([
      'discarded by=1 cards=[B3 R1]',
      'hands[1]: [2 2 5 10] → [2 10]',
      'discard: [] → [5 2]',
      'shown: [] → [2 5 -1]',
      'now action by=0',
    ]);
    expect(story(some(0, 2), [bea, DONE])).toEqual(['now action by=0']);
    expect(story(some(0, 2), [bea, card('R1')], [bea, DONE])).toEqual([
      'discarded by=1 cards=[R1]',
      'hands[1]: [2 2 5 10] → [2 2 10]',
      'discard: [] → [5]',
      'shown: [] → [5 -1]',
      'now action by=0',
    ]);
  });
});
