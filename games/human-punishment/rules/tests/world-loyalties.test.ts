import { everybody, fastRng, type Rng, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { FALLEN, HUMAN, LEGION, LOYALTY_CARDS, MACHINE } from '../content/loyalty.ts';
import { identify, infect, IDENTIFY, INFECT, RECRUIT, recruit } from '../factions.ts';
import { NONE, PLACED, type State, TALLIES } from '../state.ts';
import { drawLoyalties, type Loyalties } from '../world/loyalties.ts';
import { leaks } from './testing/leaks.ts';
import { ann, bea, cem, dan, eve, game, put, turnOf } from './testing/tables.ts';
import { expectAlike, shares } from './testing/worlds.ts';

// Who is what in a world (ledger 5): a deal that can have been, and what the Machine Phase made of it, as far as one knows.

const fay = 5;

function drawn(s: State, me: Viewer, count: number): Loyalties[] {
  const view = game.view(s, me);
  const rng = fastRng(count);
  return Array.from({ length: count }, () => drawLoyalties(view, rng));
}

/** These cards were dealt; with Feykah (seat 4 of five or six) she passed on a Human. */
function dealt(...cards: number[]): State {
  return turnOf(ann, {
    seats: cards.length,
    set(s) {
      s.dealt = cards;
      s.faction = cards.slice();
      s.pool = LOYALTY_CARDS.slice();
      for (const card of cards) s.pool.splice(s.pool.indexOf(card), 1);
      s.poolKnown = s.pool.map(() => 0);
      s.passedOn = cards.length > 4 ? HUMAN : NONE;
    },
  });
}

/** The Machine Phase has come: two Tiers are full, and Legion may infect so many. */
function late(s: State, mayInfect = 0): State {
  for (const slot of [0, 5, 10, 1, 6, 11]) {
    const chip = s.sectors[slot % 3]!.pop()!;
    s.network[slot] = chip;
    if (slot % 5 > 0) s.placedBy[slot] = bea;
    else s.known[chip] = everybody(s.seats);
  }
  s.faceUp = 0b10000100001;
  s.tally[bea * TALLIES + PLACED] = 3;
  Object.assign(s, { phase: 2, mayInfect });
  s.stacks[0] = [];
  s.stacks[1] = [];
  if (s.seats > 3) identify(s);
  return s;
}

/** A step of the Machine Phase in which nobody has answered yet. */
function inStep(s: State, kind: number): State {
  put(s, { stage: 'machinePhase', step: kind + 1 });
  return put(s, { stage: 'machineStep', kind, sealed: s.dealt.map(() => null) });
}

/** Ann has looked at two loyalty cards, Cem at one and one that is out of play. */
function looked(): State {
  const s = dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN);
  s.dealtKnown[bea] = 1 << ann;
  s.dealtKnown[dan] = (1 << ann) | (1 << cem);
  s.poolKnown = [1 << cem, 1 << ann];
  return s;
}

/** What is out of play tells what is not: here one Machine, there both. */
function lookedAtPool(...cards: number[]): State {
  const s = dealt(...cards);
  s.poolKnown = s.pool.map((card) => (card === MACHINE ? 1 << ann : 0));
  return s;
}

function recruited(): State {
  const s = late(dealt(HUMAN, HUMAN, HUMAN, MACHINE, FALLEN, LEGION), 2);
  recruit(s, dan, ann);
  infect(s, [bea, dan]);
  return s;
}

function twoMachines(): State {
  const s = late(dealt(MACHINE, MACHINE, HUMAN, HUMAN, HUMAN, LEGION), 2);
  infect(s, [ann, bea]);
  return s;
}

function over(s: State): State {
  Object.assign(s, { stack: [], ended: 3, victor: 4, morale: -10 });
  s.outcome = { winners: [], reason: 'outlaws-morale', rules: [], roles: [] };
  return s;
}

