import { type Place, PLACE_COUNT, placeIndex, PLACES, UNCOVERED } from '../content/places.ts';

/** What a viewer sees of a layout: the card's id, 'down' for a face-down card, null where the place is empty. */
export type Seen = string | null;

function lyingIn(layout: readonly Seen[]): number {
  let lying = 0;
  for (let place = 0; place < PLACE_COUNT; place += 1) if ((layout[place] ?? null) !== null) lying |= 1 << place;
  return lying;
}

function namesOf(bits: number): Place[] {
  return PLACES.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** EMI-110 The places whose card may be taken now: face-up and not covered. */
export function availablePlaces(layout: readonly Seen[]): Place[] {
  return namesOf(UNCOVERED[lyingIn(layout)]!).filter((place) => layout[placeIndex(place)] !== 'down');
}

/** EMI-115, EMI-116 The places that come free when the card at this place is taken; a 'down' card there turns up. */
export function uncoveredBy(layout: readonly Seen[], place: Place): Place[] {
  const lying = lyingIn(layout);
  const without = lying & ~(1 << placeIndex(place));
  return namesOf(UNCOVERED[without]! & ~UNCOVERED[lying]!);
}
