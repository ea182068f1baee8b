// npm run board -- emergence                       the board of a game, to look at while it is drawn
// npm run board -- emergence --shots out/          a picture of every scene, on a phone and on a laptop
// npm run board -- emergence --shots out/ compile  only of the scenes that are named
// npm run board -- emergence --shots out/ --language de  as they look in another language
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SHELF } from '../src/constants.ts';
import { GAMES_FOLDER, gamesHere, serveWorkbench } from './serve.ts';
import { takeShots } from './shots.ts';

const USAGE = 'npm run board -- <game> [--port 5199] [--shots <folder> [--light] [--language <tag>] [scene …]]';

function fail(why: string): never {
  process.stderr.write(`${why}\n${USAGE}\n`);
  process.exit(2);
}

interface Arguments {
  readonly game: string;
  readonly scenes: readonly string[];
  readonly shots: string | null;
  readonly port: number | null;
  readonly light: boolean;
  readonly language: string;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      options: {
        shots: { type: 'string' },
        port: { type: 'string' },
        light: { type: 'boolean' },
        language: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [game = '', ...scenes] = positionals;
    const { shots = null, port = null, light = false, language = 'en' } = values;
    return { game, scenes, shots, light, language, port: port === null ? null : Number(port) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { game, shots, port, light, language, scenes } = readArguments();
if (!gamesHere().includes(game)) fail(`There is no game '${game}'. Games here: ${gamesHere().join(', ')}.`);

/** All that there are, where none is named. */
async function scenesOf(id: string): Promise<string[]> {
  const file = join(GAMES_FOLDER, id, 'board', 'scenes.ts');
  if (!existsSync(file)) return [SHELF];
  const found = (await import(pathToFileURL(file).href)) as { scenes: object };
  return [...Object.keys(found.scenes), SHELF];
}

const { server, address } = await serveWorkbench({ still: shots !== null, port });
if (shots === null) {
  process.stdout.write(`The board of ${game}: ${address}#game=${game}\n`);
} else {
  const troubles = await takeShots({
    address,
    game,
    folder: shots,
    light,
    language,
    small: false,
    scenes: scenes.length > 0 ? scenes : await scenesOf(game),
  });
  await server.close();
  process.exitCode = troubles === 0 ? 0 : 1;
}
