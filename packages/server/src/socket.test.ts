import { PACKED_FROM, PACKING, PROTOCOL } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { NO_TABLE } from './reply.ts';
import { Client } from './testing/client.ts';
import { begin, play, type Running, start } from './testing/server.ts';

const NAMES = ['Ann', 'Bea', 'Col', 'Dov', 'Eve'];

async function friends({ enter }: Running): Promise<{ people: Client[]; table: string }> {
  const people = await Promise.all(NAMES.map((name) => enter(name)));
  const table = await begin(people, { game: 'lantern' });
  return { people, table };
}

describe('a connection', () => {
  test('is greeted with the version of the protocol', async () => {
    const { enter } = await start();
    const ann = await enter();
    await ann.until(() => ann.messages.length > 0);
    expect(ann.messages[0]).toEqual({ type: 'hello', protocol: PROTOCOL, build: 'none' });
  });

  test('that watches as many tables as it may hears no more of a private one than any other does', async () => {
    const { enter } = await start();
    const [ann, eve] = [await enter('Ann'), await enter('Eve')];
    const newTable = async (who: Client, open: boolean): Promise<string> =>
      (await who.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5, open })).table;
    for (let n = 0; n < 20; n += 1) await eve.watch(await newTable(eve, true));
    await expect(eve.watch(await newTable(ann, true))).rejects.toThrow('You watch 20 tables already');
    await expect(eve.watch(await newTable(ann, false))).rejects.toThrow(NO_TABLE);
  });

  test.each([['/ws'], ['/api/socket']])('is opened at %s', async (path) => {
    const { url } = await start();
    const client = new Client(url);
    await client.connect({ path });
    await client.until(() => client.messages.length > 0);
    await client.close();
  });

  test.each([['/api/socket'], ['/ws']])(
    'that can unpack gets long messages packed, and nobody else does, at %s',
    async (path) => {
      const running = await start();
      const { people, table } = await friends(running);
      const watcherAt = async (at: string): Promise<Client> => {
        const client = new Client(running.url);
        await client.connect({ path: at });
        await client.watch(table);
        return client;
      };
      const can = await watcherAt(`${path}?packed=${PACKING}`);
      const others = await Promise.all(
        ['', '?packed=br', '?packed=', '?packed', '?packed=deflate-raw&packed=br', '?unpacked=deflate-raw'].map(
          (query) => watcherAt(`${path}${query}`),
        ),
      );
      await people[0]!.does({ type: 'chat', table, text: 'x'.repeat(400) });
      const all = [can, ...others];
      await Promise.all(all.map((one) => one.until(() => one.frames.length === 3)));
      expect(can.frames.map(({ length }) => length >= PACKED_FROM)).toEqual([false, true, false]);
      expect(can.packed).toEqual([can.frames[1]]);
      for (const other of others) expect([other.frames, other.packed]).toEqual([can.frames, []]);
      for (const one of all) await one.close();
    },
  );

  test('is never one in which all messages are compressed, though every browser offers that', async () => {
    const { enter } = await start();
    const ann = await enter('Ann'); // `ws` offers it as a browser does
    expect(ann.extensions).toBe('');
  });

  test("from another site's page is closed", async () => {
    const { url } = await start();
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      const client = new Client(url);
      await client.connect({ origin });
      await client.until(() => !client.isOpen);
      expect(client.messages).toEqual([]);
    }
    const own = new Client(url);
    await own.connect({ origin: url });
    await own.until(() => own.messages.length > 0);
    await own.close();
  });

  test('without a cookie may look at what is open, and do nothing', async () => {
    const running = await start();
    const { table } = await friends(running);
    const nobody = new Client(running.url);
    await nobody.connect();
    expect((await nobody.watch(table)).game!.me).toBe('spectator');
    expect(await nobody.refused({ type: 'chat', table, text: 'hello' })).toContain('open the page first');
    await nobody.close();
  });

  test('a table that is not there and one that is not for you look the same', async () => {
    const { enter } = await start();
    const [ann, bea] = [await enter('Ann'), await enter('Bea')];
    const { table } = await ann.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5 });
    for (const id of [table, 'aaaaaaaaaa']) {
      await expect(bea.watch(id)).rejects.toThrow(NO_TABLE);
      await expect(bea.watch(id, { word: 'guess', as: 0 })).rejects.toThrow(NO_TABLE);
      expect(await bea.refused({ type: 'sit', table: id, invite: 'guess' })).toBe(NO_TABLE);
      expect(await bea.refused({ type: 'start', table: id })).toBe(NO_TABLE);
      expect(await bea.refused({ type: 'explain', table: id, seat: 0, value: 1 })).toBe(NO_TABLE);
      expect(await bea.refused({ type: 'answer', table: id, seat: 0, about: 'x', value: 1 })).toBe(NO_TABLE);
    }
  });

  test('commands are done in the order in which they were sent', async () => {
    const { enter } = await start();
    const ann = await enter('Ann');
    const wanted = { game: 'lantern', seats: 5, seatOrder: 'fixed' };
    const { table } = await ann.post<{ table: string }>('/api/tables', wanted);
    const replies = await Promise.all([
      ann.command({ type: 'stand', table, seat: 0 }),
      ann.command({ type: 'sit', table, seat: 4, name: 'Anna' }),
      ...[0, 1, 2, 3].map((seat) => ann.command({ type: 'bot', table, seat, on: true })),
      ann.command({ type: 'start', table }),
    ]);
    expect(replies.map(({ type }) => type)).toEqual(replies.map(() => 'done'));
    const seen = await ann.watch(table);
    expect(seen.info.seats[4]).toMatchObject({ name: 'Anna', mine: true });
    expect(seen.game).not.toBeNull();
  });
});

