import { loadGame } from '@tablewright/catalogue';
import { setUpTable } from '@tablewright/lab';
import { wireOnlooker } from '@tablewright/server';
import { positionsIn, Reached, type SecrecyReport, secrecyCampaign } from '@tablewright/testkit';
import { command } from '../command.ts';
import { flag, game, json, options, seats, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';

export const secrecy = command({
  flags: {
    game,
    seats,
    games: whole('K', 'how many random games (20)', { min: 0, max: 1_000_000, preset: 20 }),
    seed,
    option: options,
    wire: flag('compare what a server would send, byte for byte, as well, whatever is asked'),
    each: whole('P', 'with --wire: how many kept positions of each question (8)', { min: 1, max: 10_000, preset: 8 }),
    json,
  },
  more: [
    'Plays random games and looks at their states through the eyes of every seat and of a spectator. Out of what each of ' +
      'them sees a whole world is sampled. If by their view, their questions, their options, a refusal, or by playing on they ' +
      'could tell it from the real one, a secret has leaked, and the exit code is 1.',
    'With --wire both tables are also set up as a server has them, with windows, clocks and countdown, everybody watches, and ' +
      'what each viewer is sent is compared byte for byte. First of all at positions of the kept games (golden) and at tables that ' +
      'a game lays out for rare questions, so that every question is looked at while it is asked, sealed ones also half answered. ' +
      'Those at which nobody has looked are named.',
  ],
  examples: [
    'tablewright secrecy --game emergence --seats 5 --games 50',
    'tablewright secrecy --game human-punishment --games 0 --wire --each 30',
  ],
  async run(values, _words, io) {
    const loaded = await loadGame(values.game, io.repository);
    const plan = setUpTable(loaded.game, { seats: values.seats ?? loaded.game.seats.min, options: values.option });
    const { game } = loaded;
    const tables = values.wire ? await positionsIn(game, loaded.module, { each: values.each, seed: values.seed }) : [];
    const progress = progressOn(io, 'looking', { quiet: values.json });
    const common = {
      seats: plan.seats,
      options: plan.options,
      seed: values.seed,
      ...(values.wire && { onlooker: wireOnlooker(game) }),
      onProgress: ({ tables: laid, games }: { tables: number; games: number }) =>
        progress.show(laid === 0 ? tables.length + games : laid, tables.length + values.games),
    };
    // A few kept games are not enough to judge a secret by: in them somebody may know it all the time.
    const kept = secrecyCampaign(game, { ...common, games: 0, tables, looks: 1, secrets: {} });
    const random = secrecyCampaign(game, { ...common, games: values.games });
    progress.end();
    const reached = new Reached();
    for (const one of [kept, random]) reached.add(one.reached);
    const leaks = [...kept.leaks, ...random.leaks];
    const report = { ...random, states: kept.states + random.states, reached, leaks };
    const { seats: people, states, viewers } = report;
    const notLookedAt = reached.notLookedAt(game);
    const counted = { game: game.id, seats: people, states, viewers, leaks: leaks.length, notLookedAt };
    if (values.json) await writeJson(io, { ...counted, leakDetails: leaks });
    else await write(io, words(report, game.name, notLookedAt));
    return leaks.length === 0 ? 0 : 1;
  },
});

function words(
  { seats: people, states, viewers, leaks }: SecrecyReport,
  name: string,
  notLookedAt: readonly string[],
): string {
  const table = columns([
    ['states', number(states)],
    ['viewers', `${viewers}: ${people} seats and a spectator`],
    ['leaks', leaks.length === 0 ? 'none' : number(leaks.length)],
    ['questions', notLookedAt.length === 0 ? 'all were looked at' : `not looked at: ${notLookedAt.join(', ')}`],
  ]);
  const details = leaks.map(({ viewer, step, what, detail, seed: drawn }) => {
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
    return `\n${who}, after ${step} answers (seed ${drawn}): ${what}\n  ${detail.replaceAll('\n', '\n  ')}\n`;
  });
  return `${name}, ${people} players\n\n${table}${details.join('')}`;
}
