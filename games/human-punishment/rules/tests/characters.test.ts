import { expect, test } from 'vitest';
import { AT_6, AT_8, CITY } from '../content/board.ts';
import { PISTOL, RIFLE_HQ } from '../content/boxes.ts';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../content/characters.ts';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { WOUNDS } from '../content/wounds.ts';
import { areMet } from '../objectives.ts';
import { cardsToDraw, programLimit, rangeOf } from '../pieces.ts';
import { BIG_KILLS, DEUS, GONE, KILLS, NONE, type State } from '../state.ts';
import { hurtFrame, enemy, run } from './testing/moments.ts';
import {
  ann,
  answer,
  answers,
  bea,
  begun,
  cem,
  dan,
  hold,
  now,
  offers,
  rolling,
  told,
  turnUpNext,
} from './testing/tables.ts';
import { actsNamed, carry, isOffered, quiet, refused, setUp } from './testing/turns.ts';
import type { FaceId } from '../content/faces.ts';

const card = (id: string): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };
const playing = (character: CharacterId, area = '2', hand: readonly FaceId[] = []): State =>
  quiet(ann, { characters: [character], at: [area, '5', '5', '5', '5'], hands: [hand] });
/** The column and Level, as a bit. */
const skill = (column: number, level: number): number => 1 << (column * 2 + level - 1);
const [HACKING, IMPLANTS, SECURITY] = [0, 1, 2] as const;

// ----------------------------------------------------------------------------------------------------------------- Jayden

test('[HPB-860] Jayden must meet both Objectives', () => {
  const s = playing('jayden');
  const of = (id: string): number => OBJECTIVES.findIndex((one) => one.id === id);
  s.objectives[0] = of('O-08'); // no Wound, full Health
  s.objectives[1] = of('O-12'); // five cards
  expect(areMet(s, ann)).toBe(false);
  s.hands[ann] = [0, 0, 0, 0, 0];
  expect(areMet(s, ann)).toBe(true);
  s.health[ann] = 1;
  expect(areMet(s, ann)).toBe(false);
});

test('[HPB-861] [HPB-862] seven All-Rounder cards, one in a turn, two with Implants 2; none twice', () => {
  const s = playing('jayden');
  expect(actsNamed(s, ann, 'allRounder').map((one) => one['card'])).toEqual(ALL_ROUNDERS.map(({ id }) => id));
  s.ap = 0;
  const one = answer(s, ann, { act: 'allRounder', card: 'AR-1' });
  expect([one.move, one.allRounders, isOffered(one, ann, 'allRounder')]).toEqual([4, 1, false]);
  expect(refused(one, ann, { act: 'allRounder', card: 'AR-2' })).toBe('HPB-862');
  one.boosts[ann] = skill(IMPLANTS, 1) | skill(IMPLANTS, 2);
  expect(actsNamed(one, ann, 'allRounder').map((each) => each['card'])).not.toContain('AR-1');
  const two = answer(one, ann, { act: 'allRounder', card: 'AR-4' });
  expect(isOffered(two, ann, 'allRounder')).toBe(false);
  expect(refused(playing('nova'), ann, { act: 'allRounder', card: 'AR-1' })).toBe('HPB-861');
  expect(refused(s, ann, { act: 'allRounder', card: 'AR-9' })).toBe('HPB-861');
});

test('[HPB-863] once in the game, after three Level 2 Boosts, all played ones are turned up again', () => {
  const s = playing('jayden');
  s.allRounders = 0b0010011;
  s.boosts[ann] = 0b00001111;
  expect([isOffered(s, ann, 'takeBack'), refused(s, ann, { act: 'takeBack' })]).toEqual([false, 'HPB-863']);
  s.boosts[ann] = 0b00111111;
  const next = answer(s, ann, { act: 'takeBack' });
  expect([next.allRounders, next.tookBack, isOffered(next, ann, 'takeBack')]).toEqual([0, 1, false]);
  next.allRounders = 1;
  expect(isOffered(next, ann, 'takeBack')).toBe(false);
});

// ----------------------------------------------------------------------------------------------------------------- Feykah

test('[HPB-864] one more own card at the start of a turn begun as Leader or General', () => {
  const s = playing('feykah');
  s.leader = bea;
  expect(cardsToDraw(s, ann)).toBe(3);
  s.general = ann;
  expect(cardsToDraw(s, ann)).toBe(4);
  s.general = NONE;
  s.leader = ann;
  expect(cardsToDraw(s, ann)).toBe(4);
  const other = playing('havoc');
  other.leader = ann;
  expect(cardsToDraw(other, ann)).toBe(3);
});

