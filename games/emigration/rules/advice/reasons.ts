import { includes, type Reasons, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { connectionsAt } from '../content/border.ts';
import { holdingOf, NONE, type State } from '../state.ts';
import { hasWithdrawn, lookedUp, standingOf } from './by-hand.ts';
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
  valueOf,
} from './value.ts';

// What a table is judged by, part by part, in Assurance Tokens.

const PARTS = [
  'assurance',
  'documents',
  'connections',
  'money',
  'college',
  'policies',
  'papers',
  'cards',
  'entry',
  'rivals',
] as const;
type Part = (typeof PARTS)[number];

function blank(): Record<Part, number> {
  const parts: Partial<Record<Part, number>> = {};
  for (const part of PARTS) parts[part] = 0;
  return parts as Record<Part, number>;
}

function bestRival(s: State, seat: Seat, { prospects, left }: ReturnType<typeof lookedUp>): number {
  if (s.mode === 'cooperative') return 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other += 1)
    if (other !== seat) most = Math.max(most, standingOf(s, other, prospects, left));
  return most;
}

export const reasons: Reasons<State, Part> = {
  parts(s, seat) {
    const parts = blank();
    const looked = lookedUp(s);
    parts.rivals = -bestRival(s, seat, looked);
    const { prospects: o, left } = looked;
    // At the border nothing but Assurance and getting in counts.
    if (s.token[seat] !== NONE || hasWithdrawn(s, seat)) {
      parts.assurance = s.assurance[seat]!;
      parts.entry = standingOf(s, seat, o, left) - parts.assurance;
      return parts;
    }
    const holding = holdingOf(s, seat);
    const { destination } = holding;
    const connections = connectionsAt(holding);
    const comingDocuments = (0.8 * left.documents) / s.seats;
    const comingConnections = (0.8 * left.connections) / s.seats;
    const minimum = (of: typeof destination.documentMinimum, held: number, coming: number): number =>
      of === null ? 0 : shortfall(of, held, coming);
    const rate = moneyRate(destination.money, o.share);
    parts.assurance = holding.assurance;
    parts.documents =
      setsWorth(destination.documents, holding.documents, comingDocuments) -
      minimum(destination.documentMinimum, holding.documents, comingDocuments);
    parts.connections =
      setsWorth(destination.connections, connections, comingConnections) -
      minimum(destination.connectionMinimum, connections, comingConnections);
    parts.money = moneyWorth(o, s, seat, left);
    parts.college = (includes(s.inCollege, seat) ? 2 * 0.95 * graduates(o) : 0) + collegeHope(o, s, seat, rate);
    parts.policies = -policyLoss(o, s, seat, comingDocuments, comingConnections);
    parts.papers = papersWorth(o, s, seat);
    parts.cards = stayingWorth(o, s, seat, rate);
    const rest = parts.assurance + parts.documents + parts.connections + parts.money + parts.college;
    // what is left of the whole: the chance of getting in with so much
    parts.entry = valueOf(o, s, seat, left) - rest - parts.policies - parts.papers - parts.cards;
    return parts;
  },
  says: {
    assurance: (by) => (by > 0 ? say`It leaves you with more Assurance.` : say`It leaves you with less Assurance.`),
    documents: (by) =>
      by > 0 ? say`Your Documents come closer to full sets.` : say`Your Documents are further from full sets.`,
    connections: (by) =>
      by > 0 ? say`Your Connections come closer to full sets.` : say`Your Connections are further from full sets.`,
    money: (by) =>
      by > 0
        ? say`Your Money will buy more Assurance at the border.`
        : say`Your Money will buy less Assurance at the border.`,
    college: (by) =>
      by > 0 ? say`College brings you further: a degree and a better salary.` : say`You get less out of College.`,
    policies: (by) =>
      by > 0 ? say`Policies in force will cost you less.` : say`Policies in force will cost you more.`,
    papers: (by) =>
      by > 0
        ? say`You are better off for a Passport and a Ticket.`
        : say`You are worse off for a Passport and a Ticket.`,
    cards: (by) =>
      by > 0
        ? say`The cards that stay in front of you do more for you.`
        : say`The cards that stay in front of you do less for you.`,
    entry: (by) => (by > 0 ? say`Your chance of getting in is better.` : say`Your chance of getting in is worse.`),
    rivals: (by) =>
      by > 0 ? say`Your strongest rival comes out with less.` : say`Your strongest rival comes out with more.`,
  },
};
