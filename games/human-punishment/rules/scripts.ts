import { ALL_ROUNDERS } from './content/all-rounders.ts';
import { BOXES } from './content/boxes.ts';
import type { Effect, Effects } from './content/effects.ts';
import { EVENTS } from './content/events.ts';
import { GENERAL_SPECIALS, STAR_CARDS } from './content/influence.ts';
import { INTERROGATIONS } from './content/interrogation.ts';
import { PROGRAMS } from './content/programs.ts';
import { RECON } from './content/recon.ts';
import { WOUNDS } from './content/wounds.ts';

// Every list of effects that is printed somewhere, also those inside others, has a number: so that a frame in which one is
// being carried out holds numbers only.

const lists: Effects[] = [];
const names: string[] = [];
const numbers = new Map<Effects, number>();

function enter(list: Effects, name: string): void {
  if (numbers.has(list)) return;
  numbers.set(list, lists.length);
  lists.push(list);
  names.push(name);
  for (const effect of list) for (const inner of innerLists(effect)) enter(inner, name);
}

function innerLists(effect: Effect): readonly Effects[] {
  switch (effect.does) {
    case 'each':
    case 'may':
    case 'contagious':
      return [effect.then];
    case 'if':
      return [effect.then, effect.otherwise];
    case 'choose':
      return effect.between;
    default:
      return [];
  }
}

for (const { effects, name } of [
  ...STAR_CARDS,
  ...GENERAL_SPECIALS,
  ...ALL_ROUNDERS,
  ...PROGRAMS,
  ...RECON,
  ...WOUNDS,
  ...BOXES,
]) {
  enter(effects, name);
}
for (const { tasks, name } of INTERROGATIONS) for (const task of tasks) enter(task, name);
for (const event of EVENTS) for (const part of partsOf(event)) enter(part, event.name);

/** All that an Event can lead to. */
function partsOf(event: (typeof EVENTS)[number]): readonly Effects[] {
  switch (event.type) {
    case 'check':
      return event.noShow === null ? [event.success, event.failure] : [event.success, event.failure, event.noShow];
    case 'colour':
      return [event.none, event.one, event.more];
    case 'decision':
      return [event.a, event.b];
    case 'raid':
    case 'ex':
      return [event.effects];
  }
}

export const SCRIPTS: readonly Effects[] = lists;

export function scriptOf(list: Effects): number {
  const number = numbers.get(list);
  if (number === undefined) throw new RangeError('these effects are printed on no card');
  return number;
}

/** The card on which they are printed; lists that say the same on several cards have the name of the first. */
export function nameOf(script: number): string {
  return names[script] ?? 'a card';
}
