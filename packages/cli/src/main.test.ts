import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The command as it is really started: a process of its own, with pipes.

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

interface Process {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `hangUp`: the reader goes away after the first bytes, as `| head` does. */
async function tablewright(
  argv: readonly string[],
  { stdin = '', hangUp = false, node = [] as readonly string[] } = {},
): Promise<Process> {
  const child = spawn(process.execPath, [...node, MAIN, ...argv]);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (hangUp) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.on('error', () => {}); // it may have ended before it has read everything
  child.stdin.end(stdin);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

test('help goes to stdout', async () => {
  const { code, out, err } = await tablewright(['help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Tablewright: /);
});

test('bad input: one line on stderr, nothing on stdout, exit code 2', async () => {
  const { code, out, err } = await tablewright(['simulate', '--game', 'chess', '--json']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^tablewright: There is no game 'chess'\. Games here: .*emergence.*\.\n$/);
});

test.each([
  ['oxc-parser', ['ledger']],
  ['socket.io-client', ['bench', 'web']],
  ['boardgame.io', ['bench', 'kernel']],
])('without %s, %j says that it needs the development packages', async (missing, argv) => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, nextResolve) {
        if (specifier.split('/')[0] === '${missing}') {
          throw Object.assign(new Error("Cannot find package '${missing}' imported from here"), { code: 'ERR_MODULE_NOT_FOUND' });
        }
        return nextResolve(specifier, context);
      },
    });`;
  const node = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
  const { code, out, err } = await tablewright(argv, { node });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const says = `'${argv.join(' ')}' needs the development packages (${missing} is not installed): run npm ci.`;
  expect(err).toBe(`tablewright: ${says}\n`);
});

test('--json prints one object and nothing else', async () => {
  const { code, out, err } = await tablewright('simulate --game emergence --seats 3 --games 3 --json'.split(' '));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(out)).toMatchObject({ game: 'emergence', games: 3, finished: 3, violations: 0 });
});

test('a reader who has seen enough is no failure', async () => {
  const { code, out, err } = await tablewright(
    'record --game emergence --seats 6 --option length=extended'.split(' '),
    { hangUp: true },
  );
  expect(out.length).toBeGreaterThan(0);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('env ends when nobody reads any more, and when nobody writes any more', async () => {
  const asking = '{"type":"view","seat":0}\n'.repeat(5000);
  const { code, err } = await tablewright(['env', '--game', 'emergence'], { stdin: asking, hangUp: true });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const over = await tablewright(['env', '--game', 'emergence'], { stdin: '{"type":"asks","id":1}\n' });
  expect(over.code).toBe(0);
  expect(over.out.trim().split('\n').at(-1)).toContain('"id":1');
});

test('env ends at quit although its stdin stays open', async () => {
  const child = spawn(process.execPath, [MAIN, 'env', '--game', 'emergence'], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.write('{"type":"quit"}\n');
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
});
