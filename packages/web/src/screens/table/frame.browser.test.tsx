import type { BoardProps, GameScreen } from '@tablewright/board';
import { type Game, type Json, optionAt, seedFromText } from '@tablewright/kernel';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadRules } from '../../games/rules.ts';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { WordsContext } from '../../games/words.ts';
import { LocalTable, TABLE } from '../../learn/local-table.ts';
import { draftsOfThisTab } from '../../table/drafts.ts';
import { PACES } from '../../table/pace.ts';
import { Room } from '../../table/room.ts';
import { BoardArea } from './BoardArea.tsx';
import { PlayedContext } from './context.ts';
import { Prompt } from './Prompt.tsx';

// The frame around a board of which one sees only what it is given: list and board are two places, and one hand.

const rules = await loadRules('emergence');

/** Each option is about the thing that it names. */
const game: Game = {
  ...rules,
  words: {
    ...rules.words,
    option: (_view, _question, value) => ({ says: `Say ${name(value)}.`, about: [name(value)] }),
  },
};

const name = (value: Json): string => JSON.stringify(value);

function Bare({ lit, question, draft, keepDraft, rest, speed }: BoardProps) {
  const first = question?.domain.kind === 'pick' ? question.domain.from[0]! : null;
  return (
    <>
      <button type="button" onPointerEnter={() => rest(first)} onPointerLeave={() => rest(null)}>
        Thing
      </button>
      <button type="button" onClick={() => keepDraft({ first: 'here' })}>
        Begin
      </button>
      <output aria-label="Lit">{lit.join(' ')}</output>
      <output aria-label="Draft on the board">{JSON.stringify(draft)}</output>
      <output aria-label="Speed">{speed}</output>
    </>
  );
}

/** The first table at which somebody can choose. */
function choice() {
  let { state } = game.start({ seats: 3, seed: seedFromText('frame') });
  for (;;) {
    const question = game.asks(state)[0]!;
    const { seat, domain } = question;
    if (domain.kind === 'pick' && domain.from.length > 1) return { state, question };
    const next = game.after(state, { seat, value: optionAt(domain, 0) });
    if (!next.ok) throw new Error(next.why);
    ({ state } = next);
  }
}
const { state, question: firstQuestion } = choice();

/** At the first choice of a game, as whoever has it. */
async function sitting(change: Partial<GameScreen> = {}) {
  const me = firstQuestion.seat;
  const table = new LocalTable(game, { me, names: ['Ann', 'Bea', 'Col'] }, state, {
    answered: () => {},
    tried: () => {},
  });
  table.ask(true);
  const room = new Room(TABLE, {
    link: table,
    later: () => () => {},
    now: () => 0,
    still: () => false,
    pace: () => PACES.brisk,
    savedDrafts: draftsOfThisTab(TABLE),
  });
  room.enter();
  const screen: GameScreen = { ...plainScreen(game.id), Board: Bare, ...change };
  const page = await render(
    <PlayedContext value={{ room, game, screen, finger: { current: null } }}>
      <WordsContext value={game.words}>
        <BoardArea />
        <Prompt className="" />
      </WordsContext>
    </PlayedContext>,
  );
  return { page, room };
}

beforeEach(() => sessionStorage.clear());

test('list and board light the same things, by mouse and by keyboard', async () => {
  const { page } = await sitting();
  const { domain } = firstQuestion;
  const options = domain.kind === 'pick' ? domain.from : [];
  const [first = '', second = ''] = options.map(name);
  const lit = page.getByRole('status', { name: 'Lit' });
  const list = page.getByTestId('options').getByRole('button');
  await list.nth(1).hover();
  await expect.element(lit).toHaveTextContent(second);
  await page.getByRole('button', { name: 'Thing' }).hover();
  await expect.element(lit).toHaveTextContent(first);
  expect(list.nth(0).element().className).toContain('resting');
  await page.getByRole('button', { name: 'Begin' }).hover();
  await expect.element(lit).toHaveTextContent('');
  (list.nth(0).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(lit).toHaveTextContent(second);
});

function Shows({ draft, question }: BoardProps) {
  return <output aria-label={`Draft of ${question?.about}`}>{JSON.stringify(draft)}</output>;
}

test('board and chooser work on one draft; it outlives a reload where the game says so, and goes with the answer', async () => {
  const { about, domain } = firstQuestion;
  const asChooser = { choosers: { [about]: Shows } };
  const first = await sitting(asChooser);
  await first.page.getByRole('button', { name: 'Begin' }).click();
  await expect.element(first.page.getByLabelText(`Draft of ${about}`)).toHaveTextContent('{"first":"here"}');
  await expect.element(first.page.getByLabelText('Draft on the board')).toHaveTextContent('{"first":"here"}');
  await first.page.unmount();

  const forgetful = await sitting(asChooser);
  await expect.element(forgetful.page.getByLabelText('Draft on the board')).toHaveTextContent('null');
  await forgetful.page.unmount();

  const lasting = { ...asChooser, drafts: [about] };
  const before = await sitting(lasting);
  await before.page.getByRole('button', { name: 'Begin' }).click();
  await before.page.unmount();
  const after = await sitting(lasting);
  await expect.element(after.page.getByLabelText(`Draft of ${about}`)).toHaveTextContent('{"first":"here"}');
  after.room.answer(domain.kind === 'pick' ? domain.from[0]! : null);
  await expect.element(after.page.getByLabelText('Draft on the board')).toHaveTextContent('null');
});

test('choices are not in sight while the board still shows what led to them', async () => {
  const { page, room } = await sitting();
  const choices = page.getByTestId('choices');
  await expect.element(choices).toBeVisible();
  room.telling(true);
  await expect.element(page.getByText(/^Watch/)).toBeVisible();
  expect(choices.element().className).not.toContain('early');
  await page.unmount();

  const before = await sitting({ Board: Telling });
  await expect.element(before.page.getByTestId('choices')).not.toBeVisible();
  before.room.telling(false);
  await expect.element(before.page.getByTestId('choices')).toBeVisible();
});

/** A board that has something to show from its first drawing on. */
function Telling({ telling }: BoardProps) {
  useLayoutEffect(() => telling?.(true), [telling]);
  return null;
}

test('a board is told how fast it may move', async () => {
  const { page } = await sitting();
  await expect.element(page.getByLabelText('Speed')).toHaveTextContent('2');
});
