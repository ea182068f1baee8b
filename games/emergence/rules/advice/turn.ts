import type { Seat } from '@tablewright/kernel';
import { DATA, isHostile } from '../content/types.ts';
import { deeds } from '../stages/action.ts';
import { type Hostile, targets } from '../stages/hostile.ts';
import { type Deed, TYPES } from '../state.ts';
import { against, bestSets, paying, tileDeed } from './deeds.ts';
import { type Outlook, standing, standingAnew } from './value.ts';

// The turn: where to go with the selection that everybody has seen, and what to do there.

/** The option that is worth most; of equals the first. */
export function bestOf<T>(options: readonly T[], worth: (option: T) => number): T {
  let best = options[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const here = worth(option);
    if (here <= most) continue;
    best = option;
    most = here;
  }
  return best;
}

/** What a step to this tile is worth, with the best deed there. */
export function stepWorth(o: Outlook, name: string): number {
  const { s, me } = o;
  const from = s.at[me]!;
  s.at[me] = o.ways.city.tileNamed.get(name)!;
  let most = Number.NEGATIVE_INFINITY;
  for (const deed of deeds(s, me)) most = Math.max(most, deedWorth(o, deed));
  s.at[me] = from;
  return most;
}

/** What a deed is worth where my agent stands. */
export function deedWorth(o: Outlook, deed: Deed): number {
  switch (deed) {
    case 'nothing':
      return standing(o, o.s.at[o.me]!);
    case 'activate':
    case 'boost':
    case 'replenish':
      return paying(o, isHostile(o.s.action[o.me]!) ? 1 : 0, () => tileDeed(o, deed)); // EMG-203
    case 'hack':
    case 'spy':
    case 'terminate':
      return Math.max(...targets(o.s, deed, o.me).map((on) => against(o, deed, on)));
  }
}

/** Boost and teleport: another tile for the cost of the exchange, or staying for nothing. */
export function jumpWorth(o: Outlook, name: string, cost: number): number {
  if (name === 'nothing') return standing(o, o.s.at[o.me]!);
  return paying(o, cost, () => standingAnew(o, o.ways.city.tileNamed.get(name)!));
}

export function targetWorth(o: Outlook, act: Hostile, on: Seat | 'nothing'): number {
  return on === 'nothing' ? standing(o, o.s.at[o.me]!) : against(o, act, on);
}

/** EMG-623 The scarcer type; whoever has chosen to replenish does it. */
export function typeWorth({ s }: Outlook, name: string): number {
  if (name === 'nothing') return Number.NEGATIVE_INFINITY;
  let lying = 0;
  for (let i = DATA.findIndex((type) => type === name); i < s.lying.length; i += TYPES) lying += s.lying[i]!;
  return -lying;
}

export function setsToCompile(o: Outlook): string[][] {
  return bestSets(o).map((set) => set.map((type) => DATA[type]!));
}
