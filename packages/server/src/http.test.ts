import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameList, Me, read, TableInfo, TableList } from '@tablewright/protocol/schemas';
import type { TableResult } from '@tablewright/protocol';
import { openSqlite, StoreDamaged } from '@tablewright/storage';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { compressPages } from './pages.ts';
import { Client } from './testing/client.ts';
import { NO_LIMITS } from './testing/limits.ts';
import { begin, play, start } from './testing/server.ts';

/** A built page, as small as can be. */
function builtPage(): string {
  const root = mkdtempSync(join(tmpdir(), 'tablewright-web-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tablewright</title>');
  writeFileSync(join(root, 'assets', 'main-abc123.js'), `export const words = '${'hello '.repeat(500)}';`);
  return root;
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('a guest', () => {
  test('is somebody from the first question on, by a cookie that scripts cannot read', async () => {
    const { url } = await start();
    const client = new Client(url);
    const { body, headers } = await client.request('/api/me');
    expect(read(Me, body)).toMatchObject({ ok: true, value: { named: false } });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^tw=[\w-]{20}\.0\.[\w-]{16}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await client.post('/api/me', { name: ' Ann\n' })).toEqual({ name: 'Ann', named: true });
    expect(await client.get('/api/me')).toEqual({ name: 'Ann', named: true });
  });

  test('has a cookie for https only where the proxy says that it was https', async () => {
    const { url } = await start({ trustProxy: true });
    const { headers } = await new Client(url).request('/api/me', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('is still the same after the server was started again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-server-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const first = await start({ storage: openSqlite(join(folder, 'a.sqlite')) });
    const client = await first.enter('Ann');
    await first.server.close();
    const second = await start({ storage: openSqlite(join(folder, 'a.sqlite')) });
    const later = new Client(second.url);
    later.cookie = client.cookie;
    expect(await later.get('/api/me')).toEqual({ name: 'Ann', named: true });
  });

  test('does not become somebody else by writing a cookie', async () => {
    const { url, enter } = await start();
    const ann = await enter('Ann');
    const forger = new Client(url);
    forger.cookie = ann.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await forger.get('/api/me')).toMatchObject({ named: false });
    expect(forger.cookie).not.toBe(ann.cookie);
  });
});

describe('tables', () => {
  test('games are listed with their options, in words', async () => {
    const { url } = await start();
    const games = read(GameList, await new Client(url).get('/api/games'));
    expect(games).toEqual({
      ok: true,
      value: [{ id: 'lantern', name: 'Lantern', seats: { min: 5, max: 7 }, options: [] }],
    });
  });

  test('a table is made, found again, and seen only by those who may', async () => {
    const { enter } = await start();
    const [ann, bea] = [await enter('Ann'), await enter('Bea')];
    const { table } = await ann.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5 });
    const info = read(TableInfo, await ann.get(`/api/tables/${table}`));
    expect(info).toMatchObject({ ok: true, value: { host: true, phase: 'lobby' } });
    const { invite, spectate } = (info as { value: TableInfo }).value;
    const mine = read(TableList, await ann.get('/api/mine'));
    expect(mine).toMatchObject({ ok: true, value: [{ id: table, free: 4, names: ['Ann', '', '', '', ''] }] });
    expect(await bea.get('/api/mine')).toEqual([]);
    expect(await bea.get('/api/open')).toEqual([]);

    const unknown = await bea.request('/api/tables/aaaaaaaaaa');
    const hidden = await bea.request(`/api/tables/${table}`);
    expect(hidden).toMatchObject({ status: 404, body: unknown.body });
    expect(unknown.status).toBe(404);
    for (const word of [invite, spectate]) {
      expect(await bea.get(`/api/tables/${table}?word=${word}`)).toMatchObject({ host: false, invite: null });
    }
  });

  test('open tables are found by everybody', async () => {
    const { enter } = await start();
    const ann = await enter('Ann');
    const { table } = await ann.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5, open: true });
    expect(await new Client(ann.url).get('/api/open')).toMatchObject([{ id: table, free: 4, waitsForMe: false }]);
  });

  test.each<[string, unknown, number, string]>([
    ['another game', { game: 'chess', seats: 5 }, 400, 'There is no such game. Games here: lantern.'],
    ['too few seats', { game: 'lantern', seats: 2 }, 400, 'Lantern is for 5 to 7 players.'],
    ['half a seat', { game: 'lantern', seats: 2.5 }, 400, "Not understood: 'seats'"],
    [
      'an option that is not there',
      { game: 'lantern', seats: 5, options: { cheat: true } },
      400,
      "Lantern has no option 'cheat'",
    ],
    ['a field that is not there', { game: 'lantern', seats: 5, admin: true }, 400, 'Not understood'],
    ['nothing', null, 400, 'Not understood'],
    ['a list', [], 400, 'Not understood'],
  ])('a request for %s is refused with a sentence', async (_what, request, status, why) => {
    const { enter } = await start();
    const ann = await enter('Ann');
    const answer = await ann.request('/api/tables', {
      method: 'POST',
      body: JSON.stringify(request),
      headers: JSON_TYPE,
    });
    expect(answer.status).toBe(status);
    expect((answer.body as { why: string }).why).toContain(why);
  });

  test('a record is open when the game is over, and can be continued from', async () => {
    const { enter, url } = await start();
    const people = await Promise.all(['Ann', 'Bea', 'Col', 'Dov', 'Eve'].map((name) => enter(name)));
    const table = await begin(people, { game: 'lantern', open: false, seats: 5 }).catch(() => '');
    expect(table).toBe(''); // a private table is not open to those who have no invitation
    const open = await begin(people, { game: 'lantern' });
    expect((await people[0]!.request(`/api/tables/${open}/result`)).status).toBe(403);
    const early = await people[0]!.request(`/api/tables/${open}/record`);
    expect(early).toMatchObject({
      status: 403,
      body: { why: 'The game is still being played; its record is open when it is over.' },
    });
    await play(people, open);
    const record = await people[1]!.get<{ log: unknown[]; fairness: { secret: string } }>(`/api/tables/${open}/record`);
    expect(record.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
    const { table: fork } = await people[1]!.post<{ table: string }>(`/api/tables/${open}/fork`, { at: 4 });
    expect(await people[1]!.get(`/api/tables/${fork}`)).toMatchObject({ phase: 'playing', forkOf: { table: open } });
    expect((await people[1]!.request('/api/tables/aaaaaaaaaa/record')).status).toBe(404);
    const results = await Promise.all(people.map((one) => one.get<TableResult>(`/api/tables/${open}/result`)));
    expect(results.every(({ says }) => says.length > 10)).toBe(true);
    // Lantern is won by one side: of those who played it, some have won and some have not
    expect(new Set(results.map(({ won }) => won))).toEqual(new Set([true, false]));
    expect((await new Client(url).request('/api/tables/aaaaaaaaaa/result')).status).toBe(404);
    expect((await people[1]!.request('/api/tables/..%2f..%2fetc/record')).status).toBe(404);
    expect(await people[1]!.get('/api/mine')).toMatchObject([{ id: fork }, { id: open, phase: 'over' }]);
  });
});

