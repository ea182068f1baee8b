import { choicesIn } from '@tablewright/kernel';
import { DATA } from '../content/types.ts';
import type { Answers } from '../stages/index.ts';
import { type Deed, TYPES } from '../state.ts';
import { activating, attackWorth, jumping, replenishing } from './deeds.ts';
import { type Outlook, standing, standingAnew, tried } from './value.ts';

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
export function stepWorth(o: Outlook, tile: Answers['move']): number {
  const there = tried(o, tile);
  const asked = there.s.stack.at(-1);
  if (asked?.stage !== 'action' || asked.by !== o.me) return standing(there); // EMG-200 nothing can be done there
  let most = Number.NEGATIVE_INFINITY;
  for (const deed of choicesIn<Deed>(o.trials.offer(there.s, o.me))) most = Math.max(most, deedWorth(there, deed));
  return most;
}

/** What a deed is worth where my agent stands. */
export function deedWorth(o: Outlook, deed: Deed): number {
  switch (deed) {
    case 'nothing':
      return standing(o);
    case 'activate':
      return activating(o);
    case 'boost':
      return jumping(tried(o, deed));
    case 'replenish':
      return replenishing(o);
    case 'hack':
    case 'spy':
    case 'terminate':
      return attacking(tried(o, deed));
  }
}

/** The best of those whom the act can reach. */
function attacking(o: Outlook): number {
  let worth = Number.NEGATIVE_INFINITY;
  for (const on of choicesIn<Answers['target']>(o.trials.offer(o.s, o.me))) {
    if (on !== 'nothing') worth = Math.max(worth, targetWorth(o, on));
  }
  return worth;
}

export function targetWorth(o: Outlook, on: Answers['target']): number {
  const asked = o.s.stack.at(-1);
  if (on === 'nothing' || asked?.stage !== 'target') return standing(o);
  return attackWorth(o, tried(o, on), { act: asked.act, on }, o.s.at[o.me]!);
}

/** Boost and teleport: another tile, or staying for nothing. */
export function jumpWorth(o: Outlook, tile: Answers['boost']): number {
  return tile === 'nothing' ? standing(o) : standingAnew(tried(o, tile));
}

/** EMG-623 The scarcer type; whoever has chosen to replenish does it. */
export function typeWorth({ s }: Outlook, type: Answers['replenish']): number {
  if (type === 'nothing') return Number.NEGATIVE_INFINITY;
  let lying = 0;
  for (let i = DATA.indexOf(type); i < s.lying.length; i += TYPES) lying += s.lying[i]!;
  return -lying;
}
