import { commit, commitmentTo, saltHashOf, type SealedSeat } from '@tablewright/kernel';
import type { SeatInfo, TableInfo } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { info as infoOf } from '../testing/tables.ts';
import { type FairPlay, type FairStep, fairStep, newFairPlay } from './fair-play.ts';
import { calledOffIn, type KeptHere, type Start } from './kept.ts';

const MINE: FairPlay = { salt: 'mine', promised: true, shown: false };
const NOTHING = { starts: [], takesPartAfter: 0, heads: [] };
const KIND: readonly SeatInfo['kind'][] = ['person', 'person', 'bot'];
/** the rules that the page has loaded */
const RULES = 1;

const step = (fair: FairPlay, info: TableInfo, kept: Parameters<typeof fairStep>[2] = NOTHING): FairStep =>
  fairStep(fair, info, kept, RULES);

/** A table before the game: I sit on the first seat, Bea on the second, and a bot has the third. */
function lobby(change: Partial<TableInfo> = {}): TableInfo {
  const info = infoOf();
  const seats = info.seats.map((seat, i) => ({ ...seat, kind: KIND[i]!, mine: i === 0, salted: true }));
  return { ...info, phase: 'lobby', commitment: null, seats, ...change };
}

interface Bound {
  readonly hash?: string;
  readonly sealed?: (seat: SealedSeat, i: number) => SealedSeat;
  readonly secret?: string;
  readonly table?: Partial<TableInfo>;
}

/** Bound to my hash, and to what it shows; or to what else a table likes. */
function bound({
  hash = saltHashOf('mine'),
  sealed = (seat) => seat,
  secret = 'a',
  table = {},
}: Bound = {}): TableInfo {
  const info = lobby(table);
  const seats = info.seats
    .map(({ name }, i): SealedSeat => ({ name, person: i === 2 ? null : i, saltHash: i === 0 ? hash : null }))
    .map(sealed);
  const secretHash = commit(secret.repeat(64));
  const { game, rulesVersion, options, seatOrder } = info;
  const commitment = commitmentTo({ secretHash, game, rulesVersion, options, seatOrder, seats });
  return { ...info, commitment, sealing: { secretHash, seats, missing: [0] } };
}

const start = (commitment: string, change: Partial<Start> = {}): Start => ({
  commitment,
  salt: 'mine',
  places: [0],
  calledOff: false,
  ...change,
});

describe('my part in the seed', () => {
  test('is 128 bits that nobody knows', () => {
    const made = new Set(Array.from({ length: 100 }, () => newFairPlay().salt));
    expect(made.size).toBe(100);
    for (const salt of made) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is promised once, also where an older page has promised something else', () => {
    const first = step({ ...MINE, promised: false }, lobby());
    expect(first).toMatchObject({ says: { type: 'saltHash', hash: saltHashOf('mine') }, keeps: [] });
    expect(step(first.fair, lobby()).says).toBeNull();
  });

  test('is shown when the table is bound to it, and kept before that, with the seat', () => {
    const info = bound();
    const { says, keeps, fair } = step(MINE, info);
    const made = { commitment: info.commitment, salt: 'mine', places: [0] };
    expect(says).toEqual({ type: 'salt', salt: 'mine' });
    expect(keeps).toEqual([{ what: 'start', start: made }]);
    expect(step(fair, info, { ...NOTHING, starts: [start(info.commitment!)] })).toMatchObject({
      says: null,
      keeps: [],
    });
  });

  const person = (to: (i: number) => number | null) => (seat: SealedSeat, i: number) => ({ ...seat, person: to(i) });

  test.each<[string, TableInfo]>([
    ['the commitment is not that of what is shown', { ...bound(), commitment: '0'.repeat(64) }],
    ['the options are others', { ...bound(), options: { length: 'short' } }],
    ['the order of the seats is another', { ...bound(), seatOrder: 'shuffled' }],
    ['the rules are others than those of this page', bound({ table: { rulesVersion: 99 } })],
    ['names are swapped', bound({ sealed: (seat, i) => ({ ...seat, name: ['Bea', 'Ann', 'Col'][i]! }) })],
    ['a name is another', bound({ sealed: (seat, i) => (i === 1 ? { ...seat, name: 'Eve' } : seat) })],
    ['I am one person with Bea', bound({ sealed: person((i) => (i === 2 ? null : 0)) })],
    ['I am a bot', bound({ sealed: person((i) => (i === 1 ? 0 : null)) })],
    ['the bot is a person', bound({ sealed: person((i) => i) })],
    ['the bot is me', bound({ sealed: person((i) => [0, 1, 0][i]!) })],
  ])('is not shown where %s, and it is said why', (_what, info) => {
    const { says, keeps, trouble } = step(MINE, info);
    expect({ says, keeps }).toEqual({ says: null, keeps: [] });
    expect(trouble).toMatch(/^Your browser adds nothing to /);
  });

  test('is not shown where a seat is left out', () => {
    const info = bound();
    expect(step(MINE, { ...info, seats: info.seats.slice(0, 2) }).says).toBeNull();
  });

  test('is not shown where another hash stands in my place: another page of mine has promised it', () => {
    expect(step(MINE, bound({ hash: saltHashOf('yours') }))).toMatchObject({ says: null, keeps: [], trouble: null });
  });

  test('is shown for all my seats on a device that is passed around', () => {
    const seats = lobby().seats.map((seat) => ({ ...seat, mine: seat.kind === 'person' }));
    const sealed = (seat: SealedSeat, i: number): SealedSeat =>
      i === 2 ? seat : { ...seat, person: 0, saltHash: saltHashOf('mine') };
    const { keeps } = step(MINE, bound({ sealed, table: { seats } }));
    expect(keeps).toMatchObject([{ what: 'start', start: { places: [0, 1] } }]);
  });

  test('is not even promised where the page has other rules than the table', () => {
    const { says, trouble } = step({ ...MINE, promised: false }, lobby({ rulesVersion: 99 }));
    expect(says).toBeNull();
    expect(trouble).toContain('other rules');
  });

  test('whoever watches has nothing to show, and keeps what the game is dealt from, each time', () => {
    const seats = lobby().seats.map((seat) => ({ ...seat, mine: false }));
    const info = bound({ table: { seats } });
    const kept = { commitment: info.commitment, salt: null, places: [] };
    expect(step(MINE, info)).toMatchObject({ says: null, keeps: [{ what: 'start', start: kept }] });
    const before = { ...NOTHING, starts: [start('first', { salt: null })] };
    expect(step(MINE, info, before).keeps).toEqual([{ what: 'calledOff' }, { what: 'start', start: kept }]);
  });
});

