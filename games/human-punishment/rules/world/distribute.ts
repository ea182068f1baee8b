import type { Rng } from '@tablewright/kernel';

// Hidden things are dealt to hidden places so that every place holds only what it may hold. Chance alone would now and then
// leave a last place with nothing that fits: then things change places along a chain, as in any matching.

export interface Sink {
  readonly size: number;
  /** by kind: at most so many; null where everything fits */
  readonly most: readonly number[] | null;
}

/** By sink: the kinds that came there; null when there is no way to fill all of them. `supply` by kind is used up. */
export function distribute(rng: Rng, supply: number[], sinks: readonly Sink[]): number[][] | null {
  const total = supply.slice();
  const held = sinks.map(() => new Array<number>(supply.length).fill(0));
  for (const [at, sink] of sinks.entries()) {
    for (let i = 0; i < sink.size; i += 1) {
      const kind = drawn(rng, supply, total, sink, held[at]!);
      if (kind >= 0) {
        supply[kind]! -= 1;
        held[at]![kind]! += 1;
      } else if (!makeRoom(supply, sinks, held, at)) return null;
    }
  }
  return held.map((counts) => counts.flatMap((count, kind) => new Array<number>(count).fill(kind)));
}

function room(sink: Sink, held: readonly number[], kind: number): number {
  return sink.most === null ? 1 : sink.most[kind]! - held[kind]!;
}

/** One kind that fits, the likelier the more of it there are; −1 if none does. */
function drawn(
  rng: Rng,
  supply: readonly number[],
  total: readonly number[],
  sink: Sink,
  held: readonly number[],
): number {
  const weights = supply.map((count, kind) => {
    const space = Math.max(0, room(sink, held, kind));
    return sink.most === null ? count * 60 : count === 0 ? 0 : Math.floor(((space * count) / total[kind]!) * 60);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return -1;
  let left = rng.below(sum);
  let kind = 0;
  for (; left >= weights[kind]!; kind += 1) left -= weights[kind]!;
  return kind;
}

/** Gives the sink one more: a full one gives up what this one may hold, and takes something else instead, and so on. */
function makeRoom(supply: number[], sinks: readonly Sink[], held: number[][], needy: number): boolean {
  const cameFrom = new Map<number, { kind: number; sink: number } | null>();
  const queue: number[] = [];
  const reach = (kind: number, from: { kind: number; sink: number } | null): void => {
    if (cameFrom.has(kind)) return;
    cameFrom.set(kind, from);
    queue.push(kind);
  };
  for (let kind = 0; kind < supply.length; kind += 1)
    if (room(sinks[needy]!, held[needy]!, kind) > 0) reach(kind, null);
  for (const kind of queue) {
    if (supply[kind]! > 0) {
      supply[kind]! -= 1;
      moveAlong(cameFrom, held, needy, kind);
      return true;
    }
    for (let sink = 0; sink < needy; sink += 1) {
      if (held[sink]![kind] === 0) continue;
      for (let other = 0; other < supply.length; other += 1)
        if (room(sinks[sink]!, held[sink]!, other) > 0) reach(other, { kind, sink });
    }
  }
  return false;
}

function moveAlong(
  cameFrom: ReadonlyMap<number, { kind: number; sink: number } | null>,
  held: number[][],
  needy: number,
  last: number,
): void {
  let kind = last;
  for (;;) {
    const step = cameFrom.get(kind) ?? null;
    if (step === null) {
      held[needy]![kind]! += 1;
      return;
    }
    held[step.sink]![kind]! += 1;
    held[step.sink]![step.kind]! -= 1;
    kind = step.kind;
  }
}
