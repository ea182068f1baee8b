import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRng, type GameRecord, type Json, sampleOption } from '@tablewright/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Client } from './testing/client.ts';
import { begin } from './testing/server.ts';

// A real server in a process of its own, ended in the middle of play.

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
  readonly exited: Promise<number | null>;
}

async function launch(file: string, port = 0): Promise<Process> {
  const main = fileURLToPath(new URL('./testing/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, file, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim(), exited };
}

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'tablewright.sqlite');
}

interface Given {
  readonly seat: number;
  readonly value: Json;
}

interface Sent extends Given {
  readonly id: string;
  readonly about: string;
  readonly version: number;
}

/** Somebody who plays on whatever happens, and sends again what was not acknowledged. */
class Stubborn {
  readonly client: Client;
  readonly acknowledged: Given[] = [];
  readonly #rng: ReturnType<typeof fastRng>;
  #sent: Sent | null = null;
  #count = 0;

  constructor(client: Client, seed: number) {
    this.client = client;
    this.#rng = fastRng(seed);
  }

  /** Until the game is over, or the connection is. */
  async play(table: string): Promise<void> {
    const { client } = this;
    while (client.isOpen) {
      if (this.#sent !== null) await this.#send(table, this.#sent);
      const { game, version } = client.seen(table);
      if (game?.outcome != null) return;
      if (game?.mine == null) {
        await client.until(
          () => !client.isOpen || client.seen(table).game?.mine != null || client.seen(table).game?.outcome != null,
          30_000,
        );
        continue;
      }
      const { seat, about, domain } = game.mine;
      this.#count += 1;
      const value = sampleOption(domain, this.#rng);
      await this.#send(table, { id: `${seat}-${this.#count}`, seat, about, value, version });
    }
  }

  async #send(table: string, sent: Sent): Promise<void> {
    this.#sent = sent;
    const { client } = this;
    const { id, ...command } = sent;
    const reply = client.command({ type: 'answer', table, ...command }, id);
    const lost = client.until(() => !client.isOpen).then(() => null);
    const got = await Promise.race([reply, lost]);
    if (got === null) return;
    if (got.type !== 'done') throw new Error(`${id}: ${JSON.stringify(got)}`);
    this.acknowledged.push({ seat: sent.seat, value: sent.value });
    this.#sent = null;
  }
}

describe('a server that is killed with -9 in the middle of play', () => {
  test('comes back with everything that was acknowledged, and with nothing twice', async () => {
    const path = file();
    let running = await launch(path);
    const port = Number(new URL(running.url).port);
    const people = await Promise.all(
      ['Ann', 'Bea', 'Col', 'Dov'].map(async (name, i) => new Stubborn(await Client.enter(running.url, name), i + 1)),
    );
    const table = await begin(
      people.map(({ client }) => client),
      { game: 'emergence' },
    );
    let total = 0;
    for (let kill = 0; kill < 3; kill += 1) {
      const playing = Promise.all(people.map((one) => one.play(table)));
      const before = total;
      const [{ client }] = people as [Stubborn];
      await client.until(() => client.seen(table).version > before + 25 + kill * 17);
      running.child.kill('SIGKILL');
      await running.exited;
      await playing;
      running = await launch(path, port);
      for (const one of people) {
        await one.client.connect();
        const known = one.client.seen(table).version;
        const seen = await one.client.watch(table, kill === 1 ? { since: known } : {});
        expect(seen.version).toBeGreaterThanOrEqual(known);
        total = seen.version;
      }
    }
    await Promise.all(people.map((one) => one.play(table)));

    const record = await people[0]!.client.get<GameRecord>(`/api/tables/${table}/record`);
    for (const [seat, { acknowledged }] of people.entries()) {
      const stored = record.log.filter((entry) => entry.type === 'answer' && entry.seat === seat);
      expect(stored.map((entry) => entry.type === 'answer' && entry.value)).toEqual(
        acknowledged.map(({ value }) => value),
      );
    }
    for (const { client } of people) await client.close();
  });

  test('a person against bots finds the bots where they were', async () => {
    const path = file();
    const first = await launch(path);
    const ann = new Stubborn(await Client.enter(first.url, 'Ann'), 5);
    const { table } = await ann.client.post<{ table: string }>('/api/tables', {
      game: 'emergence',
      seats: 3,
      atOnce: true,
    });
    await ann.client.watch(table);
    await ann.client.does({ type: 'start', table });
    const playing = ann.play(table);
    await ann.client.until(() => ann.client.seen(table).version > 12);
    first.child.kill('SIGKILL');
    await first.exited;
    await playing;
    await launch(path, Number(new URL(first.url).port));
    await ann.client.connect();
    const { version } = ann.client.seen(table);
    await ann.client.watch(table);
    const again = ann.play(table);
    await ann.client.until(() => ann.client.seen(table).version > version + 12);
    ann.client.cut();
    await again;
  });
});

test('a server that is told to stop finishes, says goodbye and leaves with 0', async () => {
  const path = file();
  const first = await launch(path);
  const people = await Promise.all(
    ['Ann', 'Bea', 'Col', 'Dov'].map(async (name, i) => new Stubborn(await Client.enter(first.url, name), i + 1)),
  );
  const table = await begin(
    people.map(({ client }) => client),
    { game: 'emergence' },
  );
  const playing = Promise.all(people.map((one) => one.play(table).catch(() => {})));
  await people[0]!.client.until(() => people[0]!.client.seen(table).version > 20);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  await playing;
  for (const { client } of people) expect(client.messages.some(({ type }) => type === 'closing')).toBe(true);
  const again = await launch(path, Number(new URL(first.url).port));
  const acknowledged = people.reduce((sum, one) => sum + one.acknowledged.length, 0);
  await people[0]!.client.connect();
  const seen = await people[0]!.client.watch(table);
  expect(seen.version).toBeGreaterThanOrEqual(1 + acknowledged);
  await people[0]!.client.close();
  again.child.kill('SIGTERM');
  expect(await again.exited).toBe(0);
});
