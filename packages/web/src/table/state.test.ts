import { diff, type GameSeen, type ServerMessage, type TableInfo } from '@tablewright/protocol';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { ID, info, question, seen, whole } from '../testing/tables.ts';
import { apply, mySeats, namesOf, type TableState } from './state.ts';

type Change = Extract<ServerMessage, { type: 'change' }>;

function change(from: number, version: number, rest: Partial<Change> = {}): Change {
  return { type: 'change', table: ID, from, version, ...rest };
}

function patch(before: GameSeen | TableInfo, after: GameSeen | TableInfo) {
  return diff(before as unknown as Record<string, Json>, after as unknown as Record<string, Json>)!;
}

function begun(): TableState {
  const applied = apply(null, whole(), 100);
  if (applied.kind !== 'whole') throw new Error('not whole');
  return applied.state;
}

function changed(state: TableState | null, message: Change, now = 200): TableState {
  const applied = apply(state, message, now);
  if (applied.kind !== 'changed') throw new Error(applied.kind);
  return applied.state;
}

describe('a whole table', () => {
  test('replaces what was known', () => {
    const applied = apply(begun(), whole({ version: 9, game: seen({ view: { round: 3 } }) }), 300);
    expect(applied).toMatchObject({ kind: 'whole', state: { version: 9, game: { view: { round: 3 } } } });
  });
});

describe('a change', () => {
  test('is put on top of the version that it says', () => {
    const state = begun();
    const next = seen({ view: { round: 2 }, mine: question() });
    const now = changed(state, change(5, 7, { game: patch(state.game!, next) }));
    expect(now.version).toBe(7);
    expect(now.game).toEqual(next);
  });

  test('shares what it does not touch', () => {
    const state = begun();
    const now = changed(state, change(5, 6, { told: [{ version: 6, event: { type: 'idle' }, secret: false }] }));
    expect(now.info).toBe(state.info);
    expect(now.game).toBe(state.game);
    expect(now.told).toHaveLength(1);
  });

  test('before any table, or beyond a hole, asks for the table anew', () => {
    expect(apply(null, change(5, 6), 0).kind).toBe('gap');
    expect(apply(begun(), change(6, 7), 0).kind).toBe('gap');
    expect(apply(begun(), change(4, 7), 0).kind).toBe('gap');
  });

  test('that is already known is passed over', () => {
    expect(apply(begun(), change(3, 5), 0).kind).toBe('old');
  });

  test('may bring the game to a table that had none', () => {
    const applied = apply(null, whole({ game: null, info: info({ phase: 'lobby' }), version: 0 }), 0);
    const lobby = applied.kind === 'whole' ? applied.state : null;
    const game = seen({ mine: question() });
    expect(changed(lobby, change(0, 2, { game: { set: game as unknown as Record<string, Json> } })).game).toEqual(game);
  });

  test('without a new version still brings chat, and no line twice', () => {
    const line = (number: number) => ({ number, at: 0, seat: 1, name: 'Bea', text: `${number}` });
    const once = changed(begun(), change(5, 5, { chat: [line(1), line(2)] }));
    const twice = changed(once, change(5, 5, { chat: [line(2), line(3)] }));
    expect(twice.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('clocks', () => {
  const ticking = (left: number, running: boolean): TableInfo => {
    const { seats, ...rest } = info({ clock: { kind: 'live', bank: 60, increment: 5 } });
    return {
      ...rest,
      seats: seats.map((seat, i) => ({ ...seat, left: i === 0 ? left : 60_000, running: i === 0 && running })),
    };
  };

  test('count from when they were said, each for itself', () => {
    const first = apply(null, whole({ info: ticking(60_000, true) }), 1000);
    const state = first.kind === 'whole' ? first.state : null;
    const away: TableInfo = {
      ...state!.info,
      seats: state!.info.seats.map((seat, i) => (i === 2 ? { ...seat, online: false } : seat)),
    };
    const same = changed(state, change(5, 5, { info: patch(state!.info, away) }), 4000);
    expect(same.clockSaid).toEqual([1000, 1000, 1000]);
    const next = changed(same, change(5, 6, { info: patch(same.info, ticking(52_000, false)) }), 9000);
    expect(next.clockSaid[0]).toBe(9000);
    expect(next.clockSaid[1]).toBe(1000);
  });
});

test('names and my seats', () => {
  const table = info({
    seats: info().seats.map((seat) => (seat.seat === 2 ? { ...seat, kind: 'open', name: '' } : seat)),
  });
  expect(namesOf(table)).toEqual(['Ann', 'Bea', 'Seat 3']);
  expect(mySeats(table)).toEqual([0]);
});
