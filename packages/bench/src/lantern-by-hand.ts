// Lantern once more, as one would write it without a kernel: a state that is changed in place, a switch over the phases,
// the legal moves as an array. It shows what the kernel costs, so it does nothing but play: no events, no log, no views,
// no check of a move, and nothing in it is of use to a second game. The rules stand in the test kit's Lantern.

export type Phase = 'propose' | 'vote' | 'mission' | 'peek' | 'over';

/** The team as bits in `propose`; 1 for aye in `vote`; 1 for spoil in `mission`; the seat looked at in `peek`. */
export type Move = number;

export interface State {
  seats: number;
  phase: Phase;
  /** the seat whose move it is; whoever answers at the same time as others answers in order of seats */
  toMove: number;
  traitors: number;
  bearer: number;
  refused: number;
  /** the team that is voted on or out in the night, and those of it who have not come back */
  team: number;
  stillOut: number;
  ayes: number;
  spoiling: number;
  lit: number;
  dark: number;
  teams: number[];
  spoils: number[];
  peeked: number[];
  ending: 'refusals' | 'dark' | 'lit' | null;
  winners: number;
  chance: Xoshiro;
}

/** xoshiro128**, seeded by splitmix32 */
export class Xoshiro {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    let at = seed | 0;
    const word = (): number => {
      at = (at + 0x9e37_79b9) | 0;
      let t = at ^ (at >>> 16);
      t = Math.imul(t, 0x21f0_aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a_2d97);
      return (t ^ (t >>> 15)) | 0;
    };
    this.#a = word();
    this.#b = word();
    this.#c = word();
    this.#d = word() | 1;
  }

  below(n: number): number {
    const times5 = Math.imul(this.#b, 5);
    const word = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const t = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return Math.floor((word / 0x1_0000_0000) * n);
  }
}

const TRAITORS = [2, 2, 3];
const TEAM_SIZES = [
  [2, 3, 2, 3, 3],
  [2, 3, 4, 3, 4],
  [2, 3, 3, 4, 4],
];

export function newGame(seats: number, seed: number): State {
  const chance = new Xoshiro(seed);
  const cards: number[] = [];
  for (let i = 0; i < seats; i += 1) cards.push(i < TRAITORS[seats - 5]! ? 1 : 0);
  for (let i = seats - 1; i > 0; i -= 1) {
    const j = chance.below(i + 1);
    const kept = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = kept;
  }
  let traitors = 0;
  for (let seat = 0; seat < seats; seat += 1) traitors |= cards[seat]! << seat;
  const bearer = chance.below(seats);
  return {
    seats,
    phase: 'propose',
    toMove: bearer,
    traitors,
    bearer,
    refused: 0,
    team: 0,
    stillOut: 0,
    ayes: 0,
    spoiling: 0,
    lit: 0,
    dark: 0,
    teams: [],
    spoils: [],
    peeked: new Array<number>(seats).fill(0),
    ending: null,
    winners: 0,
    chance,
  };
}

/** What the player to move may do. */
export function legalMoves(s: State): Move[] {
  switch (s.phase) {
    case 'propose': {
      const teams: Move[] = [];
      addTeams(teams, s.seats, 0, 0, TEAM_SIZES[s.seats - 5]![s.teams.length]!);
      return teams;
    }
    case 'vote':
      return [1, 0];
    case 'mission':
      return isTraitor(s, s.toMove) ? [0, 1] : [0];
    case 'peek': {
      const others: Move[] = [];
      for (let seat = 0; seat < s.seats; seat += 1) if (seat !== s.bearer) others.push(seat);
      return others;
    }
    case 'over':
      return [];
  }
}

function addTeams(teams: Move[], seats: number, team: number, from: number, missing: number): void {
  if (missing === 0) {
    teams.push(team);
    return;
  }
  for (let seat = from; seat <= seats - missing; seat += 1) {
    addTeams(teams, seats, team | (1 << seat), seat + 1, missing - 1);
  }
}

function isTraitor(s: State, seat: number): boolean {
  return ((s.traitors >> seat) & 1) === 1;
}

/** In place and unchecked: the move must be a legal one. */
export function apply(s: State, move: Move): void {
  switch (s.phase) {
    case 'propose':
      s.team = move;
      s.phase = 'vote';
      s.ayes = 0;
      s.toMove = 0;
      return;
    case 'vote':
      s.ayes |= move << s.toMove;
      s.toMove += 1;
      if (s.toMove === s.seats) countVotes(s);
      return;
    case 'mission':
      s.spoiling += move;
      s.stillOut &= s.stillOut - 1;
      if (s.stillOut === 0) endNight(s);
      else s.toMove = lowest(s.stillOut);
      return;
    case 'peek':
      s.peeked[s.bearer]! |= 1 << move;
      dawn(s);
      return;
    case 'over':
      throw new Error('the game is over');
  }
}

function countVotes(s: State): void {
  if (size(s.ayes) * 2 > s.seats) {
    s.refused = 0;
    s.phase = 'mission';
    s.spoiling = 0;
    s.stillOut = s.team;
    s.toMove = lowest(s.team);
    return;
  }
  s.refused += 1;
  if (s.refused === 5) return end(s, 'refusals');
  passLantern(s);
}

function endNight(s: State): void {
  const needed = s.seats === 7 && s.teams.length === 3 ? 2 : 1;
  const dark = s.spoiling >= needed;
  s.teams.push(s.team);
  s.spoils.push(s.spoiling);
  if (dark) {
    s.dark += 1;
    s.phase = 'peek';
    s.toMove = s.bearer;
  } else {
    s.lit += 1;
    dawn(s);
  }
}

function dawn(s: State): void {
  if (s.dark === 3) return end(s, 'dark');
  if (s.lit === 3) return end(s, 'lit');
  s.refused = s.chance.below(6) === 0 ? 1 : 0;
  passLantern(s);
}

function passLantern(s: State): void {
  s.bearer = (s.bearer + 1) % s.seats;
  s.phase = 'propose';
  s.toMove = s.bearer;
}

function end(s: State, ending: 'refusals' | 'dark' | 'lit'): void {
  s.phase = 'over';
  s.ending = ending;
  s.winners = ending === 'lit' ? ((1 << s.seats) - 1) & ~s.traitors : s.traitors;
}

function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

function size(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
