import type { Json, Seats, Viewer } from '@tablewright/kernel';
import { type ChatLine, type GameSeen, type ServerMessage, type TableInfo, type ToldLine } from '@tablewright/protocol';
import type { SharedText } from './shared-text.ts';

// Who looks at a table. All who see the very same are one group: for them a view is computed once, compared once with
// what they saw before, and written down once.

/** Somebody at the other end of a connection. */
export interface Watcher {
  readonly person: string | null;
  send(text: string): void;
}

/** What makes two people see the same. */
export interface ViewPoint {
  readonly viewer: Viewer;
  /** their own seats */
  readonly own: Seats;
  readonly host: boolean;
}

export function viewPointKey({ viewer, own, host }: ViewPoint): string {
  return `${viewer}/${own}/${host ? 'host' : ''}`;
}

/** A table as it stands now, for one group. */
export interface TableSeen {
  readonly version: number;
  /** the last link of the log's chain */
  readonly head: string | null;
  readonly info: TableInfo;
  readonly game: GameSeen | null;
  /** the version that the last answer of whoever looks has brought; null where there is none */
  readonly answeredAt: number | null;
}

/** What has changed for one group. */
export interface GroupUpdate {
  readonly version: number;
  readonly head: string | null;
  /** null: nothing has changed around the game */
  readonly info: TableInfo | null;
  /** null: nothing has changed in it */
  readonly game: { readonly before: GameSeen | null; readonly after: GameSeen } | null;
  readonly told: readonly ToldLine[];
  /** the view in between, after the first `told` of these lines */
  readonly moments: readonly { readonly told: number; readonly view: Json }[];
  readonly chat: readonly ChatLine[];
  /** writes down what several groups are sent, once for all of them */
  readonly shared: SharedText;
}

export class ViewerGroup {
  readonly table: string;
  readonly point: ViewPoint;
  readonly members = new Set<Watcher>();
  /** how each change begins, up to the version that it starts from */
  readonly #opening: string;
  // What they have been shown. The game is not kept: out of the state before, it is made anew where it is needed, which
  // costs less than what thousands of old views cost the garbage collector.
  #version: number;
  #info: TableInfo;

  constructor(table: string, point: ViewPoint, { version, info }: Pick<TableSeen, 'version' | 'info'>) {
    this.table = table;
    this.point = point;
    this.#opening = `{"type":"change","table":${JSON.stringify(table)},"from":`;
    this.#version = version;
    this.#info = info;
  }

  get info(): TableInfo {
    return this.#info;
  }

  /** Shows what has changed. */
  sendChange({ version, head, info: now, game: turned, told, moments: between, chat, shared }: GroupUpdate): void {
    const from = this.#version;
    const info = now === null ? null : shared.patch(this.#info, now);
    const { game, moments } = turned === null ? UNCHANGED : inBetween(turned, between, shared);
    this.#version = version;
    if (now !== null) this.#info = now;
    const isNew = version !== from || info !== null || game !== null || told.length > 0 || chat.length > 0;
    if (!isNew) return;
    // A `change` message, put together from parts: what others are sent too is not written down again.
    let text = `${this.#opening}${from},"version":${version}`;
    if (head !== null && version !== from) text += `,"head":"${head}"`;
    if (info !== null) text += `,"info":${info}`;
    if (game !== null) text += `,"game":${game}`;
    if (told.length > 0) text += `,"told":${shared.list(told)}`;
    if (moments !== null) text += `,"moments":${moments}`;
    if (chat.length > 0) text += `,"chat":${shared.list(chat)}`;
    this.#send(`${text}}`);
  }

  /** Shows everything anew: after an undo, what was told before is no longer true. */
  sendWhole(seen: TableSeen, told: readonly ToldLine[], chat: readonly ChatLine[]): void {
    this.#version = seen.version;
    this.#info = seen.info;
    this.#send(JSON.stringify(wholeTable(this.table, seen, told, chat)));
  }

  #send(text: string): void {
    for (const member of this.members) member.send(text);
  }
}

const UNCHANGED = { game: null, moments: null };

/** The row of moments, each from the one before, and what has changed since the last of them; all of it as JSON. */
function inBetween(
  { before, after }: NonNullable<GroupUpdate['game']>,
  between: GroupUpdate['moments'],
  shared: SharedText,
): { game: string | null; moments: string | null } {
  // Whoever has seen nothing yet has nothing that could be shown in between.
  if (before === null || between.length === 0) return { game: shared.patch(before ?? {}, after), moments: null };
  let { view } = before;
  const moments = between.map((moment) => {
    const patch = shared.patch(asObject(view), asObject(moment.view)) ?? '{}';
    view = moment.view;
    return `{"told":${moment.told},"view":${patch}}`;
  });
  return { game: shared.patch({ ...before, view }, after), moments: `[${moments.join(',')}]` };
}

export function wholeTable(
  table: string,
  { version, head, info, game, answeredAt }: TableSeen,
  told: readonly ToldLine[],
  chat: readonly ChatLine[],
): ServerMessage {
  return {
    type: 'table',
    table,
    version,
    ...(head !== null && { head }),
    info,
    game,
    ...(answeredAt !== null && { answeredAt }),
    told,
    chat,
  };
}

/** For somebody who comes back: what was told since, and all that may have changed. */
export function changeSince(
  table: string,
  from: number,
  { version, head, info, game }: TableSeen,
  told: readonly ToldLine[],
  chat: readonly ChatLine[],
): ServerMessage {
  return {
    type: 'change',
    table,
    from,
    version,
    ...(head !== null && { head }),
    info: { set: plain(info) },
    ...(game !== null && { game: { set: plain(game) } }),
    told,
    chat,
  };
}

/** An interface does not count as plain JSON for the compiler, though it is. */
function plain(value: object): { readonly [key: string]: Json } {
  return value as { readonly [key: string]: Json };
}

function asObject(view: Json): object {
  if (view === null || typeof view !== 'object') throw new Error('a view is an object');
  return view;
}
