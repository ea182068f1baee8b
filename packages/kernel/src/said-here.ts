import { canonicalJson, type Json } from './json.ts';
import { effective, type Entry } from './log.ts';
import type { Seat } from './seats.ts';
import { sha256, toHex, utf8 } from './sha256.ts';
import { say } from './words/say.ts';

// A table could write down another answer than the one it was given: where answers are sealed nobody would see it, and the chain
// would hold it to the wrong one. So whoever answers keeps what the table has acknowledged, and holds the log against that.

/**
 * What somebody has said to a table, and it has said that it is done. `answer`: it is in the log. `laid`: it may still be changed until
 * a window closes or a countdown is at zero. `undo`, `agree`: they asked to go back, or agreed to. `standIn`: a bot plays for them.
 */
export const SAID_HERE = ['answer', 'laid', 'undo', 'agree', 'standIn'] as const;

export interface SaidHere {
  readonly what: (typeof SAID_HERE)[number];
  readonly seat: Seat;
  /** the table's version when it was said */
  readonly version: number;
  /** of the answer, as it goes into the log; '' for what is none */
  readonly hash: string;
}

/** So much of it is kept: nobody finds another answer whose hash begins with the same 96 bits. */
const DIGITS = 24;

export function answerHashOf(value: Json): string {
  return toHex(sha256(utf8(`tablewright answer 2\n${canonicalJson(value)}`))).slice(0, DIGITS);
}

export interface SaidTrouble {
  /** the entry of the log that is not what was said */
  readonly at: number;
  readonly says: string;
}

/** What in the log is not as it was said here, in the order in which it was said; null where all of it is. */
export function saidTrouble(log: readonly Entry[], said: readonly SaidHere[]): SaidTrouble | null {
  const versions = versionsIn(log);
  return answersTrouble(log, versions, said) ?? takenBackTrouble(log, versions, said);
}

/** The version that each entry has brought: the start is 1, and chance belongs to what it came with. */
function versionsIn(log: readonly Entry[]): number[] {
  let version = 1;
  return log.map((entry) => (entry.type === 'chance' ? version : (version += 1)));
}

/** Where in the log that stands which a seat has answered to what it saw at a version; −1 where it has not. */
function answerTo(log: readonly Entry[], versions: readonly number[], { seat, version }: SaidHere): number {
  return log.findIndex((entry, i) => versions[i]! > version && entry.type === 'answer' && entry.seat === seat);
}

function answersTrouble(
  log: readonly Entry[],
  versions: readonly number[],
  said: readonly SaidHere[],
): SaidTrouble | null {
  /** by the place in the log: what counts of what was laid down for it, the last; null for nothing */
  const laid = new Map<number, SaidHere | null>();
  for (const one of said) {
    if (one.what === 'agree') continue;
    const at = answerTo(log, versions, one);
    if (one.what === 'answer') {
      if (at < 0) return { at: log.length, says: say`An answer that was acknowledged here is missing from the log.` };
      if (!isAnswer(log[at]!, one)) return exchanged(at);
    } else if (at >= 0) laid.set(at, one.what === 'laid' && !isDropped(log, versions, one, at) ? one : null);
  }
  for (const [at, one] of laid) if (one !== null && !isAnswer(log[at]!, one)) return exchanged(at);
  return null;
}

function isAnswer(entry: Entry, { hash }: SaidHere): boolean {
  return entry.type === 'answer' && answerHashOf(entry.value) === hash;
}

/** What lay there when the game was taken back was about something else. */
function isDropped(log: readonly Entry[], versions: readonly number[], { version }: SaidHere, at: number): boolean {
  return log.slice(0, at).some(({ type }, i) => versions[i]! > version && (type === 'undo' || type === 'rewind'));
}

function exchanged(at: number): SaidTrouble {
  return {
    at,
    says: say`Entry ${at + 1} of the log is not the answer that was acknowledged here. Unless you answered from another device as well, or a bot played for you, it was exchanged.`,
  };
}

/** Nothing that was answered here is taken back in somebody's name who has not said so. */
function takenBackTrouble(
  log: readonly Entry[],
  versions: readonly number[],
  said: readonly SaidHere[],
): SaidTrouble | null {
  const mine = new Set(said.map(({ seat }) => seat));
  const answered = new Set(said.flatMap((one) => (one.what === 'answer' ? [answerTo(log, versions, one)] : [])));
  let before = 0;
  for (const [at, entry] of log.entries()) {
    const now = versions[at]!;
    const isSaidFor = (seat: Seat | null, from: number): boolean =>
      said.some(
        (one) =>
          (one.what === 'undo' || one.what === 'agree') &&
          (seat === null || one.seat === seat) &&
          one.version >= from &&
          one.version < now,
      );
    if (entry.type === 'undo' && mine.has(entry.seat)) {
      const back = lastAnswerOf(log, at, entry.seat);
      if (answered.has(back) && !isSaidFor(entry.seat, versions[back]!)) return notFromHere(at);
    }
    if (entry.type === 'rewind') {
      const names = [...(entry.asked === undefined ? [] : [entry.asked]), ...(entry.agreed ?? [])];
      // Whoever has several seats has spoken for all of them.
      if (names.some((seat) => mine.has(seat)) && !isSaidFor(null, before)) return notFromHere(at);
      before = now;
    }
  }
  return null;
}

/** Which entry an undo there takes back. */
function lastAnswerOf(log: readonly Entry[], before: number, seat: Seat): number {
  const last = effective(log.slice(0, before)).findLast((entry) => entry.type === 'answer' && entry.seat === seat);
  return last === undefined ? -1 : log.lastIndexOf(last, before);
}

function notFromHere(at: number): SaidTrouble {
  return {
    at,
    says: say`At entry ${at + 1} of the log something is taken back in your name, and that was not said here. Unless you said it on another device, it was invented.`,
  };
}
