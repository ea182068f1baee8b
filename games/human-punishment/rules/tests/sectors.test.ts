import { expect, test } from 'vitest';
import { CHIP_COLOURS, CHIPS } from '../content/chips.ts';
import { NONE, type State } from '../state.ts';
import { ann, answer, answers, bea, cem, dan, now, offers, step, told } from './testing/tables.ts';
import { actsNamed, carry, isOffered, quiet, refused } from './testing/turns.ts';

const take = (sector: number, piece: number = ann): unknown => ({ act: 'sector', piece, sector });
const share = (partner: number, piece: number = ann): unknown => ({ act: 'share', piece, partner });
const at1 = (values: number[] = [0, 0, 0], areas: string[] = ['1', '1', '2', '2']): State => {
  const s = quiet(ann, { characters: ['jayden', 'nova'], at: areas });
  s.sectorValue = values;
  return s;
};
const open = (s: State): number[] =>
  [
    ...actsNamed(s, ann, 'sector').map((one) => one['sector'] as number),
    ...(isOffered(s, ann, 'share') ? [2] : []),
  ].toSorted((a, b) => a - b);
const colour = (chip: number): string => CHIP_COLOURS[CHIPS[chip]!]!;

test('[HPB-400] an Area action needs its Area and a point; the Place is changed for nothing', () => {
  expect(refused(at1([0, 0, 0], ['2', '1', '1', '1']), ann, take(1))).toBe('HPB-400');
  const s = at1();
  const next = answer(s, ann, take(3));
  expect([next.ap, next.move, next.place[ann]]).toEqual([1, 2, 2]);
  next.ap = 0;
  next.chips[0] = NONE;
  expect([open(next), refused(next, ann, take(1))]).toEqual([[], 'HPB-107']);
});

test('[HPB-410] [HPB-412] each use raises its Sector by one, to 4 at most; at 4 it stays usable while no other is below 2', () => {
  expect(answer(at1(), ann, take(1)).sectorValue).toEqual([1, 0, 0]);
  expect(answer(at1([4, 2, 3]), ann, take(1)).sectorValue).toEqual([4, 2, 3]);
  expect(open(at1([4, 1, 2]))).toEqual([2, 3]);
});

test('[HPB-411] X-11 not more than 2 above another Sector', () => {
  const s = at1([3, 1, 2]);
  expect([open(s), refused(s, ann, take(1))]).toEqual([[2, 3], 'HPB-411']);
  expect(open(at1([3, 2, 2]))).toEqual([1, 2, 3]);
  expect(open(at1([0, 2, 0]))).toEqual([1, 3]);
  expect(refused(at1([0, 2, 0]), ann, share(bea))).toBe('HPB-411');
});

test('[HPB-413] [HPB-419] Sector I: the top chip, seen by its owner alone', () => {
  const s = at1();
  const top = s.sectors[0]!.at(-1)!;
  const taken = step(s, ann, take(1));
  expect([taken.state.chips[0], taken.state.known[top]]).toEqual([top, 1]);
  expect(taken.told.filter(({ to }) => to !== 'all')).toEqual([
    { to: ann, event: { type: 'sawChips', where: { what: 'board' }, colours: [colour(top)] } },
  ]);
  expect(taken.told).toContainEqual({ to: 'all', event: { type: 'tookChip', piece: ann, sector: 1 } });
  expect(refused(taken.state, ann, take(3))).toBe('HPB-031');
  const empty = at1();
  empty.sectors[0] = [];
  expect(refused(empty, ann, take(1))).toBe('HPB-413');
  // the other reading, if the house plays so
  const blind = at1();
  blind.blindSectorOne = true;
  const unseen = step(blind, ann, take(1));
  expect([unseen.state.known[top], unseen.told.some(({ event }) => event.type === 'sawChips')]).toEqual([0, false]);
  expect(step(blind, ann, take(3)).told.some(({ event }) => event.type === 'sawChips')).toBe(true);
});

test('[HPB-414] Sector II: three are seen, one kept, two passed on, of which one goes to the Junkyard', () => {
  const s = at1();
  const [third, second, first] = s.sectors[1]!.slice(-3) as [number, number, number];
  const asked = step(s, ann, share(bea));
  expect(asked.told).toContainEqual({
    to: ann,
    event: { type: 'sawChips', where: { what: 'sector', sector: 2 }, colours: [first, second, third].map(colour) },
  });
  expect([now(asked.state), offers(asked.state, ann)]).toEqual(['sectorKeep ann', [1, 2, 3]]);
  const passed = step(asked.state, ann, 2);
  expect([passed.state.chips[0], now(passed.state)]).toEqual([second, 'partnerKeep bea']);
  expect(passed.told).toContainEqual({
    to: bea,
    event: { type: 'sawChips', where: { what: 'passed' }, colours: [first, third].map(colour) },
  });
  const next = answer(passed.state, bea, 2);
  expect([next.chips[2], next.junk, next.junkBy, next.sectorValue, next.sectors[1]!.length]).toEqual([
    third,
    [first],
    [bea],
    [0, 1, 0],
    15,
  ]);
  expect(next.ap).toBe(1);
});

