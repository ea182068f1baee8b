import type { Event, Told } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { heardInAll } from './heard.ts';

const told = (event: Event, to: Told['to'] = 0): Told => ({ event, to });
const drew = (...cards: string[]): Event => ({ type: 'drew', cards });
const saw = (of: number, ...cards: string[]): Event => ({ type: 'saw', of, cards });

test('cards that one draws one after the other are told in any order', () => {
  const once = [told(drew('B5', 'R2')), told({ type: 'fell' }, 'all'), told(drew('B4'))];
  const otherwise = [told(drew('B4', 'R2')), told({ type: 'fell' }, 'all'), told(drew('B5'))];
  expect(heardInAll(once, 0)).toEqual(heardInAll(otherwise, 0));
  expect(heardInAll(once, 0)).not.toEqual(heardInAll([told(drew('B4', 'R2')), told({ type: 'fell' }, 'all')], 0));
});

test('whose they are, and what everybody is told, stays in its order', () => {
  const once = [told(saw(1, 'B5')), told(saw(2, 'B4'))];
  expect(heardInAll(once, 0)).not.toEqual(heardInAll([told(saw(1, 'B4')), told(saw(2, 'B5'))], 0));
  const openly = [told(drew('B5'), 'all'), told(drew('B4'), 'all')];
  expect(heardInAll(openly, 0)).not.toEqual(heardInAll(openly.toReversed(), 0));
});

test('what somebody else is told alone is not heard', () => {
  expect(heardInAll([told(drew('B5'), 1), told({ type: 'fell' }, 'all')], 0)).toEqual([{ type: 'fell' }]);
  expect(heardInAll([told(drew('B5'), 1)], 'spectator')).toEqual([]);
});
