import { expect, test } from 'vitest';
import { OBJECTIVES } from '../content/objectives.ts';
import { areMet } from '../objectives.ts';
import { openSlots } from '../stages/chips.ts';
import { COLUMNS, NONE, type State, TIERS } from '../state.ts';
import { ann, answer, answers, bea, ended, now, offers, step, told } from './testing/tables.ts';
import { carry, chipsOut, isOffered, quiet, refused } from './testing/turns.ts';
import type { CharacterId } from '../content/characters.ts';

const put = (column: string, chip = 0, up = false): unknown => ({ act: 'put', chip, column, up });
const DELIVER = { act: 'deliver', piece: ann };

/** Somebody has entered Area 6 with chips; `columns` lie there already, from Tier 1 up. */
function arrived(character: CharacterId, chips: string, ...columns: string[]): State {
  const s = quiet(ann, { characters: [character], at: ['6', '3', '3', '3'] });
  for (const [column, colours] of columns.entries())
    for (const [tier, chip] of chipsOut(s, colours).entries()) s.network[column * TIERS + tier] = chip;
  s.entered = 1;
  return carry(s, ann, chips);
}

test('[HPB-470] three columns with five Tiers', () => {
  const s = arrived('havoc', 'b');
  expect([COLUMNS, TIERS, s.network.length]).toEqual([3, 5, 15]);
});

test('[HPB-471] only if the character entered Area 6 this turn; for no point; again in the same turn', () => {
  const s = arrived('nova', 'bb');
  s.boosts[ann] = 0b1100;
  s.ap = 0;
  const one = answers(s, ann, DELIVER, put('alpha'));
  expect(offers(one, ann)).toContainEqual({ act: 'done' });
  const kept = answers(one, ann, { act: 'done' });
  expect([kept.chips[0] !== NONE, isOffered(kept, ann, 'deliver')]).toEqual([true, true]);
  const again = answers(kept, ann, DELIVER, put('beta'));
  expect([again.chips[0], isOffered(again, ann, 'deliver')]).toEqual([NONE, false]);
  expect(refused(again, ann, DELIVER)).toBe('HPB-471');
  const stays = arrived('havoc', 'b');
  stays.entered = 0;
  expect([isOffered(stays, ann, 'deliver'), refused(stays, ann, DELIVER)]).toEqual([false, 'HPB-471']);
  const left = answers(arrived('havoc', 'b'), ann, { act: 'move', piece: ann, to: '2' });
  expect(left.entered).toBe(0);
  const back = answer(left, ann, { act: 'move', piece: ann, to: '6' });
  expect(isOffered(back, ann, 'deliver')).toBe(true);
});

test('[HPB-471] whatever is placed first, the frame below asks for one chip at least', () => {
  const placing = answer(arrived('havoc', 'b'), ann, DELIVER);
  expect(offers(placing, ann)).not.toContainEqual({ act: 'done' });
});

test.each([
  ['nothing yet', [], [0, 5, 10]],
  ['a gap in Tier 1', ['b', '', 'r'], [5]],
  ['Tier 1 full', ['b', 'b', 'r'], [1, 6, 11]],
  ['a gap in Tier 2', ['br', 'b', 'rr'], [6]],
  ['Tier 2 full', ['br', 'bb', 'rr'], [2, 7, 12]],
  ['X-17 one in Tier 3', ['br', 'bb', 'rrb'], [2, 7, 13]],
  ['a full column', ['brbrb', 'bb', 'rr'], [7, 12]],
])('[HPB-472] where a chip may go: %s', (_name, columns, slots) => {
  expect(openSlots(arrived('havoc', 'p', ...columns))).toEqual(slots);
});

