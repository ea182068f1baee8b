import { fastRng, type Game } from '@tablewright/kernel';
import { whistle } from '@tablewright/testkit/whistle';
import { expect, test } from 'vitest';
import { nextAnswer, sitDown } from './table.ts';
import { seedsOf } from './seeds.ts';
import { simulate } from './simulate.ts';

const game: Game = whistle;

/** How many answers of some games nobody had waited for, and how many were complained about. */
function unasked(bots: readonly string[], of: Game = game): { spoken: number; answers: number; complaints: number } {
  const count = { spoken: 0, answers: 0, complaints: 0 };
  for (let index = 0; index < 30; index += 1) {
    const table = sitDown(of, { seats: 4, options: {}, bots }, seedsOf('1', index), index);
    const { state } = of.start({ seats: 4, seed: index });
    for (let next = nextAnswer(of, state, table); next !== null; next = nextAnswer(of, state, table)) {
      count.answers += 1;
      if (next.complaint !== null) count.complaints += 1;
      if ((of.waiting(state) & (1 << next.seat)) === 0) count.spoken += 1;
      of.play(state, next.seat, next.value);
    }
  }
  return count;
}

test.each(['random', 'steady'])('%s bots speak unasked now and then', (bot) => {
  const { spoken, answers, complaints } = unasked([bot]);
  expect(spoken).toBeGreaterThan(5);
  expect(spoken).toBeLessThan(answers / 4);
  expect(complaints).toBe(0);
});

test('what cannot be said unasked is complained about, and the game goes on', () => {
  const shouting = (seat: number): ReturnType<Game['advisor']> => {
    const own = game.advisor(seat, fastRng(seat));
    return { answer: (view, question) => (question.optional ? 'shout' : own.answer(view, question)) };
  };
  const { spoken, complaints } = unasked(['steady'], { ...game, advisor: shouting });
  expect(spoken).toBe(0);
  expect(complaints).toBeGreaterThan(5);
});

test('whole simulations come to an end, and windows take no time', async () => {
  const report = await simulate(game, { seats: 4, games: 50, seed: '1', bots: ['random', 'steady'] });
  expect(report).toMatchObject({ finished: 50, violations: 0 });
});
