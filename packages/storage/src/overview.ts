import type { Phase } from './port.ts';

// What an administrator may know: how much there is, who plays, and with which rules. Nothing that is in a game.

export interface TableEntry {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly free: number;
  readonly created: number;
  readonly updated: number;
}

export interface PersonEntry {
  readonly id: string;
  /** null for somebody who has never given one */
  readonly name: string | null;
  readonly games: number;
  readonly seen: number;
  readonly banned: boolean;
  readonly passkeys: number;
}

export interface Extent {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly bytes: number;
  readonly people: number;
  readonly tables: Readonly<Record<Phase, number>>;
}

/** How many tables were begun with which version of which rules. */
export interface RulesCount {
  readonly game: string;
  readonly rulesVersion: number;
  readonly isOver: boolean;
  readonly tables: number;
}

export interface Overview {
  /** the latest first; those that are not over before all others. `find`: a piece of a name, of a game or of an id */
  listTables(find: string, limit: number): Promise<TableEntry[]>;
  /** who was here last first */
  listPeople(find: string, limit: number): Promise<PersonEntry[]>;
  extent(): Promise<Extent>;
  rulesCounts(): Promise<RulesCount[]>;
}

/** For LIKE, with \ as its escape: everything that contains the piece. */
export function containing(piece: string): string {
  return `%${piece.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
