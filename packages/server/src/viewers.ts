import { type Base, includes, isSeat, type Json, list, type Seat, type Seats, type Viewer } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { ChatLine, GameSeen, ServerMessage, TableInfo } from '@tablewright/protocol';
import type { Phase } from '@tablewright/storage';
import {
  ViewerGroup,
  type ViewPoint,
  viewPointKey,
  type TableSeen,
  changeSince,
  type Watcher,
  wholeTable,
} from './viewer-group.ts';
import { type Clock, tick } from './clock.ts';
import { countdownNow, laidValues } from './countdown.ts';
import { infoFor } from './info.ts';
import type { Match, ToldSince } from './match.ts';
import { type Meta, seatsOf } from './meta.ts';
import { type MomentsFor, NO_MOMENTS } from './moments.ts';
import { NO_TABLE } from './reply.ts';
import { SharedText } from './shared-text.ts';
import { type Presence, standInOffer } from './stand-ins.ts';
import type { Time } from './time.ts';

// Who looks at a table, as which viewer, and what each of them is shown. It changes nothing.

/** The table as it is now. */
export interface TableNow {
  readonly meta: Meta;
  readonly match: Match | null;
  readonly phase: Phase;
  readonly clock: Clock | null;
  readonly chat: readonly ChatLine[];
  readonly warnings: readonly string[];
  /** what the server adds to the game as somebody sees it: the window that is open */
  readonly aside: (viewer: Viewer, comes?: 'comes') => Pick<GameSeen, 'window' | 'alwaysPass'>;
}

export interface WatchRequest {
  readonly as?: Viewer | undefined;
  readonly since?: number | undefined;
  readonly word?: string | undefined;
}

/** What is new. */
export interface TableUpdate {
  /** something around the game */
  readonly info?: boolean;
  /** the game as everybody has seen it, if it has changed */
  readonly before?: ReadonlyMap<Viewer, GameSeen> | null;
  readonly told?: ToldSince;
  /** how the table stood in between, where a board shows one thing after the other */
  readonly moments?: MomentsFor;
  readonly chat?: readonly ChatLine[];
}

export const NOBODY_TOLD: ToldSince = () => [];

export class Viewers implements Presence {
  readonly #table: string;
  readonly #time: Time;
  readonly #look: () => TableNow;
  readonly #groups = new Map<string, ViewerGroup>();
  readonly #places = new Map<Watcher, ViewerGroup>();
  /** how often each person watches; and since when somebody is away */
  readonly #present = new Map<string, number>();
  readonly #awaySince = new Map<string, number>();
  /** by process: who watches this table there */
  readonly #elsewhere = new Map<string, ReadonlySet<string>>();
  readonly #awayAfter: number;
  readonly #loadedAt: number;
  readonly #announce: (people: readonly string[]) => void;

  /** `awayAfter`: milliseconds after which somebody counts as away; `announce`: tells other processes who is here */
  constructor(
    table: string,
    time: Time,
    awayAfter: number,
    look: () => TableNow,
    announce: (people: readonly string[]) => void = () => {},
  ) {
    this.#announce = announce;
    this.#table = table;
    this.#time = time;
    this.#awayAfter = awayAfter;
    this.#look = look;
    this.#loadedAt = time.now();
    this.#showWhoIsAway();
  }

  get size(): number {
    return this.#places.size;
  }

