import { SEED_PATTERN } from './chance.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import { fromHex, sha256, toHex, utf8 } from './sha256.ts';
import type { Outcome } from './state.ts';

// Before the first answer the table publishes the hash of its secret; every seat adds words of its own; chance comes out
// of both. When the game is over the secret is published and everybody can see that nothing was dealt on purpose.

export interface Fairness {
  /** SHA-256 of the secret, known from the start */
  readonly commitment: string;
  /** what the seats added, by seat */
  readonly added: readonly string[];
  /** known when the game is over */
  readonly secret?: string;
}

export function commit(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** The seed that chance is drawn from. Lengths are part of it, so that no two lists of words run together. */
export function seedOf(secret: string, added: readonly string[]): string {
  return toHex(
    sha256(utf8(`tablewright seed 1\n${secret}\n${added.map((words) => `${words.length}:${words}\n`).join('')}`)),
  );
}

/** A game as it is written down: what `tablewright replay` and `verify` read. */
export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Record<string, Json>;
  readonly fairness?: Fairness;
  readonly log: readonly Entry[];
  readonly outcome: Outcome | null;
}

export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && SEED_PATTERN.test(text);
}
