import { seedFromText } from '@tablewright/kernel';

/** The three things that are drawn in a simulated game, each from numbers of its own. */
export interface Seeds {
  /** what the rules draw */
  readonly chance: number;
  /** which of several waiting seats answers first */
  readonly order: number;
  /** what the bots draw; seat n adds n */
  readonly bots: number;
}

/** The seeds of game number `index`: they come from the seed and the number alone, so it does not matter who plays it. */
export function seedsOf(seed: string, index: number): Seeds {
  const hex = seedFromText(`${seed}\n${index}`);
  const word = (at: number): number => Number.parseInt(hex.slice(at * 12, at * 12 + 12), 16);
  return { chance: word(0), order: word(1), bots: word(2) };
}
