import { includes, type Seat } from '@tablewright/kernel';
import { connectionsAt, levyOn } from '../content/border.ts';
import { LIFE_CARDS, lifeBits } from '../content/life.ts';
import { CAREERS, type Minimum, NATIONALITIES, RAISES, type Rate } from '../content/people.ts';
import { holdingOf, lifeInStashes, NOTHING, salaryOf, type State } from '../state.ts';
import type { Prospects } from './outlook.ts';

// What a position is worth to somebody, in Assurance Tokens (ledger 9).

/** What is left of the kinds after an option was tried: a card that is taken is taken from everybody. */
export interface Left {
  readonly documents: number;
  readonly connections: number;
  readonly paydays: number;
}

const POLICY_CARDS = LIFE_CARDS.map(({ policy }) => policy);
const GUILT = lifeBits(({ keeps }) => keeps?.guilt !== undefined);
const INSURANCE = lifeBits(({ keeps }) => keeps?.insurance !== undefined);
const NEIGHBOUR = lifeBits(({ keeps }) => keeps?.fee !== undefined);
const SCHOLARSHIP = lifeBits(({ keeps }) => keeps?.scholarship !== undefined);
const STRIKE = lifeBits(({ keeps }) => keeps?.strike !== undefined);

/** Full sets, and a begun one as far as it can still be finished. */
export function setsWorth({ each, brings }: Rate, held: number, coming: number): number {
  const full = Math.floor(held / each);
  const begun = held % each;
  if (begun === 0) return full * brings;
  const likely = Math.min(1, (1.1 * coming) / (each - begun));
  return full * brings + (begun / each) * brings * 0.9 * likely;
}

/** What a minimum that is not met will cost, as likely as it stays so. */
export function shortfall({ fewerThan, loses }: Minimum, held: number, coming: number): number {
  if (held >= fewerThan) return 0;
  return loses * (1 - 0.85 * Math.min(1, coming / (fewerThan - held)));
}

/** What a missing Passport or Ticket is felt like: more, the later it is. */
function missingPaper(share: number): number {
  return share > 0.6 ? 1.6 : share > 0.3 ? 2.2 : 3.2;
}

/** What getting in is worth beside the Assurance itself. */
export const GETTING_IN = 2.5;

/** The chance of getting in with about so much, between the whole numbers in a straight line. */
function chanceWith(chances: readonly number[], assurance: number): number {
  const most = chances.length - 1;
  if (assurance <= 0) return chances[0]!;
  if (assurance >= most) return chances[most]!;
  const below = Math.floor(assurance);
  return chances[below]! + (chances[below + 1]! - chances[below]!) * (assurance - below);
}

/** What the Money may be paid out at: at the border, or earlier for college and cards. */
export function moneyRate({ brings, each }: Rate, share: number): number {
  return Math.max((0.95 * brings) / each, 0.22 * Math.min(1, 1.6 * share));
}

/** From this share on the Money counts in full sets only. */
const LAST = 0.15;

export function moneyWorth(o: Prospects, s: State, seat: Seat, left: Left, holding = holdingOf(s, seat)): number {
  const { money: rate } = holding.destination;
  const stashes = lifeInStashes(s);
  const coming = 0.9 * futureSalary(o, s, seat, left.paydays - ((stashes & STRIKE) === 0 ? 0 : 1));
  const money = holding.money + coming;
  const { screening, tax, lost } = levyOn({ money: Math.floor(money), life: holding.life }, stashes);
  const atBorder = money - screening - tax;
  const loose = (atBorder + (screening + tax) * 0.5 * o.share) * moneyRate(rate, o.share);
  const sets = Math.floor(atBorder / rate.each) * rate.brings + (atBorder % rate.each) * 0.02;
  const late = o.share >= LAST ? 0 : 1 - o.share / LAST;
  return loose * (1 - late) + sets * late - lost;
}

/** What the Paydays to come will bring. In College some of them are lost, and then the salary is higher. */
function futureSalary(o: Prospects, s: State, seat: Seat, paydays: number): number {
  if (!includes(s.inCollege, seat)) return paydays * salaryOf(s, seat);
  const { baseSalary, slots } = CAREERS[s.career[seat]!]!;
  const after = s.raises[seat] === 0 ? baseSalary + slots[0] : baseSalary + slots[0] + slots[1];
  return Math.max(0, paydays * (1 - Math.min(1, 2 / Math.max(1, o.rounds)))) * after;
}

/** The chance that a student graduates before the end: one in two each round. */
export function graduates(o: Prospects): number {
  return 1 - 0.5 ** Math.max(0, o.rounds - 0.5);
}

