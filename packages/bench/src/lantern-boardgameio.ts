import { createRequire } from 'node:module';
import type { ActivePlayersArg, Ctx, Game, MoveFn, Plugin, State } from 'boardgame.io' with {
  'resolution-mode': 'require',
};
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' };

// Lantern on boardgame.io, in the fastest form that its manual offers: the reducer alone, without client, master or
// network, and without the stack for undo; moves that change G, which is kept flat because immer pays for every level;
// chance from its random plugin; legal moves from `ai.enumerate`. Everybody is active in one long turn, and the moves
// look themselves whose answer is due: turns and stages that follow each other would cost more. The rules stand in the
// test kit's Lantern.

// boardgame.io has no exports that an ES module can import by these names
const require = createRequire(import.meta.url);
const internal = require('boardgame.io/internal') as typeof Internal;
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as {
  ActivePlayers: { ALL: ActivePlayersArg };
  INVALID_MOVE: 'INVALID_MOVE';
};

export interface G {
  stage: 'propose' | 'vote' | 'mission' | 'peek';
  /** sets of players as bits */
  traitors: number;
  team: number;
  answered: number;
  ayes: number;
  spoiling: number;
  bearer: number;
  refused: number;
  lit: number;
  dark: number;
  teams: number[];
  spoils: number[];
  peeked: number[];
  ending: 'refusals' | 'dark' | 'lit' | null;
}

export interface Move {
  move: string;
  args: unknown[];
}

const TRAITORS = [2, 2, 3];
const TEAM_SIZES = [
  [2, 3, 2, 3, 3],
  [2, 3, 4, 3, 4],
  [2, 3, 3, 4, 4],
];

type Context = Parameters<MoveFn<G>>[0];

const propose = ({ G, ctx, playerID }: Context, team: number[]): 'INVALID_MOVE' | undefined => {
  if (G.stage !== 'propose' || Number(playerID) !== G.bearer || team.length !== teamSize(G, ctx)) return INVALID_MOVE;
  G.team = 0;
  for (const seat of team) G.team |= 1 << seat;
  G.stage = 'vote';
  G.answered = 0;
  G.ayes = 0;
  return undefined;
};

const vote = ({ G, ctx, playerID }: Context, ballot: 'aye' | 'nay'): 'INVALID_MOVE' | undefined => {
  const me = 1 << Number(playerID);
  if (G.stage !== 'vote' || (G.answered & me) !== 0) return INVALID_MOVE;
  G.answered |= me;
  if (ballot === 'aye') G.ayes |= me;
  if (G.answered !== (1 << ctx.numPlayers) - 1) return undefined;
  if (size(G.ayes) * 2 > ctx.numPlayers) {
    G.refused = 0;
    G.stage = 'mission';
    G.answered = 0;
    G.spoiling = 0;
    return undefined;
  }
  G.refused += 1;
  if (G.refused === 5) G.ending = 'refusals';
  else passLantern(G, ctx);
  return undefined;
};

const mission = (context: Context, deed: 'help' | 'spoil'): 'INVALID_MOVE' | undefined => {
  const { G, ctx, playerID } = context;
  const me = 1 << Number(playerID);
  if (G.stage !== 'mission' || (G.team & ~G.answered & me) === 0) return INVALID_MOVE;
  if (deed === 'spoil' && (G.traitors & me) === 0) return INVALID_MOVE;
  G.answered |= me;
  if (deed === 'spoil') G.spoiling += 1;
  if (G.answered !== G.team) return undefined;
  const dark = G.spoiling >= (ctx.numPlayers === 7 && G.teams.length === 3 ? 2 : 1);
  G.teams.push(G.team);
  G.spoils.push(G.spoiling);
  if (dark) {
    G.dark += 1;
    G.stage = 'peek';
  } else {
    G.lit += 1;
    dawn(context);
  }
  return undefined;
};

const peek = (context: Context, at: number): 'INVALID_MOVE' | undefined => {
  const { G, playerID } = context;
  if (G.stage !== 'peek' || Number(playerID) !== G.bearer || at === G.bearer) return INVALID_MOVE;
  G.peeked[G.bearer]! |= 1 << at;
  dawn(context);
  return undefined;
};

