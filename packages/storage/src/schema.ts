import type { DatabaseSync } from 'node:sqlite';

// Each step is run once, in order; the file remembers how far it has come. A step that has been released is not edited: the
// next change is a new step.

export const STEPS: readonly string[] = [
  `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- Small on purpose: this row is written with every answer.
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    names TEXT NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    free INTEGER NOT NULL,
    waiting INTEGER NOT NULL,
    due REAL,
    clock TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_open ON tables (updated) WHERE open = 1 AND phase = 'lobby';

  CREATE TABLE metas (table_id TEXT PRIMARY KEY, meta TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seats INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_table ON members (table_id);

  -- The log. Its primary key decides who was first.
  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE commands (
    table_id TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, data TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    command TEXT NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX chat_commands ON chat (table_id, person, command);
  `,
  `
  -- Finished games with all that is needed to show them, whatever the rules are later.
  CREATE TABLE records (table_id TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
];

/** Brings a file up to date. One that a newer Tablewright has written is left alone. */
export function migrate(db: DatabaseSync): void {
  const { user_version: found } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > STEPS.length) {
    throw new Error(
      `This file was written by a newer Tablewright (its form is ${found}, here the newest is ${STEPS.length}).`,
    );
  }
  for (let step = found; step < STEPS.length; step += 1) {
    db.exec(`BEGIN EXCLUSIVE; ${STEPS[step]}; PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}
