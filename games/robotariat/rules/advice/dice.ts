import type { Json, Seat } from '@tablewright/kernel';
import type { LeadAct, SetAct } from '../content/acts.ts';
import {
  ARROWS,
  BLUE,
  CIVILIAN,
  CIVILIANS,
  FACES,
  OPPRESSOR,
  OPPRESSORS,
  PATHS,
  SIXTHS,
  X,
  YELLOW,
} from '../content/board.ts';
import { meet } from '../encounters.ts';
import { copy, NONE, NPC_TURN, type State } from '../state.ts';
import { valueFor } from './value.ts';

// Decisions about dice: what a roll is worth, and what another one would bring on the average.

interface Rest {
  readonly led: number;
  readonly jammed: boolean;
}

/**
 * The table after these dice: all move, then the Oppressors, then the Civilians encounter, until the game is over. Not tried on
 * the kernel: there ArciTech would be asked in between, and the next round would begin behind it.
 */
function afterDice(s: State, dice: Rest & { readonly black: number; readonly red: number }): State {
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

function worthOfDice(s: State, me: Seat, black: number, red: number, rest: Rest): number {
  return valueFor(afterDice(s, { black, red, ...rest }), me);
}

/** The average over the dice that are rolled; a die that is given stays as it is. */
export function expectedDice(s: State, me: Seat, rest: Rest, black = NONE, red = NONE): number {
  let worth = 0;
  for (let one = 0; one < FACES.length; one += 1) {
    if (black !== NONE && one !== black) continue;
    const oddsOne = black === NONE ? SIXTHS[OPPRESSOR]![one]! / 6 : 1;
    for (let two = 0; two < FACES.length; two += 1) {
      if (red !== NONE && two !== red) continue;
      const oddsTwo = red === NONE ? SIXTHS[CIVILIAN]![two]! / 6 : 1;
      worth += oddsOne * oddsTwo * worthOfDice(s, me, one, two, rest);
    }
  }
  return worth;
}

/** RTA-802 The path for the Oppressors, over all that the red die may show. */
export function bestPath(s: State, me: Seat): 'yellow' | 'blue' {
  const rest = { led: NONE, jammed: false };
  return expectedDice(s, me, rest, 0) > expectedDice(s, me, rest, 1) ? 'yellow' : 'blue';
}

/** RTA-811 The Civilian to move before the dice, and its path. */
export function bestLead(s: State, me: Seat, options: readonly LeadAct[]): LeadAct {
  const frame = s.stack.at(-1)!;
  const cause = frame.stage === 'lead' ? frame.cause : NPC_TURN;
  const jammed = cause === NPC_TURN && s.jammed > 0;
  const worth = ({ npc, path }: LeadAct): number => {
    const row = npc - 1;
    const next = copy(s);
    next.npcAt[row] = ARROWS[PATHS.indexOf(path)]![next.npcAt[row]!]!;
    meet(next, row);
    return next.funds >= next.target ? valueFor(next, me) : expectedDice(next, me, { led: row, jammed });
  };
  return highest(options, worth);
}

/** The first of the best; each is looked at once. */
function highest<A extends Json>(options: readonly A[], worth: (value: A) => number): A {
  let best: A = options[0]!;
  let most = worth(best);
  for (const value of options.slice(1)) {
    const its = worth(value);
    if (its <= most + 0.01) continue;
    best = value;
    most = its;
  }
  return best;
}

/** Keep the dice, roll them again, roll one again, or set one. */
type Decision = 'keep' | 'reroll' | 'black' | 'red' | Extract<SetAct, { act: 'set' }>;

/** RTA-808, U06, S02 The best of what may be done with the dice as they lie. */
export function bestDice<A extends Json>(
  s: State,
  me: Seat,
  options: readonly A[],
  decisionOf: (value: A) => Decision,
): A {
  const frame = s.stack.at(-1)!;
  if (!('black' in frame)) throw new Error(`${frame.stage}: no dice lie on the table`);
  const rest = { led: frame.led, jammed: frame.cause === NPC_TURN && s.jammed > 0 };
  return highest(options, (value) => {
    const decision = decisionOf(value);
    switch (decision) {
      case 'keep':
        return worthOfDice(s, me, frame.black, frame.red, rest);
      case 'reroll':
        return expectedDice(s, me, rest);
      case 'black':
        return expectedDice(s, me, rest, NONE, frame.red);
      case 'red':
        return frame.black === NONE ? expectedRed(s, me, rest) : expectedDice(s, me, rest, frame.black, NONE);
      default: {
        const set = { black: frame.black, red: frame.red, [decision.die]: FACES.indexOf(decision.face) };
        return worthOfDice(s, me, set.black, set.red, rest);
      }
    }
  });
}

/** Alice has no black die to count. */
function expectedRed(s: State, me: Seat, rest: Rest): number {
  let worth = 0;
  for (let face = 0; face < FACES.length; face += 1) {
    worth += (SIXTHS[CIVILIAN]![face]! / 6) * worthOfDice(s, me, NONE, face, rest);
  }
  return worth;
}
