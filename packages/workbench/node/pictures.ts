// npm run shots                   the pictures of README, the front page and the games' own pages, out of recorded games
// npm run shots -- emergence      only those of the games that are named
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES_FOLDER, gamesHere, REPOSITORY, serveWorkbench } from './serve.ts';
import { type FrontPart, takeFront } from './front.ts';
import { takeShots } from './shots.ts';

const FOLDER = join(REPOSITORY, 'docs', 'images');

const named = process.argv.slice(2);
const unknown = named.filter((id) => !gamesHere().includes(id));
if (unknown.length > 0) {
  process.stderr.write(`There is no game ${unknown.join(', ')}. Games here: ${gamesHere().join(', ')}.\n`);
  process.exit(2);
}

interface Wanted {
  readonly pictures: object;
  readonly front?: FrontPart;
}

/** Which scenes of a game are shown to people who do not know it: games/<id>/board/pictures.ts. */
async function wantedOf(id: string): Promise<Wanted | null> {
  const file = join(GAMES_FOLDER, id, 'board', 'pictures.ts');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Wanted) : null;
}

const { server, address } = await serveWorkbench({ still: true, port: null });
let troubles = 0;
for (const game of named.length > 0 ? named : gamesHere()) {
  const wanted = await wantedOf(game);
  if (wanted === null) continue;
  const scenes = Object.keys(wanted.pictures);
  // A picture whose scene has gone would be shown for ever.
  for (const old of globSync(`${game}.*.webp`, { cwd: FOLDER })) rmSync(join(FOLDER, old));
  troubles += await takeShots({ address, game, folder: FOLDER, scenes, light: false, language: 'en', small: true });
  const { front } = wanted;
  if (front !== undefined) troubles += await takeFront({ address, game, folder: FOLDER, part: front });
}
await server.close();
process.exitCode = troubles === 0 ? 0 : 1;
