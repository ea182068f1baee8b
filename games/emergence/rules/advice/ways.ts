import type { City } from '../content/city.ts';

// What a walker knows of a city, worked out once for each city.

export interface Ways {
  readonly city: City;
  /** near[from · tiles + to]: what something over there is still worth here, 1 or less; 0 where no way leads */
  readonly near: Float64Array;
  /** the same for the nearest assimilate tile */
  readonly nearEvent: Float64Array;
  /** and for the nearest compile tile */
  readonly nearCompile: Float64Array;
}

/** What a step leaves of it: later is worth less, and what lies far away may be gone. */
const STEP = 0.82;

const known = new WeakMap<City, Ways>();

export function waysOf(city: City): Ways {
  let ways = known.get(city);
  if (ways === undefined) {
    ways = workOut(city);
    known.set(city, ways);
  }
  return ways;
}

function workOut(city: City): Ways {
  const { tiles } = city;
  const near = new Float64Array(tiles * tiles);
  const nearEvent = new Float64Array(tiles);
  const nearCompile = new Float64Array(tiles);
  for (let from = 0; from < tiles; from += 1) {
    for (let to = 0; to < tiles; to += 1) near[from * tiles + to] = STEP ** steps(city, from, to);
    for (const tile of city.assimilate) nearEvent[from] = Math.max(nearEvent[from]!, near[from * tiles + tile]!);
    for (const tile of city.compile) nearCompile[from] = Math.max(nearCompile[from]!, near[from * tiles + tile]!);
  }
  return { city, near, nearEvent, nearCompile };
}

/** Steps on foot and by teleport, which takes the action of a turn but no step (EMG-601). */
function steps(city: City, from: number, to: number): number {
  // EMG-122 Movement is compulsory: whoever wants to use the same tile once more has to leave it and come back.
  if (from === to) return 2;
  let fewest = city.distance[from]![to]!;
  for (const here of city.teleports) {
    const toHere = from === here ? 2 : city.distance[from]![here]!;
    for (const there of city.teleports) {
      if (there !== here) fewest = Math.min(fewest, toHere + city.distance[there]![to]!);
    }
  }
  return fewest;
}
