import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { BadInput } from '@tablewright/catalogue';
import { writeText } from '../files.ts';
import type { Sitting } from './sitting.ts';
import type { Line } from './terminal.ts';

/** Writes the game down so that `replay` and `play --resume` can read it, and says so. False when it could not be done. */
export function saveGame(sitting: Sitting, name: string): boolean {
  const { screen } = sitting.talk;
  const path = extname(name) === '' ? `${name}.json` : name;
  const why = refusal(sitting, path);
  if (why !== null) {
    screen.say(why);
    return false;
  }
  sitting.savedAs = path;
  const isOver = sitting.table.record().outcome !== null;
  screen.say(`Saved in ${path}. ${isOver ? 'Read it again:' : 'Go on with it any time:'}`);
  screen.print(isOver ? [`  tablewright replay ${quoted(path)}`] : howToResume(path));
  return true;
}

/** The same file once more, without a word: what happened since must not be lost. */
export function saveAgain(sitting: Sitting): boolean {
  return sitting.savedAs !== null && refusal(sitting, sitting.savedAs) === null;
}

function refusal({ table, savedAs }: Sitting, path: string): string | null {
  // Only the game's own file is written over.
  if (path !== savedAs && existsSync(path)) return `'${path}' exists already. Choose another name.`;
  try {
    writeText(path, `${JSON.stringify(table.record(), null, 1)}\n`);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

/** The command with which a saved game goes on; never broken into lines, so that it can be copied. */
export function howToResume(path: string): Line {
  return [`  tablewright play --resume ${quoted(path)}`];
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}
