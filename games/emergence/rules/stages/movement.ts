import { only, pick, type Seat, type Why } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { stage } from '../events.ts';
import { cityOf, type State } from '../state.ts';

/** EMG-124, EMG-125, EMG-129 Everybody else on the tile must show the mover's augmentation, except on the start tile. */
export function mayEnter(s: State, mover: Seat, tile: number): boolean {
  if (tile === cityOf(s).start) return true;
  const mine = s.augmentation[mover];
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (s.at[seat] === tile && seat !== mover && s.augmentation[seat] !== mine) return false;
  }
  return true;
}

/** EMG-122 … EMG-129 The adjacent tiles that this operative's agent may enter now. */
export function destinations(s: State, by: Seat): string[] {
  const city = cityOf(s);
  const names: string[] = [];
  for (const tile of city.neighbours[s.at[by]!]!) if (mayEnter(s, by, tile)) names.push(city.names[tile]!);
  return names;
}

export function hasDestination(s: State, by: Seat): boolean {
  for (const tile of cityOf(s).neighbours[s.at[by]!]!) if (mayEnter(s, by, tile)) return true;
  return false;
}

/** Why an agent may not step on a tile, in a movement. */
function whyNotMove(s: State, by: Seat, said: unknown): Why {
  if (said === 'nothing') return { rule: 'EMG-122', why: say`You have to move: there is a tile that you may enter.` };
  const already = say`Your agent already stands there; it has to move to another tile.`;
  return whyNotEnter(s, by, said, { rule: 'EMG-122', already });
}

/** The same for movement and boost alike (EMG-220), each with its own rule. */
export function whyNotEnter(
  s: State,
  by: Seat,
  said: unknown,
  { rule, already }: { rule: string; already: string },
): Why {
  const city = cityOf(s);
  const tile = typeof said === 'string' ? city.tileNamed.get(said) : undefined;
  if (tile === undefined) return { rule, why: say`There is no such tile in this city.` };
  if (tile === s.at[by]) return { rule, why: already };
  if (!city.adjacent[s.at[by]!]![tile]!) {
    return { rule, why: say`${city.names[tile]!} is not next to your agent; you move one tile at a time.` };
  }
  return whyBlocked(s, by, tile);
}

/** What keeps an agent out of a tile. Nobody is named: the table knows names, the rules do not. */
export function whyBlocked(s: State, by: Seat, tile: number): Why {
  const there = s.at.flatMap((at, seat) => (at === tile && seat !== by ? [seat] : []));
  const faces = new Set(there.map((seat) => s.augmentation[seat]));
  const name = cityOf(s).names[tile]!;
  if (faces.size > 1) {
    return { rule: 'EMG-129', why: say`Agents of both augmentations stand on ${name}; nobody can enter it.` };
  }
  const why =
    there.length === 1
      ? say`You cannot enter ${name}: the agent there shows the other augmentation.`
      : say`You cannot enter ${name}: the agents there show the other augmentation.`;
  return { rule: 'EMG-124', why };
}

/** EMG-122 One moves whenever one can; EMG-130 otherwise the agent stays and the turn goes on. */
export const movement = stage.happens('movement', (s, f, k) => {
  if (hasDestination(s, f.by)) return k.become({ stage: 'move', by: f.by });
  k.tell({ type: 'stuck', by: f.by, at: cityOf(s).names[s.at[f.by]!]! });
  k.done();
});

export const move = stage.ask('move', {
  rule: 'EMG-122',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick(destinations(s, f.by)),
  absent: (s, f) => nearestToStart(s, f.by),
  why: (s, f, _seat, value) => whyNotMove(s, f.by, value),
  answer(s, f, { value }, k) {
    const city = cityOf(s);
    const from = city.names[s.at[f.by]!]!;
    s.at[f.by] = city.tileNamed.get(value)!;
    k.tell({ type: 'moved', by: f.by, from, to: value });
    k.done();
  },
});

/** The ledger's default for an absent mover. Tiles come in reading order: smallest r, then smallest q, wins a tie. */
function nearestToStart(s: State, by: Seat): string {
  const city = cityOf(s);
  const away = city.distance[city.start]!;
  let best = -1;
  for (const tile of city.neighbours[s.at[by]!]!) {
    if (mayEnter(s, by, tile) && (best < 0 || away[tile]! < away[best]!)) best = tile;
  }
  return city.names[best]!;
}
