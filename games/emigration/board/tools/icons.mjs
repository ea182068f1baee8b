// Takes the icons that this screen uses out of the set and writes them down as paths: npx node games/emigration/board/tools/icons.mjs
// The set has four thousand of them; the page must carry only these.
import { writeFileSync } from 'node:fs';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { LIFE, THINGS } from '../icons.ts';

/** What the picture on the shelf needs: apart, so that the front page does not carry all the others. */
const SHELF = { WORLD: 'world', PLANE: 'airplane-departure' };

const HEAD =
  '// Written by tools/icons.mjs. Icons of game-icons.net (Lorc, Delapouite and others), CC BY 3.0, in a square of 512.';

function pathOf(name) {
  const found = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (found.length !== 1) throw new Error(`${name}: ${found.length} paths`);
  return found[0];
}

const names = [...new Set([...Object.values(LIFE), ...Object.values(THINGS)])].sort();
const paths = names.map((name) => `  '${name}': '${pathOf(name)}',`);

writeFileSync(
  new URL('../icon-paths.ts', import.meta.url),
  [HEAD, '', 'export const PATHS = {', ...paths, '} as const;', ''].join('\n'),
);

writeFileSync(
  new URL('../icons-on-shelf.ts', import.meta.url),
  [HEAD, '', ...Object.entries(SHELF).map(([id, name]) => `export const ${id} = '${pathOf(name)}';`), ''].join('\n'),
);
