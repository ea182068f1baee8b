import { commit, commitmentTo, NOTHING_KEPT, saltHashOf } from '@tablewright/kernel';
import type { TableInfo } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { info as infoOf } from '../testing/tables.ts';
import { type FairPlay, fairStep, newFairPlay } from './fair-play.ts';

const MINE: FairPlay = { salt: 'mine', promised: true, shown: false };

/** A table before the game, at which I sit on the first seat. */
function lobby(change: Partial<TableInfo> = {}): TableInfo {
  const info = infoOf();
  const seats = info.seats.map((seat, i) => ({ ...seat, mine: i === 0, salted: true }));
  return { ...info, phase: 'lobby', commitment: null, seats, ...change };
}

/** Bound to my hash, and to what it shows. */
function bound(hash: string, change: Partial<TableInfo> = {}): TableInfo {
  const info = lobby();
  const seats = info.seats.map(({ name }, i) => ({ name, person: i, saltHash: i === 0 ? hash : null }));
  const secretHash = commit('a'.repeat(64));
  const { game, rulesVersion, options, seatOrder } = info;
  const commitment = commitmentTo({ secretHash, game, rulesVersion, options, seatOrder, seats });
  return { ...info, commitment, sealing: { secretHash, seats, missing: [0] }, ...change };
}

describe('my part in the seed', () => {
  test('is 128 bits that nobody knows', () => {
    const made = new Set(Array.from({ length: 100 }, () => newFairPlay().salt));
    expect(made.size).toBe(100);
    for (const salt of made) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is promised once, also where an older page has promised something else', () => {
    const first = fairStep({ ...MINE, promised: false }, lobby(), NOTHING_KEPT);
    expect(first).toMatchObject({ says: { type: 'saltHash', hash: saltHashOf('mine') }, keeps: null });
    expect(fairStep(first.fair, lobby(), NOTHING_KEPT).says).toBeNull();
  });

  test('is shown when the table is bound to it, and kept before that', () => {
    const info = bound(saltHashOf('mine'));
    const { says, keeps, fair } = fairStep(MINE, info, NOTHING_KEPT);
    expect(says).toEqual({ type: 'salt', salt: 'mine' });
    expect(keeps).toEqual({ commitment: info.commitment, salt: 'mine' });
    expect(fairStep(fair, info, NOTHING_KEPT).says).toBeNull();
  });

  test.each<[string, TableInfo]>([
    ['another hash stands in my place', bound(saltHashOf('yours'))],
    ['the commitment is not that of what is shown', bound(saltHashOf('mine'), { commitment: '0'.repeat(64) })],
    ['the options are others', bound(saltHashOf('mine'), { options: { length: 'short' } })],
    ['the rules are others', bound(saltHashOf('mine'), { rulesVersion: 99 })],
  ])('is not shown where %s', (_what, info) => {
    expect(fairStep(MINE, info, NOTHING_KEPT)).toMatchObject({ says: null, keeps: null });
  });

  test('is made anew when a start was called off after it was shown', () => {
    const { fair, forgets, says } = fairStep({ ...MINE, shown: true }, lobby({ calledOff: ['Bea'] }), NOTHING_KEPT);
    expect(fair.salt).not.toBe('mine');
    expect(forgets).toBe(true);
    expect(says).toEqual({ type: 'saltHash', hash: saltHashOf(fair.salt) });
  });

  test('once it is shown, no other commitment takes the place of the one that was kept', () => {
    const kept = { ...NOTHING_KEPT, commitment: 'first', salt: 'mine' };
    const shown = { ...MINE, shown: true };
    expect(fairStep(shown, bound(saltHashOf('mine')), kept).keeps).toBeNull();
    expect(fairStep(shown, { ...lobby(), phase: 'playing', commitment: 'second' }, kept).keeps).toBeNull();
  });

  test('whoever watches has nothing to show, and keeps what the game is dealt from', () => {
    const seats = lobby().seats.map((seat) => ({ ...seat, mine: false }));
    const info = bound(saltHashOf('mine'), { seats });
    expect(fairStep(MINE, info, NOTHING_KEPT)).toMatchObject({ says: null, keeps: { commitment: info.commitment } });
  });
});
