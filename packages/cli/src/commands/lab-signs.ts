import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadInput, loadGame } from '@tablewright/catalogue';
import type { Signs } from '@tablewright/kernel/signs';
import { type Learned, learnSigns, setUpTable } from '@tablewright/lab';
import { command } from '../command.ts';
import { flag, game, json, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { number } from '../layout.ts';
import { progressOn } from '../progress.ts';
import { tablesToLearnFrom } from '../tables.ts';

export const labSigns = command({
  flags: {
    game,
    games: whole('N', 'how many games are played to learn from (500)', { min: 10, max: 1_000_000, preset: 500 }),
    seats: whole('N', 'how many players (every other game four, the others all numbers in turn)', {
      min: 1,
      max: 31,
      preset: null,
    }),
    seed,
    write: flag("writes the table beside the game's rules, where its `weigh` reads it"),
    json,
  },
  more: [
    'Steady bots play. From what everybody has been told at six moments of four games in five it is learned how much likelier each ' +
      'secret role becomes by each deed; the games that are left say how far that may be trusted. The same seed gives the same table. ' +
      'Without --write nothing is changed. How well roles are guessed with it: tablewright lab belief.',
  ],
  examples: ['tablewright lab signs --game robotariat --games 1000 --write'],
  async run(values, _words, io) {
    const { game: played, witness } = await loadGame(values.game, io.repository);
    if (witness === null) {
      throw new BadInput(
        `${played.name} has no roles to learn about: its rules export no \`witness\`, as games/robotariat/rules does.`,
      );
    }
    const seats =
      values.seats === null ? tablesToLearnFrom(played.seats) : [setUpTable(played, { seats: values.seats }).seats];
    const progress = progressOn(io, 'playing', { quiet: values.json });
    const { games, seed: text } = values;
    const request = { seats, games, seed: text, onProgress: progress.show };
    let learned: Learned;
    try {
      learned = learnSigns(played, witness, request);
    } finally {
      progress.end();
    }
    if (values.write) {
      const file = join(io.repository, 'games', played.id, 'rules', 'advice', 'signs.ts');
      await writeFile(file, fileOf(played.id, games, text, learned.signs));
    }
    if (values.json) await writeJson(io, { game: played.id, ...learned });
    else await write(io, words(learned, played.name));
    return learned.loss < learned.dealtLoss ? 0 : 1;
  },
});

function fileOf(id: string, games: number, seedText: string, { roles, none, deeds }: Signs): string {
  const lines = Object.entries(deeds).map(([deed, numbers]) => `    '${deed}': '${numbers}',\n`);
  return [
    "import type { Signs } from '@tablewright/kernel/signs';\n",
    `\n// Written by \`tablewright lab signs --game ${id} --games ${games} --seed ${seedText} --write\`, not by hand (docs/bots.md).\n`,
    `\n// biome-ignore format: one line for each deed\n`,
    `export const signs: Signs = {\n  roles: '${roles}',\n  none: '${none}',\n  deeds: {\n`,
    ...lines,
    '  },\n};\n',
  ].join('');
}

function words({ games, deeds, dealtLoss, loss, hold, temper }: Learned, name: string): string {
  const gain = (100 * (1 - loss / dealtLoss)).toFixed(1);
  return [
    `${name}: ${number(games)} games, ${number(deeds)} kinds of deeds; a fifth of the games is held out\n`,
    `log loss by how often roles are dealt: ${dealtLoss.toFixed(4)}\n`,
    `log loss by deeds: ${loss.toFixed(4)}, ${gain} % better (held by ${hold}, taken ${temper} times)\n`,
  ].join('');
}
