import fc from 'fast-check';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { applyPatch, diff } from './patch.ts';

describe('a patch', () => {
  test.each<[string, Json, Json, unknown]>([
    ['nothing new', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, null],
    ['a new value', { a: 1, b: 2 }, { a: 1, b: 3 }, { set: { b: 3 } }],
    ['a new field', { a: 1 }, { a: 1, b: null }, { set: { b: null } }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }, { drop: ['b'] }],
    [
      'deep inside',
      { a: { b: [{ c: 1 }] } },
      { a: { b: [{ c: 2 }] } },
      { into: { a: { into: { b: { into: { 0: { set: { c: 2 } } } } } } } },
    ],
    ['a longer list', { a: [1] }, { a: [1, 2] }, { into: { a: { set: { 1: 2 }, length: 2 } } }],
    ['a shorter list', { a: [1, 2] }, { a: [1] }, { into: { a: { length: 1 } } }],
    ['a list in place of an object', { a: {} }, { a: [] }, { set: { a: [] } }],
    ['something in place of nothing', { a: null }, { a: { b: 1 } }, { set: { a: { b: 1 } } }],
  ])('%s', (_what, before, after, patch) => {
    expect(diff(before as object as never, after as object as never)).toEqual(patch);
    expect(applyPatch(before, diff(before as never, after as never))).toEqual(after);
  });

  test('turns any value into any other', () => {
    const tree = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
    const key = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('__proto__', 'constructor', 'length', 'toString', '0'),
    );
    const fields = fc.dictionary(key, tree, { maxKeys: 6 });
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const sent = JSON.parse(JSON.stringify(diff(before, after))) as ReturnType<typeof diff>;
        expect(JSON.parse(JSON.stringify(applyPatch(before, sent)))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('reaches no prototype', () => {
    const patch = diff({ a: 1 }, JSON.parse('{"__proto__": {"polluted": true}, "a": 1}') as Record<string, Json>);
    const patched = applyPatch({ a: 1 }, JSON.parse(JSON.stringify(patch)) as typeof patch);
    expect((patched as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(patched)).toEqual(['a', '__proto__']);
  });

  test('shares with the old value what did not change', () => {
    const before = { same: { deep: [1] }, other: { n: 1 } };
    const after = applyPatch(before as Json, { into: { other: { set: { n: 2 } } } }) as typeof before;
    expect(after.same).toBe(before.same);
    expect(before.other.n).toBe(1);
  });
});
