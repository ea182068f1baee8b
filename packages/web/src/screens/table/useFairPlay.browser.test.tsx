import { commit, commitmentTo, type SealedSeat } from '@tablewright/kernel';
import type { TableInfo } from '@tablewright/protocol';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useStore } from 'zustand';
import { keptOf } from '../../table/kept.ts';
import type { Room } from '../../table/room.ts';
import { enterRoom } from '../../testing/rooms.ts';
import { ID, info, seen, whole } from '../../testing/tables.ts';
import { useFairPlay } from './useFairPlay.ts';

// This browser at a table whose server lies: what it says to it, and what it keeps.

beforeEach(() => localStorage.clear());

function Fair({ room }: { readonly room: Room }) {
  const { calledOff, takePart } = useFairPlay(
    room,
    useStore(room.store, ({ table }) => table?.info ?? null),
    1,
  );
  return <button type="button" onClick={takePart}>{`called off: ${calledOff}`}</button>;
}

async function atTable() {
  const { room, wires } = enterRoom();
  const page = await render(<Fair room={room} />);
  const shows = (change: Partial<TableInfo>): void =>
    wires.last.says(whole({ game: change.phase === 'playing' ? seen() : null, info: info(change) }));
  return { page, wires, shows };
}

const LOBBY: Partial<TableInfo> = { phase: 'lobby', commitment: null, sealing: null };

/** Bound to a hash and to what is shown. */
function sealed(hash: string, secret: string): Partial<TableInfo> {
  const { game, rulesVersion, options, seatOrder, seats: shown } = info();
  const seats = shown.map(
    ({ name, kind }): SealedSeat =>
      kind === 'person' ? { name, person: 0, saltHash: hash } : { name, person: null, saltHash: null },
  );
  const secretHash = commit(secret.repeat(64));
  const commitment = commitmentTo({ secretHash, game, rulesVersion, options, seatOrder, seats });
  return { phase: 'lobby', commitment, sealing: { secretHash, seats, missing: [0] } };
}

test('a server that calls starts off and says nothing of it is shown one deal, and the next when somebody wants that', async () => {
  const { page, wires, shows } = await atTable();
  const hashes = (): string[] => wires.last.heard('saltHash').map(({ hash }) => hash);
  const salts = (): string[] => wires.last.heard('salt').map(({ salt }) => salt);
  shows(LOBBY);
  await expect.poll(hashes).toHaveLength(1);
  shows(sealed(hashes()[0]!, 'a'));
  await expect.poll(salts).toHaveLength(1);
  shows(LOBBY);
  await expect.element(page.getByText('called off: 1')).toBeVisible();
  shows(sealed(hashes()[0]!, 'b'));
  shows(LOBBY);
  await page.getByRole('button').click();
  await expect.poll(hashes).toHaveLength(2);
  expect(salts()).toHaveLength(1);
  const second = sealed(hashes()[1]!, 'c');
  shows(second);
  await expect.poll(salts).toHaveLength(2);
  shows({ ...second, phase: 'playing', sealing: null });
  expect(keptOf(ID)).toMatchObject({ commitment: second.commitment, salt: salts()[1], places: [0], calledOff: 1 });
});
