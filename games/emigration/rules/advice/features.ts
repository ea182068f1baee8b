import { includes, type Seat } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { connectionsAt } from '../content/border.ts';
import { FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from '../content/cards.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { available, count, holdingOf, NONE, salaryOf, type State } from '../state.ts';
import { hasPapers, hasWithdrawn, judgeByHand, lookedUp, standingOf } from './evaluate.ts';
import { ENOUGH } from './outlook.ts';
import { collegeHope, moneyRate, moneyWorth, papersWorth, policyLoss, setsWorth, stayingWorth } from './value.ts';

// A table in numbers, as a seat has it: what the whole table is like, what I have, and how the best of the others stand to me.

const TABLE = [
  'share',
  'rounds',
  'few seats',
  'at the border',
  'turns until mine',
  'papers in the middle',
  'documents lying',
  'connections lying',
  'paydays lying',
  'chance with 3',
  'chance with 6',
  'chance with 9',
  'odds by hand',
  'odds by hand, early',
  'odds by hand, late',
] as const;

const MINE = [
  'standing',
  'standing, late',
  'assurance',
  'documents worth',
  'connections worth',
  'money worth',
  'policies',
  'papers',
  'cards',
  'college',
  'money',
  'salary to come',
  'documents',
  'connections',
  'raises',
  'in college',
  'withdrawn',
  'is in',
  'is refused',
  'my cards lying',
  'my documents to take',
  'my connections to take',
  'my paydays to take',
  "others' documents to take",
  "others' connections to take",
  "others' paydays to take",
] as const;

const RIVAL = ['ahead', 'ahead, late', 'assurance', 'has papers', 'money', 'before me', 'to try'] as const;

/** So many of the others are looked at, the best first. */
const RIVALS = 3;

const NAMES: readonly string[] = [
  ...TABLE,
  ...MINE,
  ...Array.from({ length: RIVALS }, (_, i) => RIVAL.map((name) => `rival ${i + 1}: ${name}`)).flat(),
];

/** Nobody is further behind than this, in Assurance. */
const FARTHEST = 12;

const standings = new Float64Array(8);
const order: Seat[] = [];

function read(s: State, seat: Seat, into: Float64Array): void {
  const { prospects: o, left } = lookedUp(s);
  order.length = 0;
  for (let other = 0; other < s.seats; other += 1) {
    standings[other] = Math.max(-4, standingOf(s, other, o, left));
    if (other !== seat) order.push(other);
  }
  order.sort((a, b) => standings[b]! - standings[a]!);
  const late = 1 - o.share;
  let at = 0;
  const put = (n: number): void => {
    into[at] = n;
    at += 1;
  };
  const by = turnOf(s);
  const until = (other: Seat): number => (other - by + s.seats) % s.seats;

  const odds = judgeByHand(s, seat);
  const logOdds = Math.max(-5, Math.min(5, Math.log(odds / (1 - odds)))) / 2;
  put(o.share);
  put(o.rounds / 10);
  put(2 / s.seats);
  put(isAtBorder(s) ? 1 : 0);
  put(until(seat) / s.seats);
  put((s.publicPassports + s.publicTickets) / s.seats);
  put(left.documents / s.seats / 3);
  put(left.connections / s.seats / 3);
  put(left.paydays / s.seats / 3);
  put(o.chances[3]!);
  put(o.chances[6]!);
  put(o.chances[Math.min(9, ENOUGH)]!);
  put(logOdds);
  put(logOdds * o.share);
  put(logOdds * late);

  const mine = standings[seat]!;
  const holding = holdingOf(s, seat);
  const { destination } = holding;
  const connections = connectionsAt(holding);
  const comingDocuments = (0.8 * left.documents) / s.seats;
  const comingConnections = (0.8 * left.connections) / s.seats;
  const rate = moneyRate(destination.money, o.share);
  const isOpen = s.token[seat] === NONE && !hasWithdrawn(s, seat);
  put(mine / 6);
  put((mine / 6) * late);
  put(holding.assurance / 6);
  put(isOpen ? setsWorth(destination.documents, holding.documents, comingDocuments) / 4 : 0);
  put(isOpen ? setsWorth(destination.connections, connections, comingConnections) / 4 : 0);
  put(isOpen ? moneyWorth(o, s, seat, left) / 4 : 0);
  put(isOpen ? policyLoss(o, s, seat, comingDocuments, comingConnections) / 2 : 0);
  put(isOpen ? papersWorth(o, s, seat) / 2 : 0);
  put(isOpen ? stayingWorth(o, s, seat, rate) : 0);
  put(isOpen ? collegeHope(o, s, seat, rate) : 0);
  put(holding.money / 12);
  put((salaryOf(s, seat) * left.paydays) / s.seats / 8);
  put(holding.documents / 5);
  put(connections / 5);
  put(s.raises[seat]! / 2);
  put(includes(s.inCollege, seat) ? 1 : 0);
  put(isOpen ? 0 : 1);
  put(includes(s.emigrated, seat) ? 1 : 0);
  put(s.token[seat] !== NONE && !includes(s.emigrated, seat) ? 1 : 0);
  put(count(s.lying[seat]!) / PLACE_COUNT);
  takeable(s, seat, into, at);
  at += 6;

  for (let i = 0; i < RIVALS; i += 1) {
    const rival = order[i];
    if (rival === undefined) {
      put(-FARTHEST / 4);
      put((-FARTHEST / 4) * late);
      for (let n = 2; n < RIVAL.length; n += 1) put(0);
      continue;
    }
    const ahead = Math.max(-FARTHEST, Math.min(FARTHEST, standings[rival]! - mine)) / 4;
    put(ahead);
    put(ahead * late);
    put(s.assurance[rival]! / 6);
    put(hasPapers(s, rival) ? 1 : 0);
    put(s.money[rival]! / 12);
    put(until(rival) < until(seat) ? 1 : 0);
    put(s.token[rival] === NONE ? 1 : 0);
  }
}

/** Cards that can be taken now, by kind: in my own layout, then in all others. */
function takeable(s: State, seat: Seat, into: Float64Array, at: number): void {
  for (let i = 0; i < 6; i += 1) into[at + i] = 0;
  for (let owner = 0; owner < s.seats; owner += 1) {
    const from = owner === seat ? at : at + 3;
    const each = owner === seat ? 0.5 : 0.5 / (s.seats - 1);
    for (let rest = available(s, owner); rest !== 0; rest &= rest - 1) {
      const card = s.layout[owner * PLACE_COUNT + (31 - Math.clz32(rest & -rest))]!;
      if (card < FIRST_CONNECTION) into[from]! += each;
      else if (card < FIRST_LIFE) into[from + 1]! += each;
      else if (card === PAYDAY) into[from + 2]! += each;
    }
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

function isAtBorder({ stack }: State): boolean {
  return stack.some(({ stage }) => stage === 'border');
}

export const learning: Learning<State> = { version: 1, names: NAMES, read, judge: judgeByHand };
