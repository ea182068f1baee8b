import { expect, test } from 'vitest';
import { ClientMessage } from './messages.ts';
import { readClientMessage } from './reading.ts';
import { read } from './value.ts';

const ANSWER = { type: 'answer', id: '1', table: 'abcdefghij', seat: 0, about: 'vote', value: 'aye', version: 7 };

const FIELDS: Readonly<Record<keyof typeof ANSWER, readonly unknown[]>> = {
  type: ['answer', 'explain', 'shout', '', null, 1],
  id: ['x', 'x'.repeat(40), '', 'x'.repeat(41), 5, null, ['1']],
  table: ['0123456789', 'abcdefghi', 'abcdefghijk', 'ABCDEFGHIJ', 'abcdefghij\n', 7, null],
  seat: [0, -0, 29, 30, -1, 0.5, '0', null, Number.NaN, 2 ** 60],
  about: ['', 'x'.repeat(60), 'x'.repeat(61), 4, null],
  value: [
    null,
    0,
    '',
    [],
    {},
    [[[1]]],
    { act: 'buy', at: [1, 2] },
    deep(23),
    deep(24),
    deep(25),
    deep(3000),
    undefined,
  ],
  version: [0, 1, 2 ** 53 - 1, 2 ** 53, -1, 1.5, '7', null, undefined],
};

function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
}

/** Every answer that differs from a good one in one field or in two, with a field more, and without one. */
function* answers(): Generator {
  yield ANSWER;
  const fields = Object.entries(FIELDS);
  for (const [one, values] of fields) {
    for (const value of values) {
      yield { ...ANSWER, [one]: value };
      for (const [two, others] of fields) for (const other of others) yield { ...ANSWER, [one]: value, [two]: other };
    }
    const without: Record<string, unknown> = { ...ANSWER };
    delete without[one];
    yield without;
    yield { ...without, more: 1 };
    yield { ...ANSWER, [`${one}s`]: 1 };
  }
  yield { ...ANSWER, more: undefined };
  yield JSON.parse(JSON.stringify(ANSWER).replace('{', '{"__proto__":{"seat":3},'));
  yield JSON.parse(
    '{"__proto__":{"version":3},"type":"answer","id":"1","table":"abcdefghij","seat":0,"about":"a","value":1}',
  );
  yield* [undefined, null, 7, 'answer', [], [ANSWER]];
}

test('an answer is read as the schema reads it, whatever is wrong with it', () => {
  let understood = 0;
  for (const sent of answers()) {
    const got = readClientMessage(sent);
    expect(got).toEqual(read(ClientMessage, sent));
    if (got.ok) understood += 1;
  }
  expect(understood).toBeGreaterThan(50);
});
