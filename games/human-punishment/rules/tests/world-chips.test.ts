import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { BLUE_CHIP, colourOf, startsIn } from '../content/chips.ts';
import { NONE, PLACED, PLACED_OTHER, SLOTS, type State, TALLIES } from '../state.ts';
import { type Chips, drawChips, placedOther } from '../world/chips.ts';
import { leaks, table } from './testing/leaks.ts';
import { ann, bea, cem, dan, eve, game, put, turnOf } from './testing/tables.ts';
import { expectAlike, shares, worlds } from './testing/worlds.ts';

// Data Chips whose colour is hidden (ledger 5): in every world each lies where one lies, came from where it may have come
// from, and is known to those who have surely seen it.

const everybody = 0b11111;

/** The top chip of a Sector, I to III; these seats know it. */
function chipOut(s: State, sector: number, known = 0): number {
  const chip = s.sectors[sector - 1]!.pop()!;
  s.known[chip] = known;
  return chip;
}

/** A chip of the Network: column 0 to 2 of the lowest Tier. */
function bring(s: State, column: number, chip: number, by: number): void {
  s.network[column * 5] = chip;
  s.placedBy[column * 5] = by;
  s.tally[by * TALLIES + PLACED]! += 1;
  if (colourOf(chip) !== BLUE_CHIP) s.tally[by * TALLIES + PLACED_OTHER]! += 1;
}

/** Chips wherever there can be any, each known to somebody else. */
function scattered(): State {
  const s = table();
  for (const piece of [ann, bea, s.seats])
    s.chips[piece * SLOTS] = chipOut(s, 1, 1 << (piece === s.seats ? eve : piece));
  bring(s, 0, chipOut(s, 2, 1 << cem), cem);
  bring(s, 2, chipOut(s, 3, everybody), ann);
  s.faceUp = 1 << 10;
  s.junk = [chipOut(s, 3, (1 << bea) | (1 << ann)), NONE, chipOut(s, 2)];
  s.junkBy = [bea, NONE, NONE];
  s.junkTurn = [1, 0, 1];
  s.origins[s.junk[0]!] = 0b110;
  s.origins[s.junk[2]!] = 0b110;
  s.removed = [chipOut(s, 2, 1 << dan), chipOut(s, 3)];
  s.origins[s.removed[1]!] = 0b111;
  s.known[s.sectors[1]!.at(-2)!] = (1 << cem) | (1 << ann);
  s.known[s.sectors[2]![0]!] = 1 << cem;
  return s;
}

/** Nobody has seen what comes from Sector I. */
function blind(): State {
  const s = scattered();
  s.blindSectorOne = true;
  for (const piece of [ann, bea, s.seats]) s.known[s.chips[piece * SLOTS]!] = 0;
  bring(s, 1, chipOut(s, 1), ann);
  s.phase = 1;
  s.stacks[0] = [];
  return s;
}

/** It is over while a chip is on its way. */
function over(): State {
  const s = scattered();
  s.sectors[0]!.shift();
  s.sectors[2]!.shift();
  Object.assign(s, { stack: [], ended: 3, victor: 4, morale: -10 });
  s.outcome = { winners: [], reason: 'outlaws-morale', rules: [], roles: [] };
  return s;
}

function passedOn(): State {
  const s = scattered();
  const first = chipOut(s, 2, (1 << ann) | (1 << bea));
  const second = chipOut(s, 2, (1 << ann) | (1 << bea));
  return put(s, { stage: 'partnerKeep', by: bea, piece: bea, first, second, from: ann });
}

const TABLES: Readonly<Record<string, () => State>> = {
  scattered,
  blind,
  over,
  'over in a campaign': () => Object.assign(over(), { campaign: true }),
  'passed on': passedOn,
  'Nova carries two': () => {
    const s = turnOf(ann, { seats: 4, characters: ['havoc', 'nova'] });
    s.boosts[bea] = 0b1100;
    s.chips[bea * SLOTS] = chipOut(s, 3, 1 << bea);
    s.chips[bea * SLOTS + 1] = chipOut(s, 1, 1 << bea);
    return s;
  },
};

describe('[HPB-419] a world looks as the table does, and can be', () => {
  test.each(Object.entries(TABLES))('%s', (_name, at) => expectAlike(at(), [1, 2, 3]));
});

