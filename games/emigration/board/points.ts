import type { Event } from '@tablewright/board';
import type { Told } from '@tablewright/emigration-rules';
import { cardSpot, laneSpot, paperSpot, seatSpot } from './spots.ts';

/** What the log can point at, the nearest to what happened first. */
export function points(event: Event): readonly string[] {
  const told = event as Event & Told;
  switch (told.type) {
    case 'bought':
    case 'cashed':
    case 'activated':
      return [cardSpot(told.from, told.place), seatSpot(told.by)];
    case 'revealed':
      return told.cards.map(({ seat, place }) => cardSpot(seat, place));
    case 'fogged':
      return [...(told.place === null ? [] : [cardSpot(told.owner, told.place)]), seatSpot(told.owner)];
    case 'paper':
      return [paperSpot(told.paper), seatSpot(told.by)];
    case 'scalped':
    case 'robbed':
      return [seatSpot(told.from), seatSpot(told.by)];
    case 'looked':
    case 'crossed':
      return [laneSpot(told.lane), seatSpot(told.by)];
    case 'saw':
      return [laneSpot(told.lane)];
    case 'dealt':
    case 'first':
      return [seatSpot(told.seat)];
    case 'struck':
      return [seatSpot(told.holder)];
    case 'border':
      return [seatSpot(told.first)];
    case 'rolled':
    case 'placed':
    case 'paired':
    case 'enrolled':
    case 'unaffordable':
    case 'graduated':
    case 'failed':
    case 'sold':
    case 'forfeited':
    case 'assured':
    case 'offered':
    case 'levied':
    case 'withdrew':
      return [seatSpot(told.by)];
    case 'packs':
    case 'paid':
    case 'dole':
    case 'gained':
    case 'lost':
    case 'over':
      return [];
  }
}
