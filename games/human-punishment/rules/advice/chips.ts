// Data Chips: which to keep, where to put them, which of those that lie about to look at, take or destroy.

import { NETWORK_COLUMNS, slotNamed, TIERS } from '../content/slots.ts';
import type { View } from '../view.ts';
import { factionOf, ownColour } from './aims.ts';
import { suspicion } from './people.ts';

/** Chips of the Junkyard that may well be purple: those I know, and a part of those I do not. */
function purpleInJunk(view: View): number {
  return view.junkyard.reduce(
    (sum, spot) => sum + (spot?.colour === 'purple' ? 1 : spot?.colour === null ? 0.25 : 0),
    0,
  );
}

/** How much I want a chip of this colour on my board rather than in the Junkyard. */
export function keepColour(view: View, colour: string | null): number {
  const faction = factionOf(view);
  if (colour === ownColour(faction)) return faction === 'fallen' ? -1 : 2;
  if (colour !== 'purple') return 0;
  // thrown away it is a third of a Fallen victory (HPB-907)
  return faction === 'fallen' ? -1 : purpleInJunk(view) >= 1 ? 2.5 : 1;
}

/** The slot to look at: one that I do not know, of somebody of whom I know least. */
export function slotToSee(view: View, slots: readonly string[]): string {
  const worth = (id: string): number => {
    const slot = view.network[slotNamed(id)];
    return slot === null || slot === undefined || slot.colour !== null ? -9 : slot.by === view.me ? -5 : 1;
  };
  return slots.reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

/** The slot to give a chip to: one of another colour than my own. */
export function slotToSwap(view: View, slots: readonly string[]): string {
  const own = ownColour(factionOf(view));
  const worth = (id: string): number => {
    const colour = view.network[slotNamed(id)]?.colour ?? null;
    return colour === null ? 0 : colour === own ? -1 : 1;
  };
  return slots.reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

export interface Exchange {
  readonly one: number;
  readonly other: number;
  readonly worth: number;
}

/** Chips of my colour in each column, one more for each that is first there. */
function columnsWorth(view: View, colours: readonly (string | null)[]): number {
  const own = ownColour(factionOf(view));
  let worth = 0;
  for (let column = 0; column < NETWORK_COLUMNS.length; column += 1) {
    const count: Record<string, number> = {};
    for (const colour of colours.slice(column * TIERS, (column + 1) * TIERS))
      if (colour !== null) count[colour] = (count[colour] ?? 0) + 1;
    const mine = own === null ? 0 : (count[own] ?? 0);
    const theirs = Math.max(0, ...Object.entries(count).map(([colour, chips]) => (colour === own ? 0 : chips)));
    worth += mine > theirs ? 1 + mine * 0.1 : mine === theirs ? 0.4 : 0;
  }
  return worth;
}

/** The best exchange of two chips of a Tier, of those whose colours I know; null where none helps. */
export function bestExchange(view: View): Exchange | null {
  const own = ownColour(factionOf(view));
  if (own === null) return null;
  const colours = view.network.map((slot) => slot?.colour ?? null);
  const before = columnsWorth(view, colours);
  let best: Exchange | null = null;
  for (let one = 0; one < view.network.length; one += 1) {
    for (let other = one + TIERS; other < view.network.length; other += TIERS) {
      if (view.network[one] === null || view.network[other] === null || colours[one] === colours[other]) continue;
      const after = colours.with(one, colours[other]!).with(other, colours[one]!);
      const worth = columnsWorth(view, after) - before;
      if (worth > Math.max(0.2, best?.worth ?? 0)) best = { one, other, worth };
    }
  }
  return best;
}

/** The slot that belongs to the best exchange; the first that is offered where there is none. */
export function slotToExchange(view: View, slots: readonly string[]): string {
  const exchange = bestExchange(view);
  return slots.find((id) => exchange !== null && [exchange.one, exchange.other].includes(slotNamed(id))) ?? slots[0]!;
}

const TAKE = 0;
export const LOOK = 2;

/** Which chip of the Junkyard, for what. */
export function bestSpot(view: View, spots: readonly number[], why: number): number {
  const faction = factionOf(view);
  const own = ownColour(faction);
  const worth = (spot: number): number => {
    const chip = view.junkyard[spot - 1];
    const colour = chip?.colour ?? null;
    const from = chip?.by === null || chip?.by === undefined ? 0 : suspicion(view, chip.by) * 0.2;
    if (why === LOOK) return colour === null ? 1 + from : 0;
    if (why === TAKE) return colour === null ? 1 : keepColour(view, colour);
    if (faction === 'fallen') return colour === null ? 0 : colour === 'purple' ? -2 : 1;
    return colour === 'purple' ? 3 : colour === null ? 1 + from : colour === own ? -1 : 0;
  };
  return spots.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best));
}

/** Whether there is something in the Junkyard that the city is better without. */
export function destroyWorth(view: View): number {
  const faction = factionOf(view);
  if (faction === 'fallen') return view.junkyard.some((spot) => spot !== null && spot.colour !== 'purple') ? 0.2 : 0;
  return 1 + purpleInJunk(view) * 0.8;
}

/** Chips missing in the first three Tiers: with the last of them the game ends (HPB-902). */
function missingChips(view: View): number {
  return view.network.filter((slot, at) => at % TIERS < 3 && slot === null).length;
}

/** Long enough for everybody to do what they must. */
const ENOUGH_ROUNDS = 12;

/** Whether the game should not end by my chip: it would be lost for me as things stand. */
export function holdsBack(view: View): boolean {
  if (view.me === 'spectator' || missingChips(view) > 1 || view.turns > ENOUGH_ROUNDS * view.seats) return false;
  const faction = factionOf(view);
  if (faction === 'legion' || (faction === 'fallen' && purpleInJunk(view) < 2)) return true;
  return view.players[view.me]!.objectives.some((objective) => objective?.met === false);
}
