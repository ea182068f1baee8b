import { expect, test } from 'vitest';
import { settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { TestServer } from './testing/test-server.ts';

// A game may keep something from being said while it would decide something.
const quiet: typeof lantern = {
  ...lantern,
  game: { ...lantern.game, heard: (_view, text) => text.replaceAll(/\d/g, '…') },
};

test('what a game does not let be said is not heard by anybody', async () => {
  const server = new TestServer({ games: [quiet] });
  const table = await server.table({ game: 'lantern', seats: 5, open: true });
  const ann = server.person(table, 'ann');
  ann.watch();
  await ann.does({ type: 'chat', text: 'before: 5' });
  for (const seat of [1, 2, 3, 4]) await ann.does({ type: 'bot', seat, on: true });
  await ann.does({ type: 'start' });
  const bea = server.person(table, 'bea');
  bea.watch();
  await settle();
  await bea.does({ type: 'chat', text: 'I know 4 of them' });
  for (const one of [ann, bea])
    expect(one.seen.chat.map(({ text }) => text)).toEqual(['before: 5', 'I know … of them']);
});
