// Views that are made as they are read (`Spec.glance`): what a search reads of most tables is made by a class, and the rest comes out of the
// whole view. Games without one load nothing of this.

/** The parts of a `Whole` that a class does not make itself come out of the whole one. */
type Parts<Whole, Made> = Exclude<keyof Whole, keyof Made>;

/** Every part that is not made by the class itself is read out of its whole. */
export function completed<Whole extends object, Made extends { readonly whole: Whole }>(
  { prototype }: { readonly prototype: Made },
  seldom: Readonly<Record<Parts<Whole, Made>, true>>,
): (made: Made) => Whole {
  for (const part of Object.keys(seldom) as Parts<Whole, Made>[]) {
    Object.defineProperty(prototype, part, {
      get(this: Made) {
        return this.whole[part];
      },
    });
  }
  return (made) => made as unknown as Whole;
}
