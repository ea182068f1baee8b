import { includes, only, type Seat, without } from '@tablewright/kernel';
import { lifeBits } from '../content/life.ts';
import { FIRST_LIFE } from '../content/cards.ts';
import { DEGREE, NATIONALITIES, PASSING, RAISES } from '../content/people.ts';
import type { K } from '../events.ts';
import { salaryOf, type State } from '../state.ts';
import { assure, discardFromStash, lose } from './bank.ts';

// GO TO COLLEGE and GRADUATE.

const SCHOLARSHIPS = lifeBits(({ keeps }) => keeps?.scholarship === true);

function hasScholarship(s: State, by: Seat): boolean {
  return (s.life[by]! & SCHOLARSHIPS) !== 0;
}

/** EMI-233, EMI-351 What is added to the roll. */
export function baseTuition(s: State, by: Seat): number {
  return hasScholarship(s, by) ? 0 : NATIONALITIES[s.nationality[by]!]!.number;
}

/** EMI-231, EMI-232 */
export function canEnrol(s: State, by: Seat): boolean {
  return s.raises[by]! < RAISES && !includes(s.inCollege, by) && s.money[by]! > baseTuition(s, by);
}

/** EMI-233 … EMI-235 */
export function goToCollege(s: State, by: Seat, k: K): void {
  const die = k.chance(6, 'tuition', s.turn) + 1;
  k.tell({ type: 'rolled', by, die, for: 'tuition' });
  const tuition = baseTuition(s, by) + die;
  if (s.money[by]! < tuition) return k.tell({ type: 'unaffordable', by, tuition });
  const scholarship = hasScholarship(s, by);
  lose(s, by, tuition);
  s.inCollege |= only(by);
  if (scholarship) discardFromStash(s, by, FIRST_LIFE + Math.log2(s.life[by]! & SCHOLARSHIPS)); // EMI-351
  k.tell({ type: 'enrolled', by, tuition, scholarship });
}

/** EMI-241, EMI-242 */
export function graduate(s: State, by: Seat, k: K): void {
  const die = k.chance(6, 'graduation', s.turn) + 1;
  k.tell({ type: 'rolled', by, die, for: 'graduation' });
  if (die > PASSING) return k.tell({ type: 'failed', by });
  s.inCollege = without(s.inCollege, by);
  s.raises[by]! += 1;
  assure(s, by, DEGREE);
  k.tell({ type: 'graduated', by, salary: salaryOf(s, by), assurance: DEGREE });
}
