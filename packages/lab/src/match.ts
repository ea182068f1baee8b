import { fastRng, type Game, type Json, type Outcome, type Seat } from '@tablewright/kernel';
import { type Level, type Limits, listens, sitDown } from '@tablewright/bots';
import { Ears } from './ears.ts';
import { seedsOf } from './seeds.ts';
import { nextAnswer } from './table.ts';

// Two players compared. Every deal is played more than once, with the two in each other's place, so that nobody wins by a good
// hand. How they are seated depends on what can be won: among rivals every other seat is theirs, teams are theirs as a whole,
// and where everybody wins or loses for himself, or all together, each of them takes the same seat among the same others.

export interface Contestant {
  readonly level: Level;
  readonly limits?: Limits;
  /** how it judges a table, if not as the game does */
  readonly judges?: NonNullable<Game['evaluate']>;
}

export type Seating = 'rivals' | 'teams' | 'lone';

export interface MatchRequest {
  readonly a: Contestant;
  readonly b: Contestant;
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly deals: number;
  /** the first deal; so that a match can be played in parts */
  readonly from?: number;
  readonly seed: string;
}

export interface Tie {
  /** comparisons that one of the two has won */
  readonly wonByA: number;
  readonly wonByB: number;
  readonly games: number;
  readonly decisions: number;
  /** where there are teams: what came of each */
  readonly teams: Readonly<Record<string, Readonly<TeamTie>>>;
}

export interface TeamTie {
  /** games that A has won as this team, and B, each against the other, of how many */
  a: number;
  b: number;
  games: number;
  /** games of the same deals that it has won where everybody was B: what A is held against; null where B thinks, which takes long */
  among: number | null;
}

