// The grid: pointy-top hexagons in axial coordinates (ledger 4.1), and walking on it.

export interface Place {
  readonly q: number;
  readonly r: number;
}

/** EMG-121 The six directions across an edge. */
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export type Neighbours = readonly (readonly number[])[];

export const placeKey = (q: number, r: number): string => `${q},${r}`;

/** Reading order: rows from the top, in a row from the left. */
export const byReadingOrder = (a: Place, b: Place): number => a.r - b.r || a.q - b.q;

/** EMG-121 Who shares an edge with whom, as indices into the list of places, ascending. */
export function neighboursOf(places: readonly Place[]): number[][] {
  const at = new Map(places.map(({ q, r }, i) => [placeKey(q, r), i]));
  return places.map(({ q, r }) =>
    DIRECTIONS.map(([dq, dr]) => at.get(placeKey(q + dq, r + dr)))
      .filter((i) => i !== undefined)
      .sort((a, b) => a - b),
  );
}

/**
 * The same table with the given tiles linked, as teleport tiles are for V8. They are linked in a ring: whichever one is
 * taken out, the others stay together as if each led to each, and a city full of teleport tiles costs no square time.
 */
export function linked(neighbours: Neighbours, together: readonly number[]): number[][] {
  const links = neighbours.map((near) => [...near]);
  for (const [i, here] of together.entries()) {
    const next = together[(i + 1) % together.length] ?? here;
    links[here]?.push(next);
    links[next]?.push(here);
  }
  return links;
}

/** Steps from one tile to every tile; Infinity where no way leads. */
export function stepsFrom(neighbours: Neighbours, from: number): number[] {
  const steps = neighbours.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const queue = [from];
  for (const here of queue) {
    const next = (steps[here] ?? 0) + 1;
    for (const there of neighbours[here] ?? []) {
      if ((steps[there] ?? 0) <= next) continue;
      steps[there] = next;
      queue.push(there);
    }
  }
  return steps;
}

/** The connected parts, each a list of tiles; `without` leaves one tile out as if it were not there. */
export function partsOf(neighbours: Neighbours, without?: number): number[][] {
  const seen = new Set<number>(without === undefined ? [] : [without]);
  const parts: number[][] = [];
  for (const first of neighbours.keys()) {
    if (seen.has(first)) continue;
    const part = [first];
    seen.add(first);
    for (const here of part) {
      for (const there of neighbours[here] ?? []) {
        if (seen.has(there)) continue;
        seen.add(there);
        part.push(there);
      }
    }
    parts.push(part);
  }
  return parts;
}
