import { LOCATIONS, RED_AREAS } from './board.ts';

// Where an Enemy can be: the Spawn Locations, then the spaces of the red path. The state counts them; answers, events and things on
// the board name them ('9a', 'red2'). Both ways and the words for them stand here and nowhere else.

export const RED_1 = LOCATIONS.length;

export const ENEMY_PLACE_IDS: readonly string[] = [
  ...LOCATIONS.map(({ id }) => id),
  ...RED_AREAS.map((_, space) => `red${space + 1}`),
];
export const ENEMY_PLACES = ENEMY_PLACE_IDS.length;

const PLACE_NUMBERS: ReadonlyMap<string, number> = new Map(ENEMY_PLACE_IDS.map((id, place) => [id, place]));

export function placeId(place: number): string {
  return ENEMY_PLACE_IDS[place]!;
}

/** −1 for what is no such place */
export function placeNamed(id: string): number {
  return PLACE_NUMBERS.get(id) ?? -1;
}

/** 'red1' → 0; −1 for what is no space of the red path */
export function redSpaceNamed(id: string): number {
  return Math.max(-1, placeNamed(id) - RED_1);
}

/** 'Spawn Location 9a', 'Watchtower 4', 'Red 2' */
export function placeWords(id: string): string {
  const place = placeNamed(id);
  if (place < 0) return 'nowhere';
  if (place >= RED_1) return `Red ${place - RED_1 + 1}`;
  return LOCATIONS[place]!.areas.length > 1 ? `Watchtower ${id}` : `Spawn Location ${id}`;
}
