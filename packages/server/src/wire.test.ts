import type { Base, Game } from '@tablewright/kernel';
import { type Leak, positionsIn, type SecrecyReport, secrecyCampaign, stageOf } from '@tablewright/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameInRepo, gamesInRepo, lantern } from './testing/games.ts';
import { wireOnlooker } from './wire.ts';

// `tablewright secrecy --wire` is the long version.

const SEED = 'wire';

/** What the wire alone gives away at these tables; what the rules do is looked for by each game's own suite. */
function atTables(game: Game, tables: readonly Base[]): SecrecyReport {
  const { min: seats } = game.seats;
  return secrecyCampaign(game, {
    seats,
    games: 0,
    seed: SEED,
    tables,
    looks: 1,
    secrets: {},
    onlooker: wireOnlooker(game),
  });
}

function whatIn(leaks: readonly Leak[]): string[] {
  return [...new Set(leaks.map(({ what }) => what))];
}

/** A rare question of each game. */
const RARE = {
  emergence: 'spySeen',
  emigration: 'fog',
  emergent: 'ship',
  robotariat: 'cook',
  'human-punishment': 'hiddenChip',
};

test('every game is looked at', () => {
  expect(Object.keys(RARE).sort()).toEqual(gamesInRepo());
});

describe.each(Object.entries(RARE))('two tables of %s', (id, rare) => {
  let game: Game;
  let tables: Base[];

  beforeAll(async () => {
    const entry = await gameInRepo(id);
    ({ game } = entry);
    tables = await positionsIn(game, entry.module, { each: 2, seed: SEED });
  });

  test('that differ only in what a viewer must not know send that viewer the same, byte for byte, whatever is asked', () => {
    expect(tables.flatMap((table) => game.violations(table))).toEqual([]);
    const { leaks, reached } = atTables(game, tables);
    expect(leaks).toEqual([]);
    expect(reached.notLookedAt(game)).toEqual([]);
  });

  test(`are told apart by a leak at a rare question, '${rare}'`, () => {
    const views: Game['views'] = (s) => {
      const view = game.views(s);
      const hidden = JSON.stringify({ ...s, chance: null });
      return (viewer) => (stageOf(s) === rare ? { ...(view(viewer) as object), hidden } : view(viewer));
    };
    const there = tables.filter((table) => stageOf(table) === rare);
    expect(whatIn(atTables({ ...game, views }, there).leaks)).toContain('the first frame differs');
  });
});

describe('what the rules keep to themselves and the wire gives away is found', () => {
  const { game } = lantern;
  const plan = { seats: 5, games: 4, seed: SEED };
  const without = (leaking: Game): readonly Leak[] => secrecyCampaign(leaking, plan).leaks;
  const onTheWire = (leaking: Game): string[] =>
    whatIn(secrecyCampaign(leaking, { ...plan, onlooker: wireOnlooker(leaking) }).leaks);

  test('in what is seen by several at once', () => {
    const views: Game['views'] = (s) => {
      const view = game.views(s);
      return (viewer) => ({ ...(view(viewer) as object), chance: JSON.stringify(s).length % 7 });
    };
    const leaking: Game = { ...game, views };
    expect(without(leaking)).toEqual([]);
    expect(onTheWire(leaking)).toContain('the first frame differs');
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
    expect(onTheWire(leaking)).toContain('a frame differs, after playing on');
  });

  test('in whose clock runs', () => {
    // Nobody is told that traitors are not waited for; but their clocks stand still.
    const waiting: Game['waiting'] = (s) => {
      const { traitors } = s as Base & { traitors: number };
      return stageOf(s) === 'vote' ? game.waiting(s) & ~traitors || game.waiting(s) : game.waiting(s);
    };
    const leaking: Game = { ...game, waiting };
    expect(without(leaking)).toEqual([]);
    expect(onTheWire(leaking)).toContain('the first frame differs');
  });
});
