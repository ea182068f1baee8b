import { expect, test } from 'vitest';
import { adjust } from '../bars.ts';
import { AT_6 } from '../content/board.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { EVENTS } from '../content/events.ts';
import { DEUS, GONE, NONE, type State } from '../state.ts';
import { effectsFrame, enemy, run } from './testing/moments.ts';
import { ann, answer, bea, ended, offers, told, turnOf, turnUpNext } from './testing/tables.ts';

const CRAWLER_1 = 9;
const CRAWLER_3 = 11;

function quiet(picture: Parameters<typeof turnOf>[1] = {}): State {
  const s = turnOf(ann, { at: ['3', '3', '3', '3'], ...picture });
  s.general = NONE;
  return s;
}

function part(id: string, which: 'success' | 'failure'): State['stack'][number] {
  const event = EVENTS.find((one) => one.id === id)!;
  if (event.type !== 'check') throw new Error(`${id} is no check`);
  return effectsFrame(event[which], ann, true);
}

const NEW_CRAWLER = { stage: 'spawn', type: 3, number: 0, step: 2, answer: NONE, white1: 0, white2: 0 } as const;

test('[HPB-800] [HPB-803] a new Crawler stands on Red 1', () => {
  expect(run(quiet(), { ...NEW_CRAWLER }).red).toEqual([CRAWLER_1, NONE, NONE, NONE]);
});

test('[HPB-801] a gap stops the push', () => {
  const s = enemy(enemy(quiet(), RED_1, CRAWLER_1), RED_1 + 2, CRAWLER_1 + 1, 2);
  expect(run(s, { ...NEW_CRAWLER }).red).toEqual([CRAWLER_1, CRAWLER_1, CRAWLER_1 + 1, NONE]);
});

test('[HPB-804] a Crawler that reaches the Network is gone, and Security falls', () => {
  const s = enemy(quiet(), RED_1 + 3, CRAWLER_1);
  const next = run(s, { stage: 'activate', area: 1, at: 0 });
  expect([next.red[3], next.security, next.left[CRAWLER_1]]).toEqual([NONE, 3, 3]);
});

test('[HPB-805] Deus in the Network, also when pushed: the Machines win', () => {
  const s = quiet({ factions: [0, 0, 1, 3] });
  for (const space of [0, 1, 2]) enemy(s, RED_1 + space, CRAWLER_1 + (space === 2 ? 1 : 0), 1);
  enemy(s, RED_1 + 3, DEUS, 9);
  s.left[CRAWLER_1] = 1;
  expect(ended(run(s, { ...NEW_CRAWLER })).reason).toBe('machine-deus');
});

test('[HPB-806] a Crawler that comes to Apex on Red 4 is crushed; Apex loses its Strength', () => {
  const s = enemy(quiet(), RED_1 + 2, CRAWLER_3, 3);
  s.apexAt = 2;
  s.apex = 5;
  const next = run(s, { stage: 'activate', area: 4, at: 0 });
  expect([next.red, next.apex, next.left[CRAWLER_3]]).toEqual([[NONE, NONE, NONE, NONE], 4, 3]);
});

test('[HPB-807] Apex and Deus on one space: both are gone', () => {
  const s = enemy(quiet(), RED_1 + 3, DEUS, 6);
  s.apexAt = 1;
  s.apex = 9;
  s.general = ann;
  const next = answer(s, ann, { act: 'panelMove' });
  expect([next.apexAt, next.deusAt, next.red[3], next.outcome]).toEqual([GONE, GONE, NONE, null]);
});

test('[HPB-810] [HPB-820] at 9 Apex stands on Blue 1, Deus on Red 1', () => {
  const s = quiet();
  s.apex = 8;
  s.deus = 8;
  const next = run(s, effectsFrame(exOf('E-EX-07'), ann, true));
  expect([next.apexAt, next.deusAt, next.red[0], next.deusMarker]).toEqual([0, 0, DEUS, ann]);
});

function exOf(id: string): Extract<(typeof EVENTS)[number], { effects: unknown }>['effects'] {
  const event = EVENTS.find((one) => one.id === id)!;
  if (event.type !== 'ex') throw new Error(`${id} is no EX Event`);
  return event.effects;
}

