import { describe, expect, test } from 'vitest';
import { placeNamed } from '../../content/enemy-places.ts';
import { FACE_IDS } from '../../content/faces.ts';
import { NONE, type State } from '../../state.ts';
import { enemyOn, SOLDIER } from '../testing/cards.ts';
import { card, DONE } from '../testing/deeds.ts';
import { question, story } from '../testing/story.ts';
import { ann, put, turnUpNext } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// Red cards, star cards and weapons laid to an attack: which may be, which are laid for somebody who is away, and what they come to.

const FIST = FACE_IDS[18];
const faces = (...ids: string[]): number[] => ids.map((id) => (FACE_IDS as readonly string[]).indexOf(id));

interface With {
  readonly hand?: readonly string[];
  readonly chosen?: readonly string[];
  readonly piece?: number;
  readonly set?: (s: State) => unknown;
}

/** Feykah (red limit 2) attacks the Soldier on 6; another one stands on 8. */
function attacking({ hand = [], chosen = [], piece = ann, set = () => {} }: With = {}): State {
  const s = quiet(ann, {
    characters: piece === 4 ? ['dee-coy'] : ['feykah'],
    at: ['2', '5', '5', '5', ...(piece === 4 ? ['2'] : [])],
  });
  enemyOn(enemyOn(s, '6', SOLDIER, 1), '8', SOLDIER, 1);
  s.hands[ann] = faces(...hand).sort((a, b) => a - b);
  set(s);
  return put(s, { stage: 'attack', by: ann, piece, target: placeNamed('6'), chosen: faces(...chosen), weapon: NONE });
}

describe('[HPB-550] what may be laid', () => {
  test('red cards up to the limit, star cards beside them, a weapon', () => {
    const hand = ['R1', 'R3', 'R5', 'B3', FIST];
    const wrong = [{ act: 'weapon' }, null, 'weapon', card('B3'), card('R2'), {}];
    expect(question(attacking({ hand }), ann, ...wrong)).toEqual([
      'asked: ann',
      'act=card card=R1',
      'act=card card=R3',
      'act=card card=R5',
      'act=card card=S-FEY-1',
      'act=done',
      'away: act=card card=R5',
      'not act=weapon: You have no weapon to use with this attack. HPB-334',
      'not null: Name a card of your hand, or say that you are done. HPB-550',
      'not weapon: Name a card of your hand, or say that you are done. HPB-550',
      'not act=card card=B3: Only red (and attack special) cards count here. HPB-550',
      'not act=card card=R2: That card is not in your hand. HPB-550',
      'not : Name a card of your hand, or say that you are done. HPB-550',
    ]);
    expect(question(attacking({ hand, chosen: ['R2', 'R3'] }), ann, card('R5'))).toEqual([
      'asked: ann',
      'act=card card=S-FEY-1',
      'act=done',
      'away: act=done',
      'not act=card card=R5: You may lay 2 cards here at most. HPB-550',
    ]);
    expect(question(attacking({ hand, chosen: ['R2', FIST] }), ann)).toEqual([
      'asked: ann',
      'act=card card=R1',
      'act=card card=R3',
      'act=card card=R5',
      'act=card card=S-FEY-1',
      'act=done',
      'away: act=card card=R5',
    ]);
    expect(question(attacking({ hand, set: (s) => (s.item[ann] = 2) }), ann)).toEqual([
      'asked: ann',
      'act=card card=R1',
      'act=card card=R3',
      'act=card card=R5',
      'act=card card=S-FEY-1',
      'act=weapon',
      'act=done',
      'away: act=card card=R5',
    ]);
    expect(question(attacking({ hand, set: (s) => (s.item[ann] = 5) }), ann)).toEqual([
      'asked: ann',
      'act=card card=R1',
      'act=card card=R3',
      'act=card card=R5',
      'act=card card=S-FEY-1',
      'act=done',
      'away: act=card card=R5',
    ]);
    expect(question(attacking({ hand, chosen: ['R2', 'R3'], set: (s) => (s.used = 128) }), ann)).toEqual([
      'asked: ann',
      'act=card card=R1',
      'act=card card=R3',
      'act=card card=R5',
      'act=card card=S-FEY-1',
      'act=done',
      'away: act=done',
    ]);
  });
  test('by Kuro: his own limit, no star cards, no weapon', () => {
    const hand = ['R1', 'R3', FIST];
    const armed = (s: State): unknown =>
      Object.assign(s, { item: [2, NONE, NONE, NONE], used: 128, mods: [0, 1, 0, 0, 0] });
    expect(question(attacking({ hand, piece: 4, set: armed }), ann, card(FIST))).toEqual([
      'asked: ann',
      'act=card card=R1',
      'act=card card=R3',
      'act=done',
      'away: act=card card=R3',
      'not act=card card=S-FEY-1: Only red (and attack special) cards count here. HPB-550',
    ]);
    expect(question(attacking({ hand, piece: 4, chosen: ['R2'], set: armed }), ann, card('R3'))).toEqual([
      'asked: ann',
      'act=done',
      'away: act=done',
      'not act=card card=R3: You may lay one card here at most. HPB-550',
    ]);
  });
  test('for somebody who is away: the best red ones until the shield is beaten', () => {
    const away = (chosen: readonly string[], hand: readonly string[] = ['R1', 'R3', 'R5', 'R3', 'B5']): string =>
      question(attacking({ hand, chosen }), ann).find((line) => line.startsWith('away'))!;
    expect([
      away([]),
      away(['R1']),
      away(['R2']),
      away(['R3']),
      away(['R4']),
      away([FIST]),
      away([FIST, 'R1']),
    ]).toEqual([
      'away: act=card card=R5',
      'away: act=card card=R5',
      'away: act=card card=R5',
      'away: act=card card=R5',
      'away: act=done',
      'away: act=card card=R5',
      'away: act=card card=R5',
    ]);
    expect([away([], ['B5']), away([], ['B5', 'R1']), away(['R1', 'R1'])]).toEqual([
      'away: act=done',
      'away: act=card card=R1',
      'away: act=done',
    ]);
  });
});

