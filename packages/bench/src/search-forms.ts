import { createRequire } from 'node:module';
import { budgetOf, Search, SEARCH } from '@tablewright/bots';
import { type Game, fastRng } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import type * as Ai from 'boardgame.io/ai' with { 'resolution-mode': 'require' };
import { config, isOver, lanternOn, legalMoves, type Table, toMove } from './lantern-boardgameio.ts';
import { Xoshiro } from './lantern-by-hand.ts';
import { positionByHand, searchByHand } from './search-by-hand.ts';

// Searches of Lantern in its three forms: each tries a number of games to their end, from positions some moves into a game, and
// says how many tries that were. boardgame.io's bot sees all cards; the other two do not.

export type SearchForm = 'kernel' | 'boardgameio' | 'handwritten';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof Ai;

const game = lantern as unknown as Game;
/** Played to the end: Lantern has no evaluation. */
const SETTINGS = { ...SEARCH, treeDepth: 1000 };

function kernel(seed: number, iterations: number): number {
  const seats = 5 + (seed % 3);
  const rng = fastRng(seed);
  let { state } = lantern.start({ seats, seed });
  for (let n = rng.below(20); n > 0; n -= 1)
    if (!lantern.playRandom(state, rng)) ({ state } = lantern.start({ seats, seed }));
  const [question] = game.asks(state);
  if (question === undefined) return 0;
  const view = game.view(state, question.seat);
  const at = { game, seat: question.seat, view, question, told: [], rng, hunches: [], foresee: null };
  return new Search(at, SETTINGS).run(budgetOf({ iterations, milliseconds: 0 }, {})).iterations;
}

function handwritten(seed: number, iterations: number): number {
  searchByHand(positionByHand(seed), iterations, new Xoshiro(seed));
  return iterations;
}

const onBoardgameio = lanternOn();
const bot = new MCTSBot({
  game: config,
  seed: 1,
  iterations: 1,
  playoutDepth: 1000,
  // The bot asks for the moves of every active player; whoever is due answers for all, so that no game gets stuck.
  enumerate: (G: Table['G'], ctx: Table['ctx'], playerID: string) => {
    const table = { G, ctx } as Table;
    if (playerID !== '0' || isOver(table)) return [];
    const seat = toMove(table);
    return legalMoves(table, seat).map(({ move, args }) => ({
      type: 'MAKE_MOVE' as const,
      payload: { type: move, args, playerID: String(seat) },
    }));
  },
});

async function boardgameio(seed: number, iterations: number): Promise<number> {
  const rng = fastRng(seed);
  let table = onBoardgameio.newGame(5 + (seed % 3), seed);
  for (let n = rng.below(20); n > 0 && !isOver(table); n -= 1) {
    const seat = toMove(table);
    const moves = legalMoves(table, seat);
    table = onBoardgameio.apply(table, seat, moves[rng.below(moves.length)]!);
  }
  if (isOver(table)) return 0;
  bot.iterations = () => iterations;
  await bot.play(table, '0');
  return iterations;
}

export const searches: Readonly<Record<SearchForm, (seed: number, iterations: number) => number | Promise<number>>> = {
  kernel,
  boardgameio,
  handwritten,
};
