import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  activate,
  answer,
  borderOf,
  college,
  discard,
  ended,
  faceOf,
  lastDiscard,
  lee,
  seen,
  step,
  turnOf,
  you,
} from './testing/tables.ts';

describe('moments: what a board shows one after the other', () => {
  /** What had been told when the table stood still, and how it stood then. */
  function moments(s: State, seat: number, value: unknown): [string, State][] {
    const { told, moments } = step(s, seat, value);
    return moments.map(({ told: n, state }) => [told[n - 1]!.event.type, state]);
  }

  test('a card has left its place before it does anything', () => {
    const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } } });
    const [[type, then] = []] = moments(s, you, activate(you, 'D1'));
    expect(type).toBe('activated');
    expect([faceOf(then!, you, 'D1'), lastDiscard(then!), then!.money]).toEqual([null, 'PAYDAY', s.money]);
  });

  test('a die lies there before anybody pays', () => {
    const s = turnOf(you, { money: { you: 9 } });
    const [[type, then] = []] = moments(s, you, college);
    expect([type, then!.money[you]]).toEqual(['rolled', 9]);
  });

  test('the stamp is there before it is told who has won', () => {
    const s = answer(borderOf(lee, { seats: 2, assurance: { you: 11, lee: 11 } }), lee, 1);
    const [[type, then] = []] = moments(s, you, 2);
    expect([type, then!.lane[you], then!.outcome]).toEqual(['crossed', 1, null]);
    expect(ended(answer(s, you, 2)).winners).not.toEqual([]);
  });

  test('the desk is still there when the border opens', () => {
    const s = turnOf(you, { layout: { you: { D1: 'DOC-01' } }, papers: 'all', stash: { lee: ['DOC-02'] } });
    const all = moments(s, you, discard(you, 'D1'));
    expect(all.map(([type, then]) => [type, seen(then, you).phase])).toEqual([['border', 'preparation']]);
    expect(seen(answer(s, you, discard(you, 'D1')), you).phase).toBe('border');
  });

  test('what only moves a card needs none', () => {
    const s = turnOf(you, { layout: { you: { D1: 'DOC-01', D2: 'DOC-02', C1: 'DOC-03' } }, down: { you: ['C1'] } });
    expect(moments(s, you, discard(you, 'D1'))).toEqual([]);
  });
});