export interface Rate {
  /** how often A won, of what one of the two has won: 0 to 1, with its 95 % interval */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Seats that win in a game, with the 95 % interval of that mean. */
export interface Winners {
  readonly winners: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Who sits at the table while it is found out how a game is won. */
const PROBES = 12;
const LONGEST = 20_000;

/** How a game is won, read off a few random games. */
export function seatingOf(game: Game, seats: number, options: Record<string, Json> = {}): Seating {
  const players = Array.from({ length: seats }, (): Contestant => ({ level: 'random' }));
  let [teams, together] = [true, true];
  for (let i = 0; i < PROBES; i += 1) {
    const { outcome } = playWith(game, { seats, options, seed: 'probe', index: i, players });
    if (outcome === null) return 'rivals';
    const { winners, roles } = outcome;
    if (roles.length === 0) {
      teams = false;
      together &&= winners.length === 0 || winners.length === seats;
      if (together) continue;
      return 'rivals';
    }
    const winning = new Set(winners.map((seat) => roles[seat]));
    const asOne = roles.every((role, seat) => winning.has(role) === winners.includes(seat));
    if (!asOne || winning.size !== 1 || new Set(roles).size === seats) teams = false;
  }
  return teams ? 'teams' : 'lone';
}

interface Sitting {
  readonly seats: number;
  readonly options: Record<string, Json>;
  readonly seed: string;
  readonly index: number;
  readonly players: readonly Contestant[];
}

function playWith(
  game: Game,
  { seats, options, seed, index, players }: Sitting,
): { outcome: Outcome | null; decisions: number } {
  const seeds = seedsOf(seed, index);
  const bots = players.map(({ level, limits, judges }, seat) => {
    const its = judges === undefined ? game : { ...game, evaluate: judges };
    const player = sitDown(its, seat, level, fastRng(seeds.bots + seat), limits);
    return { sees: 'view' as const, answer: player.answer.bind(player) };
  });
  const ears = game.weigh !== undefined && players.some(({ level }) => listens(level)) ? new Ears(seats) : null;
  const hear = ears?.hear.bind(ears);
  const table = { names: players.map(({ level }) => level), bots, order: fastRng(seeds.order), ears };
  const { state: s, told } = game.start({ seats, options, seed: seeds.chance });
  ears?.hearAll(told);
  let decisions = 0;
  for (; decisions < LONGEST; decisions += 1) {
    const next = nextAnswer(game, s, table);
    if (next === null) break;
    if (next.complaint !== null) throw new Error(next.complaint);
    game.play(s, next.seat, next.value, hear);
  }
  return { outcome: game.outcome(s), decisions };
}

export function playMatch(game: Game, request: MatchRequest, seating: Seating): Tie {
  const { a, b, seats, options = {}, deals, from = 0, seed } = request;
  const sum = {
    wonByA: 0,
    wonByB: 0,
    games: 0,
    decisions: 0,
    teams: {} as Record<string, TeamTie>,
  };
  const play = (index: number, players: readonly Contestant[]): Outcome | null => {
    const played = playWith(game, { seats, options, seed, index, players });
    sum.games += 1;
    sum.decisions += played.decisions;
    return played.outcome;
  };
  const places = Array.from({ length: seats }, (_, seat) => seat);
  /** Who wins where everybody is B. */
  const amongAlike = (index: number): Seat | undefined =>
    playWith(game, { seats, options, seed, index, players: places.map(() => b) }).outcome?.winners[0];
  for (let index = from; index < from + deals; index += 1) {
    if (seating === 'lone') {
      const seat = index % seats;
      const others = places.map((): Contestant => ({ level: 'steady' }));
      const won = [a, b].map((one) => play(index, others.with(seat, one))?.winners.includes(seat) === true);
      if (won[0] && !won[1]) sum.wonByA += 1;
      if (won[1] && !won[0]) sum.wonByB += 1;
      continue;
    }
    // The roles are dealt before anybody answers: whoever plays, they are the same.
    const roles =
      seating === 'rivals'
        ? places.map((seat) => String((seat + index) % 2))
        : playWith(game, { seats, options, seed, index, players: places.map(() => ({ level: 'random' })) }).outcome!
            .roles;
    const teams = [...new Set(roles)].sort();
    if (seating === 'teams') {
      for (const team of teams) sum.teams[team] ??= { a: 0, b: 0, games: 0, among: listens(b.level) ? null : 0 };
      const best = listens(b.level) ? undefined : amongAlike(index);
      if (best !== undefined) sum.teams[roles[best]!]!.among! += 1;
    }
    for (const first of teams) {
      const outcome = play(
        index,
        places.map((seat) => (roles[seat] === first ? a : b)),
      );
      const winner = outcome?.winners[0];
      if (winner === undefined) continue;
      const wonByA = roles[winner] === first;
      if (wonByA) sum.wonByA += 1;
      else sum.wonByB += 1;
      if (seating === 'rivals') continue;
      for (const team of teams) {
        const one = sum.teams[team]!;
        if (team === first) one.games += 1;
        if (team === first && wonByA) one.a += 1;
        if (team !== first && !wonByA) one.b += 1;
      }
    }
  }
  return sum;
}

/** How many win at a table at which all play alike, on average over the games. */
export function winnersAlike(
  game: Game,
  player: Contestant,
  { seats, games, seed }: { readonly seats: number; readonly games: number; readonly seed: string },
): Winners {
  const players = Array.from({ length: seats }, () => player);
  const won = Array.from(
    { length: games },
    (_, index) => playWith(game, { seats, options: {}, seed, index, players }).outcome?.winners.length ?? 0,
  );
  const mean = won.reduce((sum, one) => sum + one, 0) / games;
  const variance = won.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, games - 1);
  const half = 1.96 * Math.sqrt(variance / games);
  return { winners: mean, low: mean - half, high: mean + half, games };
}

/** Wilson's interval: right for few games and for rates near 0 and 1. */
export function rateOf({ wonByA, wonByB, games }: Pick<Tie, 'wonByA' | 'wonByB' | 'games'>): Rate {
  const n = wonByA + wonByB;
  if (n === 0) return { rate: 0.5, low: 0, high: 1, games };
  const z = 1.96;
  const p = wonByA / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return { rate: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half), games };
}
