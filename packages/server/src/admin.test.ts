import type { AdminOverview, AdminPerson, AdminTable } from '@tablewright/protocol';
import { openSqlite, type Storage } from '@tablewright/storage';
import { describe, expect, test, vi } from 'vitest';
import { adminLink, newAdminKey } from './admin-link.ts';
import { BANNED } from './gate.ts';
import type { Meta } from './meta.ts';
import type { ServerSettings } from './server.ts';
import { Client } from './testing/client.ts';
import { lantern } from './testing/games.ts';
import { NO_LIMITS } from './testing/limits.ts';
import { begin, play, type Running, start } from './testing/server.ts';

vi.setConfig({ testTimeout: 120_000 }); // real sockets on a busy machine

const NAMES = ['Ann', 'Bea', 'Col', 'Dov', 'Eve'];
const NOTHING = { status: 404, body: { why: 'There is nothing here.' } };

async function post(client: Client, path: string, body: unknown = {}): Promise<{ status: number; body: unknown }> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const { status, body: said } = await client.request(path, init);
  return { status, body: said };
}

type World = Running & { readonly storage: Storage; readonly admin: Client };

/** A server, and somebody who administers it. */
async function administered(settings: Partial<ServerSettings> = {}): Promise<World> {
  const storage = settings.storage ?? openSqlite(':memory:');
  const running = await start({ version: '1.2.3', ...settings, storage });
  const admin = await running.enter('Root');
  await admin.post('/api/admin/enter', { key: await newAdminKey(storage.accounts) });
  return { ...running, storage, admin };
}

const PATHS = [
  ['GET', '/api/admin'],
  ['GET', '/api/admin/tables'],
  ['GET', '/api/admin/people'],
  ['POST', '/api/admin/tables/abcdefghij/close'],
  ['POST', `/api/admin/people/${'a'.repeat(20)}/ban`],
  ['POST', '/api/admin/admins/0/remove'],
  ['GET', '/api/admin/nothing-of-the-kind'],
] as const;

describe('the way in', () => {
  test('the key stands where a browser sends it to nobody', () => {
    expect(adminLink('http://localhost:8080/', 'KEY')).toBe('http://localhost:8080/admin#KEY');
  });

  test('a link is good once, for the browser that opens it', async () => {
    const storage = openSqlite(':memory:');
    const { enter, logged } = await start({ storage });
    const [ann, bea] = [await enter('Ann'), await enter('Bea')];
    const key = await newAdminKey(storage.accounts);
    expect(await post(ann, '/api/admin/enter', { key: 'x'.repeat(32) })).toEqual(NOTHING);
    expect(await post(ann, '/api/admin/enter', { key })).toEqual({ status: 200, body: { ok: true } });
    expect(await post(bea, '/api/admin/enter', { key })).toEqual(NOTHING);
    expect(await ann.get<AdminOverview>('/api/admin')).toMatchObject({ admins: [{ name: 'Ann', me: true }] });
    expect(await bea.request('/api/admin')).toMatchObject(NOTHING);
    expect(logged.join('')).toContain('administrator: has come by a link');
    expect(logged.join('')).not.toContain(key);
  });

  test.each(PATHS)('to everybody else %s %s does not exist', async (method, path) => {
    const { enter, url } = await start();
    for (const client of [await enter('Ann'), new Client(url)]) {
      const { status, body } = method === 'GET' ? await client.request(path) : await post(client, path);
      expect({ status, body }).toEqual(NOTHING);
    }
  });

  test('who guesses keys is stopped', async () => {
    const { enter } = await start({ limits: { ...NO_LIMITS, adminKeys: 5 } });
    const eve = await enter('Eve');
    const tries = [];
    for (let n = 0; n < 8; n += 1) tries.push((await post(eve, '/api/admin/enter', { key: 'x'.repeat(32) })).status);
    expect(tries).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
  });

  test('an administrator is one in that browser, until another one says otherwise or they log out', async () => {
    const { admin, enter, storage, logged } = await administered();
    const second = await enter('Second');
    await second.post('/api/admin/enter', { key: await newAdminKey(storage.accounts) });
    const { admins } = await admin.get<AdminOverview>('/api/admin');
    expect(admins.map(({ name, me }) => [name, me])).toEqual([
      ['Root', true],
      ['Second', false],
    ]);
    expect(await post(admin, `/api/admin/admins/${admins[1]!.since}/remove`)).toMatchObject({ status: 200 });
    expect(await second.request('/api/admin')).toMatchObject(NOTHING);
    expect(await post(admin, '/api/admin/admins/7/remove')).toMatchObject({ status: 404 });
    expect(logged.join('')).toContain('administrator: has removed an administrator');
    const cookie = admin.cookie;
    await admin.post('/api/sign-out', { everywhere: false });
    admin.cookie = cookie;
    expect(await admin.request('/api/admin')).toMatchObject(NOTHING);
  });
});