test("[HPB-414] it needs three chips, a free slot of one's own, and a partner with one", () => {
  const few = at1();
  few.sectors[1]!.splice(2);
  expect([isOffered(few, ann, 'share'), refused(few, ann, share(bea))]).toEqual([false, 'HPB-414']);
  const full = carry(at1(), bea, 'b');
  expect([isOffered(full, ann, 'share'), refused(full, ann, share(bea))]).toEqual([false, 'HPB-414']);
  expect(refused(carry(at1(), ann, 'b'), ann, share(bea))).toBe('HPB-031');
  expect(refused(at1(), ann, share(cem))).toBe('HPB-414');
  expect(refused(at1(), ann, share(ann))).toBe('HPB-414');
  expect(refused(at1(), ann, take(2))).toBe('HPB-414');
});

test('[HPB-415] the active player names the partner; Kuro may be it with his marker down, for Dee Coy too', () => {
  const s = at1([0, 0, 0], ['1', '1', '1', '2']);
  expect(actsNamed(s, ann, 'share').map((one) => one['partner'])).toEqual([bea, cem]);
  const dee = quiet(ann, { characters: ['dee-coy'], at: ['1', '2', '2', '2', '1'] });
  dee.kuroMarkers = 0;
  expect(actsNamed(dee, ann, 'share')).toEqual([{ act: 'share', piece: ann, partner: 4 }]);
  const next = answers(dee, ann, share(4), 1, 1);
  expect([next.chips[0] !== NONE, next.chips[8] !== NONE, next.kuroMarkers]).toEqual([true, true, 0]);
  const other = quiet(bea, { characters: ['dee-coy', 'nova'], at: ['2', '1', '2', '2', '1'] });
  const asked = answers(other, bea, { act: 'share', piece: bea, partner: 4 }, 1);
  expect(now(asked)).toBe('partnerKeep ann');
});

test('[HPB-416] never more than one chip on a board by one action', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['1', '1', '2', '2'] });
  s.boosts[ann] = 0b1100; // two slots
  const next = answers(s, ann, share(bea), 1);
  expect([next.chips[0] !== NONE, next.chips[1]]).toEqual([true, NONE]);
  expect(answer(next, bea, 1).chips.filter((chip) => chip !== NONE).length).toBe(2);
});

test('[HPB-417] X-30 Sector III with Guard 1: two are seen, one kept, one to the Junkyard, Guard 3', () => {
  const s = at1();
  const [second, first] = s.sectors[2]!.slice(-2) as [number, number];
  for (const guard of [2, 3]) {
    s.guard = guard;
    const next = answer(s, ann, take(3));
    expect([next.chips[0], next.guard, next.junk]).toEqual([first, guard, []]);
  }
  s.guard = 1;
  const asked = answer(s, ann, take(3));
  expect([now(asked), offers(asked, ann)]).toEqual(['sectorKeep ann', [1, 2]]);
  expect(told(s, ann, take(3), ann)).toContainEqual({
    type: 'sawChips',
    where: { what: 'sector', sector: 3 },
    colours: [first, second].map(colour),
  });
  const next = answer(asked, ann, 2);
  expect([next.chips[0], next.junk, next.guard, next.sectorValue]).toEqual([second, [first], 3, [0, 0, 1]]);
  s.sectors[2] = [first];
  const last = answer(s, ann, take(3));
  expect([last.chips[0], last.guard]).toEqual([first, 1]);
});

test('[HPB-418] each chip placed lowers Guard by one, not below 1', () => {
  const s = carry(quiet(ann, { characters: ['nova'], at: ['6', '3', '3', '3'] }), ann, 'bb');
  s.boosts[ann] = 0b1100;
  s.entered = 1;
  s.guard = 2;
  const put = (column: string): unknown => ({ act: 'put', chip: 0, column, up: false });
  const one = answers(s, ann, { act: 'deliver', piece: ann }, put('alpha'));
  expect(one.guard).toBe(1);
  expect(answer(one, ann, put('beta')).guard).toBe(1);
});

test('[HPB-401] Kuro takes an Area action by turning down the marker of the Area', () => {
  const s = quiet(ann, { characters: ['dee-coy'], at: ['2', '2', '2', '2', '1'] });
  const next = answer(s, ann, take(1, 4));
  expect([next.chips[8] !== NONE, next.kuroMarkers, next.ap]).toEqual([true, 0b1011110, 2]);
  s.kuroMarkers = 0b1011110;
  expect([isOffered(s, ann, 'sector'), refused(s, ann, take(1, 4))]).toEqual([false, 'HPB-401']);
  expect(refused(s, dan, take(1))).toBe('HPB-106');
});

test('[HPB-414] who passed two chips on knows no longer which of them was kept, unless they are alike', () => {
  const knows = (...colours: string[]): boolean[] => {
    const s = at1();
    const top = colours.map((name) => {
      const chip = s.sectors[1]!.find((one) => colour(one) === name)!;
      s.sectors[1]!.splice(s.sectors[1]!.indexOf(chip), 1);
      return chip;
    });
    s.sectors[1]!.push(...top.toReversed());
    const after = answer(answers(s, ann, share(bea), 1), bea, 1);
    const [, kept, other] = top as [number, number, number];
    expect([after.chips[2], after.junk[0]]).toEqual([kept, other]);
    return [kept, other].flatMap((chip) => [ann, bea, cem].map((seat) => (after.known[chip]! & (1 << seat)) !== 0));
  };
  expect(knows('blue', 'red', 'purple')).toEqual([false, true, false, false, true, false]);
  expect(knows('blue', 'red', 'red')).toEqual([true, true, false, true, true, false]);
});
