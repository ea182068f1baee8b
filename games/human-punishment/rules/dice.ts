import type { Seat } from '@tablewright/kernel';
import { DICE } from './acts.ts';
import { roll } from './chance.ts';
import type { K } from './events.ts';
import type { State } from './state.ts';

// Dice that have been rolled and do not count yet (W2, HPB-122). They lie in the frame that rolled them, under the window.

const SIDES = { orange: 6, red: 12, white1: 6, white2: 6, pink: 6 } as const;

/** As bits: a throw of these dice. */
export const ORANGE = 1;
export const RED_DIE_BIT = 2;
export const WHITE = 4 | 8;
export const PINK = 16;

function claimsAt(s: State): number {
  for (let at = s.stack.length - 1; at > 0; at -= 1) if (s.stack[at]!.stage === 'claims') return at;
  return 0;
}

/** The dice of the window that is being served, as bits. */
export function diceOnTable(s: State): number {
  const frame = s.stack[claimsAt(s)];
  return frame?.stage === 'claims' ? frame.dice : 0;
}

export function rerollDie(s: State, k: K, die: number, by: Seat): void {
  const at = claimsAt(s);
  const name = DICE[die]!;
  const thrown = s.stack[at - 1] as unknown as Record<string, number>;
  const came = roll(s, k, SIDES[name], name);
  k.tell({ type: 'rerolled', by, die: name, from: thrown[name]!, to: came });
  thrown[name] = came;
  s.thrown.push(die, came);
}

/** Throws dice into a frame; whoever may do something about it is asked next. */
export function throwDice(s: State, k: K, frame: { [die: string]: unknown }, dice: number, by: Seat): void {
  const came: { [die: string]: number } = {};
  for (const [at, name] of DICE.entries()) {
    if ((dice & (1 << at)) === 0) continue;
    frame[name] = roll(s, k, SIDES[name], name);
    came[name] = frame[name] as number;
    s.thrown.push(at, came[name]);
  }
  k.tell({ type: 'rolled', by, dice: came });
}
