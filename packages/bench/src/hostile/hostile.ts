import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson, fastRng, type Rng } from '@tablewright/kernel';
import {
  AdminKey,
  BanRequest,
  ClientMessage,
  ForkRequest,
  NameRequest,
  NewPasskey,
  NewTable,
  SettingsRequest,
  SignInRequest,
} from '@tablewright/protocol/schemas';
import { openSqlite, type Storage } from '@tablewright/storage';
import { ServerChild } from '../server-child.ts';
import { Attacker } from './attacker.ts';
import { type Known, mutate, sample, type Schema, wire } from './mutations.ts';

// Rubbish out of the schemas at every edge, from people who have no business at a table. Nothing of it may be taken, nothing may break.

export interface HostileSettings {
  readonly messages: number;
  readonly seed?: number;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface Hostile {
  readonly messages: number;
  readonly overHttp: number;
  readonly overWebsocket: number;
  /** whether the server has ended */
  readonly crashed: boolean;
  /** what it has written down as broken */
  readonly broke: number;
  /** tables that somebody has changed who must not */
  readonly accepted: number;
  /** bytes of living objects after a quarter of it and at the end */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  readonly seconds: number;
  readonly details: readonly string[];
}

const HTTP_SHARE = 15;

export async function hostile(settings: HostileSettings): Promise<Hostile> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-hostile-'));
  const server = await ServerChild.start(new URL('server.ts', import.meta.url), folder);
  try {
    return await attack(settings, server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(
  { messages, seed = 1, onProgress = () => {} }: HostileSettings,
  server: ServerChild,
  folder: string,
): Promise<Hostile> {
  const began = performance.now();
  const rng = fastRng(seed);
  const scene = await setUp(server.url);
  const reading = (): Storage => openSqlite(join(folder, 'tablewright.sqlite'));
  const before = await stateOf(reading(), scene.tables);
  const counts = { http: 0, socket: 0 };
  let memoryBefore = 0;
  let crashed = false;
  try {
    const quarter = Math.floor(messages / 4);
    await all(quarter);
    memoryBefore = await settledMemory(scene, server);
    await all(messages - quarter);
    const memoryAfter = await settledMemory(scene, server);
    const after = await stateOf(reading(), scene.tables);
    const changed = scene.tables.filter((table) => before.get(table) !== after.get(table));
    return result(
      memoryAfter,
      changed.map((table) => `${before.get(table)} became ${after.get(table)}`),
    );
  } catch (error) {
    crashed = true;
    return result(0, [], (error as Error).message);
  }

  /** Everybody at the same time. */
  async function all(count: number): Promise<void> {
    let left = count;
    await Promise.all(
      scene.attackers.map(async (attacker) => {
        for (; left > 0; left -= 1) {
          const sent = counts.http + counts.socket;
          if (sent % 500 === 0) onProgress(sent, messages);
          if (rng.below(100) < HTTP_SHARE) {
            counts.http += 1;
            await overHttp(attacker, scene.known, rng);
          } else {
            counts.socket += 1;
            const message = sample(CLIENT, rng, scene.known);
            await attacker.send(wire(rng.below(5) === 0 ? message : mutate(message, rng), rng));
          }
        }
      }),
    );
  }

  function result(memoryAfter: number, changed: readonly string[], trouble?: string): Hostile {
    const log = join(folder, 'broke.log');
    const broke = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    for (const attacker of scene.attackers) attacker.close();
    return {
      messages,
      overHttp: counts.http,
      overWebsocket: counts.socket,
      crashed,
      broke: broke.length,
      accepted: changed.length,
      memoryBefore,
      memoryAfter,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      details: [...(trouble === undefined ? [] : [trouble]), ...broke.slice(0, 10), ...changed],
    };
  }
}

interface Scene {
  /** tables at which nothing may happen */
  readonly tables: readonly string[];
  readonly attackers: readonly Attacker[];
  readonly known: Known;
}

const schemaOf = (schema: { toJSONSchema(options: object): unknown }): Schema =>
  schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
const CLIENT = schemaOf(ClientMessage);
const BODIES: readonly { path: (known: Known, rng: Rng) => string; schema: Schema }[] = [
  { path: () => '/api/me', schema: schemaOf(NameRequest) },
  { path: () => '/api/tables', schema: schemaOf(NewTable) },
  { path: (known, rng) => `/api/tables/${tableIn(known, rng)}/fork`, schema: schemaOf(ForkRequest) },
  { path: () => '/api/passkeys', schema: schemaOf(NewPasskey) },
  { path: () => '/api/sign-in', schema: schemaOf(SignInRequest) },
  { path: () => '/api/settings', schema: schemaOf(SettingsRequest) },
  { path: () => '/api/admin/enter', schema: schemaOf(AdminKey) },
  { path: () => `/api/admin/people/${'a'.repeat(20)}/ban`, schema: schemaOf(BanRequest) },
];

function tableIn(known: Known, rng: Rng): string {
  const tables = known['table'] as readonly string[];
  return tables[rng.below(tables.length)]!;
}

/** A game that waits for a person, a lobby and a table on a shared device; and around them people who may do nothing there. */
async function setUp(url: string): Promise<Scene> {
  const host = new Attacker('host', url);
  await host.http('POST', '/api/me', JSON.stringify({ name: 'Host' }));
  const make = async (settings: object): Promise<string> => {
    await host.http(
      'POST',
      '/api/tables',
      JSON.stringify({ game: 'lantern', seats: 5, seatOrder: 'fixed', ...settings }),
    );
    return host.heard!['table'] as string;
  };
  const guest = async (name: string): Promise<Attacker> => {
    const one = new Attacker(name, url);
    await one.http('POST', '/api/me', JSON.stringify({ name }));
    return one;
  };
  const [putOut, wrongSeat, spectator, stranger] = [
    await guest('put out'),
    await guest('wrong seat'),
    await guest('spectator'),
    await guest('stranger'),
  ];
  const playing = await make({});
  const lobby = await make({});
  const shared = await make({ mode: 'pass', names: ['Ann', 'Bea', 'Col', 'Dov', 'Eve'] });
  await host.http('GET', `/api/tables/${playing}`);
  const { invite, spectate } = host.heard as { invite: string; spectate: string };
  let id = 0;
  const says = async (who: Attacker, body: object): Promise<void> => {
    id += 1;
    await who.send(JSON.stringify({ id: `set up ${id}`, ...body }));
    await who.settled();
  };
  await says(putOut, { type: 'sit', table: playing, seat: 3, invite });
  await says(host, { type: 'stand', table: playing, seat: 3 });
  await says(wrongSeat, { type: 'sit', table: playing, seat: 4, invite });
  for (const seat of [1, 2, 3]) await says(host, { type: 'bot', table: playing, seat, on: true });
  await says(host, { type: 'start', table: playing });
  await says(host, { type: 'start', table: shared });
  await says(spectator, { type: 'watch', table: playing, word: spectate });
  for (const table of [playing, shared]) {
    do await host.http('GET', `/api/tables/${table}`);
    while (host.heard!['phase'] !== 'playing');
  }
  const nobody = new Attacker('nobody', url);
  const forged = new Attacker('forged', url, `${stranger.cookie.slice(0, -3)}abc`);
  return {
    tables: [playing, lobby, shared],
    attackers: [putOut, wrongSeat, spectator, stranger, nobody, forged],
    known: {
      table: [playing, lobby, shared, playing, 'aaaaaaaaaa'],
      seat: [0, 0, 1, 2, 3, 5],
      word: [spectate, 'wrong'],
      game: ['lantern'],
      seats: [5],
      about: ['propose', 'vote', 'act', 'talk'],
      version: [0, 1, 2, 3],
      value: [0, 1, 'aye', 'nay', [0, 1], { seat: 0 }],
      id: ['a', 'b', 'c', 'set up 1'],
    },
  };
}

async function overHttp(attacker: Attacker, known: Known, rng: Rng): Promise<void> {
  if (rng.below(3) > 0) {
    const { path, schema } = BODIES[rng.below(BODIES.length)]!;
    const body = sample(schema, rng, known);
    const type = rng.below(10) === 0 ? 'text/plain' : 'application/json';
    await attacker.http('POST', path(known, rng), wire(mutate(body, rng), rng), type);
    return;
  }
  const what = [
    '',
    '/record',
    '/fork',
    '/../../x',
    '/%00',
    '/%2e%2e/',
    `?word=${'x'.repeat(rng.below(300))}`,
    '?word[]=1',
  ];
  const method = ['GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'][rng.below(7)]!;
  const places = [
    `/api/tables/${tableIn(known, rng)}`,
    '/api/tables/__proto__',
    '/api/mine',
    '/api/open',
    '/api/passkeys',
    '/api/settings',
    '/api/admin',
    '/api/admin/tables',
    '/api/admin/people',
    '/metrics',
    '/health',
    '/ws',
  ];
  await attacker.http(method, `${places[rng.below(places.length)]!}${what[rng.below(what.length)]!}`);
}

async function settledMemory({ attackers }: Scene, server: ServerChild): Promise<number> {
  for (const attacker of attackers) await attacker.settled();
  return (await server.usage()).memoryBytes;
}

interface Stored {
  readonly seats: readonly { readonly kind: string; readonly person: string | null }[];
  readonly host: string;
  readonly started: boolean;
}

/** What is stored of tables that must stay as they are: who sits where, and what was answered on the host's seats. */
async function stateOf(storage: Storage, tables: readonly string[]): Promise<Map<string, string>> {
  const state = new Map<string, string>();
  for (const id of tables) {
    const { meta } = (await storage.table(id))!;
    const { seats, host, started } = meta as unknown as Stored;
    // Whoever sits there may take another name, and bots and the one on the last seat may answer for themselves.
    const people = seats.map(({ kind, person }) => [kind, person]);
    const entries = await storage.entries(id);
    const told = entries.filter((entry) => 'seat' in entry && seats[entry.seat]!.person === host);
    state.set(id, canonicalJson([told, people, host, started]));
  }
  await storage.close();
  return state;
}
