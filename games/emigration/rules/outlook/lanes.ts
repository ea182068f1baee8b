/** What somebody with so much Assurance may expect of a lane. */
export interface LaneOdds {
  /** the chance that the token asks for no more than that */
  readonly chance: number;
  /** how much is left on average, if one gets in */
  readonly left: number;
  /** the mean of the tokens */
  readonly mean: number;
}

/** `tokens`: the numbers still inside; `top`: the upper one, if it is known. */
export function laneOdds(tokens: readonly number[], assurance: number, top: number | null = null): LaneOdds {
  const possible = top === null ? tokens : [top];
  let met = 0;
  let left = 0;
  let sum = 0;
  for (const token of possible) {
    sum += token;
    if (token > assurance) continue;
    met += 1;
    left += assurance - token;
  }
  return {
    chance: possible.length === 0 ? 0 : met / possible.length,
    left: met === 0 ? 0 : left / met,
    mean: possible.length === 0 ? 0 : sum / possible.length,
  };
}

/**
 * The top token as everybody knows it: when all that is left inside is alike. What somebody has looked at (EMI-325) is not said where
 * others can read it.
 */
export function openTop(tokens: readonly number[]): number | null {
  return new Set(tokens).size === 1 ? tokens[0]! : null;
}
