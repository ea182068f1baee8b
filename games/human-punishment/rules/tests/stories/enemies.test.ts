import { describe, expect, test } from 'vitest';
import { placeNamed } from '../../content/enemy-places.ts';
import { type EnemyAttackFrame, type Frame, NONE, type State } from '../../state.ts';
import { enemyOn, SOLDIER, TANK, THIEF } from '../testing/cards.ts';
import { card, DONE } from '../testing/deeds.ts';
import { question, story, storyOf } from '../testing/story.ts';
import { ann, bea, cem, dan, type Picture, put, turnUpNext } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';
import { attackFrom } from '../testing/attacks.ts';

// Enemies act by themselves: whom they attack, what comes of it, and where new ones appear.

const SNIPER = 3;
const CRAWLER = 9;
const DEUS = 15;

function table(at: readonly string[], picture: Picture = {}): State {
  return quiet(ann, { characters: ['havoc', 'jayden', 'dryden', 'dee-coy'], at, ...picture });
}

function attack(place: string, area: number, more: Partial<EnemyAttackFrame> = {}): Frame {
  return attackFrom(placeNamed(place), area, more);
}

const AREA = { sectors: 0, city: 1, nexus: 2, hq: 3, monolith: 4, network: 5 } as const;

/** Whom an Enemy attacks: what is told of it, or who has to choose. */
function aim(s: State, place: string, area: number, more: Partial<EnemyAttackFrame> = {}): string {
  const lines = storyOf(turnUpNext(s, 'grey'), [attack(place, area, more)]);
  return lines.find((line) => line.startsWith('enemyAttacks')) ?? lines.at(-1)!;
}

