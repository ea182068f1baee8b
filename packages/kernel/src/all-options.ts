import { type AnyDomain, type Grouping, listOptions, type PickSome, type Split } from './domain.ts';
import type { Id, Json } from './json.ts';

// The whole list of answers at once, for whoever wants a list of moves. A generator stops and goes on for every single
// answer, which costs several times what the answer does.

/** All answers of `listOptions`, in its order. The list may be the offer's own: read it, do not change it. */
export function allOptions(domain: AnyDomain): readonly Json[] {
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      return domain.from;
    case 'some':
      return allSome(domain);
    case 'split':
      return allSplits(domain);
    case 'grouping':
      return allGroupings(domain);
    case 'plan':
      return [...listOptions(domain)]; // which says why not
  }
}

function allSome({ from, min, max }: PickSome<Id>): Id[][] {
  const all: Id[][] = [];
  const chosen: Id[] = [];
  for (let n = min; n <= max; n += 1) addCombinations(all, chosen, from, 0, n);
  return all;
}

function addCombinations(all: Id[][], chosen: Id[], from: readonly Id[], start: number, missing: number): void {
  if (missing === 0) {
    all.push(chosen.slice());
    return;
  }
  for (let i = start; i <= from.length - missing; i += 1) {
    chosen.push(from[i]!);
    addCombinations(all, chosen, from, i + 1, missing - 1);
    chosen.pop();
  }
}

type Amounts = Record<string, number>;

function allSplits({ parts, min, max }: Split<string>): Amounts[] {
  const all: Amounts[] = [];
  const amounts: Amounts = {};
  for (const part of parts) amounts[part] = 0;
  for (let total = min; total <= max; total += 1) addSplits(all, amounts, parts, 0, total);
  return all;
}

function addSplits(all: Amounts[], amounts: Amounts, parts: readonly string[], at: number, left: number): void {
  const part = parts[at]!;
  if (at === parts.length - 1) {
    amounts[part] = left;
    all.push({ ...amounts });
    return;
  }
  for (let amount = 0; amount <= left; amount += 1) {
    amounts[part] = amount;
    addSplits(all, amounts, parts, at + 1, left - amount);
  }
}

function allGroupings({ items, held, sets, min }: Grouping<Id>): Id[][][] {
  const all: Id[][][] = [];
  const made: Id[][] = [];
  const rest = held.slice();
  /** With the shapes from `from` on: each as often as it can be made. What is taken here is put back at the end. */
  const add = (from: number): void => {
    if (from === sets.length) {
      if (made.length >= min) all.push(made.slice());
      return;
    }
    add(from + 1);
    const set = sets[from]!;
    if (!takeOut(rest, set)) return;
    const named = set.map((item) => items[item]!);
    let times = 0;
    do {
      times += 1;
      made.push(named);
      add(from + 1);
    } while (takeOut(rest, set));
    made.length -= times;
    for (const item of set) rest[item]! += times;
  };
  add(0);
  return all;
}

/** Takes a set out of what is held; false, and nothing is taken, where something is missing. */
function takeOut(held: number[], set: readonly number[]): boolean {
  for (let taken = 0; taken < set.length; taken += 1) {
    const item = set[taken]!;
    if (held[item]! > 0) held[item]! -= 1;
    else {
      for (let back = 0; back < taken; back += 1) held[set[back]!]! += 1;
      return false;
    }
  }
  return true;
}
