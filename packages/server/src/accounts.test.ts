import { createHmac } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { MyPasskey, TableLine } from '@tablewright/protocol';
import { openSqlite } from '@tablewright/storage';
import { NO_POSTGRES, startPostgres } from '@tablewright/storage/local-postgres';
import { openPostgres } from '@tablewright/storage/postgres';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { BANNED } from './gate.ts';
import { Authenticator } from './testing/authenticator.ts';
import { Client } from './testing/client.ts';
import { addPasskey, originOf, signIn } from './testing/passkeys.ts';
import { begin, start } from './testing/server.ts';

vi.setConfig({ testTimeout: 120_000 }); // real sockets on a busy machine

const NAMES = ['Ann', 'Bea', 'Col', 'Dov', 'Eve'];

async function tried(client: Client, path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const { status, body: said } = await client.request(path, init);
  return { status, body: said };
}

/** With the same cookie, as if somebody had copied it. */
async function thief(of: Client): Promise<Client> {
  const copy = new Client(of.url);
  copy.cookie = of.cookie;
  await copy.connect();
  return copy;
}

const NOT_ACCEPTED = { status: 403, body: { why: 'That passkey was not accepted. Please try once more.' } };

describe('a passkey', () => {
  test('makes somebody the same person in another browser, with all games', async () => {
    const { enter, url } = await start();
    const ann = await enter('Ann');
    const { table } = await ann.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5 });
    const device = new Authenticator();
    const made = await addPasskey(ann, device, 'my phone');
    expect(await ann.get('/api/passkeys')).toEqual([{ ...made, name: 'my phone', used: null }]);

    const phone = new Client(url);
    expect(await signIn(phone, device)).toEqual({ name: 'Ann', named: true, taken: 0 });
    expect(await phone.get<TableLine[]>('/api/mine')).toMatchObject([{ id: table }]);
    expect(await phone.get('/api/me')).toEqual({ name: 'Ann', named: true });
    expect(await ann.get<MyPasskey[]>('/api/passkeys')).toMatchObject([{ used: expect.any(Number) as number }]);
    expect(phone.cookie).not.toBe(ann.cookie);
    expect(await ann.get('/api/me')).toEqual({ name: 'Ann', named: true }); // both are logged in
  });

  test('takes the games along that a guest has in that browser, in the middle of play', async () => {
    const { enter } = await start();
    const people = await Promise.all(NAMES.map((name) => enter(name)));
    const [ann] = people as [Client];
    const table = await begin(people, { game: 'lantern' });
    const elsewhere = await enter('Annie');
    const device = new Authenticator();
    await addPasskey(elsewhere, device);
    const view = JSON.stringify(ann.seen(table).game!.view);

    expect(await signIn(ann, device)).toEqual({ name: 'Annie', named: true, taken: 1 });
    await ann.until(() => !ann.isOpen); // whoever was the guest is nobody any more
    expect(await ann.get<TableLine[]>('/api/mine')).toMatchObject([{ id: table }]);
    await ann.connect();
    await ann.watch(table);
    expect(ann.seen(table).game!.me).toBe(0);
    expect(JSON.stringify(ann.seen(table).game!.view)).toBe(view);
    expect(ann.seen(table).info).toMatchObject({ host: true, seats: [{ name: 'Ann', mine: true }, {}, {}, {}, {}] });
  });

  test('leaves a guest’s games behind only where somebody says so, and never takes those of another passkey', async () => {
    const { enter } = await start();
    const device = new Authenticator();
    await addPasskey(await enter('Ann'), device);
    const guest = await enter('Bea');
    await guest.post('/api/tables', { game: 'lantern', seats: 5 });
    const before = guest.cookie;
    expect(await signIn(guest, device, false)).toMatchObject({ taken: 0 });
    expect(await guest.get('/api/mine')).toEqual([]);

    const col = await enter('Col');
    const { table } = await col.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5 });
    const own = new Authenticator();
    await addPasskey(col, own);
    expect(await signIn(col, device)).toMatchObject({ name: 'Ann', taken: 0 });
    expect(await signIn(col, own)).toMatchObject({ name: 'Col' });
    expect(await col.get<TableLine[]>('/api/mine')).toMatchObject([{ id: table }]);
    guest.cookie = before;
    expect(await guest.get('/api/mine')).toEqual([]); // the cookie that was exchanged is no longer good
  });

  test('answers a challenge once, for the page and the person who asked', async () => {
    const { enter, url } = await start();
    const [ann, eve] = [await enter('Ann'), await enter('Eve')];
    const device = new Authenticator();
    const options = await ann.post<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/new', {});
    const made = { name: 'a key', response: device.create(options, originOf(ann)) };
    expect(await tried(eve, '/api/passkeys', made)).toEqual(NOT_ACCEPTED); // and it is taken
    expect(await tried(ann, '/api/passkeys', made)).toEqual(NOT_ACCEPTED);
    await addPasskey(ann, device);

    const other = new Client(url);
    const asked = await other.post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/new', {});
    const elsewhere = device.get(asked, 'https://evil.example');
    expect(await tried(other, '/api/sign-in', { response: elsewhere, take: true })).toEqual(NOT_ACCEPTED);
    const again = await other.post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/new', {});
    const response = device.get(again, originOf(other));
    expect(await tried(other, '/api/sign-in', { response, take: true })).toMatchObject({ status: 200 });
    expect(await tried(eve, '/api/sign-in', { response, take: true })).toEqual(NOT_ACCEPTED);
    const forged = new Authenticator();
    forged.create(options, originOf(ann));
    const next = await eve.post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/new', {});
    const foreign = { ...forged.get(next, originOf(eve)), id: response.id, rawId: response.id };
    expect(await tried(eve, '/api/sign-in', { response: foreign, take: true })).toEqual(NOT_ACCEPTED);
  });

  test('is removed by its owner alone, and then opens nothing', async () => {
    const { enter, url } = await start();
    const [ann, eve] = [await enter('Ann'), await enter('Eve')];
    const device = new Authenticator();
    const { id } = await addPasskey(ann, device);
    expect(await eve.request(`/api/passkeys/${id}`, { method: 'DELETE' })).toMatchObject({ status: 404 });
    expect(await ann.request(`/api/passkeys/${id}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
    expect(await ann.get('/api/passkeys')).toEqual([]);
    await expect(signIn(new Client(url), device)).rejects.toThrow('not accepted');
  });

  test.each([
    ['/api/passkeys', { name: 'x', response: 'y' }],
    ['/api/passkeys', { name: '', response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }],
    ['/api/passkeys', { name: 'x', response: { id: 'a', rawId: 'a', type: 'public-key', response: null } }],
    ['/api/sign-in', { response: { id: 'a', rawId: 'a', type: 'public-key', response: { signature: 7 } }, take: true }],
    ['/api/sign-in', {}],
    ['/api/sign-out', { everywhere: 'yes' }],
  ])('rubbish to %s is refused with a sentence', async (path, body) => {
    const { enter, logged } = await start();
    const reply = await tried(await enter('Ann'), path, body);
    expect([400, 403]).toContain(reply.status);
    expect(reply.body).toEqual({ why: expect.stringMatching(/\.$/) as string });
    expect(logged.join('')).not.toContain('a request broke');
  });
});

describe('logging out', () => {
  test('here: a copy of the cookie is of no use at once, and its connections are closed; elsewhere all goes on', async () => {
    const { enter, url } = await start();
    const ann = await enter('Ann');
    const device = new Authenticator();
    await addPasskey(ann, device);
    const phone = new Client(url);
    await signIn(phone, device);
    await phone.connect();
    const stolen = await thief(ann);
    await ann.post('/api/sign-out', { everywhere: false });
    await ann.until(() => !ann.isOpen);
    await stolen.until(() => !stolen.isOpen);
    expect(stolen.messages.at(-1)).toEqual({ type: 'closing', why: 'You are no longer logged in here.' });
    expect(await new ClientWith(stolen).get('/api/me')).toMatchObject({ named: false });
    expect(await phone.get('/api/me')).toEqual({ name: 'Ann', named: true });
    expect(phone.isOpen).toBe(true);
  });

  test('everywhere: no cookie that was given before is good, and a passkey opens the door again', async () => {
    const { enter, url } = await start();
    const ann = await enter('Ann');
    const device = new Authenticator();
    await addPasskey(ann, device);
    const phone = new Client(url);
    await signIn(phone, device);
    await phone.connect();
    const stolen = await thief(phone);
    await ann.post('/api/sign-out', { everywhere: true });
    for (const one of [ann, phone, stolen]) await one.until(() => !one.isOpen);
    for (const one of [phone, stolen]) expect(await new ClientWith(one).get('/api/me')).toMatchObject({ named: false });
    expect(await signIn(phone, device)).toMatchObject({ name: 'Ann' });
    expect(await phone.get('/api/me')).toEqual({ name: 'Ann', named: true });
  });

  test('a cookie from before there were sessions is logged out of too', async () => {
    const secret = 'ab'.repeat(32);
    const { url } = await start({ secret });
    const person = 'a'.repeat(20);
    const mac = createHmac('sha256', Buffer.from(secret, 'hex')).update(`person\n${person}`).digest('base64url');
    const old = new Client(url);
    old.cookie = `tw=${person}.${mac}`;
    const copy = await thief(old);
    expect(await old.post('/api/me', { name: 'Ann' })).toEqual({ name: 'Ann', named: true });
    expect(old.cookie).not.toBe(copy.cookie); // it has got a session
    expect(await new ClientWith(copy).get('/api/me')).toEqual({ name: 'Ann', named: true });
    await old.post('/api/sign-out', { everywhere: false });
    await copy.until(() => !copy.isOpen);
    expect(await new ClientWith(copy).get('/api/me')).toMatchObject({ named: false });
  });
});

describe('a ban', () => {
  test('is said everywhere in one sentence, and closes what is open', async () => {
    const storage = openSqlite(':memory:');
    const { enter, url } = await start({ storage });
    const ann = await enter('Ann');
    const device = new Authenticator();
    await addPasskey(ann, device);
    const person = ann.cookie.slice(3).split('.')[0]!;
    await storage.accounts.ban(person, true, 1);
    for (const path of ['/api/me', '/api/mine', '/api/games', '/api/open', '/api/passkeys'])
      expect(await ann.request(path)).toMatchObject({ status: 403, body: { why: BANNED } });
    expect(await tried(ann, '/api/tables', { game: 'lantern', seats: 5 })).toMatchObject({ status: 403 });
    const again = await thief(ann);
    await again.until(() => !again.isOpen);
    expect(again.messages).toEqual([{ type: 'closing', why: BANNED }]);
    await expect(signIn(new Client(url), device)).rejects.toThrow(BANNED);
    await storage.accounts.ban(person, false, 2);
    expect(await ann.get('/api/me')).toEqual({ name: 'Ann', named: true });
  });
});

/** The same cookie in a client that keeps no other. */
class ClientWith extends Client {
  constructor({ url, cookie }: Client) {
    super(url);
    this.cookie = cookie;
  }
}

describe('several processes', async () => {
  const postgres = await startPostgres({ durable: false });
  afterAll(() => postgres?.stop());
  if (postgres === null) test(NO_POSTGRES, () => {});

  test.skipIf(postgres === null)('a challenge is answered at another one, and who logs out is out at all', async () => {
    const database = await postgres!.newDatabase();
    const one = await start({ storage: await openPostgres(database) });
    const two = await start({ storage: await openPostgres(database) });
    const ann = await one.enter('Ann');
    const device = new Authenticator();
    const there = new ClientWith(ann);
    await addPasskey(ann, device);

    const phone = new Client(one.url);
    const options = await phone.post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/new', {});
    const atTwo = new Client(two.url);
    const signed = await tried(atTwo, '/api/sign-in', { response: device.get(options, originOf(atTwo)), take: true });
    expect(signed).toMatchObject({ status: 200, body: { name: 'Ann' } });
    await atTwo.connect();

    await new ClientWith(there).post('/api/sign-out', { everywhere: true });
    await ann.until(() => !ann.isOpen);
    await atTwo.until(() => !atTwo.isOpen);
    expect(await new ClientWith(atTwo).get('/api/me')).toMatchObject({ named: false });
    ann.cut();
    atTwo.cut();
  });
});
