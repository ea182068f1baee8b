import { drawnSeats, saltHashOf, sealedSeed, verifyRecord } from '@tablewright/kernel';
import type { NewTable } from '@tablewright/protocol';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { FRIENDS, friends, type Person, playOn, TestServer } from './testing/test-server.ts';

const names = ({ seen }: Person): string[] => seen.info.seats.map(({ name }) => name);
const AS_SAT = ['Ann', 'Bea', 'Col', 'Dov', 'Eve'];

/** Tables until the seats came out in another order: one in 120 stays by chance. */
async function shuffledTable(server: TestServer): Promise<Awaited<ReturnType<typeof friends>>> {
  for (;;) {
    const made = await friends(server, { seatOrder: 'shuffled' });
    if (names(made.people[0]!).join() !== AS_SAT.join()) return made;
  }
}

describe('[EMG-017] the order of the seats', () => {
  test('is drawn at the start: everybody has one seat, and sees the table from there', async () => {
    const { people } = await shuffledTable(new TestServer());
    expect(names(people[0]!).toSorted()).toEqual(AS_SAT);
    for (const person of people) {
      const { info, game } = person.seen;
      const mine = info.seats.filter((seat) => seat.mine);
      expect(mine.map(({ name }) => name.toLowerCase())).toEqual([person.person]);
      expect(game!.me).toBe(mine[0]!.seat);
      expect(info.satAt!.map((place) => AS_SAT[place])).toEqual(names(person));
    }
  });

  test('stays as they sat down where the host has fixed it', async () => {
    const { people } = await friends(new TestServer(), { seatOrder: 'fixed' });
    expect(names(people[0]!)).toEqual(AS_SAT);
    expect(people[0]!.seen.info).toMatchObject({ seatOrder: 'fixed', satAt: null });
  });

  test('is preset: drawn among friends online, fixed for one with bots and on one device', async () => {
    const server = new TestServer();
    const order = async (more: Partial<NewTable>) => {
      const { seatOrder: _, ...wanted } = {
        game: 'lantern',
        seats: 5,
        options: {},
        mode: 'online' as const,
        open: false,
        clock: { kind: 'none' as const },
        whenOut: 'bot' as const,
        atOnce: false,
        names: [],
        seatOrder: undefined,
        ...more,
      };
      const made = await server.tables.create({ id: 'ann', name: 'Ann' }, wanted);
      return made.ok ? (await server.tables.get(made.table))!.infoFor('ann').seatOrder : made.why;
    };
    expect(await order({})).toBe('shuffled');
    expect(await order({ atOnce: true })).toBe('fixed');
    expect(await order({ mode: 'pass', names: ['Ann', 'Bea'] })).toBe('fixed');
  });

  test('comes out of the secret and of what everybody added, and the record proves it', async () => {
    const server = new TestServer();
    const table = await server.table({ seats: 5, open: true, seatOrder: 'shuffled' });
    const people = FRIENDS.map((id) => server.person(table, id));
    for (const [seat, person] of people.entries()) {
      person.watch();
      await person.does({ type: 'sit', seat });
      await person.does({ type: 'saltHash', hash: saltHashOf(`${person.person}'s`) });
    }
    await people[0]!.does({ type: 'start' });
    for (const person of people) await person.does({ type: 'salt', salt: `${person.person}'s` });
    await settle();
    await playOn(people);
    const read = await server.tables.record('ann', table.id, undefined);
    if (!read.ok) throw new Error(read.why);
    const { record } = read;
    const { fairness } = record;
    const { secret, added, satAt, commitment } = fairness!;
    expect(added).toEqual(record.names.map((name) => `${name.toLowerCase()}'s`));
    const seed = sealedSeed(
      commitment,
      secret!,
      FRIENDS.map((name) => `${name}'s`),
    );
    expect(satAt).toEqual(drawnSeats(seed, 5));
    expect(verifyRecord(lantern.game, record)).toMatchObject({ ok: true });
    const moved = { ...record, fairness: { ...fairness!, satAt: satAt!.toReversed() } };
    expect(verifyRecord(lantern.game, moved)).toMatchObject({ ok: false });
  });

  test('is kept over a restart, and lines of chat stay with who wrote them', async () => {
    const storage = openSqlite(':memory:');
    const server = new TestServer({ storage });
    for (;;) {
      const table = await server.table({ seats: 5, open: true, seatOrder: 'shuffled' });
      const people = FRIENDS.map((id) => server.person(table, id));
      for (const [seat, person] of people.entries()) {
        person.watch();
        await person.does({ type: 'sit', seat });
        await person.does({ type: 'chat', text: `I am ${person.person}.` });
      }
      await people[0]!.does({ type: 'start' });
      await people[2]!.does({ type: 'chat', text: 'I am col.' });
      const order = names(people[0]!);
      if (order.join() === AS_SAT.join()) continue;
      const again = new TestServer({ storage, time: server.time });
      const ann = again.person((await again.tables.get(table.id))!, 'ann');
      ann.watch();
      expect(names(ann)).toEqual(order);
      for (const { chat } of [ann.seen, people[4]!.seen]) {
        expect(chat).toHaveLength(6);
        for (const { seat, text } of chat) expect(text).toBe(`I am ${order[seat!]!.toLowerCase()}.`);
      }
      return;
    }
  });

  test('is drawn anew for a rematch', async () => {
    const server = new TestServer();
    const { people } = await shuffledTable(server);
    await playOn(people);
    const { table } = await people[0]!.does({ type: 'rematch' });
    const next = (await server.tables.get(table!))!;
    expect(next.infoFor('ann')).toMatchObject({ seatOrder: 'shuffled', satAt: null });
  });
});
