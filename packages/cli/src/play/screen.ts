import type { Writable } from 'node:stream';
import { wrap } from '../layout.ts';
import type { Art, Ink, Line } from './terminal.ts';

// Where lines are printed: with colours or without, with all characters or plain ones, and on a terminal with a way to
// wipe away what others should not read.

/** Colours of middling brightness: they have to be seen on a dark ground and on a light one. */
const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  inverse: '7',
  red: '38;5;203',
  orange: '38;5;208',
  yellow: '38;5;178',
  violet: '38;5;141',
  pink: '38;5;205',
  white: '1',
  cyan: '38;5;38',
  blue: '38;5;69',
  mint: '38;5;77',
  green: '38;5;34',
  warning: '38;5;172',
  alarm: '38;5;196',
};

const PLAIN: Readonly<Record<string, string>> = { '·': '-', '–': '-', '—': '-', '…': '...', '’': "'", '›': '>' };

/** Longer lines of text are hard to read. */
const LONGEST = 100;

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

export interface Look {
  readonly colour: boolean;
  readonly unicode: boolean;
}

export class Screen {
  readonly #out: Stream;
  readonly #look: Look;
  /** lines printed since the last mark */
  #since = 0;

  constructor(out: Writable, look: Look) {
    this.#out = out;
    this.#look = look;
  }

  /** Is there a terminal, or only a pipe? */
  get isLive(): boolean {
    return this.#out.isTTY === true;
  }

  /** Nobody reads any more (`| head`). */
  get isClosed(): boolean {
    return this.#out.destroyed || this.#out.writableEnded || this.#out.errored !== null;
  }

  /** Looked up each time: a window may change its size. */
  get art(): Art {
    const { columns = 80, rows } = this.#out;
    return { width: Math.max(columns, 20), height: rows ?? Number.POSITIVE_INFINITY, unicode: this.#look.unicode };
  }

  print(...lines: readonly Line[]): void {
    for (const line of lines) {
      this.#since += 1;
      this.write(
        `${line
          .map((part) => this.#painted(part))
          .join('')
          .trimEnd()}\n`,
      );
    }
  }

  /** Sentences, broken at the width of the window; later lines are indented like the first. */
  say(text: string, { style = '', indent = '' }: { style?: string; indent?: string } = {}): void {
    const width = Math.min(this.art.width, LONGEST) - indent.length;
    for (const line of wrap(text, width)) this.print([indent, style === '' ? line : { text: line, style }]);
  }

  /** Something with a head, such as a number: the text is broken beside it. */
  item(head: Line, text: string, style = ''): void {
    const wide = head.reduce((sum, part) => sum + (typeof part === 'string' ? part : part.text).length, 0);
    const [first = '', ...rest] = wrap(text, Math.min(this.art.width, LONGEST) - wide);
    const inked = (line: string): Ink => (style === '' ? line : { text: line, style });
    this.print([...head, inked(first)], ...rest.map((line): Line => [' '.repeat(wide), inked(line)]));
  }

  write(text: string): void {
    if (!this.isClosed) this.#out.write(this.#look.unicode ? text : plain(text));
  }

  /** A line that was typed stands on the screen too. */
  typed(): void {
    this.#since += 1;
  }

  /** From here on everything can be wiped away. */
  mark(): void {
    this.#since = 0;
  }

  wipe(): void {
    const up = Math.min(this.#since, this.art.height - 1);
    if (this.isLive && up > 0) this.write(`\x1b[${up}A\r\x1b[J`);
    this.#since = 0;
  }

  /** Nothing of what was there can be read any more, not even by scrolling back. */
  clear(): void {
    if (this.isLive) this.write('\x1b[H\x1b[2J\x1b[3J');
    this.#since = 0;
  }

  #painted(part: Ink): string {
    if (typeof part === 'string') return part;
    const codes = part.style.split(' ').flatMap((name) => CODES[name] ?? []);
    return this.#look.colour && codes.length > 0 ? `\x1b[${codes.join(';')}m${part.text}\x1b[0m` : part.text;
  }
}

function plain(text: string): string {
  return text.replaceAll(/[·–—…’›]/g, (sign) => PLAIN[sign]!);
}

/** Colours only on a terminal, and not against the reader's wish (no-color.org); plain signs where the locale wants them. */
export function lookOf(out: Writable, { ascii, env }: { ascii: boolean; env: NodeJS.ProcessEnv }): Look {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  const utf8 = process.platform === 'win32' || /utf-?8/i.test(locale);
  return {
    colour: (out as Stream).isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    unicode: !ascii && utf8,
  };
}
