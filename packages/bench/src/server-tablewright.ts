import { join } from 'node:path';
import { createServer } from '@tablewright/server';
import { openSqliteOnThread } from '@tablewright/storage';
import { openPostgres } from '@tablewright/storage/postgres';
import lantern from './games/lantern/rules/index.ts';
import { serveBench } from './server-child.ts';

// Our server as it is, with a file that is synced before an answer is acknowledged. Only the limits are raised, since all
// its guests come from one address; and tables stay in memory, so that none is put away while another is measured.

const MANY = { burst: 10_000_000, perSecond: 10_000_000 };
const [folder, database] = process.argv.slice(2) as [string, string | undefined];
const server = await createServer({
  games: [{ game: lantern, module: import.meta.resolve('./games/lantern/rules/index.ts') }],
  storage:
    database === undefined
      ? await openSqliteOnThread(join(folder, 'tablewright.sqlite'))
      : await openPostgres(database),
  port: 0,
  logLevel: 'silent',
  limits: {
    requests: 10_000_000,
    newTables: 10_000_000,
    connection: MANY,
    person: MANY,
    connectionsPerPerson: 100_000,
  },
  timings: { idleAfter: 3_600_000, awayAfter: 3_600_000 },
});
serveBench(await server.listen(), folder);