describe('a start of which no game has come', () => {
  const shown = { ...MINE, shown: true };
  const once = { ...NOTHING, starts: [start('first')] };

  test('is counted, whatever the table says of it, and somebody has to say that this browser goes on', () => {
    for (const calledOff of [['Bea'], null])
      expect(step(shown, lobby({ calledOff }), once)).toMatchObject({
        keeps: [{ what: 'calledOff' }],
        asks: true,
        says: null,
      });
    // nor is it forgotten by a page that is loaded anew, or by a table that begins the next at once
    expect(step(newFairPlay(), lobby(), once).asks).toBe(true);
    expect(step(shown, bound({ secret: 'b' }), once)).toMatchObject({ keeps: [{ what: 'calledOff' }], says: null });
  });

  test('is followed by another salt, once somebody wants that', () => {
    const kept = { ...NOTHING, starts: [start('first', { calledOff: true })], takesPartAfter: 1 };
    for (const before of [shown, { ...MINE, promised: true }]) {
      const { fair, says, asks } = step(before, lobby(), kept);
      expect(fair.salt).not.toBe('mine');
      expect(says).toEqual({ type: 'saltHash', hash: saltHashOf(fair.salt) });
      expect(asks).toBe(false);
    }
  });

  test('a table that deals until it likes the deal gets one deal to look at', () => {
    let fair = newFairPlay();
    let kept: Pick<KeptHere, 'starts' | 'takesPartAfter' | 'heads'> = NOTHING;
    let hash = '';
    let deals = 0;
    const hears = (info: TableInfo): void => {
      const next = step(fair, info, kept);
      ({ fair } = next);
      for (const one of next.keeps) {
        if (one.what === 'start') kept = { ...kept, starts: [...kept.starts, { ...one.start, calledOff: false }] };
        if (one.what === 'calledOff')
          kept = { ...kept, starts: kept.starts.map((made) => ({ ...made, calledOff: true })) };
      }
      if (next.says?.type === 'salt') deals += 1;
      if (next.says?.type === 'saltHash') ({ hash } = next.says);
    };
    for (let n = 0; n < 100; n += 1) {
      hears(lobby({ calledOff: null }));
      hears(bound({ hash, secret: 'abcdef'[n % 6]! }));
    }
    expect(deals).toBe(1);
    expect(calledOffIn(kept)).toBe(1);
  });
});

describe('a game', () => {
  const playing = (commitment: string): TableInfo => lobby({ phase: 'playing', commitment });

  test('once a salt is shown, no other commitment takes the place of the one that was kept', () => {
    const kept = { ...NOTHING, starts: [start('first')] };
    expect(step({ ...MINE, shown: true }, playing('second'), kept).keeps).toEqual([]);
    expect(step({ ...MINE, shown: true }, playing('first'), kept).keeps).toEqual([]);
  });

  test('of which this browser knows no start is kept as it is shown first', () => {
    const made = { what: 'start', start: { commitment: 'first', salt: null, places: [] } };
    expect(step(MINE, playing('first')).keeps).toEqual([made]);
    // it has begun without this browser, after a start that was called off before everybody's eyes
    const kept = { ...NOTHING, starts: [start('zeroth', { calledOff: true })] };
    expect(step(MINE, playing('first'), kept).keeps).toEqual([made]);
    expect(step(MINE, playing('first'), { ...kept, heads: ['1'] }).keeps).toEqual([]);
  });

  test('that has begun is held on to when the table is shown as before it: nothing is forgotten, promised or shown', () => {
    const kept = { ...NOTHING, starts: [start('first')], heads: ['1'] };
    for (const info of [lobby(), lobby({ calledOff: ['Bea'] }), bound()]) {
      const { keeps, says, asks, trouble } = step({ ...MINE, shown: true }, info, kept);
      expect({ keeps, says, asks }).toEqual({ keeps: [{ what: 'reopened' }], says: null, asks: false });
      expect(trouble).toContain('takes no part in another deal');
    }
  });
});
