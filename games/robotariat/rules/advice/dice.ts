import type { Seat } from '@tablewright/kernel';
import { ARROWS, CIVILIAN, FACES, OPPRESSOR, SIXTHS } from '../content/board.ts';
import { meet } from '../encounters.ts';
import { readWay } from '../stages/effects.ts';
import { copy, NONE, NPC_TURN, type State } from '../state.ts';
import { afterDice } from './table.ts';
import { valueFor } from './value.ts';

// Decisions about dice: what a roll is worth, and what another one would bring on the average.

interface Rest {
  readonly led: number;
  readonly jammed: boolean;
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
export function bestLead(s: State, me: Seat, cause: number, options: readonly string[]): string {
  const jammed = cause === NPC_TURN && s.jammed > 0;
  const worth = (value: string): number => {
    const { npc, path } = readWay(value);
    const next = copy(s);
    next.npcAt[npc] = ARROWS[path]![next.npcAt[npc]!]!;
    meet(next, npc);
    return next.funds >= next.target ? valueFor(next, me) : expectedDice(next, me, { led: npc, jammed });
  };
  return highest(options, worth);
}

/** The first of the best; each is looked at once. */
function highest(options: readonly string[], worth: (value: string) => number): string {
  let best = options[0]!;
  let most = worth(best);
  for (const value of options.slice(1)) {
    const its = worth(value);
    if (its <= most + 0.01) continue;
    best = value;
    most = its;
  }
  return best;
}

type Rolled = Extract<State['stack'][number], { stage: 'reroll' | 'forecast' | 'adjust' }>;

/** RTA-808, U06, S02 Keep the dice, roll again, or set one. */
export function bestDice(s: State, me: Seat, frame: Rolled, options: readonly string[]): string {
  const rest = { led: frame.led, jammed: frame.cause === NPC_TURN && s.jammed > 0 };
  const worth = (value: string): number => {
    switch (value) {
      case 'keep':
        return worthOfDice(s, me, frame.black, frame.red, rest);
      case 'reroll':
        return expectedDice(s, me, rest);
      case 'black':
        return expectedDice(s, me, rest, NONE, frame.red);
      case 'red':
        return frame.black === NONE ? expectedRed(s, me, rest) : expectedDice(s, me, rest, frame.black, NONE);
      default: {
        const [die, face] = value.split('-') as ['black' | 'red', (typeof FACES)[number]];
        const set = { black: frame.black, red: frame.red, [die]: FACES.indexOf(face) };
        return worthOfDice(s, me, set.black, set.red, rest);
      }
    }
  };
  return highest(options, worth);
}

/** Alice has no black die to count. */
function expectedRed(s: State, me: Seat, rest: Rest): number {
  let worth = 0;
  for (let face = 0; face < FACES.length; face += 1) {
    worth += (SIXTHS[CIVILIAN]![face]! / 6) * worthOfDice(s, me, NONE, face, rest);
  }
  return worth;
}
