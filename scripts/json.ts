import { readFileSync } from 'node:fs';

/** JSON.parse alone does not say which file it could not read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON`, { cause });
  }
}
