import { only, pick, type Seat, sum } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { DATA, needs } from '../content/types.ts';
import { type K, stage } from '../events.ts';
import { blockCount, cityOf, type State, TYPES } from '../state.ts';
import { endByDepletion } from './ending.ts';
import { destinations, hasDestination, mayEnter, whyBlocked, whyNotEnter } from './movement.ts';

// Activate, boost and replenish. `cost` is the token that a hostile selection pays for the exchange (EMG-203): it is paid
// when the choice is final, so that whoever backs out has paid nothing (EMG-207).

/** EMG-203, EMG-206 Pays for a tile action in place of a hostile one; the token goes to the supply. */
export function payInstead(s: State, k: K, { by, cost, deed }: { by: Seat; cost: number; deed: string }): void {
  if (cost === 0) return;
  discard(s, by, cost);
  k.tell({ type: 'paid', by, tokens: cost, instead: deed });
}

export function discard(s: State, by: Seat, tokens: number): void {
  s.tokens[by]! -= tokens;
  s.supplied[TYPES]! -= tokens;
}

/** EMG-200 Nothing is done, or not after all: the turn is over. */
export function doNothing(k: K, by: Seat): void {
  k.tell({ type: 'idle', by });
  k.done();
}

export function named(blocks: readonly number[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const [type, count] of blocks.entries()) if (count > 0) result[DATA[type]!] = count;
  return result;
}

// ------------------------------------------------------------------------------------------------------------ activate

/** EMG-207, EMG-210 Would activating the tile under the agent do anything, after paying `cost`? */
export function canActivate(s: State, by: Seat, cost: number): boolean {
  const city = cityOf(s);
  const tile = s.at[by]!;
  switch (city.kind[tile]!) {
    case 'data':
      return canCollect(s, by, tile);
    case 'compile':
      return blockCount(s, by) >= 2; // any two blocks are a set (EMG-301)
    case 'assimilate':
      return sum(s.tokens) - cost > 0; // EMG-401
    case 'teleport':
      return city.teleports.some((other) => other !== tile && mayEnter(s, by, other)); // EMG-604
    case 'start':
      return false; // EMG-214
  }
}

function canCollect(s: State, by: Seat, tile: number): boolean {
  for (let type = 0; type < TYPES; type += 1) {
    if (s.lying[tile * TYPES + type]! > 0 && needs(type) === s.augmentation[by]) return true;
  }
  return false;
}

/** EMG-210, EMG-213 Does what the tile offers; compiling, assimilating and teleporting ask on. */
export function activate(s: State, by: Seat, cost: number, k: K): void {
  switch (cityOf(s).kind[s.at[by]!]!) {
    case 'data':
      payInstead(s, k, { by, cost, deed: 'activate' });
      return collect(s, by, k);
    case 'compile':
      return k.become({ stage: 'compile', by, cost });
    case 'assimilate':
      payInstead(s, k, { by, cost, deed: 'activate' });
      k.tell({ type: 'triggered', by, at: cityOf(s).names[s.at[by]!]! });
      return k.become({ stage: 'assimilate', from: by, asked: 0 });
    case 'teleport':
      return k.become({ stage: 'teleport', by, cost });
    case 'start':
      return k.done();
  }
}

/** EMG-211, EMG-212, EMG-622 Takes all blocks of the tile that the augmentation can read. */
function collect(s: State, by: Seat, k: K): void {
  const tile = s.at[by]!;
  const taken = [0, 0, 0, 0];
  for (let type = 0; type < TYPES; type += 1) {
    if (needs(type) !== s.augmentation[by]) continue;
    const count = s.lying[tile * TYPES + type]!;
    taken[type] = count;
    s.lying[tile * TYPES + type] = 0;
    s.held[by * TYPES + type]! += count;
  }
  k.tell({ type: 'collected', by, at: cityOf(s).names[tile]!, blocks: named(taken) });
  if (endByDepletion(s, k)) return;
  k.done();
}

// --------------------------------------------------------------------------------------------------------------- boost

export function canBoost(s: State, by: Seat): boolean {
  return hasDestination(s, by);
}

const BOOST = { rule: 'EMG-220', already: say`Your agent already stands there; a boost goes to another tile.` };