export function papersWorth(o: Prospects, s: State, seat: Seat): number {
  const missing = missingPaper(o.share);
  const lying = s.upsideDown[seat]!;
  let worth = lying === NOTHING ? 0 : -0.4;
  for (let paper = 0; paper < 2; paper += 1) {
    const held = paper === 0 ? s.passports : s.tickets;
    const mine = held[seat]! + (lying === paper + 1 ? 1 : 0);
    if (mine === 0) worth -= missing;
    else if (mine > 1 && isWanted(s, held, paper + 1)) worth += 0.5;
  }
  const pair = s.passports[seat]! + (lying === 1 ? 1 : 0) > 0 && s.tickets[seat]! + (lying === 2 ? 1 : 0) > 0;
  return worth + (pair && !includes(s.paired, seat) ? 1 : 0);
}

/** Whether somebody lacks this paper, in the stash and upside-down. */
function isWanted(s: State, held: readonly number[], lying: number): boolean {
  for (let seat = 0; seat < s.seats; seat += 1) if (held[seat] === 0 && s.upsideDown[seat] !== lying) return true;
  return false;
}

export function stayingWorth(o: Prospects, s: State, seat: Seat, rate: number): number {
  const life = s.life[seat]!;
  let worth = 0;
  if ((life & GUILT) !== 0) worth -= 0.9;
  if ((life & INSURANCE) !== 0) worth += 0.35 * s.seats * o.share;
  if ((life & NEIGHBOUR) !== 0) worth += o.share;
  if ((life & SCHOLARSHIP) !== 0 && s.raises[seat]! < RAISES) worth += 4 * rate * Math.min(1, o.rounds / 4);
  return worth;
}

/** What policies in force will cost: those that look at cards and slots. */
export function policyLoss(
  o: Prospects,
  s: State,
  seat: Seat,
  comingDocuments: number,
  comingConnections: number,
  holding = holdingOf(s, seat),
): number {
  let lost = 0;
  for (let left = lifeInStashes(s); left !== 0; left &= left - 1) {
    const policy = POLICY_CARDS[31 - Math.clz32(left & -left)];
    if (policy?.kind === 'slots') {
      const studying = includes(s.inCollege, seat) ? graduates(o) : 0;
      lost += policy.loses * (RAISES - holding.raises - studying);
    } else if (policy?.kind === 'minimum') {
      lost +=
        policy.of === 'documents'
          ? shortfall(policy, holding.documents, comingDocuments)
          : shortfall(policy, connectionsAt(holding), comingConnections);
    }
  }
  return lost;
}

export function valueOf(o: Prospects, s: State, seat: Seat, left: Left): number {
  const holding = holdingOf(s, seat);
  const { destination } = holding;
  const connections = connectionsAt(holding);
  const comingDocuments = (0.8 * left.documents) / s.seats;
  const comingConnections = (0.8 * left.connections) / s.seats;
  const study = includes(s.inCollege, seat) ? 2 * 0.95 * graduates(o) : 0;
  const assurance =
    holding.assurance +
    setsWorth(destination.documents, holding.documents, comingDocuments) +
    setsWorth(destination.connections, connections, comingConnections) -
    (destination.documentMinimum === null
      ? 0
      : shortfall(destination.documentMinimum, holding.documents, comingDocuments)) -
    (destination.connectionMinimum === null
      ? 0
      : shortfall(destination.connectionMinimum, connections, comingConnections)) -
    policyLoss(o, s, seat, comingDocuments, comingConnections, holding) +
    moneyWorth(o, s, seat, left, holding) +
    study;
  const rate = moneyRate(destination.money, o.share);
  return (
    assurance +
    GETTING_IN * chanceWith(o.chances, assurance) +
    papersWorth(o, s, seat) +
    stayingWorth(o, s, seat, rate) +
    collegeHope(o, s, seat, rate)
  );
}

/** Money that will soon be enough for college is worth a little more: otherwise nobody would save for it. */
export function collegeHope(o: Prospects, s: State, seat: Seat, rate: number): number {
  if (s.raises[seat]! >= RAISES || includes(s.inCollege, seat) || o.rounds < 4) return 0;
  const enough = NATIONALITIES[s.nationality[seat]!]!.number + 4;
  return 0.3 * rate * Math.min(enough, s.money[seat]!);
}

/** Whether all that `valueOf` looks at for a seat is as it was: an answer of somebody else mostly leaves it alone. */
export function isUntouched(before: State, s: State, seat: Seat): boolean {
  const bit = 1 << seat;
  if (
    s.money[seat] !== before.money[seat] ||
    s.assurance[seat] !== before.assurance[seat] ||
    s.documents[seat] !== before.documents[seat] ||
    s.connections[seat] !== before.connections[seat] ||
    s.raises[seat] !== before.raises[seat] ||
    ((s.inCollege ^ before.inCollege) & bit) !== 0 ||
    ((s.paired ^ before.paired) & bit) !== 0
  ) {
    return false;
  }
  // policies, and whoever lacks a paper
  for (let other = 0; other < s.seats; other += 1) {
    if (
      s.life[other] !== before.life[other] ||
      s.passports[other] !== before.passports[other] ||
      s.tickets[other] !== before.tickets[other] ||
      s.upsideDown[other] !== before.upsideDown[other]
    ) {
      return false;
    }
  }
  return true;
}
