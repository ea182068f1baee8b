import type { Event, Json } from '@tablewright/board';
import { asSpace } from './look.ts';

// What the log can point at: a space by its letter, a player as 'seat:2', an NPC as 'npc:3'.

export function pointedSeat(point: string | null): number | null {
  const [, seat] = /^seat:(\d)$/.exec(point ?? '') ?? [];
  return seat === undefined ? null : Number(seat);
}

/** Where something happened matters more than where it began; the space more than who did it. */
const SPACE_FIELDS = ['to', 'at', 'space', 'from'] as const;
const SEAT_FIELDS = ['who', 'by', 'seat'] as const;

export function points(event: Event): readonly string[] {
  const found: string[] = [];
  const add = (value: Json | undefined, point: (value: Json) => string | null): void => {
    const one = value === undefined ? null : point(value);
    if (one !== null && !found.includes(one)) found.push(one);
  };
  for (const field of SPACE_FIELDS) add(event[field], (value) => asSpace(value));
  add(event['npc'], (value) => (typeof value === 'number' ? `npc:${value}` : null));
  for (const field of SEAT_FIELDS) add(event[field], (value) => (typeof value === 'number' ? `seat:${value}` : null));
  return found;
}