const TABLES: Readonly<Record<string, () => State>> = {
  looked,
  'three players': () => late(dealt(HUMAN, MACHINE, HUMAN), 1),
  'four players': () => late(dealt(HUMAN, MACHINE, HUMAN, LEGION), 2),
  'five players, nobody infected': () => late(dealt(HUMAN, MACHINE, MACHINE, HUMAN, HUMAN)),
  'five players, one recruited': () => {
    const s = late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 1);
    recruit(s, bea, cem);
    infect(s, [cem]);
    return s;
  },
  recruited,
  twoMachines,
  'before the Machines are told': () => {
    const s = inStep(late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 1), IDENTIFY);
    s.toldFaction.fill(NONE);
    return s;
  },
  'before somebody is recruited': () => inStep(late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 1), RECRUIT),
  'before somebody is infected': () => inStep(late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 1), INFECT),
  'with three, four players nobody is recruited': () => inStep(late(dealt(HUMAN, MACHINE, HUMAN, LEGION), 1), INFECT),
  over: () => over(recruited()),
  'over in a campaign': () => Object.assign(over(recruited()), { campaign: true }),
  'Feykah chooses': leaks['the two loyalty cards of Feykah']!.at!,
};

describe('[HPB-024] [HPB-765] a world looks as the table does, and can be', () => {
  test.each(Object.entries(TABLES))('%s', (_name, at) => expectAlike(at(), [1, 2, 3]));
});

describe('[HPB-025] Feykah’s two cards', () => {
  test('are on top; a stack that has more of them is the likelier', () => {
    const s = leaks['the two loyalty cards of Feykah']!.at!();
    const feykah = s.character.indexOf(1);
    s.pool = [LEGION, FALLEN, HUMAN, HUMAN, MACHINE, MACHINE, HUMAN];
    const pools = drawn(s, feykah, 600).map(({ pool }) => pool);
    for (const pool of pools) expect(pool.slice(-2)).toEqual([MACHINE, HUMAN]);
    // three Humans and a Machine are in it, and one more: 6, 3 and 3 ways of 20 to have these two on top
    const others = shares(pools.map((pool) => pool.slice(0, 2).filter((card) => card === MACHINE).length));
    expect(Math.abs(others.get(0)! - 1 / 2)).toBeLessThan(0.07);
    expect(new Set(pools.map((pool) => pool.slice(2, 5).join(''))).size).toBeGreaterThan(5);
    expect(new Set(pools.map((pool) => pool.slice(0, 2).join(''))).size).toBe(6);
  });
  test('are anything for others', () => {
    const s = leaks['the two loyalty cards of Feykah']!.at!();
    const tops = drawn(s, 'spectator', 300).map(({ pool }) => pool.slice(-2).join(''));
    expect(new Set(tops).size).toBeGreaterThan(9);
    expect(drawn(s, 'spectator', 1)[0]!.poolKnown).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

test('[HPB-024] before the deal nobody has a card', () => {
  const one = drawn(game.start({ seats: 4, seed: 1 }).state, ann, 1)[0]!;
  expect(one).toMatchObject({ pool: [], poolKnown: [], passedOn: NONE, recruited: NONE, infected: 0, mayInfect: NONE });
  expect([one.dealt, one.faction]).toEqual([
    [NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE],
  ]);
  expect([one.dealtKnown, one.toldFaction]).toEqual([[0, 0, 0, 0], new Array<number>(16).fill(NONE)]);
});

test('[HPB-026] a card that one has seen out of play is in nobody’s hands', () => {
  for (const s of [lookedAtPool(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), lookedAtPool(HUMAN, FALLEN, HUMAN)])
    for (const one of drawn(s, ann, 40)) {
      expect([...one.dealt, ...one.pool].sort((a, b) => a - b)).toEqual(LOYALTY_CARDS);
      expect(one.pool.filter((_, at) => s.pool[at] === MACHINE).every((card) => card === MACHINE)).toBe(true);
    }
});

test('worlds share no deal: they are played on in place', () => {
  const all = drawn(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), ann, 100);
  expect(new Set(all.flatMap((one) => [one.dealt, one.faction])).size).toBe(200);
});

test('[HPB-026] who has seen a loyalty card knows it, and nobody else', () => {
  const [mine] = drawn(looked(), ann, 1);
  expect([mine!.dealtKnown, mine!.poolKnown]).toEqual([
    [0, 1 << ann, 0, 1 << ann, 0],
    [0, 1 << ann],
  ]);
  const [watched] = drawn(looked(), 'spectator', 1);
  expect([watched!.dealtKnown, watched!.poolKnown]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0],
  ]);
  const pools = new Set(drawn(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), cem, 60).map(({ pool }) => pool.join('')));
  expect(pools.size).toBe(6);
});

