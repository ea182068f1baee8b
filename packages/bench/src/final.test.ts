import { LEVEL_SPECS, thinker } from '@tablewright/bots';
import { loadGame } from '@tablewright/catalogue';
import { type Base, countOptions, fastRng, type Game, type Json, lowest, NOBODY, type Seat } from '@tablewright/kernel';
import { expect, test } from 'vitest';

// Fierce plays its best answers on to the end of the game, where a game says so. None does at present: in Emigration it judges later instead.

const TRIES = 300;

interface Asked {
  readonly s: Base;
  readonly seat: Seat;
}

/** The first question of a game of steady players at which there is much to choose. */
function widest(game: Game): Asked {
  const { state: s } = game.start({ seats: 4, options: {}, seed: 5 });
  for (let n = 0; n < 200 && game.waiting(s) !== NOBODY; n += 1) {
    const seat = lowest(game.waiting(s));
    const question = game.asksSeen(s, seat).mine!;
    if (question.domain.kind === 'plan' || countOptions(question.domain) > 3) return { s, seat };
    game.play(s, seat, game.advisor(seat, fastRng(n)).answer(game.view(s, seat), question));
  }
  throw new Error('nobody was asked anything');
}

function considered(game: Game, level: 'strong' | 'fierce', { s, seat }: Asked): { answer: Json; playedOn: number } {
  const thinks = LEVEL_SPECS[level].thinks!;
  const { consider } = thinker(game, seat, fastRng(3), thinks, { iterations: TRIES });
  const { answer, playedOn } = consider(game.view(s, seat), game.asksSeen(s, seat).mine!);
  return { answer, playedOn };
}

async function withFinal(): Promise<Game> {
  const { game } = await loadGame('emigration');
  return { ...game, playsToEnd: true };
}

test('where a game says so fierce plays on, and strong does not', async () => {
  const game = await withFinal();
  const asked = widest(game);
  const { playedOn } = considered(game, 'fierce', asked);
  expect(playedOn).toBeGreaterThan(20);
  // two fifths of the tries are for the search, and a game counts as three
  expect(playedOn).toBeLessThanOrEqual((TRIES * 0.6) / 3 + 3);
  expect(considered(game, 'strong', asked).playedOn).toBe(0);
});

test.each(['emergence', 'emergent', 'emigration', 'robotariat', 'human-punishment'])(
  'in %s nobody does',
  async (id) => {
    const { game } = await loadGame(id);
    expect(considered(game, 'fierce', widest(game)).playedOn).toBe(0);
  },
);

test('in Emigration fierce judges tables three rounds later, and strong one', async () => {
  const { game } = await loadGame('emigration');
  const asked = widest(game);
  const answersIn = (level: 'strong' | 'fierce'): number => {
    let played = 0;
    considered({ ...game, play: (...how) => ((played += 1), game.play(...how)) }, level, asked);
    return played / TRIES;
  };
  const [usual, further] = [answersIn('strong'), answersIn('fierce')];
  expect(further / usual).toBeGreaterThan(2.2);
  expect(further / usual).toBeLessThan(3.8);
});

test('the hidden part drawn anew changes nothing that fierce answers', async () => {
  const game = await withFinal();
  const { s, seat } = widest(game);
  const other = game.world(game.view(s, seat), fastRng(77));
  expect(considered(game, 'fierce', { s: other, seat })).toEqual(considered(game, 'fierce', { s, seat }));
});
