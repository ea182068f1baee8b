import { loadGame } from '@tablewright/catalogue';
import { setUpTable } from '@tablewright/lab';
import { wireOnlooker } from '@tablewright/server';
import { type SecrecyReport, secrecyCampaign } from '@tablewright/testkit';
import { command } from '../command.ts';
import { flag, game, json, options, seats, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';

export const secrecy = command({
  flags: {
    game,
    seats,
    games: whole('K', 'how many games (20)', { min: 1, max: 1_000_000, preset: 20 }),
    seed,
    option: options,
    wire: flag('compare what a server would send, byte for byte, as well'),
    json,
  },
  more: [
    'Plays random games and looks at their states through the eyes of every seat and of a spectator. Out of what each of ' +
      'them sees a whole world is sampled. If by their view, their questions, their options, a refusal, or by playing on they ' +
      'could tell it from the real one, a secret has leaked, and the exit code is 1.',
    'With --wire both tables are also set up as a server has them, everybody watches, and what each viewer is sent is compared ' +
      'byte for byte.',
  ],
  examples: ['tablewright secrecy --game emergence --seats 5 --games 50'],
  async run(values, _words, io) {
    const loaded = await loadGame(values.game, io.repository);
    const plan = setUpTable(loaded.game, { seats: values.seats ?? loaded.game.seats.min, options: values.option });
    const progress = progressOn(io, 'looking', { quiet: values.json });
    const report = secrecyCampaign(loaded.game, {
      seats: plan.seats,
      options: plan.options,
      games: values.games,
      seed: values.seed,
      ...(values.wire && { onlooker: wireOnlooker(loaded.game) }),
      onProgress: ({ games }) => progress.show(games, values.games),
    });
    progress.end();
    const { game, seats: people, states, viewers, leaks } = report;
    const counted = { game, seats: people, states, viewers, leaks: leaks.length };
    if (values.json) await writeJson(io, { ...counted, leakDetails: leaks });
    else await write(io, words(report, loaded.game.name));
    return leaks.length === 0 ? 0 : 1;
  },
});

function words({ seats: people, states, viewers, leaks }: SecrecyReport, name: string): string {
  const table = columns([
    ['states', number(states)],
    ['viewers', `${viewers}: ${people} seats and a spectator`],
    ['leaks', leaks.length === 0 ? 'none' : number(leaks.length)],
  ]);
  const details = leaks.map(({ viewer, step, what, detail, seed: drawn }) => {
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
    return `\n${who}, after ${step} answers (seed ${drawn}): ${what}\n  ${detail.replaceAll('\n', '\n  ')}\n`;
  });
  return `${name}, ${people} players\n\n${table}${details.join('')}`;
}
