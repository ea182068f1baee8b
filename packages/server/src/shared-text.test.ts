import fc from 'fast-check';
import type { Json } from '@tablewright/kernel';
import { diff } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { SharedText } from './shared-text.ts';

const tree = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const key = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom('a', 'b', '__proto__', 'constructor', 'length', '0', '10', '9', 'ä', '"', '\\', '\ud800', '\u2028'),
);
const fields = fc.dictionary(key, tree, { maxKeys: 6 });

test('a difference is written letter by letter as its object would be', () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      expect(new SharedText().patch(before, after)).toBe(textOfDiff(before, after));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('so it is for values that have most in common, and for several viewers one after the other', () => {
  fc.assert(
    fc.property(fields, fields, fields, fields, (shared, changed, mine, yours) => {
      const text = new SharedText();
      const [before, after] = [
        { shared, list: [shared, 1] },
        { shared: { ...shared, ...changed }, list: [changed, 1, -0] },
      ];
      const pairs: [Record<string, Json>, Record<string, Json>][] = [
        [{ ...before, mine }, after],
        [
          { ...before, mine: yours },
          { mine, ...after },
        ],
        [after, { ...before, yours }],
        [before, after],
      ];
      for (const [was, is] of pairs) expect(text.patch(was, is)).toBe(textOfDiff(was, is));
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('what is not new is not there', () => {
  expect(new SharedText().patch({ a: 1, b: [1, { c: null }] }, { a: 1, b: [1, { c: null }] })).toBeNull();
});

function textOfDiff(before: Record<string, Json>, after: Record<string, Json>): string | null {
  const patch = diff(before, after);
  return patch === null ? null : JSON.stringify(patch);
}
