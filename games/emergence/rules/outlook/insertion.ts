import type { View } from '../view.ts';

/** EMG-410 Am I the only one to insert in the event under way? Whoever else holds tokens has inserted some, or will. */
export function insertsAlone({ me, operatives, assimilations }: View): boolean {
  const inserted = assimilations.at(-1)?.inserted ?? [];
  return (
    operatives.every(({ tokens }, seat) => seat === me || tokens === 0) && inserted.every(({ seat }) => seat === me)
  );
}
