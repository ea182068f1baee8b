import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput } from '@tablewright/catalogue';
import { backup as write, restore as read } from '@tablewright/storage/backup';
import { command } from '../command.ts';
import { json } from '../flags.ts';
import { type Io, write as say, writeJson } from '../io.ts';
import { number } from '../layout.ts';
import { locked, placeOf, storeFlags, whyDamaged } from '../store.ts';

export const backup = command({
  flags: { ...storeFlags, json },
  takes: ['FILE'],
  more: [
    'Writes all that is stored into one file, as it is at one moment; the server may go on. It is the same file for SQLite and ' +
      'PostgreSQL. Secrets of games that are still played are in it: keep it to yourself.',
  ],
  examples: ['tablewright backup games.backup', 'tablewright backup games.backup --data /var/lib/tablewright'],
  async run({ data, database, json: forPrograms }, words, io) {
    const to = fileIn(words);
    const from = placeOf({ data, database });
    if ('file' in from && !existsSync(from.file)) throw new BadInput(`There is no ${from.file}.`);
    const rows = await orSay(() => write(from, to), from);
    await told(io, forPrograms, { file: to, rows }, `${to} holds all of it: ${number(rows)} rows.\n`);
    return 0;
  },
});

export const restore = command({
  flags: { ...storeFlags, json },
  takes: ['FILE'],
  more: [
    'Puts a backup back into a folder or a database in which there is nothing yet; all of it or nothing. So a server moves to another ' +
      'machine, or from a file to PostgreSQL.',
  ],
  examples: [
    'tablewright restore games.backup --data ./new',
    'tablewright restore games.backup --database postgres://tablewright:word@localhost/games',
  ],
  async run({ data, database, json: forPrograms }, words, io) {
    const from = fileIn(words);
    if (!existsSync(from)) throw new BadInput(`There is no ${from}.`);
    const to = placeOf({ data, database });
    const release = 'file' in to ? locked(resolve(to.file, '..'), to.file) : () => {};
    const rows = await orSay(() => read(from, to), to).finally(release);
    await told(io, forPrograms, { file: from, rows }, `All of it is there: ${number(rows)} rows.\n`);
    return 0;
  },
});

function fileIn(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new BadInput('Name one file.');
  return resolve(file);
}

async function orSay(run: () => Promise<number>, store: ReturnType<typeof placeOf>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    throw whyDamaged(store, error) ?? new BadInput(`It was not possible: ${(error as Error).message}`);
  }
}

async function told(io: Io, forPrograms: boolean, object: object, words: string): Promise<void> {
  if (forPrograms) await writeJson(io, object);
  else await say(io, words);
}
