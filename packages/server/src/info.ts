import { includes, type Seat, type Seats } from '@tablewright/kernel';
import type { SeatInfo, TableInfo } from '@tablewright/protocol';
import type { Phase } from '@tablewright/storage';
import type { ViewPoint } from './viewer-group.ts';
import type { Clock } from './clock.ts';
import { levelOf, type Meta, type UndoRequest } from './meta.ts';
import { missingSalts, secretHashOf } from './sealing.ts';

/** What of a table is not in its meta. */
export interface Circumstances {
  readonly id: string;
  readonly phase: Phase;
  readonly isOnline: (person: string) => boolean;
  /** already read at this moment */
  readonly clock: Clock | null;
  readonly countdownNow: TableInfo['countdownNow'];
  readonly warnings: readonly string[];
  /** what the viewer may do about a seat whose person is gone */
  readonly standInOffer: (seat: Seat) => SeatInfo['standInOffer'];
}

/** The table as everybody around it may know it. Built up from nothing: the secret and the salts stay here. */
export function infoFor(meta: Meta, around: Circumstances, { own, host }: Pick<ViewPoint, 'own' | 'host'>): TableInfo {
  const { clock } = around;
  return {
    id: around.id,
    game: meta.game,
    rulesVersion: meta.rulesVersion,
    seats: meta.seats.map((one, seat) => ({
      seat,
      kind: one.kind,
      name: one.name,
      ...(one.kind === 'bot' && { level: levelOf(one) }),
      mine: includes(own, seat),
      online: one.kind === 'bot' || (one.person !== null && around.isOnline(one.person)),
      standIn: one.standIn,
      standInOffer: around.standInOffer(seat),
      left: clock === null || one.kind !== 'person' ? null : Math.ceil(clock.left[seat]!),
      running: clock !== null && includes(clock.running, seat),
      salted: one.saltHash !== null,
    })),
    options: { ...meta.options },
    mode: meta.mode,
    open: meta.open,
    clock: meta.clock,
    whenOut: meta.whenOut,
    ...(meta.windowSeconds !== null && { windowSeconds: meta.windowSeconds }),
    seatOrder: meta.seatOrder,
    satAt: meta.shuffled === null ? null : [...meta.shuffled.satAt],
    countdown: meta.countdown,
    countdownNow: around.countdownNow,
    phase: around.phase,
    atOnce: meta.atOnce,
    host,
    invite: host || own !== 0 ? meta.invite : null,
    spectate: meta.spectate,
    watchersMuted: meta.watchersMuted,
    commitment: meta.commitment,
    sealing: sealingInfo(meta),
    calledOff: meta.calledOff === null ? null : [...meta.calledOff],
    created: meta.created,
    undoRequest: meta.undo === null ? null : undoInfo(meta.undo),
    rematch: meta.rematch,
    forkOf: meta.forkOf,
    warnings: [...around.warnings],
  };
}

/** For everybody to see that the commitment covers it, before they show what they add. */
function sealingInfo(meta: Meta): TableInfo['sealing'] {
  const { sealed, started } = meta;
  if (sealed === null || started) return null;
  return {
    secretHash: secretHashOf(meta),
    seats: sealed.seats.map((seat) => ({ ...seat })),
    missing: missingSalts(meta),
  };
}

function undoInfo({ number, seat, needs, since }: UndoRequest): NonNullable<TableInfo['undoRequest']> {
  return { number, seat, needs: [...needs], ...(since !== undefined && { since }) };
}

/** The people among these seats who play themselves. */
export function peopleIn(meta: Meta, seats: Seats): Seats {
  let people = 0;
  for (const [seat, { kind, standIn }] of meta.seats.entries()) {
    if (kind === 'person' && !standIn && includes(seats, seat)) people |= 1 << seat;
  }
  return people;
}

/** The people among these seats for whom bots play. */
export function standInsIn(meta: Meta, seats: Seats): Seats {
  let lent = 0;
  for (const [seat, { standIn }] of meta.seats.entries()) if (standIn && includes(seats, seat)) lent |= 1 << seat;
  return lent;
}

export function seatName(meta: Meta, seat: Seat): string {
  return meta.seats[seat]?.name || `Seat ${seat + 1}`;
}
