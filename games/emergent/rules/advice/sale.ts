import type { Seat } from '@tablewright/kernel';
import { salesIn } from '../content/sales.ts';
import type { View } from '../view.ts';

/** EMT-611 What must go: as little as possible, and rather the DCs from which nothing was shipped. */
export function saleFor(view: View, seat: Seat, sales: readonly string[]): string {
  const { shipped } = view.players[seat]!;
  const loss = (sale: string): number => {
    const { dcs, proceeds } = salesIn(sale);
    return dcs.reduce((sum, { region }) => sum + (shipped[region] ?? 0), 100 * proceeds);
  };
  return sales.reduce((best, sale) => (loss(sale) < loss(best) ? sale : best));
}
