import type { MySettings, SettingsDone, SettingsKept, SettingsRequest } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import type { Result } from '../api.ts';
import { NOT_SYNCED, type Synced } from '../table/settings.ts';
import { Time } from '../testing/time.ts';
import { SettingsSync } from './settings-sync.ts';

/** What the server keeps for one person. */
class Shelf {
  of: string | null = 'ann';
  revision = 0;
  settings: MySettings = {};
  /** with which it fails at present */
  broken: number | null = null;
  asked = 0;
  sent = 0;

  ask(): Result<SettingsKept> {
    this.asked += 1;
    if (this.broken !== null) return { ok: false, status: this.broken, why: '' };
    return { ok: true, value: { of: this.of, revision: this.revision, settings: this.settings } };
  }

  send({ base, settings }: SettingsRequest): Result<SettingsDone> {
    this.sent += 1;
    if (this.broken !== null) return { ok: false, status: this.broken, why: '' };
    if (base !== this.revision) return { ok: false, status: 409, why: '' };
    this.revision += 1;
    this.settings = settings;
    return { ok: true, value: { revision: this.revision } };
  }
}

class Browser {
  mine: MySettings;
  synced: Synced;
  readonly sync: SettingsSync;
  readonly time = new Time();
  full = false;

  constructor(shelf: Shelf, mine: MySettings = {}, synced: Synced = NOT_SYNCED) {
    this.mine = mine;
    this.synced = synced;
    this.sync = new SettingsSync({
      ask: async () => shelf.ask(),
      send: async (request) => shelf.send(request),
      read: () => ({ mine: this.mine, synced: this.synced }),
      write: (written, now) => {
        if (this.full) throw new Error('nothing more can be kept');
        if (written !== null) this.mine = written;
        this.synced = now;
      },
      later: this.time.later,
      random: () => 0.5,
    });
  }

  async open(): Promise<void> {
    this.sync.meet();
    await this.passes();
  }

  async sets(change: MySettings): Promise<void> {
    this.mine = { ...this.mine, ...change };
    this.sync.changed();
    await this.passes();
  }

  /** a minute */
  async passes(): Promise<void> {
    for (let i = 0; i < 60; i += 1) {
      this.time.pass(1000);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  }
}

test('who has set nothing leaves nothing at the server', async () => {
  const shelf = new Shelf();
  await new Browser(shelf).open();
  expect(shelf).toMatchObject({ revision: 0, asked: 1 });
});

test('what was set before the server kept anything is sent to it', async () => {
  const shelf = new Shelf();
  await new Browser(shelf, { theme: 'dark' }).open();
  expect(shelf).toMatchObject({ revision: 1, settings: { theme: 'dark' } });
});

test('a second browser has what the first has set, and the first what the second sets then', async () => {
  const shelf = new Shelf();
  const [one, two] = [new Browser(shelf), new Browser(shelf)];
  await one.open();
  await one.sets({ theme: 'dark', finished: ['emergence'] });
  await two.open();
  expect(two.mine).toEqual({ theme: 'dark', finished: ['emergence'] });
  await two.sets({ text: 'huge' });
  await one.open();
  expect(one.mine).toEqual({ theme: 'dark', text: 'huge', finished: ['emergence'] });
});

test('a guest who signs in has the settings of who they are', async () => {
  const shelf = new Shelf();
  await new Browser(shelf, { theme: 'dark' }).open();
  const phone = new Browser(shelf, { theme: 'light', hand: 'left' });
  await phone.open();
  expect(phone.mine).toEqual({ theme: 'dark' });
});

test('both have changed something meanwhile: neither loses it', async () => {
  const shelf = new Shelf();
  const [one, two] = [new Browser(shelf), new Browser(shelf)];
  await one.open();
  await two.open();
  await one.sets({ theme: 'dark' });
  await two.sets({ text: 'huge' });
  expect(shelf.settings).toEqual({ theme: 'dark', text: 'huge' });
  expect(two.mine).toEqual({ theme: 'dark', text: 'huge' });
});

test('without a network it is sent when there is one again', async () => {
  const shelf = new Shelf();
  const one = new Browser(shelf);
  await one.open();
  shelf.broken = 0;
  await one.sets({ theme: 'dark' });
  expect(shelf.revision).toBe(0);
  shelf.broken = null;
  await one.passes();
  expect(shelf.settings).toEqual({ theme: 'dark' });
});

test('opened without a network, changed and closed: it is sent the next time', async () => {
  const shelf = new Shelf();
  const before = new Browser(shelf);
  await before.open();
  const one = new Browser(shelf, { theme: 'dark' }, before.synced);
  await one.open();
  expect(shelf.settings).toEqual({ theme: 'dark' });
});

test('a browser that was logged out from elsewhere forgets how the other one liked it', async () => {
  const shelf = new Shelf();
  const one = new Browser(shelf, { theme: 'dark', removed: ['aaaaaaaaaa'] });
  await one.open();
  const nextGuest = new Shelf();
  nextGuest.of = 'guest';
  const again = new Browser(nextGuest, one.mine, one.synced);
  await again.open();
  expect(again.mine).toEqual({});
  expect(nextGuest.revision).toBe(0);
});

test('what is refused is not sent again and again', async () => {
  const shelf = new Shelf();
  const one = new Browser(shelf);
  await one.open();
  shelf.broken = 400;
  await one.sets({ theme: 'dark' });
  expect(one.time.waiting).toBe(0);
});

test('a server that always says it was changed elsewhere is asked less and less often', async () => {
  const shelf = new Shelf();
  shelf.send = () => {
    shelf.sent += 1;
    return { ok: false, status: 409, why: '' };
  };
  const one = new Browser(shelf);
  await one.open();
  await one.sets({ theme: 'dark' });
  await one.passes();
  expect(shelf.sent).toBeGreaterThan(2);
  expect(shelf.sent).toBeLessThan(20);
});

test('who logs out while something is being sent leaves nothing in the browser', async () => {
  const shelf = new Shelf();
  const one = new Browser(shelf);
  await one.open();
  const keep = shelf.send.bind(shelf);
  shelf.send = (request) => {
    one.mine = {};
    one.synced = NOT_SYNCED;
    return keep(request);
  };
  await one.sets({ theme: 'dark' });
  expect(JSON.stringify(one.synced)).not.toContain('dark');
});

test('a browser that could not keep what came asks again', async () => {
  const shelf = new Shelf();
  shelf.revision = 1;
  shelf.settings = { theme: 'dark' };
  const one = new Browser(shelf);
  one.full = true;
  await one.open();
  one.full = false;
  await one.open();
  expect(one.mine).toEqual({ theme: 'dark' });
});

test('somebody without a cookie is not asked about', async () => {
  const shelf = new Shelf();
  shelf.of = null;
  const one = new Browser(shelf, { theme: 'dark' });
  await one.open();
  expect([shelf.asked, one.time.waiting]).toEqual([1, 0]);
});
