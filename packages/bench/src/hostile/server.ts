import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@tablewright/server';
import { openSqliteOnThread } from '@tablewright/storage';
import { lantern } from '@tablewright/testkit/lantern';
import { serveBench } from '../server-child.ts';

// Our server without its limits, so that everything gets through to what is behind them. What breaks is written down, and so is what it
// answers to.

const MANY = { burst: 100_000_000, perSecond: 100_000_000 };
const folder = process.argv[2]!;
const broke = (line: string): void => appendFileSync(join(folder, 'broke.log'), `${line.trimEnd()}\n`);
process.on('unhandledRejection', (error) => {
  broke(`unhandled: ${String(error)}`);
  process.exit(70);
});
const limits = {
  requests: 1e9,
  newTables: 1e9,
  signIns: 1e9,
  settings: 1e9,
  admin: 1e9,
  adminKeys: 1e9,
  connection: MANY,
  person: MANY,
  connectionsPerPerson: 1e6,
};
const server = await createServer({
  games: [{ game: lantern, module: import.meta.resolve('@tablewright/testkit/lantern') }],
  storage: await openSqliteOnThread(join(folder, 'tablewright.sqlite')),
  port: 0,
  logLevel: 'error',
  logTo: { write: broke },
  limits,
  timings: { botPause: 0 },
  bots: { threads: 1 },
});
writeFileSync(join(folder, 'routes.json'), JSON.stringify(server.routes));
serveBench(await server.listen(), folder);
