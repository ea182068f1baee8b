import type { Holdings, Seat } from '@tablewright/kernel';
import { type State, teamOf } from './state.ts';

/** For statistics: on which team somebody was. */
export function holdings(s: State, seat: Seat): Holdings {
  return { team: [teamOf(s, seat) === 'human' ? 'Human' : 'A.I.'] };
}
