// What blocks and tokens are worth to whoever holds them (ledger 9). A token assimilated for the own team is worth 1.

/** EMG-306 The most tokens that these blocks can become: sets of four types first, then of three, two, and pairs. */
export function tokensFor(a: number, b: number, c: number, d: number): number {
  // sorted by five exchanges: this is asked for dozens of times in every answer
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  const left = Math.min(c, d);
  const right = Math.max(c, d);
  const first = Math.min(low, left);
  const fourth = Math.max(high, right);
  const one = Math.max(low, left);
  const other = Math.min(high, right);
  const second = Math.min(one, other);
  const third = Math.max(one, other);
  return 7 * first + 4 * (second - first) + 2 * (third - second) + ((fourth - third) >> 1);
}

export function tokensIn(held: readonly number[], from: number): number {
  return tokensFor(held[from]!, held[from + 1]!, held[from + 2]!, held[from + 3]!);
}

/** The types of which more than so many blocks are there, as bits. */
export function typesIn(held: readonly number[], from: number, above = 0): number {
  return (
    (held[from]! > above ? 1 : 0) |
    (held[from + 1]! > above ? 2 : 0) |
    (held[from + 2]! > above ? 4 : 0) |
    (held[from + 3]! > above ? 8 : 0)
  );
}

/** Tokens on a board are not yet assimilated, and a fat purse draws thieves. */
export function purse(tokens: number): number {
  return 0.6 * tokens - (tokens > 7 ? 0.012 * (tokens - 7) ** 2 : 0);
}

/** What blocks on a board are worth when nobody knows the way to a compile tile. */
export function basket(held: readonly number[], from: number): number {
  const blocks = held[from]! + held[from + 1]! + held[from + 2]! + held[from + 3]!;
  return 0.35 * tokensIn(held, from) + 0.1 * blocks;
}
