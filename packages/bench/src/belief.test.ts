import { fileURLToPath } from 'node:url';
import { sitDown } from '@tablewright/bots';
import { loadGame } from '@tablewright/catalogue';
import { fastRng, type Json } from '@tablewright/kernel';
import { Ears, measureBelief } from '@tablewright/lab';
import { describe, expect, test } from 'vitest';

// What is believed about secret roles, in the games that deal any.

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const SEATS = 4;

/** How many answers into a game somebody has shown something. */
const GUESSED_AT = { emergence: 70, robotariat: 60, 'human-punishment': 300 } as const;

describe.each(Object.entries(GUESSED_AT))('%s', (id, answers) => {
  test('a world weighs the same whatever is hidden, and so does every answer of who thinks in it', async () => {
    const { game } = await loadGame(id, REPOSITORY);
    const { state: s, told } = game.start({ seats: SEATS, seed: 7 });
    const ears = new Ears(SEATS, told);
    const players = Array.from({ length: SEATS }, (_, seat) => sitDown(game, seat, 'steady', fastRng(seat)));
    for (let at = 0; at < answers && s.outcome === null; at += 1) {
      const { seat } = game.asks(s)[0]!;
      const value = players[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!);
      game.play(s, seat, value, ears.hear.bind(ears));
    }
    const { seat } = game.asks(s)[0]!;
    const view = game.view(s, seat);
    const heard = structuredClone(ears.of(seat));
    const worlds = Array.from({ length: 12 }, (_, i) => game.world(view, fastRng(i)));
    const weights = (seen: Json): number[] => worlds.map((world) => game.weigh!(seen, world, heard));
    const other = game.world(view, fastRng(99));
    const question = game.asksSeen(other, seat).mine!;
    const say = (seen: Json): Json =>
      sitDown(game, seat, 'strong', fastRng(5), { iterations: 20 }).answer(seen, question, heard);
    expect(weights(game.view(other, seat))).toEqual(weights(view));
    expect(say(game.view(other, seat))).toEqual(say(view));
    // What was told counts: without it some world is as likely as it is dealt.
    const silent = game.view(s, seat);
    expect(worlds.map((world) => game.weigh!(silent, world, []))).not.toEqual(weights(view));
  });
});

test('deeds tell something about objectives in a few games, and nothing is guessed where nobody has a role', async () => {
  const { game } = await loadGame('robotariat', REPOSITORY);
  const [middle] = measureBelief(game, { seats: SEATS, games: 8, seed: 'few', at: [0.5] })!;
  expect(middle!.guesses).toBe(8 * SEATS * (SEATS - 1));
  expect(middle!.gain).toBeGreaterThan(0.05);
  const { game: without } = await loadGame('emigration', REPOSITORY);
  expect(measureBelief(without, { seats: SEATS, games: 1, seed: 'few', at: [0.5] })).toBeNull();
});
