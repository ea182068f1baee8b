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
  `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_person ON passkeys (person);
  CREATE TABLE challenges (challenge TEXT PRIMARY KEY, person TEXT, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- Only of those about whom there is anything to know.
  CREATE TABLE standings (
    person TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    banned INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE ended_sessions (
    person TEXT NOT NULL,
    session TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, session)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE visits (person TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX visits_by_time ON visits (at);
  INSERT INTO visits (person, at)
    SELECT members.person, max(tables.updated) FROM members JOIN tables ON tables.id = members.table_id GROUP BY 1;
  INSERT INTO visits (person, at) SELECT id, created FROM people WHERE true ON CONFLICT DO NOTHING;

  CREATE TABLE admins (session TEXT PRIMARY KEY, person TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE admin_links (hash TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;

  ALTER TABLE tables ADD COLUMN closed INTEGER;
  `,
  `
  -- What was said to a question that is still open, the last of every seat.
  CREATE TABLE held (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    by TEXT NOT NULL,
    command TEXT,
    value TEXT,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- How people like the page; "settings" are the server's own.
  CREATE TABLE person_settings (
    person TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    settings TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
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
