import { describe, expect, test } from 'vitest';
import { settle } from './testing/fake-time.ts';
import { gameInRepo, lantern } from './testing/games.ts';
import { type Person, TestServer } from './testing/test-server.ts';

const emergence = await gameInRepo('emergence');

async function playing(): Promise<{ ann: Person; bea: Person; sue: Person }> {
  const server = new TestServer({ games: [emergence, lantern] });
  const table = await server.table({ game: 'emergence', seats: 3, open: true });
  const [ann, bea, sue] = ['ann', 'bea', 'sue'].map((id) => server.person(table, id)) as [Person, Person, Person];
  ann.watch();
  bea.watch();
  await bea.does({ type: 'sit', seat: 1 });
  await ann.does({ type: 'bot', seat: 2, on: true });
  expect(await ann.refused({ type: 'statement', seat: 0, statement: 'claim-ai', filled: {} })).toMatch(/not begun/);
  await ann.does({ type: 'start' });
  sue.watch();
  await settle();
  return { ann, bea, sue };
}

const lines = ({ seen }: Person) => seen.chat.map(({ seat, name, text }) => ({ seat, name, text }));

describe('[EMG-112] ready-made statements', () => {
  test('come to everybody as chat, also to those who only watch', async () => {
    const { ann, bea, sue } = await playing();
    await bea.does({ type: 'statement', seat: 1, statement: 'suspect', filled: { operative: 0 } });
    await ann.does({ type: 'statement', seat: 0, statement: 'going', filled: { tile: 'D5' } });
    const said = [
      { seat: 1, name: 'Bea', text: 'I do not trust Ann.' },
      { seat: 0, name: 'Ann', text: 'I am on my way to D5.' },
    ];
    for (const one of [ann, bea, sue]) expect(lines(one)).toEqual(said);
  });

  test('have no effect on the game', async () => {
    const { ann } = await playing();
    const { version, game } = ann.seen;
    await ann.does({ type: 'statement', seat: 0, statement: 'insert-all', filled: {} });
    expect(ann.seen.version).toBe(version);
    expect(ann.seen.game).toEqual(game);
  });

  test('sent twice, one is said once', async () => {
    const { ann } = await playing();
    for (const id of ['x', 'x']) await ann.does({ type: 'statement', seat: 0, statement: 'claim-ai', filled: {} }, id);
    expect(ann.seen.chat).toHaveLength(1);
  });

  test('are those of the game, filled with what is there, and said from one’s own seat', async () => {
    const { ann, bea, sue } = await playing();
    const say = (who: Person, seat: number, statement: string, filled: Record<string, number | string> = {}) =>
      who.refused({ type: 'statement', seat, statement, filled });
    expect(await say(ann, 0, 'I win')).toMatch(/no such statement/);
    expect(await say(ann, 0, 'suspect')).toBe('Choose whom you mean.');
    expect(await say(ann, 0, 'suspect', { operative: 0 })).toMatch(/not one of the choices/);
    expect(await say(ann, 0, 'going', { tile: '<b>D5</b>' })).toMatch(/not one of the choices/);
    expect(await say(bea, 0, 'claim-ai')).toMatch(/not yours/);
    expect(await say(sue, 0, 'claim-ai')).toMatch(/not yours/);
    expect(ann.seen.chat).toEqual([]);
  });

  test('a game without them has none', async () => {
    const server = new TestServer();
    const ann = server.person(await server.table({ atOnce: true }), 'ann');
    ann.watch();
    expect(await ann.refused({ type: 'statement', seat: 0, statement: 'claim-ai', filled: {} })).toMatch(
      /no statements/,
    );
  });
});
