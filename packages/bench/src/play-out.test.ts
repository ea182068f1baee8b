import { discoverGames, loadGame } from '@tablewright/catalogue';
import { fastRng, type Game } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { expect, test } from 'vitest';

const loaded = await Promise.all(discoverGames().map((id) => loadGame(id)));

test.each([lantern as unknown as Game, ...loaded.map(({ game }) => game)])(
  '$id: played out at once as answer by answer',
  (game) => {
    const seats = Math.min(Math.max(4, game.seats.min), game.seats.max);
    const begin = (): ReturnType<Game['start']>['state'] => game.start({ seats, options: {}, seed: 5 }).state;
    const [atOnce, oneByOne] = [begin(), begin()];
    const rngs = [fastRng(5), fastRng(5)] as const;
    // in pieces that end in the middle of a sealed question too
    for (const most of [1, 2, 3, 50, 101]) {
      game.playOut(atOnce, rngs[0], most);
      for (let said = 0; said < most; said += 1) game.playRandom(oneByOne, rngs[1]);
      expect(atOnce).toEqual(oneByOne);
    }
  },
);
