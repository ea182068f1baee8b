import { benchKernel as measureKernel, type KernelBench } from '@tablewright/bench';
import { discoverGames, loadGame } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { json, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';

/** Four people is the usual table; a game for more or fewer is measured as near to it as it can be played. */
const USUAL_SEATS = 4;

export const benchKernel = command({
  flags: {
    rounds: whole('N', 'how often each is measured; the median counts (7)', { min: 1, max: 1000, preset: 7 }),
    milliseconds: whole('N', 'of CPU time for each, each time (500)', { min: 1, max: 60_000, preset: 500 }),
    json,
  },
  more: [
    'Random games of Lantern on this kernel, on boardgame.io and written by hand, in turn and in one run; then random games of ' +
      'every game here, and copies of their states. All seconds are CPU seconds. It takes about a minute and a half.',
    'Decisions are sampled (one answer is drawn from the offer, as search does), listed (every legal answer is made and one of ' +
      'them drawn) and served (checked, played on a copy, and seen by every seat and a spectator).',
  ],
  examples: ['tablewright bench kernel', 'tablewright bench kernel --rounds 3 --json'],
  async run({ rounds, milliseconds, json: forPrograms }, _words, io) {
    const loaded = await Promise.all(discoverGames(io.repository).map((id) => loadGame(id, io.repository)));
    const games = loaded.map(({ game }) => ({
      game,
      seats: Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max),
    }));
    const bench = await measureKernel({ games, rounds, secondsPerRound: milliseconds / 1000 });
    if (forPrograms) await writeJson(io, bench);
    else await write(io, words(bench));
    return 0;
  },
});

function words({ ratioToBoardgameio, ratioToHandwritten, forms, games, node, rounds }: KernelBench): string {
  const perGame = Object.entries(games).map(([id, game]) => [
    id,
    String(game.seats),
    number(game.decisionsPerSecond),
    game.listed === null ? '–' : number(game.listed),
    number(game.served),
    number(game.gamesPerSecond),
    number(game.copyMicros),
    number(game.stateBytes),
  ]);
  return [
    `Lantern, decisions a CPU second (Node ${node}, median of ${rounds})\n\n`,
    columns(
      [
        ['this kernel', number(forms.kernel)],
        ['boardgame.io', number(forms.boardgameio), `the kernel is ${number(ratioToBoardgameio)} times as fast`],
        ['by hand', number(forms.handwritten), `the kernel is ${number(ratioToHandwritten)} times as fast`],
      ],
      { right: [1] },
    ),
    '\n',
    'Decisions a CPU second\n\n',
    columns(
      [['game', 'seats', 'sampled', 'listed', 'served', 'games a second', 'µs a copy', 'bytes of state'], ...perGame],
      { right: [1, 2, 3, 4, 5, 6, 7] },
    ),
    ...Object.entries(games).flatMap(([id, { notListed }]) =>
      notListed === null ? [] : [`\nThe answers of ${id} are not listed: ${notListed}.\n`],
    ),
  ].join('');
}
