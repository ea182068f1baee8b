import type { GameRecord } from '@tablewright/kernel';
import { z } from 'zod';
import type { Replay } from './messages.ts';
import {
  type Addresses,
  GameInfo,
  type Me,
  NewTable,
  PersonName,
  SeatNumber,
  TableId,
  type TableInfo,
  TableLine,
  type TableResult,
} from './table.ts';
import { Value } from './value.ts';

// What goes over plain HTTP: all before and after a game. A table is watched and played over the websocket.
//
//   GET  /api/me                                → Me             (makes the guest's cookie)
//   POST /api/me                   NameRequest     → Me
//   GET  /api/games                             → GameInfo[]
//   GET  /api/addresses                         → Addresses      (for invitations)
//   POST /api/tables               NewTable     → TableMade
//   GET  /api/tables/:id           ?word=       → TableInfo
//   GET  /api/tables/:id/record    ?word=       → GameRecord     (403 while it is played)
//   GET  /api/tables/:id/result    ?word=       → TableResult    (403 while it is played)
//   GET  /api/tables/:id/replay    ?as=&word=   → Replay         (the same)
//   POST /api/tables/:id/fork      ForkRequest     → TableMade      (?word= too)
//   POST /api/brought              BringRequest    → TableMade
//   GET  /api/mine                              → TableLine[]    (the latest first)
//   GET  /api/open                              → TableLine[]
//
// Whatever is refused comes back as a Sentence with a fitting status.

export const NameRequest = z.strictObject({ name: PersonName });
export type NameRequest = z.infer<typeof NameRequest>;

export const TableMade = z.strictObject({ table: TableId });
export type TableMade = z.infer<typeof TableMade>;

/** Plays on from a moment of a finished game, against bots, as a new table. */
export const ForkRequest = z.strictObject({
  /** how many entries of the record count: of the log without what was taken back, as a replay steps through it */
  at: z.int().min(0).max(1_000_000),
  /** where I sit; my own seat in that game unless said otherwise */
  seat: SeatNumber.optional(),
});
export type ForkRequest = z.infer<typeof ForkRequest>;

const BroughtEntry = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    seat: SeatNumber,
    about: z.string().max(80),
    value: Value,
    sealed: z.literal(true).optional(),
    optional: z.literal(true).optional(),
    closes: z.literal(true).optional(),
  }),
  z.strictObject({
    type: z.literal('chance'),
    label: z.string().max(200),
    of: z.int().min(0).max(1_000_000),
    came: z.union([z.int().min(0), z.array(z.int().min(0)).max(10_000)]),
  }),
]);

/**
 * A game against bots that was begun in a browser, without the server: it goes on as a table, with chance of the server's own. What
 * chance brought until then is taken as it is told, so nothing about it can be proved.
 */
export const BringRequest = z.strictObject({
  game: z.string().max(40),
  rulesVersion: z.int().min(1),
  seats: z.int().min(1).max(30),
  /** where I sit */
  seat: SeatNumber,
  options: NewTable.shape.options,
  botLevels: NewTable.shape.botLevels,
  log: z.array(BroughtEntry).min(1).max(20_000),
});
export type BringRequest = z.infer<typeof BringRequest>;

/** A refusal, for the person who reads it. */
export const Sentence = z.strictObject({ why: z.string() });
export type Sentence = z.infer<typeof Sentence>;

export const GameList = z.array(GameInfo);
export const TableList = z.array(TableLine);

/** For a client that likes to be told what comes back. */
export interface Api {
  'GET /api/me': { readonly gives: Me };
  'POST /api/me': { readonly takes: NameRequest; readonly gives: Me };
  'GET /api/games': { readonly gives: GameInfo[] };
  'GET /api/addresses': { readonly gives: Addresses };
  'POST /api/tables': { readonly takes: z.input<typeof NewTable>; readonly gives: TableMade };
  'GET /api/tables/:id': { readonly gives: TableInfo };
  'GET /api/tables/:id/record': { readonly gives: GameRecord };
  'GET /api/tables/:id/result': { readonly gives: TableResult };
  'GET /api/tables/:id/replay': { readonly gives: Replay };
  'POST /api/tables/:id/fork': { readonly takes: ForkRequest; readonly gives: TableMade };
  'POST /api/brought': { readonly takes: BringRequest; readonly gives: TableMade };
  'GET /api/mine': { readonly gives: TableLine[] };
  'GET /api/open': { readonly gives: TableLine[] };
}
