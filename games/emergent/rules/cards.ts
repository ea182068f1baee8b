import { cardsOf, TIERS } from './content/demand.ts';
import { CITIES, CODES } from './content/map.ts';
import type { Card } from './events.ts';

/** EMT-401 The cards of a set as they lie on their cities, by rank. */
export function cardsOn(round: number, set: number): Card[] {
  const tiers = cardsOf(round, set);
  const cards: Card[] = [];
  for (let city = 0; city < CITIES.length; city += 1) {
    if (tiers[city * TIERS] === 0) continue;
    const { name, rank, region } = CITIES[city]!;
    cards.push({ city: name, region: CODES[region]!, rank, tiers: tiers.slice(city * TIERS, city * TIERS + TIERS) });
  }
  return cards;
}
