import { expect, test } from 'vitest';
import { type SoundState, soundOf } from './sound-of.ts';

const quiet: SoundState = { number: 1, asked: false, over: false, told: [] };
const sounds = ({ type }: { readonly type: string }): 'card' | 'dice' | null =>
  type === 'revealed' ? 'card' : type === 'rolled' ? 'dice' : null;
const told = (...types: string[]): SoundState => ({ ...quiet, number: 2, told: types.map((type) => ({ type })) });

test('nothing at the first look, and nothing twice', () => {
  expect(soundOf(null, { ...quiet, asked: true }, sounds)).toBeNull();
  expect(soundOf({ ...quiet, asked: true }, { ...quiet, asked: true }, sounds)).toBeNull();
  expect(soundOf(told('rolled'), told('rolled'), sounds)).toBeNull();
  expect(soundOf({ ...quiet, over: true }, { ...quiet, number: 9, over: true }, sounds)).toBeNull();
});

test('the first thing that makes a sound; my turn before that, and the end before all', () => {
  expect(soundOf(quiet, told('moved', 'rolled', 'revealed'), sounds)).toBe('dice');
  expect(soundOf(quiet, told('moved'), sounds)).toBeNull();
  expect(soundOf(quiet, { ...told('rolled'), asked: true }, sounds)).toBe('turn');
  expect(soundOf(quiet, { ...told('rolled'), over: true }, sounds)).toBe('end');
  expect(soundOf(quiet, told('rolled'), undefined)).toBeNull();
});
