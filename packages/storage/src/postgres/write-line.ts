import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Json } from '@tablewright/kernel';
import { isPassing } from './trouble.ts';

// Everything that is written, in one line. What has come while the last was being committed goes together in one statement and one
// transaction: the way to the database and its sync cost as much for a hundred as for one.

/** Something to write, as `write_one` reads it. `key`: all processes take locks in the order of these, or two could wait for each other */
export interface Operation {
  readonly key: string;
  readonly op: { readonly do: string; readonly [field: string]: Json | undefined };
}

interface Pending extends Operation {
  readonly resolve: (result: Json) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds for which what could not be written is tried again: as long as a database takes to start again. */
const TRYING = 20_000;
const PAUSE = 100;
/** More at once would keep the rows of all of them locked for too long. */
const MOST = 200;

export class WriteLine {
  readonly #url: string;
  readonly #me: string;
  #client: Client | null = null;
  #waiting: Pending[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(url: string, me: string) {
    this.#url = url;
    this.#me = me;
  }

  write(operation: Operation): Promise<Json> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...operation, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Writes what still waits, and lets go. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.#client?.end();
    this.#client = null;
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // with all that is asked in this turn
    while (this.#waiting.length > 0) await this.#together(this.#waiting.splice(0, MOST));
    this.#running = null;
  }

  async #together(group: readonly Pending[]): Promise<void> {
    const ordered = group.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    try {
      const results = await this.#send(ordered);
      for (const [i, one] of ordered.entries()) one.resolve(results[i]!);
    } catch (error) {
      // One that cannot be stored must not take its neighbours with it.
      if (group.length === 1 || isPassing(error)) for (const one of group) one.reject(error);
      else for (const one of group) await this.#together([one]);
    }
  }

  /** Sent again after a connection that was lost: whatever was committed before is then recognised as sent twice. */
  async #send(group: readonly Pending[]): Promise<Json[]> {
    const end = performance.now() + TRYING;
    for (let again = false; ; again = true) {
      const ops = group.map(({ op }) => (op.do === 'table' ? { ...op, again } : op));
      try {
        this.#client ??= await connect(this.#url);
        const { rows } = await this.#client.query<{ results: Json[] }>({
          name: 'write_all',
          text: 'SELECT write_all($1::jsonb, $2) AS results',
          values: [JSON.stringify(ops), this.#me],
        });
        return rows[0]!.results;
      } catch (error) {
        if (!isPassing(error) || performance.now() > end) throw error;
        await this.#reconnect();
      }
    }
  }

  async #reconnect(): Promise<void> {
    const lost = this.#client;
    this.#client = null;
    void lost?.end().catch(() => {});
    await sleep(PAUSE);
  }
}

/** Milliseconds for a connection. A database that is down says so at once; one on a machine that is busy may need more than ten seconds. */
export const CONNECTING = 30_000;

export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'tablewright',
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
  });
  client.on('error', () => {}); // whoever asks next is told
  await client.connect();
  return client;
}
