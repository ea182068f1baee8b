// A whole city as one line of text, e.g. 'capital-01|Capital|3-6|-3:0:C O H A|…': what a game's state keeps (EMG-701).

import { say } from '@tablewright/kernel/words';
import { byReadingOrder } from './hex.ts';
import { type Problem, problem, shown } from './problems.ts';
import { fileOf, readCity } from './read.ts';
import { readRow, writeRow } from './tiles.ts';
import type { CityFile, CityTile } from './types.ts';

/**
 * Writes a file that can be read cleanly (no V1, V3, V4 or V12); one that cannot has no code, and asking for it throws.
 * It need not be playable.
 */
export function encodeCity(file: CityFile): string {
  const { problems } = readCity(file);
  const [first] = problems;
  if (first !== undefined) throw new Error(`A city that cannot be read has no code. ${first.check}: ${first.says}`);
  return write(file);
}

function write({ id, name, players, tiles }: CityFile): string {
  const rows = new Map<number, CityTile[]>();
  for (const tile of [...tiles].sort(byReadingOrder)) {
    const row = rows.get(tile.r);
    if (row === undefined) rows.set(tile.r, [tile]);
    else row.push(tile);
  }
  const lines = [...rows].map(([r, row]) => `${r}:${row[0]?.q}:${writeRow(row)}`);
  return [id, escaped(name), players.join('-'), ...lines].join('|');
}

/** Reads a code back: the file with its tiles sorted by r, then q, or what is wrong with the code. */
export function decodeCity(code: string): CityFile | Problem {
  const [id = '', name = '', players = '', ...rows] = code.split('|');
  const tiles: CityTile[] = [];
  for (const row of rows) {
    const [, r = '', firstQ = '', text = ''] = /^(-?\d{1,2}):(-?\d{1,2}):([A-Z.+ ]+)$/.exec(row) ?? [];
    const read = readRow(Number(r), Number(firstQ), text);
    if (read === undefined)
      return problem('V4', null, say`The city code has the row ${shown(row)}, which cannot be read.`);
    tiles.push(...read);
  }
  const written = { format: 1, id, name: unescaped(name), players: players.split('-').map(Number), tiles };
  const reading = readCity(written);
  const file = fileOf(reading);
  if (file === null) return reading.problems[0] ?? problem('V1', null, say`The city code cannot be read.`);
  // One city, one code: two spellings of the same city would count as two different cities wherever codes are compared.
  if (write(file) !== code) {
    return problem(
      'V1',
      null,
      say`The city code is not spelled the way it is written by this game. Copy it again, or send the file.`,
    );
  }
  return file;
}

/** True for what decodeCity and the like return instead of a file. */
export function isProblem(result: CityFile | Problem): result is Problem {
  return 'check' in result;
}

// Escaped are the separators and whatever would break the line or could not be stored as UTF-8: control characters,
// line separators, and halves of a surrogate pair that stand alone.
const escaped = (text: string): string =>
  text.replaceAll(/[%|\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `%${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const unescaped = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
