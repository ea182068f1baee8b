import { BadInput } from '@tablewright/catalogue';
import { benchServer as measureServer, type ServerBench } from '@tablewright/bench';
import { command } from '../command.ts';
import { json, oneOf, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';

export const benchServer = command({
  flags: {
    tables: whole('N', 'tables of people who think, all at once (500)', { min: 1, max: 2000, preset: 500 }),
    seconds: whole('N', 'for which these tables are watched (10)', { min: 1, max: 120, preset: 10 }),
    think: whole('N', 'seconds that people think (5)', { min: 1, max: 60, preset: 5 }),
    busy: whole('N', 'tables at which nobody thinks (200)', { min: 1, max: 1000, preset: 200 }),
    rounds: whole('N', 'how often each server is driven as fast as it goes; the median counts (3)', {
      min: 1,
      max: 100,
      preset: 3,
    }),
    // the other server stands still meanwhile; boardgame.io takes those for gone whom it has not heard for 20 s
    milliseconds: whole('N', 'for each server, each time (3000)', { min: 100, max: 10_000, preset: 3000 }),
    storage: oneOf(['sqlite', 'postgres'], 'where ours stores (sqlite); PostgreSQL is started for it'),
    processes: whole('N', 'processes of ours; several only on postgres (1)', { min: 1, max: 16, preset: 1 }),
    json,
  },
  more: [
    'Lantern at five seats over websockets on this machine, with a connection for every seat: first with people who think, ' +
      "then as fast as it goes, on this server and on boardgame.io's with its file storage in turn. Ours has every answer " +
      'on the disk before it says so. It takes about two minutes, and means something only where nobody else works.',
  ],
  examples: ['tablewright bench server', 'tablewright bench server --tables 100 --rounds 1 --json'],
  async run({ tables, seconds, think, busy, rounds, milliseconds, storage, processes, json: forPrograms }, _words, io) {
    if (storage === 'sqlite' && processes > 1) {
      throw new BadInput('Several processes need --storage postgres: a SQLite file belongs to one.');
    }
    const bench = await measureServer({
      tables,
      seconds,
      thinkSeconds: think,
      busyTables: busy,
      rounds,
      secondsPerRound: milliseconds / 1000,
      storage,
      processes,
    });
    if (forPrograms) await writeJson(io, bench);
    else await write(io, words(bench));
    return 0;
  },
});

function processes({ processes: count, databaseCpuMicrosPerAnswer: database }: ServerBench): string {
  const words = count === 1 ? 'one process' : `${count} processes`;
  return database === null ? words : `${words}, PostgreSQL itself ${number(database)} µs an answer`;
}

function words(bench: ServerBench): string {
  const { tables, live, busy, node, cpus, loadAverage } = bench;
  const rows = (['tablewright', 'boardgameio'] as const).flatMap((name) =>
    busy.rounds[name].map((one) => [
      name === 'tablewright' ? 'this server' : 'boardgame.io',
      number(one.answersPerSecond),
      number(one.cpuMicrosPerAnswer),
      number(one.p50Ms),
      number(one.p99Ms),
    ]),
  );
  return [
    `Lantern at ${bench.seats} seats on ${bench.storage}, ${processes(bench)} (Node ${node}, ${cpus} cores, load ${number(loadAverage)})\n\n`,
    `${number(tables)} tables of people who think ${number(live.thinkSeconds)} s\n\n`,
    columns(
      [
        ['answers a second', number(live.answersPerSecond)],
        ['ms until the view, median', number(bench.p50Ms)],
        ['ms until the view, 99 %', number(bench.p99Ms)],
        ['µs of CPU an answer', number(live.cpuMicrosPerAnswer)],
        ["the same on boardgame.io's server", number(live.boardgameio.cpuMicrosPerAnswer)],
        ['bytes of memory a table', number(Math.round(bench.bytesPerTable))],
      ],
      { right: [1] },
    ),
    `\n${number(busy.tables)} tables as fast as it goes, in turn\n\n`,
    columns([['', 'answers a second', 'µs of CPU an answer', 'ms, median', 'ms, 99 %'], ...rows], {
      right: [1, 2, 3, 4],
    }),
    `\nThis server gives ${number(bench.ratioToBoardgameio)} times as many answers a second as boardgame.io's, ` +
      `each with 1/${number(bench.cpuRatioToBoardgameio)} of the CPU.\n`,
  ].join('');
}
