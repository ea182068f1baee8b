import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_POSTGRES, startPostgres } from '@tablewright/storage/local-postgres';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { folder } from './testing/repository.ts';
import { shell } from './testing/shell.ts';

/** `tablewright serve` in a process of its own, and what it has printed by the time it says where it is. */
async function serve(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; said: string }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      main,
      'serve',
      ...(args.some((arg) => arg === '--data' || arg === '--database') ? [] : ['--data', folder()]),
      ...args,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('Tablewright is at')) break;
  }
  return { child, said };
}

const postgres = await startPostgres({ durable: false });
afterAll(() => postgres?.stop());
if (postgres === null) test(NO_POSTGRES, () => {});

describe('tablewright serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, answers there, and stops at %s with 0',
    async (signal) => {
      const { child, said } = await serve(['--host', '127.0.0.1', '--port', '0']);
      expect(said).toMatch(/^Tablewright is at http:\/\/127\.0\.0\.1:\d+\nTo administer it, open this link once.*\n$/);
      const url = /http\S+/.exec(said)![0];
      expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
      const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
      expect(games.map(({ id }) => id)).toContain('emergence');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );

  test('prints a link for the administrator until somebody has opened one; a command prints another', async () => {
    const data = folder();
    const first = await serve(['--host', '127.0.0.1', '--port', '0', '--data', data]);
    const [, url = '', key = ''] = /(http:\S+)\/admin#([\w-]{32})\n$/.exec(first.said)!;
    const enter = async (given: string): Promise<Response> =>
      fetch(`${url}/api/admin/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: given }),
      });
    const { code, out } = await shell(['admin-link', '--data', data, '--public', 'https://games.example/', '--json']);
    expect(code).toBe(0);
    const { link } = JSON.parse(out) as { link: string };
    expect(link).toMatch(/^https:\/\/games\.example\/admin#[\w-]{32}$/);
    const entered = await enter(link.split('#')[1]!);
    expect(entered.status).toBe(200);
    const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
    const seen: unknown = await (await fetch(`${url}/api/admin`, { headers: { cookie } })).json();
    expect(seen).toMatchObject({ versions: { server: '0.1.0' }, storage: { kind: 'SQLite' } });
    expect((await enter(key)).status).toBe(404); // void since the other one was opened
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const second = await serve(['--host', '127.0.0.1', '--port', '0', '--data', data]);
    expect(second.said).toMatch(/^Tablewright is at \S+\n$/);
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    expect((await shell(['admin-link', '--data', data, '--public', 'nonsense'])).err).toContain('is no address');
  });

  test('loads neither the packages that test, simulate and measure nor a browser', async () => {
    const loaded = join(folder(), 'loaded');
    const hook = new URL('./testing/loaded.mjs', import.meta.url).href;
    const { child } = await serve(['--host', '127.0.0.1', '--port', '0'], {
      LOADED: loaded,
      NODE_OPTIONS: `--import ${hook}`,
    });
    child.kill('SIGTERM');
    await once(child, 'exit');
    const modules = readFileSync(loaded, 'utf8').split('\n');
    expect(modules.filter((module) => module.endsWith('/packages/server/src/index.ts'))).toHaveLength(1);
    const needless =
      /\/packages\/(testkit|lab|bench|e2e|board|web)\/|\/node_modules\/(@?vitest|playwright|boardgame\.io|vite|@?react|pg|@nats-io)\b/;
    expect(modules.filter((module) => needless.test(module))).toEqual([]);
  });

  test.skipIf(postgres === null)('loads no bus where none is named', async () => {
    const loaded = join(folder(), 'loaded');
    const database = await postgres!.newDatabase();
    const { child } = await serve(['--host', '127.0.0.1', '--port', '0', '--database', database], {
      LOADED: loaded,
      NODE_OPTIONS: `--import ${new URL('./testing/loaded.mjs', import.meta.url).href}`,
    });
    child.kill('SIGTERM');
    await once(child, 'exit');
    const modules = readFileSync(loaded, 'utf8');
    expect(modules).toContain('/node_modules/pg/');
    expect(modules).not.toContain('nats');
  });

  test('takes the next free port when the wanted one is taken, and says so', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { child, said } = await serve(['--host', '127.0.0.1', '--port', String(port)]);
    expect(said).toMatch(new RegExp(`^Port ${port} is taken; taking (\\d+) instead\\.\\nTablewright is at .*:\\1\\n`));
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test.each([
    [['--port', '70000'], '--port takes a whole number from 0 to 65535'],
    [['--host', '203.0.113.7'], 'It is not possible to listen on 203.0.113.7, port 8080: EADDRNOTAVAIL.'],
    [['--data', '/dev/null/x', '--port', '0', '--host', '127.0.0.1'], 'cannot be opened'],
    [['--database', 'nonsense', '--port', '0'], 'That is no address of a database.'],
    [
      ['--database', 'postgres://u:p@127.0.0.1:1/x', '--port', '0'],
      'Nobody answers for the database x at 127.0.0.1:1: is PostgreSQL running, and may it be reached from here?\n',
    ],
    [['--database', 'postgres://u:p@h/x', '--data', 'd'], 'Either --data or --database'],
    [['--database', 'postgres://u:p@h/x', '--bus', 'nonsense'], 'That is no address of a bus.'],
    [['--database', 'postgres://u:p@h/x', '--bus', 'redis://h'], 'Only NATS can be used as a bus.'],
    [['--bus', 'nats://127.0.0.1:1'], 'A bus is for several processes on one PostgreSQL'],
  ])('%j is refused with a sentence', async (args, why) => {
    const { code, err } = await shell(['serve', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  test('a second one on the same folder is refused with a sentence, and the first goes on', async () => {
    const data = folder();
    const { child, said } = await serve(['--host', '127.0.0.1', '--port', '0', '--data', data]);
    const { code, err } = await shell(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data]);
    expect([code, err]).toEqual([2, expect.stringContaining(`Another Tablewright uses ${data}: stop it first`)]);
    expect(await (await fetch(`${/http\S+/.exec(said)![0]}/health`)).json()).toEqual({ ok: true });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await serve(['--host', '127.0.0.1', '--port', '0', '--data', data]);
    again.child.kill('SIGTERM');
    expect(await once(again.child, 'exit')).toEqual([0, null]);
  });

  test.skipIf(postgres === null)('two share a PostgreSQL, and one goes on when the other is stopped', async () => {
    const database = await postgres!.newDatabase();
    const both = await Promise.all(
      [1, 2].map(() => serve(['--host', '127.0.0.1', '--port', '0', '--database', database])),
    );
    const [one, two] = both.map(({ said }) => /http\S+/.exec(said)![0]) as [string, string];
    const body = JSON.stringify({ game: 'emergence', seats: 4, open: true });
    const made = await fetch(`${one}/api/tables`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const { table } = (await made.json()) as { table: string };
    const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
    both[0]!.child.kill('SIGTERM');
    expect(await once(both[0]!.child, 'exit')).toEqual([0, null]);
    // the same guest, at the other one
    expect(await (await fetch(`${two}/api/mine`, { headers: { cookie } })).json()).toMatchObject([{ id: table }]);
    both[1]!.child.kill('SIGTERM');
    expect(await once(both[1]!.child, 'exit')).toEqual([0, null]);
  });

  test.skipIf(postgres === null)(
    'a bus that cannot be reached is said in a sentence, and holds up nobody',
    async () => {
      const database = await postgres!.newDatabase();
      const bus = 'nats://user:word@127.0.0.1:1';
      const { child } = await serve(['--host', '127.0.0.1', '--port', '0', '--database', database, '--bus', bus]);
      let said = '';
      child.stderr!.on('data', (chunk) => (said += String(chunk)));
      child.kill('SIGTERM');
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(said).toContain(
        'tablewright: Nobody answers for the bus at 127.0.0.1:1: is NATS running, and may it be reached from here? Until it is there, ' +
          'what other processes do is seen up to a second later.\n',
      );
      expect(said).not.toContain('word');
    },
  );

  test('a damaged file is refused with a sentence', async () => {
    const data = folder();
    writeFileSync(join(data, 'tablewright.sqlite'), 'no database at all, but long enough to be one'.repeat(100));
    const { code, err } = await shell(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data]);
    expect([code, err]).toEqual([2, expect.stringContaining('is damaged (file is not a database)')]);
  });
});
