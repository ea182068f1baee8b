import { openSqliteOnThread } from '@tablewright/storage';
import { createServer } from '../server.ts';
import { gameInRepo } from './games.ts';
import { NO_LIMITS } from './limits.ts';

// A server in a process of its own, to be killed: its file, and the port if it has to be the same again.

const [file, port = '0'] = process.argv.slice(2);
const storage = await openSqliteOnThread(file!);
const server = await createServer({
  games: [await gameInRepo('emergence')],
  storage,
  port: Number(port),
  logLevel: 'error',
  limits: NO_LIMITS,
  timings: { botPause: 0 },
});

process.once('SIGTERM', () => {
  void (async () => {
    await server.close();
    await storage.close();
  })();
});
process.stdout.write(`${await server.listen()}\n`);
