import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import {
  beginNew,
  fits,
  groupsIn,
  groupsOf,
  isAllowed,
  isSet,
  loose,
  NO_GROUPS,
  openSet,
  put,
  takeOut,
  wholeSets,
} from './grouping.ts';
import { changed, filled, isEnough, NOTHING_YET, seenOfSplit, shared, shareIn } from './splitting.ts';

describe('[EMG-405] [EMG-410] what the box gives away', () => {
  const holding = (...tokens: number[]) => {
    const view = table();
    return { ...view, operatives: view.operatives.map((one, seat) => ({ ...one, tokens: tokens[seat] ?? 0 })) };
  };
  const event = (...inserted: { seat: number; tokens: number; split: null }[]) => [{ inserted, opened: null }];

  test('whoever alone inserts reads that the sums will show the split', () => {
    expect(seenOfSplit({ ...holding(3), assimilations: event() })).toContain('the sums will show how you split them');
  });

  test('with one other that one can tell, whether they come later, have been, or have kept some', () => {
    const been = event({ seat: 1, tokens: 2, split: null });
    for (const view of [
      { ...holding(3, 1), assimilations: event() },
      { ...holding(3), assimilations: been },
      { ...holding(3, 1), assimilations: been },
    ]) {
      expect(seenOfSplit(view)).toContain('that one can tell from the sums how you split yours');
    }
  });

  test('with several others it is not shown, but the sums may tell', () => {
    const told = 'is not shown until the game is over, but the sums may tell';
    expect(seenOfSplit({ ...holding(3, 1, 1), assimilations: event() })).toContain(told);
    const been = event({ seat: 1, tokens: 2, split: null });
    expect(seenOfSplit({ ...holding(3, 0, 1), assimilations: been })).toContain(told);
  });
});

describe('[EMG-403] sharing out tokens', () => {
  const domain = { min: 1, max: 3 };

  test('begins with nothing, so that nothing is whispered', () => {
    expect(shareIn(null, domain)).toEqual({ ai: 0, human: 0 });
    expect(isEnough(NOTHING_YET, domain)).toBe(false);
  });

  test('never more than I hold, never less than nothing', () => {
    const two = changed(changed(NOTHING_YET, 'ai', 1, domain), 'ai', 1, domain);
    const three = changed(two, 'human', 1, domain);
    expect(three).toEqual({ ai: 2, human: 1 });
    expect(changed(three, 'human', 1, domain)).toBe(three);
    expect(changed(NOTHING_YET, 'ai', -1, domain)).toEqual({ ai: 0, human: 0 });
    expect(isEnough(three, domain)).toBe(true);
    expect(shared(three)).toBe(3);
  });

  test('the rest goes where I say', () => {
    expect(filled({ ai: 1, human: 0 }, 'human', domain)).toEqual({ ai: 1, human: 2 });
  });
});

test('a draft is taken up again as long as it fits what I hold', () => {
  const bounds = { min: 1, max: 3 };
  expect(shareIn({ ai: 2, human: 1 }, bounds)).toEqual({ ai: 2, human: 1 });
  for (const old of ['x', [], {}, { ai: 3, human: 1 }, { ai: -1, human: 2 }, { ai: 0.5, human: 0 }]) {
    expect(shareIn(old, bounds)).toEqual({ ai: 0, human: 0 });
  }
  const offer = { held: [1, 1], sets: [[0, 1]], min: 0 };
  expect(groupsIn({ sets: [[0, 1]], open: 0 }, offer)).toEqual({ sets: [[0, 1]], open: 0 });
  for (const old of [null, 'x', { sets: 1, open: 0 }, { sets: [[0, 0]], open: 0 }, { sets: [[7]], open: 0 }]) {
    expect(groupsIn(old, offer)).toBeNull();
  }
  expect(groupsIn({ sets: [[0], [0]], open: 1 }, offer)).toBeNull();
});

describe('[EMG-301, EMG-302] putting blocks into sets', () => {
  // four types; all, three or two different ones, or two of a kind
  const sets = ['0123', '012', '013', '023', '123', '01', '02', '03', '12', '13', '23', '00', '11', '22', '33'].map(
    (digits) => [...digits].map(Number),
  );
  const offer = { held: [1, 4, 1, 0], sets, min: 0 };
  const tap = (items: readonly number[]) => items.reduce((groups, item) => put(groups, item, offer), NO_GROUPS);

  test('a tapped block goes into the open set while it fits', () => {
    expect(tap([1, 0, 2]).sets).toEqual([[0, 1, 2]]);
  });

  test('a block that does not fit begins a set of its own', () => {
    expect(tap([1, 1, 1]).sets).toEqual([[1, 1], [1]]);
    expect(tap([0, 1, 1]).sets).toEqual([[0, 1], [1]]);
  });

  test('nobody puts more than there is', () => {
    expect(tap([0, 0]).sets).toEqual([[0]]);
    expect(tap([3]).sets).toEqual([]);
    expect(loose(tap([1, 0]), offer)).toEqual([0, 3, 1, 0]);
  });

  test('a tapped block in a set comes out again, and an empty set is gone', () => {
    const groups = tap([0, 1]);
    expect(takeOut(groups, 0, 1).sets).toEqual([[0]]);
    expect(takeOut(takeOut(groups, 0, 1), 0, 0)).toEqual(NO_GROUPS);
    expect(takeOut(groups, 0, 2)).toBe(groups);
    expect(takeOut(groups, 5, 0)).toBe(groups);
  });

  test('a set can be opened again, and a new one begun before the last is full', () => {
    const two = put(beginNew(tap([0])), 1, offer);
    expect(two.sets).toEqual([[0], [1]]);
    expect(put(openSet(two, 0), 2, offer).sets).toEqual([[0, 2], [1]]);
  });

  test('the answer holds whole sets only; a block that waits alone is kept', () => {
    const groups = tap([1, 0, 1]);
    expect(groups.sets).toEqual([[0, 1], [1]]);
    expect(wholeSets(groups, offer)).toEqual([[0, 1]]);
    expect(isAllowed(NO_GROUPS, offer)).toBe(true);
    expect(isAllowed(NO_GROUPS, { ...offer, min: 1 })).toBe(false);
  });

  test('a proposal lies there whole', () => {
    const groups = groupsOf([
      [0, 1, 2],
      [1, 1],
    ]);
    expect(wholeSets(groups, offer)).toEqual(groups.sets);
    expect(loose(groups, offer)).toEqual([0, 1, 0, 0]);
  });

  test('which shapes are sets is in the question alone', () => {
    expect(isSet([1, 0], offer)).toBe(true);
    expect(isSet([1, 1, 1], offer)).toBe(false);
    expect(fits([1], offer)).toBe(true);
    expect(fits([1, 1], { sets: [[0, 1]] })).toBe(false);
  });
});
