import { describe, expect, test } from 'vitest';
import { BOXES } from '../content/boxes.ts';
import { ENEMIES } from '../content/enemies.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { boxesFor } from '../stages/powers.ts';
import { NONE, type State, USED_PANEL } from '../state.ts';
import { enemyOn, heard, SOLDIER, TANK } from './testing/cards.ts';
import { ann, answer, bea, turnUpNext } from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// Single points of the Control Panel (HPB-811, HPB-812) and of who may take which box (HPB-331, HPB-337, HPB-869).

const ATTACK = { act: 'panelAttack', at: '3a' };
const [SOLDIER_1, TANK_3] = [SOLDIER, TANK + 2];

/** Apex beside an Enemy in the Nexus; Ann is General. */
function beside(kind: number, health: number, ...next: FaceId[]): State {
  const s = enemyOn(quiet(ann, { at: ['4', '4', '4', '4'] }), '3a', kind, health);
  Object.assign(s, { general: ann, apexAt: 0, apex: 9 });
  return turnUpNext(s, ...next);
}

const attacked = (s: State): unknown => heard(s, ann, ATTACK).find(({ type }) => type === 'apexAttacked');
const leftOf = (s: State): number => answer(s, ann, ATTACK).enemyHealth[1]!;

describe('[HPB-812] Apex attacks', () => {
  test('what was turned up and whether it hits is told', () => {
    expect(attacked(beside(TANK_3, 3, 'R5', 'B1', 'R4', 'grey'))).toEqual({
      type: 'apexAttacked',
      by: ann,
      at: '3a',
      cards: ['B1', 'R4', 'R5'],
      defence: ['grey'],
      hit: true,
    });
  });
  test('a blue card adds to the Shield, a red one takes away; at 0 the Shield holds', () => {
    const { shield } = ENEMIES[SOLDIER_1]!;
    const hits = (defence: FaceId): boolean =>
      (attacked(beside(SOLDIER_1, 1, 'R2', 'R1', defence)) as { hit: boolean }).hit;
    expect([shield, hits('B1'), hits('grey'), hits('R1')]).toEqual([2, false, true, true]);
  });
  test('a red defence card makes a hit of what would be none', () => {
    const against = (defence: FaceId): number => leftOf(beside(TANK_3, 3, 'R1', 'R1', defence));
    expect([against('grey'), against('R4'), against('B4')]).toEqual([3, 1, 3]);
  });
  test('it counts as used, and the defence card lies on the pile, seen by all', () => {
    const s = beside(TANK_3, 3, 'R1', 'B1', 'R1', 'B4');
    const face = FACE_IDS.indexOf('B4');
    const before = s.generalList[face]!;
    const next = answer(s, ann, ATTACK);
    expect(next.used & USED_PANEL).toBe(USED_PANEL);
    expect(next.shown.slice(-2)).toEqual([face, NONE]);
    expect(next.discard.filter((one) => one === face).length).toBe(1);
    expect(next.generalList[face]).toBe(before - 1);
  });
  test('without a card for the defence the Shield stands alone', () => {
    const s = beside(TANK_3, 3);
    Object.assign(s, { generalDeck: [], discard: [] });
    expect(attacked(s)).toMatchObject({ cards: [], defence: [], hit: false });
    const next = answer(s, ann, ATTACK);
    expect([next.discard, next.generalDeck, next.shown]).toEqual([[], [], [NONE]]); // the red cards, of which there were none
  });
});

test('[HPB-811] where Apex goes is told', () => {
  expect(heard(beside(SOLDIER_1, 1), ann, { act: 'panelMove' })).toContainEqual({
    type: 'apexMoved',
    by: ann,
    area: '4',
  });
});

describe('[HPB-331] [HPB-869] who may take which box', () => {
  const box = (id: string): number => BOXES.findIndex((one) => one.id === id);
  const HQ = 3;
  const KURO = 4;
  const lying = (item: string, isOpen: boolean): State => {
    const s = quiet(ann, { characters: ['havoc', 'dee-coy'], at: ['4', '4', '4', '4', '4'] });
    s.lying = [HQ, box(item), isOpen ? 1 : 0, 0, 1];
    return s;
  };
  test('Havoc no Pistol that lies open in HQ, but any other box', () => {
    const may = (item: string, isOpen: boolean): number => boxesFor(lying(item, isOpen), ann).length;
    expect([may('pistol', true), may('pistol', false), may('laser', true), may('laser', false)]).toEqual([0, 1, 1, 1]);
  });
  test('others the Pistol too, Kuro none', () => {
    expect([bea, KURO].map((piece) => boxesFor(lying('pistol', true), piece).length)).toEqual([1, 0]);
  });
});