describe('what the Machine Phase did', () => {
  const count = (seats: number): number => [0, 1, 2, 3, 4, 5].filter((seat) => (seats & (1 << seat)) !== 0).length;
  const told = (one: Loyalties, seat: number): number[] => {
    const seats = one.dealt.length;
    return one.toldFaction.slice(seat * seats, (seat + 1) * seats);
  };
  test('[HPB-761] [HPB-762] nothing with three players; with four the Machine knows the Humans', () => {
    for (const one of drawn(late(dealt(HUMAN, MACHINE, HUMAN), 1), 'spectator', 20))
      expect([one.recruited, one.infected, one.toldFaction]).toEqual([NONE, 0, new Array<number>(9).fill(NONE)]);
    for (const one of drawn(late(dealt(HUMAN, MACHINE, HUMAN, LEGION), 2), 'spectator', 20)) {
      expect([one.recruited, one.infected]).toEqual([NONE, 0]);
      const humans = one.dealt.map((card) => (card === HUMAN ? HUMAN : NONE));
      for (const [seat, card] of one.dealt.entries())
        expect(told(one, seat)).toEqual(card === MACHINE ? humans : [NONE, NONE, NONE, NONE]);
    }
  });
  test('[HPB-763] [HPB-764] a lone Machine may have recruited one, Legion may have infected up to two', () => {
    const all = drawn(late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 2), 'spectator', 150);
    for (const one of all) {
      const machines = one.dealt.filter((card) => card === MACHINE).length;
      if (one.recruited !== NONE) expect([machines, one.dealt[one.recruited]]).toEqual([1, HUMAN]);
      if (!one.dealt.includes(LEGION)) expect(one.infected).toBe(0);
    }
    expect(all.some((one) => one.recruited === NONE)).toBe(true);
    expect(new Set(all.map((one) => one.recruited)).size).toBe(6);
    expect(new Set(all.map(({ infected }) => count(infected)))).toEqual(new Set([0, 1, 2]));
    for (const seat of [ann, eve]) expect(all.some((one) => one.dealt[seat] === LEGION && one.infected > 0)).toBe(true);
  });
  test.each([
    [IDENTIFY, false, false, false],
    [RECRUIT, true, false, false],
    [INFECT, true, true, false],
  ])('[HPB-766] no step is ahead of the others: %i', (kind, isTold, isRecruited, isInfected) => {
    const s = inStep(late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 2), kind);
    const all = drawn(s, 'spectator', 60);
    expect([
      all.some((one) => one.toldFaction.some((faction) => faction !== NONE)),
      all.some((one) => one.recruited !== NONE),
      all.some((one) => one.infected !== 0),
    ]).toEqual([isTold, isRecruited, isInfected]);
  });
});

describe('[HPB-764] what chance does not find is looked for', () => {
  /** Always the first of everything: the first deal, and nobody is chosen. */
  const never: Rng = { below: () => 0 };
  test.each([
    [recruited, ann],
    [recruited, bea],
    [recruited, dan],
    [twoMachines, ann],
    [twoMachines, bea],
    [twoMachines, fay],
  ])('%o to %i', (at, me) => {
    const s = at();
    const view = game.view(s, me);
    const one = drawLoyalties(view, never);
    expect([one.dealt[me], one.faction[me]]).toEqual([s.dealt[me], s.faction[me]]);
    const told = (of: Loyalties): number[] => of.toldFaction.slice(me * 6, me * 6 + 6);
    expect(told(one)).toEqual(told(s));
    expect(one.infected).toBeLessThan(64);
  });
  test('and what cannot be is an error', () => {
    const view = game.view(late(dealt(HUMAN, MACHINE, HUMAN, LEGION, HUMAN), 1), ann);
    view.players[eve]!.faction = 'fallen';
    expect(() => drawLoyalties(view, fastRng(1))).toThrow('no deal of the loyalty cards fits this view');
  });
});
