import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  actionOf,
  answer,
  eventOf,
  lyingOn,
  orange,
  red,
  seen,
  selecting,
  step,
  turnOf,
  violet,
  yellow,
} from './testing/tables.ts';

describe('moments: what a board shows one after the other', () => {
  /** What had been told when the table stood still, and how it stood then. */
  function moments(s: State, seat: number, value: unknown): [string, State][] {
    const { told, moments } = step(s, seat, value);
    return moments.map(({ told: n, state }) => [told[n - 1]!.event.type, state]);
  }

  test('[EMG-203] the token is paid before the block is collected', () => {
    const s = actionOf('red', { at: { red: 'C3' }, show: { red: 'hack-E' }, tokens: { red: 2 } });
    const [[type, then] = []] = moments(s, red, 'activate');
    expect([type, then!.tokens[red], lyingOn(then!, 'C3')]).toEqual(['paid', 1, lyingOn(s, 'C3')]);
    expect(lyingOn(answer(s, red, 'activate'), 'C3')).toBe('');
  });

  test('[EMG-406] the last tokens are in the box, then it is open, and only then somebody has won', () => {
    const last = answer(eventOf('red', { tokens: { red: 15, orange: 2 } }), red, { ai: 15, human: 0 });
    const [[first, inserted] = [], [second, opened] = []] = moments(last, orange, { ai: 2, human: 0 });
    expect([first, inserted!.tokens[orange], inserted!.totals]).toEqual(['inserted', 0, [0, 0]]);
    expect([second, opened!.totals, opened!.outcome]).toEqual(['opened', [17, 0], null]);
    expect(seen(opened!, yellow).assimilations.map((event) => event.opened)).toEqual([{ ai: 17, human: 0 }]);
  });

  test('[EMG-102] all selections lie open before anything comes of them', () => {
    // Red leads, cannot leave its corner, and has nothing to do there: that turn passes by itself.
    let s = selecting({ at: { red: 'A1', orange: 'B1', yellow: 'A2', violet: 'B2' } });
    for (const seat of [orange, yellow, violet]) s = answer(s, seat, 'activate-B');
    const [[type, then] = []] = moments(s, red, 'activate-E');
    const { operatives, now } = seen(then!, red);
    expect([type, operatives.map(({ selected }) => selected)]).toEqual([
      'revealed',
      ['activate-E', 'activate-B', 'activate-B', 'activate-B'],
    ]);
    expect(now.map(({ stage }) => stage)).not.toContain('select');
  });

  test('a step and a collection need none', () => {
    expect(moments(turnOf('red'), red, 'C3')).toEqual([]);
    expect(moments(actionOf('red', { at: { red: 'C3' } }), red, 'activate')).toEqual([]);
  });
});
