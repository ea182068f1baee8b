import { join } from 'node:path';
import { discoverGames, REPOSITORY, loadGame } from '@tablewright/catalogue';
import { compressPages, createServer } from '@tablewright/server';
import { openSqlite } from '@tablewright/storage';
import { serveBench } from './server-child.ts';

// Our server as `tablewright serve` starts it: every game, the built page, and a file in which all is stored.

const folder = process.argv[2]!;
const webRoot = join(REPOSITORY, 'packages', 'web', 'dist');
compressPages(webRoot);
const server = await createServer({
  games: await Promise.all(discoverGames().map((id) => loadGame(id))),
  storage: openSqlite(join(folder, 'tablewright.sqlite')),
  webRoot,
  port: 0,
  host: '127.0.0.1',
  logLevel: 'silent',
});
serveBench(await server.listen(), folder);
