/** Heights for the names at the ends of lines: `apart` from each other, and none below `lowest`. */
export function labelHeights(
  wanted: readonly number[],
  { apart, lowest }: { apart: number; lowest: number },
): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const heights: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const { at, i } of order) {
    above = Math.max(at, above + apart);
    heights[i] = above;
  }
  // Those that were pushed over the edge push the others back up.
  let below = lowest + apart;
  for (const { i } of order.reverse()) {
    below = Math.min(heights[i]!, below - apart);
    heights[i] = below;
  }
  return heights;
}