// EMG-220 … EMG-222 One more tile under the rules of movement, or not after all.
export const boost = stage.ask('boost', {
  rule: 'EMG-220',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick([...destinations(s, f.by), 'nothing']),
  absent: () => 'nothing',
  why: (s, f, _seat, value) => whyNotEnter(s, f.by, value, BOOST),
  answer(s, f, { value }, k) {
    if (value === 'nothing') return doNothing(k, f.by);
    payInstead(s, k, { by: f.by, cost: f.cost, deed: 'boost' });
    const city = cityOf(s);
    const from = city.names[s.at[f.by]!]!;
    s.at[f.by] = city.tileNamed.get(value)!;
    k.tell({ type: 'boosted', by: f.by, from, to: value });
    k.done();
  },
});

// ------------------------------------------------------------------------------------------------------------ teleport

/** EMG-601 The other teleport tiles that this agent may enter. */
function jumps(s: State, by: Seat): string[] {
  const city = cityOf(s);
  return city.teleports.filter((tile) => tile !== s.at[by] && mayEnter(s, by, tile)).map((tile) => city.names[tile]!);
}

export const teleport = stage.ask('teleport', {
  rule: 'EMG-601',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick([...jumps(s, f.by), 'nothing']),
  absent: () => 'nothing',
  why(s, f, _seat, value) {
    const city = cityOf(s);
    const tile = typeof value === 'string' ? city.tileNamed.get(value) : undefined;
    if (tile === undefined || !city.teleports.includes(tile) || tile === s.at[f.by]) {
      return { rule: 'EMG-601', why: say`You can jump to another teleport tile only.` };
    }
    return whyBlocked(s, f.by, tile);
  },
  answer(s, f, { value }, k) {
    if (value === 'nothing') return doNothing(k, f.by);
    payInstead(s, k, { by: f.by, cost: f.cost, deed: 'activate' });
    const city = cityOf(s);
    const from = city.names[s.at[f.by]!]!;
    s.at[f.by] = city.tileNamed.get(value)!;
    k.tell({ type: 'teleported', by: f.by, from, to: value });
    k.done();
  },
});

// ----------------------------------------------------------------------------------------------------------- replenish

/** EMG-231, EMG-623 The types of this tile that the augmentation can write. */
export function writable(s: State, by: Seat): number[] {
  return cityOf(s).types[s.at[by]!]!.filter((type) => needs(type) === s.augmentation[by]);
}

export function canReplenish(s: State, by: Seat): boolean {
  for (const type of cityOf(s).types[s.at[by]!]!) if (needs(type) === s.augmentation[by]) return true;
  return false;
}

/** EMG-230 With one type to choose from it simply happens; EMG-623 with two the operative chooses. */
export function replenishOrAsk(s: State, by: Seat, cost: number, k: K): void {
  const types = writable(s, by);
  if (types.length > 1) return k.become({ stage: 'replenish', by, cost });
  putBlock(s, k, { by, cost, type: types[0]! });
}

function putBlock(s: State, k: K, { by, cost, type }: { by: Seat; cost: number; type: number }): void {
  payInstead(s, k, { by, cost, deed: 'replenish' });
  const tile = s.at[by]!;
  s.lying[tile * TYPES + type]! += 1;
  s.supplied[type]! += 1;
  k.tell({ type: 'replenished', by, at: cityOf(s).names[tile]!, block: DATA[type]! });
  k.done();
}

export const replenish = stage.ask('replenish', {
  rule: 'EMG-623',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick([...writable(s, f.by).map((type) => DATA[type]!), 'nothing' as const]),
  absent: (s, f) => DATA[scarcest(s, writable(s, f.by))]!,
  why: () => ({
    rule: 'EMG-623',
    why: say`Choose one of the two types of this tile that your augmentation can handle.`,
  }),
  answer(s, f, { value }, k) {
    if (value === 'nothing') return doNothing(k, f.by);
    putBlock(s, k, { by: f.by, cost: f.cost, type: DATA.indexOf(value) });
  },
});

/** The ledger's default: the type of which fewer blocks lie in the city. */
function scarcest(s: State, types: readonly number[]): number {
  const lying = (type: number): number => sum(s.lying.filter((_, i) => i % TYPES === type));
  return types.reduce((best, type) => (lying(type) < lying(best) ? type : best));
}
