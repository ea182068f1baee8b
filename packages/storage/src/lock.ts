import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// One process at a time has a folder. A file that only says so would stay behind after a crash; the lock that SQLite has on its own
// file goes with the process that holds it, however it ends.

/** What gives the folder back; null when another process has it. */
export function lockFolder(folder: string): (() => void) | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'tablewright.lock');
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (!/locked/.test((error as Error).message)) throw error;
    return null;
  }
  return () => db.close();
}
