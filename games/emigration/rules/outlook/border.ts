import {
  connectionsAt,
  type Forecast,
  type Holding,
  mostSets,
  type Sets,
  withdrawalOf,
  withdrawalOfSets,
} from '../content/border.ts';
import { cardNumber, FIRST_LIFE } from '../content/cards.ts';
import { destinationOf, type Rate } from '../content/people.ts';

// What the border would make of a player as a view shows one.

/** A player as a view shows one. */
export interface Seen {
  readonly destination: string;
  readonly money: number;
  readonly assurance: number;
  readonly documents: readonly string[];
  readonly connections: readonly string[];
  readonly life: readonly string[];
  readonly raises: number;
}

function bitsOfLife(ids: readonly string[]): number {
  return ids.reduce((bits, id) => bits | (1 << (cardNumber(id) - FIRST_LIFE)), 0);
}

function holdingOf(player: Seen): Holding {
  return {
    destination: destinationOf(player.destination),
    money: player.money,
    assurance: player.assurance,
    documents: player.documents.length,
    connections: player.connections.length,
    life: bitsOfLife(player.life),
    raises: player.raises,
  };
}

/** "If the game ended now": a player as the view shows one, and the policies in force. */
export function forecast(player: Seen, policies: readonly string[]): Forecast {
  return withdrawalOf(holdingOf(player), bitsOfLife(policies));
}

/** What comes of trading these sets, for the question 'withdraw': `owed` is the `lost` of its frame. */
export function tradeForecast(player: Seen, policies: readonly string[], sets: Sets, owed: number): Forecast {
  return withdrawalOfSets(holdingOf(player), bitsOfLife(policies), sets, owed);
}

/** The most sets of each kind that a player can trade now, the levy being paid. */
export function tradeable(player: Seen): Sets {
  return mostSets(holdingOf(player), player.money);
}

/** What one more Document or Connection means to somebody. */
export interface Worth {
  /** Assurance Tokens more at the border, if it ended then: a set completed, a minimum met */
  readonly now: number;
  /** what a set of them is, and brings */
  readonly rate: Rate;
  /** how many more after it make the next set full; 0: it completes one */
  readonly missing: number;
}

// Not the sum itself: it stops at 0, and a minimum that is met would seem worth nothing to somebody who has nothing.
function netOf({ gained, lost }: Forecast): number {
  return gained - lost;
}

/** Assurance Tokens less at the border for who spends so much Money: a set broken, a Health Screening not paid. */
export function worthOfMoney(spent: number, player: Seen, policies: readonly string[]): number {
  const holding = holdingOf(player);
  const bits = bitsOfLife(policies);
  const less = { ...holding, money: holding.money - spent };
  return netOf(withdrawalOf(holding, bits)) - netOf(withdrawalOf(less, bits));
}

export function worthOf(kind: 'document' | 'connection', player: Seen, policies: readonly string[]): Worth {
  const holding = holdingOf(player);
  const more =
    kind === 'document'
      ? { ...holding, documents: holding.documents + 1 }
      : { ...holding, connections: holding.connections + 1 };
  const rate = kind === 'document' ? holding.destination.documents : holding.destination.connections;
  const held = kind === 'document' ? more.documents : connectionsAt(more);
  const bits = bitsOfLife(policies);
  return {
    now: netOf(withdrawalOf(more, bits)) - netOf(withdrawalOf(holding, bits)),
    rate,
    missing: (rate.each - (held % rate.each)) % rate.each,
  };
}
