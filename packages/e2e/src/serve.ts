import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { discoverGames, REPOSITORY, loadGame } from '@tablewright/catalogue';
import { compressPages, createServer } from '@tablewright/server';
import { openSqlite } from '@tablewright/storage';
import type { ServeMessage } from './server-process.ts';
import { PassingTime } from './time.ts';

// The server as `tablewright serve` starts it, in a process of its own, but for three things: bots do not wait for people to
// follow, all people come from one address, and its time goes slowly and can be let pass.

const [port = '', data = '', webRoot = join(REPOSITORY, 'packages', 'web', 'dist')] = process.argv.slice(2);
const MANY = { burst: 10_000, perSecond: 10_000 };
const time = new PassingTime();
compressPages(webRoot);
const server = await createServer({
  games: await Promise.all(discoverGames().map((id) => loadGame(id))),
  storage: openSqlite(join(data, 'tablewright.sqlite')),
  webRoot,
  port: Number(port),
  host: '127.0.0.1',
  logLevel: 'warn',
  timings: { botPause: 0 },
  limits: { requests: 100_000, newTables: 10_000, signIns: 10_000, settings: 10_000, connection: MANY, person: MANY },
  time,
});
const say = (said: ServeMessage): void => void process.send?.(said);
process.on('message', (ms: number) => {
  time.pass(ms);
  say({ what: 'passed' });
});
process.once('disconnect', () => process.exit());
await server.listen();
say({ what: 'listening', port: server.port });
// It is killed in the end: what it has compiled would be lost, and each of the next thirty would compile it anew.
flushCompileCache();
