// The layout (ledger 4.1): a pyramid without its tip. Row D lies in front, free; each card of the other rows is covered
// by two cards of the row before it.

/** EMI-015, EMI-016 In the order in which they are filled. */
export const PLACES = ['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'C4', 'D1', 'D2', 'D3', 'D4', 'D5'] as const;
export type Place = (typeof PLACES)[number];

export const PLACE_COUNT = PLACES.length;

/** All fourteen places, as bits. */
export const ALL_PLACES = (1 << PLACE_COUNT) - 1;

/** EMI-016 Card i of a row is covered by cards i and i + 1 of the next row toward the front. */
export const COVERED_BY = {
  A1: ['B1', 'B2'],
  A2: ['B2', 'B3'],
  B1: ['C1', 'C2'],
  B2: ['C2', 'C3'],
  B3: ['C3', 'C4'],
  C1: ['D1', 'D2'],
  C2: ['D2', 'D3'],
  C3: ['D3', 'D4'],
  C4: ['D4', 'D5'],
  D1: [],
  D2: [],
  D3: [],
  D4: [],
  D5: [],
} as const satisfies Record<Place, readonly Place[]>;

const PLACE_INDEX = new Map<string, number>(PLACES.map((place, i) => [place, i]));

/** Where a place stands in PLACES; −1 when there is no such place. */
export function placeIndex(place: string): number {
  return PLACE_INDEX.get(place) ?? -1;
}

function bitsOf(places: readonly Place[]): number {
  return places.reduce((bits, place) => bits | (1 << placeIndex(place)), 0);
}

/** What covers each place, as bits. */
const COVERERS: readonly number[] = PLACES.map((place) => bitsOf(COVERED_BY[place]));

/** EMI-017 Rows B and D start face-up. */
export const START_UP = bitsOf(PLACES.filter((place) => place.startsWith('B') || place.startsWith('D')));

/**
 * For each set of places that are still occupied: those of them that nothing covers. A table, because it is asked for
 * every layout at every decision.
 */
export const UNCOVERED: readonly number[] = Array.from({ length: ALL_PLACES + 1 }, (_, lying) => {
  let free = 0;
  for (let place = 0; place < PLACE_COUNT; place += 1) {
    if ((lying & (1 << place)) !== 0 && (lying & COVERERS[place]!) === 0) free |= 1 << place;
  }
  return free;
});
