import { describe, expect, test } from 'vitest';
import { settle } from './testing/fake-time.ts';
import { friends, on, TestServer, untilVote } from './testing/test-server.ts';

// Answers that come in together: each is judged on what the one before has led to, and all of them are seen at once.

const vote = (seat: number, value = 'aye') => ({ type: 'answer', seat, about: 'vote', value }) as const;

async function voting() {
  const server = new TestServer();
  const { table, people } = await friends(server);
  await untilVote(people);
  for (const person of people) person.frames.length = 0;
  return { server, table, people };
}

describe('answers that come in together', () => {
  test('are one change for everybody, and all of it is told', async () => {
    const { server, table, people } = await voting();
    const { version } = people[0]!.seen;
    const stored = await server.storage.entries(table.id);
    await Promise.all([0, 1, 2, 3, 4].map((seat) => on(people, seat).does(vote(seat))));
    for (const person of people) {
      expect(person.frames).toHaveLength(1);
      expect(person.seen.version).toBe(version + 5);
      expect(person.seen.told.at(-1)).toMatchObject({
        version: version + 5,
        event: { type: 'voted', ballots: ['aye', 'aye', 'aye', 'aye', 'aye'] },
      });
    }
    const entries = (await server.storage.entries(table.id)).slice(stored.length);
    expect(entries.filter(({ type }) => type === 'answer')).toHaveLength(5);
  });

  test('one that is not allowed does not keep the others out', async () => {
    const { people } = await voting();
    const [first, wrong, last] = await Promise.all([
      on(people, 0).says(vote(0)),
      on(people, 1).says(vote(1, 'perhaps')),
      on(people, 2).says(vote(2)),
    ]);
    expect([first, wrong, last]).toMatchObject([{ ok: true }, { ok: false, rule: 'R4.1' }, { ok: true }]);
    expect(people[0]!.seen.game!.waiting.map(({ seat }) => seat)).toEqual([1, 3, 4]);
  });

  test('one that was stored before does not take the others with it', async () => {
    const { server, table, people } = await voting();
    // The acknowledgement is lost, the answer is taken back, and the first message arrives once more with two others.
    await on(people, 0).does(vote(0), 'lost');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    const replies = await Promise.all([
      on(people, 1).says(vote(1)),
      on(people, 0).says(vote(0), 'lost'),
      on(people, 2).says(vote(2)),
    ]);
    expect(replies).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(people[0]!.seen.game!.waiting.map(({ seat }) => seat)).toEqual([0, 3, 4]);
    const answers = (await server.storage.entries(table.id)).filter(
      (one) => one.type === 'answer' && one.about === 'vote',
    );
    expect(answers.map((one) => one.type === 'answer' && one.seat)).toEqual([0, 1, 2]);
  });

  test('one person twice: the second is judged after the first', async () => {
    const { people } = await voting();
    const replies = await Promise.all([on(people, 0).says(vote(0), 'a'), on(people, 0).says(vote(0, 'nay'), 'b')]);
    expect(replies).toMatchObject([{ ok: true }, { ok: false }]);
  });

  test('press the clock of each of them', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 5 } });
    await untilVote(people);
    const left = (): (number | null)[] => people[0]!.seen.info.seats.map((seat) => seat.left);
    const before = left();
    await server.time.advance(3000);
    await Promise.all([0, 1, 2].map((seat) => on(people, seat).does(vote(seat))));
    expect(left()).toEqual(before.map((ms, seat) => ms! + (seat < 3 ? 2000 : -3000)));
    expect(people[0]!.seen.info.seats.map(({ running }) => running)).toEqual([false, false, false, true, true]);
  });

  test('of bots are one change as well', async () => {
    const server = new TestServer();
    const table = await server.table({ atOnce: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await settle();
    for (let n = 0; n < 50 && ann.question?.about !== 'vote'; n += 1) {
      if (ann.question !== null) await ann.answers([0, 1]);
      await server.time.advance(5000);
    }
    // The four bots have voted together while Ann still thinks.
    const votes = ann.frames.map((frame) => JSON.parse(frame) as { from?: number; version: number });
    expect(votes.some(({ from, version }) => from !== undefined && version - from === 4)).toBe(true);
  });
});
