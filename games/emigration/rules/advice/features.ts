import { includes, type Seat } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { connectionsAt } from '../content/border.ts';
import { FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { available, count, holdingOf, NONE, salaryOf, type State } from '../state.ts';
import { hasPapers, hasWithdrawn, judgeByHand, lookedUp, standingOf } from './by-hand.ts';
import {
  collegeHope,
  graduates,
  moneyRate,
  moneyWorth,
  papersWorth,
  policyLoss,
  setsWorth,
  shortfall,
  stayingWorth,
} from './value.ts';

// What a seat has, in numbers; the seats are held against each other. What matters more or less as the game goes on is counted
// twice, the second time by how much of it has gone by.

const TWICE = [
  'standing',
  'assurance',
  'documents worth',
  'connections worth',
  'minima',
  'money worth',
  'policies',
  'papers',
  'cards',
  'college',
  'chance to get in',
  'money',
  'documents',
  'connections',
  'salary to come',
  'my cards lying',
  'has papers',
] as const;

const ONCE = [
  'raises',
  'in college',
  'turns until mine',
  'my documents to take',
  'my connections to take',
  'my paydays to take',
  'at the border',
  'is in',
  'is refused',
  'assurance at the border',
] as const;

const NAMES: readonly string[] = [...TWICE, ...TWICE.map((name) => `${name}, late`), ...ONCE];

function read(s: State, seat: Seat, into: Float64Array): void {
  const { prospects: o, left } = lookedUp(s);
  const holding = holdingOf(s, seat);
  const { destination } = holding;
  const connections = connectionsAt(holding);
  const comingDocuments = (0.8 * left.documents) / s.seats;
  const comingConnections = (0.8 * left.connections) / s.seats;
  const rate = moneyRate(destination.money, o.share);
  const isOpen = s.token[seat] === NONE && !hasWithdrawn(s, seat);
  const standing = Math.max(-4, standingOf(s, seat, o, left));
  const minimum = (of: typeof destination.documentMinimum, held: number, coming: number): number =>
    of === null ? 0 : shortfall(of, held, coming);
  into.fill(0);
  into[0] = standing / 6;
  into[1] = holding.assurance / 6;
  if (isOpen) {
    into[2] = setsWorth(destination.documents, holding.documents, comingDocuments) / 4;
    into[3] = setsWorth(destination.connections, connections, comingConnections) / 4;
    into[4] =
      (minimum(destination.documentMinimum, holding.documents, comingDocuments) +
        minimum(destination.connectionMinimum, connections, comingConnections)) /
      2;
    into[5] = moneyWorth(o, s, seat, left) / 4;
    into[6] = policyLoss(o, s, seat, comingDocuments, comingConnections) / 2;
    into[7] = papersWorth(o, s, seat) / 2;
    into[8] = stayingWorth(o, s, seat, rate);
    into[9] = (includes(s.inCollege, seat) ? graduates(o) : 0) + collegeHope(o, s, seat, rate);
    into[11] = holding.money / 12;
    into[12] = holding.documents / 5;
    into[13] = connections / 5;
    into[14] = (salaryOf(s, seat) * left.paydays) / s.seats / 8;
  }
  into[10] = o.chances[Math.max(0, Math.min(o.chances.length - 1, Math.round(standing)))]!;
  into[15] = count(s.lying[seat]!) / PLACE_COUNT;
  into[16] = hasPapers(s, seat) ? 1 : 0;
  const late = 1 - o.share;
  for (let i = 0; i < TWICE.length; i += 1) into[TWICE.length + i] = into[i]! * late;
  let at = 2 * TWICE.length;
  into[at] = s.raises[seat]! / 2;
  into[at + 1] = includes(s.inCollege, seat) ? 1 : 0;
  into[at + 2] = ((seat - turnOf(s) + s.seats) % s.seats) / s.seats;
  takeable(s, seat, into, at + 3);
  at += 6;
  into[at] = isOpen ? 0 : 1;
  into[at + 1] = includes(s.emigrated, seat) ? 1 : 0;
  into[at + 2] = s.token[seat] !== NONE && !includes(s.emigrated, seat) ? 1 : 0;
  into[at + 3] = isOpen ? 0 : s.assurance[seat]! / 6;
}

/** Cards that can be taken out of the own layout now, by kind. */
function takeable(s: State, seat: Seat, into: Float64Array, at: number): void {
  for (let rest = available(s, seat); rest !== 0; rest &= rest - 1) {
    const card = s.layout[seat * PLACE_COUNT + (31 - Math.clz32(rest & -rest))]!;
    if (card < FIRST_CONNECTION) into[at]! += 0.5;
    else if (card < FIRST_LIFE) into[at + 1]! += 0.5;
    else if (card === PAYDAY) into[at + 2]! += 0.5;
  }
}

/** Whose turn it is, or is next. */
function turnOf({ stack }: State): Seat {
  for (let i = stack.length - 1; i >= 0; i -= 1) {
    const frame = stack[i]!;
    if ('by' in frame) return frame.by;
  }
  return 0;
}

export const learning: Learning<State> = { version: 2, among: 'rivals', names: NAMES, read, judge: judgeByHand };
