import { type Entry, fastRng } from '@tablewright/kernel';
import { BringRequest, read } from '@tablewright/protocol/schemas';
import { describe, expect, test } from 'vitest';
import { settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { playOn, TestServer } from './testing/test-server.ts';

// A game that was begun in a browser, without the server, goes on here.

const BEA = { id: 'bea', name: 'Bea' };

/** A game of bots, up to so many answers. */
function begunElsewhere(answers: number): BringRequest {
  const { game } = lantern;
  const seats = game.seats.min;
  const rng = fastRng(5);
  let { state, entries } = game.start({ seats, options: {}, seed: '7'.repeat(64) });
  const log: Entry[] = [...entries];
  for (let n = 0; n < answers && game.outcome(state) === null; n += 1) {
    const question = game.asks(state)[0]!;
    const { seat } = question;
    const next = game.after(state, { seat, value: game.advisor(seat, rng).answer(game.view(state, seat), question) });
    if (!next.ok) throw new Error(next.why);
    ({ state, entries } = next);
    log.push(...entries);
  }
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    seat: 1,
    options: {},
    log: log as BringRequest['log'],
  };
}

describe('a game that is brought', () => {
  test('goes on where it stood, with bots on the other seats, to its end; nothing about its chance is claimed', async () => {
    const server = new TestServer();
    const brought = begunElsewhere(6);
    const made = await server.tables.bring(BEA, brought);
    const { table: id } = made as Extract<typeof made, { ok: true }>;
    expect(await server.storage.entries(id)).toEqual(brought.log);
    const table = (await server.tables.get(id))!;
    const bea = server.person(table, 'bea');
    bea.watch();
    expect(bea.seen.info.phase).toBe('playing');
    expect(bea.seen.info.seats.map(({ kind }) => kind)).toEqual(
      Array.from({ length: brought.seats }, (_, seat) => (seat === 1 ? 'person' : 'bot')),
    );
    await settle();
    await playOn([bea]);
    expect(table.phase).toBe('over');
    expect((await server.tables.record('bea', id, undefined)) as object).not.toHaveProperty('record.fairness');
  });

  test('may be of an older version that the rules continue', async () => {
    const newer = { ...lantern, game: { ...lantern.game, rulesVersion: 2, continues: [1] } };
    expect(await new TestServer({ games: [newer] }).tables.bring(BEA, begunElsewhere(6))).toMatchObject({ ok: true });
  });

  test.each<[string, (sent: BringRequest) => BringRequest, RegExp]>([
    ['of other rules', (sent) => ({ ...sent, rulesVersion: 99 }), /other rules/],
    ['of no game here', (sent) => ({ ...sent, game: 'chess' }), /no such game/],
    ['with a seat that is none', (sent) => ({ ...sent, seat: 25 }), /no such seat/],
    [
      'with an answer that nobody was asked for',
      (sent) => ({ ...sent, log: sent.log.toReversed() }),
      /cannot be played/,
    ],
    [
      'with chance that cannot be',
      (sent) => ({ ...sent, log: sent.log.map((one) => (one.type === 'chance' ? { ...one, came: 999_999 } : one)) }),
      /cannot be played/,
    ],
    ['that is over', () => begunElsewhere(10_000), /is over/],
  ])('is refused: one %s', async (_name, spoiled, why) => {
    const reply = await new TestServer().tables.bring(BEA, spoiled(begunElsewhere(6)));
    expect(reply).toMatchObject({ ok: false, why: expect.stringMatching(why) as string });
  });

  test('what is no log is not read at all', () => {
    const sent = begunElsewhere(2);
    expect(read(BringRequest, sent).ok).toBe(true);
    expect(read(BringRequest, { ...sent, log: [{ type: 'rewind', to: 0 }] }).ok).toBe(false);
    expect(read(BringRequest, { ...sent, log: [] }).ok).toBe(false);
  });
});
