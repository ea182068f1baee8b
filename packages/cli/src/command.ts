import type { Flags, Values } from './flags.ts';
import type { Io } from './io.ts';

/** A command as it is run. It returns the exit code: 0 only when what it says holds. */
export interface Command {
  readonly takes: readonly string[];
  readonly flags: Flags;
  /** what the help says beyond the summary, in paragraphs */
  readonly more: readonly string[];
  readonly examples: readonly string[];
  run(values: Values<Flags>, words: readonly string[], io: Io): Promise<number>;
}

/** Ties the types of the flags to the function that is given their values. */
export function command<F>(parts: {
  takes?: readonly string[];
  flags: F;
  more?: readonly string[];
  examples?: readonly string[];
  run(values: Values<F>, words: readonly string[], io: Io): Promise<number>;
}): Command {
  return { takes: [], more: [], examples: [], ...parts } as unknown as Command;
}
