import type { Seat } from '@tablewright/kernel';
import { dcsOf, proceedsOf, type Sale, salesFor } from '../content/sales.ts';
import type { View } from '../view.ts';

/** EMT-611 What must go: as little as possible, and rather the DCs from which nothing was shipped. */
export function saleFor(view: View, seat: Seat): Sale {
  const { shipped, small, large, cash } = view.players[seat]!;
  const owes = view.book.at(-1)![seat]!.operating;
  const loss = (sale: Sale): number =>
    dcsOf(sale).reduce((sum, { region }) => sum + (shipped[region] ?? 0), 100 * proceedsOf(sale));
  return salesFor({ small, large }, owes - cash).reduce((best, sale) => (loss(sale) < loss(best) ? sale : best));
}
