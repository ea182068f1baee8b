import type { Holdings, Seat } from '@tablewright/kernel';
import { LIFE_CARDS } from './content/life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from './content/people.ts';
import type { State } from './state.ts';

/** For statistics: who somebody was, where they wanted to go, by which lane, and the Life Cards that they kept. */
export function holdings(s: State, seat: Seat): Holdings {
  const lane = s.lane[seat]!;
  return {
    nationality: [NATIONALITIES[s.nationality[seat]!]!.name],
    destination: [DESTINATIONS[s.destination[seat]!]!.name],
    career: [CAREERS[s.career[seat]!]!.name],
    lane: lane < 0 ? [] : [`Lane ${lane + 1}`],
    'Life Card': LIFE_CARDS.filter((_, card) => (s.life[seat]! & (1 << card)) !== 0).map(({ name }) => name),
  };
}
