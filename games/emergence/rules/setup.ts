import { type Base, everybody, list, type Seat, unanswered } from '@tablewright/kernel';
import { cityFromCode } from './content/city.ts';
import { ALLEGIANCES, ROUND_LIMIT } from './content/types.ts';
import type { K } from './events.ts';
import type { Options } from './options.ts';
import { AI, HUMAN, NONE, seatsOfTeam, type State, teamOf, TYPES } from './state.ts';

/** The table before anything is dealt: agents on the start tile (EMG-009), one block on each data tile (EMG-007, EMG-621). */
export function blank(base: Base<never>, options: Options): State {
  const { seats } = base;
  const city = cityFromCode(options.city);
  const lying = new Array<number>(city.tiles * TYPES).fill(0);
  const supplied = [0, 0, 0, 0, 0];
  for (const [tile, types] of city.types.entries()) {
    for (const type of types) {
      lying[tile * TYPES + type] = 1;
      supplied[type]! += 1;
    }
  }
  const bySeat = (value: number): number[] => new Array<number>(seats).fill(value);
  return {
    ...base,
    city: options.city,
    length: options.length,
    roundLimit: options.roundLimit ? ROUND_LIMIT[options.length] : 0,
    allegiance: bySeat(AI),
    leader: 0,
    round: 1,
    at: bySeat(city.start),
    action: bySeat(NONE),
    augmentation: bySeat(NONE),
    tokens: bySeat(0), // EMG-010
    held: new Array<number>(seats * TYPES).fill(0),
    lying,
    totals: [0, 0],
    inserted: [],
    opened: 0,
    spied: [],
    supplied,
  };
}

export function setup(s: State, k: K): void {
  dealAllegiances(s, k);
  // EMG-016 Nobody's age is known: the first leader is drawn.
  s.leader = k.chance(s.seats, 'first leader');
  k.tell({ type: 'leader', seat: s.leader, round: s.round });
  k.push({ stage: 'mission' });
  k.push({ stage: 'briefing', sealed: unanswered(s.seats) });
}

/** EMG-002, EMG-003 Exactly the cards for this number of operatives, shuffled, one to each. */
function dealAllegiances(s: State, k: K): void {
  const { ai, human } = ALLEGIANCES[s.seats as 3 | 4 | 5 | 6];
  const cards = [...new Array<number>(ai).fill(AI), ...new Array<number>(human).fill(HUMAN)];
  s.allegiance = k.shuffle(cards, 'allegiances');
  for (const seat of list(everybody(s.seats))) {
    k.tell({ type: 'dealt', team: teamOf(s, seat), fellows: fellowsOf(s, seat) }, { only: seat });
  }
}

/** EMG-012 Humans know each other (two of them, with 5 or 6 operatives); the A.I. learn nothing. */
export function fellowsOf(s: State, seat: Seat): Seat[] {
  return s.allegiance[seat] === HUMAN ? seatsOfTeam(s, HUMAN).filter((other) => other !== seat) : [];
}
