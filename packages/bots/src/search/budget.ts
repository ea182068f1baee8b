import type { Thinking } from '../levels.ts';

/** How long a search may go on. */
export interface Budget {
  /** after so many tries */
  goesOn(tried: number): boolean;
  /** how much of it is used up by then, 0 to 1: it says how soon bad answers are dropped */
  spent(tried: number): number;
}

/** How a player is limited: a number of tries makes a game repeatable, a clock keeps a person from waiting. */
export interface Limited {
  /** milliseconds; without a clock a level's number of tries counts */
  readonly now?: () => number;
  /** so many tries instead of the level's own */
  readonly iterations?: number;
}

export function budgetOf(thinking: Thinking, { now, iterations }: Limited): Budget {
  if (iterations !== undefined || now === undefined) {
    const most = iterations ?? thinking.iterations;
    return { goesOn: (tried) => tried < most, spent: (tried) => tried / most };
  }
  // How many tries there will be nobody knows: in one game a try takes microseconds, in another milliseconds.
  const began = now();
  const spent = (): number => (now() - began) / thinking.milliseconds;
  return { goesOn: () => spent() < 1, spent };
}