describe('what is seen', () => {
  test('tables, people, figures, what is stored, and versions', async () => {
    const { admin, enter } = await administered();
    const people = await Promise.all(NAMES.map((name) => enter(name)));
    const table = await begin(people, { game: 'lantern' });
    await play(people, table, { until: () => people[0]!.seen(table).version > 12 });
    for (const client of people) await client.get('/api/me');
    const [line] = await admin.get<AdminTable[]>('/api/admin/tables');
    expect(line).toMatchObject({ id: table, game: 'lantern', phase: 'playing', seats: NAMES, connected: NAMES });
    expect(await admin.get('/api/admin/tables?find=zzz')).toEqual([]);
    // ids are searched too, and those are random: somebody else's may hold these letters
    const found = await admin.get<AdminPerson[]>('/api/admin/people?find=be');
    const bea = found.find(({ name }) => name === 'Bea');
    expect(bea).toMatchObject({ name: 'Bea', games: 1, connections: 1, banned: false, me: false });
    const roots = await admin.get<AdminPerson[]>('/api/admin/people?find=root');
    expect(roots).toContainEqual(expect.objectContaining({ me: true }));
    const { versions, metrics, storage } = await admin.get<AdminOverview>('/api/admin');
    const rules = [{ game: 'lantern', name: 'Lantern', version: 1, olderPlaying: 0, olderOver: 0 }];
    expect(versions).toMatchObject({ server: '1.2.3', protocol: 3, rules });
    expect(metrics).toMatchObject({ connections: 6, tables: 1 });
    expect(metrics.answers).toBeGreaterThan(5);
    expect(metrics.answersPerSecond).toBeGreaterThan(0);
    expect(metrics.p50!).toBeLessThanOrEqual(metrics.p99!);
    expect(metrics.memory).toBeGreaterThan(10_000_000);
    expect(storage).toMatchObject({ kind: 'SQLite', lobby: 0, playing: 1, over: 0 });
  });

  test('how many stored games need older rules', async () => {
    const storage = openSqlite(':memory:');
    const newer = { ...lantern, game: { ...lantern.game, rulesVersion: 2 } };
    const before = await start({ storage });
    await begin(await Promise.all(NAMES.map((name) => before.enter(name))), { game: 'lantern' });
    await before.server.close();
    const { admin } = await administered({ storage, games: [newer] });
    const { versions } = await admin.get<AdminOverview>('/api/admin');
    expect(versions.rules).toMatchObject([{ game: 'lantern', version: 2, olderPlaying: 1, olderOver: 0 }]);
  });

  test('nothing of a game: no hands, no roles, no seeds, no words of invitations', async () => {
    const { admin, enter, storage, logged } = await administered();
    const people = await Promise.all(NAMES.map((name) => enter(name)));
    const table = await begin(people, { game: 'lantern' });
    await play(people, table, { until: () => people[0]!.seen(table).version > 8 });
    const sent: string[] = [];
    for (const path of ['/api/admin', '/api/admin/tables', `/api/admin/tables?find=${table}`, '/api/admin/people'])
      sent.push(JSON.stringify(await admin.get(path)));
    const all = sent.join('\n');
    const { meta } = (await storage.table(table)) as unknown as { meta: Meta };
    const secrets = [meta.secret, meta.commitment!, meta.invite, meta.spectate, ...meta.seats.map(({ salt }) => salt)];
    for (const secret of secrets.filter((one) => one !== '')) expect(all).not.toContain(secret);
    for (const cookie of people.map((one) => one.cookie)) expect(all).not.toContain(cookie.split('.').at(-1));
    // Not a word of what anybody sees of the game, but for the names of those who play it and of the game.
    const known = /lantern|playing|lobby|over|name|game|seats|id|me|rules|version|server|since|table/i;
    const words = people.flatMap((one) => wordsIn(one.seen(table).game!.view)).filter((word) => !known.test(word));
    expect(words.length).toBeGreaterThan(5);
    const lower = all.toLowerCase();
    for (const word of words) expect(lower.includes(`"${word.toLowerCase()}"`), word).toBe(false);
    expect(logged.join('')).not.toContain(meta.secret);
  });
});

