import { PassThrough } from 'node:stream';
import { REPOSITORY } from '@tablewright/catalogue';
import { run } from '../run.ts';

export interface Talked {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const CTRL_C = Symbol('Ctrl-C');

/** What somebody types at a prompt, given what was printed since the last one; null ends the input. */
export type Reply = (shown: string) => string | typeof CTRL_C | null;

/** Sits in front of `tablewright play`: whenever it asks, `reply` answers. */
export async function talk(argv: readonly string[], reply: Reply, { repository = REPOSITORY } = {}): Promise<Talked> {
  const stdin = new PassThrough();
  const stdout = new PassThrough({ encoding: 'utf8' });
  const stderr = new PassThrough({ encoding: 'utf8' });
  let [out, err, asked] = ['', '', 0];
  stderr.on('data', (text: string) => (err += text));
  stdout.on('data', (text: string) => {
    out += text;
    if (!out.endsWith('\n> ')) return;
    const shown = out.slice(asked);
    asked = out.length;
    const line = reply(shown);
    if (line === null) stdin.end();
    else if (line === CTRL_C) process.emit('SIGINT');
    else stdin.write(`${line}\n`);
  });
  const code = await run(['play', ...argv], { stdin, stdout, stderr, repository });
  return { code, out, err };
}

/** Types these lines one after the other, then nothing more. */
export function lines(...typed: readonly string[]): Reply {
  const rest = [...typed];
  return () => rest.shift() ?? null;
}

/** Always does what a bot would do, and stops when the game is over. */
export function hinted(): Reply {
  let taking = false;
  return (shown) => {
    if (/Play again\?|Save this game\?/.test(shown)) return '';
    if (/Press Enter when only/.test(shown)) return '';
    taking = !taking;
    return taking ? 'hint' : '';
  };
}
