// npm run build: the web page, when one of its sources is another than at the last build. Plain JavaScript, as in install.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ensureInstall, main, ourNode, ROOT, Trouble } from './install.mjs';
import { writeServiceWorker } from './service-worker.mjs';

const DIST = join(ROOT, 'packages', 'web', 'dist');
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
  // Whoever builds it from a test (NODE_ENV=test) would otherwise leave a page with React's development build behind.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await capture(ourNode(), [VITE, 'build', 'packages/web', '--logLevel', 'warn'], env);
  if (code !== 0) throw new Trouble(`${output.trim()}\nThe page could not be built; see above.`);
  writeServiceWorker(join(ROOT, 'packages', 'web'), DIST);
  await compress();
  writeFileSync(STAMP, wanted);
}

/** Here and not by the server alone: who serves may not be allowed to write there. */
async function compress() {
  const { code, output } = await capture(ourNode(), [COMPRESS, DIST]);
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
    await compress();
    say(`the page is in ${DIST}`);
  });
}
