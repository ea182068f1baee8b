import { expect, test } from 'vitest';
import { CITY } from '../content/board.ts';
import type { BoostId } from '../content/skills.ts';
import {
  actionPoints,
  blueLimit,
  cardsToDraw,
  handLimit,
  maxHealth,
  movement,
  programLimit,
  rangeOf,
  redLimit,
  slotsOf,
  strengthOf,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { ALL, card, DEEDS, DONE, playing } from './testing/deeds.ts';
import { effectsFrame, run } from './testing/moments.ts';
import { ann, answer, answers, bea, hold, now, offers, put, rolling, stageOf, told } from './testing/tables.ts';
import { actsNamed, isOffered, printed, quiet } from './testing/turns.ts';

// What the Boosts of the skill trees do.

/** What a Boost adds to a number of the board. */
const NUMBERS: Partial<Record<BoostId, readonly [(s: State, seat: number) => number, number]>> = {
  blue: [blueLimit, 1],
  health3: [maxHealth, 1],
  programLimit: [programLimit, 1],
  draw: [cardsToDraw, 1],
  move: [movement, 1],
  ap: [actionPoints, 1],
  hand10: [handLimit, 2],
  strength: [strengthOf, 1],
  twoChips: [slotsOf, 1],
  range: [rangeOf, 1],
  red: [redLimit, 1],
};
const EVERY_NUMBER = Object.values(NUMBERS).map(([number]) => number);

test.each(ALL.filter(({ boost }) => NUMBERS[boost] !== undefined))(
  '[HPB-855] $id, $name: $boost',
  ({ id, at, boost }) => {
    const [number, more] = NUMBERS[boost]!;
    const without = playing(id, 0);
    const boosted = playing(id, 1 << at);
    for (const one of EVERY_NUMBER) expect(one(boosted, ann) - one(without, ann)).toBe(one === number ? more : 0);
    expect(boosted.health[ann]).toBe(without.health[ann]);
  },
);

test.each(ALL.filter(({ boost }) => NUMBERS[boost] === undefined))(
  '[HPB-855] $id, $name: $boost changes no number of the board',
  ({ id, at }) => {
    const without = playing(id, 0);
    const boosted = playing(id, 1 << at);
    for (const one of EVERY_NUMBER) expect(one(boosted, ann)).toBe(one(without, ann));
  },
);

test('[HPB-850] both Boosts of a column work together', () => {
  const s = playing('havoc', 0b11000000);
  expect([redLimit(s, ann), movement(s, ann)]).toEqual([3, 3]);
});

test('[HPB-856] Jayden, Hacking 2: one more point, to spend only while alone, once', () => {
  const s = quiet(ann, { characters: ['jayden'], at: ['3', '5', '5', '5'] });
  s.boosts[ann] = 0b11;
  s.ap = 0;
  expect(isOffered(s, ann, 'nexus')).toBe(true);
  const next = rolling(answer(s, ann, { act: 'nexus', piece: ann }), ann, DONE, 0);
  expect([next.ap, isOffered(next, ann, 'nexus')]).toEqual([0, false]);
  s.at[bea] = 2;
  expect(isOffered(s, ann, 'nexus')).toBe(false);
  // the point for being alone goes first
  s.at[bea] = 4;
  s.ap = 1;
  expect(answer(s, ann, { act: 'nexus', piece: ann }).ap).toBe(1);
  // Kuro is a character too
  const dog = quiet(ann, { characters: ['jayden', 'dee-coy'], at: ['3', '5', '5', '5', '3'] });
  dog.boosts[ann] = 0b11;
  dog.ap = 0;
  expect(isOffered(dog, ann, 'nexus')).toBe(false);
});

test('[HPB-857] one own die, once in each own turn', () => {
  const s = playing('feykah', 0b1100);
  s.at[ann] = CITY;
  const open = rolling(s, ann, { act: 'chance', piece: ann }, 0);
  expect(now(open)).toBe('window ann bea cem dan');
  expect([actsNamed(open, ann, 'reroll'), offers(open, bea)]).toEqual([
    [{ act: 'reroll', die: 'pink' }],
    [{ act: 'pass' }],
  ]);
  const pass = { act: 'pass' };
  const others = [1, 2, 3].reduce((one, seat) => answer(one, seat, pass), open);
  const again = rolling(others, ann, { act: 'reroll', die: 'pink' }, 5);
  expect([stageOf(again), again.resource - s.resource]).toEqual(['action', 1]); // Resource was at 11 of 12
  const second = answer(again, ann, { act: 'resource', piece: ann });
  expect(stageOf(second)).toBe('action');
  // a die that another player rolls in her turn is not hers: everybody is sent away
  const exodus = run(playing('feykah', 0b1100), effectsFrame(printed('E-EX-10', 'effects'), ann, true));
  expect(stageOf(exodus)).not.toBe('window');
  const mine = playing('feykah', 0b1100);
  mine.stack.push({ stage: 'relocate', piece: ann, orange: 0, step: 0 }, { stage: 'nova', by: 0 });
  expect(stageOf(answer(mine, 0, 'no'))).toBe('window');
  const theirs = playing('feykah', 0b1100);
  theirs.stack.push({ stage: 'relocate', piece: bea, orange: 0, step: 0 }, { stage: 'nova', by: 0 });
  expect(stageOf(answer(theirs, 0, 'no'))).toBe('action');
});

test('[HPB-850] Jayden, Rigging 1: two Programs are drawn and one is kept', () => {
  const s = DEEDS.looked[0]!(playing('jayden', 0));
  expect([now(s), s.programs[ann]]).toEqual(['keepProgram ann', []]);
  const [first] = offers(s, ann);
  const next = answer(s, ann, first);
  expect([next.programs[ann]!.length, next.programDiscard.length]).toEqual([1, 1]);
});

test('[HPB-871] Havoc, Hacking 1: for each blue 5 discarded he may draw two Programs; checks and votes do not count', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['2', '5', '5', '5'], hands: [['B5', 'B5']] });
  s.boosts[ann] = 1;
  const asked = answers(s, ann, { act: 'buyUnseen' }, card('B5'), card('B5'), DONE);
  expect([now(asked), asked.programs[ann]!.length]).toEqual(['blueFives ann', 1]);
  const one = answer(asked, ann, 'draw');
  expect([now(one), one.programs[ann]!.length]).toEqual(['blueFives ann', 3]);
  expect(answer(one, ann, 'no').programs[ann]!.length).toBe(3);
  const vote = put(hold(quiet(ann, { characters: ['havoc'], set: (x) => (x.boosts[ann] = 1) }), ann, 'B5'), {
    stage: 'vote',
    exclude: 0,
    inEvent: 0,
    turn: 4,
    step: 3,
    cards: [4],
    piles: [bea],
    authors: [ann],
  });
  expect(told(put(vote, { stage: 'nova', by: 0 }), 0, 'no').some(({ type }) => type === 'drawsPrograms')).toBe(false);
});
