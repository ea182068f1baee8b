import { expect, test } from 'vitest';
import { NETWORK } from '../content/board.ts';
import { MAGNET } from '../content/boxes.ts';
import { SKILLS } from '../content/skills.ts';
import { type State, TIERS } from '../state.ts';
import { ann, answer, answers, bea, now, offers, told } from './testing/tables.ts';
import { carry, quiet } from './testing/turns.ts';
import type { CharacterId } from '../content/characters.ts';

const go = (to: string, piece: number = ann): unknown => ({ act: 'move', piece, to });
const put = (column: string, up = false, chip = 0): unknown => ({ act: 'put', chip, column, up });

/** Somebody has entered Area 6 with chips and these Scanners (bits 1 and 2). */
function arrived(character: CharacterId, chips: string, scanners: number, set: (s: State) => void = () => {}): State {
  const s = carry(quiet(ann, { characters: [character], at: ['6', '3', '3', '3', '3'] }), ann, chips);
  s.entered = 1;
  s.scanners[ann] = scanners;
  s.scannersAt = [(scanners & 1) === 0 ? 1 : 0, (scanners & 2) === 0 ? 1 : 0];
  set(s);
  return s;
}

test('[HPB-320] whoever carries a chip takes a Scanner on entering Area 3 or 5, one of each kind, unasked', () => {
  const s = carry(quiet(ann, { characters: ['havoc'], at: ['4', '2', '2', '2'] }), ann, 'b');
  const one = answer(s, ann, go('3'));
  expect([one.scanners[ann], one.scannersAt, now(one)]).toEqual([1, [0, 1], 'action ann']);
  expect(told(s, ann, go('3'))).toContainEqual({ type: 'tookScanner', piece: ann, scanner: 1 });
  const two = answer(s, ann, go('5'));
  expect([two.scanners[ann], two.scannersAt]).toEqual([2, [1, 0]]);
  // no chip, no Scanner; none left, none taken; never two of a kind
  expect(answer(quiet(ann, { at: ['4', '2', '2', '2'] }), ann, go('3')).scanners[ann]).toBe(0);
  s.scannersAt = [0, 1];
  expect(answer(s, ann, go('3')).scanners[ann]).toBe(0);
  s.scannersAt = [1, 1];
  s.scanners[ann] = 1;
  expect(answer(s, ann, go('3')).scannersAt).toEqual([1, 1]);
});

test('[HPB-321] [HPB-867] Nova takes none; Kuro does', () => {
  const nova = carry(quiet(ann, { characters: ['nova'], at: ['4', '2', '2', '2'] }), ann, 'b');
  expect(answer(nova, ann, go('3')).scanners[ann]).toBe(0);
  const kuro = carry(quiet(ann, { characters: ['dee-coy'], at: ['2', '2', '2', '2', '4'] }), 4, 'b', ann);
  expect(answer(kuro, ann, go('3', 4)).scanners[4]).toBe(1);
});

test('[HPB-322] with the first chip placed all Scanners go back; a stolen chip takes none along', () => {
  const s = arrived('havoc', 'b', 1);
  const next = answers(s, ann, { act: 'deliver', piece: ann }, put('alpha'));
  expect([next.scanners[ann], next.scannersAt]).toEqual([0, [1, 1]]);
  const robbed = arrived('havoc', 'b', 3, (one) => (one.lying = [NETWORK, MAGNET, 0, 0, 1]));
  const without = answer(robbed, ann, { act: 'box', piece: ann, box: 1 });
  expect([without.junk.length, without.scanners[ann]]).toEqual([1, 3]);
});

