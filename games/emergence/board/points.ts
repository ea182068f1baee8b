import type { Event, Json } from '@tablewright/board';

// What the log and the teacher can point at: a tile by its name, an operative as 'seat:2', and two things above the city.

export const GAUGES = 'gauges';
export const BLOCKS_LEFT = 'blocks';

function seatPoint(seat: number): string {
  return `seat:${seat}`;
}

export function pointedSeat(point: string | null): number | null {
  const [, seat] = /^seat:(\d)$/.exec(point ?? '') ?? [];
  return seat === undefined ? null : Number(seat);
}

/** Tiles come last named first: where something happened matters more than where it began. */
const TILE_FIELDS = ['to', 'at', 'from'] as const;
const SEAT_FIELDS = ['by', 'on', 'seat'] as const;

export function points(event: Event): readonly string[] {
  const found: string[] = [];
  const add = (value: Json | undefined, point: (value: Json) => string | null): void => {
    const one = value === undefined ? null : point(value);
    if (one !== null && !found.includes(one)) found.push(one);
  };
  for (const field of TILE_FIELDS) add(event[field], (value) => (typeof value === 'string' ? value : null));
  for (const field of SEAT_FIELDS) add(event[field], (value) => (typeof value === 'number' ? seatPoint(value) : null));
  return found;
}
