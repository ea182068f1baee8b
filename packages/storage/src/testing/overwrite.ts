import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Damages a closed SQLite file as a bad disk would: the first page of one of its tables holds rubbish. */
export function overwritePageOf(path: string, table: string): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = DELETE');
  const { size } = db.prepare('SELECT page_size AS size FROM pragma_page_size()').get() as { size: number };
  const { page } = db.prepare('SELECT rootpage AS page FROM sqlite_master WHERE name = ?').get(table) as {
    page: number;
  };
  db.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(size, 0xab), 0, size, (page - 1) * size);
  closeSync(file);
}
