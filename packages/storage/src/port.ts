import type { Entry, Json, Seat, Seats } from '@tablewright/kernel';
import type { Accounts } from './accounts.ts';
import type { Overview } from './overview.ts';

// What the server needs of a store. Whatever is acknowledged here is on disk: a promise that has been kept survives the
// power cut in the next moment. The log is the truth; snapshots are a cache that may be thrown away.

/** Somebody with a name. Whoever has never given one is not stored. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

export const PHASES = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What lists say about a table, so that nobody has to open it for them. */
export interface Summary {
  readonly phase: Phase;
  /** strangers may find it */
  readonly open: boolean;
  /** seats on which nobody sits yet */
  readonly free: number;
  /** the seats that are waited for */
  readonly waiting: Seats;
  /**
   * milliseconds after which it goes on by itself (0: it has to be in memory, for a bot is asked or a start is under way; otherwise a
   * clock runs); null: it waits for people
   */
  readonly due: number | null;
}

/** Which seats belong to whom. */
export interface Member {
  readonly person: string;
  readonly seats: Seats;
}

/** Who sits around the table. */
export interface Seating {
  readonly names: readonly string[];
  readonly members: readonly Member[];
}

export interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** what the server knows of the table besides its log */
  readonly meta: Json;
  readonly summary: Summary;
  readonly seating: Seating;
  /** what a game has that begins at once */
  readonly entries: readonly Entry[];
  readonly clock: Json;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly created: number;
  readonly updated: number;
  /** how many entries the log has */
  readonly version: number;
  /** how often something was appended, entries or not */
  readonly revision: number;
  readonly meta: Json;
  readonly clock: Json;
  /** which process lets its bots think and its clocks ring: this one, another one, or one that has gone; always `here` on one file */
  readonly kept: Kept;
  /** milliseconds that its clocks have run since `updated`; 0 where nobody kept it meanwhile */
  readonly ranFor: number;
}

export type Kept = 'here' | 'elsewhere' | 'nowhere';

/** All that one command changes, or several that have come in together: stored together or not at all. */
export interface Append {
  readonly table: string;
  readonly at: number;
  /** the number of the first new entry, so the length of the log as the writer knows it */
  readonly from: number;
  /** the table's revision as the writer knows it */
  readonly revision: number;
  readonly entries: readonly Entry[];
  /** sending the same command twice does it once; whatever happens by itself has none */
  readonly commands: readonly string[];
  readonly summary: Summary;
  readonly clock: Json;
  /** only where it has changed */
  readonly meta?: Json;
  readonly seating?: Seating;
}

export type Appended =
  | { readonly kind: 'stored'; readonly version: number; readonly revision: number; readonly kept: Kept }
  /** somebody else was first: read the table again */
  | { readonly kind: 'conflict' }
  /** one of the commands was stored before, and nothing is stored now; `version` is where it led to */
  | { readonly kind: 'duplicate'; readonly version: number };

export interface Snapshot {
  /** the entries that are in it */
  readonly version: number;
  readonly data: Json;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly free: number;
  /** one of the person's seats is waited for */
  readonly waits: boolean;
  readonly updated: number;
}

export interface NewChatLine {
  readonly table: string;
  readonly command: string;
  readonly at: number;
  readonly person: string;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

export interface StoredChatLine {
  readonly number: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** Something that was said to a question which closes by itself: it lies beside the log until then. */
export interface HeldAnswer {
  readonly seat: Seat;
  /** the table's version at which it was asked */
  readonly version: number;
  readonly by: 'person' | 'bot';
  readonly command: string | null;
  /** undefined: the rules' default */
  readonly value: Json | undefined;
}

/** The processes that share a store, as one of them sees it. What they tell each other may be lost; what is stored is the truth. */
export interface Fleet {
  /** whether any other process is there */
  readonly hasOthers: boolean;
  /** tells all others something, soon */
  tell(note: Json): void;
  /** `from` names the process that said it. Everybody who listens hears everything */
  onNote(hear: (note: Json, from: string) => void): void;
  /**
   * something may have been missed, or a process has gone: look at what is stored. `came`: processes that have come, or that were taken
   * for gone and were not: what they told before is forgotten
   */
  onDoubt(look: (gone: readonly string[], came: readonly string[]) => void): void;

  /** takes over what nobody keeps: this table, or those that go on by themselves. Of several who try, one gets it */
  takeOver(table?: string): Promise<DueTable[]>;
  /** of these tables, as they are stored */
  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** keeps nothing any more; the others are told, and take over */
  leave(): Promise<void>;
}

export interface DueTable {
  readonly id: string;
  /** milliseconds from now; 0: it has to be in memory */
  readonly due: number;
}

export interface Storage {
  /** null where one process has the store to itself */
  readonly fleet: Fleet | null;
  readonly accounts: Accounts;
  readonly overview: Overview;

  person(id: string): Promise<Person | null>;
  /** new, or under a new name */
  savePerson(person: Person): Promise<void>;

  /** what is stored under this name; if there is nothing yet, `preset` is stored first */
  setting(name: string, preset: string): Promise<string>;

  /** false when the id is taken */
  createTable(table: NewTable): Promise<boolean>;
  table(id: string): Promise<StoredTable | null>;
  append(append: Append): Promise<Appended>;
  /** where a command led to; null when it was never stored */
  command(table: string, id: string): Promise<number | null>;
  /** the log in order, from entry number `from` on */
  entries(table: string, from?: number): Promise<Entry[]>;

  /** counts as a change of the table, so that nobody closes the window without it; null: somebody else was first */
  hold(table: string, revision: number, answers: readonly HeldAnswer[]): Promise<number | null>;
  /** of each seat the last that it has said at this version of the table */
  held(table: string, version: number): Promise<HeldAnswer[]>;

  snapshot(table: string): Promise<Snapshot | null>;
  /** an older one than is there already is not kept */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;

  /** the line as it was stored; the same command twice is one line */
  addChatLine(line: NewChatLine): Promise<StoredChatLine>;
  /** the last lines, oldest first */
  chat(table: string, last: number): Promise<StoredChatLine[]>;

  /** a person's tables, the latest first */
  tablesOf(person: string, limit: number): Promise<ListedTable[]>;
  /** tables that have not begun, with a free seat, which strangers may find; the latest first */
  openTables(limit: number): Promise<ListedTable[]>;
  /** tables that go on without anybody doing anything, and are kept here */
  dueTables(): Promise<DueTable[]>;

  /** a finished game with all that is needed to show it, whatever the rules are later; the first one stays */
  keepRecord(table: string, record: Json): Promise<void>;
  /** another in place of the one that is kept: made of the same game, in a newer form */
  replaceRecord(table: string, record: Json): Promise<void>;
  record(table: string): Promise<Json | null>;
  /** finished games of which no record is kept: their ids in order, from after this one on */
  withoutRecord(after: string, limit: number): Promise<string[]>;
  /** the ids of all tables, in order, from after this one on */
  tableIds(after: string, limit: number): Promise<string[]>;

  /** reads something, and throws if that is not possible, or if anything that was read since was damaged */
  check(): Promise<void>;

  /** stores what still waits, then lets go of the file */
  close(): Promise<void>;
}
