import { canonicalJson, fastRng, type Json } from '@tablewright/kernel';
import { learnedParts } from '@tablewright/kernel/learned';
import { describeGlances } from '@tablewright/testkit/suite';
import { describe, expect, test } from 'vitest';
import { weights } from '../advice/weights.ts';
import { FACTION_IDS } from '../content/loyalty.ts';
import { humanPunishment as game, type State, type Told } from '../index.ts';
import { learning } from '../learning.ts';

// What only a search uses: views that are made as they are read, and worlds drawn by what was told.

/** A game between steady players; `look` sees each question before it is answered. */
function play(seats: number, seed: number, options: Record<string, Json>, look: (s: State, at: number) => void): void {
  const { state: s } = game.start({ seats, seed, options });
  const players = Array.from({ length: seats }, (_, seat) => game.advisor(seat, fastRng(seed + seat)));
  for (let at = 0; s.outcome === null; at += 1) {
    look(s, at);
    const { seat } = game.asks(s)[0]!;
    game.play(s, seat, players[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!));
  }
}

describeGlances(game, {
  tables: [
    { seats: 3 },
    { seats: 4, options: { blindSectorOne: true } },
    { seats: 5 },
    { seats: 6, options: { campaign: true } },
  ],
  every: 7,
});

test('what speaks for a table in words is all that it is judged by, but for what nobody can change', () => {
  const parts = learnedParts(weights, learning);
  const unsaid = /(^their turn|: (is it|fallen there|legion there|phase|turns))$/;
  const [constant] = weights.numbers.split(' ').map(Number);
  play(4, 3, {}, (s, at) => {
    if (at % 60 !== 0) return;
    const seat = (at / 60) % 4;
    const worth = game.evaluate!(s, seat);
    const said = Object.values(game.reasons!.parts(s, seat)).reduce((sum, part) => sum + part, 0);
    const rest = parts(s, seat).reduce((sum, part, i) => sum + (unsaid.test(learning.names[i]!) ? part : 0), constant!);
    expect(said + rest).toBeCloseTo(Math.log(worth / (1 - worth)), 6);
  });
});

describe('a likely world', () => {
  test('cannot be told from the real one, and is drawn as often as its loyalties weigh', () => {
    const drawn = { likely: 0, weighed: 0 };
    play(4, 5, {}, (s, at) => {
      if (at !== 400) return;
      const seat = 0;
      const view = game.view(s, seat);
      // nothing was told but that the player on the next seat has used Resources up again and again
      const used: Told = { type: 'cityAction', piece: 1, action: 3 };
      const told = [used, used, used];
      const isHuman = (world: State): boolean => FACTION_IDS[world.faction[1]!] === 'human';
      let all = 0;
      for (let i = 0; i < 400; i += 1) {
        const likely = game.likely!(view, told, fastRng(i));
        if (i < 20) expect(canonicalJson(game.view(likely, seat))).toBe(canonicalJson(view));
        if (isHuman(likely)) drawn.likely += 1 / 400;
        const world = game.world(view, fastRng(i));
        const weight = game.weigh!(view, world, told);
        all += weight;
        if (isHuman(world)) drawn.weighed += weight;
      }
      drawn.weighed /= all;
    });
    expect(drawn.weighed).toBeGreaterThan(0);
    expect(Math.abs(drawn.likely - drawn.weighed)).toBeLessThan(0.1);
  });
});
