import type { Json, Question } from '@tablewright/board';

// Putting blocks into sets by tapping them. Which shapes are sets is in the question: nothing here knows a rule.

type GroupingDomain = Extract<Question['domain'], { kind: 'grouping' }>;
type Offer = Pick<GroupingDomain, 'held' | 'sets' | 'min'>;

export interface Groups {
  /** each set as positions in the question's items */
  readonly sets: readonly (readonly number[])[];
  /** the set that the next block goes into; may be one past the last */
  readonly open: number;
}

export const NO_GROUPS: Groups = { sets: [], open: 0 };

export function groupsOf(sets: readonly (readonly number[])[]): Groups {
  return { sets, open: sets.length };
}

/** What was put together so far; null where a kept draft does not fit what I hold: it may be anything, and old. */
export function groupsIn(draft: Json | null, offer: Offer): Groups | null {
  if (draft === null || typeof draft !== 'object' || Array.isArray(draft)) return null;
  const { sets, open } = draft as { readonly [key: string]: Json };
  if (!isSets(sets) || typeof open !== 'number' || !Number.isInteger(open) || open < 0) return null;
  const groups = { sets, open };
  const fit = sets.every((set) => set.length > 0 && fits(set, offer)) && loose(groups, offer).every((n) => n >= 0);
  return fit ? groups : null;
}

function isSets(kept: Json | undefined): kept is readonly (readonly number[])[] {
  return (
    Array.isArray(kept) &&
    kept.every((set: Json) => Array.isArray(set) && set.every((item: Json) => typeof item === 'number'))
  );
}

const countOf = (set: readonly number[], item: number): number => set.filter((one) => one === item).length;

/** Could this still become one of the shapes on offer? */
export function fits(set: readonly number[], { sets }: Pick<Offer, 'sets'>): boolean {
  return sets.some((shape) => set.every((item) => countOf(set, item) <= countOf(shape, item)));
}

export function isSet(set: readonly number[], { sets }: Pick<Offer, 'sets'>): boolean {
  const sorted = [...set].sort((a, b) => a - b);
  return sets.some((shape) => shape.length === sorted.length && shape.every((item, i) => item === sorted[i]));
}

/** What is in no set yet, by item. */
export function loose({ sets }: Groups, { held }: Pick<Offer, 'held'>): number[] {
  return held.map((n, item) => n - sets.reduce((sum, set) => sum + countOf(set, item), 0));
}

/** Taps a loose block: into the open set if it fits there, otherwise it begins a new one. */
export function put(groups: Groups, item: number, offer: Offer): Groups {
  if ((loose(groups, offer)[item] ?? 0) <= 0) return groups;
  const target = groups.sets[groups.open];
  if (target !== undefined) {
    const larger = [...target, item].sort((a, b) => a - b);
    if (fits(larger, offer)) {
      return { sets: groups.sets.map((set, i) => (i === groups.open ? larger : set)), open: groups.open };
    }
  }
  return { sets: [...groups.sets, [item]], open: groups.sets.length };
}

/** Taps a block in a set: it is loose again. */
export function takeOut(groups: Groups, set: number, item: number): Groups {
  const from = groups.sets[set];
  const at = from?.indexOf(item) ?? -1;
  if (from === undefined || at < 0) return groups;
  const smaller = from.filter((_, i) => i !== at);
  if (smaller.length > 0) return { sets: groups.sets.map((one, i) => (i === set ? smaller : one)), open: set };
  const sets = groups.sets.filter((_, i) => i !== set);
  return { sets, open: sets.length };
}

/** The next block shall begin a set of its own. */
export function beginNew(groups: Groups): Groups {
  return { ...groups, open: groups.sets.length };
}

export function openSet(groups: Groups, set: number): Groups {
  return { ...groups, open: set };
}

/** What is answered: the whole sets. A block that waits alone is simply kept. */
export function wholeSets({ sets }: Groups, offer: Offer): number[][] {
  return sets.filter((set) => isSet(set, offer)).map((set) => [...set].sort((a, b) => a - b));
}

export function isAllowed(groups: Groups, offer: Offer): boolean {
  return wholeSets(groups, offer).length >= offer.min;
}
