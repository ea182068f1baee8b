import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NO_POSTGRES } from '@tablewright/storage/local-postgres';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ServerGroup } from './server-group.ts';
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
  const { answersPerSecond, storedBytesPerTable } = bench as ServerBench;
  expect(answersPerSecond).toBeGreaterThan(0);
  expect(storedBytesPerTable.tablewright).toBeGreaterThan(1000);
});

describe('of the servers of a bench', () => {
  /** A server that says where it listens and its number in the file `first`; whoever is started behind it ends at once. */
  const FIRST_ALONE = `
    import { writeFileSync } from 'node:fs';
    try {
      writeFileSync(process.argv[2] + '/first', String(process.pid), { flag: 'wx' });
    } catch {
      process.exit(1);
    }
    process.send({ url: 'http://127.0.0.1:1' });
    setInterval(() => {}, 1000);`;

  function folderWithServer(): { folder: string; server: URL; isGone(): boolean } {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
    const file = join(folder, 'server.mjs');
    writeFileSync(file, FIRST_ALONE);
    /** Whether nobody was there to get it. */
    const isLostOn = (signal: 0 | 'SIGKILL'): boolean => {
      try {
        return !process.kill(Number(readFileSync(join(folder, 'first'), 'utf8')), signal);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ESRCH';
      }
    };
    const isGone = (): boolean => isLostOn(0);
    onTestFinished(() => {
      isLostOn('SIGKILL'); // one that stands still would keep the suite from its end
      rmSync(folder, { recursive: true, force: true });
    });
    return { folder, server: pathToFileURL(file), isGone };
  }

  test('none is left behind when a later one does not start', async () => {
    const { folder, server, isGone } = folderWithServer();
    await expect(ServerGroup.start(server, folder, 2, null)).rejects.toThrow('has ended by itself');
    expect(isGone()).toBe(true);
  });

  test('none is left behind when the bench is broken off, not even one that stands still', async () => {
    const { folder, server, isGone } = folderWithServer();
    const bench = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { ServerChild } from ${JSON.stringify(new URL('./server-child.ts', import.meta.url).href)};
         const child = await ServerChild.start(new URL(${JSON.stringify(server.href)}), ${JSON.stringify(folder)});
         child.pause();
         process.stdout.write('it stands still');
         setInterval(() => {}, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    onTestFinished(() => void bench.kill('SIGKILL'));
    await once(bench.stdout, 'data');
    expect(isGone()).toBe(false);
    bench.kill('SIGTERM');
    await once(bench, 'exit');
    await vi.waitFor(() => expect(isGone()).toBe(true), 10_000);
  });
});
