import type { Entry } from '@tablewright/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { describeAccounts } from './accounts-contract.ts';
import type { Append, NewTable, Storage, Summary } from './port.ts';

// What every store promises. A new one passes this suite or is none.

/** A store that can be opened again: what was acknowledged must be there. */
export interface Place {
  open(): Promise<Storage>;
  cleanUp(): Promise<void>;
}

const answer = (seat: number, value: string): Entry => ({ type: 'answer', seat, about: 'talk', value });
const roll = (came: number): Entry => ({ type: 'chance', label: `roll ${came}`, of: 6, came });

const LOBBY: Summary = { phase: 'lobby', open: false, free: 2, waiting: 0, due: null };
const PLAYING: Summary = { phase: 'playing', open: false, free: 0, waiting: 0b01, due: null };

function aTable(id: string, parts: Partial<NewTable> = {}): NewTable {
  return {
    id,
    game: 'lantern',
    at: 1000,
    meta: { words: 'none' },
    summary: LOBBY,
    seating: { names: [], members: [] },
    entries: [],
    clock: null,
    ...parts,
  };
}

function anAppend(table: string, parts: Partial<Append> = {}): Append {
  return { table, at: 2000, from: 0, revision: 0, entries: [], commands: [], summary: PLAYING, clock: null, ...parts };
}

