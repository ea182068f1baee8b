import { expect, test } from 'vitest';
import { knowsGame, likedIn, NOT_SYNCED, onceKey, PRESETS, syncedIn } from './settings.ts';

const NEW = { guide: true, finished: [], shownOnce: [] };

test('what a game is about is said at each table until one was finished, and once at a table', () => {
  expect(knowsGame(NEW, 't1', 'emigration')).toBe(false);
  const told = { ...NEW, shownOnce: [onceKey('breath', 't1', 'emigration')] };
  expect(knowsGame(told, 't1', 'emigration')).toBe(true);
  expect(knowsGame(told, 't2', 'emigration')).toBe(false);
  expect(knowsGame({ ...NEW, finished: ['emigration'] }, 't2', 'emigration')).toBe(true);
  expect(knowsGame({ ...NEW, guide: false }, 't2', 'emigration')).toBe(true);
});

test('what was kept and is not known here falls back to what is preset, one by one', () => {
  const kept = {
    theme: 'pink',
    pace: 'warp',
    botLevel: 'godlike',
    text: 'huge',
    confirm: 'yes',
    sounds: 7,
    silent: ['turn', 'bells'],
    muted: 'everybody',
    finished: ['emergence', 3, null],
    shownOnce: ['x'.repeat(500)],
  };
  expect(likedIn(kept)).toEqual({ ...PRESETS, text: 'huge', silent: ['turn'], finished: ['emergence'] });
  for (const nothing of [null, undefined, 7, 'rubbish', []]) expect(likedIn(nothing)).toEqual(PRESETS);
});

test('what a hand has written over how far browser and server know of each other is not believed', () => {
  const whole = { of: 'ann', revision: 3, base: { theme: 'dark' } };
  expect(syncedIn({ synced: whole })).toEqual(whole);
  const wrong = [
    null,
    7,
    { ...whole, of: 7 },
    { ...whole, revision: '3' },
    { ...whole, base: null },
    { ...whole, base: [] },
  ];
  for (const synced of wrong) expect(syncedIn({ synced })).toEqual(NOT_SYNCED);
  for (const nothing of [null, undefined, 7, 'rubbish', []]) expect(syncedIn(nothing)).toEqual(NOT_SYNCED);
});
