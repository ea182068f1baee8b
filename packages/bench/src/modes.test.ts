import { sitDown } from '@tablewright/bots';
import { discoverGames, loadGame } from '@tablewright/catalogue';
import { fastRng, type Game, lowest, NOBODY } from '@tablewright/kernel';
import { expect, test } from 'vitest';

// What strong judges tables by is learned or written with the usual mode in mind. In another one, which is won in another way, the same
// numbers may say the opposite: in a cooperative mode it once lost nearly every game like that.

const GAMES = 60;
/** So far into a game: late enough that tables differ, early enough that they are not over. */
const AT = 0.8;

/** By game and mode: how often a seat that wins was judged higher than one that does not, of all such pairs; ties count half. */
function rightly(game: Game, mode: string): number {
  const seats = Math.min(Math.max(4, game.seats.min), game.seats.max);
  const won: number[] = [];
  const lost: number[] = [];
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const players = Array.from({ length: seats }, (_, seat) =>
      sitDown(game, seat, 'steady', fastRng(10 * seed + seat)),
    );
    const { state: s } = game.start({ seats, options: { mode }, seed });
    const judged: number[][] = [];
    while (game.waiting(s) !== NOBODY) {
      judged.push(Array.from({ length: seats }, (_, seat) => game.evaluate!(s, seat)));
      const seat = lowest(game.waiting(s));
      game.play(s, seat, players[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!));
    }
    const { winners } = game.outcome(s)!;
    for (const [seat, chance] of judged[Math.floor(AT * judged.length)]!.entries()) {
      (winners.includes(seat) ? won : lost).push(chance);
    }
  }
  let right = 0;
  for (const one of won) for (const other of lost) right += one > other ? 1 : one === other ? 0.5 : 0;
  return right / (won.length * lost.length);
}

const all = await Promise.all(discoverGames().map(async (id) => ({ id, ...(await loadGame(id)) })));
const modes = all
  .filter(({ game }) => game.evaluate !== undefined)
  .flatMap(({ id, game }) => {
    const choices = game.options['mode']?.choices ?? [];
    return choices.map(({ value }) => ({ id, game, mode: value as string }));
  });

test('there are games with several modes', () => {
  expect(modes.map(({ id, mode }) => `${id} ${mode}`)).toEqual(
    expect.arrayContaining(['emergent fast', 'emigration cooperative', 'robotariat cooperative']),
  );
});

test.each(modes)('$id, $mode: who wins was judged higher than who does not', ({ game, mode }) => {
  expect(rightly(game, mode)).toBeGreaterThan(0.6);
});
