import { speak } from '@tablewright/kernel/words';
import { languageOf } from '@tablewright/languages';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { loadRules } from '../../games/rules.ts';
import { enterRoom } from '../../testing/rooms.ts';
import { ID, whole } from '../../testing/tables.ts';
import { Announcer } from './Announcer.tsx';
import { PlayedContext } from './context.ts';

const game = await loadRules('emergence');

afterEach(() => speak(null));

/** Somebody has just come to a table of this game. */
async function atTable(first = whole(), played = game) {
  const { room, time, wires } = enterRoom();
  wires.last.says(first);
  const value = { room, game: played, screen: plainScreen(game.id), finger: { current: null } };
  const page = await render(
    <PlayedContext value={value}>
      <Announcer />
    </PlayedContext>,
  );
  return { page, wires, time };
}

/** What all hear, and what one is told alone. */
const SPYING = [
  { version: 6, event: { type: 'spied', by: 0, on: 1 }, secret: false },
  { version: 6, event: { type: 'saw', on: 1, team: 'human' }, secret: true },
];

test('what only I was told is not read aloud; it is said that it is there', async () => {
  const { page, wires, time } = await atTable();
  wires.last.says({ type: 'change', table: ID, from: 5, version: 6, told: SPYING });
  time.pass(1000);
  const news = (): string => page.getByTestId('announced-news').element().textContent;
  await expect.poll(news).toContain('only you may know');
  expect(news()).toContain('Bea');
  expect(news()).not.toContain(game.words.event(SPYING[1]!.event, ['Ann', 'Bea', 'Col']));
  expect(news()).not.toContain('Human');
});

test('lines that come quickly are all announced, each once and in order', async () => {
  const told = [{ version: 5, event: { type: 'idle', by: 2 }, secret: false }];
  const { page, wires } = await atTable(whole({ told }));
  for (const [i, to] of ['B2', 'C3', 'D4'].entries()) {
    const event = { type: 'moved', by: 1, from: 'A1', to };
    wires.last.says({
      type: 'change',
      table: ID,
      from: 5 + i,
      version: 6 + i,
      told: [{ version: 6 + i, event, secret: false }],
    });
  }
  const news = (): string[] => [...page.getByTestId('announced-news').element().children].map((one) => one.textContent);
  await expect.poll(() => news().length).toBe(3);
  expect(news().map((line) => /B2|C3|D4/.exec(line)?.[0])).toEqual(['B2', 'C3', 'D4']);
});

test('a game that speaks English alone is read aloud as English on a German page, and what the page says of it as German', async () => {
  speak(languageOf('de', [{}]));
  // Which game it is counts, not what it says: Robotariat is in no catalogue.
  const { page, wires, time } = await atTable(whole(), { ...game, id: 'robotariat' });
  wires.last.says({ type: 'change', table: ID, from: 5, version: 6, told: SPYING });
  time.pass(1000);
  const languages = (): (string | null)[] =>
    [...page.getByTestId('announced-news').element().children].map((one) => one.getAttribute('lang'));
  await expect.poll(languages).toEqual(['en', null]);
  await expect.element(page.getByTestId('announced-prompt')).toHaveAttribute('lang', 'en');
});
