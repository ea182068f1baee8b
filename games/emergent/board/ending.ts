import type { Outcome, Seat } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { CYLINDER, DC, PRODUCT } from '@tablewright/emergent-rules/content';

// Who won and why, and what the game came to; worked out from the last view.

const WHY: Readonly<Record<string, string>> = {
  'most-money': 'with the most money',
  'more-sold': 'on equal money, with more products sold in the whole game',
  'less-liquidated': 'on equal money and sales, with fewer products thrown away',
  'shared-money': 'equal in money, sales and waste',
  'most-points': 'with the most points',
  'more-green': 'on equal points, with more green regions won',
  'more-red': 'on equal points and green regions, with more red regions won',
  'more-regions': 'on equal points, green and red regions, with more regions won in all',
  'shared-points': 'equal in points and in regions won',
};

export function whyWon({ reason }: Outcome): string {
  return WHY[reason] ?? reason;
}

/** What each player did in the whole game. */
export interface Total {
  readonly seat: Seat;
  readonly money: number;
  readonly bought: number;
  readonly sold: number;
  readonly wasted: number;
  readonly ties: number;
  readonly revenue: number;
  readonly transport: number;
  readonly operating: number;
  readonly products: number;
  readonly marketing: number;
  /** dollars for DCs, less what they brought when they were sold, at the end too */
  readonly dcs: number;
}

export function totals(view: View): Total[] {
  return view.players.map(({ cash }, seat) => {
    const rows = view.book.flatMap((accounts) => accounts.filter((account) => account.seat === seat));
    const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
    const last = rows.at(-1);
    const closing = last === undefined ? 0 : last.worth - last.cash;
    return {
      seat,
      money: cash,
      bought: sum(({ products }) => products),
      sold: sum(({ sold }) => sold),
      wasted: sum(({ liquidated }) => liquidated),
      ties: sum(({ ties }) => ties),
      revenue: sum(({ revenue }) => revenue),
      transport: sum(({ transport }) => transport),
      operating: sum(({ operating }) => operating),
      products: sum(({ products }) => products * PRODUCT.price),
      marketing: sum(({ cylinders }) => cylinders * CYLINDER.price),
      dcs: sum(({ built, resold, forced }) => built - resold - forced) - closing,
    };
  });
}

/** EMT-705, EMT-918 Best first: by money or by points, then as the rules say. */
export function ranked(view: View): Seat[] {
  const seats = view.players.map((_, seat) => seat);
  if (view.mode !== 'fast') {
    const of = totals(view);
    return seats.sort((a, b) => {
      const [x, y] = [of[a]!, of[b]!];
      return y.money - x.money || y.sold - x.sold || x.wasted - y.wasted;
    });
  }
  const keys = seats.map((seat) => fastKey(view, seat));
  return seats.sort((a, b) => {
    const differs = keys[a]!.findIndex((n, i) => n !== keys[b]![i]);
    return differs < 0 ? a - b : keys[b]![differs]! - keys[a]![differs]!;
  });
}

/** Points, green, red and all regions won. */
export function fastKey(view: View, seat: Seat): [number, number, number, number] {
  const won = view.regions.filter((region) => region.won === seat);
  return [
    view.regions.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    won.filter(({ colour }) => colour === 'green').length,
    won.filter(({ colour }) => colour === 'red').length,
    won.length,
  ];
}

/** What the last DCs brought (EMT-701). */
export const RESALE_WORDS = `Every DC was sold: $${DC.small.resale} for a small one, $${DC.large.resale} for a large one.`;
