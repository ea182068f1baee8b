import { apply, legalMoves, type Move, newGame, type State, Xoshiro } from './lantern-by-hand.ts';

// Information-set MCTS on the hand-written Lantern, as one would write it for this game alone: moves are numbers, the tree is a
// map by number, a world is a set of traitors. It shows what a search that knows no game costs.

interface Node {
  readonly moves: Map<Move, Node>;
  tries: number;
  offered: number;
  wins: number;
}

function newNode(): Node {
  return { moves: new Map(), tries: 0, offered: 0, wins: 0 };
}

function copy(s: State, seed: number): State {
  return {
    ...s,
    teams: s.teams.slice(),
    spoils: s.spoils.slice(),
    peeked: s.peeked.slice(),
    chance: new Xoshiro(seed),
  };
}

/** Every set of traitors that fits what the seat knows. */
function possible(s: State, me: number): number[] {
  const mine = (s.traitors >> me) & 1;
  if (mine === 1) return [s.traitors]; // they know each other
  const count = bits(s.traitors);
  const sets: number[] = [];
  for (let set = 0; set < 1 << s.seats; set += 1) {
    if (bits(set) !== count || (set >> me) & 1) continue;
    if (s.peeked[me]! & (set ^ s.traitors)) continue;
    if (s.teams.every((team, night) => bits(team & set) >= s.spoils[night]!)) sets.push(set);
  }
  return sets;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** So many tries for whoever is to move; what was tried most. */
export function searchByHand(s: State, iterations: number, rng: Xoshiro): Move {
  const me = s.toMove;
  const worlds = possible(s, me);
  const root = newNode();
  const path: { node: Node; by: number }[] = [];
  for (let i = 0; i < iterations; i += 1) {
    const world = copy(s, rng.below(0x1_0000_0000));
    world.traitors = worlds[rng.below(worlds.length)]!;
    path.length = 0;
    let node = root;
    for (let isNew = false; !isNew && world.phase !== 'over'; ) {
      const by = world.toMove;
      const moves = legalMoves(world);
      let best: Node | undefined;
      let chosen = moves[0]!;
      let most = Number.NEGATIVE_INFINITY;
      let untried = 0;
      for (const move of moves) {
        const next = node.moves.get(move);
        if (next === undefined) {
          untried += 1;
          if (rng.below(untried) === 0) chosen = move;
          continue;
        }
        next.offered += 1;
        if (untried > 0) continue;
        const score = next.wins / next.tries + 0.7 * Math.sqrt(Math.log(next.offered) / next.tries);
        if (score <= most) continue;
        most = score;
        chosen = move;
        best = next;
      }
      if (untried > 0) {
        best = newNode();
        node.moves.set(chosen, best);
        isNew = true;
      }
      apply(world, chosen);
      node = best!;
      path.push({ node, by });
    }
    while (world.phase !== 'over') {
      const moves = legalMoves(world);
      apply(world, moves[rng.below(moves.length)]!);
    }
    for (const { node: passed, by } of path) {
      passed.tries += 1;
      passed.wins += (world.winners >> by) & 1;
    }
  }
  let answer: Move = legalMoves(s)[0]!;
  let tries = -1;
  for (const [move, node] of root.moves) {
    if (node.tries <= tries) continue;
    tries = node.tries;
    answer = move;
  }
  return answer;
}

/** A position some moves into a game. */
export function positionByHand(seed: number): State {
  const s = newGame(5 + (seed % 3), seed);
  const rng = new Xoshiro(seed);
  for (let n = rng.below(20); n > 0 && s.phase !== 'over'; n -= 1) {
    const moves = legalMoves(s);
    apply(s, moves[rng.below(moves.length)]!);
  }
  return s.phase === 'over' ? newGame(s.seats, seed) : s;
}
