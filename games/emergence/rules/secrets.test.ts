import type { Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { secrets } from './secrets.ts';
import type { State } from './state.ts';
import { red, selecting, spiedOnOne, splitUnderWay, turnOf } from './tests/testing/tables.ts';

// What is hidden from whom, one secret after the other (ledger 5). The guards show that each is noticed when it gets out.

/** By viewer, spectators last: what is hidden, or undefined where nothing is. */
function hidden(what: string, s: State): unknown[] {
  const viewers: Viewer[] = [...s.allegiance.keys(), 'spectator'];
  return viewers.map((viewer) => secrets[what]!(s, viewer));
}

const over = (s: State): State => ({ ...s, outcome: { winners: [], reason: '', rules: [], roles: [] } });
const none = (s: State): undefined[] => Array.from({ length: s.seats + 1 }, () => undefined);

describe('[EMG-003] the allegiances of others', () => {
  const WHAT = 'the allegiances of others';
  const no = undefined;

  test('are known to Humans, and to nobody else', () => {
    expect(hidden(WHAT, turnOf('red'))).toEqual(['0 0 0 1', '0 0 0 1', '0 0 0 1', no, '0 0 0 1']);
    const five = turnOf('red', { seats: 5, humans: ['violet', 'pink'] });
    const all = '0 0 0 1 1';
    expect(hidden(WHAT, five)).toEqual([all, all, all, no, no, all]);
    expect(hidden(WHAT, over(five))).toEqual(none(five));
  });

  test('are known to whoever has spied on all Humans', () => {
    const one = turnOf('red', { spied: [['red', 'violet']] });
    expect(hidden(WHAT, one)).toEqual([no, '0 0 0 1', '0 0 0 1', no, '0 0 0 1']);
    const all = '0 0 0 1 1';
    expect(hidden(WHAT, spiedOnOne())).toEqual([all, all, all, no, no, all]);
  });

  test('are known to whoever has spied on everybody else', () => {
    const spied = (...on: ('orange' | 'yellow')[]) => on.map((seen) => ['red', seen] as const);
    expect(hidden(WHAT, turnOf('red', { spied: spied('orange') }))[red]).toBe('0 0 0 1');
    expect(hidden(WHAT, turnOf('red', { spied: spied('orange', 'yellow') }))[red]).toBe(no);
    const mixed = turnOf('red', {
      seats: 5,
      humans: ['violet', 'pink'],
      spied: [...spied('orange', 'yellow'), ['red', 'pink']],
    });
    expect(hidden(WHAT, mixed)[red]).toBe(no);
    const fewer = turnOf('red', { seats: 5, humans: ['violet', 'pink'], spied: [...spied('orange'), ['red', 'pink']] });
    expect(hidden(WHAT, fewer)[red]).toBe('0 0 0 1 1');
  });
});

test('[EMG-012] the other Human, for an A.I. who has spied on one', () => {
  const WHAT = 'the other Human, for an A.I. who has spied on one';
  expect(hidden(WHAT, spiedOnOne())).toEqual([3, undefined, undefined, undefined, undefined, undefined]);
  const both = turnOf('red', {
    seats: 5,
    humans: ['violet', 'pink'],
    spied: [
      ['red', 'pink'],
      ['red', 'violet'],
    ],
  });
  expect(hidden(WHAT, both)).toEqual(none(both));
  const nobody = turnOf('red', { seats: 5, humans: ['violet', 'pink'] });
  expect(hidden(WHAT, nobody)).toEqual(none(nobody));
});

test('[EMG-405, EMG-407] the last split of somebody else, while the box travels', () => {
  const WHAT = 'the last split of somebody else';
  expect(hidden(WHAT, splitUnderWay())).toEqual([undefined, 1, 1, 1, 1]);
  expect(hidden(WHAT, over(splitUnderWay()))).toEqual(none(splitUnderWay()));
  const open = turnOf('red', { totals: { ai: 2, human: 1 } });
  expect(hidden(WHAT, open)).toEqual(none(open));
  expect(hidden(WHAT, turnOf('red'))).toEqual(none(open));
  const later = turnOf('red', { totals: { ai: 2, human: 1 } });
  later.inserted.push(1, 2, 5, 4);
  expect(hidden(WHAT, later)).toEqual([4, 4, undefined, 4, 4]);
});

test('[EMG-107] what others have staged', () => {
  const WHAT = 'what others have staged';
  const s = selecting();
  expect(hidden(WHAT, s)).toEqual(none(s));
  const frame = s.stack.at(-1) as { sealed: (string | null)[] };
  frame.sealed[1] = 'spy-E';
  expect(hidden(WHAT, s)).toEqual(['spy-E', undefined, 'spy-E', 'spy-E', 'spy-E']);
  frame.sealed[2] = 'hack-D';
  const both = 'spy-E hack-D';
  expect(hidden(WHAT, s)).toEqual([both, 'hack-D', 'spy-E', both, both]);
  expect(hidden(WHAT, turnOf('red'))).toEqual(none(s));
  expect(hidden(WHAT, { ...s, stack: [] })).toEqual(none(s));
});
