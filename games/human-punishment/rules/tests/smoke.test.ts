import { defineGame, fastRng } from '@tablewright/kernel';
import { test } from 'vitest';
import { options } from '../options.ts';
import { blank, setup } from '../setup.ts';
import { stages } from '../stages/index.ts';
import { copy, type State } from '../state.ts';

const game = defineGame({
  id: 'hp',
  name: 'x',
  rulesVersion: 1,
  ledger: 'HPB',
  seats: { min: 3, max: 6 },
  options,
  blank,
  setup,
  stages,
  revealing: [],
  copy,
  view: () => null,
  world: () => {
    throw new Error('x');
  },
  invariants: {},
  words: {},
  advisor: () => ({}),
  turn: (s: State) => s.turns,
} as never) as any;

test('plays', () => {
  for (const seats of [3, 4, 5, 6]) {
    const reasons: Record<string, number> = {};
    let decisions = 0,
      turns = 0,
      fails = 0;
    const t0 = performance.now();
    const N = 300;
    for (let seed = 1; seed <= N; seed += 1) {
      const { state: s } = game.start({ seats, seed, options: { characters: 'random' } });
      const rng = fastRng(seed * 7);
      let n = 0;
      try {
        while (game.playRandom(s, rng)) {
          n += 1;
          if (n > 100000) throw new Error('endless');
        }
        reasons[s.outcome.reason] = (reasons[s.outcome.reason] ?? 0) + 1;
      } catch (e) {
        fails += 1;
        if (fails <= 3)
          console.log(seats, seed, n, (e as Error).stack?.slice(0, 900), JSON.stringify(s.stack).slice(0, 1500));
      }
      decisions += n;
      turns += s.turns;
    }
    const ms = performance.now() - t0;
    console.log(
      seats,
      {
        fails,
        decisions: decisions / N,
        turns: turns / N,
        perSec: Math.round((decisions / ms) * 1000),
        msGame: ms / N,
      },
      reasons,
    );
  }
});