test('[HPB-865] [HPB-553] a Wound, and her next attack takes one more red card and hits all in range; once for each attack', () => {
  const s = playing('feykah', '2', ['R5', 'R5', 'R4', 'R4']);
  enemy(enemy(s, AT_6, 6), AT_8, 6);
  turnUpNext(s, 'grey', 'grey', 'grey');
  const plain = answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R5'), card('R5'));
  expect(actsNamed(plain, ann, 'card')).toEqual([]);
  const bled = answer(s, ann, { act: 'bleed' });
  expect([bled.wounds[ann]!.length, bled.ap, isOffered(bled, ann, 'bleed')]).toEqual([1, 2, false]);
  expect(refused(bled, ann, { act: 'bleed' })).toBe('HPB-865');
  bled.wounds[ann] = [WOUNDS.findIndex(({ id }) => id === 'W-06')];
  const laid = answers(bled, ann, { act: 'attack', piece: ann, at: '6' }, card('R5'), card('R5'));
  expect(actsNamed(laid, ann, 'card').length).toBe(1);
  const next = answer(laid, ann, DONE);
  expect([next.enemyAt[AT_6], next.enemyAt[AT_8], isOffered(next, ann, 'bleed')]).toEqual([NONE, NONE, true]);
  // two cards are left, and one is drawn for each of the two Levels
  expect(next.hands[ann]!.length).toBe(4);
  expect(refused(playing('havoc'), ann, { act: 'bleed' })).toBe('HPB-865');
});

test('[HPB-865] it is for this turn', () => {
  const s = answer(playing('feykah'), ann, { act: 'bleed' });
  expect(run(s, { stage: 'wake', step: 0, answer: NONE }).used).toBe(0);
});

test('[HPB-866] two Programs with the fourth Level 1 Boost', () => {
  const s = carry(playing('feykah', '6'), ann, 'b');
  s.entered = 1;
  s.boosts[ann] = 0b1000001;
  const deliver = [
    { act: 'deliver', piece: ann },
    { act: 'put', chip: 0, column: 'alpha', up: false },
  ];
  const placed = answers(s, ann, ...deliver).programs[ann]!.length;
  expect(placed).toBe(1); // for the chip
  s.boosts[ann] = 0b1000101;
  expect(answers(s, ann, ...deliver).programs[ann]!.length).toBe(placed + 2);
  // and not again with one of Level 2
  s.boosts[ann] = 0b1010101;
  s.programs[ann] = [];
  const last = run(s, { stage: 'boost', by: ann, from: 0b10 });
  expect(answer(last, ann, 1).programs[ann]).toEqual([]);
});

// ------------------------------------------------------------------------------------------------------------------- Nova

test("[HPB-868] each Boost raises Nova's bar, to 2; then a weapon of HQ for nothing", () => {
  let s = playing('nova', '3', ['B5', 'B5']);
  s = rolling(answers(s, ann, { act: 'nexus', piece: ann }, card('B5')), ann, DONE, 0);
  expect([s.boosts[ann], s.bar[ann]]).toEqual([skill(SECURITY, 1), 1]);
  s.at[ann] = 3;
  expect([isOffered(s, ann, 'arm'), refused(s, ann, { act: 'arm', box: 'pistol' })]).toEqual([false, 'HPB-868']);
  s.bar[ann] = 2;
  s.ap = 0;
  s.item[ann] = 4;
  s.hq = [2, 1];
  expect(actsNamed(s, ann, 'arm').map((one) => one['box'])).toEqual(['pistol', 'rifle-hq']);
  const next = answer(s, ann, { act: 'arm', box: 'rifle-hq' });
  expect([next.item[ann], next.bar[ann], next.hq, next.lying.slice(0, 3)]).toEqual([RIFLE_HQ, 0, [2, 0], [3, 4, 1]]);
  expect(refused({ ...s, at: [CITY, 4, 4, 4, NONE] }, ann, { act: 'arm', box: 'pistol' })).toBe('HPB-400');
});

