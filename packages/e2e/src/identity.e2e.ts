import { randomUUID } from 'node:crypto';
import { newAdminKey } from '@tablewright/server';
import { openSqlite } from '@tablewright/storage';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { seriousIn, sideways } from './page-checks.ts';
import { type Person, PHONE } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// Passkeys with a device that Chromium plays itself, logging out, and the administrator's page.

const WIDE = { viewport: { width: 1440, height: 900 } };

describe.skipIf(noBrowser !== null)('who somebody is', () => {
  const setting = useServerAndBrowser();

  /** Browsers take a number for no name, and keep no passkeys for it. */
  const named = () => ({ baseURL: setting.server.url.replace('127.0.0.1', 'localhost') });

  const settings = async ({ page }: Person): Promise<Locator> => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const devices = page.getByTestId('devices');
    await devices.getByRole('button', { name: 'Log out here' }).waitFor();
    return devices;
  };

  async function makesTable({ page }: Person): Promise<string> {
    // The page asks who it is: whoever asks for a table meanwhile, without a cookie yet, would become another guest.
    await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
    const response = await page.request.post('/api/tables', { data: { game: 'emergence', seats: 3 } });
    return ((await response.json()) as { table: string }).table;
  }

  async function tablesOf({ page }: Person): Promise<string[]> {
    const mine = (await (await page.request.get('/api/mine')).json()) as { id: string }[];
    return mine.map(({ id }) => id).toSorted();
  }

  test('a passkey brings all games to another device, and logging out everywhere ends it', async () => {
    const ann = await setting.enter('Ann', { ...named(), ...WIDE });
    const key = await Device.in(ann.page);
    await ann.page.goto('/');
    const first = await makesTable(ann);
    const devices = await settings(ann);
    await ann.page.getByRole('radio', { name: 'High contrast' }).click();
    await devices.getByRole('button', { name: 'Create a passkey' }).click();
    await devices.getByText('Your passkey is made.').waitFor();
    await devices.getByText('Chrome on Linux').waitFor();
    expect(await seriousIn(ann.page)).toEqual([]);

    const phone = await setting.enter('Ann elsewhere', { ...named(), ...PHONE });
    const other = await Device.in(phone.page);
    await other.takeOver(key);
    await phone.page.goto('/');
    const second = await makesTable(phone);
    const there = await settings(phone);
    await there.getByRole('checkbox', { name: /^When I sign in, take the game of this browser along/ }).waitFor();
    expect(await seriousIn(phone.page)).toEqual([]);
    expect(await sideways(phone.page)).toBe(0);
    await Promise.all([
      phone.page.waitForEvent('load'),
      there.getByRole('button', { name: 'Sign in with a passkey' }).click(),
    ]);
    const both = [first, second].toSorted();
    expect(await tablesOf(phone)).toEqual(both);
    expect(await tablesOf(ann)).toEqual(both);
    await phone.page.getByTestId(`table-${first}`).waitFor();
    await phone.page.locator('html[data-theme=contrast]').waitFor();

    const again = await settings(phone);
    await again.getByRole('button', { name: 'Log out everywhere' }).click();
    await again.getByText('Every browser in which you are logged in').waitFor();
    expect(await seriousIn(phone.page)).toEqual([]);
    await Promise.all([
      phone.page.waitForEvent('load'),
      again.getByRole('button', { name: 'Log out of every browser' }).click(),
    ]);
    expect(await tablesOf(phone)).toEqual([]);
    expect(await tablesOf(ann)).toEqual([]);
    await phone.page.locator('html:not([data-theme])').waitFor();
    const back = await settings(phone);
    await Promise.all([
      phone.page.waitForEvent('load'),
      back.getByRole('button', { name: 'Sign in with a passkey' }).click(),
    ]);
    expect(await tablesOf(phone)).toEqual(both);
    expect(await tablesOf(ann)).toEqual([]);
  });

  test('where browsers keep no passkeys one sentence says so', async () => {
    const ann = await setting.enter('Ann', PHONE);
    await ann.page.goto('/');
    const devices = await settings(ann);
    await devices.getByText(/^Passkeys need an address with a name and https \(or localhost\)/).waitFor();
    expect(await devices.getByRole('button', { name: /passkey/i }).count()).toBe(0);
    expect(await seriousIn(ann.page)).toEqual([]);
  });

  async function newKey(): Promise<string> {
    const storage = openSqlite(setting.server.file);
    try {
      return await newAdminKey(storage.accounts);
    } finally {
      await storage.close();
    }
  }

  test('the administrator sees who plays, closes a table and bans somebody; to a guest there is nothing', async () => {
    const name = `Eve ${randomUUID().slice(0, 4)}`; // a second try must not find the Eve of the first
    const eve = await setting.enter(name);
    await eve.page.goto('/');
    await eve.page.request.post('/api/me', { data: { name } });
    const table = await makesTable(eve);
    await eve.page.goto(`/table/${table}`);
    await eve.page.getByRole('button', { name: 'Get up from your seat' }).waitFor();

    for (const options of [PHONE, WIDE]) {
      const root = await setting.enter('Root', options);
      const { page } = root;
      await page.goto(`/admin#${await newKey()}`);
      await page.getByRole('heading', { name: 'Administration' }).waitFor();
      expect(page.url()).toBe(`${setting.server.url}/admin`);
      await page.getByRole('list', { name: 'Tables' }).getByText(table).waitFor();
      await page.getByRole('list', { name: 'People' }).getByText(name).waitFor();
      await page.getByRole('textbox', { name: 'Find a table' }).fill(table);
      await page.getByText(`Connected: ${name}`).waitFor();
      await page.getByRole('list', { name: 'Rules' }).getByText('Emergence').waitFor();
      expect(await seriousIn(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      if (options === PHONE) continue;
      await page.getByRole('button', { name: `Close: table ${table}` }).click();
      await page.getByRole('button', { name: 'Yes, close' }).click();
      await eve.page.getByText('This table was closed by whoever runs this server.').waitFor();
      await page.getByRole('textbox', { name: 'Find somebody' }).fill(name);
      await page.getByRole('button', { name: `Ban: ${name}` }).click();
      expect(await seriousIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, ban' }).click();
      await page.getByRole('button', { name: `Lift the ban: ${name}` }).waitFor();
      await eve.page.goto('/');
      await eve.page.getByText('You are banned from this server').waitFor();
      await page.getByRole('button', { name: `Lift the ban: ${name}` }).click();
      await page.getByRole('button', { name: `Ban: ${name}` }).waitFor();
    }
    await eve.page.goto('/admin');
    await eve.page.getByRole('heading', { name: 'There is nothing on this page' }).waitFor();
    await eve.page.goto(`/admin#${'x'.repeat(32)}`);
    await eve.page.reload();
    await eve.page.getByRole('heading', { name: /nothing on this page|no longer good/ }).waitFor();
  });
});

/** A device that keeps passkeys, as Chromium plays it for tests. */
class Device {
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }

  static async in(page: Page): Promise<Device> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  /** As if its passkeys had been carried over from another one, as the makers of phones do it. */
  async takeOver(other: Device): Promise<void> {
    const { credentials } = await other.#cdp.send('WebAuthn.getCredentials', { authenticatorId: other.#id });
    for (const credential of credentials)
      await this.#cdp.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential });
  }
}