describe('[HPB-543] to [HPB-548] whom an Enemy attacks', () => {
  test('a Soldier: carriers, then the weakest; Kuro last; the Leader picks among equals', () => {
    const soldier = (s: State): string => aim(enemyOn(s, '6'), '6', AREA.city);
    expect(soldier(table(['2', '2', '5', '5', '5']))).toEqual('now target by=3 from=3');
    expect(soldier(table(['2', '2', '5', '5', '2'], { set: (s) => (s.health[bea] = 1) }))).toEqual(
      'enemyAttacks kind=6 at=6 pieces=[1]',
    );
    expect(soldier(table(['2', '2', '2', '5', '2'], { set: (s) => (carry(s, cem, 'b').health[bea] = 1) }))).toEqual(
      'enemyAttacks kind=6 at=6 pieces=[2]',
    );
    expect(
      soldier(table(['2', '2', '2', '5', '2'], { set: (s) => (carry(carry(s, cem, 'b'), bea, 'b').health[bea] = 1) })),
    ).toEqual('enemyAttacks kind=6 at=6 pieces=[1]');
    expect(soldier(table(['5', '5', '5', '5', '2']))).toEqual('enemyAttacks kind=6 at=6 pieces=[4]');
    expect(soldier(table(['5', '5', '5', '5', '4']))).toEqual('now action by=0');
    expect(soldier(table(['2', '5', '5', '5', '4'], { set: (s) => (s.detained = 1) }))).toEqual('now action by=0');
    expect(soldier(table(['2', '5', '5', '5', '4'], { set: (s) => (s.zone = 1) }))).toEqual('now action by=0');
    expect(soldier(table(['2', '5', '5', '5', '4'], { set: (s) => (s.health[ann] = 0) }))).toEqual('now action by=0');
  });
  test('Apex before all others, but not for a Thief', () => {
    const withApex = (kind: number): State =>
      enemyOn(table(['2', '5', '5', '5', '5'], { set: (s) => (carry(s, ann, 'b').apexAt = 2) }), '6', kind);
    expect(aim(withApex(SOLDIER), '6', AREA.city)).toEqual('enemyAttacks kind=6 at=6 pieces=[5]');
    expect(aim(withApex(THIEF), '6', AREA.city)).toEqual('enemyAttacks kind=12 at=6 pieces=[0]');
    expect(aim(withApex(TANK), '6', AREA.city)).toEqual('enemyAttacks kind=0 at=6 pieces=[0 5]');
    const far = enemyOn(table(['2', '5', '5', '5', '5'], { set: (s) => (s.apexAt = 0) }), '6', SOLDIER);
    expect(aim(far, '6', AREA.city)).toEqual('enemyAttacks kind=6 at=6 pieces=[0]');
  });
  test('[HPB-546] a Tank and Deus: all of them, Kuro too', () => {
    const all = ['2', '2', '5', '5', '2'];
    expect(aim(enemyOn(table(all), '6', TANK), '6', AREA.city)).toEqual('enemyAttacks kind=0 at=6 pieces=[0 1 4]');
    expect(aim(enemyOn(table(all), 'red1', DEUS, 5), 'red1', AREA.city)).toEqual(
      'enemyAttacks kind=15 at=red1 pieces=[0 1 4]',
    );
  });
  test('[HPB-548] a Thief: carriers alone, and whoever has just come', () => {
    const thief = (set: (s: State) => void, more: Partial<EnemyAttackFrame> = {}): string =>
      aim(enemyOn(table(['2', '2', '5', '5', '2'], { set }), '6', THIEF), '6', AREA.city, more);
    expect(thief(() => {})).toEqual('now action by=0');
    expect(thief((s) => carry(s, bea, 'b'))).toEqual('enemyAttacks kind=12 at=6 pieces=[1]');
    expect(thief((s) => carry(s, 4, 'b', dan))).toEqual('enemyAttacks kind=12 at=6 pieces=[4]');
    expect(thief((s) => carry(carry(s, ann, 'b'), bea, 'b'), { entered: bea })).toEqual(
      'enemyAttacks kind=12 at=6 pieces=[1]',
    );
    expect(thief((s) => carry(s, ann, 'b'), { entered: bea })).toEqual('now action by=0');
    expect(thief((s) => carry(s, cem, 'b'), { entered: cem })).toEqual('now action by=0');
  });
  test('[HPB-541] [HPB-547] a Sniper one Area further, but not from a tower', () => {
    const sniper = (place: string, area: number, kind = SNIPER): string =>
      aim(enemyOn(table(['4', '5', '5', '5', '5']), place, kind), place, area);
    expect(sniper('6', AREA.city)).toEqual('enemyAttacks kind=3 at=6 pieces=[0]');
    expect(sniper('4', AREA.city)).toEqual('now action by=0');
    expect(sniper('10', AREA.city)).toEqual('now action by=0');
    expect(sniper('6', AREA.city, SOLDIER)).toEqual('now action by=0');
  });
  test('[HPB-563] nobody is there any more, or it was called off', () => {
    const s = enemyOn(table(['2', '5', '5', '5', '5']), '6');
    expect(storyOf(s, [attack('6', AREA.city, { step: 1, targets: 1, cancelled: 1 })])).toEqual(['now action by=0']);
    expect(storyOf(table(['2', '5', '5', '5', '5']), [attack('6', AREA.city, { step: 1, targets: 1 })])).toEqual([
      'now action by=0',
    ]);
    s.at[ann] = 4;
    expect(storyOf(s, [attack('6', AREA.city, { step: 1, targets: 1, declared: 1 })])).toEqual(['now action by=0']);
    s.at[bea] = 1;
    turnUpNext(s, 'R5', 'R5', 'R5');
    expect(storyOf(s, [attack('6', AREA.city, { step: 1, targets: 1, declared: 1 })])).toEqual([
      'enemyAttacks kind=6 at=6 pieces=[1]',
      'attacked kind=6 at=6 piece=1 cards=[R5] result=-3 hit=true',
      'hurt piece=1 from=2 to=1',
      'generalDeck: 40 → 39 things',
      'generalList[9]: 2 → 1',
      'discard: [] → [9]',
      'shown: [] → [9 -1]',
      'health[1]: 2 → 1',
      'now action by=0',
    ]);
  });
});

