import type { Seat, Viewer, SeatAsked } from '@tablewright/kernel';

// Pass and play: one screen, several people, secrets between them.

export interface Sharing {
  /** as whom the table is shown now */
  readonly me: Viewer;
  /** the people around this screen */
  readonly people: readonly Seat[];
  readonly waiting: readonly SeatAsked[];
  readonly over: boolean;
}

/** Who has to take the screen before it may go on; null while the one who holds it may keep it. */
export function passTo({ me, people, waiting, over }: Sharing): Seat | null {
  if (over || people.length < 2) return null;
  const asked = people.filter((seat) => waiting.some((one) => one.seat === seat));
  if (asked.length === 0) return null;
  if (me === 'spectator') return asked[0]!;
  if (asked.includes(me)) return null;
  return asked.find((seat) => seat > me) ?? asked[0]!;
}
