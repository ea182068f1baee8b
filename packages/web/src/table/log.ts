import type { GameScreen } from '@tablewright/board';
import type { Event, Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';

// The log as it is read: where a round or a turn begins, who is meant by which word, what is too long to stand there whole.

/** A heading in front of a line. */
export type Heading =
  | { readonly kind: 'part'; readonly title: string }
  | { readonly kind: 'turn'; readonly seat: Seat };

/** For each line the heading that stands before it; null for most. What is secret begins nothing: its heading would tell of it. */
export function headingsIn(
  lines: readonly { readonly event: Event; readonly secret: boolean }[],
  chapter: GameScreen['chapter'],
): (Heading | null)[] {
  let turn: Seat | null = null;
  return lines.map(({ event, secret }) => {
    const begins = secret ? null : (chapter?.(event) ?? null);
    if (begins === null) return null;
    if ('title' in begins) {
      turn = null;
      return { kind: 'part', title: begins.title };
    }
    if (begins.turn === turn) return null;
    turn = begins.turn;
    return { kind: 'turn', seat: turn };
  });
}

/** Whose deed a line tells of, for its colour: by convention `by`, or `seat`. */
export function seatIn(event: Event, seats: number): Seat | null {
  const { by, seat } = event as { readonly by?: unknown; readonly seat?: unknown };
  const who = typeof by === 'number' ? by : seat;
  return typeof who === 'number' && who >= 0 && who < seats ? who : null;
}

export interface Part {
  readonly text: string;
  /** whose name it is */
  readonly seat: Seat | null;
}

/** Mine is 'You' in the log: in the language of the page, or in English where the game speaks nothing else. */
export function isMe(name: string | undefined): boolean {
  return name === 'You' || name === say`You`;
}

/** A sentence cut up at the names that stand in it. The longest name first: Ann must not be found in Ann-Marie. */
export function partsOf(says: string, names: readonly string[]): Part[] {
  const seats = new Map<string, Seat>();
  for (const [seat, name] of names.entries()) {
    if (name === '') continue;
    seats.set(name, seat);
    if (isMe(name)) seats.set(name === 'You' ? 'you' : say`you`, seat);
  }
  if (seats.size === 0) return [{ text: says, seat: null }];
  const known = [...seats.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return says
    .split(pattern)
    .map((text, i) => ({ text, seat: i % 2 === 1 ? seats.get(text)! : null }))
    .filter(({ text }) => text !== '');
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/** About four lines beside the board: what is longer is folded. */
const LONG = 170;

export function isLong(says: string): boolean {
  return says.length > LONG;
}

/** The beginning of what is folded, cut between words. */
export function beginningOf(says: string): string {
  const cut = says.slice(0, LONG - 30);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONG / 2)).replace(/[,;:.]$/, '')} …`;
}
