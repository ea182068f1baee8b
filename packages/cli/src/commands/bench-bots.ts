import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchBots as measureBots, type BotsBench } from '@tablewright/bench';
import { discoverGames, loadGame } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { flag, json, seed, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';

/** Four people is the usual table; a game for more or fewer is measured as near to it as it can be played. */
const USUAL_SEATS = 4;

export const benchBots = command({
  flags: {
    short: flag('fewer games of everything, with fewer tries for each answer: under eight minutes'),
    game: text('G', 'this game alone'),
    seed,
    json,
  },
  more: [
    'How often one level beats another, game by game, on the same deals with their places changed, with 95 % intervals; how often ' +
      'they do something stupid in positions out of recorded games; how much better than nothing the belief about secret roles is; ' +
      "and how many tries a CPU second a search of Lantern makes beside boardgame.io's bot and beside one written by hand.",
    'Search is limited by tries and not by the clock, so that everything but the speed comes out the same every time; with --short ' +
      'how many games are played depends on how fast they are.',
  ],
  examples: ['tablewright bench bots --short', 'tablewright bench bots --json'],
  async run({ short, game: only, seed: seedText, json: forPrograms }, _words, io) {
    const ids = only === null ? discoverGames(io.repository) : [only];
    const loaded = await Promise.all(ids.map((id) => loadGame(id, io.repository)));
    const games = loaded.map(({ game, module }) => {
      const blunders = join(io.repository, 'games', game.id, 'rules', 'blunders.json');
      return {
        id: game.id,
        module,
        seats: Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max),
        blunders: existsSync(blunders) ? blunders : null,
      };
    });
    const progress = progressOn(io, 'measuring', { quiet: forPrograms });
    const bench = await measureBots({ games, short, seed: seedText, onProgress: progress.show }).finally(progress.end);
    if (forPrograms) await writeJson(io, bench);
    else await write(io, words(bench));
    return 0;
  },
});

function words({ iterationsRatioToBoardgameio, iterationsRatioToHandwritten, games }: BotsBench): string {
  const rate = ({ rate: won, low, high }: { rate: number; low: number; high: number }): string =>
    `${won.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  return [
    `Search: ${number(iterationsRatioToBoardgameio)} times boardgame.io's tries a second, `,
    `${number(iterationsRatioToHandwritten)} times those of a search written by hand\n\n`,
    columns(
      [
        ['game', 'steady beats random', 'strong beats steady', 'fierce beats strong', 'blunders', 'belief gains'],
        ...Object.entries(games).map(([id, game]) => [
          id,
          rate(game.steadyVsRandom),
          rate(game.strongVsSteady),
          rate(game.fierceVsStrong),
          `${game.blunders.steady} and ${game.blunders.strong} of ${game.blunders.positions}`,
          game.beliefGain === null ? '–' : `${Math.round(game.beliefGain * 100)} %`,
        ]),
      ],
      { right: [1, 2, 3, 4, 5] },
    ),
  ].join('');
}
