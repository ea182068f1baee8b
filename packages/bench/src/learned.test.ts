import { discoverGames, importLearning, loadGame } from '@tablewright/catalogue';
import { fastRng, type Game } from '@tablewright/kernel';
import { learnedJudge } from '@tablewright/kernel/learned';
import { train } from '@tablewright/lab';
import { expect, test } from 'vitest';

/** Somewhere in the middle of a game. */
function tableOf(game: Game): ReturnType<Game['start']>['state'] {
  const seats = Math.min(Math.max(4, game.seats.min), game.seats.max);
  const { state: s } = game.start({ seats, options: {}, seed: 3 });
  const rng = fastRng(3);
  for (let answers = 0; answers < 30; answers += 1) game.playRandom(s, rng);
  return s;
}

const loaded = await Promise.all(
  discoverGames().map(async (id) => {
    const one = await loadGame(id);
    return { ...one, id, learning: await importLearning(one.module) };
  }),
);
const learning = loaded.filter((one) => one.learning !== null);

test('there are games to learn from', () => {
  expect(learning.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['emergence', 'emergent', 'emigration', 'human-punishment', 'robotariat']),
  );
});

test.each(learning)('$id: the rules do not bring it along: the page would load it', async ({ module }) => {
  expect(Object.keys((await import(module)) as object)).not.toContain('learning');
});

test.each(learning)('$id: every number of a table has a name, and is a number', ({ game, learning: learns }) => {
  const s = tableOf(game);
  const input = new Float64Array(learns!.names.length).fill(Number.NaN);
  expect(new Set(learns!.names).size).toBe(learns!.names.length);
  for (let seat = 0; seat < s.seats; seat += 1) {
    learns!.read(s, seat, input);
    // a number that was left out would still be the one of another table
    expect(input.every(Number.isFinite), `seat ${seat}`).toBe(true);
    expect(learns!.judge(s, seat)).toBeGreaterThanOrEqual(0);
    expect(learns!.judge(s, seat)).toBeLessThanOrEqual(1);
  }
});

test.each(learning)(
  '$id: weights written by the training fit the features, and those for other features are refused',
  async (one) => {
    const { game, learning: learns } = one;
    const seats = Math.min(Math.max(4, game.seats.min), game.seats.max);
    const { weights } = await train({ game, learning: learns!, seats: [seats], games: 20, seed: 'few', hidden: 2 });
    expect(weights.numbers.length).toBeLessThan(300_000);
    const s = tableOf(game);
    const chances = Array.from({ length: s.seats }, (_, seat) => learnedJudge(weights, learns!)(s, seat));
    for (const chance of chances) expect(chance).toBeGreaterThan(0);
    // among rivals one of all wins
    if (learns!.among === 'rivals') expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const changed = { ...learns!, version: learns!.version + 1 };
    expect(() => learnedJudge(weights, changed)(s, 0)).toThrow('train them again with tablewright lab train');
  },
);

const closely = loaded.filter(({ game }) => game.evaluateClosely !== undefined);

test.each(closely)('$id: what the fiercest bot judges by is a chance, and not what strong judges by', ({ game }) => {
  const s = tableOf(game);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const chances = seats.map((seat) => game.evaluateClosely!(s, seat));
  for (const chance of chances) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect(chances).not.toEqual(seats.map((seat) => game.evaluate!(s, seat)));
});
