import type { Game } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { compareAnswers } from './answers.ts';

const game = lantern as unknown as Game;
const request = { seats: 5, games: 6, seed: 'a', every: 2, plays: 12 };

describe('answers compared', () => {
  test('whoever answers sensibly gains over whoever does not look', () => {
    const report = compareAnswers(game, { ...request, bots: ['random', 'steady'] });
    const [steady] = report.bots;
    expect(report.asked).toBeGreaterThan(20);
    expect(report.asked).toBeLessThan(report.decisions * request.seats * request.games);
    expect(steady!.differs).toBeGreaterThan(10);
    expect(steady!.gain!.mean).toBeGreaterThan(2 * steady!.gain!.error);
    expect(steady!.gainAtAny!.mean).toBeCloseTo((steady!.gain!.mean * steady!.differs) / report.asked, 10);
  });

  test('the same request gives the same result', () => {
    const bots = ['steady', 'strong@8'];
    expect(compareAnswers(game, { ...request, games: 2, bots })).toEqual(
      compareAnswers(game, { ...request, games: 2, bots }),
    );
  });

  test('who answers alike gains nothing, and of nothing no error is said', () => {
    const [alike] = compareAnswers(game, { ...request, games: 1, bots: ['strong@8', 'strong@8'] }).bots;
    expect(alike).toMatchObject({ differs: 0, gain: null, gainAtAny: { mean: 0, error: 0 } });
  });
});
