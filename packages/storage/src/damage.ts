import type { DatabaseSync } from 'node:sqlite';
import type { Json } from '@tablewright/kernel';

// A store that can no longer be read as it was written: a bad disk, a file that was copied while it was in use. Nobody can put that
// right but whoever has a backup, so they have to be told; a table that breaks now and then tells nobody anything.

/** What is stored is damaged; the message says where and how. */
export class StoreDamaged extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'StoreDamaged';
  }
}

/** As SQLite and this file say it: an error that comes from another thread has nothing but its message. */
const DAMAGE = /file is not a database|malformed|corrupt/;
/** As PostgreSQL says it, whose words may be those of somebody's input. */
const DAMAGE_CODE = /^XX00[12]$/;
const ANY_CODE = /^[0-9A-Z]{5}$/;

/** The same error, by its kind. */
export function damageOr(error: unknown): Error {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const isDamage = ANY_CODE.test(code) ? DAMAGE_CODE.test(code) : DAMAGE.test(message);
  return isDamage && !(error instanceof StoreDamaged) ? new StoreDamaged(message, { cause: error }) : (error as Error);
}

/** What was stored as JSON and is none any more was changed by something else than us. */
export function readStored(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new StoreDamaged('what is stored is malformed: it is no JSON', { cause: error });
  }
}

/**
 * Bytes up to which all of a file is looked through when it is opened. 900 MB took 1.6 s out of memory and 10 s from the disk of a
 * busy machine; a server must not take that long to start again.
 */
const WHOLE = 256 * 1024 * 1024;
/** Most of a long file: not looked through there. A page of them that is damaged is noticed when its table is read. */
const LONG: ReadonlySet<string> = new Set(['entries', 'commands', 'snapshots', 'records', 'chat']);

/** Looks whether the pages of a file hang together, and throws where they do not. */
export function checkFile(db: DatabaseSync, bytes: number): void {
  const tables = tablesIn(db).filter((table) => bytes <= WHOLE || !LONG.has(table));
  for (const table of tables) {
    const what = whatIsWrongWith(db, table);
    if (what !== null) throw new StoreDamaged(`malformed in "${table}": ${what}`);
  }
}

function tablesIn(db: DatabaseSync): string[] {
  try {
    const rows = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 ORDER BY name`).all();
    return (rows as { name: string }[]).map(({ name }) => name);
  } catch (error) {
    throw damageOr(error);
  }
}

function whatIsWrongWith(db: DatabaseSync, table: string): string | null {
  try {
    const [first] = db.prepare(`PRAGMA quick_check("${table}")`).all() as { quick_check: string }[];
    const lines = first?.quick_check.split('\n') ?? [];
    return first?.quick_check === 'ok' ? null : (lines.find((line) => !line.startsWith('***')) ?? 'it cannot be read');
  } catch (error) {
    return (error as Error).message;
  }
}