function dawn({ G, ctx, random }: Context): void {
  if (G.dark === 3) G.ending = 'dark';
  else if (G.lit === 3) G.ending = 'lit';
  else {
    G.refused = random.Die(6) === 1 ? 1 : 0;
    passLantern(G, ctx);
  }
}

function passLantern(G: G, ctx: Ctx): void {
  G.bearer = (G.bearer + 1) % ctx.numPlayers;
  G.stage = 'propose';
}

function teamSize(G: G, ctx: Ctx): number {
  return TEAM_SIZES[ctx.numPlayers - 5]![G.teams.length]!;
}

function enumerate(G: G, ctx: Ctx, playerID: string): Move[] {
  switch (G.stage) {
    case 'propose': {
      const moves: Move[] = [];
      addTeams(moves, ctx.numPlayers, [], 0, teamSize(G, ctx));
      return moves;
    }
    case 'vote':
      return [
        { move: 'vote', args: ['aye'] },
        { move: 'vote', args: ['nay'] },
      ];
    case 'mission': {
      const help = { move: 'mission', args: ['help'] };
      const traitor = (G.traitors & (1 << Number(playerID))) !== 0;
      return traitor ? [help, { move: 'mission', args: ['spoil'] }] : [help];
    }
    case 'peek': {
      const moves: Move[] = [];
      for (let at = 0; at < ctx.numPlayers; at += 1) if (at !== G.bearer) moves.push({ move: 'peek', args: [at] });
      return moves;
    }
  }
}

function addTeams(moves: Move[], seats: number, team: number[], from: number, missing: number): void {
  if (missing === 0) {
    moves.push({ move: 'propose', args: [team] });
    return;
  }
  for (let seat = from; seat <= seats - missing; seat += 1) {
    addTeams(moves, seats, [...team, seat], seat + 1, missing - 1);
  }
}

export const config: Game<G> = {
  name: 'lantern',
  disableUndo: true,
  setup({ ctx, random }): G {
    const order = random.Shuffle(ctx.playOrder);
    let traitors = 0;
    for (const player of order.slice(0, TRAITORS[ctx.numPlayers - 5])) traitors |= 1 << Number(player);
    return {
      stage: 'propose',
      traitors,
      team: 0,
      answered: 0,
      ayes: 0,
      spoiling: 0,
      bearer: random.Die(ctx.numPlayers) - 1,
      refused: 0,
      lit: 0,
      dark: 0,
      teams: [],
      spoils: [],
      peeked: new Array<number>(ctx.numPlayers).fill(0),
      ending: null,
    };
  },
  moves: { propose, vote, mission, peek },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => G.ending ?? undefined,
  ai: { enumerate },
};

export type Table = State<G>;

export interface Lantern {
  newGame(seats: number, seed: number): Table;
  apply(table: Table, seat: number, move: Move): Table;
}

/** `plugins`: the test puts a random plugin of its own here, which says what is to be drawn. */
export function lanternOn(plugins: Plugin[] = []): Lantern {
  const game: Game<G> = internal.ProcessGameConfig({ ...config, plugins });
  const reducer = internal.CreateGameReducer({ game });
  return {
    newGame: (seats, seed) => internal.InitializeGame({ game: { ...game, seed }, numPlayers: seats }),
    apply: (table, seat, { move, args }) =>
      reducer(table, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat) } }),
  };
}

export function isOver({ ctx }: Table): boolean {
  return ctx.gameover !== undefined;
}

/** The seat whose answer is taken next: the bearer, or the first of those who have not answered. */
export function toMove({ G, ctx }: Table): number {
  if (G.stage === 'propose' || G.stage === 'peek') return G.bearer;
  const missing = (G.stage === 'vote' ? (1 << ctx.numPlayers) - 1 : G.team) & ~G.answered;
  return 31 - Math.clz32(missing & -missing);
}

export function legalMoves(table: Table, seat: number): Move[] {
  return enumerate(table.G, table.ctx, String(seat));
}

function size(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
