import { readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '@tablewright/catalogue';

/** Reads a file of JSON, or says in a sentence why that cannot be done. */
export function parseJson(path: string): unknown {
  const content = readText(path);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new BadInput(`'${path}' is not JSON: ${oneLine((error as Error).message)}.`);
  }
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadInput(`'${path}' cannot be read: ${reason(error)}.`);
  }
}

export function writeText(path: string, content: string): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new BadInput(`'${path}' cannot be written: ${reason(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
};

export function reason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? oneLine(message);
}

function oneLine(message: string): string {
  return message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}
