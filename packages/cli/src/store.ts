import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadInput } from '@tablewright/catalogue';
import { type BusSettings, lockFolder, openSqliteOnThread, type Storage, StoreDamaged } from '@tablewright/storage';
import { text } from './flags.ts';

// Where everything is stored: a folder with one file, or a database.

export const storeFlags = {
  data: text('DIR', 'where everything is stored, in one file: tablewright.sqlite (./data)'),
  database: text('URL', 'the same in PostgreSQL: postgres://user:password@host/database'),
};

export const busFlag = {
  bus: text(
    'URL',
    'where several processes on one PostgreSQL tell each other what has changed, in place of its notifications: nats://host:4222',
  ),
};

export interface StoreFlags {
  readonly data: string | null;
  readonly database: string | null;
}

/** The file, or the address. */
export function placeOf({ data, database }: StoreFlags): { readonly file: string } | { readonly url: string } {
  if (data !== null && database !== null)
    throw new BadInput('Either --data or --database: everything is stored in one place.');
  // Not only as a flag: a password on the command line is seen by everybody on the machine.
  const url = database ?? (data === null ? process.env['TABLEWRIGHT_DATABASE'] : undefined);
  return url === undefined ? { file: join(resolve(data ?? 'data'), 'tablewright.sqlite') } : { url };
}

/** For somebody who only reads what is there. */
export async function openExisting(flags: StoreFlags): Promise<Storage> {
  const place = placeOf(flags);
  if ('url' in place) return openDatabase(place.url);
  if (!existsSync(place.file)) throw new BadInput(`There is no ${place.file}.`);
  return openFile(place.file);
}

/** For a server: a folder belongs to one at a time. `says` hears what is wrong with the bus. */
export async function openToServe(
  flags: StoreFlags & { readonly bus: string | null },
  says: (sentence: string) => void,
): Promise<Storage> {
  const place = placeOf(flags);
  // Not only as a flag, as with the database. Empty is what a compose file makes of a word that nobody has set.
  const bus = flags.bus ?? (process.env['TABLEWRIGHT_BUS'] || null);
  if ('url' in place) return openDatabase(place.url, bus === null ? null : { url: bus, says });
  if (bus !== null)
    throw new BadInput(
      'A bus is for several processes on one PostgreSQL: name that with --database, or leave --bus out.',
    );
  const release = locked(resolve(place.file, '..'), place.file);
  const storage = await openFile(place.file);
  return {
    ...storage,
    async close() {
      await storage.close();
      release();
    },
  };
}

async function openFile(file: string): Promise<Storage> {
  try {
    return await openSqliteOnThread(file);
  } catch (error) {
    throw whyDamaged({ file }, error) ?? new BadInput(`${file} cannot be opened: ${(error as Error).message}`);
  }
}

/** One sentence where what is stored is damaged; null where something else is wrong. */
export function whyDamaged(place: ReturnType<typeof placeOf>, error: unknown): BadInput | null {
  if (!(error instanceof StoreDamaged)) return null;
  const what = 'file' in place ? place.file : 'The database';
  return new BadInput(
    `${what} is damaged (${error.message}); put a backup in its place (see: tablewright restore --help, and docs/hosting.md).`,
  );
}

/** Two servers on one file would lose nothing, but nobody would see what happens at the other one. */
export function locked(folder: string, file: string): () => void {
  let release: (() => void) | null;
  try {
    release = lockFolder(folder);
  } catch (error) {
    throw new BadInput(`${file} cannot be opened: ${(error as Error).message}`);
  }
  if (release === null) {
    throw new BadInput(
      `Another Tablewright uses ${folder}: stop it first, name another folder with --data, or share PostgreSQL with --database.`,
    );
  }
  return release;
}

async function openDatabase(url: string, bus: BusSettings | null = null): Promise<Storage> {
  try {
    const { openPostgres } = await import('@tablewright/storage/postgres');
    return await openPostgres(url, bus);
  } catch (error) {
    throw new BadInput((error as Error).message);
  }
}