describe('[HPB-551] to [HPB-553] what it comes to', () => {
  const fought = (how: With, next: 'R1' | 'B5' | 'grey' | 'R5' | null = 'grey'): string[] => {
    const s = attacking(how);
    return story(next === null ? s : turnUpNext(s, next), [ann, DONE]).filter(
      (line) => !/^generalDeck|^generalList|^shown/.test(line),
    );
  };
  test('one Enemy, unless something says all', () => {
    expect(fought({ chosen: ['R5', 'R3'] })).toEqual([
      'attacks piece=0 at=6 cards=[R5 R3] item=null',
      'fought piece=0 at=6 value=8 turned=[grey] result=-6 hit=true damage=1',
      'eliminated kind=6 at=6 by=0 piece=0',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[green]',
      'tally[3]: 0 → 1',
      'hands[0]: [] → [11]',
      'decks[0]: 30 → 29 things',
      'discard: [] → [9 7 10]',
      'enemyAt[6]: 6 → -1',
      'enemyHealth[6]: 1 → 0',
      'left[6]: 1 → 2',
      'now action by=0',
    ]);
    expect(fought({ chosen: ['R5', 'R3'], set: (s) => (s.used = 128) })).toEqual([
      'attacks piece=0 at=6 cards=[R5 R3] item=null',
      'fought piece=0 at=6 value=8 turned=[grey] result=-6 hit=true damage=1',
      'eliminated kind=6 at=6 by=0 piece=0',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[green]',
      'eliminated kind=6 at=8 by=0 piece=0',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[R3]',
      'tally[3]: 0 → 2',
      'hands[0]: [] → [7 11]',
      'decks[0]: 30 → 28 things',
      'discard: [] → [9 7 10]',
      'enemyAt[6]: 6 → -1',
      'enemyAt[9]: 6 → -1',
      'enemyHealth[6]: 1 → 0',
      'enemyHealth[9]: 1 → 0',
      'left[6]: 1 → 3',
      'used: 128 → 0',
      'now action by=0',
    ]);
    expect(fought({ chosen: ['R1'] }, 'B5')).toEqual([
      'attacks piece=0 at=6 cards=[R1] item=null',
      'fought piece=0 at=6 value=1 turned=[B5] result=6 hit=false damage=0',
      'discard: [] → [5 4]',
      'now action by=0',
    ]);
    expect(fought({ chosen: ['R1', FIST] }, 'R5')).toEqual([
      'attacks piece=0 at=6 cards=[R1 S-FEY-1] item=null',
      'fought piece=0 at=6 value=7 turned=[R5] result=-10 hit=true damage=1',
      'unlocked by=0 skill=6',
      'eliminated kind=6 at=6 by=0 piece=0',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[green]',
      'tally[3]: 0 → 1',
      'hands[0]: [] → [11]',
      'decks[0]: 30 → 29 things',
      'discard: [] → [5 18 9]',
      'enemyAt[6]: 6 → -1',
      'enemyHealth[6]: 1 → 0',
      'left[6]: 1 → 2',
      'boosts[0]: 0 → 64',
      'steps[6]: 0 → 1',
      'now action by=0',
    ]);
  });
  test('nothing is turned up where nothing is left', () => {
    expect(fought({ chosen: ['R5'], set: (s) => Object.assign(s, { generalDeck: [], discard: [] }) }, null)).toEqual([
      'chance: general Influence 26 of 1',
      'attacks piece=0 at=6 cards=[R5] item=null',
      'fought piece=0 at=6 value=5 turned=[] result=-3 hit=true damage=1',
      'reshuffled deck=influence cards=1',
      'eliminated kind=6 at=6 by=0 piece=0',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[green]',
      'tally[3]: 0 → 1',
      'hands[0]: [] → [11]',
      'decks[0]: 30 → 29 things',
      'enemyAt[6]: 6 → -1',
      'enemyHealth[6]: 1 → 0',
      'left[6]: 1 → 2',
      'now action by=0',
    ]);
  });
  test('a Rifle brings no Program', () => {
    const s = attacking({ chosen: ['R5'], set: (one) => (one.item[ann] = 2) });
    expect(story(turnUpNext(s, 'grey'), [ann, { act: 'weapon' }], [ann, DONE])).toEqual([
      'attacks piece=0 at=6 cards=[R5] item=rifle',
      'fought piece=0 at=6 value=8 turned=[grey] result=-6 hit=true damage=3',
      'eliminated kind=6 at=6 by=0 piece=0',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[green]',
      'tally[3]: 0 → 1',
      'hands[0]: [] → [11]',
      'decks[0]: 30 → 29 things',
      'generalDeck: 40 → 39 things',
      'generalList[10]: 4 → 3',
      'discard: [] → [9 10]',
      'shown: [] → [10 -1]',
      'supplyDiscard: [] → [2]',
      'item[0]: 2 → -1',
      'enemyAt[6]: 6 → -1',
      'enemyHealth[6]: 1 → 0',
      'left[6]: 1 → 2',
      'now action by=0',
    ]);
  });
});
