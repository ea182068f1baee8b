import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { BOXES, MUTE_COLLAR, PISTOL, RIFLE_HQ, TRAPS } from '../content/boxes.ts';
import { A_RISKY_CHANCE, EVENTS } from '../content/events.ts';
import { NONE, type State } from '../state.ts';
import { lay, wounded } from './testing/cards.ts';
import { leaks, table } from './testing/leaks.ts';
import { ann, answer, asked, bea, cem, dan, eve, game, put, turnOf } from './testing/tables.ts';
import { expectAlike, worlds } from './testing/worlds.ts';

// Cards, boxes and Programs that lie face-down (ledger 5): in every world there are as many as at the table, none twice, and
// whatever one knows of them.

/** Something lies everywhere, and some of it is known to somebody; all of it came from where it was. */
function stocked(): State {
  const s = table();
  // Programs: open ones, some under boards, one that everybody saw taken, used ones
  lay(lay(s, ann, 'P04', 1), eve, 'P07', 2);
  s.programDiscard = [s.programDeck.pop()!, s.programDeck.pop()!];
  s.transferred[bea] = [s.programDeck.pop()!, s.programDeck.pop()!];
  s.transferred[cem] = [s.programDeck.pop()!];
  s.programNotes = [bea, s.programs[bea]![1]!];
  // Wounds and Events that were put under their stacks
  wounded(wounded(s, ann, 'W-02', 'W-01'), dan, 'W-03');
  s.seenWounds = 2;
  s.seenEvents = [2, 0, 1, 3];
  // Recon cards, one of them used
  s.recon[ann] = s.reconDeck.pop()!;
  s.recon[dan] = s.reconDeck.pop()!;
  s.recon[s.seats] = s.reconDeck.pop()!;
  s.reconUsed = [s.reconDeck.pop()!, s.reconDeck.pop()!];
  s.reconHad = 0b101011;
  // boxes: carried, bought, used, worn, face-down with and without somebody who has looked, face-up
  s.item[bea] = RIFLE_HQ;
  s.item[cem] = PISTOL;
  s.hq = [1, 0];
  s.muted = 1 << dan;
  s.beside.splice(s.beside.indexOf(MUTE_COLLAR), 1);
  s.supplyDiscard = [s.beside.pop()!];
  s.lying = [1, s.supply.pop()!, 0, 1 << bea, 1, 2, s.supply.pop()!, 1, 0, 1, 6, s.supply.pop()!, 0, 0, 1];
  // Objectives that were looked at
  s.objectiveKnown[bea * 2 + 1] = 1 << ann;
  s.objectiveKnown[dan * 2] = (1 << ann) | (1 << eve);
  return s;
}

/** A Trap has been mixed in; it may be one of the two boxes that came since. */
function trapped(): State {
  const s = stocked();
  s.supply.unshift(s.beside.pop()!);
  s.mixed = 1;
  s.lying.push(3, s.supply.shift()!, 0, 1 << ann, 0, 4, s.supply.shift()!, 0, 0, 0);
  return s;
}

/** An Event is read, and its card in nobody's stack. */
function reading(s: State, stack: number, step = 1): State {
  const pile = s.stacks[stack]!;
  const event = step === 0 ? pile.at(-1)! : pile.pop()!;
  return put(s, { stage: 'event', event, step, answer: 0 });
}

/** It is over in the midst of an Event, whose card lies nowhere. */
function over(s: State): State {
  s.stacks[0]!.pop();
  Object.assign(s, { stack: [], ended: 3, victor: 4, morale: -10 });
  s.outcome = { winners: [], reason: 'outlaws-morale', rules: [], roles: [] };
  return s;
}

/** The first game, in which everybody has given an Objective back. */
function returned(): State {
  let s = leaks['the Objectives that others return']!.at!();
  while (!s.stack.some(({ stage }) => stage === 'turn')) {
    const [seat] = asked(s) as [number];
    s = answer(s, seat, game.absent(s, seat));
  }
  return s;
}

const TABLES: Readonly<Record<string, () => State>> = {
  stocked,
  trapped,
  returned,
  'an Event is read': () => reading(stocked(), 0),
  'an Event of the second stack is read': () => {
    const s = reading(stocked(), 1);
    s.seenEvents[1] = 1;
    return s;
  },
  'an Event is about to be read': () => reading(stocked(), 0, 0),
  'an EX Event is read in another': () => reading(reading(stocked(), 0, 2), 3),
  'somebody draws Programs': () => put(stocked(), { stage: 'keepProgram', by: bea, count: 3 }),
  'somebody goes through the Recon cards': () => put(stocked(), { stage: 'recon', by: bea, piece: bea }),
  'somebody is interrogated': () => put(stocked(), { stage: 'interrogation', by: bea }),
  'it is over': () => over(stocked()),
  'it is over, Traps were mixed in': () => over(trapped()),
  'it is over in a campaign': () => over(Object.assign(stocked(), { campaign: true })),
  'four players': () => turnOf(ann, { seats: 4 }),
  'six players': () => turnOf(ann, { seats: 6 }),
};

describe('[HPB-344] a world looks as the table does, and can be', () => {
  test.each(Object.entries(TABLES))('%s', (_name, at) => expectAlike(at()));
});

