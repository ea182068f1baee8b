import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { passedOver } from './passed-over.mjs';

const start = promisify(execFile);

/** A test that needs PostgreSQL, on a machine without one. */
function withoutPostgres(env: Readonly<Record<string, string>>): Promise<{ stdout: string; stderr: string }> {
  const { href } = new URL('../packages/storage/src/local-postgres.ts', import.meta.url);
  const script = `import { startPostgres } from '${href}'; console.log(await startPostgres());`;
  return start(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, CI: '', TABLEWRIGHT_POSTGRES: 'none', ...env },
    encoding: 'utf8',
  });
}

test('where there is no PostgreSQL it is said, in a line that npm test finds', async () => {
  const { stdout, stderr } = await withoutPostgres({});
  expect(stdout).toBe('null\n');
  expect(passedOver(`RUN\n${stderr}${stderr} ✓ other tests\n`)).toEqual([
    expect.stringMatching(/^No PostgreSQL: .* passed over\.$/),
  ]);
});

test('where CI=true nothing is passed over', async () => {
  await expect(withoutPostgres({ CI: 'true' })).rejects.toThrow('No PostgreSQL: ');
});

test('all that was passed over is said, each once, and nothing else', () => {
  const output = 'No browser: a\n ✓ x\nNo NATS: b\nNo browser: a\nNothing: No PostgreSQL: c\nNo tests found: d\n';
  expect(passedOver(output)).toEqual(['No browser: a', 'No NATS: b']);
  expect(passedOver('all is well')).toEqual([]);
});
