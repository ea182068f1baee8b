import { playGame, randomPlayer, rngFor } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { choicesIn, type Json, list } from '@tablewright/kernel';
import { humanPunishment as game } from '../index.ts';
import { NAMES } from '../tests/testing/tables.ts';

/** Ways to be done, to let something pass or to say yes, and what only its owner may see: there is nothing on the table to light. */
const ABOUT_NOTHING =
  /^(?:You are|Give back|Pass|No|Yes|Draw nothing|Leave it|That is all|End your|Discard no more|Look at no more)\b/;
const DONE = /^(?:Pay this|Roll the pink die|Attack|Add no|Place no more|Lay no more|Unlock a Boost|Nobody)\b/;

test('every option names the things that it is about, but for those that end or decline something', () => {
  const nameless = new Set<string>();
  for (const seed of [1, 2]) {
    const players = Array.from({ length: 5 }, (_, seat) => randomPlayer(rngFor(seed, `player ${seat}`)));
    playGame(game, {
      seats: 5,
      seed,
      players,
      onStep({ state }) {
        for (const seat of list(game.waiting(state) | game.mayAnswer(state))) {
          const { mine } = game.asksSeen(state, seat);
          if (mine === null || mine.domain.kind === 'some') continue;
          const view = game.view(state, seat);
          for (const value of choicesIn<Json>(mine.domain)) {
            const { says, about } = game.words.option(view, mine, value, NAMES);
            if (about.length === 0 && !ABOUT_NOTHING.test(says) && !DONE.test(says)) {
              nameless.add(`${mine.about}: ${says}`);
            }
          }
        }
      },
    });
  }
  expect([...nameless]).toEqual([]);
});
