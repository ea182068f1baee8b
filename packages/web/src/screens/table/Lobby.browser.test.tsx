import type { TableInfo } from '@tablewright/protocol';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useServerInfo } from '../../app/server-info.ts';
import { plainScreen } from '../../games/PlainBoard.tsx';
import { loadRules } from '../../games/rules.ts';
import { enterRoom } from '../../testing/rooms.ts';
import { ID, info, whole } from '../../testing/tables.ts';
import { Wires } from '../../testing/wires.ts';
import { PlayedContext } from './context.ts';
import { Lobby } from './Lobby.tsx';
import { FairContext, type FairStanding } from './useFairPlay.ts';

// Before the game: who is missing, who only watches, who is asked for a name, and where an invitation leads.

const game = await loadRules('emergence');

afterEach(() => {
  vi.unstubAllGlobals();
  useServerInfo.setState({ me: null });
});

async function lobby(
  change: Partial<TableInfo>,
  addresses = { public: null as string | null, near: null as string | null },
  wires = new Wires(),
  fair: FairStanding = { calledOff: 0, asks: false, trouble: null, takePart: () => {} },
) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(addresses)));
  const { room } = enterRoom({}, wires);
  wires.last.says(whole({ game: null, info: info({ phase: 'lobby', ...change }) }));
  const played = { room, game, screen: plainScreen(game.id), finger: { current: null } };
  return render(
    <MemoryRouter>
      <PlayedContext value={played}>
        <FairContext value={fair}>
          <Lobby />
        </FairContext>
      </PlayedContext>
    </MemoryRouter>,
  );
}

const strangers = info().seats.map((seat, i) => ({
  ...seat,
  mine: false,
  kind: i < 2 ? ('person' as const) : ('open' as const),
}));

test('whoever only watches is told so, and who is missing is said', async () => {
  const seats = strangers.map((seat) => (seat.seat === 1 ? { ...seat, online: false } : seat));
  const page = await lobby({ seats, host: false, open: false });
  await expect.element(page.getByTestId('watching')).toBeVisible();
  await expect.element(page.getByText(/One seat is still free\. Bea is away\./)).toBeVisible();
});

test('a name is asked for once', async () => {
  useServerInfo.setState({ me: { name: 'Dov', named: true } });
  const page = await lobby({ seats: strangers, host: false, open: true });
  await expect.element(page.getByRole('button', { name: 'Take a seat as Dov' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Your name' }).query()).toBeNull();
});

test('an invitation carries an address that others can reach, or says that there is none', async () => {
  const page = await lobby({ invite: 'word' }, { public: null, near: 'http://192.168.1.17:8080' });
  await expect
    .element(page.getByRole('textbox', { name: 'Invitation link' }))
    .toHaveValue(`http://192.168.1.17:8080/table/${ID}?invite=word`);
  await expect.poll(() => page.getByTestId('reach').element().textContent).toContain('same network');
  await page.unmount();
  const alone = await lobby({ invite: 'word' });
  await expect.poll(() => alone.getByTestId('reach').element().textContent).toContain('this machine alone');
});

test('the host sends somebody away, renews the links and keeps those who watch quiet; others are offered none of it', async () => {
  const seats = strangers.map((seat) => ({ ...seat, mine: seat.seat === 0 }));
  const wires = new Wires();
  const page = await lobby({ seats, host: true, invite: 'word' }, undefined, wires);
  await page.getByRole('button', { name: /^Send Bea away/ }).click();
  await page.getByRole('button', { name: 'New links' }).click();
  await page.getByRole('checkbox', { name: /only watch may write/ }).click();
  expect(wires.last.heard('putOut')).toMatchObject([{ seat: 1 }]);
  expect(wires.last.heard('renewLinks')).toHaveLength(1);
  expect(wires.last.heard('muteWatchers')).toMatchObject([{ on: true }]);
  await page.unmount();
  const guest = await lobby({ seats, host: false, invite: 'word' });
  await expect.element(guest.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  expect(guest.getByRole('button', { name: /Send .* away|New links/ }).query()).toBeNull();
});

test('after a start of which no game has come, nobody takes part in another one unasked, the host neither', async () => {
  const seats = info().seats.map((seat, i) => ({ ...seat, kind: i < 2 ? ('person' as const) : seat.kind }));
  const takePart = vi.fn();
  // the table says nothing of it: what the browser has counted itself is shown
  const page = await lobby({ seats, host: true, calledOff: null }, undefined, undefined, {
    calledOff: 2,
    asks: true,
    trouble: null,
    takePart,
  });
  await expect.element(page.getByText(/shown its bytes for 2 starts, and no game has come of them/)).toBeVisible();
  await expect.element(page.getByText(/Not yet with us for another start: Bea\./)).toBeVisible();
  await expect.element(page.getByTestId('start')).toBeDisabled();
  // nobody is told to start who cannot, and what to do instead comes first
  await expect.element(page.getByText(/Say below whether your browser takes part in another start\./)).toBeVisible();
  expect(page.getByText('You start the game.').query()).toBeNull();
  const [takes, starts] = ['take-part', 'start'].map(
    (id) => page.getByTestId(id).element().getBoundingClientRect().top,
  );
  expect(takes).toBeLessThan(starts!);
  await page.getByRole('button', { name: 'Take part in another start' }).click();
  expect(takePart).toHaveBeenCalledOnce();
});

test('where one person plays bots, what holds the start up is said and not waited for', async () => {
  const trouble = 'Your browser adds nothing to this start.';
  const page = await lobby({ atOnce: true, host: true }, undefined, undefined, {
    calledOff: 0,
    asks: false,
    trouble,
    takePart: () => {},
  });
  await expect.element(page.getByText(trouble)).toBeVisible();
  await expect.element(page.getByTestId('start')).toBeVisible();
});
