import { type Entry, fastRng } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { loadRules } from '../games/rules.ts';
import { decisionAt } from './decision.ts';
import { replaySteps } from './steps.ts';

test('a decision in a replay is what its seat saw and was asked then, and what it answered, sealed ones too', async () => {
  const game = await loadRules('emergent');
  const started = game.start({ seats: 3, seed: 4 });
  const log: Entry[] = [...started.entries];
  let s = started.state;
  for (let n = 0; n < 6; n += 1) {
    // The last seat seals first: between what it was asked and its answer others may have answered.
    const question = game.asks(s).at(-1)!;
    const value = game.advisor(question.seat, fastRng(n)).answer(game.view(s, question.seat), question);
    const next = game.after(s, { seat: question.seat, value });
    if (!next.ok) throw new Error(next.why);
    log.push(...next.entries);
    s = next.state;
  }
  const { rulesVersion } = game;
  const record = {
    format: 1 as const,
    game: 'emergent',
    rulesVersion,
    seats: 3,
    names: [],
    options: {},
    log,
    outcome: null,
  };
  const { steps } = replaySteps(game, record);
  for (const seat of [0, 1, 2]) {
    const then = decisionAt(game, steps, 0, seat)!;
    expect(then.question).toEqual(game.asksSeen(steps[0]!.state, seat).mine);
    expect(then.view).toEqual(game.view(steps[0]!.state, seat));
    const mine = steps[0]!.told.filter(({ to }) => to === 'all' || to === seat);
    expect(then.told).toEqual(mine.map(({ event }) => event));
    expect(then.answer).toEqual(steps.find(({ answer }) => answer?.seat === seat)!.answer!.value);
  }
  // With all cards open it is about whoever answers next, and out of that seat's own view.
  const next = decisionAt(game, steps, 0, 'all')!;
  expect(next.seat).toBe(steps[1]!.answer!.seat);
  expect(next.view).toEqual(game.view(steps[0]!.state, next.seat));
  expect(decisionAt(game, steps, 99, 0)).toBeNull();
});
