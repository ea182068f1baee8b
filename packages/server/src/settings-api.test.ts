import { LONGEST_ENTRY, MOST_KEPT } from '@tablewright/protocol';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { Client } from './testing/client.ts';
import { NO_LIMITS } from './testing/limits.ts';
import { addPasskey, signIn } from './testing/passkeys.ts';
import { start } from './testing/server.ts';

const save = (who: Client, body: unknown) =>
  who.request('/api/settings', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('settings', () => {
  test('are kept with who somebody is, and nobody has those of another', async () => {
    const { enter } = await start();
    const [ann, eve] = [await enter('Ann'), await enter('Eve')];
    const empty = await ann.get<{ of: string }>('/api/settings');
    expect(empty).toEqual({ of: expect.any(String) as string, revision: 0, settings: {} });
    expect(await save(ann, { base: 0, settings: { theme: 'dark', learned: ['emergence'] } })).toMatchObject({
      status: 200,
      body: { revision: 1 },
    });
    const kept = { of: empty.of, revision: 1, settings: { theme: 'dark', learned: ['emergence'] } };
    expect(await ann.get('/api/settings')).toEqual(kept);
    const hers = await eve.get<{ of: string }>('/api/settings');
    expect(hers).toMatchObject({ revision: 0, settings: {} });
    expect(hers.of).not.toBe(empty.of);
  });

  test('who does not know how they are now does not overwrite them', async () => {
    const { enter } = await start();
    const ann = await enter('Ann');
    await save(ann, { base: 0, settings: { theme: 'dark' } });
    for (const base of [0, 2]) expect(await save(ann, { base, settings: {} })).toMatchObject({ status: 409 });
    expect(await save(ann, { base: 1, settings: { theme: 'light' } })).toMatchObject({ body: { revision: 2 } });
  });

  test('somebody without a cookie has none, is given none, and can keep none', async () => {
    const { url } = await start();
    const nobody = new Client(url);
    expect(await nobody.get('/api/settings')).toEqual({ of: null, revision: 0, settings: {} });
    expect(nobody.cookie).toBe('');
    expect(await save(nobody, { base: 0, settings: {} })).toMatchObject({ status: 403 });
  });

  test.each([
    { base: 0, settings: { theme: 'pink' } },
    { base: 0, settings: { pace: null } },
    { base: 0, settings: { __proto__: { a: 1 }, admin: true } },
    { base: 0, settings: { language: '../../x' } },
    { base: 0, settings: { removed: Array.from({ length: 501 }, () => 'x') } },
    { base: 0, settings: { shownOnce: ['x'.repeat(81)] } },
    { base: -1, settings: {} },
    { base: 0 },
    'rubbish',
  ])('%j is refused with a sentence', async (body) => {
    const { enter, logged } = await start();
    const ann = await enter('Ann');
    expect(await save(ann, body)).toMatchObject({ status: 400, body: { why: expect.stringMatching(/\.$/) as string } });
    expect(await ann.get('/api/settings')).toMatchObject({ revision: 0 });
    expect(logged.join('')).not.toContain('a request broke');
  });

  test('the longest that there can be are kept; what is longer is not read', async () => {
    const { enter } = await start();
    const ann = await enter('Ann');
    const many = (most: number): string[] => Array.from({ length: most }, (_, n) => `${n}`.padEnd(LONGEST_ENTRY, 'x'));
    const settings = Object.fromEntries(Object.entries(MOST_KEPT).map(([list, most]) => [list, many(most)]));
    expect(await save(ann, { base: 0, settings })).toMatchObject({ status: 200 });
    expect(await save(ann, { base: 1, settings: { shownOnce: ['x'.repeat(200_000)] } })).toMatchObject({ status: 413 });
  });

  test('too many changes in a minute are refused', async () => {
    const { enter } = await start({ limits: { ...NO_LIMITS, settings: 2 } });
    const ann = await enter('Ann');
    for (const base of [0, 1]) expect(await save(ann, { base, settings: {} })).toMatchObject({ status: 200 });
    expect(await save(ann, { base: 2, settings: {} })).toMatchObject({ status: 429 });
  });

  test('come along with a passkey; a guest who logs out or becomes somebody else leaves none behind', async () => {
    const storage = openSqlite(':memory:');
    const { enter, url } = await start({ storage });
    const ann = await enter('Ann');
    const device = new Authenticator();
    await addPasskey(ann, device);
    await save(ann, { base: 0, settings: { theme: 'contrast' } });
    const phone = new Client(url);
    await phone.post('/api/me', { name: 'Phone' });
    await save(phone, { base: 0, settings: { theme: 'light' } });
    const guest = personOf(phone);
    await signIn(phone, device);
    expect(await phone.get('/api/settings')).toEqual(await ann.get('/api/settings'));
    expect(await storage.accounts.settingsOf(guest)).toBeNull();
    await phone.post('/api/sign-out', { everywhere: false });
    expect(await ann.get('/api/settings')).toMatchObject({ settings: { theme: 'contrast' } });

    const bea = await enter('Bea');
    await save(bea, { base: 0, settings: { theme: 'dark' } });
    const person = personOf(bea);
    await bea.post('/api/sign-out', { everywhere: false });
    expect(await storage.accounts.settingsOf(person)).toBeNull();
  });
});

function personOf({ cookie }: Client): string {
  return cookie.slice(3).split('.')[0]!;
}