/** All keys and texts of a view. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return NAMES.includes(value) || value === '' ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsIn(inner)]);
}

describe('what is done', () => {
  test('a table is closed: everybody there is told, and nobody finds it any more', async () => {
    const { admin, enter, logged } = await administered();
    const people = await Promise.all(NAMES.map((name) => enter(name)));
    const table = await begin(people, { game: 'lantern' });
    const [ann] = people as [Client];
    expect(await post(admin, `/api/admin/tables/${table}/close`)).toMatchObject({ status: 200 });
    const why = 'This table was closed by whoever runs this server.';
    await ann.until(() => ann.messages.some((message) => message.type === 'gone' && message.why === why));
    expect(await ann.get('/api/mine')).toEqual([]);
    expect(await ann.request(`/api/tables/${table}`)).toMatchObject({ status: 404 });
    await expect(ann.watch(table)).rejects.toThrow('no such table');
    expect(await post(admin, `/api/admin/tables/${table}/close`)).toMatchObject({ status: 404 });
    const line = logged.find((one) => one.includes('administrator: has closed a table'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 40, table, admin: expect.any(String) as string });
  });

  test('somebody is banned and let in again', async () => {
    const { admin, enter, logged } = await administered();
    const eve = await enter('Eve');
    await eve.get('/api/me');
    const [{ id, me }] = (await admin.get<AdminPerson[]>('/api/admin/people?find=eve')) as [AdminPerson];
    expect(me).toBe(false);
    expect(await post(admin, `/api/admin/people/${id}/ban`, { banned: true })).toMatchObject({ status: 200 });
    await eve.until(() => !eve.isOpen);
    expect(await eve.request('/api/me')).toMatchObject({ status: 403, body: { why: BANNED } });
    expect(await admin.get<AdminPerson[]>('/api/admin/people?find=eve')).toMatchObject([{ banned: true }]);
    expect(await post(admin, `/api/admin/people/${id}/ban`, { banned: false })).toMatchObject({ status: 200 });
    expect(await eve.get('/api/me')).toMatchObject({ name: 'Eve' });
    expect(logged.join('')).toMatch(/has banned somebody[^]*has lifted a ban/);
  });

  test('not to oneself, and not from another site’s page', async () => {
    const { admin } = await administered();
    const [{ id }] = (await admin.get<AdminPerson[]>('/api/admin/people?find=root')) as [AdminPerson];
    expect(await post(admin, `/api/admin/people/${id}/ban`, { banned: true })).toMatchObject({ status: 403 });
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const init = { method: 'POST', body: JSON.stringify({ banned: true }), headers };
    expect(await admin.request(`/api/admin/people/${'a'.repeat(20)}/ban`, init)).toMatchObject({ status: 403 });
  });
});
