import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineGame, type GameRecord } from '@tablewright/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GoldenSettings, KeptGames, tells } from './golden-suite.ts';
import { lantern, lanternSpec, type LanternEvent, type LanternState, type LanternView } from './lantern/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Plan = GoldenSettings<LanternState, LanternView, LanternEvent, 'dark' | 'lit' | 'refusals'>;

const PLAN: Plan = {
  folder,
  reasons: { dark: '', lit: '', refusals: '' },
  games: {
    dark: { seats: 5, reason: 'dark', shows: tells('looked') },
    lit: { seats: 6, reason: 'lit' },
    refused: { seats: 5, players: 'random', reason: 'refusals' },
  },
};

const kept = new KeptGames(lantern, PLAN);
/** The same games, held against another plan. */
const by = (plan: Partial<Plan>) => new KeptGames(lantern, { ...PLAN, ...plan });

function readKept(name: string, ending: 'json' | 'txt'): string {
  return readFileSync(join(folder, `${name}.${ending}`), 'utf8');
}

beforeAll(() => kept.names.forEach((name) => kept.update(name)));

describe('games that are searched for', () => {
  test('are of the wanted kind, and play as they were recorded', () => {
    for (const name of kept.names) {
      expect(kept.changes(name)).toEqual([]);
      expect(kept.strays(name)).toEqual([]);
    }
    expect(kept.unmatchedEndings()).toEqual([]);
  });

  test('stay as they are when they are written anew', () => {
    const before = readKept('dark', 'json') + readKept('dark', 'txt');
    kept.update('dark');
    expect(readKept('dark', 'json') + readKept('dark', 'txt')).toBe(before);
  });

  test('are replaced when the rules no longer accept them', () => {
    const { log, ...head } = JSON.parse(readKept('lit', 'json')) as GameRecord;
    writeFileSync(join(folder, 'lit.json'), JSON.stringify({ ...head, log: log.slice(3) }));
    expect(kept.changes('lit')).not.toEqual([]);
    kept.update('lit');
    expect(kept.changes('lit')).toEqual([]);
  });
});

describe('it is noticed that', () => {
  test('a kept game reads otherwise now', () => {
    const words = { ...lanternSpec.words, outcome: () => 'It is over.' };
    const changed = new KeptGames(defineGame({ ...lanternSpec, words }), PLAN);
    expect(changed.changes('dark')[0]).toMatch(/reads otherwise[^]*now: {2}It is over\./);
  });

  test('a kept game ends otherwise than it should', () => {
    const wrong = by({ games: { dark: { seats: 5, reason: 'lit' } } });
    expect(wrong.strays('dark')).toEqual(["it ends by 'dark', not by 'lit'"]);
  });

  test('a kept game does not show what it is kept for', () => {
    const wrong = by({ games: { refused: { seats: 5, shows: tells('looked') } } });
    expect(wrong.strays('refused')).toEqual(['it does not show what it is kept for']);
  });

  test('a kept game has other seats', () => {
    expect(by({ games: { dark: { seats: 7 } } }).strays('dark')).toEqual(['it has 5 seats, not 7']);
  });

  test('no game is kept for an ending, or an ending is not listed', () => {
    expect(by({ games: { lit: { seats: 6 }, dark: { seats: 5 } } }).unmatchedEndings()).toEqual([
      'no game is kept that ends so: refusals',
    ]);
    const fewer = new KeptGames(lantern, { ...PLAN, reasons: { dark: '', lit: '' } } as unknown as Plan);
    expect(fewer.unmatchedEndings()).toEqual(['a kept game ends in a way that is not listed: refusals']);
  });

  test('no game of the wanted kind comes up', () => {
    const wrong = by({ games: { never: { seats: 5, shows: (_told, s) => s.seats === 6 } }, mostGames: 3 });
    expect(() => wrong.update('never')).toThrow('No game of this kind came up');
  });
});
