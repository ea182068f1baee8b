import { describe, expect, test } from 'vitest';
import { ForkRequest } from './api.ts';
import { ClientMessage } from './messages.ts';
import { NewTable, PersonName } from './table.ts';
import { read } from './value.ts';

const table = 'abcdefghij';

function why(message: unknown): string | null {
  const got = read(ClientMessage, message);
  return got.ok ? null : got.why;
}

/** As many brackets as fit into a message. */
function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
}

describe('a message from a client', () => {
  test.each([
    { type: 'watch', table },
    { type: 'watch', table, as: 'spectator', since: 4, word: 'w' },
    { type: 'answer', id: '1', table, seat: 0, about: 'vote', value: { ai: 1, human: 2 }, version: 7 },
    { type: 'answer', id: '1', table, seat: 0, about: 'vote', value: null },
    { type: 'chat', id: '1', table, text: 'hello' },
    { type: 'sit', id: '1', table },
    { type: 'ping', at: 5 },
  ])('is understood: $type', (message) => {
    expect(why(message)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['no type', {}],
    ['a type that nobody knows', { type: 'shout', table }],
    ['a field that nobody knows', { type: 'watch', table, admin: true }],
    ['a key that reaches for the prototype', JSON.parse(`{"type":"watch","table":"${table}","__proto__":{"x":1}}`)],
    ['a table that cannot be', { type: 'watch', table: '../../etc' }],
    ['half a seat', { type: 'answer', id: '1', table, seat: 0.5, about: 'a', value: 1 }],
    ['no value', { type: 'answer', id: '1', table, seat: 0, about: 'a' }],
    ['a value that is nested too deep', { type: 'answer', id: '1', table, seat: 0, about: 'a', value: deep(8000) }],
    ['an empty line of chat', { type: 'chat', id: '1', table, text: ' \n ' }],
    ['a long line of chat', { type: 'chat', id: '1', table, text: 'x'.repeat(401) }],
    ['a long id', { type: 'chat', id: 'x'.repeat(41), table, text: 'x' }],
  ])('is refused with one sentence: %s', (_what, message) => {
    expect(why(message)).toMatch(/^Not understood: .{3,300}\.$/);
  });

  test('control characters leave a line of chat, and its text stays as it is', () => {
    expect(read(ClientMessage, { type: 'chat', id: '1', table, text: ' a\u0000b <i>\n</i> ' })).toMatchObject({
      value: { text: 'a b <i> </i>' },
    });
  });
});

test.each([
  ['  Ann\n', 'Ann'],
  ['A\u0000n\u202Dn', 'A nn'],
  ['Änn 🦊', 'Änn 🦊'],
])('the name %j is %j', (typed, name) => {
  expect(read(PersonName, typed)).toEqual({ ok: true, value: name });
});

test.each(['', '   ', '\u200B\u202E', 'x'.repeat(25), 7, null])('%j is no name', (typed) => {
  expect(read(PersonName, typed).ok).toBe(false);
});

describe('a new table', () => {
  test('has sensible presets', () => {
    expect(read(NewTable, { game: 'emergence', seats: 4 })).toEqual({
      ok: true,
      value: {
        game: 'emergence',
        seats: 4,
        options: {},
        mode: 'online',
        open: false,
        clock: { kind: 'none' },
        whenOut: 'bot',
        atOnce: false,
        names: [],
      },
    });
  });

  test.each<[string, object]>([
    ['an option that is nested too deep', { options: { city: deep(100) } }],
    ['a clock that never runs', { clock: { kind: 'live', bank: 0, increment: 0 } }],
    ['no seat', { seats: 0 }],
  ])('is refused with %s', (_what, parts) => {
    expect(read(NewTable, { game: 'emergence', seats: 4, ...parts })).toMatchObject({ ok: false });
  });
});

test('an option that reaches for the prototype is not there', () => {
  const options: unknown = JSON.parse('{"__proto__": {"length": "extended"}}');
  const made = read(NewTable, { game: 'emergence', seats: 4, options });
  expect(made.ok && made.value.options['length']).toBeUndefined();
});

test('a moment to go on from is a number', () => {
  expect(read(ForkRequest, { at: 12 })).toEqual({ ok: true, value: { at: 12 } });
  expect(read(ForkRequest, { at: -1 }).ok).toBe(false);
});
