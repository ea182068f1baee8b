// Where things lie. A board says it of a whole view at once; what moved between two views then follows from the difference,
// without a word of the rules.

/** One thing that can be told from all others, or a number of things that cannot. */
export type Lies = One | Several;

interface Lying {
  /** what kind of thing it is; names its picture */
  readonly what: string;
  /** where it lies: a `data-place` on the board */
  readonly place: string;
}

/** A piece that everybody who sees this view can tell from the others. */
interface One extends Lying {
  readonly id: string;
  /** what it is called as long as it lies face down, where it has a back: so it is drawn from a pile and put back into it */
  readonly back?: string | undefined;
  readonly count?: never;
  readonly endless?: never;
}

/**
 * Coins, blocks, cards that lie face down. Nothing that lies face down has an id: the next one to see it could follow it
 * through every pile, and know it.
 */
interface Several extends Lying {
  readonly id?: never;
  readonly back?: never;
  /** how many; 1 unless said otherwise */
  readonly count?: number;
  /** a bank, a supply: gives and takes whatever is missing, however many lie there */
  readonly endless?: true;
}

/** One thing that went from place to place. */
export interface Moved {
  readonly what: string;
  /** null: one of several that cannot be told apart */
  readonly id: string | null;
  readonly from: string;
  readonly to: string;
}

/** Nobody can count more than these while they fly. */
const MOST_ALIKE = 8;

/**
 * What moved between two views. What has an id goes from its old place to its new one. Of things that are alike, as many go as
 * one place lost and another won; what is left over comes from an endless place or goes to one. What appears or vanishes
 * without a counterpart does not move. Of things alike on the same way no more than `most` are named.
 */
export function flightsBetween(
  before: readonly Lies[],
  after: readonly Lies[],
  { most = MOST_ALIKE }: { readonly most?: number } = {},
): Moved[] {
  const moved: Moved[] = [];
  const was = new Map<string, One>();
  const kinds = new Map<string, Alike>();
  for (const lies of before) {
    if (isOne(lies)) was.set(lies.id, lies);
    else count(kinds, lies, -1);
  }
  for (const lies of after) {
    if (!isOne(lies)) {
      count(kinds, lies, 1);
      continue;
    }
    const old = was.get(lies.id);
    was.delete(lies.id);
    if (old === undefined) turned(kinds, lies, 1);
    else if (old.place !== lies.place) moved.push({ what: lies.what, id: lies.id, from: old.place, to: lies.place });
  }
  for (const lies of was.values()) turned(kinds, lies, -1);
  for (const [what, alike] of kinds) moved.push(...exchanged(what, alike, most));
  return moved;
}

function isOne(lies: Lies): lies is One {
  return lies.id !== undefined;
}

interface Alike {
  /** how many more there are now, by place; in the order in which the board names them */
  readonly change: Map<string, number>;
  readonly endless: Set<string>;
}

function alikeIn(kinds: Map<string, Alike>, what: string): Alike {
  const known = kinds.get(what);
  if (known !== undefined) return known;
  const fresh: Alike = { change: new Map(), endless: new Set() };
  kinds.set(what, fresh);
  return fresh;
}

function count(kinds: Map<string, Alike>, { what, place, count: n = 1, endless }: Several, sign: 1 | -1): void {
  const { change, endless: without } = alikeIn(kinds, what);
  if (endless === true) without.add(place);
  else change.set(place, (change.get(place) ?? 0) + sign * n);
}

/** A thing that came to be known, or is known no more: on the other side of that it was one of those that are alike. */
function turned(kinds: Map<string, Alike>, { back, place }: One, sign: 1 | -1): void {
  if (back !== undefined) count(kinds, { what: back, place }, sign);
}

function exchanged(what: string, { change, endless }: Alike, most: number): Moved[] {
  const lost = [...change].filter(([, n]) => n < 0).map(([place, n]) => ({ place, n: -n }));
  const won = [...change].filter(([, n]) => n > 0).map(([place, n]) => ({ place, n }));
  const ways: { readonly from: string; readonly to: string; readonly n: number }[] = [];
  for (const from of lost) {
    for (const to of won) {
      const n = Math.min(from.n, to.n);
      if (n === 0) continue;
      ways.push({ from: from.place, to: to.place, n });
      from.n -= n;
      to.n -= n;
    }
  }
  const [bank] = endless;
  if (bank !== undefined) {
    for (const { place, n } of lost) ways.push({ from: place, to: bank, n });
    for (const { place, n } of won) ways.push({ from: bank, to: place, n });
  }
  return ways.flatMap(({ from, to, n }) =>
    Array.from({ length: Math.min(n, most) }, (): Moved => ({ what, id: null, from, to })),
  );
}
