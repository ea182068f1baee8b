import type { Seat } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { OFFICE_REWARDS, ROUNDS } from '../content/board.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { conditionsOf } from '../progress.ts';
import { NONE, playedBy, playedByAll, type State } from '../state.ts';
import { judgeByHand } from './by-hand.ts';
import { expectedDamage, expectedIncome, turnsLeft, valueFor } from './value.ts';

// A revolution in numbers: how the common cause stands, and how far the seat is with its own objective. What an objective makes of
// the common cause differs from one to the next (the Turncoat may want it to fail), so each has numbers of its own, which are zero for
// whoever holds another.

const COMMON = [
  'funds',
  'needed by turn',
  'left',
  'reputation',
  'in danger',
  'office',
  'supply',
  'junk',
  'income',
  'damage',
  'cards of all',
  'office reward',
  'my cards',
  'nearly there',
] as const;

const OWN = [
  'has it',
  'funds',
  'needed by turn',
  'left',
  'reputation',
  'met',
  'how far',
  'second step',
  'by hand',
  'met, late',
  'how far, late',
  'funds, late',
  'cards of all',
] as const;

/** No objective at all: the cooperative mode. */
const HELD: readonly string[] = [...OBJECTIVES.map(({ id }) => id), 'none'];

const NAMES: readonly string[] = [...COMMON, ...HELD.flatMap((held) => OWN.map((name) => `${held}: ${name}`))];

function read(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  if (s.at.includes(NONE) || s.at.length < s.seats) return; // nobody knows yet who plays what
  const turns = turnsLeft(s);
  const funds = s.funds / s.target;
  const left = turns / (ROUNDS * s.seats);
  const late = 1 - left;
  const needed = Math.min(3, (s.target - s.funds) / (2 * turns));
  into[0] = funds;
  into[1] = needed;
  into[2] = left;
  into[3] = s.reputation / 10;
  into[4] = s.reputation <= 2 ? 1 : 0;
  into[5] = s.office / 10;
  into[6] = s.supply / 8;
  into[7] = s.junk / 8;
  into[8] = expectedIncome(s, 3) / 10;
  into[9] = expectedDamage(s, 3, 1, 1) / 10;
  into[10] = playedByAll(s) / 8;
  into[11] = OFFICE_REWARDS[s.office]! / 4;
  into[12] = playedBy(s, seat) / 3;
  into[13] = funds > 0.8 ? 1 : 0;

  const objective = s.objective[seat]!;
  const conditions = objective === NONE ? [] : conditionsOf(s, seat, objective);
  const met = conditions.length > 0 && conditions.every((one) => one.met) ? 1 : 0;
  const [first, second] = conditions;
  const far = first === undefined ? 0 : Math.min(1.5, first.have / Math.max(1, first.need));
  const at = COMMON.length + (objective === NONE ? OBJECTIVES.length : objective) * OWN.length;
  into[at] = 1;
  into[at + 1] = funds;
  into[at + 2] = needed;
  into[at + 3] = left;
  into[at + 4] = s.reputation / 10;
  into[at + 5] = met;
  into[at + 6] = far;
  into[at + 7] = second === undefined ? 0 : second.have / Math.max(1, second.need);
  into[at + 8] = Math.max(-3, Math.min(3, (valueFor(s, seat) - s.target) / 20));
  into[at + 9] = met * late;
  into[at + 10] = far * late;
  into[at + 11] = funds * late;
  into[at + 12] = playedByAll(s) / 8;
}

export const learning: Learning<State> = { version: 1, among: 'teams', names: NAMES, read, judge: judgeByHand };
