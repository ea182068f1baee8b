// The service worker of a built page. Plain JavaScript, as in install.mjs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NAME = 'service-worker.js';

/**
 * The page itself is kept as '/'; of typefaces the old form is for browsers that have no service workers, and pictures of a game are for
 * who does not know it yet; but those of the front page are always there.
 */
const LEFT_OUT = /\.(woff|gz|br)$|(?<!\.front\.\w+-[\w-]+)\.webp$|^index\.html$|^service-worker\.js$|^\.stamp$/;

/**
 * Puts the names of all files of a build into the service worker: whatever is drawn, read or played comes along. They are read off the
 * folder, since one name without a file would undo all.
 * @param {string} source where it is written, with two constants to fill in
 * @param {string} dist
 */
export function writeServiceWorker(source, dist) {
  const found = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = found.map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll(sep, '/'));
  const files = ['/', ...names.filter((name) => !LEFT_OUT.test(name)).map((name) => `/${name}`)].sort();
  const build = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 12);
  const script = readFileSync(join(source, NAME), 'utf8')
    .replace("'__BUILD__'", JSON.stringify(build))
    .replace("['__FILES__']", JSON.stringify(files));
  writeFileSync(join(dist, NAME), script);
}