test('[HPB-811] [HPB-814] the General moves Apex or lets it attack, once a turn; without a General nobody does', () => {
  const s = enemy(quiet(), 1, 6); // 3a in the Nexus
  s.apexAt = 0;
  s.apex = 9;
  const panel = (one: State): unknown[] =>
    offers(one, ann).filter((act) => (act as { act: string }).act.startsWith('panel'));
  expect(panel(s)).toEqual([]);
  s.general = ann;
  expect(panel(s)).toEqual([{ act: 'panelMove' }, { act: 'panelAttack', at: '3a' }]);
  expect(panel(answer(s, ann, { act: 'panelMove' }))).toEqual([]);
  s.detained = 1 << ann;
  expect(panel(s).length).toBe(2);
});

test('[HPB-812] what an Enemy has left after an attack of Apex is told', () => {
  const s = enemy(quiet(), 1, 2, 3);
  s.apexAt = 0;
  s.apex = 9;
  s.general = ann;
  turnUpNext(s, 'R4', 'R3', 'grey');
  expect(told(s, ann, { act: 'panelAttack', at: '3a' })).toContainEqual({
    type: 'enemyHurt',
    kind: 2,
    at: '3a',
    by: ann,
    damage: 2,
    left: 1,
  });
});

test('[HPB-812] Apex attacks: two red cards against the Shield with one card, two damage, nobody draws', () => {
  const s = enemy(quiet(), 1, 7, 2);
  s.apexAt = 0;
  s.apex = 9;
  s.general = ann;
  turnUpNext(s, 'R2', 'B4', 'R3', 'B1');
  const next = answer(s, ann, { act: 'panelAttack', at: '3a' });
  expect([next.enemyAt[1], next.hands[ann], next.discard.length]).toEqual([NONE, [], 4]);
});

test('[HPB-813] [HPB-825] Apex stops on Blue 3, and at 0 it is gone for good', () => {
  const s = quiet();
  s.apexAt = 2;
  s.apex = 2;
  s.general = ann;
  expect(offers(s, ann)).not.toContainEqual({ act: 'panelMove' });
  const gone = run(s, part('E-II-01', 'failure'));
  expect([gone.apexAt, gone.apex]).toEqual([GONE, 0]);
  expect(run(gone, part('E-II-01', 'success')).apex).toBe(0);
});

test('[HPB-822] Deus attacks everybody in its Area when it is activated', () => {
  const s = enemy(quiet({ at: ['2', '2', '3', '3'], hands: [['B1']] }), RED_1, DEUS, 9);
  turnUpNext(s, 'R5', 'R5', 'R5', 'R4');
  const next = run(s, { stage: 'activate', area: 1, at: 0 });
  expect(next.stack.at(-1)).toMatchObject({ stage: 'defend', by: ann });
  const after = run(answer(next, ann, { act: 'done' }));
  expect([after.health[ann], after.health[bea]]).toEqual([0, 0]);
});

test('[HPB-823] [HPB-552] Deus can be attacked: Shield 3, damage lowers its bar; at 0 it is gone, for three cards', () => {
  let s = enemy(quiet({ characters: ['havoc'], at: ['2', '3', '3', '3'], hands: [['R5', 'R4']] }), RED_1, DEUS, 2);
  turnUpNext(s, 'grey');
  for (const value of [{ act: 'attack', piece: ann, at: 'red1' }, { act: 'card', card: 'R5' }, { act: 'done' }])
    s = answer(s, ann, value);
  expect([s.deusAt, s.red[0], s.hands[ann]!.length]).toEqual([GONE, NONE, 1 + 3 + 1]);
});

test('[HPB-824] what is for non-elite Enemies does not touch Deus', () => {
  const s = enemy(quiet(), RED_1, DEUS, 9);
  const event = EVENTS.find(({ id }) => id === 'E-I-07')!;
  const next = run(s, effectsFrame(event.type === 'check' ? event.success : [], ann, true));
  expect(next.deusAt).toBe(0);
});

test('[HPB-441] with Apex in play the Nexus repairs it, at most to 9', () => {
  const s = quiet();
  s.apexAt = 0;
  s.apex = 8;
  const k = { state: s, push: (frame: never) => s.stack.push(frame), tell() {}, done() {} } as never;
  adjust(s, k, 'apex', 2, ann);
  expect([s.apex, s.apexAt]).toEqual([9, 0]);
  expect(AT_6).toBe(6);
});
