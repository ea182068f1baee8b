// oxlint-disable oxc/no-async-endpoint-handlers -- meant for Express; Fastify waits for what a handler promises
import { say } from '@tablewright/kernel/words';
import { type AdminOverview, type AdminPerson, type AdminTable, PROTOCOL } from '@tablewright/protocol';
import { AdminKey, BanRequest, Find, PersonId, read, TableId } from '@tablewright/protocol/schemas';
import type { RulesCount, Storage } from '@tablewright/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseLogger } from 'pino';
import { takeAdminKey } from './admin-link.ts';
import type { Gate, Visitor } from './gate.ts';
import { guestName, type People } from './identity.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices.ts';
import { NOTHING_HERE, Refused } from './refused.ts';
import type { GameEntry } from './services.ts';
import type { Sockets } from './sockets.ts';
import type { Tables } from './tables.ts';
import type { Time } from './time.ts';

// The administrator's page. Everybody else is told what they would be told of an address that does not exist. What it shows is put
// together from lists that hold nothing of a game; tables themselves are only asked who is connected.

export interface AdminDesk {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, GameEntry>;
  readonly tables: Tables;
  readonly people: People;
  readonly gate: Gate;
  readonly notices: Notices;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly log: BaseLogger;
  readonly time: Time;
  readonly version: string;
  /** requests a minute from one address, and tries with a key */
  readonly limits: { readonly admin: number; readonly adminKeys: number };
}

const LONGEST_LIST = 200;
/** Milliseconds for which what takes long to count is not counted anew. */
const COUNTED_FOR = 30_000;

export function addAdmin(app: FastifyInstance, desk: AdminDesk): void {
  const { storage, tables, people, gate, log, time } = desk;
  const { accounts, overview } = storage;
  const often = { config: { rateLimit: { max: desk.limits.admin, timeWindow: 60_000 } } };
  const seldom = { config: { rateLimit: { max: desk.limits.adminKeys, timeWindow: 60_000 } } };
  const counts = remembered(() => overview.rulesCounts(), time);

  const admin = (request: FastifyRequest): Visitor => {
    if (request.visitor?.isAdmin !== true) throw new Refused(404, NOTHING_HERE);
    return request.visitor;
  };

  /** What an administrator does is written down, with who it was. */
  const note = ({ person, session }: Visitor, did: string, to: object = {}): void =>
    log.warn({ admin: person, browser: session, ...to }, `administrator: ${did}`);

  app.post('/api/admin/enter', seldom, async (request, reply) => {
    const sent = read(AdminKey, request.body);
    if (!sent.ok || !(await takeAdminKey(accounts, sent.value.key, time.now()))) throw new Refused(404, NOTHING_HERE);
    const person = gate.becomeSomebody(request, reply);
    const { session } = request.visitor!;
    await accounts.makeAdmin({ person, session, since: time.now() });
    note(request.visitor!, 'has come by a link');
    return { ok: true };
  });

  app.get('/api/admin', often, async (request): Promise<AdminOverview> => {
    const me = admin(request);
    const [{ tables: count, ...extent }, rules, admins] = await Promise.all([
      overview.extent(),
      counts(),
      accounts.admins(),
    ]);
    return {
      versions: {
        server: desk.version,
        protocol: PROTOCOL,
        node: process.versions.node,
        rules: [...desk.games.values()].map(({ game: { id, name, rulesVersion: version } }) => ({
          game: id,
          name,
          version,
          olderPlaying: countOf(rules, (one) => one.game === id && one.rulesVersion !== version && !one.isOver),
          olderOver: countOf(rules, (one) => one.game === id && one.rulesVersion !== version && one.isOver),
        })),
      },
      metrics: {
        ...desk.metrics.figures(),
        memory: process.memoryUsage.rss(),
        connections: desk.sockets.size,
        tables: tables.size,
      },
      storage: { ...extent, ...count },
      admins: await Promise.all(
        admins.map(async ({ person, session, since }) => {
          const { name } = await people.get(person);
          return { name, since, me: session === me.session };
        }),
      ),
    };
  });

  app.get('/api/admin/tables', often, async (request): Promise<AdminTable[]> => {
    admin(request);
    const list = await overview.listTables(findIn(request), LONGEST_LIST);
    return list.map(({ id, game, phase, names, created, updated }) => ({
      id,
      game,
      phase,
      seats: names,
      created,
      updated,
      connected: tables.connectedAt(id),
    }));
  });

  app.get('/api/admin/people', often, async (request): Promise<AdminPerson[]> => {
    const me = admin(request);
    const list = await overview.listPeople(findIn(request), LONGEST_LIST);
    return list.map(({ id, name, games, seen, passkeys, banned }) => ({
      id,
      name: name ?? guestName(id),
      games,
      seen,
      passkeys,
      connections: desk.sockets.connectionsOf(id),
      banned,
      me: id === me.person,
    }));
  });

  app.post('/api/admin/tables/:id/close', often, async (request) => {
    const me = admin(request);
    const id = read(TableId, (request.params as { id?: unknown }).id);
    if (!id.ok || !(await accounts.closeTable(id.value, time.now())))
      throw new Refused(404, say`There is no such table.`);
    note(me, 'has closed a table', { table: id.value });
    desk.notices.heed();
    return { ok: true };
  });

  app.post('/api/admin/people/:id/ban', often, async (request) => {
    const me = admin(request);
    const id = read(PersonId, (request.params as { id?: unknown }).id);
    const wanted = read(BanRequest, request.body);
    if (!id.ok) throw new Refused(404, say`There is no such person.`);
    if (!wanted.ok) throw new Refused(400, wanted.why);
    if (id.value === me.person) throw new Refused(403, say`You cannot ban yourself.`);
    const { banned } = wanted.value;
    await accounts.ban(id.value, banned, time.now());
    note(me, banned ? 'has banned somebody' : 'has lifted a ban', { person: id.value });
    desk.notices.heed();
    return { ok: true };
  });

  app.post('/api/admin/admins/:since/remove', often, async (request) => {
    const me = admin(request);
    const { since } = request.params as { since?: string };
    const other = (await accounts.admins()).find((one) => String(one.since) === since);
    if (other === undefined || !(await accounts.removeAdmin(other.session)))
      throw new Refused(404, say`There is no such administrator.`);
    note(me, 'has removed an administrator', { person: other.person, removed: other.session });
    return { ok: true };
  });
}

function findIn(request: FastifyRequest): string {
  const find = read(Find, (request.query as { find?: unknown }).find ?? '');
  return find.ok ? find.value.trim() : '';
}

function countOf(counts: readonly RulesCount[], which: (one: RulesCount) => boolean): number {
  return counts.filter(which).reduce((sum, { tables }) => sum + tables, 0);
}

/** Going through everything that is stored takes a while, and holds up others meanwhile. */
function remembered<T>(ask: () => Promise<T>, time: Time): () => Promise<T> {
  let known: { readonly at: number; readonly value: Promise<T> } | null = null;
  return () => {
    if (known === null || time.now() - known.at > COUNTED_FOR) {
      known = { at: time.now(), value: ask() };
      known.value.catch(() => {
        known = null;
      });
    }
    return known.value;
  };
}