/** `lasting`: false where everything is gone when it is closed, as in memory. */
export function describeStorage(name: string, place: () => Promise<Place>, { lasting }: { lasting: boolean }): void {
  describe(`storage: ${name}`, () => {
    let here: Place | null = null;
    let opened: Storage | null = null;

    async function open(): Promise<Storage> {
      here ??= await place();
      opened = await here.open();
      return opened;
    }

    async function openAgain(): Promise<Storage> {
      await opened!.close();
      return open();
    }

    afterEach(async () => {
      await opened?.close();
      await here?.cleanUp();
      opened = null;
      here = null;
    });

    describe('people and settings', () => {
      test('a person is found again, under the name given last', async () => {
        const store = await open();
        expect(await store.person('ann')).toBeNull();
        await store.savePerson({ id: 'ann', name: 'Ann', created: 7 });
        await store.savePerson({ id: 'ann', name: 'Änn 🦊', created: 9 });
        expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Änn 🦊', created: 7 });
      });

      test('a setting keeps the value that came first, whoever asks with which preset', async () => {
        const store = await open();
        const [first, second] = await Promise.all([store.setting('secret', 'one'), store.setting('secret', 'two')]);
        expect([first, second]).toEqual(['one', 'one']);
        expect(await store.setting('other', 'three')).toBe('three');
      });
    });

    describe('tables', () => {
      test('a table comes back as it was stored', async () => {
        const store = await open();
        expect(await store.createTable(aTable('t1', { entries: [roll(3)], clock: { left: [1.5, 2] } }))).toBe(true);
        expect(await store.table('t1')).toEqual({
          id: 't1',
          game: 'lantern',
          phase: 'lobby',
          created: 1000,
          updated: 1000,
          version: 1,
          revision: 0,
          meta: { words: 'none' },
          clock: { left: [1.5, 2] },
          kept: 'here',
          ranFor: expect.any(Number) as number,
        });
        expect(await store.entries('t1')).toEqual([roll(3)]);
      });

      test('an id is given once', async () => {
        const store = await open();
        const made = await Promise.all([
          store.createTable(aTable('t1', { meta: 'first' })),
          store.createTable(aTable('t1', { meta: 'second', entries: [roll(1)] })),
        ]);
        expect(made).toEqual([true, false]);
        expect(await store.table('t1')).toMatchObject({ meta: 'first', version: 0 });
        expect(await store.entries('t1')).toEqual([]);
      });

      test.each(['', 'nobody', "'; DROP TABLE tables; --", '\0', '☃'.repeat(50)])(
        'there is nothing under the id %j',
        async (id) => {
          const store = await open();
          expect(await store.table(id)).toBeNull();
          expect(await store.entries(id)).toEqual([]);
          expect(await store.snapshot(id)).toBeNull();
          expect(await store.chat(id, 10)).toEqual([]);
          expect(await store.tablesOf(id, 10)).toEqual([]);
          expect(await store.append(anAppend(id, { entries: [answer(0, 'a')] }))).toEqual({ kind: 'conflict' });
          expect(await store.entries(id)).toEqual([]);
        },
      );
    });

    describe('the log', () => {
      test('grows in order, and can be read from the middle', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        const log = [roll(1), answer(0, 'a'), answer(1, 'b'), roll(2)];
        expect(await store.append(anAppend('t1', { entries: log.slice(0, 2) }))).toEqual({
          kind: 'stored',
          version: 2,
          revision: 1,
          kept: 'here',
        });
        await store.append(anAppend('t1', { from: 2, revision: 1, entries: log.slice(2) }));
        expect(await store.entries('t1')).toEqual(log);
        expect(await store.entries('t1', 3)).toEqual(log.slice(3));
        expect(await store.entries('t1', 9)).toEqual([]);
        expect(await store.table('t1')).toMatchObject({ version: 4, revision: 2, updated: 2000 });
      });

      test('of two who append at the same place one is first, and the other changes nothing', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        const [first, second] = await Promise.all([
          store.append(anAppend('t1', { entries: [answer(0, 'first')], commands: ['a'], meta: 'by the first' })),
          store.append(anAppend('t1', { entries: [answer(1, 'second')], commands: ['b'], meta: 'by the second' })),
        ]);
        expect(first).toMatchObject({ kind: 'stored', version: 1 });
        expect(second).toEqual({ kind: 'conflict' });
        expect(await store.entries('t1')).toEqual([answer(0, 'first')]);
        expect(await store.table('t1')).toMatchObject({ meta: 'by the first', version: 1 });
        // the refused command was not kept: after reading again it can be done
        const again = await store.append(anAppend('t1', { from: 1, revision: 1, entries: [roll(1)], commands: ['b'] }));
        expect(again).toMatchObject({ kind: 'stored', version: 2 });
      });

      test('a change without entries has its turn too', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        expect(await store.append(anAppend('t1', { meta: 'one' }))).toMatchObject({ kind: 'stored', revision: 1 });
        expect(await store.append(anAppend('t1', { meta: 'two' }))).toEqual({ kind: 'conflict' });
        expect(await store.table('t1')).toMatchObject({ meta: 'one', version: 0, revision: 1 });
      });

      test.each([
        ['behind the end', 2],
        ['before the end', 0],
      ])('nothing is appended %s', async (_where, from) => {
        const store = await open();
        await store.createTable(aTable('t1', { entries: [roll(1)] }));
        expect(await store.append(anAppend('t1', { from, entries: [answer(0, 'a')] }))).toEqual({ kind: 'conflict' });
        expect(await store.entries('t1')).toEqual([roll(1)]);
      });

      test('the same command twice is stored once, and says where it led to', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        const once = anAppend('t1', { entries: [answer(0, 'a'), roll(4)], commands: ['c1'] });
        const [first, second] = await Promise.all([store.append(once), store.append(once)]);
        expect(first).toMatchObject({ kind: 'stored', version: 2 });
        expect(second).toEqual({ kind: 'duplicate', version: 2 });
        await store.append(anAppend('t1', { from: 2, revision: 1, entries: [answer(1, 'b')], commands: ['c2'] }));
        const late = await store.append(
          anAppend('t1', { from: 3, revision: 2, entries: once.entries, commands: ['c1'] }),
        );
        expect(late).toEqual({ kind: 'duplicate', version: 2 });
        expect(await store.command('t1', 'c1')).toBe(2);
        expect(await store.command('t1', 'c9')).toBeNull();
        expect(await store.entries('t1')).toHaveLength(3);
      });

      test('commands that come together are kept together, or none of them', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        const both = anAppend('t1', { entries: [answer(0, 'a'), answer(1, 'b')], commands: ['c1', 'c2'] });
        expect(await store.append(both)).toMatchObject({ kind: 'stored', version: 2 });
        expect([await store.command('t1', 'c1'), await store.command('t1', 'c2')]).toEqual([2, 2]);
        const mixed = { from: 2, revision: 1, entries: [answer(0, 'x'), answer(1, 'b')], commands: ['c3', 'c2', 'c4'] };
        expect(await store.append(anAppend('t1', mixed))).toEqual({ kind: 'duplicate', version: 2 });
        expect([await store.command('t1', 'c3'), await store.command('t1', 'c4')]).toEqual([null, null]);
        expect(await store.command('t1', 'c2')).toBe(2);
        expect(await store.entries('t1')).toHaveLength(2);
        const late = anAppend('t1', { ...mixed, from: 1, commands: ['c3', 'c4'] });
        expect(await store.append(late)).toEqual({ kind: 'conflict' });
        expect([await store.command('t1', 'c3'), await store.command('t1', 'c4')]).toEqual([null, null]);
      });

      test('a command belongs to its table', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        await store.createTable(aTable('t2'));
        const done = await Promise.all(
          ['t1', 't2'].map((id) => store.append(anAppend(id, { entries: [answer(0, id)], commands: ['c1'] }))),
        );
        expect(done.map(({ kind }) => kind)).toEqual(['stored', 'stored']);
      });

      test('many tables that are written at once do not mix', async () => {
        const store = await open();
        const ids = Array.from({ length: 40 }, (_, i) => `table${i}`);
        await Promise.all(ids.map((id) => store.createTable(aTable(id))));
        for (let n = 0; n < 10; n += 1) {
          const stored = await Promise.all(
            ids.map((id) =>
              store.append(
                anAppend(id, { from: n, revision: n, entries: [answer(n % 3, `${id} ${n}`)], commands: [`${n}`] }),
              ),
            ),
          );
          expect(stored.every(({ kind }) => kind === 'stored')).toBe(true);
        }
        for (const id of ids) {
          const log = await store.entries(id);
          expect(log.map((entry) => entry.type === 'answer' && entry.value)).toEqual(
            Array.from({ length: 10 }, (_, n) => `${id} ${n}`),
          );
        }
      });

      test('of a crowd at one place exactly one gets through', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        const crowd = await Promise.all(
          Array.from({ length: 50 }, (_, i) =>
            store.append(anAppend('t1', { entries: [answer(0, `${i}`)], commands: [`c${i}`] })),
          ),
        );
        expect(crowd.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
        expect(crowd.filter(({ kind }) => kind === 'conflict')).toHaveLength(49);
        expect(await store.entries('t1')).toHaveLength(1);
      });

      test('may be long, in one piece and in many', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        const log = Array.from({ length: 5000 }, (_, i) => answer(i % 5, `answer ${i}`));
        await store.append(anAppend('t1', { entries: log.slice(0, 4000) }));
        await Promise.all(
          Array.from({ length: 10 }, (_, i) =>
            store.append(
              anAppend('t1', {
                from: 4000 + i * 100,
                revision: 1 + i,
                entries: log.slice(4000 + i * 100, 4100 + i * 100),
              }),
            ),
          ),
        );
        expect(await store.entries('t1')).toEqual(log);
      });

      test('keeps every kind of text', async () => {
        const store = await open();
        const words = [
          '',
          'ü ß 漢字 🜁 👩‍👩‍👧',
          '"quoted" \\ \n\t\u0000 end',
          '‮right to left‬',
          '\ud800 alone',
          "'); --",
        ];
        await store.createTable(aTable('t1', { meta: words }));
        await store.append(anAppend('t1', { entries: words.map((word) => answer(0, word)) }));
        expect((await store.entries('t1')).map((entry) => entry.type === 'answer' && entry.value)).toEqual(words);
        expect((await store.table('t1'))!.meta).toEqual(words);
      });

      test('keeps numbers as they are', async () => {
        const store = await open();
        const clock = [0, 0.1, 1e-9, 2 ** 53 - 1, -5];
        await store.createTable(aTable('t1', { clock, at: 1_900_000_000_000 }));
        expect(await store.table('t1')).toMatchObject({ clock, created: 1_900_000_000_000 });
      });
    });

    describe('what is said to a window', () => {
      const said = { seat: 1, version: 0, by: 'person', command: 'c', value: { text: '\0' } } as const;
      const nothing = { ...said, seat: 0, by: 'bot', command: null, value: undefined } as const;

      test('lies beside the log, the last of each seat, and counts as a change of the table', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        expect(await store.hold('t1', 0, [{ ...said, value: 'first' }, nothing])).toBe(1);
        expect(await store.hold('t1', 0, [{ ...said, value: 'too late' }])).toBeNull();
        expect(await store.hold('t1', 1, [said])).toBe(2);
        expect(await store.held('t1', 0)).toEqual([nothing, said]);
        expect(await store.append(anAppend('t1', { revision: 1 }))).toEqual({ kind: 'conflict' });
        expect(await store.append(anAppend('t1', { revision: 2 }))).toMatchObject({ kind: 'stored', revision: 3 });
        expect(await store.entries('t1')).toEqual([]);
      });

      test('is nothing to another window, or to another table', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        await store.hold('t1', 0, [said]);
        expect(await store.held('t1', 1)).toEqual([]);
        expect(await store.held('t2', 0)).toEqual([]);
      });
    });

    describe('snapshots', () => {
      test('a newer one takes the place of an older one, and not the other way round', async () => {
        const store = await open();
        await store.createTable(aTable('t1'));
        expect(await store.snapshot('t1')).toBeNull();
        await store.keepSnapshot('t1', { version: 5, data: { at: 5 } });
        await store.keepSnapshot('t1', { version: 3, data: { at: 3 } });
        expect(await store.snapshot('t1')).toEqual({ version: 5, data: { at: 5 } });
        await store.keepSnapshot('t1', { version: 8, data: { at: 8 } });
        expect(await store.snapshot('t1')).toEqual({ version: 8, data: { at: 8 } });
      });
    });

    describe('records', () => {
      test('the first one of a table stays', async () => {
        const store = await open();
        expect(await store.record('t1')).toBeNull();
        await store.keepRecord('t1', { told: ['ü \0 \ud800'] });
        await store.keepRecord('t1', { told: ['other'] });
        expect(await store.record('t1')).toEqual({ told: ['ü \0 \ud800'] });
      });

      test('one that is kept can be replaced, and only that', async () => {
        const store = await open();
        for (const id of ['t1', 't2']) await store.keepRecord(id, 'older');
        await store.replaceRecord('t1', { told: ['ü \0 \ud800'] });
        await store.replaceRecord('t3', 'never kept');
        expect(await store.record('t1')).toEqual({ told: ['ü \0 \ud800'] });
        expect(await store.record('t2')).toBe('older');
        expect(await store.record('t3')).toBeNull();
      });

      test('finished games without one are known', async () => {
        const store = await open();
        for (const id of ['t3', 't1', 't4', 't2']) await store.createTable(aTable(id));
        const over = { summary: { ...PLAYING, phase: 'over' as const } };
        for (const id of ['t1', 't2', 't3']) await store.append(anAppend(id, over));
        expect(await store.table('t1')).toMatchObject({ phase: 'over' });
        await store.keepRecord('t2', 'kept');
        expect(await store.withoutRecord('', 9)).toEqual(['t1', 't3']);
        expect(await store.withoutRecord('', 1)).toEqual(['t1']);
        expect(await store.withoutRecord('t1', 9)).toEqual(['t3']);
      });

      test('all tables can be gone through', async () => {
        const store = await open();
        for (const id of ['t2', 't1', 't3']) await store.createTable(aTable(id));
        expect(await store.tableIds('', 2)).toEqual(['t1', 't2']);
        expect(await store.tableIds('t2', 2)).toEqual(['t3']);
      });
    });

    test('says that it is there', async () => {
      const store = await open();
      await store.check();
    });

    describe('chat', () => {
      const line = { table: 't1', at: 5, person: 'ann', seat: 0, name: 'Ann' };

      test('lines are numbered in order, and the last ones can be read', async () => {
        const store = await open();
        const said = await Promise.all(
          ['hello', 'is <b>anybody</b> here?', '🙂'].map((text, i) =>
            store.addChatLine({ ...line, command: `c${i}`, text }),
          ),
        );
        expect(said.map(({ number }) => number)).toEqual([1, 2, 3]);
        expect(await store.chat('t1', 2)).toEqual([
          { number: 2, at: 5, seat: 0, name: 'Ann', text: 'is <b>anybody</b> here?' },
          { number: 3, at: 5, seat: 0, name: 'Ann', text: '🙂' },
        ]);
      });

      test('the same command of the same person is one line', async () => {
        const store = await open();
        const first = await store.addChatLine({ ...line, command: 'c', text: 'hello' });
        expect(await store.addChatLine({ ...line, command: 'c', text: 'hello' })).toEqual(first);
        const other = await store.addChatLine({
          ...line,
          person: 'bea',
          seat: null,
          name: 'Bea',
          command: 'c',
          text: 'hi',
        });
        expect(other).toEqual({ number: 2, at: 5, seat: null, name: 'Bea', text: 'hi' });
        expect(await store.chat('t1', 9)).toHaveLength(2);
      });
    });

    describe('lists', () => {
      const seated = (person: string, seats: number, names: string[]) => ({ names, members: [{ person, seats }] });

      test('a person finds the own tables, the latest first, and sees which of them wait', async () => {
        const store = await open();
        await store.createTable(aTable('t1', { seating: seated('ann', 0b01, ['Ann', '']) }));
        await store.createTable(aTable('t2', { at: 1500, seating: seated('ann', 0b10, ['Bea', 'Ann']) }));
        await store.createTable(aTable('t3', { seating: seated('bea', 0b01, ['Bea']) }));
        await store.append(anAppend('t1', { summary: { ...PLAYING, waiting: 0b01 } }));
        expect(await store.tablesOf('ann', 10)).toEqual([
          { id: 't1', game: 'lantern', phase: 'playing', names: ['Ann', ''], free: 0, waits: true, updated: 2000 },
          { id: 't2', game: 'lantern', phase: 'lobby', names: ['Bea', 'Ann'], free: 2, waits: false, updated: 1500 },
        ]);
        expect((await store.tablesOf('ann', 1)).map(({ id }) => id)).toEqual(['t1']);
        expect(await store.tablesOf('col', 10)).toEqual([]);
      });

      test('who stands up no longer finds the table, and who sits down does', async () => {
        const store = await open();
        await store.createTable(aTable('t1', { seating: seated('ann', 0b01, ['Ann']) }));
        await store.append(anAppend('t1', { summary: LOBBY, seating: seated('bea', 0b01, ['Bea']) }));
        expect(await store.tablesOf('ann', 10)).toEqual([]);
        expect(await store.tablesOf('bea', 10)).toMatchObject([{ id: 't1', names: ['Bea'] }]);
      });

      test('strangers find tables that are open, have not begun and have room', async () => {
        const store = await open();
        const summary = { ...LOBBY, open: true };
        await store.createTable(aTable('private'));
        await store.createTable(aTable('open', { summary }));
        await store.createTable(aTable('later', { at: 3000, summary }));
        await store.createTable(aTable('full', { summary: { ...summary, free: 0 } }));
        await store.createTable(aTable('begun', { summary }));
        await store.append(anAppend('begun', { summary: { ...summary, phase: 'playing' } }));
        expect((await store.openTables(10)).map(({ id }) => id)).toEqual(['later', 'open']);
      });

      test('tables that go on by themselves are known', async () => {
        const store = await open();
        await store.createTable(aTable('clock'));
        await store.append(anAppend('clock', { summary: { ...PLAYING, due: 1234.5 } }));
        await store.createTable(aTable('bot', { summary: { ...PLAYING, due: 0 } }));
        await store.createTable(aTable('waits', { summary: PLAYING }));
        await store.createTable(aTable('over', { summary: { ...PLAYING, phase: 'over', due: 0 } }));
        await store.createTable(aTable('starts', { summary: { ...LOBBY, due: 0 } }));
        expect(await store.dueTables()).toEqual([
          { id: 'bot', due: 0 },
          { id: 'starts', due: 0 },
          { id: 'clock', due: 1234.5 },
        ]);
      });
    });

    describeAccounts(open);

    describe('durability', () => {
      const ifLasting = lasting ? test : () => {};
      ifLasting('everything that was acknowledged is there when the store is opened again', async () => {
        const store = await open();
        await store.savePerson({ id: 'ann', name: 'Ann', created: 1 });
        await store.setting('secret', 'kept');
        await store.createTable(aTable('t1', { seating: { names: ['Ann'], members: [{ person: 'ann', seats: 1 }] } }));
        await store.append(anAppend('t1', { entries: [answer(0, 'a')], commands: ['c1'], meta: 'new', clock: [7] }));
        await store.keepSnapshot('t1', { version: 1, data: 'state' });
        await store.addChatLine({ table: 't1', command: 'c', at: 5, person: 'ann', seat: 0, name: 'Ann', text: 'hi' });

        const again = await openAgain();
        expect(await again.person('ann')).toMatchObject({ name: 'Ann' });
        expect(await again.setting('secret', 'other')).toBe('kept');
        expect(await again.table('t1')).toMatchObject({ version: 1, revision: 1, meta: 'new', clock: [7] });
        expect(await again.entries('t1')).toEqual([answer(0, 'a')]);
        expect(await again.snapshot('t1')).toEqual({ version: 1, data: 'state' });
        expect(await again.chat('t1', 9)).toHaveLength(1);
        expect(await again.tablesOf('ann', 9)).toHaveLength(1);
        const twice = await again.append(anAppend('t1', { from: 1, revision: 1, commands: ['c1'] }));
        expect(twice).toEqual({ kind: 'duplicate', version: 1 });
      });

      test('what waits while the store is closed is stored, and afterwards it says so', async () => {
        const store = await open();
        const waiting = store.createTable(aTable('t1'));
        await store.close();
        expect(await waiting).toBe(true);
        await expect(store.createTable(aTable('t2'))).rejects.toThrow('closed');
      });
    });
  });
}
