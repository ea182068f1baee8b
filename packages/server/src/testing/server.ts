import { sampleOption, fastRng, type Rng } from '@tablewright/kernel';
import { openSqlite } from '@tablewright/storage';
import { onTestFinished } from 'vitest';
import { createServer, type ServerSettings, type TablewrightServer } from '../server.ts';
import { Client } from './client.ts';
import { lantern } from './games.ts';
import { bots } from './test-server.ts';
import { NO_LIMITS } from './limits.ts';

export interface Running {
  readonly server: TablewrightServer;
  readonly url: string;
  /** what was logged */
  readonly logged: string[];
  enter(name?: string): Promise<Client>;
}

/** A server on a free port with everything in memory, gone when the test is over. */
export async function start(settings: Partial<ServerSettings> = {}): Promise<Running> {
  const games = settings.games ?? [lantern];
  const storage = settings.storage ?? openSqlite(':memory:');
  const logged: string[] = [];
  const server = await createServer({
    games,
    storage,
    port: 0,
    logLevel: 'debug',
    logTo: { write: (line) => void logged.push(line) },
    bots: bots(games),
    limits: NO_LIMITS,
    ...settings,
    timings: { botPause: 0, ...settings.timings },
  });
  const url = await server.listen();
  const clients: Client[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.cut();
    await server.close();
    await storage.close();
  });
  return {
    server,
    url,
    logged,
    async enter(name) {
      const client = await Client.enter(url, name);
      clients.push(client);
      return client;
    },
  };
}

/** Friends at an open table; the game has begun. */
export async function begin(
  clients: readonly Client[],
  settings: { game: string } & Record<string, unknown>,
): Promise<string> {
  const [host] = clients;
  const { table } = await host!.post<{ table: string }>('/api/tables', {
    seats: clients.length,
    open: true,
    seatOrder: 'fixed', // as they are handed in
    ...settings,
  });
  for (const [seat, client] of clients.entries()) {
    await client.watch(table);
    await client.does({ type: 'sit', table, seat });
  }
  await host!.does({ type: 'start', table });
  for (const client of clients) await client.until(() => client.seen(table).game !== null);
  return table;
}

/** Each answers for itself, as soon as it is asked, until the game is over or `until` holds. */
export async function play(
  clients: readonly Client[],
  table: string,
  { until = () => false, rng = fastRng(11) }: { until?: () => boolean; rng?: Rng } = {},
): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        const ready = (): boolean => {
          const { game } = client.seen(table);
          return until() || !client.isOpen || game?.outcome != null || game?.mine != null;
        };
        await client.until(ready, 30_000);
        const { game, version } = client.seen(table);
        if (until() || !client.isOpen || game?.mine == null) return;
        const { seat, about, domain } = game.mine;
        await client.does({ type: 'answer', table, seat, about, value: sampleOption(domain, rng), version });
      }
    }),
  );
}
