import type { Flight } from '@tablewright/board';
import { cubeOwner, placedOn } from '../motion.ts';
import { routeTo } from './places.ts';
import type { Hop } from './UsMap.tsx';

/** What moves, told apart: products travel on the map, from region to region; everything else flies over it. */
export function hopsIn(moving: readonly Flight[]): {
  readonly hops: readonly Hop[];
  readonly flights: readonly Flight[];
} {
  const hops: Hop[] = [];
  const flights: Flight[] = [];
  for (const flight of moving) {
    const { id, at, ms } = flight;
    const seat = cubeOwner(flight.what ?? '');
    const way = placedOn(flight);
    if (seat === null || way === null) flights.push(flight);
    else hops.push({ id, seat, route: routeTo(way.region, way.city), delay: at, ms });
  }
  return { hops, flights };
}
