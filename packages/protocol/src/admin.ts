import { z } from 'zod';

// For whoever administers a server. To everybody else all of it is not there (404). Nothing in it comes out of a running game: no
// hands, no roles, no seeds, no words of invitations.
//
//   POST /api/admin/enter                 AdminKey      → { ok }            (the browser is an administrator's from then on)
//   GET  /api/admin                                     → AdminOverview
//   GET  /api/admin/tables                ?find=        → AdminTable[]
//   GET  /api/admin/people                ?find=        → AdminPerson[]
//   POST /api/admin/tables/:id/close                    → { ok }
//   POST /api/admin/people/:id/ban        BanRequest    → { ok }
//   POST /api/admin/admins/:since/remove                → { ok }

export const AdminKey = z.strictObject({ key: z.string().regex(/^[\w-]{32}$/) });
export type AdminKey = z.infer<typeof AdminKey>;

export const BanRequest = z.strictObject({ banned: z.boolean() });
export type BanRequest = z.infer<typeof BanRequest>;

export const PersonId = z.string().regex(/^[\w-]{20}$/);

export const Find = z.string().max(60);

export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** '' where nobody sits yet */
  readonly seats: readonly string[];
  readonly created: number;
  readonly updated: number;
  /** the names of those at the table who are connected; null where the table is not in this process's memory */
  readonly connected: readonly string[] | null;
}

export interface AdminPerson {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly seen: number;
  readonly passkeys: number;
  readonly connections: number;
  readonly banned: boolean;
  /** whoever asks */
  readonly me: boolean;
}

export interface AdminOverview {
  readonly versions: {
    readonly server: string;
    readonly protocol: number;
    readonly node: string;
    readonly rules: readonly {
      readonly game: string;
      readonly name: string;
      readonly version: number;
      /** stored games that were begun with another version: those that are still played, and those that are over */
      readonly olderPlaying: number;
      readonly olderOver: number;
    }[];
  };
  /** of this process */
  readonly metrics: {
    readonly since: number;
    /** of the last minute */
    readonly answersPerSecond: number;
    readonly answers: number;
    /** milliseconds from an answer to its being stored, of the last thousand; null where there was none yet */
    readonly p50: number | null;
    readonly p99: number | null;
    readonly memory: number;
    readonly connections: number;
    readonly tables: number;
  };
  readonly storage: {
    readonly kind: 'SQLite' | 'PostgreSQL';
    readonly bytes: number;
    readonly people: number;
    readonly lobby: number;
    readonly playing: number;
    readonly over: number;
  };
  readonly admins: readonly {
    readonly name: string;
    /** also which of them it is */
    readonly since: number;
    readonly me: boolean;
  }[];
}
