import type { K } from './events.ts';
import type { State } from './state.ts';

// Every die and every shuffle has a name of its own: what it is, and how many came before it (HPB-116).

export function roll(s: State, k: K, sides: number, die: string): number {
  const came = k.chance(sides, die, s.draws) + 1;
  s.draws += 1;
  return came;
}

/** One of so many, without a die: a random card of a hand, a random chip of two. */
export function lot(s: State, k: K, count: number, what: string): number {
  const came = k.chance(count, what, s.draws);
  s.draws += 1;
  return came;
}

export function shuffle<T>(s: State, k: K, items: T[], what: string): T[] {
  k.shuffle(items, what, s.draws);
  s.draws += 1;
  return items;
}
