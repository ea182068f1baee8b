import type { View } from '../view.ts';

/**
 * EMG-410 How many others insert in the event under way: whoever else holds tokens has inserted some, or will. With none of them the
 * sums show my split to everybody; with one, that one can subtract.
 */
export function othersInserting({ me, operatives, assimilations }: View): number {
  const inserted = assimilations.at(-1)?.inserted ?? [];
  return operatives.filter(
    ({ tokens }, seat) => seat !== me && (tokens > 0 || inserted.some((one) => one.seat === seat)),
  ).length;
}