describe('[HPB-544] [HPB-560] what is decided', () => {
  test('whom, among equals', () => {
    const s = put(put(table(['2', '2', '5', '5', '5']), attack('6', AREA.city)), {
      stage: 'target',
      by: bea,
      from: 0b100011,
    });
    expect(question(enemyOn(s, '6'), bea, 2)).toEqual([
      'asked: bea',
      '0',
      '1',
      '5',
      'away: 0',
      'not 2: That is not one of your choices now. HPB-544',
    ]);
  });
  test('blue cards in defence', () => {
    const defending = (chosen: number[] = [], piece = bea): State =>
      put(
        put(
          enemyOn(table(['5', '2', '5', '5', '5'], { hands: [[], ['B2', 'B3', 'B4', 'R3']] }), '6'),
          attack('6', AREA.city, { step: 2, now: bea }),
        ),
        { stage: 'defend', by: bea, piece, chosen },
      );
    expect(question(defending(), bea, card('R3'), card('B5'), 'B3')).toEqual([
      'asked: bea',
      'act=card card=B2',
      'act=card card=B3',
      'act=card card=B4',
      'act=done',
      'away: act=card card=B3',
      'not act=card card=R3: Only blue cards count here. HPB-560',
      'not act=card card=B5: That card is not in your hand. HPB-560',
      'not B3: Name a card of your hand, or say that you are done. HPB-560',
    ]);
    expect(question(defending([3]), bea, card('B3'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=B3: You may lay one card here at most. HPB-560',
    ]);
    const s = turnUpNext(defending(), 'R5', 'R5', 'R5');
    expect(story(s, [bea, card('B3')], [bea, DONE])).toEqual([
      'defends piece=1 cards=[B3]',
      'attacked kind=6 at=6 piece=1 cards=[R5] result=0 hit=false',
      'hands[1]: [1 2 3 7] → [1 3 7]',
      'generalDeck: 40 → 39 things',
      'generalList[9]: 2 → 1',
      'discard: [] → [2 9]',
      'shown: [] → [9 -1]',
      'now action by=0',
    ]);
    expect(story(s, [bea, DONE])).toEqual([
      'defends piece=1 cards=[]',
      'attacked kind=6 at=6 piece=1 cards=[R5] result=-3 hit=true',
      'hurt piece=1 from=2 to=1',
      'generalDeck: 40 → 39 things',
      'generalList[9]: 2 → 1',
      'discard: [] → [9]',
      'shown: [] → [9 -1]',
      'health[1]: 2 → 1',
      'now action by=0',
    ]);
  });
  test('whoever has no cards, or a Mute Collar in an Event, is not asked', () => {
    const s = (hand: readonly 'B3'[], event = false): string => {
      const one = turnUpNext(
        enemyOn(table(['5', '2', '5', '5', '5'], { hands: [[], hand], set: (now) => (now.muted = 1 << bea) }), '6'),
        'grey',
      );
      if (event) put(one, { stage: 'event', event: 0, step: 9, answer: 1 << bea });
      return storyOf(one, [attack('6', AREA.city, { step: 1, targets: 1 << bea, declared: 1 })]).find((line) =>
        /^attacked|now defend/.test(line),
      )!;
    };
    expect([s([]), s(['B3']), s(['B3'], true)]).toEqual([
      'attacked kind=6 at=6 piece=1 cards=[B5 R3 grey G-S3] result=-1 hit=true',
      'now defend by=1 piece=1 chosen=[]',
      'attacked kind=6 at=6 piece=1 cards=[B5 R3 grey G-S3] result=-1 hit=true',
    ]);
  });
});

describe('[HPB-561] [HPB-562] what an attack comes to', () => {
  test('on a character', () => {
    const s = (...cards: ('R5' | 'grey' | 'R3' | 'B3')[]): State =>
      turnUpNext(enemyOn(table(['2', '5', '5', '5', '5']), '6', SOLDIER + 1, 2), ...cards);
    expect(storyOf(s('R5', 'R3'), [attack('6', AREA.city, { step: 2, now: ann })])).toEqual([
      'attacked kind=7 at=6 piece=0 cards=[R3 R5] result=-7 hit=true',
      'hurt piece=0 from=2 to=1',
      'generalDeck: 40 → 38 things',
      'generalList[7]: 4 → 3',
      'generalList[9]: 2 → 1',
      'discard: [] → [7 9]',
      'shown: [] → [7 9 -1]',
      'health[0]: 2 → 1',
      'now action by=0',
    ]);
    expect(storyOf(s('R3', 'B3', 'R5'), [attack('6', AREA.city, { step: 2, now: ann, blue: 9 })])).toEqual([
      'attacked kind=7 at=6 piece=0 cards=[B3 R3 R5] result=2 hit=false',
      'generalDeck: 40 → 37 things',
      'generalList[2]: 4 → 3',
      'generalList[7]: 4 → 3',
      'generalList[9]: 2 → 1',
      'discard: [] → [2 7 9]',
      'shown: [] → [2 7 9 -1]',
      'now action by=0',
    ]);
  });
  test('[HPB-548] of a Thief: a chip, one of two by lot', () => {
    const s = (chips: string): State =>
      turnUpNext(enemyOn(carry(table(['2', '5', '5', '5', '5']), ann, chips), '6', THIEF), 'R5', 'R5', 'R5');
    expect(storyOf(s('b'), [attack('6', AREA.city, { step: 2, now: ann })])).toEqual([
      'attacked kind=12 at=6 piece=0 cards=[R5] result=-4 hit=true',
      'junked by=0 spot=1 from=what=thief',
      'generalDeck: 40 → 39 things',
      'generalList[9]: 2 → 1',
      'discard: [] → [9]',
      'shown: [] → [9 -1]',
      'chips[0]: 5 → -1',
      'junk: [] → [5]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'now action by=0',
    ]);
    expect(storyOf(s('br'), [attack('6', AREA.city, { step: 2, now: ann })], 1)).toEqual([
      'chance: stolen chip 26 of 2',
      'attacked kind=12 at=6 piece=0 cards=[R5] result=-4 hit=true',
      'junked by=0 spot=1 from=what=thief',
      'generalDeck: 40 → 39 things',
      'generalList[9]: 2 → 1',
      'discard: [] → [9]',
      'shown: [] → [9 -1]',
      'chips[1]: 6 → -1',
      'junk: [] → [6]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'now action by=0',
    ]);
  });
  test('on Apex: it turns up one card, the Enemy its red ones', () => {
    const s = (...cards: ('R5' | 'B5' | 'grey' | 'R3')[]): State =>
      turnUpNext(
        enemyOn(
          table(['5', '5', '5', '5', '5'], { set: (now) => Object.assign(now, { apexAt: 2, apex: 5 }) }),
          '6',
          SOLDIER,
        ),
        ...cards,
      );
    const how = (...cards: ('R5' | 'B5' | 'grey' | 'R3')[]): string[] =>
      storyOf(s(...cards), [attack('6', AREA.city, { step: 1, targets: 1 << 5, declared: 1 })]).filter((line) =>
        /^attackedApex|^bar|^apex|^discard|^shown/.test(line),
      );
    expect(how('B5', 'R3')).toEqual([
      'attackedApex kind=6 at=6 cards=[B5 R3] result=5 hit=false',
      'discard: [] → [4 7]',
      'shown: [] → [4 -1 7 -1]',
    ]);
    expect(how('R3', 'R5')).toEqual([
      'attackedApex kind=6 at=6 cards=[R3 R5] result=-5 hit=true',
      'bar bar=apex from=5 to=4 by=-1',
      'discard: [] → [7 9]',
      'shown: [] → [7 -1 9 -1]',
      'apex: 5 → 4',
    ]);
    expect(how('grey', 'R5')).toEqual([
      'attackedApex kind=6 at=6 cards=[grey R5] result=-2 hit=true',
      'bar bar=apex from=5 to=4 by=-1',
      'discard: [] → [10 9]',
      'shown: [] → [10 -1 9 -1]',
      'apex: 5 → 4',
    ]);
  });
  test('by Deus', () => {
    const s = turnUpNext(enemyOn(table(['2', '5', '5', '5', '5']), 'red1', DEUS, 5), 'R5', 'R3', 'R5');
    expect(storyOf(s, [attack('red1', AREA.city, { step: 2, now: ann })])).toEqual([
      'attacked kind=15 at=red1 piece=0 cards=[R3 R5] result=-7 hit=true',
      'hurt piece=0 from=2 to=0',
      'fell piece=0',
      'wounded by=0 wound=W-01',
      'tally[5]: 0 → 1',
      'generalDeck: 40 → 38 things',
      'generalList[7]: 4 → 3',
      'generalList[9]: 2 → 1',
      'discard: [] → [7 9]',
      'shown: [] → [7 9 -1]',
      'wounds[0]: [] → [0]',
      'woundDeck: 15 → 14 things',
      'at[0]: 2 → 4',
      'health[0]: 2 → 0',
      'zone: 0 → 1',
      'ap: 2 → 0',
      'move: 2 → 0',
      'fallen: 0 → 1',
      'now action by=0',
    ]);
  });
});

describe('[HPB-510] [HPB-540] the Enemy Phase', () => {
  const roll = (s: State, red: number, ...came: number[]): string[] =>
    storyOf(s, [{ stage: 'activation', step: 0, orange: 0, red, white1: 0, white2: 0 }], ...came);
  test('all four dice, and one who appears', () => {
    expect(roll(table(['5', '5', '5', '5', '5']), 0, 0, 2, 5, 5)).toEqual([
      'chance: orange 26 of 6',
      'chance: red 27 of 12',
      'chance: white1 28 of 6',
      'chance: white2 29 of 6',
      'rolled by=0 dice=orange=1 red=3 white1=6 white2=6',
      'activated area=1',
      'spawned kind=6 at=12',
      'thrown: [] → [0 1 1 3 2 6 3 6]',
      'enemyAt[16]: -1 → 6',
      'enemyHealth[16]: 0 → 1',
      'left[6]: 3 → 2',
      'now action by=0',
    ]);
    expect(roll(table(['5', '5', '5', '5', '5']), NONE, 3)).toEqual([
      'chance: orange 26 of 6',
      'rolled by=0 dice=orange=4',
      'activated area=4',
      'thrown: [] → [0 4]',
      'now action by=0',
    ]);
    expect(roll(table(['5', '5', '5', '5', '5']), 0, 0, 5, 0, 0)).toEqual([
      'chance: orange 26 of 6',
      'chance: red 27 of 12',
      'chance: white1 28 of 6',
      'chance: white2 29 of 6',
      'rolled by=0 dice=orange=1 red=6 white1=1 white2=1',
      'activated area=1',
      'spawned kind=9 at=red1',
      'thrown: [] → [0 1 1 6 2 1 3 1]',
      'red[0]: -1 → 9',
      'redHealth[0]: 0 → 1',
      'left[9]: 3 → 2',
      'now action by=0',
    ]);
  });
  test('in order: locations, Deus, Crawlers from the front', () => {
    const s = table(['2', '5', '5', '5', '5']);
    enemyOn(enemyOn(enemyOn(enemyOn(s, '8'), '6', SOLDIER + 1), 'red4', CRAWLER), 'red1', DEUS, 5);
    turnUpNext(s, 'grey', 'grey', 'grey');
    const attacks = (lines: readonly string[]): string[] =>
      lines.filter((line) => /^enemyAttacks|crawl|moved|^now/i.test(line));
    expect(attacks(storyOf(s, [{ stage: 'activate', area: AREA.city, at: 0 }]))).toEqual([
      'enemyAttacks kind=7 at=6 pieces=[0]',
      'enemyAttacks kind=6 at=8 pieces=[0]',
      'crawlerArrived kind=9',
      'now action by=0',
    ]);
    expect(attacks(storyOf(s, [{ stage: 'activate', area: AREA.city, at: 2 }]))).toEqual([
      'enemyAttacks kind=6 at=8 pieces=[0]',
      'enemyAttacks kind=15 at=red1 pieces=[0]',
      'crawlerArrived kind=9',
      'now action by=0',
    ]);
    expect(attacks(storyOf(s, [{ stage: 'activate', area: AREA.city, at: 5 }]))).toEqual([
      'enemyAttacks kind=15 at=red1 pieces=[0]',
      'crawlerArrived kind=9',
      'now action by=0',
    ]);
    expect(attacks(storyOf(s, [{ stage: 'activate', area: AREA.city, at: 6 }]))).toEqual([
      'crawlerArrived kind=9',
      'now action by=0',
    ]);
    expect(attacks(storyOf(s, [{ stage: 'activate', area: AREA.nexus, at: 0 }]))).toEqual(['now action by=0']);
  });
});

describe('[HPB-520] to [HPB-528] new Enemies', () => {
  const spawn = (
    type: number,
    number: number,
    set: (s: State) => void = () => {},
    step = 2,
    ...came: number[]
  ): string[] => {
    const s = table(['5', '5', '5', '5', '5'], { set });
    return storyOf(s, [{ stage: 'spawn', type, number, step, answer: NONE, white1: 0, white2: 0 }], ...came);
  };
  test('at the location of the number, by choice where there are two', () => {
    expect(spawn(2, 12)).toEqual([
      'spawned kind=6 at=12',
      'enemyAt[16]: -1 → 6',
      'enemyHealth[16]: 0 → 1',
      'left[6]: 3 → 2',
      'now action by=0',
    ]);
    expect(spawn(2, 3)).toEqual(['now location by=0 from=6 why=0']);
    expect(spawn(2, 3, (s) => enemyOn(s, '3a', TANK))).toEqual([
      'spawned kind=6 at=3b',
      'enemyAt[2]: -1 → 6',
      'enemyHealth[2]: 0 → 1',
      'left[6]: 3 → 2',
      'now action by=0',
    ]);
    expect(spawn(2, 3, (s) => (s.destroyed = 1 << 2))).toEqual([
      'spawned kind=6 at=3a',
      'enemyAt[1]: -1 → 6',
      'enemyHealth[1]: 0 → 1',
      'left[6]: 3 → 2',
      'now action by=0',
    ]);
    expect(spawn(2, 12, (s) => (s.destroyed = 1 << 16))).toEqual([
      'noRoom',
      'bar bar=threat from=0 to=1 by=-1',
      'threat: 0 → 1',
      'now action by=0',
    ]);
    expect(spawn(2, 12, (s) => (s.left = s.left.map(() => 0)))).toEqual([
      'noRoom',
      'bar bar=threat from=0 to=1 by=-1',
      'threat: 0 → 1',
      'now action by=0',
    ]);
    expect(spawn(2, 0, () => {}, 0, 5, 5)).toEqual([
      'chance: white1 26 of 6',
      'chance: white2 27 of 6',
      'rolled by=0 dice=white1=6 white2=6',
      'spawned kind=6 at=12',
      'thrown: [] → [2 6 3 6]',
      'enemyAt[16]: -1 → 6',
      'enemyHealth[16]: 0 → 1',
      'left[6]: 3 → 2',
      'now action by=0',
    ]);
    expect(spawn(3, 0)).toEqual([
      'spawned kind=9 at=red1',
      'red[0]: -1 → 9',
      'redHealth[0]: 0 → 1',
      'left[9]: 3 → 2',
      'now action by=0',
    ]);
  });
  test('[HPB-523] 6, 8 and the place of both', () => {
    const where = (number: number, set: (s: State) => void): string =>
      spawn(2, number, set).find((line) => /^spawned|noRoom/.test(line))!;
    const taken =
      (...places: string[]) =>
      (s: State): void => {
        for (const place of places) enemyOn(s, place, TANK);
      };
    expect([where(6, () => {}), where(8, () => {}), where(6, taken('6')), where(8, taken('8'))]).toEqual([
      'spawned kind=6 at=6',
      'spawned kind=6 at=8',
      'noRoom',
      'noRoom',
    ]);
    expect([where(6, taken('6', '8')), where(8, taken('6', '8')), where(6, taken('6', '8', '6/8'))]).toEqual([
      'spawned kind=6 at=6/8',
      'spawned kind=6 at=6/8',
      'noRoom',
    ]);
    expect(
      where(6, (s) => {
        taken('6')(s);
        s.sharedEarly = true;
      }),
    ).toEqual('spawned kind=6 at=6/8');
  });
  test('[HPB-528] a raid: the red die for each, then the white ones', () => {
    const raid = (times: number, ...came: number[]): string[] =>
      storyOf(
        table(['5', '5', '5', '5', '5']),
        [{ stage: 'raid', times, red: 0, white1: 0, white2: 0, step: 0 }],
        ...came,
      );
    expect(raid(0)).toEqual(['now action by=0']);
    expect(raid(1, 2, 5, 5)).toEqual([
      'chance: red 26 of 12',
      'chance: white1 27 of 6',
      'chance: white2 28 of 6',
      'rolled by=0 dice=red=3',
      'rolled by=0 dice=white1=6 white2=6',
      'spawned kind=6 at=12',
      'thrown: [] → [1 3 2 6 3 6]',
      'enemyAt[16]: -1 → 6',
      'enemyHealth[16]: 0 → 1',
      'left[6]: 3 → 2',
      'now action by=0',
    ]);
    expect(raid(2, 5, 3)).toEqual([
      'chance: red 26 of 12',
      'chance: red 27 of 12',
      'chance: white1 28 of 6',
      'chance: white2 29 of 6',
      'rolled by=0 dice=red=6',
      'spawned kind=9 at=red1',
      'rolled by=0 dice=red=4',
      'rolled by=0 dice=white1=1 white2=3',
      'spawned kind=6 at=4',
      'thrown: [] → [1 6 1 4 2 1 3 3]',
      'enemyAt[3]: -1 → 6',
      'enemyHealth[3]: 0 → 1',
      'red[0]: -1 → 9',
      'redHealth[0]: 0 → 1',
      'left[6]: 3 → 2',
      'left[9]: 3 → 2',
      'now action by=0',
    ]);
    expect(raid(1, 4, 5, 5)).toEqual([
      'chance: red 26 of 12',
      'rolled by=0 dice=red=5',
      'spawned kind=9 at=red1',
      'thrown: [] → [1 5]',
      'red[0]: -1 → 9',
      'redHealth[0]: 0 → 1',
      'left[9]: 3 → 2',
      'now action by=0',
    ]);
  });
  test('[HPB-525] a Dead Zone by the white dice', () => {
    const zone = (came: [number, number], destroyed = 0): string[] =>
      storyOf(
        enemyOn(table(['5', '5', '5', '5', '5'], { set: (s) => (s.destroyed = destroyed) }), '6'),
        [{ stage: 'deadZone', white1: 0, white2: 0, step: 0, answer: NONE }],
        ...came,
      ).filter((line) => /^deadZone|^now|^removed|^destroyed/.test(line));
    expect([
      zone([2, 2]),
      zone([5, 5]),
      zone([0, 1]),
      zone([0, 1], 0b10),
      zone([2, 2], 1 << 6),
      zone([2, 2], (1 << 6) | (1 << 10)),
      zone([5, 5], 1 << 16),
    ]).toEqual([
      ['deadZone at=6', 'removed kind=6 at=6', 'destroyed: 0 → 64', 'now action by=0'],
      ['deadZone at=12', 'destroyed: 0 → 65536', 'now action by=0'],
      ['now location by=0 from=6 why=1'],
      ['deadZone at=3b', 'destroyed: 2 → 6', 'now action by=0'],
      ['deadZone at=6/8', 'destroyed: 64 → 1088', 'now action by=0'],
      ['now action by=0'],
      ['now action by=0'],
    ]);
  });
  test('a character is moved by the orange die, boxes fall by it', () => {
    const moved = (piece: number, set: (s: State) => void = () => {}): string[] =>
      storyOf(table(['5', '5', '5', '5', '5'], { set }), [{ stage: 'relocate', piece, orange: 0, step: 0 }], 3);
    expect(moved(bea)).toEqual([
      'chance: orange 26 of 6',
      'rolled by=1 dice=orange=4',
      'moved piece=1 from=5 to=4',
      'thrown: [] → [0 4]',
      'at[1]: 5 → 4',
      'now action by=0',
    ]);
    expect(moved(bea, (s) => (s.detained = 1 << bea))).toEqual([
      'chance: orange 26 of 6',
      'rolled by=1 dice=orange=4',
      'thrown: [] → [0 4]',
      'now action by=0',
    ]);
    expect(moved(4)).toEqual([
      'chance: orange 26 of 6',
      'rolled by=3 dice=orange=4',
      'moved piece=4 from=5 to=4',
      'thrown: [] → [0 4]',
      'at[4]: 5 → 4',
      'now action by=0',
    ]);
    const drop = (left: number, ...came: number[]): string[] =>
      storyOf(table(['5', '5', '5', '5', '5']), [{ stage: 'supplyDrop', left, orange: 0, step: 0 }], ...came);
    expect(drop(2, 0, 5)).toEqual([
      'chance: orange 26 of 6',
      'chance: orange 27 of 6',
      'rolled by=0 dice=orange=1',
      'boxCame area=1',
      'rolled by=0 dice=orange=6',
      'boxCame area=6',
      'thrown: [] → [0 1 0 6]',
      'supply: 5 → 3 things',
      'lying: [] → [0 3 0 0 1 5 5 0 0 1]',
      'now action by=0',
    ]);
    expect(drop(0)).toEqual(['now action by=0']);
    const none = table(['5', '5', '5', '5', '5'], { set: (s) => (s.supply = []) });
    expect(storyOf(none, [{ stage: 'supplyDrop', left: 1, orange: 0, step: 0 }])).toEqual(['now action by=0']);
  });
  test('[HPB-803] Deus arrives', () => {
    const s = table(['5', '5', '5', '5', '5'], { set: (one) => Object.assign(one, { deusAt: 0, deus: 5 }) });
    s.red[0] = NONE;
    expect(storyOf(s, [{ stage: 'arrival', kind: DEUS }])).toEqual([
      'red[0]: -1 → 15',
      'redHealth[0]: 0 → 5',
      'now action by=0',
    ]);
  });
});
