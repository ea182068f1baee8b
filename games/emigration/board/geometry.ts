import { COVERED_BY, type Place, PLACES } from '@tablewright/emigration-rules/content';

// How fourteen cards overlap: in hundredths of the layout's width, from its upper left corner.

export const CARD = { width: 20, height: 27.6 } as const;
const STEP = { x: 20, y: 12.6 } as const;
const MIDDLE = 50;

export interface Lies {
  readonly place: Place;
  readonly left: number;
  readonly top: number;
  /** 0 for the row that lies farthest back */
  readonly row: number;
}

const ROWS = 'ABCD';
const SIZES = [2, 3, 4, 5] as const;

export const LIES: readonly Lies[] = PLACES.map((place) => {
  const row = ROWS.indexOf(place.charAt(0));
  const at = Number(place.slice(1)) - 1;
  const first = MIDDLE - ((SIZES[row]! - 1) * STEP.x) / 2;
  return { place, left: first + at * STEP.x - CARD.width / 2, top: row * STEP.y, row };
});

/** Down to the last row that still has a card: what was cleared away makes room. */
export function heightOf(layout: readonly (string | null)[]): number {
  const rows = LIES.filter((_, i) => (layout[i] ?? null) !== null).map(({ row }) => row);
  return rows.length === 0 ? 0 : Math.max(...rows) * STEP.y + CARD.height;
}

/** A row whose cards in front are gone is seen whole. */
export function isCovered(layout: readonly (string | null)[], place: Place): boolean {
  return COVERED_BY[place].some((over) => (layout[PLACES.indexOf(over)] ?? null) !== null);
}
