import type { SeatInfo, TableInfo, ToldLine } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { loadRules } from '../../games/rules.ts';
import { enterRoom } from '../../testing/rooms.ts';
import { info, whole } from '../../testing/tables.ts';
import { PlayedContext } from './context.ts';
import { Seats } from './Seats.tsx';
import { ASK_TO_UNDO, Consent, UndoButton } from './Undo.tsx';

// What one player can do about another: the page offers what the server would take, and says to which request it answers.

const game = await loadRules('emergence');

/** Ann, whose page it is, Bea and Col. */
function people(change: Partial<SeatInfo> = {}, seat = 1): TableInfo['seats'] {
  return info().seats.map((one) => ({ ...one, kind: 'person' as const, ...(one.seat === seat && change) }));
}

async function sitting(children: ReactNode, around: Partial<TableInfo>, told: readonly ToldLine[] = []) {
  const { room, wires } = enterRoom();
  const says = (next: Partial<TableInfo>): void => wires.last.says(whole({ info: info(next), told }));
  says(around);
  const played = { room, game, screen: plainScreen(game.id), finger: { current: null } };
  const page = await render(<PlayedContext value={played}>{children}</PlayedContext>);
  return { page, wire: wires.last, says, room };
}

test('a bot for somebody who is gone is offered as the server would take it, and otherwise it is said why not', async () => {
  const offer = (standInOffer: SeatInfo['standInOffer']): Partial<TableInfo> => ({
    host: false,
    clock: { kind: 'days', days: 3 },
    seats: people({ online: false, standInOffer }),
  });
  const why = 'Only Col, who hosts this table, can let a bot play for Bea.';
  const { page, wire, says } = await sitting(<Seats />, offer({ may: null, why, agreed: [], needs: [] }));
  await expect.element(page.getByText(why)).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();

  says(offer({ may: 'agree', why: null, agreed: [2], needs: [0] }));
  await expect.element(page.getByText('Col would let a bot play; Ann has not agreed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Agree that a bot plays for Bea' }).click();
  expect(wire.heard('standIn').at(-1)).toMatchObject({ seat: 1, on: true });

  says(offer({ may: 'withdraw', why: null, agreed: [0], needs: [2] }));
  await page.getByRole('button', { name: 'No longer agree that a bot plays for Bea' }).click();
  expect(wire.heard('standIn').at(-1)).toMatchObject({ seat: 1, on: false });

  says(offer({ may: 'now', why: null, agreed: [], needs: [] }));
  await page.getByRole('button', { name: 'Let a bot play for Bea' }).click();
  expect(wire.heard('standIn').at(-1)).toMatchObject({ seat: 1, on: true });

  says(offer(null));
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a yes names the request that was on the screen; one that is put aside can be answered later', async () => {
  const asks = (number: number, seat: number): Partial<TableInfo> => ({
    seats: people(),
    undoRequest: { number, seat, needs: [0] },
  });
  const both = (
    <>
      <UndoButton />
      <Consent />
    </>
  );
  const { page, wire, says } = await sitting(both, asks(3, 1));
  await page.getByTestId('agree-undo').click();
  expect(wire.heard('consent').at(-1)).toMatchObject({ seat: 0, request: 3, agree: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Bea asks to go back' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Bea wants to go back' })).toBeVisible();
  // another request comes up: the dialog is about that one now
  says(asks(4, 2));
  await expect.element(page.getByRole('dialog', { name: 'Col wants to go back' })).toBeVisible();
  await page.getByTestId('refuse-undo').click();
  expect(wire.heard('consent').at(-1)).toMatchObject({ seat: 0, request: 4, agree: false });
});

test('whoever asks to go back sees for whom it waits, and can withdraw it', async () => {
  const { page, wire } = await sitting(<UndoButton />, {
    seats: people({ online: false, standIn: true }),
    undoRequest: { number: 7, seat: 0, needs: [1, 2] },
  });
  await expect.element(page.getByRole('status')).toHaveTextContent('Asking Bea and Col … It waits until Bea is back.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  expect(wire.heard('consent').at(-1)).toMatchObject({ seat: 0, request: 7, agree: false });
});

test('whoever asks sees what they ask for: before, and as long as it waits', async () => {
  const moved = (by: number, to: string) => ({ type: 'moved', by, from: 'C3', to });
  const told = [
    { version: 5, event: moved(2, 'B2'), secret: false },
    { version: 6, event: moved(0, 'D4'), secret: false },
    { version: 7, event: moved(1, 'E3'), secret: false },
  ];
  const { page, says, room } = await sitting(<UndoButton />, { seats: people() }, told);
  room.store.setState({ lastAnswers: { 0: 5 } });
  dispatchEvent(new Event(ASK_TO_UNDO));
  const taken = page.getByTestId('taken-back');
  await expect.poll(() => taken.query()?.textContent).toMatch(/D4.*E3/);
  expect(taken.element().textContent).not.toContain('B2');
  await page.getByRole('button', { name: 'Ask the others' }).click();

  says({ seats: people(), undoRequest: { number: 7, seat: 0, needs: [1, 2], since: 6 } });
  await page.getByRole('button', { name: 'What would be taken back' }).click();
  await expect.poll(() => taken.query()?.textContent).toMatch(/D4.*E3/);
  expect(taken.element().textContent).not.toContain('B2');
});

test('asked to agree, one sees what would be taken back, and nothing of what was before', async () => {
  const moved = (by: number, to: string) => ({ type: 'moved', by, from: 'C3', to });
  const { page } = await sitting(
    <Consent />,
    { seats: people(), undoRequest: { number: 1, seat: 1, needs: [0], since: 4 } },
    [
      { version: 3, event: moved(0, 'B2'), secret: false },
      { version: 4, event: moved(1, 'D4'), secret: false },
      { version: 5, event: { type: 'saw', on: 2, team: 'ai' }, secret: true },
    ],
  );
  const taken = page.getByTestId('taken-back');
  await expect.poll(() => taken.element().textContent).toContain('D4');
  expect(taken.element().textContent).not.toContain('B2');
  expect(taken.element().textContent).not.toContain('Humans');
  expect(taken.element().textContent).toContain('And what only you were told since then.');
});
