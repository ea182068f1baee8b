import { effective, type GameRecord, sealedSeed, verifyRecord } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { gameInRepo } from './testing/games.ts';
import { begin, play, start } from './testing/server.ts';

const emergence = await gameInRepo('emergence');

interface View {
  readonly me: number | 'spectator';
  readonly operatives: readonly { readonly team: string | null }[];
  readonly assimilations: readonly {
    readonly inserted: readonly { readonly seat: number; readonly split: unknown }[];
  }[];
  readonly spied: readonly { readonly by: number; readonly on: number }[];
  readonly now: readonly { readonly stage: string; readonly mine?: string | null }[];
}

/** Looks after every frame at what this client knows by now, and says what it should not. */
function leaksIn(client: Client, table: string): string[] {
  const leaks: string[] = [];
  const seen = client.tables.get(table);
  if (seen?.game == null || seen.game.outcome !== null) return leaks;
  const view = seen.game.view as unknown as View;
  const { me } = seen.game;
  const isHuman = me !== 'spectator' && view.operatives[me]!.team === 'human';
  for (const [seat, { team }] of view.operatives.entries()) {
    const spied = view.spied.some(({ by, on }) => by === me && on === seat);
    if (team !== null && seat !== me && !spied && !isHuman) leaks.push(`the team of ${seat}`);
  }
  for (const { inserted } of view.assimilations) {
    for (const { seat, split } of inserted) if (split !== null && seat !== me) leaks.push(`the split of ${seat}`);
  }
  for (const { event, secret } of seen.told) {
    if (secret && me === 'spectator') leaks.push('told in private');
    if ((event.type === 'dealt' || event.type === 'saw') && !secret) leaks.push(event.type);
  }
  return leaks;
}

describe('four people play a whole game of Emergence over the network', () => {
  test('and nobody is ever sent what they may not know', async () => {
    const { enter } = await start({ games: [emergence] });
    const people = await Promise.all(['Ann', 'Bea', 'Col', 'Dov'].map((name) => enter(name)));
    const spectator = await enter('Sue');
    const table = await begin(people, { game: 'emergence' });
    await spectator.watch(table, { word: people[0]!.seen(table).info.spectate });

    const leaks: string[] = [];
    const game = { over: false };
    const watching = [...people, spectator].map(async (client) => {
      let looked = 0;
      while (!game.over) {
        await client.until(() => game.over || client.frames.length > looked);
        looked = client.frames.length;
        leaks.push(...leaksIn(client, table));
      }
    });
    await play(people, table);
    game.over = true;
    for (const client of [...people, spectator]) await client.does({ type: 'chat', table, text: 'good game' });
    await Promise.all(watching);
    expect(leaks).toEqual([]);

    const record = await spectator.get<GameRecord>(`/api/tables/${table}/record`);
    const { secret, added, commitment } = record.fairness!;
    const seed = sealedSeed(commitment, secret!, added);
    const { invite } = people[0]!.seen(table).info;
    for (const client of [...people, spectator]) {
      const all = client.frames.join('\n');
      const ids = people.map(({ cookie }) => cookie.slice(3, 23));
      const found = [secret!, seed, ...ids, ...(client === spectator ? [invite!] : [])].filter((word) =>
        all.includes(word),
      );
      expect(found).toEqual([]);
      expect(/"(sealed|allegiance|chance|seed|salt|person|stack)":/.exec(all)?.[0]).toBeUndefined();
    }

    // a sealed selection is known to nobody else before all are revealed
    for (const [seat, client] of people.entries()) {
      const selections = effective(record.log).filter(
        (entry) => entry.type === 'answer' && entry.about === 'select' && entry.seat === seat,
      );
      const revealed = client.seen(table).told.filter(({ event }) => event.type === 'revealed');
      expect(selections.length).toBe(revealed.length);
    }

    // and it was fair
    expect(people[0]!.seen(table).info.commitment).toBe(record.fairness!.commitment);
    const setup = { seats: 4, options: record.options };
    expect(verifyRecord(emergence.game, record)).toMatchObject({ ok: true });
    const begun = emergence.game.start({ ...setup, seed });
    expect(record.log.slice(0, begun.entries.length)).toEqual(begun.entries);
    expect(emergence.game.replay(setup, record.log, seed)).toMatchObject({
      ok: true,
      state: { outcome: record.outcome },
    });
  });
});

test('one person plays against bots that think on threads', async () => {
  const { enter, logged } = await start({ games: [emergence], bots: { threads: 2 } });
  const ann = await enter('Ann');
  const { table } = await ann.post<{ table: string }>('/api/tables', { game: 'emergence', seats: 4, atOnce: true });
  await ann.watch(table);
  await ann.does({ type: 'start', table });
  await play([ann], table);
  expect(ann.seen(table).info.phase).toBe('over');
  expect(logged.filter((line) => line.includes('a bot'))).toEqual([]);
});