test('[HPB-868] the bar stops at 2', () => {
  const s = playing('nova', '1', ['R1']);
  s.bar[ann] = 2;
  s.item[ann] = 5; // Laser
  const next = answer(enemy(s, AT_6, 6), ann, { act: 'item' });
  expect([next.boosts[ann], next.bar[ann]]).toEqual([0b1000000, 2]);
});

// ------------------------------------------------------------------------------------------------------------------ Havoc

/** Havoc shoots one Enemy of Level 1. */
function kill(s: State): State {
  s.item[ann] = 5;
  return answer(enemy(s, AT_6, 6), ann, { act: 'item' });
}

test('[HPB-869] Havoc draws a general card for each Enemy he eliminates in combat, besides the reward', () => {
  const s = playing('havoc');
  const [own, general] = [s.decks[ann]!.length, s.generalDeck.length];
  const next = kill(s);
  expect([own - next.decks[ann]!.length, general - next.generalDeck.length]).toEqual([1, 1]);
  // EMP Burst is no combat
  const emp = enemy(playing('havoc'), AT_6, 6);
  emp.programs[ann] = [5];
  const burst = answer(emp, ann, { act: 'program', card: 'P06' });
  expect([burst.enemyAt[AT_6], burst.hands[ann], burst.bar[ann]]).toEqual([NONE, [], 0]);
});