  isPresent(person: string): boolean {
    if (this.#present.has(person)) return true;
    for (const people of this.#elsewhere.values()) if (people.has(person)) return true;
    return false;
  }

  /** Gone for a while; who has not been here since the table was loaded is gone since then. */
  isAway(person: string): boolean {
    const since = this.#awaySince.get(person) ?? this.#loadedAt;
    return !this.isPresent(person) && this.#time.now() - since >= this.#awayAfter;
  }

  /** Somebody says something, watching or not: whoever speaks is not gone. */
  heard(person: string): void {
    if (!this.isPresent(person) && seatsOf(this.#look().meta, person) !== 0) this.#wentAway(person);
  }

  maySee(person: string | null, word: string | undefined): boolean {
    const { meta } = this.#look();
    const { open, invite, spectate, host, putOut } = meta;
    if (person !== null && putOut.includes(person)) return false;
    if (open || (person !== null && (person === host || seatsOf(meta, person) !== 0))) return true;
    return word !== undefined && (word === invite || word === spectate);
  }

  infoFor(person: string | null): TableInfo {
    const table = this.#look();
    return this.#info(table, { own: seatsOf(table.meta, person), host: person === table.meta.host });
  }

  // ----------------------------------------------------------------------------------------------------- coming and going

  /** Begins to watch, or looks as another viewer. Says why not. */
  watch(watcher: Watcher, { as, since: from, word }: WatchRequest): string | null {
    const table = this.#look();
    const { meta, match, chat } = table;
    if (!this.#places.has(watcher) && !this.maySee(watcher.person, word)) return NO_TABLE;
    const own = seatsOf(meta, watcher.person);
    if (typeof as === 'number' && !(isSeat(as, meta.seats.length) && includes(own, as))) {
      return 'That seat is not yours; you can watch as a spectator.';
    }
    const again = this.#takeOff(watcher);
    if (!again && watcher.person !== null) this.#come(watcher.person);
    const group = this.#join(watcher, as ?? usualViewer(meta, own));
    const { viewer } = group.point;
    const seen = tableSeen(group, table);
    const known =
      from !== undefined && from >= 1 && match !== null && from <= match.version && from >= match.takenBackAt;
    const message = known
      ? changeSince(this.#table, from, seen, match.toldTo(viewer, from), chat)
      : wholeTable(this.#table, seen, match?.toldTo(viewer) ?? [], chat);
    watcher.send(JSON.stringify(message));
    return null;
  }

  leave(watcher: Watcher): void {
    if (!this.#takeOff(watcher) || watcher.person === null) return;
    const { person } = watcher;
    const left = this.#present.get(person)! - 1;
    if (left > 0) {
      this.#present.set(person, left);
      return;
    }
    this.#present.delete(person);
    this.announce();
    if (!this.isPresent(person)) this.#wentAway(person);
  }

  announce(): void {
    this.#announce([...this.#present.keys()]);
  }

  /** Another process says who watches there; nobody any more when it has gone. */
  watchedElsewhere(process: string, people: readonly string[]): void {
    const before = this.#elsewhere.get(process) ?? new Set();
    const now = new Set(people);
    if (now.size === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, now);
    for (const person of before) if (!this.isPresent(person)) this.#wentAway(person);
    for (const person of now) this.#awaySince.delete(person);
    if ([...now].some((person) => !before.has(person))) this.sendChange({ info: true });
  }

  /** Whoever was sent away sees nothing more. */
  sendAway(): void {
    const { meta } = this.#look();
    for (const watcher of this.#places.keys()) {
      if (watcher.person === null || !meta.putOut.includes(watcher.person)) continue;
      this.leave(watcher);
      const gone: ServerMessage = {
        type: 'gone',
        table: this.#table,
        why: say`The host has closed this table to you.`,
      };
      watcher.send(JSON.stringify(gone));
    }
  }

  #wentAway(person: string): void {
    this.#awaySince.set(person, this.#time.now());
    if (seatsOf(this.#look().meta, person) === 0) return;
    this.sendChange({ info: true });
    this.#showWhoIsAway();
  }

  /** Later, when those who are gone now count as away: what the others may do about it is then another thing. */
  #showWhoIsAway(): void {
    this.#time.after(this.#awayAfter, () => this.sendChange({ info: true }));
  }

  #come(person: string): void {
    const before = this.#present.get(person) ?? 0;
    this.#present.set(person, before + 1);
    this.#awaySince.delete(person);
    if (before === 0) this.announce();
    if (before === 0 && seatsOf(this.#look().meta, person) !== 0) this.sendChange({ info: true });
  }

  #join(watcher: Watcher, viewer: Viewer): ViewerGroup {
    const table = this.#look();
    const { meta, clock } = table;
    const point: ViewPoint = { viewer, own: seatsOf(meta, watcher.person), host: watcher.person === meta.host };
    const key = viewPointKey(point);
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = new ViewerGroup(this.#table, point, { version: versionOf(table), info: this.#info(table, point) });
      this.#groups.set(key, group);
    } else if (clock !== null) {
      // clocks have run on since they were last shown
      group.sendChange({
        version: versionOf(table),
        head: headOf(table),
        info: this.#info(table, point),
        game: null,
        told: [],
        moments: [],
        chat: [],
        shared: new SharedText(),
      });
    }
    group.members.add(watcher);
    this.#places.set(watcher, group);
    return group;
  }

  /** Out of the group; whether the person is still there is counted elsewhere. */
  #takeOff(watcher: Watcher): boolean {
    const group = this.#places.get(watcher);
    if (group === undefined) return false;
    this.#places.delete(watcher);
    group.members.delete(watcher);
    if (group.members.size === 0) this.#groups.delete(viewPointKey(group.point));
    return true;
  }

  // -------------------------------------------------------------------------------------------------------------- showing

  /** The game as everybody sees it who looks. */
  seen(): Map<Viewer, GameSeen> {
    const seen = new Map<Viewer, GameSeen>();
    const { match, meta, aside } = this.#look();
    if (match === null) return seen;
    if (this.#groups.size === 0) return seen;
    const seenBy = match.seenBy(laidValues(meta));
    for (const { point } of this.#groups.values()) {
      const { viewer } = point;
      if (!seen.has(viewer)) seen.set(viewer, Object.assign(seenBy(viewer), aside(viewer)));
    }
    return seen;
  }

  /** Shows everybody what is new. */
  sendChange({ info = false, before = null, told = NOBODY_TOLD, moments = NO_MOMENTS, chat = [] }: TableUpdate): void {
    const after = before === null ? null : this.seen();
    const table = this.#look();
    const version = versionOf(table);
    const head = headOf(table);
    const viewIn = viewsOf(table.match);
    const shared = new SharedText();
    for (const group of this.#groups.values()) {
      const { point } = group;
      const { viewer } = point;
      group.sendChange({
        version,
        head,
        info: info ? this.#info(table, point) : null,
        game: before === null ? null : { before: before.get(viewer) ?? null, after: after!.get(viewer)! },
        told: told(viewer),
        moments: moments(viewer).map((moment) => ({ told: moment.told, view: viewIn(moment.state)(viewer) })),
        chat,
        shared,
      });
      shared.next();
    }
  }

  /** Shows everybody everything: something was taken back, and they have to forget what they were told. */
  sendWhole(): void {
    const table = this.#look();
    for (const group of this.#groups.values()) {
      const { point } = group;
      const seen: TableSeen = { ...tableSeen(group, table), info: this.#info(table, point) };
      group.sendWhole(seen, table.match?.toldTo(point.viewer) ?? [], table.chat);
    }
  }

  /** Whoever has sat down or stood up is another viewer now. */
  reseat(): void {
    const table = this.#look();
    const { meta, match, chat } = table;
    const watchers = [...this.#places]; // those who are placed anew would come round again and again
    for (const [watcher, { point }] of watchers) {
      const own = seatsOf(meta, watcher.person);
      const host = watcher.person === meta.host;
      if (own === point.own && host === point.host) continue;
      this.#takeOff(watcher);
      const group = this.#join(watcher, usualViewer(meta, own));
      const told = match?.toldTo(group.point.viewer) ?? [];
      watcher.send(JSON.stringify(wholeTable(this.#table, tableSeen(group, table), told, chat)));
    }
  }

  #info(table: TableNow, point: Pick<ViewPoint, 'own' | 'host'>): TableInfo {
    const { meta, match, phase, clock, warnings } = table;
    const [first] = list(point.own);
    const person = point.host ? meta.host : first === undefined ? null : meta.seats[first]!.person;
    const now = this.#time.now();
    const around = {
      id: this.#table,
      phase,
      isOnline: (person: string) => this.isPresent(person),
      clock: clock === null ? null : tick(clock, now),
      countdownNow: countdownNow(meta, match, now),
      warnings,
      standInOffer: (seat: Seat) =>
        phase === 'playing' ? standInOffer(table, person, seat, { now, presence: this }) : null,
    };
    return infoFor(meta, around, point);
  }
}

/** On a shared device nobody's secrets are shown before somebody has taken the screen. */
function usualViewer({ mode }: Meta, own: Seats): Viewer {
  if (own === 0 || mode === 'pass') return 'spectator';
  return list(own)[0]!;
}

/** The views of states in between. Each state is looked at once for all viewers, and only when one of them has that moment. */
function viewsOf(match: Match | null): (state: Base) => (viewer: Viewer) => Json {
  const known = new Map<Base, (viewer: Viewer) => Json>();
  return (state) => {
    let view = known.get(state);
    if (view === undefined) known.set(state, (view = match!.game.views(state)));
    return view;
  };
}

function versionOf({ match }: TableNow): number {
  return match?.version ?? 0;
}

function headOf({ match }: TableNow): string | null {
  return match?.head ?? null;
}

function tableSeen({ point, info }: ViewerGroup, table: TableNow): TableSeen {
  const { match, meta, aside } = table;
  const game =
    match === null ? null : { ...match.seen(point.viewer, laidValues(meta)), ...aside(point.viewer, 'comes') };
  const answeredAt = match === null || point.viewer === 'spectator' ? null : match.answeredAt(point.viewer);
  return { version: versionOf(table), head: headOf(table), info, game, answeredAt };
}
