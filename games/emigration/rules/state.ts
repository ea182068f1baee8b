import { type Base, copyChance, copyStack, includes, type Seat, type Seats } from '@tablewright/kernel';
import type { Holding } from './content/border.ts';
import { FEE, type Paper } from './content/cards.ts';
import { LIFE_CARDS, lifeBits } from './content/life.ts';
import { CAREERS, DESTINATIONS } from './content/people.ts';
import { UNCOVERED } from './content/places.ts';
import type { Mode } from './content/table.ts';

// The state of a game: numbers, and sets as bits. Whatever is printed is looked up in content/.

/** indexed by seat */
export type BySeat<T> = T[];

/** No card lies there, or nothing is known of it. */
export const NONE = -1;

/** EMI-104 Optional actions that were done this turn, as bits. */
export const GRADUATED = 1;
export const SOLD = 2;

/** What lies upside-down in front of somebody (EMI-203). */
export const NOTHING = 0;
export const UPSIDE_DOWN = { passport: 1, ticket: 2 } as const satisfies Record<Paper, number>;

export type Frame =
  /** EMI-101 Phase 1; `by`: whose turn is next */
  | { stage: 'preparation'; by: Seat }
  | { stage: 'turn'; by: Seat; tried: number }
  | { stage: 'action'; by: Seat; tried: number }
  | { stage: 'reveal' }
  | { stage: 'pears'; by: Seat; most: number }
  | { stage: 'offering'; by: Seat; price: number; most: number }
  | { stage: 'fog'; by: Seat }
  | { stage: 'officer'; by: Seat }
  /** EMI-501 Phase 2; `by`: whose turn is next */
  | { stage: 'border'; by: Seat }
  /** `lost`: Assurance that Health Screening costs (EMI-334) */
  | { stage: 'withdraw'; by: Seat; lost: number }
  | { stage: 'cross'; by: Seat };

/** How many numbers a withdrawal takes in `withdrawn`. */
export const WITHDRAWAL = 8;

export interface State extends Base<Frame> {
  mode: Mode;
  /** the Life Card packs in the deck, as bits */
  packs: number;
  nationality: BySeat<number>;
  destination: BySeat<number>;
  career: BySeat<number>;
  money: BySeat<number>;
  assurance: BySeat<number>;
  /** Pay Raises: 0, 1 or 2 */
  raises: BySeat<number>;
  inCollege: Seats;
  /** as it was dealt: seat · 14 + place; it never changes, `lying` says what is left of it */
  layout: number[];
  /** places that are still occupied, as bits */
  lying: BySeat<number>;
  /** places whose card lies face-up, as bits */
  up: BySeat<number>;
  /** stashes: Documents, Connections and Life Cards, as bits */
  documents: BySeat<number>;
  connections: BySeat<number>;
  life: BySeat<number>;
  passports: BySeat<number>;
  tickets: BySeat<number>;
  upsideDown: BySeat<number>;
  /** EMI-118 who has got the Assurance Token for Passport and Ticket */
  paired: Seats;
  publicPassports: number;
  publicTickets: number;
  discards: number[];
  /** EMI-014 */
  removed: number[];
  /** EMI-003 lane · 3 + place in the stack, the top first */
  tokens: number[];
  /** how many tokens each lane has given */
  drawn: number[];
  /** every look through Ask an Officer: who, which lane; the token was on top then, and nothing had been drawn */
  looked: number[];
  /** EMI-322 how many Pandemic cards have been activated */
  pandemics: number;
  /** the lane of each player's attempt, and the token; NONE before it */
  lane: BySeat<number>;
  token: BySeat<number>;
  /** who got in */
  emigrated: Seats;
  /** every withdrawal: who, sets of Money, Documents and Connections, gained, lost, then Assurance and Money */
  withdrawn: number[];
  /** what each player would cross with (every set traded), before every round of Phase 1 and at its end */
  course: number[];
  /** how many turns have begun; every die has its number in its label */
  turn: number;
  /** what the bank has given out and not got back: Money, Assurance; nothing may appear or vanish */
  supplied: number[];
}

