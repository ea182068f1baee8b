import type { OperativeView, View } from '../view.ts';
import { type Conduct, keeping } from './belief.ts';

// What a player remembers beyond what the view still shows: the last look at the table, and what has changed since. It is
// lost when the server starts again; nothing depends on it but how soon somebody is suspected.

export interface Memory {
  /** looks at the table, before each answer */
  notice(v: View): void;
  readonly conduct: Conduct;
}

export function remembering(seats: number): Memory {
  const conduct = new Array<number>(seats).fill(0);
  let last: View | null = null;
  return {
    conduct,
    notice(v) {
      if (last !== null) {
        if (eventsOf(v) > eventsOf(last)) keptBack(conduct, v);
        else robberies(conduct, last, v);
        if (v.round > last.round) careForTheCity(conduct, v);
      }
      last = v;
    },
  };
}

function eventsOf(v: View): number {
  let events = 0;
  for (const { opened } of v.assimilations) if (opened !== null) events += 1;
  return events;
}

/** Who inserted little at the last event and still holds much. */
function keptBack(conduct: number[], v: View): void {
  const event = v.assimilations.findLast(({ opened }) => opened !== null)!;
  for (const { seat, tokens } of event.inserted) conduct[seat]! += keeping(tokens, v.operatives[seat]!.tokens);
}

/** A round is over and all have shown what they selected: to replenish helps nobody but the A.I. */
function careForTheCity(conduct: number[], v: View): void {
  for (const [seat, { selected }] of v.operatives.entries()) {
    conduct[seat]! += selected?.startsWith('replenish') === true ? -0.8 : 0.1;
  }
}

// ------------------------------------------------------------------------------------------------------------ robberies

const TELLS = { hack: 0.4, terminate: 0.6 } as const;

/** Somebody holds nothing any more, and somebody who showed a hostile action holds more than before. */
function robberies(conduct: number[], before: View, v: View): void {
  for (const [on, victim] of v.operatives.entries()) {
    if (!robbed(before.operatives[on]!, victim)) continue;
    for (const [by, robber] of v.operatives.entries()) {
      const act = robber.selected?.slice(0, -2);
      if (by === on || (act !== 'hack' && act !== 'terminate') || !richer(before.operatives[by]!, robber)) continue;
      // What is done to somebody who looks like a Human rather speaks for the A.I.
      conduct[by]! += TELLS[act] * (conduct[on]! > 0.5 ? -0.5 : 1);
    }
  }
}

function robbed(before: OperativeView, now: OperativeView): boolean {
  if (before.tokens > 0 && now.tokens === 0) return true;
  return blocks(before) > 0 && blocks(now) === 0 && now.tokens <= before.tokens;
}

function richer(before: OperativeView, now: OperativeView): boolean {
  return blocks(now) > blocks(before) || now.tokens > before.tokens;
}

function blocks({ blocks }: OperativeView): number {
  let count = 0;
  for (const type in blocks) count += blocks[type]!;
  return count;
}
