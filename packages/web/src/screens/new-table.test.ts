import type { GameInfo } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { chosenOptions } from './table/options.ts';
import { blankForm, type Form, missing, requestOf, summaryOf } from './new-table.ts';

const game: GameInfo = {
  id: 'emergence',
  name: 'Emergence',
  seats: { min: 3, max: 6 },
  countdown: { countdown: { preset: 5, min: 3, max: 15 }, preparation: { preset: 60, min: 20, max: 300 } },
  options: [
    {
      id: 'length',
      label: 'Length',
      explains: '',
      preset: 'short',
      choices: ['short', 'extended'].map((value) => ({ value, label: value, explains: '' })),
    },
    {
      id: 'city',
      label: 'City',
      explains: '',
      preset: 'capital-01|Capital|…',
      choices: ['capital-01', 'ring-02'].map((value) => ({ value, label: value.toUpperCase(), explains: '' })),
    },
    { id: 'roundLimit', label: 'Round limit', explains: '', preset: true, choices: [] },
  ],
};

describe('a new table', () => {
  test('says in a sentence what comes of the choices', () => {
    const form = blankForm(game, 4);
    expect(summaryOf(game, { ...form, with: 'bots' })).toBe('You and 3 bots · short · CAPITAL-01.');
    expect(summaryOf(game, { ...form, with: 'pass', names: ['Ann', 'Bea'], seats: 3 })).toContain('2 people and a bot');
    expect(summaryOf(game, form)).toContain('3 more');
  });

  test('[EMG-017] shuffles the seats of friends unless the host fixes them; one device and bots stay as they are', () => {
    const form = blankForm(game, 4);
    const order = (part: Partial<Form>) => requestOf(game, { ...form, names: ['Ann', 'Bea'], ...part }).seatOrder;
    expect(order({})).toBe('shuffled');
    expect(order({ seatOrder: 'fixed' })).toBe('fixed');
    expect(order({ with: 'pass' })).toBe('fixed');
    expect(order({ with: 'pass', seatOrder: 'shuffled' })).toBe('shuffled');
    expect(order({ with: 'bots', seatOrder: 'shuffled' })).toBe('fixed');
  });

  test('[EMG-104] counts down where a live clock runs, as long as the host says', () => {
    const form = blankForm(game, 4);
    const countdown = (part: Partial<Form>, of = game) => requestOf(of, { ...form, ...part }).countdown;
    expect(countdown({})).toBeUndefined();
    expect(countdown({ clock: 'day' })).toBeUndefined();
    expect(countdown({ clock: 'live' })).toEqual({ countdown: 5, preparation: 60 });
    expect(countdown({ clock: 'quick', countdown: '12', preparation: '30' })).toEqual({
      countdown: 12,
      preparation: 30,
    });
    expect(countdown({ clock: 'live', countdownOn: false })).toBe('off');
    expect(countdown({ clock: 'live', with: 'bots' })).toBeUndefined();
    const { countdown: _, ...other } = game;
    expect(countdown({ clock: 'live' }, other)).toBeUndefined();
  });

  test('as it stands in the form is preset: only game and seats are said', () => {
    const form = blankForm(game, 4);
    expect(form.options).toEqual({ length: 'short', city: 'capital-01', roundLimit: true });
    expect(requestOf(game, form)).toMatchObject({
      game: 'emergence',
      seats: 4,
      options: {},
      mode: 'online',
      open: false,
      atOnce: false,
    });
  });

  test('says what was chosen otherwise', () => {
    const form = { ...blankForm(game, 4), options: { length: 'extended', city: 'capital-01', roundLimit: false } };
    expect(requestOf(game, form).options).toEqual({ length: 'extended', roundLimit: false });
  });

  test('against bots begins at once; a clock and strangers are for friends', () => {
    const form = { ...blankForm(game, 4), with: 'bots', clock: 'live', open: true } as const;
    expect(requestOf(game, form)).toMatchObject({ atOnce: true, clock: { kind: 'none' }, open: false });
    expect(requestOf(game, { ...form, with: 'friends' })).toMatchObject({ clock: { kind: 'live' }, open: true });
  });

  test('on one device needs names that differ', () => {
    const form = { ...blankForm(game, 3), with: 'pass' } as const;
    expect(missing(form)).toContain('at least one name');
    expect(missing({ ...form, names: ['Ann', ' ann '] })).toContain('same name');
    expect(missing({ ...form, names: ['A', 'B', 'C', 'D'] })).toContain('4 names for 3 seats');
    const fine = { ...form, names: [' Ann ', '', 'Bea'] };
    expect(missing(fine)).toBeNull();
    expect(requestOf(game, fine)).toMatchObject({ mode: 'pass', atOnce: true, names: ['Ann', 'Bea'] });
  });
});

test('the options of a table in words', () => {
  const options = { length: 'extended', city: 'ring-02|Ring|…', roundLimit: false };
  expect(chosenOptions(game, options)).toEqual([
    { label: 'Length', choice: 'extended', explains: '' },
    { label: 'City', choice: 'RING-02', explains: '' },
    { label: 'Round limit', choice: 'off', explains: '' },
  ]);
  expect(chosenOptions(game, { city: 'capital-01|Capital|…' })).toEqual([
    { label: 'City', choice: 'CAPITAL-01', explains: '' },
  ]);
});

test('of some options several choices are taken, or none', () => {
  const choices = ['wine', 'bread', 'salt'].map((value) => ({ value, label: value.toUpperCase(), explains: '' }));
  const option = { id: 'food', label: 'Food', explains: '', preset: [], choices };
  const picnic: GameInfo = { ...game, options: [option] };
  const form = blankForm(picnic, 4);
  expect(form.options).toEqual({ food: [] });
  expect(requestOf(picnic, form).options).toEqual({});
  expect(requestOf(picnic, { ...form, options: { food: ['salt'] } }).options).toEqual({ food: ['salt'] });
  expect(chosenOptions(picnic, { food: ['salt', 'wine'] })).toEqual([
    { label: 'Food', choice: 'WINE, SALT', explains: '' },
  ]);
  expect(chosenOptions(picnic, { food: [] })).toEqual([]);
});
