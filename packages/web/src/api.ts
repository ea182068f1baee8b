import type { GameRecord } from '@tablewright/kernel';
import { say, sayAgain } from '@tablewright/kernel/words';
import type {
  Addresses,
  GameInfo,
  Me,
  NewTable,
  Replay,
  TableInfo,
  TableLine,
  TableMade,
  TableResult,
} from '@tablewright/protocol';
import { wordFor } from './table/invitation.ts';

// What is asked over http: everything that is not a table in play.

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly why: string };

/** A table as it is asked for; what is left out is preset. */
export type TableRequest = Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>;

const UNREACHABLE = say`The server does not answer. Is it running, and are you online?`;

/** For what belongs to one screen alone, and is asked from there. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const said: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return { ok: true, value: said as T };
    return { ok: false, status: response.status, why: whyIn(said) ?? say`The server refused (${response.status}).` };
  } catch {
    return { ok: false, status: 0, why: UNREACHABLE };
  }
}

function whyIn(said: unknown): string | null {
  if (said === null || typeof said !== 'object') return null;
  const { why } = said as { why?: unknown };
  return typeof why === 'string' ? sayAgain(why) : null;
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('POST', '/api/me', { name }),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  addresses: () => call<Addresses>('GET', '/api/addresses'),
  create: (request: TableRequest) => call<TableMade>('POST', '/api/tables', request),
  mine: () => call<TableLine[]>('GET', '/api/mine'),
  open: () => call<TableLine[]>('GET', '/api/open'),
  info: (table: string) => call<TableInfo>('GET', `/api/tables/${table}${query(table)}`),
  result: (table: string) => call<TableResult>('GET', `/api/tables/${table}/result${query(table)}`),
  record: (table: string) => call<GameRecord>('GET', `/api/tables/${table}/record${query(table)}`),
  /** a finished game as one of them saw it, whatever the rules are now */
  replay: (table: string, as: number | 'spectator') =>
    call<Replay>('GET', `/api/tables/${table}/replay${query(table, `as=${as}`)}`),
  /** a new table that goes on, against bots, from where `at` entries of this game led */
  fork: (table: string, at: number, seat: number | undefined) =>
    call<TableMade>('POST', `/api/tables/${table}/fork${query(table)}`, { at, ...(seat !== undefined && { seat }) }),
};

/** The word that opens a private table, out of the link by which somebody came. */
function query(table: string, ...more: readonly string[]): string {
  const word = wordFor(table);
  const parts = word === undefined ? more : [`word=${encodeURIComponent(word)}`, ...more];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