test('[HPB-473] [HPB-418] face-down, known to the placer, and Guard falls', () => {
  const s = answer(arrived('havoc', 'p'), ann, DELIVER);
  const next = answer(s, ann, put('gamma'));
  expect([next.faceUp, next.placedBy[10], next.guard, next.known[next.network[10]!]]).toEqual([0, ann, 2, 1]);
  expect(told(s, ann, put('gamma'), bea).find(({ type }) => type === 'delivered')).toMatchObject({ colour: null });
  expect(refused(s, ann, put('gamma', 0, true))).toBe('HPB-323');
});

test('[HPB-474] a Phase comes at once, also between two chips of one action', () => {
  const s = arrived('nova', 'bb', 'r', 'r');
  s.boosts[ann] = 0b1100;
  const first = step(answer(s, ann, DELIVER), ann, put('gamma'));
  expect(first.told.map(({ event }) => event.type)).toContain('humanPhase');
  expect([first.state.phase, now(first.state)]).toEqual([1, 'network ann']);
  // the second one goes to Tier 2 now
  expect(openSlots(first.state)).toEqual([1, 6, 11]);
  const machine = arrived('havoc', 'b', 'rb', 'rb', 'r');
  machine.phase = 1;
  expect(now(answers(machine, ann, DELIVER, put('gamma')))).toMatch(/^machineStep|^reward|^factionSheet/);
  expect(told(answer(machine, ann, DELIVER), ann, put('gamma')).map(({ type }) => type)).toContain('machinePhase');
});

test('[HPB-475] chip, Scanners, Guard, tasks, Phase, and then the reward, once', () => {
  const s = arrived('havoc', 'b', 'r', 'r');
  s.scanners[ann] = 3;
  s.scannersAt = [0, 0];
  const placed = step(answer(s, ann, DELIVER), ann, put('gamma'));
  const types = placed.told.map(({ event }) => event.type);
  expect(types.slice(0, 4)).toEqual(['delivered', 'bar', 'unlocked', 'humanPhase']);
  expect([now(placed.state), placed.state.scannersAt]).toEqual(['reward ann', [1, 1]]);
  const two = arrived('nova', 'bb');
  two.boosts[ann] = 0b1100;
  const next = answers(two, ann, DELIVER, put('alpha'), put('beta'));
  // without both Scanners there is nothing to choose
  expect([now(next), next.programs[ann]!.length]).toEqual(['action ann', 2]);
});

test('[HPB-475] what a task brings comes before the Phase: Feykah draws her two Programs first', () => {
  const s = arrived('feykah', 'b', 'r', 'r');
  s.boosts[ann] = 0b1000101; // all Level 1 Boosts but Security
  const types = told(answer(s, ann, DELIVER), ann, put('gamma')).map(({ type }) => type as string);
  expect(types.indexOf('drawsPrograms')).toBeGreaterThan(0);
  expect(types.indexOf('drawsPrograms')).toBeLessThan(types.indexOf('humanPhase'));
});

test('[HPB-914] X-40 the last chip of Tier 3: the Boost it unlocks counts, the reward does not come', () => {
  const s = arrived('jayden', 'b', 'bbr', 'bbr', 'rr');
  s.boosts[ann] = 0b1000101; // Security I locked
  s.objectives[0] = OBJECTIVES.findIndex(({ id }) => id === 'O-11');
  s.objectives[1] = s.objectives[0];
  s.scanners[ann] = 3;
  expect(areMet(s, ann)).toBe(false);
  const end = answers(s, ann, DELIVER, put('gamma'));
  expect([ended(end).rules.includes('HPB-902'), areMet(end, ann), end.programs[ann]]).toEqual([true, true, []]);
});

test('[HPB-476] whoever is freed from the Cube has not entered Area 6', () => {
  const s = carry(quiet(ann, { at: ['6', '3', '3', '3'], programs: [['P13']] }), ann, 'b');
  s.detained = 1;
  const free = answer(s, ann, { act: 'program', card: 'P13' });
  expect([free.detained, isOffered(free, ann, 'deliver'), isOffered(free, ann, 'move')]).toEqual([0, false, true]);
  expect(refused(free, ann, DELIVER)).toBe('HPB-471');
});
