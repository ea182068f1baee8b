import { type Act, acts, type AnyDomain, type Json, pick, pickSome, split } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf, offeredBy, optionsAt, placesFor, touchOf } from './options.ts';

const asked = (domain: AnyDomain) => ({ domain });

describe('what can be touched', () => {
  const says = (value: Json) => ({ says: `Say ${JSON.stringify(value)}.`, about: ['x'] });

  test('is each option of a pick, each act, and each part of a question for several', () => {
    expect(offeredBy(asked(pick(['a', 2])), says).map(({ value }) => value)).toEqual(['a', 2]);
    const turn = [{ act: 'buy', place: 'D3' }, { act: 'pass' }];
    expect(offeredBy(asked(acts<Act>(turn)), says).map(({ value }) => value)).toEqual(turn);
    const some = offeredBy(asked(pickSome(['a', 'b'], { min: 1, max: 2 })), says);
    expect(some.map(({ value }) => value)).toEqual([['a'], ['b']]);
  });

  test('is nothing of a sum, and nothing when I am not asked', () => {
    expect(offeredBy(asked(split(['a'], { min: 0, max: 1 })), says)).toEqual([]);
    expect(offeredBy(null, says)).toEqual([]);
  });

  test('is told apart by what it says, not by how it is written', () => {
    expect(keyOf({ act: 'buy', place: 'D3' })).toBe(keyOf({ place: 'D3', act: 'buy' }));
    expect(keyOf({ act: 'buy', place: 'D3' })).not.toBe(keyOf({ act: 'buy', place: 'D4' }));
    expect(keyOf(1)).not.toBe(keyOf('1'));
  });
});

describe('touching', () => {
  // rook and king can go; one card can be played in two ways; the bell is simply rung
  const about: { readonly [value: string]: readonly string[] } = {
    'rook-A1': ['rook', 'A1'],
    'rook-A2': ['rook', 'A2'],
    'king-A2': ['king', 'A2'],
    'king-B2': ['king', 'B2'],
    'sell-card': ['card'],
    'burn-card': ['card'],
    ring: ['bell'],
  };
  const offered = offeredBy<string>(asked(pick(Object.keys(about))), (value) => ({
    says: value,
    about: about[value]!,
  }));
  const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);

  test('something that belongs to one option answers it', () => {
    expect(touchOf(offered, null, 'bell')).toMatchObject({ does: 'answer', option: { value: 'ring' } });
  });

  test('something that can go to several places takes it in hand; then one of them answers', () => {
    expect(touchOf(offered, null, 'rook')).toEqual({ does: 'take' });
    expect([...placesFor(offered, 'rook')]).toEqual(['A1', 'A2']);
    expect(touchOf(offered, 'rook', 'A2')).toMatchObject({ does: 'answer', option: { value: 'rook-A2' } });
    expect(values(optionsAt(offered, 'rook', 'B2'))).toEqual([]);
  });

  test('what is in hand puts it down; another thing is taken instead', () => {
    expect(touchOf(offered, 'rook', 'rook')).toEqual({ does: 'release' });
    expect(touchOf(offered, 'rook', 'king')).toEqual({ does: 'take' });
  });

  test('something that belongs to several options asks which', () => {
    const touched = touchOf(offered, null, 'card');
    expect(touched.does === 'choose' && values(touched.among)).toEqual(['sell-card', 'burn-card']);
    const place = touchOf(offered, null, 'A2');
    expect(place.does === 'choose' && values(place.among)).toEqual(['rook-A2', 'king-A2']);
  });

  test('something that belongs to none does nothing', () => {
    expect(touchOf(offered, null, 'wall')).toEqual({ does: 'nothing' });
    expect(touchOf(offered, 'rook', 'wall')).toEqual({ does: 'nothing' });
  });
});