test('[HPB-323] [HPB-324] with both Scanners face-up or face-down, and a Boost or Programs', () => {
  const s = arrived('havoc', 'r', 3);
  const placing = answer(s, ann, { act: 'deliver', piece: ann });
  expect((offers(placing, ann) as { up: boolean }[]).map(({ up }) => up)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
  const open = answer(placing, ann, put('beta', true));
  expect([open.faceUp, open.known[open.network[TIERS]!], offers(open, ann)]).toEqual([
    1 << TIERS,
    15,
    ['programs', 'boost'],
  ]);
  expect(told(placing, ann, put('beta', true), bea)).toContainEqual({
    type: 'delivered',
    piece: ann,
    slot: 'beta-1',
    colour: 'red',
  });
  expect(told(placing, ann, put('beta'), bea)).toContainEqual({
    type: 'delivered',
    piece: ann,
    slot: 'beta-1',
    colour: null,
  });
  const boosted = answer(open, ann, 'boost');
  // Implants I came by its task, so the other three Level 1 Boosts are left
  expect([now(boosted), offers(boosted, ann)]).toEqual(['boost ann', [0, 4, 6]]);
  expect(answer(boosted, ann, 4).boosts[ann]).toBe(0b10100);
  // with one only: face-down, and Programs
  const one = answers(arrived('havoc', 'r', 2), ann, { act: 'deliver', piece: ann });
  expect((offers(one, ann) as { up: boolean }[]).every(({ up }) => !up)).toBe(true);
  const placed = answer(one, ann, put('alpha'));
  expect([now(placed), placed.programs[ann]!.length]).toEqual(['action ann', 1]);
});

test('[HPB-324] a Program for each chip placed', () => {
  const s = arrived('nova', 'bb', 0, (one) => (one.boosts[ann] = 0b1100));
  const next = answers(s, ann, { act: 'deliver', piece: ann }, put('alpha'), put('beta', false, 0));
  expect([next.programs[ann]!.length, next.chips.slice(0, 2)]).toEqual([2, [-1, -1]]);
});

test('[HPB-325] Feykah always takes Programs', () => {
  const s = answers(arrived('feykah', 'b', 3), ann, { act: 'deliver', piece: ann }, put('alpha', true));
  expect([now(s), s.boosts[ann], s.programs[ann]!.length]).toEqual(['action ann', 0b10000, 1]); // the Boost by its task
});

test('[HPB-326] Kuro draws no Program; with both Scanners he may unlock a Boost', () => {
  const kuro = (scanners: number): State => {
    const s = carry(quiet(ann, { characters: ['dee-coy'], at: ['3', '3', '3', '3', '6'] }), 4, 'b', ann);
    s.entered = 1 << 4;
    s.scanners[4] = scanners;
    return answers(s, ann, { act: 'deliver', piece: 4 }, put('alpha'));
  };
  expect([now(kuro(1)), kuro(1).programs[ann]]).toEqual(['action ann', []]);
  expect(offers(kuro(3), ann)).toEqual(['programs', 'boost']);
  const boosted = answers(kuro(3), ann, 'boost', 0);
  expect([boosted.boosts[ann], boosted.programs[ann]]).toEqual([1, []]);
});

/** Jayden with three Level 1 Boosts: all but the one named. */
function allBut(locked: number): State {
  return arrived('jayden', 'b', 3, (s) => (s.boosts[ann] = 0b1010101 & ~(1 << locked)));
}

test('[HPB-475] [HPB-854] X-06 the only Level 1 Boost that is locked is the reward', () => {
  const s = answers(allBut(6), ann, { act: 'deliver', piece: ann }, put('alpha'), 'boost');
  expect([now(s), offers(s, ann), s.scannersAt]).toEqual(['boost ann', [6], [1, 1]]);
  const next = answer(s, ann, 6);
  expect(next.boosts[ann]! & 0b1010101).toBe(0b1010101);
});

test('[HPB-475] X-39 a Boost that the placement itself has unlocked counts before the reward', () => {
  const s = answers(allBut(4), ann, { act: 'deliver', piece: ann }, put('alpha'), 'boost');
  expect([s.boosts[ann], SKILLS[0]![4]!.task, offers(s, ann)]).toEqual([0b1010101, 'delivered', [1, 3, 5, 7]]);
});
