import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadInput, importLearning, loadGame } from '@tablewright/catalogue';
import type { Weights } from '@tablewright/kernel/learned';
import { type Judged, setUpTable, train, type Trained, type Trial, tryOut } from '@tablewright/lab';
import { command } from '../command.ts';
import { type Flag, flag, game, json, options, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';
import { tablesToLearnFrom } from '../tables.ts';

/** A mode that is won in another way is judged by weights of its own. */
const mode: Flag<string | null> = {
  value: 'NAME',
  explains: 'writes weights-NAME.ts instead of weights.ts: for options with which the game is won in another way',
  preset: null,
  read(said, _before, name) {
    if (!/^[a-z][a-z-]*$/.test(said))
      throw new BadInput(`--${name} takes small letters, such as cooperative, not '${said}'.`);
    return said;
  },
};

export const labTrain = command({
  flags: {
    game,
    games: whole('N', 'how many games are played to learn from, in each round (2000)', {
      min: 20,
      max: 1_000_000,
      preset: 2000,
    }),
    rounds: whole('N', 'how many rounds; from the second on a search with what was learned begins the games (1)', {
      min: 1,
      max: 20,
      preset: 1,
    }),
    seats: whole('N', 'how many players (every other game four, the others all numbers in turn)', {
      min: 1,
      max: 31,
      preset: null,
    }),
    hidden: whole('N', 'how many hidden units the network has (0: a sum of the features)', {
      min: 0,
      max: 256,
      preset: 0,
    }),
    workers: whole('N', 'how many threads play; what is learned does not depend on it (1)', {
      min: 1,
      max: 64,
      preset: 1,
    }),
    deals: whole('N', 'how many deals strong plays against steady with what was learned, each twice (0)', {
      min: 0,
      max: 100_000,
      preset: 0,
    }),
    tries: whole('N', 'how many tries it has for each answer there (100)', { min: 1, max: 100_000, preset: 100 }),
    seed,
    option: options,
    wild: whole('N', 'one answer in N is any before a game becomes sensible (6, or as the game says)', {
      min: 2,
      max: 1000,
      preset: null,
    }),
    as: mode,
    write: flag("writes the weights beside the game's rules, where its evaluation reads them"),
    json,
  },
  more: [
    'Steady bots play, with some answers at the beginning of each game that are any. A network of one small layer learns from tables ' +
      'out of four games in five how likely a seat wins; on those out of the fifth it is measured beside the share of games that a ' +
      'seat wins at all, the evaluation written by hand, and a sum without a hidden layer: log loss (less is better), and how ' +
      'far what is said lies from what comes true. The same seed gives the same weights.',
    'Who judges tables better need not choose better answers: with --deals strong plays against steady, on the same deals with the ' +
      'evaluation by hand, with what was learned, and with the mean of both. Without --write nothing is changed.',
  ],
  examples: [
    'tablewright lab train --game emigration --games 500',
    'tablewright lab train --game emigration --deals 50 --tries 60',
    'tablewright lab train --game robotariat --option mode=cooperative --as cooperative',
  ],
  async run(values, _words, io) {
    const { game: played, module } = await loadGame(values.game, io.repository);
    const learning = await importLearning(module);
    if (learning === null) {
      throw new BadInput(
        `${played.name} has nothing to learn from: there is no games/${values.game}/rules/learning.ts, as games/emigration has one.`,
      );
    }
    const asked =
      values.seats === null ? tablesToLearnFrom(played.seats) : [setUpTable(played, { seats: values.seats }).seats];
    const progress = progressOn(io, 'playing', { quiet: values.json });
    const trained = await train({
      game: played,
      learning,
      module,
      seats: asked,
      options: values.option,
      wild: values.wild ?? undefined,
      games: values.games,
      rounds: values.rounds,
      seed: values.seed,
      hidden: values.hidden,
      workers: values.workers,
      onProgress: progress.show,
    }).finally(progress.end);
    if (values.write) {
      await writeFile(fileFor(io.repository, played.id, values.as), fileOf(played.id, values.as, trained.weights));
    }
    const { deals, tries } = values;
    const match = {
      game: played,
      learning,
      weights: trained.weights,
      seats: asked[0]!,
      options: values.option,
      deals,
      tries,
      seed: values.seed,
    };
    const trial = deals === 0 ? null : tryOut(match);
    if (values.json) await writeJson(io, { game: played.id, ...trained, trial });
    else await write(io, words(trained, played.name) + (trial === null ? '' : trialWords(trial)));
    return trained.learned.loss < trained.prior.loss ? 0 : 1;
  },
});

function fileFor(repository: string, id: string, as: string | null): string {
  return join(repository, 'games', id, 'rules', 'advice', as === null ? 'weights.ts' : `weights-${as}.ts`);
}

function fileOf(id: string, as: string | null, { version, inputs, hidden, numbers }: Weights): string {
  return [
    "import type { Weights } from '@tablewright/kernel/learned';\n",
    `\n// Written by \`tablewright lab train --game ${id}${as === null ? '' : ` --as ${as}`} --write\`, not by hand: what docs/bots.md calls the learned evaluation.\n`,
    '\nexport const weights: Weights = {\n',
    `  version: ${version},\n  inputs: ${inputs},\n  hidden: ${hidden},\n`,
    `  numbers:\n    '${numbers}',\n};\n`,
  ].join('');
}

function words({ games, rows, weights, prior, byHand, linear, learned, micros }: Trained, name: string): string {
  const row = (what: string, { loss, calibrationError }: Judged): string[] => [
    what,
    loss.toFixed(4),
    `${(100 * (1 - loss / prior.loss)).toFixed(1)} %`,
    calibrationError.toFixed(3),
  ];
  return [
    `${name}: ${number(games)} games, ${number(rows)} tables with a seat each; a fifth of the games is held out\n\n`,
    columns(
      [
        ['', 'log loss', 'better than the prior', 'off by'],
        row('prior', prior),
        row('written by hand', byHand),
        row('a sum of the features', linear),
        row(`learned, ${weights.hidden} hidden units`, learned),
      ],
      { right: [1, 2, 3] },
    ),
    '\nWhat was learned, by tenths:\n',
    columns(
      [
        ['said', 'came true', 'tables'],
        ...learned.tenths
          .filter((tenth) => tenth.rows > 0)
          .map((tenth) => [tenth.said.toFixed(2), tenth.won.toFixed(2), number(tenth.rows)]),
      ],
      { right: [0, 1, 2] },
    ),
    `\nThe network takes ${micros.network.toFixed(1)} µs of CPU for a table; its weights are ${number(weights.numbers.length)} bytes.\n`,
  ].join('');
}

function trialWords(trial: Trial): string {
  const row = (what: string, { rate, low, high, games }: Trial['learned']): string[] => [
    what,
    `${rate.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`,
    `${number(games)} games`,
  ];
  return [
    '\nStrong against steady:\n',
    columns([row('by hand', trial.byHand), row('learned', trial.learned), row('the mean of both', trial.both)]),
  ].join('');
}