/** What never changes after the set-up is shared: identities, the dealt layout, the tokens' order, the removed cards. */
export function copy(s: State): State {
  return {
    seats: s.seats,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    outcome: s.outcome,
    mode: s.mode,
    packs: s.packs,
    nationality: s.nationality,
    destination: s.destination,
    career: s.career,
    money: s.money.slice(),
    assurance: s.assurance.slice(),
    raises: s.raises.slice(),
    inCollege: s.inCollege,
    layout: s.layout,
    lying: s.lying.slice(),
    up: s.up.slice(),
    documents: s.documents.slice(),
    connections: s.connections.slice(),
    life: s.life.slice(),
    passports: s.passports.slice(),
    tickets: s.tickets.slice(),
    upsideDown: s.upsideDown.slice(),
    paired: s.paired,
    publicPassports: s.publicPassports,
    publicTickets: s.publicTickets,
    discards: s.discards.slice(),
    removed: s.removed,
    tokens: s.tokens,
    drawn: s.drawn.slice(),
    looked: s.looked.slice(),
    pandemics: s.pandemics,
    lane: s.lane.slice(),
    token: s.token.slice(),
    emigrated: s.emigrated,
    withdrawn: s.withdrawn.slice(),
    course: s.course.slice(),
    turn: s.turn,
    supplied: s.supplied.slice(),
  };
}

/** How many bits are set. */
export function count(bits: number): number {
  let left = bits;
  let set = 0;
  for (; left !== 0; left &= left - 1) set += 1;
  return set;
}

/** The numbers of the bits that are set. */
export function numbersIn(bits: number): number[] {
  const numbers: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) numbers.push(31 - Math.clz32(left & -left));
  return numbers;
}

// ------------------------------------------------------------------------------------------------ what can be looked up

/** EMI-110 The AVAILABLE places of a layout, as bits. */
export function available(s: State, owner: Seat): number {
  return UNCOVERED[s.lying[owner]!]! & s.up[owner]!;
}

const GOOD_NEIGHBOURS = lifeBits(({ keeps }) => keeps?.fee !== undefined);
const NEIGHBOURS_FEE = LIFE_CARDS.find(({ keeps }) => keeps?.fee !== undefined)!.keeps!.fee!;

/** EMI-112, EMI-342 What another player pays for a card of this layout. */
export function feeOf(s: { life: BySeat<number> }, owner: Seat): number {
  return (s.life[owner]! & GOOD_NEIGHBOURS) === 0 ? FEE : NEIGHBOURS_FEE;
}

/** All Life Cards that lie in any stash, as bits. */
export function lifeInStashes(s: { life: BySeat<number> }): number {
  let bits = 0;
  for (let seat = 0; seat < s.life.length; seat += 1) bits |= s.life[seat]!;
  return bits;
}

const INFLATIONS = lifeBits(({ keeps }) => keeps?.secondRaise !== undefined);
const INFLATED = LIFE_CARDS.find(({ keeps }) => keeps?.secondRaise !== undefined)!.keeps!.secondRaise!;

/** EMI-222, EMI-223, EMI-352 */
export function salaryOf(s: Pick<State, 'career' | 'raises' | 'inCollege' | 'life'>, seat: Seat): number {
  if (includes(s.inCollege, seat)) return 0;
  const { baseSalary, slots } = CAREERS[s.career[seat]!]!;
  const raises = s.raises[seat]!;
  if (raises === 0) return baseSalary;
  if (raises === 1) return baseSalary + slots[0];
  return baseSalary + slots[0] + ((lifeInStashes(s) & INFLATIONS) === 0 ? slots[1] : INFLATED);
}

/** What counts at the border. */
export function holdingOf(s: State, seat: Seat): Holding {
  return {
    destination: DESTINATIONS[s.destination[seat]!]!,
    money: s.money[seat]!,
    assurance: s.assurance[seat]!,
    documents: count(s.documents[seat]!),
    connections: count(s.connections[seat]!),
    life: s.life[seat]!,
    raises: s.raises[seat]!,
  };
}

/** EMI-401 Nothing is left to take. */
export function nothingLeft(s: State): boolean {
  if (s.publicPassports > 0 || s.publicTickets > 0) return false;
  for (let seat = 0; seat < s.seats; seat += 1) if (s.lying[seat] !== 0) return false;
  return true;
}

/** How many of this paper lie in a stash (EMI-205: what lies upside-down does not count). */
export function papersOf(s: State, paper: Paper): BySeat<number> {
  return paper === 'passport' ? s.passports : s.tickets;
}

/** How many of this paper lie in the public deck. */
export function publicOf(s: State, paper: Paper): number {
  return paper === 'passport' ? s.publicPassports : s.publicTickets;
}
