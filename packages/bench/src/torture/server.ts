import { createServer } from '@tablewright/server';
import { openSqliteOnThread } from '@tablewright/storage';
import { openPostgres } from '@tablewright/storage/postgres';
import { lantern } from '@tablewright/testkit/lantern';

// A server to be killed: where it stores, and its port. It ends with whoever started it.

process.once('disconnect', () => process.exit(1));

const MANY = { burst: 10_000_000, perSecond: 10_000_000 };
const [place, port, heartbeat] = process.argv.slice(2) as [string, string, string];
// It has loaded all that it needs, and begins when the one before it is dead.
await new Promise((resolve) => process.once('message', resolve));
const storage = place.startsWith('postgres:') ? await openPostgres(place) : await openSqliteOnThread(place);
const server = await createServer({
  games: [{ game: lantern, module: import.meta.resolve('@tablewright/testkit/lantern') }],
  storage,
  port: Number(port),
  logLevel: 'error',
  limits: {
    requests: 10_000_000,
    newTables: 10_000_000,
    connection: MANY,
    person: MANY,
    connectionsPerPerson: 100_000,
    heartbeat: Number(heartbeat),
  },
  timings: { botPause: 0, idleAfter: 500 },
  bots: { threads: 1 },
});

async function stop(): Promise<void> {
  await server.close();
  await storage.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.on('unhandledRejection', (error) => {
  process.stderr.write(`unhandled: ${String(error)}\n`);
  process.exit(70);
});
process.send?.({ url: await server.listen() });
