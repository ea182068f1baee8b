import type { Game } from '@tablewright/kernel';
import { type Leak, secrecyCampaign } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { gameInRepo, lantern } from './testing/games.ts';
import { wireOnlooker } from './wire.ts';

// `tablewright secrecy --wire` is the long version.

function leaksAt(game: Game, seats: number, games: number, states: number): readonly Leak[] {
  return secrecyCampaign(game, { seats, games, states, seed: 'wire', onlooker: wireOnlooker(game) }).leaks;
}

describe('two tables that differ only in what a viewer must not know send that viewer the same, byte for byte', () => {
  test.each(['emergence', 'emigration', 'emergent', 'robotariat', 'human-punishment'])('%s', async (id) => {
    const { game } = await gameInRepo(id);
    expect(leaksAt(game, game.seats.min, 1, id === 'human-punishment' ? 4 : 8)).toEqual([]);
  });
});

describe('what the rules keep to themselves and the wire gives away is found', () => {
  const without = (game: Game): readonly Leak[] => secrecyCampaign(game, { seats: 5, games: 2, seed: 'wire' }).leaks;
  const { game } = lantern;

  test('in what is seen by several at once', () => {
    const views: Game['views'] = (s) => {
      const view = game.views(s);
      return (viewer) => ({ ...(view(viewer) as object), chance: JSON.stringify(s).length % 7 });
    };
    const leaking: Game = { ...game, views };
    expect(without(leaking)).toEqual([]);
    expect(leaksAt(leaking, 5, 2, 25).map(({ what }) => what)).toContain('the first frame differs');
  });

  test('in whether an answer can be taken back', () => {
    const after: Game['after'] = (s, answer) => {
      const next = game.after(s, answer);
      if (!next.ok) return next;
      const draws = JSON.stringify(s).length % 2 === 0;
      return {
        ...next,
        entries: next.entries.map((entry) => (draws && entry.type === 'answer' ? { ...entry, closes: true } : entry)),
      };
    };
    const leaking: Game = { ...game, after };
    expect(without(leaking)).toEqual([]);
    expect(leaksAt(leaking, 5, 4, 25).map(({ what }) => what)).toContain('a frame differs, after playing on');
  });
});
