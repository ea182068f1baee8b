import type { Base, Event, Seat, Step, Viewer } from '@tablewright/kernel';

// What a board shows one after the other: how the table stood in between, for one viewer.

/** After the first `told` lines of a message the table stood like this. */
export interface MomentSeen {
  readonly told: number;
  readonly state: Base;
}

export type MomentsFor = (viewer: Viewer) => readonly MomentSeen[];

export const NO_MOMENTS: MomentsFor = () => [];

/**
 * The moments of steps that are sent in one message; `marked`: the events that make one. All that counts is what this viewer
 * is told: a moment that was there because somebody else was told something afterwards would give that away.
 */
export function momentsOf(steps: readonly Step<Base, Event>[], marked: readonly string[]): MomentsFor {
  if (marked.length === 0) return NO_MOMENTS;
  // Nearly always there are none, and then no list has to be made for anybody: what the last step ends with is the message's own view.
  const isMarked = ({ event }: Step<Base, Event>['told'][number]): boolean => marked.includes(event.type);
  const earlier = steps.slice(0, -1);
  if (!steps.some(({ moments }) => moments.length > 0) && !earlier.some(({ told }) => told.some(isMarked))) {
    return NO_MOMENTS;
  }
  return (viewer) => {
    const seen: MomentSeen[] = [];
    let lines = 0;
    for (const { told, moments, state } of steps) {
      const mine = countTold(told, told.length, viewer);
      for (const moment of moments) {
        if (!isTold(moment.to, viewer)) continue;
        const before = countTold(told, moment.told, viewer);
        if (before < mine) seen.push({ told: lines + before, state: moment.state });
      }
      lines += mine;
      // What a step ends with has no moment of its own, but here another step follows.
      const last = told.findLast(({ to }) => isTold(to, viewer));
      if (last !== undefined && isMarked(last)) seen.push({ told: lines, state });
    }
    if (seen.at(-1)?.told === lines) seen.pop(); // nothing more is told: the message's own view serves
    return seen;
  };
}

function isTold(to: Seat | 'all', viewer: Viewer): boolean {
  return to === 'all' || to === viewer;
}

function countTold(told: Step<Base, Event>['told'], first: number, viewer: Viewer): number {
  let count = 0;
  for (let i = 0; i < first; i += 1) if (isTold(told[i]!.to, viewer)) count += 1;
  return count;
}
