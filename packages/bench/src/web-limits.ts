// What the page may weigh and how quickly it answers a hand. A bench that says a number but never no would let it grow.

export const WEB_LIMITS = {
  /** of script, compressed: what everybody waits for who has never been here */
  frontPageKB: 130,
  /** of script and styles, compressed: what the first table of a game brings along */
  boardKB: 120,
  /** the same for a game whose cards alone are a book: Human Punishment has 334 of them, in words */
  largeBoardKB: 200,
  /** from a click until the board is painted that it has changed */
  clickToRedrawMs: 100,
} as const;

const LARGE: ReadonlySet<string> = new Set(['human-punishment']);

/** The numbers that are held against the limits. */
export interface WebNumbers {
  readonly frontPageKB: number;
  readonly boards: Readonly<Record<string, number>>;
  readonly clickToRedrawMs: number;
}

/** What does not hold, in words; nothing when all is well. A number that was not measured does not hold either. */
export function tooMuch({ frontPageKB, boards, clickToRedrawMs }: WebNumbers): string[] {
  const over = (what: string, is: number, limit: number, unit: string): string[] =>
    is < limit ? [] : [`${what}: ${is} ${unit}, and it should be less than ${limit} ${unit}`];
  return [
    ...over('script of the front page', frontPageKB, WEB_LIMITS.frontPageKB, 'KB'),
    ...Object.entries(boards).flatMap(([game, kb]) =>
      over(`board of ${game}`, kb, LARGE.has(game) ? WEB_LIMITS.largeBoardKB : WEB_LIMITS.boardKB, 'KB'),
    ),
    ...(Object.keys(boards).length === 0 ? ['there is no game with a board'] : []),
    ...over('click to redraw', clickToRedrawMs, WEB_LIMITS.clickToRedrawMs, 'ms'),
  ];
}

/** A file of the page, with the bytes of its body as the server sends them. */
export interface SentFile {
  readonly path: string;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

export type Coding = 'plain' | 'gzip' | 'brotli';

/** In thousands of bytes, rounded to a tenth. */
export function kilobytes(files: readonly SentFile[], coding: Coding): number {
  return Math.round(files.reduce((sum, file) => sum + file[coding], 0) / 100) / 10;
}

/** What is loaded here and was not loaded there. */
export function beyond(paths: readonly string[], known: readonly string[]): string[] {
  return paths.filter((path) => !known.includes(path));
}

export const isScript = (path: string): boolean => path.endsWith('.js');
export const isCode = (path: string): boolean => isScript(path) || path.endsWith('.css');

/** The smallest value that at least this part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
