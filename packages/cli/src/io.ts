import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes. A test brings its own. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** the repository whose games and ledgers are meant */
  readonly repository: string;
}

/** Writes a text and waits while the reader is behind. False when nobody reads any more (`| head`). */
export async function write({ stdout }: Io, text: string): Promise<boolean> {
  if (isClosed(stdout)) return false;
  await new Promise<void>((resolve) => void stdout.write(text, () => resolve()));
  return !isClosed(stdout);
}

export function writeJson(io: Io, value: unknown): Promise<boolean> {
  return write(io, `${JSON.stringify(value)}\n`);
}

function isClosed(stdout: Writable): boolean {
  return stdout.destroyed || stdout.writableEnded || stdout.errored !== null;
}
