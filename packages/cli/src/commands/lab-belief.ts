import { BadInput, loadGame } from '@tablewright/catalogue';
import { type BeliefReport, measureBelief, setUpTable } from '@tablewright/lab';
import { command } from '../command.ts';
import { type Flag, game, json, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';
import { usualSeats } from '../tables.ts';

/** When they guess: in the middle of a game, and when three quarters of it are over. */
const MOMENTS = [0.5, 0.75] as const;

const bot: Flag<string> = {
  value: 'B',
  explains: 'who plays (steady unless said otherwise)',
  preset: 'steady',
  read: (said) => said,
};

export const labBelief = command({
  flags: {
    game,
    games: whole('N', 'how many games (100)', { min: 1, max: 100_000, preset: 100 }),
    seats: whole('N', 'how many players (four, or as near to it as the game can be played)', {
      min: 1,
      max: 31,
      preset: null,
    }),
    bot,
    seed,
    json,
  },
  more: [
    'Bots play. In the middle of each game and after three quarters of it every seat guesses the secret roles of all others, ' +
      'out of what it sees and was told. Log loss of what it believes is held against what it would believe without looking at deeds. ' +
      'Choose another seed than the one that the table of signs was learned with. It was learned from steady ones: how well others are read, --bot strong@100 says.',
  ],
  examples: [
    'tablewright lab belief --game robotariat --games 200 --seed fresh',
    'tablewright lab belief --game emergence --games 60 --bot strong@100 --seed fresh',
  ],
  async run(values, _words, io) {
    const { game: played } = await loadGame(values.game, io.repository);
    const { seats } = setUpTable(played, { seats: values.seats ?? usualSeats(played.seats), bots: [values.bot] });
    const progress = progressOn(io, 'playing', { quiet: values.json });
    const { games, bot: player, seed: text } = values;
    let reports: BeliefReport[] | null;
    try {
      reports = measureBelief(played, {
        seats,
        games,
        bot: player,
        seed: text,
        at: MOMENTS,
        onProgress: progress.show,
      });
    } finally {
      progress.end();
    }
    if (reports === null) throw new BadInput(`${played.name} has no secret roles that somebody has to guess.`);
    if (values.json) await writeJson(io, { game: played.id, seats, games, bot: player, reports });
    else await write(io, reports.map((report) => words(report)).join('\n'));
    return 0;
  },
});

function words({ at, guesses, loss, priorLoss, gain, error, reliability }: BeliefReport): string {
  return [
    `After ${Math.round(100 * at)} % of the answers: ${number(guesses)} guesses, log loss ${loss.toFixed(4)} against `,
    `${priorLoss.toFixed(4)}: ${(100 * gain).toFixed(1)} % better (standard error ${(100 * error).toFixed(1)})\n`,
    columns(
      [
        ['believed', 'true', 'times'],
        ...reliability
          .filter((tenth) => tenth.guesses > 0)
          .map((tenth) => [
            `${Math.round(100 * tenth.from)}–${Math.round(100 * tenth.from) + 10} %`,
            `${((100 * tenth.true) / tenth.guesses).toFixed(0)} %`,
            number(tenth.guesses),
          ]),
      ],
      { right: [0, 1, 2] },
    ),
  ].join('');
}
