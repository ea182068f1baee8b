import type { Seat } from '@tablewright/kernel';
import { CYLINDER, PRODUCT } from './content/prices.ts';
import type { Account } from './events.ts';
import { BOOK, COLUMNS, rowOf, type State } from './state.ts';

// The book: what every player did in every round, public and kept (ledger 5).

/** The accounts of one round, by seat. */
export function accountsOf(s: State, round: number): Account[] {
  return s.cash.map((_, seat) => accountOf(s, round, seat));
}

function accountOf(s: State, round: number, seat: Seat): Account {
  const row = s.book.slice(rowOf(s, round, seat), rowOf(s, round, seat) + COLUMNS);
  const { products, cylinders, built, resold, sold, transport, operating, forced } = BOOK;
  const revenue = row[sold]! * PRODUCT.sale;
  const bought = row[products]! * PRODUCT.price + row[cylinders]! * CYLINDER.price + row[built]!;
  return {
    seat,
    sold: row[sold]!,
    revenue,
    transport: row[transport]!,
    operating: row[operating]!,
    products: row[products]!,
    cylinders: row[cylinders]!,
    built: row[built]!,
    resold: row[resold]!,
    forced: row[forced]!,
    liquidated: row[BOOK.liquidated]!,
    ties: row[BOOK.ties]!,
    profit: revenue - row[transport]! - row[operating]! - bought + row[resold]! + row[forced]!,
    cash: row[BOOK.cash]!,
    worth: row[BOOK.worth]!,
  };
}

/** The sum of one column over the whole game. */
export function inAll(s: State, seat: Seat, column: number): number {
  let total = 0;
  for (let round = 1; round <= s.executed; round += 1) total += s.book[rowOf(s, round, seat) + column]!;
  return total;
}
