import type { Json } from './json.ts';
import type { Seat } from './seats.ts';
import { say } from './words/say.ts';

// The log is the truth: answers and chance outcomes in order. It only grows; an undo is an entry of its own.

export interface AnswerEntry {
  readonly type: 'answer';
  readonly seat: Seat;
  readonly about: string;
  readonly value: Json;
  /** it lies sealed with others that are still missing */
  readonly sealed?: true;
  /** nobody has waited for it */
  readonly optional?: true;
  /** nobody gets back behind it: see Noted.closes */
  readonly closes?: true;
}

/** How a draw came out: a number below `of`, or an order of `of` things. */
export type Came = number | readonly number[];

export interface ChanceEntry {
  readonly type: 'chance';
  readonly label: string;
  readonly of: number;
  readonly came: Came;
}

export interface UndoEntry {
  readonly type: 'undo';
  readonly seat: Seat;
}

/** All have agreed to go back: only the first `to` entries that still count are kept. */
export interface RewindEntry {
  readonly type: 'rewind';
  readonly to: number;
  /** the seat that asked for it, and those that have agreed; left out in older records */
  readonly asked?: Seat;
  readonly agreed?: readonly Seat[];
}

export type Entry = AnswerEntry | ChanceEntry | UndoEntry | RewindEntry;

/** The log without what was taken back; the very same where nothing was. */
export function effective(log: readonly Entry[]): readonly (AnswerEntry | ChanceEntry)[] {
  // Asked for every viewer of every change, and hardly ever was anything taken back: no copy for them.
  if (log.every(stands)) return log;
  const kept: (AnswerEntry | ChanceEntry)[] = [];
  for (const entry of log) {
    if (entry.type === 'undo') takeBack(kept, entry.seat);
    else if (entry.type === 'rewind') kept.length = Math.min(kept.length, entry.to);
    else kept.push(entry);
  }
  return kept;
}

function stands(entry: Entry): entry is AnswerEntry | ChanceEntry {
  return entry.type === 'answer' || entry.type === 'chance';
}

function takeBack(kept: (AnswerEntry | ChanceEntry)[], seat: Seat): void {
  const at = kept.findLastIndex((entry) => entry.type === 'answer' && entry.seat === seat);
  if (at >= 0) kept.splice(at, 1);
}

/** Where in the log the entries stand that were not taken back, or which undo was not allowed. */
export function keptIn(log: readonly Entry[]): { ok: true; kept: number[] } | { ok: false; at: number; why: string } {
  const kept: number[] = [];
  for (const [at, entry] of log.entries()) {
    if (entry.type === 'rewind') {
      kept.length = Math.min(kept.length, entry.to);
      continue;
    }
    if (entry.type !== 'undo') {
      kept.push(at);
      continue;
    }
    const verdict = mayUndo(log.slice(0, at), entry.seat);
    if (!verdict.ok) return { ok: false, at, why: verdict.why };
    const back = kept.findLastIndex((i) => {
      const answer = log[i]!;
      return answer.type === 'answer' && answer.seat === entry.seat;
    });
    kept.splice(back, 1);
  }
  return { ok: true, kept };
}

export type UndoVerdict = { ok: true } | { ok: false; why: string };

/**
 * May this seat take its last answer back? Not behind the horizon: a chance outcome, something told in private or out of
 * a secret, or another seat's answer. Answers that lie sealed beside each other do not close it, for nobody has seen them.
 */
export function mayUndo(log: readonly Entry[], seat: Seat): UndoVerdict {
  const kept = effective(log);
  let passedOthers = false;
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    const entry = kept[i]!;
    if (entry.type === 'chance')
      return { ok: false, why: say`Chance has decided something since; that cannot be taken back.` };
    if (entry.closes) {
      return entry.seat === seat
        ? { ok: false, why: say`Your last answer has brought something hidden to light; it cannot be taken back.` }
        : { ok: false, why: say`Somebody else has answered since; your answer cannot be taken back.` };
    }
    if (entry.seat === seat && (entry.sealed || !passedOthers)) return { ok: true };
    if (!entry.sealed)
      return { ok: false, why: say`Somebody else has answered since; your answer cannot be taken back.` };
    passedOthers = true;
  }
  return { ok: false, why: say`You have not answered anything yet.` };
}
