import { PassThrough, Readable } from 'node:stream';
import { run } from '../run.ts';
import { lanternRepository } from './repository.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What somebody brings to a command besides its arguments. */
export interface Around {
  readonly stdin?: string | readonly (string | Uint8Array)[];
  readonly repository?: string;
  readonly isTTY?: boolean;
}

/** Runs a command in this process, in a repository with Lantern in it unless another is given. */
export async function shell(
  argv: readonly string[],
  { stdin = '', repository, isTTY = false }: Around = {},
): Promise<Ran> {
  const stdout = new PassThrough();
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const out = stdout.toArray() as Promise<Buffer[]>;
  const err = stderr.toArray() as Promise<Buffer[]>;
  const chunks = typeof stdin === 'string' ? [stdin] : stdin;
  const code = await run(argv, {
    stdin: Readable.from(chunks.map((chunk) => Buffer.from(chunk as string))),
    stdout,
    stderr,
    repository: repository ?? lanternRepository(),
  });
  stdout.end();
  stderr.end();
  return { code, out: Buffer.concat(await out).toString(), err: Buffer.concat(await err).toString() };
}

/** The JSON that a command prints with --json, and nothing else may it print. */
export async function shellJson(
  argv: readonly string[],
  around?: Around,
): Promise<{ code: number; printed: Record<string, unknown> }> {
  const { code, out, err } = await shell([...argv, '--json'], around);
  if (err !== '') throw new Error(`something on stderr: ${err}`);
  return { code, printed: JSON.parse(out) as Record<string, unknown> };
}
