import type { Json } from '@tablewright/kernel';
import type { ServerMessage } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { bells, type Ring, silentBells } from './testing/bells.ts';
import { settle } from './testing/fake-time.ts';
import { type Person, TestServer, withoutHead } from './testing/test-server.ts';

// What a board shows one after the other: the table as it stood in between, for whoever was told.

async function begin(entry = bells) {
  const server = new TestServer({ games: [entry] });
  const table = await server.table({ game: 'bells', seats: 2, open: true });
  const [ann, bea, sue] = ['ann', 'bea', 'sue'].map((id) => server.person(table, id)) as [Person, Person, Person];
  for (const person of [ann, bea, sue]) person.watch();
  await ann.does({ type: 'sit', seat: 0 });
  await bea.does({ type: 'sit', seat: 1 });
  await ann.does({ type: 'start' });
  await settle();
  const [id, all] = [table.id, [ann, bea, sue]];
  for (const person of all) person.frames.length = 0;
  return { server, id, ann, bea, sue, all };
}

const ring = (seat: number, value: Ring) => ({ type: 'answer', seat, about: 'ring', value }) as const;

type ChangeMessage = Extract<ServerMessage, { type: 'change' }>;

function changes(person: Person): ChangeMessage[] {
  return person.frames.map((frame) => JSON.parse(frame) as ChangeMessage);
}

function viewOf(person: Person): Json {
  return person.seen.game!.view;
}

describe('moments', () => {
  test('stand in their order, each as the difference to the one before, and the message goes on from the last', async () => {
    const { ann, sue } = await begin();
    await ann.does(ring(0, 'two'));
    const [change] = changes(sue);
    expect(change!.told!.map(({ event }) => event.type)).toEqual(['rang', 'rang', 'rested']);
    expect(change!.moments).toEqual([
      { told: 1, view: { set: { bells: 1 } } },
      { told: 2, view: { set: { bells: 2 } } },
    ]);
    // nothing has changed since the last of them but who is asked
    expect(change!.game).toEqual({ into: { waiting: expect.anything() } });
    expect(viewOf(sue)).toEqual({ bells: 2, seen: null });
  });

  test('there are none where only one thing is told', async () => {
    const { ann, all } = await begin();
    await ann.does(ring(0, 'show'));
    for (const person of all) expect(changes(person).map(({ moments }) => moments)).toEqual([undefined]);
  });

  test('of answers that came in together are one row, and each answer ends with one', async () => {
    const { ann, bea, sue } = await begin();
    await Promise.all([ann.does(ring(0, 'two')), bea.does(ring(1, 'two'))]);
    const [change, ...more] = changes(sue);
    expect(more).toEqual([]);
    expect(change!.told).toHaveLength(6);
    expect(change!.moments!.map(({ told }) => told)).toEqual([1, 2, 4, 5]);

    await Promise.all([ann.does(ring(0, 'show')), bea.does(ring(1, 'show'))]);
    expect(changes(sue)[1]!.moments).toEqual([{ told: 1, view: { set: { bells: 5 } } }]);
    expect(viewOf(sue)).toEqual({ bells: 6, seen: null });
  });

  test('come out where everybody comes out without them', async () => {
    const [marked, silent] = [await begin(), await begin(silentBells)];
    for (const { ann, bea } of [marked, silent]) {
      await Promise.all([ann.does(ring(0, 'peek first')), bea.does(ring(1, 'two'))]);
      await bea.does(ring(1, 'peek last'));
    }
    for (const [i, person] of marked.all.entries()) {
      expect(person.seen.game).toEqual(silent.all[i]!.seen.game);
      expect(person.seen.told).toEqual(silent.all[i]!.seen.told);
    }
    expect(silent.all.flatMap(changes).some(({ moments }) => moments !== undefined)).toBe(false);
  });

  test('of something told to one seat are seen by that seat alone', async () => {
    const { ann, bea, sue } = await begin();
    await ann.does(ring(0, 'peek first'));
    expect(changes(ann)[0]!.moments).toEqual([{ told: 1, view: { set: { seen: 1 } } }]);
    for (const other of [bea, sue]) expect(changes(other)[0]!.moments).toBeUndefined();
  });

  test.each<Ring>(['peek first', 'peek last'])('"%s" looks to the others as if nobody had peeked', async (peek) => {
    const worlds = [await begin(), await begin()] as const;
    await worlds[0].ann.does(ring(0, peek));
    await worlds[1].ann.does(ring(0, 'show'));
    const frames = worlds.map(({ id, bea, sue }) =>
      [...bea.frames, ...sue.frames].map((frame) => withoutHead(frame).replaceAll(id, 'TABLE')),
    );
    expect(frames[0]).toHaveLength(2);
    expect(frames[0]).toEqual(frames[1]);
  });

  test('are not sent with a whole table: neither to somebody who comes, nor after an undo', async () => {
    const { server, ann, sue } = await begin();
    await ann.does(ring(0, 'two'));
    for (const person of [ann, sue]) person.frames.length = 0;
    await ann.does({ type: 'undo', seat: 0 });
    const late = server.person((await server.tables.get(sue.seen.info.id))!, 'tom');
    late.watch();
    late.watch({ since: 1 });
    const frames = [...ann.frames, ...sue.frames, ...late.frames];
    expect(frames.length).toBeGreaterThan(3);
    for (const frame of frames) expect(frame).not.toContain('"moments"');
    expect(viewOf(sue)).toEqual({ bells: 0, seen: null });
  });
});