describe('what is sent to the server', () => {
  test.each<[string, RequestInit, number]>([
    ['no JSON', { body: '{', headers: JSON_TYPE }, 400],
    ['a key that reaches for the prototype', { body: '{"__proto__": {"name": "x"}}', headers: JSON_TYPE }, 400],
    ['a form, as another site could send it', { body: 'name=x', headers: { 'content-type': 'text/plain' } }, 415],
    ['a megabyte', { body: JSON.stringify({ name: 'x'.repeat(1_000_000) }), headers: JSON_TYPE }, 413],
    [
      "another site's request",
      { body: '{"name":"x"}', headers: { ...JSON_TYPE, origin: 'https://evil.example' } },
      403,
    ],
    ['a request from nowhere', { body: '{"name":"x"}', headers: { ...JSON_TYPE, origin: 'null' } }, 403],
  ])('is refused without a stack trace: %s', async (_what, init, status) => {
    const { enter, logged } = await start();
    const ann = await enter('Ann');
    const answer = await ann.request('/api/me', { method: 'POST', ...init });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body as object)).toEqual(['why']);
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node:/);
    expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
    expect(logged.join('')).not.toContain('"level":50');
  });

  test('comes from our own page if the origin is the host', async () => {
    const { enter, url } = await start();
    const ann = await enter('Ann');
    const headers = { ...JSON_TYPE, origin: url };
    expect(await ann.request('/api/me', { method: 'POST', body: '{"name":"Anna"}', headers })).toMatchObject({
      status: 200,
    });
  });

  test('is counted', async () => {
    const { enter } = await start({ limits: { requests: 20, newTables: 2 } });
    const ann = await enter('Ann');
    const make = (): Promise<{ status: number }> =>
      ann.request('/api/tables', { method: 'POST', body: '{"game":"lantern","seats":5}', headers: JSON_TYPE });
    expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([200, 200, 429]);
    let last = await ann.request('/api/me');
    for (let n = 0; n < 20; n += 1) last = await ann.request('/api/me');
    expect(last).toMatchObject({ status: 429, body: { why: 'That was too much at once; wait a minute.' } });
  });
});

