import { includes, type Seat } from '@tablewright/kernel';
import type { State } from './state.ts';

/** EMI-606 Those who got in by Assurance left, then Money left; then the others by Assurance held. */
export function ranking(s: Pick<State, 'seats' | 'emigrated' | 'assurance' | 'money'>): Seat[] {
  const inside = (seat: Seat): number => (includes(s.emigrated, seat) ? 1 : 0);
  return Array.from({ length: s.seats }, (_, seat) => seat).sort(
    (a, b) =>
      inside(b) - inside(a) ||
      s.assurance[b]! - s.assurance[a]! ||
      (inside(a) === 1 ? s.money[b]! - s.money[a]! : 0) ||
      a - b,
  );
}
