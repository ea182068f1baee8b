import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const start = promisify(execFile);

test.runIf(process.platform === 'linux')('two who need the browser at once both get one that runs', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'tablewright-browser-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const script = `
    import { execFileSync } from 'node:child_process';
    import { unpackedBrowser } from '${new URL('browser.mjs', import.meta.url).href}';
    const program = await unpackedBrowser(${JSON.stringify(cache)});
    console.log(program + ' ' + execFileSync(program, ['--version'], { encoding: 'utf8' }));`;
  const both = await Promise.all(
    [1, 2].map(() => start(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })),
  );
  for (const { stdout } of both) expect(stdout).toMatch(new RegExp(`^${cache}/[\\d.]+/chromium Chromium \\d+`));
});