describe('rubbish', () => {
  const table = 'abcdefghij';
  const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;

  test.each<[string, string | Buffer, RegExp]>([
    ['no JSON', 'hello', /^That is not JSON\.$/],
    ['nothing', '', /^That is not JSON\.$/],
    ['bytes', Buffer.from([0, 255, 1, 254]), /^That is not JSON\.$/],
    ['a number', '7', /^Not understood/],
    ['null', 'null', /^Not understood/],
    ['a type that nobody knows', '{"type":"hack"}', /^Not understood/],
    [
      'a key that reaches for the prototype',
      `{"type":"watch","table":"${table}","__proto__":{"a":1}}`,
      /^Not understood/,
    ],
    [
      'something nested too deep',
      `{"type":"answer","id":"1","table":"${table}","seat":0,"about":"a","value":${deep}}`,
      /^Not understood/,
    ],
    ['deep nothing', deep, /^Not understood/],
    ['a megabyte of text', 'x'.repeat(1_000_000), /^That message is too long/],
    [
      'a long line of chat',
      `{"type":"chat","id":"1","table":"${table}","text":"${'x'.repeat(5000)}"}`,
      /^Not understood/,
    ],
  ])('is answered with a sentence, and the table goes on: %s', async (_what, text, why) => {
    const running = await start();
    const { people, table: open } = await friends(running);
    const mallory = await running.enter('Mallory');
    mallory.raw(text);
    await mallory.until(() => mallory.messages.some(({ type }) => type === 'refused'));
    const refused = mallory.messages.find(({ type }) => type === 'refused') as { why: string };
    expect(refused.why).toMatch(why);
    expect(mallory.isOpen).toBe(true);
    const bearer = people.find((person) => person.seen(open).game!.mine !== null)!;
    const { seat } = bearer.seen(open).game!.mine!;
    await bearer.does({ type: 'answer', table: open, seat, about: 'propose', value: [0, 1] });
    expect(running.logged.join('')).not.toContain('"level":50');
  });

  test('that never ends is cut off, and the table goes on', async () => {
    const running = await start();
    const { people, table: open } = await friends(running);
    const mallory = await running.enter('Mallory');
    mallory.raw('x'.repeat(5_000_000));
    await mallory.until(() => !mallory.isOpen);
    await people[0]!.does({ type: 'chat', table: open, text: 'still here' });
    expect(running.logged.join('')).not.toContain('"level":50');
  });

  test('keeps the id of the command, where one can be read', async () => {
    const { enter } = await start();
    const ann = await enter();
    ann.raw('{"type":"answer","id":"mine"}');
    await ann.until(() => ann.messages.some((message) => message.type === 'refused' && message.id === 'mine'));
  });
});

