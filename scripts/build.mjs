// The web page is built when one of its sources is newer than the last build. Plain JavaScript, as in install.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ourNode, ROOT, Trouble } from './install.mjs';

const DIST = join(ROOT, 'packages', 'web', 'dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = ['packages/web', 'packages/board', 'packages/protocol', 'packages/kernel', 'games', 'docs/rules'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'golden', 'tests', 'testing', 'dev']);

/**
 * Builds the page if it is missing or stale.
 * @param {(line: string) => unknown} say
 */
export async function ensureBuild(say) {
  const wanted = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('building the page …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // Whoever builds it from a test (NODE_ENV=test) would otherwise leave a page with React's development build behind.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await capture(ourNode(), [vite, 'build', 'packages/web', '--logLevel', 'warn'], env);
  if (code !== 0) throw new Trouble(`${output.trim()}\nThe page could not be built; see above.`);
  writeFileSync(STAMP, wanted);
}

function stampOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES) addFolder(join(ROOT, folder), hash);
  return `${hash.digest('hex')}\n`;
}

/**
 * @param {string} folder
 * @param {import('node:crypto').Hash} hash
 */
function addFolder(folder, hash) {
  const found = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of found) {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) addFolder(path, hash);
    else if (entry.isFile())
      hash.update(`${path.slice(ROOT.length)} ${statSync(path).mtimeMs} ${statSync(path).size}\n`);
  }
}
