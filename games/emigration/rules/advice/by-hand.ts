import { includes, type Seat } from '@tablewright/kernel';
import { FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { LANE_COUNT } from '../content/lanes.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { tokensLeft } from '../lanes.ts';
import { laneOdds } from '../outlook/lanes.ts';
import { count, NONE, type State, WITHDRAWAL } from '../state.ts';
import { ENOUGH, type Prospects } from './outlook.ts';
import { GETTING_IN, type Left, valueOf } from './value.ts';

// How likely a seat wins, as somebody judges it who sees what lies face-down, but not what a lane will give.

/** How many Assurance Tokens a table may still turn: at the border, and for all the cards that lie. */
const SPREAD = { border: 1, cards: 3 } as const;

export function judgeByHand(s: State, seat: Seat): number {
  const { prospects, left } = lookedUp(s);
  const mine = standingOf(s, seat, prospects, left);
  const spread = SPREAD.border + SPREAD.cards * prospects.share;
  if (s.mode === 'cooperative') return 1 / (1 + Math.exp(-(mine - 6) / spread));
  let all = 0;
  for (let other = 0; other < s.seats; other += 1) {
    const theirs = other === seat ? mine : standingOf(s, other, prospects, left);
    all += Math.exp((theirs - mine) / spread);
  }
  return 1 / all;
}

/** Whoever does not get in cannot win. */
const REFUSED = -20;

export function hasPapers(s: State, seat: Seat): boolean {
  const lying = s.upsideDown[seat];
  return (s.passports[seat]! > 0 || lying === 1) && (s.tickets[seat]! > 0 || lying === 2);
}

/** What the sets were traded for is all that counts then; what has made them up is gone. */
export function hasWithdrawn(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.withdrawn.length; i += WITHDRAWAL) if (s.withdrawn[i] === seat) return true;
  return false;
}

function chanceOf(chances: readonly number[], assurance: number): number {
  return chances[Math.max(0, Math.min(ENOUGH, assurance))]!;
}

/** Whoever was refused at the border has lost; whoever is in has no more to fear. */
export function standingOf(s: State, seat: Seat, prospects: Prospects, left: Left): number {
  if (s.token[seat] === NONE && !hasWithdrawn(s, seat)) return valueOf(prospects, s, seat, left);
  if (s.token[seat] === NONE) {
    if (!hasPapers(s, seat)) return REFUSED;
    return s.assurance[seat]! + GETTING_IN * chanceOf(prospects.chances, s.assurance[seat]!);
  }
  return includes(s.emigrated, seat) ? s.assurance[seat]! + GETTING_IN : REFUSED;
}

export function lookedUp(s: State): { prospects: Prospects; left: Left } {
  let lying = 0;
  const left = { documents: 0, connections: 0, paydays: 0 };
  for (let owner = 0; owner < s.seats; owner += 1) {
    lying += count(s.lying[owner]!);
    for (let rest = s.lying[owner]!; rest !== 0; rest &= rest - 1) {
      const card = s.layout[owner * PLACE_COUNT + (31 - Math.clz32(rest & -rest))]!;
      if (card < FIRST_CONNECTION) left.documents += 1;
      else if (card < FIRST_LIFE) left.connections += 1;
      else if (card === PAYDAY) left.paydays += 1;
    }
  }
  const papers = s.publicPassports + s.publicTickets;
  const prospects = {
    share: lying / (s.seats * PLACE_COUNT),
    rounds: (lying + 2 * papers) / s.seats,
    chances: chancesIn(s),
  };
  return { prospects, left };
}

const chances: number[] = [];

/** The best lane's chance, by Assurance; the same list each time, since it is asked thousands of times. */
function chancesIn(s: State): readonly number[] {
  chances.length = 0;
  for (let assurance = 0; assurance <= ENOUGH; assurance += 1) chances.push(0);
  for (let lane = 0; lane < LANE_COUNT; lane += 1) {
    const tokens = tokensLeft(s, lane);
    for (let assurance = 0; assurance <= ENOUGH; assurance += 1) {
      const { chance } = laneOdds(tokens, assurance);
      if (chance > chances[assurance]!) chances[assurance] = chance;
    }
  }
  return chances;
}