describe('the page', () => {
  test('may load our own files and talk to our own server, and nothing else', async () => {
    const { url } = await start({ webRoot: builtPage() });
    const { status, headers, body } = await new Client(url).request('/');
    expect(status).toBe(200);
    expect(body).toContain('<title>Tablewright');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self';script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ${url.replace('http', 'ws')}`);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('is the answer to every address of its own, but not to those of the interface', async () => {
    const { url } = await start({ webRoot: builtPage() });
    const browser = { headers: { accept: 'text/html' } };
    const client = new Client(url);
    expect((await client.request('/table/abcdefghij', browser)).body).toContain('<title>Tablewright');
    expect(await client.request('/api/nothing', browser)).toMatchObject({
      status: 404,
      body: { why: 'There is nothing here.' },
    });
    expect((await client.request('/assets/gone.js')).status).toBe(404);
    expect((await client.request('/../../package.json', browser)).body).not.toContain('tablewright/server');
    expect((await client.request('/%2e%2e/%2e%2e/package.json')).status).not.toBe(200);
  });

  test('files with a hash in their name may be kept, and come compressed', async () => {
    const root = builtPage();
    compressPages(root);
    const { url } = await start({ webRoot: root });
    const { headers } = await new Client(url).request('/assets/main-abc123.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
  });

  test('comes as it is where nobody may write beside it, as in a container', async () => {
    const root = builtPage();
    const isRefused = (): never => {
      throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    };
    expect(compressPages(root, isRefused)).toBe(false);
    const { url } = await start({ webRoot: root });
    const { body, headers } = await new Client(url).request('/assets/main-abc123.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBeNull();
    expect(body).toContain('hello');
    compressPages(root);
    expect(compressPages(root, isRefused)).toBe(true); // there is nothing left to do
  });

  test('is never an older one that was compressed before', async () => {
    const root = builtPage();
    const file = join(root, 'assets', 'main-abc123.js');
    compressPages(root);
    writeFileSync(file, `export const words = '${'goodbye '.repeat(500)}';`);
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    const { url } = await start({ webRoot: root });
    const { body } = await new Client(url).request('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(body).toContain('goodbye');
  });

  test('says so when it has not been built', async () => {
    const { url } = await start({ webRoot: '/nowhere' });
    expect((await new Client(url).request('/')).body).toContain('has not been built');
  });
});

describe('for those who run it', () => {
  test('health says that the store answers', async () => {
    const { url } = await start();
    expect(await new Client(url).get('/health')).toEqual({ ok: true });
  });

  test('health is not well when the store cannot be read, and what is damaged is said to those who play', async () => {
    const storage = openSqlite(':memory:');
    const { url, enter } = await start({ storage });
    const ann = await enter('Ann');
    const damage = new StoreDamaged('database disk image is malformed');
    storage.check = () => Promise.reject(new Error('the store is closed'));
    const client = new Client(url);
    const asked = async (path: string): Promise<unknown> => {
      const { status, body } = await client.request(path);
      return [status, body];
    };
    expect(await asked('/health')).toEqual([503, { ok: false, why: 'The store does not answer.' }]);
    storage.check = () => Promise.reject(damage);
    storage.table = () => Promise.reject(damage);
    const why = 'What this server has stored is damaged. Whoever runs it has to put a backup in its place.';
    expect(await asked('/health')).toEqual([503, { ok: false, why }]);
    expect(await asked('/api/tables/aaaaaaaaaa')).toEqual([503, { why }]);
    expect(await ann.command({ type: 'start', table: 'aaaaaaaaaa' }, 'c1')).toMatchObject({ type: 'refused', why });
  });

  test('health writes nothing, and is not answered for ever', async () => {
    const storage = openSqlite(':memory:');
    const settings = vi.spyOn(storage, 'setting');
    const { url } = await start({ storage, limits: { ...NO_LIMITS, requests: 5 } });
    settings.mockClear();
    const client = new Client(url);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await client.request('/health')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(settings).not.toHaveBeenCalled();
  });

  test('metrics are not for a page whose own name leads here', async () => {
    const { url } = await start();
    const asked = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        get(`${url}/metrics`, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await asked('rebound.example:8080')).toBe(404);
    expect(await asked('localhost:8080')).toBe(200);
  });

  test('numbers are for the machine itself, or for who has the token', async () => {
    const near = new Client((await start()).url);
    expect((await near.request('/metrics')).body).toContain('tablewright_answers_total');
    const through = await near.request('/metrics', { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(through.status).toBe(404);
    const far = new Client((await start({ metricsToken: 'word' })).url);
    expect((await far.request('/metrics')).status).toBe(404);
    expect((await far.request('/metrics', { headers: { authorization: 'Bearer word' } })).status).toBe(200);
  });

  test('the log holds no secret, no word of an invitation and no cookie', async () => {
    const { enter, logged } = await start();
    const people = await Promise.all(['Ann', 'Bea', 'Col', 'Dov', 'Eve'].map((name) => enter(name)));
    const table = await begin(people, { game: 'lantern' });
    await play(people, table);
    const { invite, spectate } = people[0]!.seen(table).info;
    await people[0]!.request(`/api/tables/${table}?word=${spectate}`);
    const { fairness } = await people[0]!.get<{ fairness: { secret: string } }>(`/api/tables/${table}/record`);
    const all = logged.join('');
    for (const secret of [invite!, spectate, fairness.secret, ...people.map(({ cookie }) => cookie)]) {
      expect(all).not.toContain(secret);
    }
  });
});