describe('[HPB-419] who knows a chip in a world', () => {
  const knowers = (s: State, me: number | 'spectator', chipIn: (one: State) => number): number => {
    const [one] = worlds(s, me, 1);
    return one!.known[chipIn(one!)]!;
  };
  test('whoever carries it, to anybody who watches too', () => {
    for (const me of ['spectator', dan] as const)
      expect([ann, bea].map((piece) => knowers(scattered(), me, ({ chips }) => chips[piece * SLOTS]!))).toEqual([
        1 << ann,
        1 << bea,
      ]);
  });
  test('the two who pass a pair between them', () => {
    for (const me of ['spectator', ann, dan] as const) {
      const pair = (one: State): { first: number; second: number } => one.stack.at(-1) as never;
      expect(knowers(passedOn(), me, (one) => pair(one).first)).toBe((1 << ann) | (1 << bea));
      expect(knowers(passedOn(), me, (one) => pair(one).second)).toBe((1 << ann) | (1 << bea));
    }
  });
  test('[HPB-413] not who brought it unseen, as the viewer knows', () => {
    expect(knowers(blind(), ann, ({ network }) => network[5]!)).toBe(0);
    for (const me of [ann, bea]) expect(knowers(blind(), me, ({ chips }) => chips[bea * SLOTS]!)).toBe(0);
  });
  test('of one that lies nowhere nobody', () => {
    for (const one of worlds(over(), ann, 3)) {
      const lying = new Set([...one.sectors.flat(), ...one.chips, ...one.network, ...one.junk, ...one.removed]);
      const lost = one.known.flatMap((known, chip) => (lying.has(chip) ? [] : [{ chip, known }]));
      expect(lost.map(({ known }) => known)).toEqual([0, 0]);
      for (const { chip } of lost) expect(one.origins[chip]).toBe(1 << startsIn(chip));
    }
  });
});

describe('[HPB-013] which chips may lie somewhere', () => {
  const drawn = (s: State, me: number, count: number): Chips[] => {
    const view = game.view(s, me);
    return Array.from({ length: count }, (_, seed) => drawChips(view, fastRng(seed)));
  };
  test('those of each Sector it may be from, in each colour', () => {
    const all = drawn(scattered(), dan, 300);
    const junk = all.map(({ junk: chips }) => chips[2]!);
    expect(new Set(junk.map(startsIn))).toEqual(new Set([1, 2]));
    const known = all.map(({ removed }) => removed[0]!);
    expect(new Set(known.map(colourOf)).size).toBe(1);
    expect(new Set(known.map(startsIn))).toEqual(new Set([1]));
    const anywhere = all.map(({ removed }) => removed[1]!);
    expect(new Set(anywhere.map((chip) => startsIn(chip) * 3 + colourOf(chip))).size).toBe(6);
  });
  test('from Sector I 6 blue, 3 red and 2 purple ones', () => {
    const s = table();
    s.removed = [chipOut(s, 1)];
    const all = drawn(s, ann, 500);
    const came = shares(all.map(({ removed }) => colourOf(removed[0]!)));
    for (const [colour, share] of [6 / 11, 3 / 11, 2 / 11].entries())
      expect(Math.abs(came.get(colour)! - share)).toBeLessThan(0.07);
    const tops = shares(all.map(({ sectors }) => colourOf(sectors[0]!.at(-1)!)));
    for (const [colour, share] of [6 / 11, 3 / 11, 2 / 11].entries())
      expect(Math.abs(tops.get(colour)! - share)).toBeLessThan(0.07);
  });
  test('too many of a colour cannot be', () => {
    const view = game.view(table(), ann);
    view.sectors[0]!.known.fill('purple', 0, 3);
    expect(() => drawChips(view, fastRng(1))).toThrow('the Data Chips of this view cannot be dealt');
  });
  test('what one knows is no longer among the others', () => {
    const s = table();
    const at = s.sectors[0]!.findIndex((chip) => colourOf(chip) === 2);
    s.removed = [...s.sectors[0]!.splice(at, 1), chipOut(s, 1)];
    s.known[s.removed[0]!] = 1 << ann;
    const came = shares(drawn(s, ann, 500).map(({ removed }) => colourOf(removed[1]!)));
    expect(Math.abs(came.get(2)! - 1 / 10)).toBeLessThan(0.05);
  });
});

describe('chips of another colour than blue that somebody has brought', () => {
  const others = (s: State, seat: number, placed: number): number[] =>
    Array.from({ length: 30 }, (_, seed) => placedOther(s, seat, placed, fastRng(seed)));
  const network = (...colours: number[]): State => {
    const s = table();
    for (const [slot, colour] of colours.entries()) {
      const stack = s.sectors[1]!;
      const [chip] = stack.splice(
        stack.findIndex((one) => colourOf(one) === colour),
        1,
      );
      s.network[slot] = chip!;
      s.placedBy[slot] = bea;
    }
    return s;
  };
  test('are those that lie in the Network', () => {
    expect(new Set(others(network(0, 1, 2), bea, 3))).toEqual(new Set([2]));
    expect(new Set(others(network(0, 0), bea, 2))).toEqual(new Set([0]));
    expect(new Set(others(network(1, 1), cem, 0))).toEqual(new Set([0]));
  });
  test('and of those that went elsewhere any number', () => {
    expect(new Set(others(network(1), bea, 3))).toEqual(new Set([1, 2, 3]));
    expect(new Set(others(network(0), cem, 2))).toEqual(new Set([0, 1, 2]));
  });
  test('are never more than were brought: some came otherwise', () => {
    expect(new Set(others(network(1, 0, 2), bea, 1))).toEqual(new Set([1]));
    expect(new Set(others(network(1, 1), bea, 0))).toEqual(new Set([0]));
  });
  test('come with the chips of the same world', () => {
    for (const one of worlds(leaks['chips in the Network']!.at!(), ann, 20))
      expect(one.tally[bea * TALLIES + PLACED_OTHER]).toBe(colourOf(one.network[0]!) === BLUE_CHIP ? 0 : 1);
  });
});
