import { NO_POSTGRES } from '@tablewright/storage/local-postgres';
import { expect, test } from 'vitest';
import { benchServer, type ServerBench } from './server.ts';

test('a bench says what two servers do with the same load', async () => {
  const bench = await benchServer({
    tables: 4,
    seconds: 1,
    thinkSeconds: 0.1,
    busyTables: 4,
    rounds: 1,
    secondsPerRound: 0.05,
  });
  expect(bench).toMatchObject({ tables: 4, game: 'lantern', seats: 5, node: process.version });
  // so short a run says nothing about speed; but everybody was asked and has answered, here and there
  for (const one of [
    bench.live,
    bench.live.boardgameio,
    ...bench.busy.rounds.tablewright,
    ...bench.busy.rounds.boardgameio,
  ]) {
    expect(one.answers).toBeGreaterThan(0);
    expect(one.cpuMicrosPerAnswer).toBeGreaterThan(10);
    expect(one.p50Ms).toBeGreaterThan(0);
    expect(one.p99Ms).toBeGreaterThanOrEqual(one.p50Ms);
  }
  expect(bench.ratioToBoardgameio).toBeGreaterThan(0);
  expect(bench.live.cpuRatioToBoardgameio).toBeGreaterThan(0);
  expect(bench.bytesPerTable).toBeGreaterThan(1000);
  expect(bench.storedBytesPerTable.tablewright).toBeGreaterThan(1000);
});

test('so it does with several processes on PostgreSQL', async () => {
  const settings = { tables: 3, seconds: 0.6, thinkSeconds: 0.1, busyTables: 3, rounds: 1, secondsPerRound: 0.05 };
  const bench = await benchServer({ ...settings, storage: 'postgres', processes: 2 }).catch(
    (error: Error) => error.message,
  );
  if (bench === NO_POSTGRES) return;
  expect(bench).toMatchObject({ storage: 'postgres', processes: 2 });
  expect((bench as ServerBench).answersPerSecond).toBeGreaterThan(0);
});
