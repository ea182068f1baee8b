import { choicesIn } from '@tablewright/kernel';
import { DATA } from '../content/types.ts';
import type { Answers } from '../stages/index.ts';
import { type Deed, type State, TYPES } from '../state.ts';
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

/** A step, and the best deed where it leads. */
export interface Step {
  readonly tile: Answers['move'];
  readonly worth: number;
  /** null: nothing can be done there (EMG-200) */
  readonly next: Foreseen | null;
}

/** What will be done on a table that is expected. */
export interface Foreseen {
  readonly s: State;
  readonly deed: Deed;
}

/** The best step with the best deed behind it; of equals the first. */
export function bestStep(o: Outlook, tiles: readonly Answers['move'][]): Step {
  let best = stepTo(o, tiles[0]!);
  for (let i = 1; i < tiles.length; i += 1) {
    const step = stepTo(o, tiles[i]!);
    if (step.worth > best.worth) best = step;
  }
  return best;
}

function stepTo(o: Outlook, tile: Answers['move']): Step {
  const there = tried(o, tile);
  const asked = there.s.stack.at(-1);
  if (asked?.stage !== 'action' || asked.by !== o.me) return { tile, worth: standing(there), next: null };
  const deeds = choicesIn<Deed>(o.trials.offer(there.s, o.me));
  let worth = Number.NEGATIVE_INFINITY;
  const deed = bestOf(deeds, (one) => {
    const its = deedWorth(there, one);
    worth = Math.max(worth, its);
    return its;
  });
  return { tile, worth, next: { s: there.s, deed } };
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
