import type { Json } from '@tablewright/kernel';
import { diff, type GameSeen } from '@tablewright/protocol';
import { Link } from '../link/link.ts';
import type { SavedDrafts } from '../table/drafts.ts';
import { PACES } from '../table/pace.ts';
import type { RoomEnvironment } from '../table/room-environment.ts';
import { Room } from '../table/room.ts';
import { ID, question, seen } from './tables.ts';
import { Time } from './time.ts';
import { Wires } from './wires.ts';

// Somebody who has come to a table, with a server whose words are made up.

/** Nothing moves and nothing takes time, unless it is said otherwise. */
export function enterRoom(otherwise: Partial<RoomEnvironment> = {}, wires = new Wires()) {
  const time = new Time();
  const link = new Link({ open: wires.open, later: time.later, now: () => time.now, random: () => 1 });
  const room = new Room(ID, {
    link,
    later: time.later,
    now: () => time.now,
    still: () => true,
    pace: () => PACES.instant,
    ...otherwise,
  });
  room.enter();
  wires.last.on.opened();
  return { time, wires, link, room };
}

export function entered(still = false, savedDrafts?: SavedDrafts) {
  const { time, wires, link, room } = enterRoom({
    still: () => still,
    pace: () => PACES.brisk,
    ...(savedDrafts && { savedDrafts }),
  });
  const model = () => room.store.getState();
  /** What the server says when the game has gone on. */
  const goesOn = (game: GameSeen, told: readonly string[] = ['moved']): void => {
    const { table } = model();
    const patch = diff(table!.game as unknown as Record<string, Json>, game as unknown as Record<string, Json>);
    const version = table!.version + 1;
    wires.last.says({
      type: 'change',
      table: ID,
      from: table!.version,
      version,
      ...(patch !== null && { game: patch }),
      told: told.map((type) => ({ version, event: { type }, secret: false })),
    });
  };
  return { time, wires, link, room, model, goesOn };
}

export const round = (n: number, change: Partial<GameSeen> = {}): GameSeen => seen({ view: { round: n }, ...change });
export const asked = (n: number): GameSeen => round(n, { mine: question(), waiting: [{ seat: 0, about: 'move' }] });