describe('[HPB-027] [HPB-028] Objectives', () => {
  test('those that others have given back are among the unused ones, each its own', () => {
    const s = returned();
    const back = new Set<number>();
    for (const one of worlds(s, ann)) {
      expect(one.returned).toHaveLength(4);
      expect(one.returned[ann]).toBe(s.returned[ann]);
      expect(new Set(one.returned).size).toBe(4);
      for (const objective of one.returned) expect(one.unusedObjectives).toContain(objective);
      back.add(one.returned[bea]!);
    }
    expect(back.size).toBeGreaterThan(3);
    for (const one of worlds(s, 'spectator', 3)) expect(new Set(one.returned).size).toBe(4);
  });
  test('nobody has given one back while all are asked, or but for the first game', () => {
    for (const s of [leaks['the Objectives that others return']!.at!(), table()])
      expect(worlds(s, ann, 1)[0]).toMatchObject({ returned: [] });
  });
  test('one that was shown is known to whom it was shown to, and to nobody else', () => {
    const [one] = worlds(stocked(), ann, 1);
    const known = new Array<number>(10).fill(0);
    known[bea * 2 + 1] = 1 << ann;
    known[dan * 2] = 1 << ann;
    expect(one!.objectiveKnown).toEqual(known);
    expect(worlds(over(stocked()), 'spectator', 1)[0]!.objectiveKnown).toEqual(new Array<number>(10).fill(0));
  });
  test('before they are dealt nobody has any, and none is left over', () => {
    const [one] = worlds(game.start({ seats: 4, seed: 1 }).state, ann, 1);
    const none = new Array<number>(8).fill(NONE);
    expect(one).toMatchObject({ objectives: none, unusedObjectives: [], returned: [] });
    expect(one!.objectiveKnown).toEqual(new Array<number>(8).fill(0));
  });
});

describe('[HPB-651] Events', () => {
  test('lie in their stacks in any order, but for those that were seen to go under', () => {
    const s = stocked();
    const tops = new Set<number>();
    for (const { stacks } of worlds(s, ann, 20)) {
      expect(stacks[0]!.slice(0, 2)).toEqual(s.stacks[0]!.slice(0, 2));
      tops.add(stacks[0]!.at(-1)!);
      expect(stacks.map((stack) => stack.every((event) => stacks.indexOf(stack) === EVENTS[event]!.stack))).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
    expect(tops.size).toBeGreaterThan(3);
  });
  test('[HPB-006] A Risky Chance comes with five players or more', () => {
    const has = (seats: number): boolean =>
      worlds(turnOf(ann, { seats }), ann, 1)[0]!.stacks[1]!.includes(A_RISKY_CHANCE);
    expect([4, 5, 6].map(has)).toEqual([false, true, true]);
  });
  test('[HPB-650] of a stack that is out of the game none comes back', () => {
    const s = leaks['who was recruited and infected']!.at!();
    expect(worlds(s, ann, 1)[0]!.stacks.slice(0, 2)).toEqual([[], []]);
  });
});

describe('[HPB-339] boxes', () => {
  const kinds = (lists: readonly (readonly number[])[]): Set<number> => new Set(lists.flat());
  const isTrap = (box: number): boolean => BOXES[box]!.trap;
  const lyingAt = (s: State, at: number): number[] => s.lying.slice(at * 5, at * 5 + 5);

  test('what came before the first Trap is none; what came since may be one', () => {
    const all = worlds(trapped(), cem, 60);
    const boxes = (at: number): Set<number> => new Set(all.map((one) => lyingAt(one, at)[1]!));
    expect([...boxes(2)].some(isTrap)).toBe(false);
    expect(boxes(2).size).toBeGreaterThan(2);
    expect([[...boxes(4)].some(isTrap), [...boxes(4)].every(isTrap)]).toEqual([true, false]);
    expect([...kinds(all.map(({ beside }) => beside))].every(isTrap)).toBe(true);
    expect(kinds(all.map(({ beside }) => beside)).size).toBeGreaterThan(1);
    expect(kinds(all.map(({ supply }) => supply)).size).toBeGreaterThan(3);
  });
  test('more Traps beside it than there are cannot be', () => {
    const view = game.view(trapped(), ann);
    view.supply.beside = 9;
    expect(() => game.world(view, fastRng(1))).toThrow('the boxes of this view cannot be dealt');
  });
  test('beside the stack they lie open at first', () => {
    const s = stocked();
    for (const { beside } of worlds(s, ann, 3)) expect(beside).toEqual(s.beside);
    expect(s.beside.every((box) => box >= TRAPS)).toBe(true);
  });
  test('who has looked under one knows it, and nobody else does', () => {
    const s = trapped();
    const looked = (me: number | 'spectator'): number[] =>
      [0, 1, 2, 3, 4].map((at) => lyingAt(worlds(s, me, 1)[0]!, at)[3]!);
    expect(looked(bea)).toEqual([1 << bea, 0, 0, 0, 0]);
    expect(looked(ann)).toEqual([0, 0, 0, 1 << ann, 0]);
    expect(looked('spectator')).toEqual([0, 0, 0, 0, 0]);
    const [after] = worlds(over(trapped()), 'spectator', 1);
    expect([0, 1, 2, 3, 4].map((at) => lyingAt(after!, at)[3])).toEqual([0, 0, 0, 0, 0]);
  });
});

test('[HPB-340] whoever goes through the Recon cards knows which others hold, though not who', () => {
  const s = put(stocked(), { stage: 'recon', by: bea, piece: bea });
  const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
  const held = [ann, dan, s.seats];
  const orders = new Set<string>();
  for (const one of worlds(s, bea, 30)) {
    expect(sorted(one.reconDeck)).toEqual(sorted(s.reconDeck));
    expect(sorted(held.map((piece) => one.recon[piece]!))).toEqual(sorted(held.map((piece) => s.recon[piece]!)));
    orders.add(JSON.stringify(one.reconDeck));
  }
  expect(orders.size).toBeGreaterThan(3);
});
