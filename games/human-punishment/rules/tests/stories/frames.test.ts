import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../../content/loyalty.ts';
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
});
