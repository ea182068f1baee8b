import { expect, test } from 'vitest';
import {
  ADJACENT,
  AREA_IDS,
  AT_6,
  AT_8,
  AT_SHARED,
  CITY,
  HQ,
  isNear,
  MED,
  NETWORK,
  NEXUS,
  TOWER_10,
  TOWER_4,
} from '../content/board.ts';
import { ENEMY_PLACES, placeId, RED_1 } from '../content/enemy-places.ts';
import { enemiesAmong } from '../enemies.ts';
import { isInRange } from '../pieces.ts';
import { NONE, type State } from '../state.ts';
import { effectsFrame, enemy, hurtFrame, run } from './testing/moments.ts';
import { allowed, ann, answer, answers, bea, cem, offers, rolling, stageOf, step, told } from './testing/tables.ts';
import { actsNamed, carry, printed, quiet, refused } from './testing/turns.ts';

const go = (to: string, piece: number = ann): unknown => ({ act: 'move', piece, to });
const ways = (s: State, piece = ann): unknown[] =>
  actsNamed(s, ann, 'move')
    .filter((one) => one.piece === piece)
    .map(({ to }) => to);

test('[HPB-201] [HPB-202] a move follows an arrow, both ways, and costs one', () => {
  for (const [from, id] of AREA_IDS.entries()) {
    const s = quiet(ann, { characters: ['nova'], at: [id, '5', '5', '5'] });
    expect(ways(s)).toEqual(ADJACENT[from]!.map((to) => AREA_IDS[to]));
    for (const to of ADJACENT[from]!) {
      expect(isNear(to, from)).toBe(true);
      if (to !== MED) expect(answer(s, ann, go(AREA_IDS[to]!)).move).toBe(2);
    }
  }
  const s = quiet(ann, { at: ['1', '5', '5', '5'] });
  expect(refused(s, ann, go('5'))).toBe('HPB-201');
  expect(refused(s, ann, go('1'))).toBe('HPB-203');
  expect(refused(s, ann, go('9'))).toBe('HPB-200');
  s.move = 0;
  expect(refused(s, ann, go('2'))).toBe('HPB-202');
});

test('[HPB-203] X-03 Nova changes from the Dark Net to the City without using movement', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['2', '5', '5', '5'] });
  s.place[ann] = 1;
  const next = rolling(s, ann, { act: 'chance', piece: ann }, 3);
  expect([next.move, next.place[ann], next.at[ann]]).toEqual([3, 0, CITY]);
});

test('[HPB-204] into the Med Center for nothing, out of it for one', () => {
  for (const from of ['1', '3']) {
    const s = quiet(ann, { at: [from, '5', '5', '5'] });
    s.move = 0;
    expect(ways(s)).toEqual(['M']);
    const next = answer(s, ann, go('M'));
    expect([next.at[ann], next.move, ways(next)]).toEqual([MED, 0, []]);
    expect(refused(next, ann, go('1'))).toBe('HPB-202');
  }
  const s = quiet(ann, { at: ['M', '5', '5', '5'] });
  expect([ways(s), answer(s, ann, go('3')).move]).toEqual([['1', '3'], s.move - 1]);
});

test('[HPB-205] any number stand together', () => {
  const s = quiet(ann, { at: ['1', '2', '2', '2'] });
  const next = answer(s, ann, go('2'));
  expect(next.at.slice(0, 4)).toEqual([CITY, CITY, CITY, CITY]);
});

test('[HPB-206] [HPB-207] X-29 the Blockade stands while an Enemy is on 6 or 8, from 2 to 6 only', () => {
  const at = (id: string, place = AT_6, seats = 5): State =>
    enemy(quiet(ann, { seats, characters: ['havoc'], at: [id, '4', '4', '4', '4'] }), place, 6);
  expect(allowed(at('2'), ann, go('6'))).toBe(false);
  expect(refused(at('2'), ann, go('6'))).toBe('HPB-206');
  expect(allowed(at('2', AT_8), ann, go('6'))).toBe(false);
  expect(allowed(at('2', AT_SHARED), ann, go('6'))).toBe(true);
  expect(allowed(at('6'), ann, go('2'))).toBe(true);
  expect(allowed(at('5'), ann, go('6'))).toBe(true);
  expect(allowed(at('2', AT_6, 4), ann, go('6'))).toBe(true);
  const kuro = enemy(quiet(ann, { seats: 5, characters: ['dee-coy'], at: ['3', '4', '4', '4', '4', '2'] }), AT_6, 6);
  expect(refused(kuro, ann, go('6', 5))).toBe('HPB-206');
  // it is gone at once with the Enemy
  const s = at('2');
  s.programs[ann] = [5]; // EMP Burst
  expect(allowed(answers(s, ann, { act: 'program', card: 'P06' }, '6'), ann, go('6'))).toBe(true);
});

test('[HPB-208] [HPB-209] X-07 range 0 is the own Area with its towers and path spaces, range 1 all next to it', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['2', '3', '3', '3'] });
  const inRange = (): string[] =>
    Array.from({ length: ENEMY_PLACES }, (_, place) => place)
      .filter((place) => isInRange(s, ann, place))
      .map(placeId);
  expect(inRange()).toEqual(['4', '6', '8', '6/8', '10', 'red1', 'red4']);
  s.at[ann] = AREA_IDS.indexOf('J');
  expect(inRange()).toEqual([]);
  s.open[ann] = [22, 0]; // Targeting Suite
  expect(inRange()).toEqual(['4', '5a', '6', '8', '6/8', '9a', '10', '11b', 'red1', 'red4']);
  const next = enemy(enemy(quiet(ann, { characters: ['havoc'], at: ['3', '3', '3', '3'] }), TOWER_4, 6), TOWER_10, 6);
  expect(actsNamed(next, ann, 'attack').map(({ at }) => at)).toEqual(['4']);
  expect(refused(next, ann, { act: 'attack', piece: ann, at: '10' })).toBe('HPB-208');
  expect(refused(next, ann, { act: 'attack', piece: ann, at: '6' })).toBe('HPB-550');
});

