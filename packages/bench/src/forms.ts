import { type Rng, uniformOption } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { isOver, lanternOn, legalMoves as legalOnBoardgameio, toMove } from './lantern-boardgameio.ts';
import { apply, legalMoves, newGame } from './lantern-by-hand.ts';

// Lantern in its three forms, each playing at random to the end: enumerate what the seat to move may do, choose one of
// it, play it. equal.test.ts holds them against each other, answer by answer.

export type FormName = 'kernel' | 'boardgameio' | 'handwritten';

export interface Form {
  readonly name: FormName;
  /** plays one game and says how many decisions it took */
  play(seats: number, seed: number, rng: Rng): number;
}

/**
 * The kernel's offer is the list of legal answers: for a pick the list itself, for a team the set out of which
 * `countOptions` and `optionAt` number all teams. That is an enumeration, only that no team is made which nobody wants.
 */
const kernel: Form = {
  name: 'kernel',
  play(seats, seed, rng) {
    const { state } = lantern.start({ seats, seed });
    let decisions = 0;
    while (lantern.playRandom(state, rng, uniformOption)) decisions += 1;
    return decisions;
  },
};

const onBoardgameio = lanternOn();

const boardgameio: Form = {
  name: 'boardgameio',
  play(seats, seed, rng) {
    let table = onBoardgameio.newGame(seats, seed);
    let decisions = 0;
    for (; !isOver(table); decisions += 1) {
      const seat = toMove(table);
      const moves = legalOnBoardgameio(table, seat);
      table = onBoardgameio.apply(table, seat, moves[rng.below(moves.length)]!);
    }
    return decisions;
  },
};

const handwritten: Form = {
  name: 'handwritten',
  play(seats, seed, rng) {
    const state = newGame(seats, seed);
    let decisions = 0;
    for (; state.phase !== 'over'; decisions += 1) {
      const moves = legalMoves(state);
      apply(state, moves[rng.below(moves.length)]!);
    }
    return decisions;
  },
};

export const forms: readonly Form[] = [kernel, boardgameio, handwritten];
