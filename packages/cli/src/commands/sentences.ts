import { loadGame } from '@tablewright/catalogue';
import { type Sentence, sentencesOf } from '@tablewright/lab';
import { command } from '../command.ts';
import { game, json, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { progressOn } from '../progress.ts';

export const sentences = command({
  flags: {
    game,
    games: whole('K', 'how many games are listened to (200)', { min: 1, max: 1_000_000, preset: 200 }),
    seed,
    json,
  },
  more: [
    'Plays games with every number of players and with options drawn by lot, half of the bots steady and half of them random, ' +
      'and writes down every sentence that is said: to the host, as a question, as an option, in the log, where ' +
      "something is refused, and at the end. Sentences that differ only in numbers, names and the game's own nouns are printed " +
      'once, as they were said first, with how often they were said.',
  ],
  examples: ['tablewright sentences --game emergent --games 50'],
  async run(values, _words, io) {
    const loaded = await loadGame(values.game, io.repository);
    const progress = progressOn(io, 'listening', { quiet: values.json });
    const said = sentencesOf(loaded.game, {
      games: values.games,
      seed: values.seed,
      onProgress: (done) => progress.show(done, values.games),
    });
    progress.end();
    if (values.json) await writeJson(io, { game: loaded.game.id, games: values.games, sentences: said });
    else await write(io, page(said));
    return 0;
  },
});

/** Each kind and question under a heading of its own. */
function page(said: readonly Sentence[]): string {
  let last = '';
  const lines = said.map(({ kind, about, says, times }) => {
    const heading = `${kind}: ${about}`;
    const above = heading === last ? '' : `${last === '' ? '' : '\n'}${heading}\n`;
    last = heading;
    return `${above}  ${says} [${times}]\n`;
  });
  return lines.join('');
}
