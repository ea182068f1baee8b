import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRng } from '@tablewright/kernel';
import { ClientMessage } from '@tablewright/protocol/schemas';
import type { Route } from '@tablewright/server';
import { ServerChild } from '../server-child.ts';
import { Attacker } from './attacker.ts';
import { mutate, sample, wire } from './mutations.ts';
import { requestTo, schemaOf, unmatched } from './routes.ts';
import { type Role, type Scene, setUp, stateOf } from './scene.ts';

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
  /** what somebody has changed, or was shown, who must not */
  readonly accepted: number;
  /** routes of the server that nobody attacks, and attacks for which there is no route */
  readonly unmatched: readonly string[];
  /** requests by route */
  readonly requests: Readonly<Record<string, number>>;
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
  const routes = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as Route[];
  const scene = await setUp(server.url, folder);
  const before = await stateOf(scene, folder);
  const entered: string[] = [];
  const requests: Record<string, number> = {};
  const counts = { http: 0, socket: 0 };
  let memoryBefore = 0;
  let crashed = false;
  try {
    for (const role of scene.roles) await knock(role);
    const quarter = Math.floor(messages / 4);
    await all(quarter);
    memoryBefore = await settledMemory(scene, server);
    await all(messages - quarter);
    const memoryAfter = await settledMemory(scene, server);
    const after = await stateOf(scene, folder);
    const changed = [...before.keys()].filter((what) => before.get(what) !== after.get(what));
    return result(memoryAfter, [
      ...changed.map((what) => `${what}: ${before.get(what)} became ${after.get(what)}`),
      ...shownTo(scene),
      ...entered,
    ]);
  } catch (error) {
    crashed = true;
    return result(0, [], (error as Error).message);
  }

  /** Everybody at the same time. */
  async function all(count: number): Promise<void> {
    let left = count;
    await Promise.all(
      scene.roles.map(async (role) => {
        for (; left > 0; left -= 1) {
          const sent = counts.http + counts.socket;
          if (sent % 500 === 0) onProgress(sent, messages);
          if (rng.below(100) < HTTP_SHARE) await overHttp(role);
          else await overSocket(role);
        }
      }),
    );
  }

  /** With every word that somebody knows, at every table, and with nothing wrong in it: that is too rare among the rest. */
  async function knock(role: Role): Promise<void> {
    const { attacker, known } = role;
    for (const table of scene.tables) {
      for (const word of known['word'] as readonly string[]) {
        const id = `knock ${counts.socket}`;
        const said = [
          { type: 'watch', table, word },
          { type: 'sit', id, table, invite: word },
          { type: 'chat', id: `${id} chat`, table, text: 'Let me in.' },
        ];
        for (const message of said) await attacker.send(JSON.stringify(message));
        counts.socket += said.length;
        for (const what of ['', '/record', '/replay', '/result']) await get(role, table, what, word);
      }
    }
  }

  async function get(role: Role, table: string, what: string, word: string): Promise<void> {
    counts.http += 1;
    const path = `/api/tables/${table}${what}?word=${encodeURIComponent(word)}`;
    const status = await role.attacker.http('GET', path);
    if (status === 200 && !role.sees.has(table)) entered.push(`${role.attacker.name}: GET ${path} gives ${status}`);
  }

  async function overSocket({ attacker, known }: Role): Promise<void> {
    counts.socket += 1;
    const message = sample(CLIENT, rng, known);
    await attacker.send(wire(rng.below(5) === 0 ? message : mutate(message, rng), rng));
  }

  /** One route after the other, so that none is left out. */
  async function overHttp(role: Role): Promise<void> {
    const request = requestTo(routes[counts.http % routes.length]!, role.known, rng);
    const { route, method, path, about, body, type } = request;
    const name = `${route.method} ${route.path}`;
    counts.http += 1;
    requests[name] = (requests[name] ?? 0) + 1;
    const who = role.hasName && route.path === '/api/sign-out' ? await passerBy() : role.attacker;
    const status = await who.http(method, path, body, type);
    if (status < 200 || status > 299) return;
    const sees = about === null || !scene.tables.includes(about) || role.sees.has(about);
    if (!sees || route.path.startsWith('/api/admin')) entered.push(`${who.name}: ${method} ${path} gives ${status}`);
  }

  /** Whoever logs out is nobody any more: the others have to stay who they are. */
  async function passerBy(): Promise<Attacker> {
    const one = new Attacker('passer-by', server.url);
    await one.http('GET', '/api/me');
    return one;
  }

  function result(memoryAfter: number, changed: readonly string[], trouble?: string): Hostile {
    const log = join(folder, 'broke.log');
    const broke = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    for (const { attacker } of scene.roles) attacker.close();
    return {
      messages: counts.http + counts.socket,
      overHttp: counts.http,
      overWebsocket: counts.socket,
      crashed,
      broke: broke.length,
      accepted: changed.length,
      unmatched: unmatched(routes),
      requests,
      memoryBefore,
      memoryAfter,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      details: [...(trouble === undefined ? [] : [trouble]), ...broke.slice(0, 10), ...changed.slice(0, 10)],
    };
  }
}

const CLIENT = schemaOf(ClientMessage);

/** Tables of which somebody was shown something who may not see them. */
function shownTo({ tables, roles }: Scene): string[] {
  return roles.flatMap(({ attacker, sees }) =>
    tables
      .filter((table) => attacker.shown.has(table) && !sees.has(table))
      .map((table) => `${attacker.name} was shown table ${table}`),
  );
}

async function settledMemory({ roles }: Scene, server: ServerChild): Promise<number> {
  for (const { attacker } of roles) await attacker.settled();
  return (await server.usage()).memoryBytes;
}