describe('too much', () => {
  test('from one connection is refused, and who does not stop is shown the door', async () => {
    const { enter, url } = await start({ limits: { connection: { burst: 5, perSecond: 0.001 } } });
    const ann = await enter('Ann');
    for (let n = 0; n < 8; n += 1) ann.send({ type: 'ping', at: n });
    await ann.until(() => ann.messages.filter(({ type }) => type === 'refused').length === 3);
    expect(ann.messages.filter(({ type }) => type === 'pong')).toHaveLength(5);
    for (let n = 0; n < 250; n += 1) ann.send({ type: 'ping', at: n });
    await ann.until(() => !ann.isOpen);
    const other = await Client.enter(url, 'Bea');
    other.send({ type: 'ping', at: 1 });
    await other.until(() => other.messages.some(({ type }) => type === 'pong'));
    await other.close();
  });

  test('in the chat is refused', async () => {
    const running = await start();
    const { people, table } = await friends(running);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => people[0]!.command({ type: 'chat', table, text: `line ${n}` })),
    );
    expect(replies.filter(({ type }) => type === 'done')).toHaveLength(8);
    expect(replies.at(-1)).toMatchObject({
      type: 'refused',
      why: 'You write faster than anybody reads; wait a moment.',
    });
  });

  test('from all connections of one person together is refused', async () => {
    const { enter } = await start({ limits: { person: { burst: 6, perSecond: 0.001 }, connectionsPerPerson: 3 } });
    const ann = await enter('Ann');
    const again = new Client(ann.url);
    again.cookie = ann.cookie;
    await again.connect();
    for (const client of [ann, again]) for (let n = 0; n < 5; n += 1) client.send({ type: 'ping', at: n });
    const all = (type: string): number =>
      [ann, again].flatMap(({ messages }) => messages).filter((one) => one.type === type).length;
    await ann.until(() => all('pong') + all('refused') === 10);
    expect([all('pong'), all('refused')]).toEqual([6, 4]);
    const third = new Client(ann.url);
    third.cookie = ann.cookie;
    await third.connect();
    const fourth = new Client(ann.url);
    fourth.cookie = ann.cookie;
    await fourth.connect();
    await fourth.until(() => !fourth.isOpen);
    await Promise.all([again.close(), third.close()]);
  });
});

describe('a lost connection', () => {
  test('comes back to the same position, and what was sent again is done once', async () => {
    const running = await start();
    const { people, table } = await friends(running);
    const bearer = people.find((person) => person.seen(table).game!.mine !== null)!;
    const { seat } = bearer.seen(table).game!.mine!;
    const command = { type: 'answer', table, seat, about: 'propose', value: [0, 1] } as const;
    bearer.send({ ...command, id: 'lost' });
    const other = people.find((person) => person !== bearer)!;
    await other.until(() => other.seen(table).version === 2);
    bearer.cut(); // before or after the acknowledgement: nobody knows
    await other.until(() => !other.seen(table).info.seats[seat]!.online);
    await bearer.connect();
    const seen = await bearer.watch(table, { since: bearer.seen(table).version });
    await bearer.does(command, 'lost');
    expect(seen.version).toBe(2);
    expect(seen.game!.mine!.about).toBe('vote');
    expect(other.seen(table).info.seats[seat]!.online).toBe(true);
    await play(people, table);
    const { log } = await bearer.get<{ log: { type: string; about?: string; seat?: number }[] }>(
      `/api/tables/${table}/record`,
    );
    expect(log.filter(({ about }) => about === 'propose')[0]).toMatchObject({ seat });
  });

  test('of one of two browsers leaves the person there', async () => {
    const running = await start();
    const { people, table } = await friends(running);
    const second = new Client(running.url);
    second.cookie = people[1]!.cookie;
    await second.connect();
    await second.watch(table);
    expect(second.seen(table).game).toEqual(people[1]!.seen(table).game);
    people[1]!.cut();
    await people[0]!.does({ type: 'chat', table, text: 'hello' });
    await second.until(() => second.seen(table).chat.length === 1);
    expect(people[0]!.seen(table).info.seats[1]!.online).toBe(true);
    await second.close();
    await people[0]!.until(() => !people[0]!.seen(table).info.seats[1]!.online);
  });
});

test('when the server stops, everybody is told, and nothing begun is lost', async () => {
  const running = await start();
  const { people, table } = await friends(running);
  const bearer = people.find((person) => person.seen(table).game!.mine !== null)!;
  const { seat } = bearer.seen(table).game!.mine!;
  const answered = bearer.command({ type: 'answer', table, seat, about: 'propose', value: [0, 1] });
  await answered;
  await running.server.close();
  for (const person of people) {
    await person.until(() => !person.isOpen);
    expect(person.messages.at(-1)).toMatchObject({ type: 'closing' });
  }
});
