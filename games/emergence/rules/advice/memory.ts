import type { Seat } from '@tablewright/kernel';
import type { View } from '../view.ts';
import { type Conduct, keeping } from './belief.ts';

// What a player remembers beyond what the view still shows: the last look at the table, and what has changed since. It is
// lost when the server starts again; nothing depends on it but how soon somebody is suspected.

export interface Memory {
  /** looks at the table, before each answer */
  notice(v: View): void;
  readonly conduct: Conduct;
}

/** What is kept of a look: not the view, which may be a glance that changes with its table. */
interface Look {
  readonly round: number;
  readonly events: number;
  /** by seat */
  readonly tokens: readonly number[];
  readonly blocks: readonly number[];
}

export function remembering(seats: number): Memory {
  const conduct = new Array<number>(seats).fill(0);
  let last: Look | null = null;
  return {
    conduct,
    notice(v) {
      const now = lookAt(v);
      if (last !== null) {
        if (now.events > last.events) keptBack(conduct, v);
        else robberies(conduct, last, now, v);
        if (now.round > last.round) careForTheCity(conduct, v);
      }
      last = now;
    },
  };
}

function lookAt(v: View): Look {
  const tokens: number[] = [];
  const blocks: number[] = [];
  for (const operative of v.operatives) {
    tokens.push(operative.tokens);
    let count = 0;
    for (const type in operative.blocks) count += operative.blocks[type]!;
    blocks.push(count);
  }
  return { round: v.round, events: eventsOf(v), tokens, blocks };
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
function robberies(conduct: number[], before: Look, now: Look, v: View): void {
  for (let on = 0; on < v.seats; on += 1) {
    if (!robbed(before, now, on)) continue;
    for (const [by, robber] of v.operatives.entries()) {
      const act = robber.selected?.slice(0, -2);
      if (by === on || (act !== 'hack' && act !== 'terminate') || !richer(before, now, by)) continue;
      // What is done to somebody who looks like a Human rather speaks for the A.I.
      conduct[by]! += TELLS[act] * (conduct[on]! > 0.5 ? -0.5 : 1);
    }
  }
}

function robbed(before: Look, now: Look, on: Seat): boolean {
  if (before.tokens[on]! > 0 && now.tokens[on] === 0) return true;
  return before.blocks[on]! > 0 && now.blocks[on] === 0 && now.tokens[on]! <= before.tokens[on]!;
}

function richer(before: Look, now: Look, by: Seat): boolean {
  return now.blocks[by]! > before.blocks[by]! || now.tokens[by]! > before.tokens[by]!;
}
