import { type Base, canonicalJson, type Entry, type Event, type Step } from '@tablewright/kernel';
import { isOnlyLaidAnew } from './countdown.ts';
import type { Match } from './match.ts';
import type { Meta } from './meta.ts';

// Several processes on one store: what another one has written is played on here, so that those who watch see it as if it had
// been answered here, and bots that think go on thinking.

/** What comes of entries that are new in the log; null when they cannot be played on, since something was taken back. */
export function playedOn(match: Match, entries: readonly Entry[]): Step<Base, Event>[] | null {
  const steps: Step<Base, Event>[] = [];
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at]!;
    if (entry.type !== 'answer') return null;
    const step = match.after(entry, steps.at(-1)?.state);
    if (!step.ok) return null;
    const stored = entries.slice(at, at + step.entries.length);
    if (canonicalJson(step.entries) !== canonicalJson(stored)) return null;
    steps.push(step);
    at += step.entries.length;
  }
  return steps;
}

/** Whether those who watch have to be told of it: that somebody has thought again, or has spoken to a window, is nobody's business. */
export function isSeen(before: Meta, after: Meta): boolean {
  if (same(before, after)) return false;
  const undo = same(before.undo, after.undo) ? before.undo : after.undo;
  return !isOnlyLaidAnew(before, { ...after, undo });
}

export function same(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
