import { describe, expect, test } from 'vitest';
import { NO_TABLE } from './reply.ts';
import { TestServer } from './testing/test-server.ts';

describe('somebody whom the host sends away', () => {
  async function table() {
    const server = new TestServer();
    const at = await server.table({ seats: 5, open: false });
    const ann = server.person(at, 'ann');
    ann.watch();
    const { invite } = ann.seen.info;
    const mal = server.person(at, 'mal');
    mal.watch({ word: invite! });
    await mal.does({ type: 'sit', invite: invite! });
    return { server, at, ann, mal, invite: invite! };
  }

  test('loses the seat and sees nothing more, and does not come back by the old link, a new one, or an open door', async () => {
    const { server, at, ann, mal, invite } = await table();
    expect(await mal.refused({ type: 'putOut', seat: 0 })).toContain('Only the host');
    await ann.does({ type: 'putOut', seat: 1 });
    expect(ann.seen.info.seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect(JSON.parse(mal.frames.at(-1)!)).toMatchObject({ type: 'gone', table: at.id });
    const heard = mal.frames.length;
    await ann.does({ type: 'chat', text: 'Peace at last.' });
    expect(mal.frames).toHaveLength(heard);
    const now = ann.seen.info.invite!;
    expect(now).not.toBe(invite);
    for (const word of [invite, now, ann.seen.info.spectate]) {
      expect(mal.watch({ word })).toBe(NO_TABLE);
      expect(await mal.refused({ type: 'sit', invite: word })).toBe(NO_TABLE);
    }
    expect(await mal.refused({ type: 'chat', text: 'Let me in!' })).toBe(NO_TABLE);
    // others with the old link do not get in either; with the new one they do
    const bea = server.person(at, 'bea');
    expect(bea.watch({ word: invite })).toBe(NO_TABLE);
    expect(bea.watch({ word: now })).toBeNull();
    await bea.does({ type: 'sit', invite: now });
    // also after a restart
    const again = new TestServer({ storage: server.storage, time: server.time });
    expect(again.person((await again.tables.get(at.id))!, 'mal').watch({ word: now })).toBe(NO_TABLE);
  });

  test('the host stays, and nobody is sent away from a game that is played', async () => {
    const { ann } = await table();
    expect(await ann.refused({ type: 'putOut', seat: 0 })).toContain('You are the host');
    expect(await ann.refused({ type: 'putOut', seat: 4 })).toContain('Nobody sits there');
    for (const seat of [2, 3, 4]) await ann.does({ type: 'bot', seat, on: true });
    await ann.does({ type: 'start' });
    expect(await ann.refused({ type: 'putOut', seat: 1 })).toContain('The game has begun');
  });

  test('links are renewed at any time, and who is there stays', async () => {
    const { ann, mal, invite } = await table();
    expect(await mal.refused({ type: 'renewLinks' })).toContain('Only the host');
    await ann.does({ type: 'renewLinks' });
    expect(ann.seen.info.invite).not.toBe(invite);
    expect(mal.seen.info.invite).toBe(ann.seen.info.invite);
  });
});

test('those who only watch can be muted, and those who play can not', async () => {
  const server = new TestServer();
  const at = await server.table({ seats: 5, open: true });
  const [ann, bea, sue] = ['ann', 'bea', 'sue'].map((id) => server.person(at, id)) as [
    ReturnType<TestServer['person']>,
    ReturnType<TestServer['person']>,
    ReturnType<TestServer['person']>,
  ];
  for (const one of [ann, bea, sue]) one.watch();
  await bea.does({ type: 'sit' });
  await sue.does({ type: 'chat', text: 'Hello.' });
  expect(await sue.refused({ type: 'muteWatchers', on: true })).toContain('Only the host');
  await ann.does({ type: 'muteWatchers', on: true });
  expect(sue.seen.info.watchersMuted).toBe(true);
  expect(await sue.refused({ type: 'chat', text: 'Hello?' })).toContain('only those write who play');
  await bea.does({ type: 'chat', text: 'Quiet here.' });
  await ann.does({ type: 'muteWatchers', on: false });
  await sue.does({ type: 'chat', text: 'Thank you.' });
});

test('a name that looks like another at the table gets a number, also when it is changed during the game', async () => {
  const server = new TestServer();
  const at = await server.table({ seats: 5, open: true });
  const [ann, mal] = [server.person(at, 'ann'), server.person(at, 'mal')];
  ann.watch();
  mal.watch();
  await mal.does({ type: 'sit', name: 'Аnn' });
  expect(ann.seen.info.seats[1]!.name).toBe('Аnn 2');
  for (const seat of [2, 3, 4]) await ann.does({ type: 'bot', seat, on: true });
  await ann.does({ type: 'start' });
  await mal.does({ type: 'sit', seat: 1, name: 'A n n' });
  expect(ann.seen.info.seats[1]!.name).toBe('A n n 2');
  await mal.does({ type: 'sit', seat: 1, name: 'Mallory' });
  expect(ann.seen.info.seats[1]!.name).toBe('Mallory');
});

test('whoever watches cannot speak in the name of somebody who plays, nor in one that looks like it', async () => {
  const server = new TestServer();
  const at = await server.table({ seats: 5, open: true });
  const ann = server.person(at, 'ann');
  ann.watch();
  await ann.does({ type: 'sit', name: 'Ann' });
  await ann.does({ type: 'bot', seat: 1, on: true });
  // in the tests everybody is called like their id, with a capital
  const speakers = ['Ann', 'αnn', 'boole', 'sue'].map((id) => server.person(at, id));
  for (const speaker of speakers) {
    speaker.watch();
    await speaker.does({ type: 'chat', text: 'It was me.' });
  }
  await ann.does({ type: 'chat', text: 'No, me.' });
  expect(ann.seen.chat.map(({ seat, name }) => [seat, name])).toEqual([
    [null, 'Ann 2'],
    [null, 'Αnn 2'],
    [null, 'Boole 2'],
    [null, 'Sue'],
    [0, 'Ann'],
  ]);
});

test('a bot takes no name that looks like that of somebody at the table', async () => {
  const server = new TestServer();
  const at = await server.table({ seats: 5, open: true });
  const ann = server.person(at, 'ann');
  ann.watch();
  await ann.does({ type: 'sit', name: 'Вооlе' });
  await ann.does({ type: 'bot', seat: 1, on: true });
  expect(ann.seen.info.seats[1]!.name).toBe('Colossus');
});
