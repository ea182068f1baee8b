// npm run build: the web page, when one of its sources is another than at the last build. Plain JavaScript, as in install.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ensureInstall, main, ourNode, ROOT, Trouble } from './install.mjs';
import { writeServiceWorker } from './service-worker.mjs';

const WEB = join(ROOT, 'packages', 'web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.stamp');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const COMPRESS = join(ROOT, 'packages', 'server', 'src', 'compress-pages.ts');
const SOURCES = [
  'packages/web',
  'packages/board',
  'packages/bots',
  'packages/languages',
  'packages/protocol',
  'packages/kernel',
  'games',
  'docs/rules',
  'docs/images',
];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'golden', 'tests', 'testing', 'tools']);

/**
 * Builds the page if it is missing or stale.
 * @param {(line: string) => unknown} say
 */
export async function ensureBuild(say) {
  const wanted = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!existsSync(VITE)) {
    const state = existsSync(STAMP) ? 'is older than its sources' : 'is not built yet';
    throw new Trouble(
      `The page ${state}, and building it needs the development packages: run npm ci. ` +
        'Or bring packages/web/dist from where the same sources are built (npm run build).',
    );
  }
  say('building the page …');
  // Beside the page that is there, which goes on being served: two who build at once do not write into each other's files, and whoever
  // breaks off leaves no half of a page behind.
  const beside = join(WEB, '.cache', `build-${process.pid}`);
  try {
    await buildInto(beside);
    writeFileSync(join(beside, '.stamp'), wanted);
    swapIn(beside);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function buildInto(folder) {
  // Whoever builds it from a test (NODE_ENV=test) would otherwise leave a page with React's development build behind.
  const env = { NODE_ENV: 'production' };
  const vite = [VITE, 'build', WEB, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await capture(ourNode(), vite, env);
  if (code !== 0) throw new Trouble(`${output.trim()}\nThe page could not be built; see above.`);
  writeServiceWorker(WEB, folder);
  await compress(folder);
}

/**
 * Puts a page that is whole in the place of the old one.
 * @param {string} fresh
 */
function swapIn(fresh) {
  const old = `${fresh}-old`;
  try {
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
  } catch (error) {
    // Somebody else was quicker in between, out of the same sources.
    if (!existsSync(STAMP)) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/**
 * Here and not by the server alone: who serves may not be allowed to write there.
 * @param {string} folder
 */
async function compress(folder) {
  const { code, output } = await capture(ourNode(), [COMPRESS, folder]);
  if (code !== 0) throw new Trouble(`${output.trim()}\nThe page could not be compressed; see above.`);
}

/** Of what the sources say, not of when they were written: a page built elsewhere out of the same sources will do. */
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
    else if (entry.isFile()) {
      const name = path.slice(ROOT.length).replaceAll('\\', '/');
      const content = readFileSync(path);
      hash.update(`${name} ${content.length}\n`).update(content);
    }
  }
}

if (process.argv[1]?.endsWith('build.mjs')) {
  /** @param {string} line */
  const say = (line) => process.stdout.write(`${line}\n`);
  await main(async () => {
    await ensureInstall(say);
    await ensureBuild(say);
    await compress(DIST);
    say(`the page is in ${DIST}`);
  });
}
