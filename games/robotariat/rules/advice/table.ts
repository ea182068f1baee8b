import { defineGame } from '@tablewright/kernel';
import { ARROWS, BLUE, CIVILIANS, OPPRESSORS, X, YELLOW } from '../content/board.ts';
import { meet } from '../encounters.ts';
import { invariants } from '../invariants.ts';
import { type Options, options } from '../options.ts';
import type { Told } from '../events.ts';
import { blank, setup } from '../setup.ts';
import { stages } from '../stages/index.ts';
import { copy, NONE, type State } from '../state.ts';
import { type View, view } from '../view.ts';
import { words } from '../words/index.ts';
import { world } from '../world.ts';

/** A table of one's own to try answers on: the same rules, and nobody sits at it. */
export const table = defineGame<State, Options, View, Told>({
  id: 'robotariat',
  name: 'Rise of the Robotariat',
  rulesVersion: 1,
  ledger: 'RTA',
  seats: { min: 3, max: 5 },
  options,
  blank,
  setup,
  stages,
  revealing: [],
  copy,
  view,
  world,
  invariants,
  words,
  advisor: () => ({}),
});

/** The table after these dice: all move, then the Oppressors, then the Civilians encounter, until the game is over. */
export function afterDice(s: State, dice: { black: number; red: number; led: number; jammed: boolean }): State {
  const next = copy(s);
  const arrived: number[] = [];
  if (dice.black !== NONE && dice.black !== X && !dice.jammed) {
    for (const npc of OPPRESSORS) step(next, npc, dice.black, arrived);
  }
  if (dice.red !== X) for (const npc of CIVILIANS) if (npc !== dice.led) step(next, npc, dice.red, arrived);
  if (dice.black === X) next.token = ARROWS[BLUE]![next.token]!;
  if (dice.red === X) next.token = ARROWS[YELLOW]![next.token]!;
  for (const npc of arrived) {
    meet(next, npc);
    if (next.reputation === 0 || next.funds >= next.target) break;
  }
  return next;
}

function step(s: State, npc: number, path: number, arrived: number[]): void {
  if (s.npcAt[npc] === NONE) return;
  s.npcAt[npc] = ARROWS[path]![s.npcAt[npc]!]!;
  arrived.push(npc);
}
