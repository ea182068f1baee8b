import { describe, expect, test } from 'vitest';
import { FACTION_IDS, FALLEN, HUMAN, MACHINE } from '../../content/loyalty.ts';
import type { State } from '../../state.ts';
import { enemyOn } from '../testing/cards.ts';
import { question, story } from '../testing/story.ts';
import { ann, answer, asked, game, words } from '../testing/tables.ts';
import { carry, quiet, setUp } from '../testing/turns.ts';

// What an act puts on the stack, what others see of it, and what is told while the table is laid.

const frameOf = (s: State, name: string): unknown => s.stack.find(({ stage }) => stage === name);

test('[HPB-480] of chips that are dropped others see how many, of everything else what it is', () => {
  const s = carry(quiet(ann, { at: ['J', '5', '5', '5'] }), ann, 'br');
  const seen = (value: object): unknown => game.shown(s, value as never);
  expect(seen({ act: 'drop', piece: ann, slot: 'both' })).toEqual({ act: 'drop', piece: ann, count: 2 });
  expect(seen({ act: 'drop', piece: ann, slot: 1 })).toEqual({ act: 'drop', piece: ann, count: 1 });
  expect(seen({ act: 'nexus', piece: ann })).toEqual({ act: 'nexus', piece: ann });
});

test('[HPB-620] a vote that is called may confirm the Leader', () => {
  const s = answer(quiet(ann, { at: ['4', '5', '5', '5'], hands: [['B3']] }), ann, { act: 'newLeader', piece: ann });
  expect(frameOf(s, 'vote')).toMatchObject({ exclude: 0, inEvent: 0 });
});

test('[HPB-702] an escape begins with nothing laid', () => {
  const s = quiet(ann, { at: ['6', '5', '5', '5'], hands: [['B3']], set: (one) => (one.detained = 1) });
  expect(frameOf(answer(s, ann, { act: 'escape', sign: 1 }), 'escape')).toMatchObject({
    by: ann,
    sign: 1,
    cards: [],
    counts: [0, 0, 0, 0],
    revealed: 0,
    change: 0,
    removed: [],
  });
});

test('[HPB-882] a marker that is used is not used again by a fight', () => {
  const s = quiet(ann, { characters: ['dee-coy'], at: ['5', '4', '4', '4', '2'], set: (one) => (one.kuroMarkers = 0) });
  const lines = story(enemyOn(s, '6'), [ann, { act: 'attack', piece: 4, at: '6' }]);
  expect(lines.filter((line) => line.startsWith('marker'))).toEqual([]);
});

describe('the set-up', () => {
  test('[HPB-003] how a choice of character is refused', () => {
    const { state } = game.start({ seats: 4, seed: 1, options: {} });
    const [seat] = asked(state) as [number];
    const next = answer(state, seat, 'nova');
    const [other] = asked(next) as [number];
    expect(question(next, other, 'nova', 'nobody').slice(-2)).toEqual([
      'not nova: Somebody else plays that character. HPB-001',
      'not nobody: Choose one of the six characters by its name. HPB-001',
    ]);
  });
  test('[HPB-015] with five a Crawler stands on Red 1, and the badges bring a card each', () => {
    const { events, state } = setUp(5);
    expect(events.filter(({ type }) => type === 'spawned')).toEqual([{ type: 'spawned', kind: 9, at: 'red1' }]);
    expect(state.red[0]).toBe(9);
    expect(setUp(4).events.some(({ type }) => type === 'spawned')).toBe(false);
  });
  test('[HPB-025] Feykah is told which two she has drawn', () => {
    const { events, state } = setUp(4, { characters: ['feykah'], viewer: ann, upTo: 'loyalty' });
    const two = [state.pool.at(-1)!, state.pool.at(-2)!].map((card) => FACTION_IDS[card]!);
    expect(events.filter(({ type }) => type === 'sawLoyalties')).toEqual([{ type: 'sawLoyalties', factions: two }]);
    expect(words.offers(state, ann).length).toBeGreaterThan(0);
  });

  test('[HPB-025] a Machine among the two must be kept; two alike leave no choice', () => {
    const { state } = setUp(4, { characters: ['feykah'], upTo: 'loyalty' });
    const two = (first: number, second: number): string[] => {
      const s = game.start({ seats: 4, seed: 1, options: {} }).state;
      Object.assign(s, state, { pool: [...state.pool.slice(0, -2), second, first] });
      return question(s, ann, 'legion');
    };
    const asks = (lines: readonly string[]): string[] => lines.filter((line) => !/^asked|^not/.test(line));
    expect(asks(two(HUMAN, MACHINE))).toEqual(['machine, seen as null', 'away: machine']);
    expect(asks(two(MACHINE, HUMAN))).toEqual(['machine, seen as null', 'away: machine']);
    expect(asks(two(HUMAN, HUMAN))).toEqual(['human, seen as null', 'away: human']);
    expect(asks(two(FALLEN, HUMAN))).toEqual(['fallen, seen as null', 'human, seen as null', 'away: fallen']);
    expect(two(HUMAN, MACHINE).at(-1)).toBe('not legion: A Machine among the two must be kept. HPB-025');
  });
});

test('[HPB-471] a chip that is none is carried by nobody', () => {
  const s = carry(quiet(ann, { at: ['6', '5', '5', '5'] }), ann, 'b');
  const put = { act: 'put', chip: 'x', column: 'alpha', up: false };
  s.stack.push({ stage: 'network', by: ann, piece: ann, placed: 0, scanned: 0 });
  expect(question(s, ann, put).at(-1)).toMatch(/You carry no such Data Chip. HPB-471$/);
});
