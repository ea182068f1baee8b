/** Four people is the usual table. */
const USUAL_SEATS = 4;

export function usualSeats({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(USUAL_SEATS, min), max);
}

/** Every other table is a usual one; the others have all the numbers of seats in turn. */
export function tablesToLearnFrom(seats: { readonly min: number; readonly max: number }): number[] {
  const usual = usualSeats(seats);
  const tables: number[] = [];
  for (let n = seats.min; n <= seats.max; n += 1) if (n !== usual) tables.push(usual, n);
  return tables.length === 0 ? [usual] : tables;
}
