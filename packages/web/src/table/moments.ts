import type { Base, Moment, Seat, Told } from '@tablewright/kernel';

// The moments of a step, for somebody who plays it in this browser: in a lesson, and in a replay. At a table the server does
// this, for each viewer by itself.

export interface MomentFor {
  /** how many of the lines that this viewer was told came up to it */
  readonly told: number;
  readonly state: Base;
}

/**
 * Only who was told an event may learn that the table stood still there. A moment behind which this viewer is told nothing
 * more is left out: the end shows it as well.
 */
export function momentsFor(
  { told, moments }: { readonly told: readonly Told[]; readonly moments: readonly Moment<Base>[] },
  hears: (to: Seat | 'all') => boolean,
): MomentFor[] {
  const heard = told.map(({ to }) => hears(to));
  const count = (upTo: number): number => heard.slice(0, upTo).filter(Boolean).length;
  const all = count(told.length);
  return moments.flatMap((moment) => {
    const lines = count(moment.told);
    return hears(moment.to) && lines < all ? [{ told: lines, state: moment.state }] : [];
  });
}
