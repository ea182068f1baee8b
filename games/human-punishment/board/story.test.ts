import { humanPunishment as game, type Told } from '@tablewright/human-punishment-rules';
import { fastRng } from '@tablewright/kernel';
import { playGame } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { inVain, stillPossible } from './guide.ts';
import { sceneOf, TOLD_AS_SCENES } from './story.ts';
import { table } from './testing/table.ts';

test('scenes say what happened and why in whole words, and are made of what everybody is told', () => {
  const seats = 5;
  const players = Array.from({ length: seats }, (_, seat) => game.advisor(seat, fastRng(seat)));
  const names = ['Ann', 'Bea', 'Cem', 'Dan', 'Eve'];
  const shown = new Set<string>();
  playGame(game, {
    seats,
    seed: 7,
    players,
    onStep({ state, told }) {
      const view = game.view(state, 'spectator');
      for (const { event, to } of told) {
        const scene = sceneOf(event, view);
        if (scene === null) continue;
        expect(to, event.type).toBe('all');
        const words = `${scene.title(names)} ${scene.why(names)}`;
        expect(words).not.toMatch(/undefined|NaN|null|\[object/);
        expect(scene.title(names).length).toBeGreaterThan(4);
        shown.add(event.type);
      }
    },
  });
  for (const type of ['spawned', 'enemyAttacks', 'attacked', 'event', 'checked', 'humanPhase', 'machinePhase']) {
    expect([...shown]).toContain(type);
  }
  expect(TOLD_AS_SCENES).not.toContain('toldFactions' satisfies Told['type']);
});

test('a hit is worked out from the red cards alone', () => {
  const attacked: Told = {
    type: 'attacked',
    kind: 6,
    at: '8',
    piece: 0,
    cards: ['B5', 'grey', 'R2', 'R3'],
    result: -1,
    hit: true,
  };
  expect(sceneOf(attacked, table())?.why(['Ann'])).toBe('Defence 4 against 5 in red: less, so it is a hit.');
});

test('what is still possible is said in the order in which it matters', () => {
  const acts = [
    { act: 'move', piece: 0, to: '4' },
    { act: 'chance', piece: 0 },
    { act: 'deliver', piece: 0 },
    { act: 'move', piece: 0, to: '3' },
  ] as const;
  expect(stillPossible(acts, table())).toEqual([
    'place your Data Chip, for free',
    'try your chance',
    'go to HQ or Nexus',
  ]);
  expect(stillPossible([], table())).toEqual([]);
});

test('what would do nothing now says so, and is nothing that one could still do', () => {
  const top = { ...table(), bars: { ...table().bars, morale: 6 } };
  const morale = { act: 'morale', piece: 0 } as const;
  expect(inVain(morale, table())).toBeNull();
  expect(inVain(morale, top)).toBe('Morale is at its top: it would do nothing now.');
  expect(stillPossible([morale], table())).toEqual(['raise Morale']);
  expect(stillPossible([morale], top)).toEqual([]);
});
