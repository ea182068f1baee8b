import { loadGame } from '@tablewright/catalogue';
import { type Simulation, simulate as simulateGames } from '@tablewright/lab';
import { command } from '../command.ts';
import { bots, game, json, options, seats, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number, percent } from '../layout.ts';
import { progressOn } from '../progress.ts';

export const simulate = command({
  flags: {
    game,
    seats,
    games: whole('K', 'how many games (100)', { min: 1, max: 100_000_000, preset: 100 }),
    seed,
    bot: bots,
    option: options,
    workers: whole('N', 'how many threads; the report does not depend on it (at most 2)', {
      min: 1,
      max: 64,
      preset: null,
    }),
    json,
  },
  more: [
    'Every game is played to its end by bots who see what a player sees. After every answer the invariants of the game are ' +
      'checked. A broken invariant, an error in the rules, an impossible answer of a bot and a game without an end are ' +
      'violations; with any of them the exit code is 1. `record --nth` plays such a game again and writes it down.',
    'What somebody held or played in the end (an objective, a character, a destination, a team or faction) is counted with how many held it.',
    'Of a game that names its cards it is said which of them never came into play; --json counts the games of each.',
  ],
  examples: ['tablewright simulate --game emergence --seats 4 --games 1000 --seed 1 --bot steady,random'],
  async run(values, _words, io) {
    const loaded = await loadGame(values.game, io.repository);
    const progress = progressOn(io, 'playing', { quiet: values.json });
    const report = await simulateGames(loaded.game, {
      seats: values.seats ?? loaded.game.seats.min,
      games: values.games,
      seed: values.seed,
      bots: values.bot,
      options: values.option,
      module: loaded.module,
      ...(values.workers !== null && { workers: values.workers }),
      onProgress: progress.show,
    }).finally(progress.end);
    if (values.json) await writeJson(io, report);
    else await write(io, words(report, loaded.game.name));
    return report.violations === 0 && report.finished === report.games ? 0 : 1;
  },
});

function words(report: Simulation, name: string): string {
  const { games, finished, violations, decisions, seconds, winsByBot } = report;
  const bots = Object.entries(winsByBot);
  const wins = [
    ...Object.entries(report.outcomes).map(([reason, times]) => [
      'ended by',
      reason,
      number(times),
      percent(times, finished),
    ]),
    ...Object.entries(report.winsByRole).map(([role, times]) => [
      'won by',
      role,
      number(times),
      percent(times, finished),
    ]),
    ...report.winsBySeat.map((times, seat) => ['won by', `seat ${seat}`, number(times), percent(times, finished)]),
    ...(bots.length > 1
      ? bots.map(([bot, { wins: won, of }]) => ['seats won', bot, number(won), percent(won, of)])
      : []),
  ];
  return [
    `${name}, ${report.seats} players, ${report.bots.join(' and ')}, seed ${report.seed}\n\n`,
    columns([
      ['finished', `${number(finished)} of ${number(games)} games`],
      ['violations', violations === 0 ? 'none' : number(violations)],
      ['decisions', `${number(decisions)}, ${number(report.decisionsPerSecond)} a second`],
      ['time', `${seconds.toFixed(1)} seconds, ${number(report.gamesPerSecond)} games a second`],
    ]),
    '\n',
    columns(wins, { right: [2, 3] }),
    ...heldRows(report),
    ...cardRows(report),
    ...(violations === 0 ? [] : ['\nThe first violations:\n', columns(violationRows(report))]),
  ].join('');
}

/** What somebody held or played, with how many did: what nobody holds wins never, and says nothing. */
function heldRows({ winsByHeld }: Simulation): string[] {
  const rows = Object.entries(winsByHeld).flatMap(([kind, things]) =>
    Object.entries(things).map(([thing, { wins, of }]) => [
      kind,
      thing,
      number(wins),
      `of ${number(of)}`,
      percent(wins, of),
    ]),
  );
  return rows.length === 0 ? [] : ['\nWon among those who held or played it:\n', columns(rows, { right: [2, 3, 4] })];
}

/** How many of the cards came into play, and which did not; `--json` says how often each. */
function cardRows({ gamesByCard, neverUsed }: Simulation): string[] {
  const used = Object.keys(gamesByCard).length;
  if (used === 0) return [];
  const never = neverUsed.length === 0 ? 'all of them' : `never: ${neverUsed.join(', ')}`;
  return [`\nCards that came into play: ${number(used)} of ${number(used + neverUsed.length)}, ${never}\n`];
}

function violationRows({ violationDetails }: Simulation): string[][] {
  return violationDetails.map(({ game: index, step, says }) => {
    const [line = ''] = says.split('\n');
    return [`game ${index}, after ${step} answers`, line.length > 160 ? `${line.slice(0, 160)}…` : line];
  });
}
