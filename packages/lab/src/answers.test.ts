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

  test.each([{}, { by: 'strong@4' }, { isTrue: true }])('the same request gives the same result: %j', (how) => {
    const asked = { ...request, ...how, games: 2, bots: ['steady', 'strong@8'] };
    expect(compareAnswers(game, asked)).toEqual(compareAnswers(game, asked));
  });

  test('as the cards lie, and not as they may lie: no world is drawn', () => {
    const blind = {
      ...game,
      world: () => {
        throw new Error('a world was drawn');
      },
    } as Game;
    const asked = { ...request, games: 1, bots: ['random', 'steady'] };
    expect(compareAnswers(blind, { ...asked, isTrue: true }).bots[0]!.gain).not.toBeNull();
    expect(() => compareAnswers(blind, asked)).toThrow('a world was drawn');
  });

  test('whoever is named plays where nobody is asked, and plays answers on', () => {
    let strong = 0;
    const counted = { ...game, world: (view, rng) => ((strong += 1), game.world(view, rng)) } satisfies Game;
    compareAnswers(counted, { ...request, games: 1, bots: ['random', 'steady'], isTrue: true, by: 'strong@4' });
    expect(strong).toBeGreaterThan(100);
  });

  test('who answers alike gains nothing, and of nothing no error is said', () => {
    const [alike] = compareAnswers(game, { ...request, games: 1, bots: ['strong@8', 'strong@8'] }).bots;
    expect(alike).toMatchObject({ differs: 0, gain: null, gainAtAny: { mean: 0, error: 0 } });
  });
});
