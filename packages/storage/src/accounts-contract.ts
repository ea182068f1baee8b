import { describe, expect, test } from 'vitest';
import type { Passkey } from './accounts.ts';
import type { NewTable, Storage, Summary } from './port.ts';

// What every store promises about those who come, and to an administrator. Part of the suite in ./contract.ts.

const LOBBY: Summary = { phase: 'lobby', open: true, free: 2, waiting: 0, due: null };

function aTable(id: string, parts: Partial<NewTable> = {}): NewTable {
  return {
    id,
    game: 'lantern',
    at: 1000,
    meta: { rulesVersion: 1 },
    summary: LOBBY,
    seating: { names: ['Ann'], members: [{ person: 'ann', seats: 1 }] },
    entries: [],
    clock: null,
    ...parts,
  };
}

function aPasskey(id: string, parts: Partial<Passkey> = {}): Passkey {
  const key = { id, person: 'ann', publicKey: 'pQECAyYg', counter: 0, transports: ['internal', 'hybrid'] };
  return { ...key, name: 'Änn’s phone 🦊', created: 1_900_000_000_000, used: null, ...parts };
}

export function describeAccounts(open: () => Promise<Storage>): void {
  describe('passkeys', () => {
    test('are found again, by themselves and by whose they are', async () => {
      const { accounts } = await open();
      expect(await accounts.passkey('k1')).toBeNull();
      expect(await accounts.addPasskey(aPasskey('k1'))).toBe(true);
      expect(await accounts.addPasskey(aPasskey('k2', { created: 5 }))).toBe(true);
      expect(await accounts.addPasskey(aPasskey('k3', { person: 'bea' }))).toBe(true);
      expect(await accounts.passkey('k1')).toEqual(aPasskey('k1'));
      expect((await accounts.passkeysOf('ann')).map(({ id }) => id)).toEqual(['k2', 'k1']);
      await accounts.usePasskey('k1', 7, 1_900_000_000_001);
      expect(await accounts.passkey('k1')).toEqual(aPasskey('k1', { counter: 7, used: 1_900_000_000_001 }));
    });

    test('belong to whoever was first, and are removed by nobody else', async () => {
      const { accounts } = await open();
      await accounts.addPasskey(aPasskey('k1'));
      expect(await accounts.addPasskey(aPasskey('k1', { person: 'eve' }))).toBe(false);
      expect(await accounts.removePasskey('eve', 'k1')).toBe(false);
      expect(await accounts.passkey('k1')).toMatchObject({ person: 'ann' });
      expect(await accounts.removePasskey('ann', 'k1')).toBe(true);
      expect(await accounts.removePasskey('ann', 'k1')).toBe(false);
      expect(await accounts.passkeysOf('ann')).toEqual([]);
    });
  });

  describe('a challenge', () => {
    test('is taken once, whoever tries', async () => {
      const { accounts } = await open();
      await accounts.keepChallenge('c1', 'ann', 100, 200);
      await accounts.keepChallenge('c2', null, 100, 200);
      const taken = await Promise.all([accounts.takeChallenge('c1', 150), accounts.takeChallenge('c1', 150)]);
      expect(taken.filter((one) => one !== null)).toEqual([{ person: 'ann' }]);
      expect(await accounts.takeChallenge('c2', 150)).toEqual({ person: null });
      expect(await accounts.takeChallenge('c3', 150)).toBeNull();
    });

    test('has its time', async () => {
      const { accounts } = await open();
      await accounts.keepChallenge('c1', null, 100, 200);
      expect(await accounts.takeChallenge('c1', 201)).toBeNull();
      await accounts.keepChallenge('c2', null, 100, 200);
      await accounts.keepChallenge('c3', null, 300, 400);
      expect(await accounts.takeChallenge('c2', 150)).toBeNull(); // swept away by the one that came later
    });
  });

  describe('sessions and bans', () => {
    const FINE = { generation: 0, banned: false, ended: false, isAdmin: false };

    test('nothing is known of whoever comes first', async () => {
      const { accounts } = await open();
      expect(await accounts.standing('ann', 's1')).toEqual(FINE);
    });

    test('one session ends, and no other', async () => {
      const { accounts } = await open();
      await accounts.endSession('ann', 's1', 5);
      await accounts.endSession('ann', 's1', 6);
      expect(await accounts.standing('ann', 's1')).toEqual({ ...FINE, ended: true });
      expect(await accounts.standing('ann', 's2')).toEqual(FINE);
      expect(await accounts.standing('bea', 's1')).toEqual(FINE);
    });

    test('all sessions end, of one person', async () => {
      const { accounts } = await open();
      await accounts.endAllSessions('ann', 5);
      await accounts.endAllSessions('ann', 6);
      expect(await accounts.standing('ann', 's1')).toEqual({ ...FINE, generation: 2 });
      expect(await accounts.standing('bea', 's1')).toEqual(FINE);
    });

    test('a ban stands until it is lifted, whatever else happens', async () => {
      const { accounts } = await open();
      await accounts.ban('ann', true, 5);
      await accounts.endAllSessions('ann', 6);
      expect(await accounts.standing('ann', 's1')).toEqual({ ...FINE, generation: 1, banned: true });
      await accounts.ban('ann', false, 7);
      expect(await accounts.standing('ann', 's1')).toEqual({ ...FINE, generation: 1 });
    });

    test('every process finds what it has to heed, in order', async () => {
      const { accounts } = await openWithTable(open);
      const before = await accounts.lastNotice();
      await accounts.endSession('ann', 's1', 5);
      await accounts.endAllSessions('bea', 6);
      await accounts.ban('col', true, 7);
      await accounts.ban('dov', false, 8); // nothing to close
      await accounts.closeTable('t1', 9);
      const notices = await accounts.notices(before);
      expect(notices.map(({ kind, id }) => [kind, id])).toEqual([
        ['session', 'ann/s1'],
        ['person', 'bea'],
        ['person', 'col'],
        ['table', 't1'],
      ]);
      expect(await accounts.lastNotice()).toBe(notices.at(-1)!.number);
      expect(await accounts.notices(notices[1]!.number)).toEqual(notices.slice(2));
    });
  });

  describe('how somebody likes the page', () => {
    test('is kept for each, and changed by who knows how it was', async () => {
      const { accounts } = await open();
      expect(await accounts.settingsOf('ann')).toBeNull();
      expect(await accounts.keepSettings('ann', 1, '"never"')).toBe(false);
      expect(await accounts.keepSettings('ann', 0, '"dark \ud83e\udd8a"')).toBe(true);
      expect(await accounts.keepSettings('ann', 0, '"from elsewhere"')).toBe(false);
      expect(await accounts.settingsOf('ann')).toEqual({ revision: 1, settings: '"dark \ud83e\udd8a"' });
      expect(await accounts.keepSettings('ann', 1, '"light"')).toBe(true);
      expect(await accounts.settingsOf('ann')).toEqual({ revision: 2, settings: '"light"' });
      expect(await accounts.settingsOf('bea')).toBeNull();
    });

    test('of two who change it at once one comes through', async () => {
      const { accounts } = await open();
      const done = await Promise.all(['"a"', '"b"'].map((settings) => accounts.keepSettings('ann', 0, settings)));
      expect(done.filter(Boolean)).toHaveLength(1);
    });

    test('is forgotten, of one person', async () => {
      const { accounts } = await open();
      for (const person of ['ann', 'bea']) await accounts.keepSettings(person, 0, '"dark"');
      await accounts.forgetSettings('ann');
      expect(await accounts.settingsOf('ann')).toBeNull();
      expect(await accounts.settingsOf('bea')).toEqual({ revision: 1, settings: '"dark"' });
    });
  });

  describe('administrators', () => {
    test('a link is good once, for a while, and makes all others void', async () => {
      const { accounts } = await open();
      await accounts.keepAdminLink('h1', 100, 200);
      await accounts.keepAdminLink('h2', 100, 200);
      expect(await accounts.takeAdminLink('h9', 150)).toBe(false);
      expect(await accounts.takeAdminLink('h1', 250)).toBe(false);
      const taken = await Promise.all([accounts.takeAdminLink('h1', 150), accounts.takeAdminLink('h1', 150)]);
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await accounts.takeAdminLink('h2', 150)).toBe(false);
    });

    test('are browsers, until they are removed, log out or are banned', async () => {
      const { accounts } = await open();
      for (const [i, session] of ['s1', 's2', 's3', 's4'].entries())
        await accounts.makeAdmin({ person: i < 2 ? 'ann' : session, session, since: i });
      expect(await accounts.standing('ann', 's2')).toMatchObject({ isAdmin: true });
      expect(await accounts.standing('ann', 's9')).toMatchObject({ isAdmin: false });
      expect(await accounts.removeAdmin('s3')).toBe(true);
      expect(await accounts.removeAdmin('s3')).toBe(false);
      await accounts.endSession('ann', 's1', 5);
      expect((await accounts.admins()).map(({ session }) => session)).toEqual(['s2', 's4']);
      await accounts.endAllSessions('ann', 5);
      await accounts.ban('s4', true, 5);
      expect(await accounts.admins()).toEqual([]);
    });

    test('see tables, those that are played first, and find them by a piece of a word', async () => {
      const store = await openWithTable(open);
      await store.createTable(aTable('t2', { at: 2000, summary: { ...LOBBY, phase: 'over' } }));
      await store.createTable(aTable('t3', { at: 1500, seating: { names: ['Bea_%'], members: [] } }));
      const list = async (find: string): Promise<string[]> =>
        (await store.overview.listTables(find, 9)).map(({ id }) => id);
      expect(await list('')).toEqual(['t3', 't1', 't2']);
      expect((await store.overview.listTables('', 1))[0]).toEqual({
        id: 't3',
        game: 'lantern',
        phase: 'lobby',
        names: ['Bea_%'],
        free: 2,
        created: 1500,
        updated: 1500,
      });
      expect([await list('_%'), await list('bea'), await list('zzz'), await list('T2')]).toEqual([
        ['t3'],
        ['t3'],
        [],
        ['t2'],
      ]);
    });

    test('see people, who was here last first', async () => {
      const store = await openWithTable(open);
      await store.savePerson({ id: 'ann', name: 'Ann', created: 1 });
      await store.accounts.visited('ann', 50);
      await store.accounts.visited('ann', 40);
      await store.accounts.visited('guest', 60);
      await store.accounts.ban('guest', true, 5);
      await store.accounts.addPasskey(aPasskey('k1'));
      expect(await store.overview.listPeople('', 9)).toEqual([
        { id: 'guest', name: null, seen: 60, games: 0, banned: true, passkeys: 0 },
        { id: 'ann', name: 'Ann', seen: 50, games: 1, banned: false, passkeys: 1 },
      ]);
      expect((await store.overview.listPeople('an', 9)).map(({ id }) => id)).toEqual(['ann']);
    });

    test('see how much there is, and under which rules it was begun', async () => {
      const store = await openWithTable(open);
      const over = { ...LOBBY, phase: 'over' } as const;
      await store.createTable(aTable('t2', { summary: over, meta: { note: '"rulesVersion":9', rulesVersion: 2 } }));
      await store.createTable(aTable('t3', { summary: over, meta: ['\0', 'none'] }));
      const { bytes, ...extent } = await store.overview.extent();
      expect(bytes).toBeGreaterThan(1000);
      expect(extent).toMatchObject({ people: 0, tables: { lobby: 1, playing: 0, over: 2 } });
      expect(await store.overview.rulesCounts()).toEqual([
        { game: 'lantern', rulesVersion: 1, isOver: false, tables: 1 },
        { game: 'lantern', rulesVersion: 2, isOver: true, tables: 1 },
      ]);
    });

    test('close a table: nobody finds it any more', async () => {
      const store = await openWithTable(open);
      expect(await store.accounts.closeTable('t1', 5)).toBe(true);
      expect(await store.accounts.closeTable('t1', 6)).toBe(false);
      expect(await store.accounts.closeTable('t9', 6)).toBe(false);
      expect(await store.table('t1')).toBeNull();
      expect(await store.tablesOf('ann', 9)).toEqual([]);
      expect(await store.openTables(9)).toEqual([]);
      expect(await store.tableIds('', 9)).toEqual([]);
      expect(await store.dueTables()).toEqual([]);
      expect(await store.overview.listTables('', 9)).toEqual([]);
    });
  });
}

async function openWithTable(open: () => Promise<Storage>): Promise<Storage> {
  const store = await open();
  await store.createTable(aTable('t1'));
  return store;
}
