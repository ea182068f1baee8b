import { list } from '@tablewright/kernel';
import { isComplete } from '@tablewright/testkit/complete';
import { describe, expect, test } from 'vitest';
import { GAMES, goldenNames, loadGolden, loadRules, loadScenes } from './library.ts';
import { openScene } from './open.ts';
import { hashOf, isNext, placeIn, sceneAt, START } from './place.ts';
import { recorded } from './recording.ts';

// A scene is looked at once in a while; here it is noticed when the rules have left it behind.

/** Bots play whole games for some of them, which takes as long as the machine is busy. */
const PATIENCE = 240_000;

const scenes = await Promise.all(GAMES.map(async (id) => [id, await loadScenes(id)] as const));

test.each(scenes)('%s: there are scenes of all that is promised', (id, named) => {
  expect(Object.keys(named).length > 0 || !isComplete(id)).toBe(true);
});

describe.each(scenes.filter(([, named]) => Object.keys(named).length > 0))('the scenes of %s', (id, named) => {
  test.each(Object.keys(named))(
    '%s can be laid on the table',
    async (name) => {
      const scene = named[name]!;
      const game = await loadRules(id);
      const { laid } = await openScene(game, scene);
      const state = laid.shown.at(-1)?.state ?? laid.state;
      const { mine } = game.asksSeen(state, laid.viewer);
      const names = laid.recording.setup.names;
      expect(game.words.table(game.view(state, laid.viewer), names)).not.toBe('');
      if (mine !== null) expect(game.words.prompt(game.view(state, laid.viewer), mine)).not.toBe('');
      // Somebody is asked something, unless it is over.
      expect(game.outcome(state) === null).toBe(list(game.waiting(state)).length > 0);
      if (scene.hover !== undefined) expect(game.explain(state, mine!.seat, scene.hover)).toMatchObject({ ok: true });
    },
    PATIENCE,
  );
});

const pictures = import.meta.glob<{ pictures: object }>('../../../games/*/board/pictures.ts', { eager: true });

test.each(scenes)('%s: what people are shown is out of a recorded game, which bots cannot change', (id, named) => {
  const shown = Object.keys(pictures[`../../../games/${id}/board/pictures.ts`]?.pictures ?? {});
  for (const scene of shown) expect(named[scene], scene).toMatchObject({ golden: expect.any(String) as string });
});

test('a game has golden games to look at, step by step', async () => {
  const id = GAMES.find((one) => goldenNames(one).length > 0)!;
  const [golden] = goldenNames(id);
  const game = await loadRules(id);
  const recording = recorded(game, (await loadGolden(id, { golden: golden! }))!);
  expect(recording.last).toBeGreaterThan(10);
  expect(game.outcome(recording.step(recording.last)!.state)).not.toBeNull();
  expect(recording.step(recording.last + 1)).toBeNull();
  expect(recording.toldUpTo(3).length).toBeLessThan(recording.toldUpTo(recording.last).length);
});

describe('what is looked at stands in the address', () => {
  const place = { ...START, game: 'emergence', golden: 'depletion', at: 12, viewer: 'spectator' as const, live: true };

  test('and is read back from it', () => {
    expect(placeIn(hashOf(place))).toEqual(place);
    expect(placeIn('#game=emergence&scene=end')).toEqual({ ...START, game: 'emergence', scene: 'end' });
  });

  test('what is given there goes before what a scene says', () => {
    const seen = sceneAt({ ...START, game: 'x', scene: 'end', viewer: 2 }, { seed: 'b', at: 'end', viewer: 0 });
    expect(seen).toEqual({ seed: 'b', at: 'end', viewer: 2 });
  });

  test('one step on is shown with its motion, anything else is a jump', () => {
    expect(isNext(place, { ...place, at: 13 })).toBe(true);
    expect(isNext(place, { ...place, at: 14 })).toBe(false);
    expect(isNext(place, { ...place, at: 11 })).toBe(false);
    expect(isNext(place, { ...place, at: 13, viewer: 0 })).toBe(false);
    expect(isNext({ ...place, scene: 'end' }, { ...place, at: 13 })).toBe(false);
  });
});