test('[HPB-554] damage by an own item is combat, and Deus is an Enemy without a Level', () => {
  const s = playing('jayden', '1');
  s.boosts[ann] = skill(SECURITY, 1); // next: two Enemies of Level 2 or 3
  s.item[ann] = 5; // Laser
  const next = answer(enemy(s, RED_1, DEUS, 2), ann, { act: 'item' });
  expect([next.deusAt, next.tally[KILLS], next.tally[BIG_KILLS], next.hands[ann]!.length]).toEqual([GONE, 1, 1, 3]);
  expect(next.steps.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('[HPB-870] his bar rises with each; at 2 and at 5 it unlocks a Boost', () => {
  let s = playing('havoc');
  const asked: number[] = [];
  for (let kills = 1; kills <= 6; kills += 1) {
    s = kill(s);
    expect(s.bar[ann]).toBe(kills);
    if (now(s) !== 'boost ann') continue;
    asked.push(kills);
    s = answer(s, ann, offers(s, ann)[0]);
  }
  expect(asked).toEqual([2, 5]);
});

test('[HPB-850] [HPB-851] [HPB-854] [HPB-870] X-02 Havoc brings a chip, then fights', () => {
  let s = carry(playing('havoc', '6'), ann, 'b');
  s.entered = 1;
  s = answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'alpha', up: false });
  expect([s.boosts[ann], programLimit(s, ann), rangeOf(s, ann)]).toEqual([skill(IMPLANTS, 1), 2, 0]);
  s = kill(kill(s));
  s = answer(s, ann, 4); // Security I
  s = kill(kill(s));
  expect([s.bar[ann], s.boosts[ann]! & skill(IMPLANTS, 2), rangeOf(s, ann), programLimit(s, ann)]).toEqual([
    4,
    skill(IMPLANTS, 2),
    1,
    2,
  ]);
});

// ----------------------------------------------------------------------------------------------------------------- Dryden

test('[HPB-872] Dryden begins with two Programs and a Pistol', () => {
  const { state: s } = setUp(3, { characters: ['dryden', 'nova', 'havoc'] });
  expect([s.programs[0]!.length, s.item[0]]).toEqual([2, PISTOL]);
});

test('[HPB-873] he heals a hurt character in range, himself and Kuro included, and draws two general cards', () => {
  const s = quiet(ann, { characters: ['dryden', 'dee-coy'], at: ['2', '2', '4', '5', '2'] });
  for (const piece of [ann, bea, cem, dan, 4]) s.health[piece] = 1;
  expect(actsNamed(s, ann, 'heal').map(({ piece }) => piece)).toEqual([ann, bea, 4]);
  const [own, general] = [s.decks[ann]!.length, s.generalDeck.length];
  const next = answer(s, ann, { act: 'heal', piece: 4 });
  expect([next.health[4], next.ap, next.hands[ann]!.length]).toEqual([2, 1, 2]);
  expect([own - next.decks[ann]!.length, general - next.generalDeck.length]).toEqual([0, 2]);
  expect(refused(s, ann, { act: 'heal', piece: cem })).toBe('HPB-873');
  s.health[bea] = 2;
  expect(refused(s, ann, { act: 'heal', piece: bea })).toBe('HPB-577');
  expect(refused(playing('nova'), ann, { act: 'heal', piece: bea })).toBe('HPB-873');
});

test('[HPB-873] with Hacking 1 he removes a Wound and draws an own card', () => {
  const s = quiet(ann, { characters: ['dryden', 'havoc'], at: ['2', '2', '4', '5'] });
  s.wounds[bea] = [0, 1];
  s.wounds[cem] = [0];
  expect([isOffered(s, ann, 'care'), refused(s, ann, { act: 'care', piece: bea })]).toEqual([false, 'HPB-873']);
  s.boosts[ann] = skill(HACKING, 1);
  expect(actsNamed(s, ann, 'care')).toEqual([{ act: 'care', piece: bea }]);
  expect(refused(s, ann, { act: 'care', piece: ann })).toBe('HPB-577');
  const asked = answer(s, ann, { act: 'care', piece: bea });
  expect([now(asked), asked.ap]).toEqual(['wound bea', 1]);
  const own = asked.decks[ann]!.length;
  const next = answer(asked, bea, 'W-02');
  expect([next.wounds[bea], next.hands[ann]!.length, own - next.decks[ann]!.length]).toEqual([[0], 1, 1]);
});

test('[HPB-874] his bar rises once for each character healed by an effect of his; 2 and 5 bring a Program', () => {
  let s = quiet(ann, { characters: ['dryden', 'havoc'], at: ['2', '2', '4', '5'] });
  s.ap = 9;
  const programs: number[] = [];
  for (let times = 1; times <= 6; times += 1) {
    s.health[bea] = 1;
    s = answer(s, ann, { act: 'heal', piece: bea });
    programs.push(s.programs[ann]!.length);
  }
  expect([s.bar[ann], programs]).toEqual([6, [0, 1, 1, 1, 2, 2]]);
  // his Programs too
  const surge = quiet(ann, { characters: ['dryden', 'havoc'], at: ['2', '2', '4', '5'], programs: [['P07']] });
  surge.health[bea] = 1;
  const charged = answers(surge, ann, { act: 'program', card: 'P07' }, { act: 'charge', card: 'P07' });
  expect([charged.health[bea], charged.bar[ann]]).toEqual([2, 1]);
  // Health and Wounds by one effect: once; the Med Center on himself too
  const both = quiet(ann, { characters: ['dryden', 'havoc'], at: ['M', '2', '4', '5'] });
  both.health[ann] = 1;
  both.wounds[ann] = [0];
  expect(answers(both, ann, { act: 'treat' }, 'W-01').bar[ann]).toBe(1);
  const miracle = hold(quiet(ann, { characters: ['dryden', 'havoc'], at: ['2', '2', '4', '5'] }), ann, 'S-DRY-1');
  miracle.health[bea] = 1;
  miracle.wounds[bea] = [0];
  const asked = answer(miracle, ann, { act: 'star', card: 'S-DRY-1' });
  const cured = answer(asked, bea, 'W-01');
  expect([cured.health[bea], cured.wounds[bea], cured.bar[ann]]).toEqual([2, [], 1]);
});

test('[HPB-875] Dryden at 0 Health gets two Wounds', () => {
  const s = quiet(bea, { characters: ['dryden', 'havoc'], at: ['2', '2', '4', '5'] });
  expect(run(s, hurtFrame(ann, 2)).wounds[ann]!.length).toBe(2);
  expect(run(s, hurtFrame(bea, 2)).wounds[bea]!.length).toBe(1);
});

// --------------------------------------------------------------------------------------------------------------- everybody

test('[HPB-855] the numbers of the boards are those of the ledger, and a Boost adds to them', () => {
  const s = begun({ seats: 6 });
  for (const [character, { id, draw }] of CHARACTERS.entries()) {
    const seat = s.character.indexOf(character);
    s.leader = s.general = NONE;
    expect([CHARACTER_IDS[s.character[seat]!], cardsToDraw(s, seat)]).toEqual([id, draw]);
  }
});

test('[HPB-867] only a question to Nova follows, and only if it is not her own action', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['2', '5', '5', '5'] });
  expect(told(s, ann, { act: 'resource', piece: ann }).filter(({ type }) => type === 'draws')).toEqual([
    { type: 'draws', by: ann, own: 0, general: 4 },
  ]);
  expect(now(answer(s, ann, { act: 'resource', piece: ann }))).toBe('action ann');
});