test('[HPB-209] each tower touches three Areas', () => {
  const s = enemy(enemy(quiet(ann, { characters: ['havoc'] }), TOWER_4, 6), TOWER_10, 7);
  const from = (tower: number): string[] =>
    AREA_IDS.filter((_, area) => {
      s.at[ann] = area;
      return enemiesAmong(s, 'inRange', ann).includes(tower);
    });
  expect([from(TOWER_4), from(TOWER_10)]).toEqual([
    ['1', '2', '3'],
    ['2', '5', '6'],
  ]);
});

test('[HPB-210] the Blockade and Places do not limit range', () => {
  const s = enemy(quiet(ann, { seats: 5, characters: ['dee-coy'], at: ['2', '4', '4', '4', '4', '3'] }), AT_6, 6);
  enemy(s, 2, 7, 2); // 3b in Area 6
  s.place[ann] = 2; // Factory
  expect(
    actsNamed(s, ann, 'attack')
      .filter((one) => one.piece === ann)
      .map(({ at }) => at),
  ).toEqual(['3b', '6', 'red1']);
});

test('[HPB-211] the detained cannot move', () => {
  const s = quiet(ann, { at: ['6', '3', '3', '3'] });
  s.detained = 1;
  expect(ways(s)).toEqual([]);
  expect(refused(s, ann, go('2'))).toBe('HPB-701');
});

test('[HPB-212] adjacent is joined by an arrow', () => {
  expect([isNear(CITY, NETWORK), isNear(NEXUS, HQ), isNear(NEXUS, CITY), isNear(CITY, CITY)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[HPB-213] Enemies on path spaces are fought in the Areas of the spaces', () => {
  for (const [space, id] of ['2', '4', '5', '2'].entries()) {
    const s = enemy(quiet(ann, { characters: ['havoc'], at: [id, '3', '3', '3'] }), RED_1 + space, 9);
    expect(actsNamed(s, ann, 'attack').map(({ at }) => at)).toEqual([`red${space + 1}`]);
    s.at[ann] = 0;
    expect(actsNamed(s, ann, 'attack')).toEqual([]);
  }
});

test('[HPB-214] on entering: Scanner, Contagious Wounds, Thieves, Supply Box, in this order', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['1', '3', '5', '5'] });
  carry(s, ann, 'b');
  s.wounds[bea] = [10]; // Panic
  enemy(s, 7, 12); // a Thief on 7a
  s.lying = [NEXUS, 2, 0, 0, 1];
  const events = step(s, ann, go('3'));
  const types: string[] = events.told.map(({ event }) => event.type);
  const order = ['moved', 'tookScanner', 'contagion', 'enemyAttacks'].map((type) => types.indexOf(type));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  let next = events.state;
  while (stageOf(next) !== 'box') next = answer(next, ann, { act: 'done' });
  expect(offers(next, ann)).toEqual(['leave', 1]);
  // by a card too
  const gate = quiet(ann, { at: ['6', '5', '5', '5'], programs: [['P05']] });
  carry(gate, ann, 'b');
  const came = answers(gate, ann, { act: 'program', card: 'P05' }, '3');
  expect([came.scanners[ann], came.scannersAt]).toEqual([1, [0, 1]]);
});

test('[HPB-215] being carried to HQ, waking, being detained and Kuro coming back are not entering', () => {
  const s = quiet(bea, { characters: ['havoc', 'dee-coy'], at: ['2', '3', '4', '4', '3'] });
  carry(s, ann, 'b');
  s.wounds[cem] = [10];
  s.lying = [HQ, 2, 0, 0, 1];
  const fallen = run(s, hurtFrame(ann, 5));
  expect([fallen.at[ann], fallen.riot, stageOf(fallen)]).toEqual([HQ, 0, 'action']);
  fallen.active = ann;
  expect(run(fallen, { stage: 'wake', step: 0, answer: NONE }).riot).toBe(0);
  s.leader = bea;
  const caged = answer(run(s, effectsFrame(printed('E-II-12', 'a'), bea, true)), bea, ann);
  expect([caged.at[ann], caged.entered, caged.detained]).toEqual([NETWORK, 0, 1]);
  const back = carry(quiet(bea, { characters: ['havoc', 'dee-coy'], at: ['2', '3', '4', '4', '3'] }), 4, 'b', bea);
  back.at[4] = NONE;
  back.kuroGone = 1;
  const woken = run(back, { stage: 'wake', step: 0, answer: NONE });
  expect([woken.at[4], woken.scanners[4]]).toEqual([NEXUS, 0]);
});

test('[HPB-214] staying where one is, is not entering', () => {
  const s = carry(quiet(ann, { at: ['3', '5', '5', '5'] }), ann, 'b');
  expect(told(s, ann, { act: 'nexus', piece: ann }).some(({ type }) => type === 'tookScanner')).toBe(false);
  expect(s.scanners[ann]).toBe(0);
});
