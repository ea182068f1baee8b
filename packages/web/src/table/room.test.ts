import { type GameSeen } from '@tablewright/protocol';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { asked, entered, round } from '../testing/rooms.ts';
import { ID, info, question, whole } from '../testing/tables.ts';
import { curtainOf, isOver, questionOf } from './model.ts';

describe('what is shown', () => {
  test('follows what is known, step by step, with what was there before', () => {
    const { wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    expect(model().shown).toMatchObject({ version: 5, before: null, told: [] });
    goesOn(round(2));
    goesOn(round(3));
    expect(model().shown).toMatchObject({ version: 6, game: { view: { round: 2 } }, before: { view: { round: 1 } } });
    expect(model().table!.version).toBe(7);
    expect(model().queued).toBe(1);
    time.pass(500);
    expect(model().shown).toMatchObject({ version: 7, told: [{ type: 'moved' }], before: { view: { round: 2 } } });
  });

  test('can be looked up again by a line of the log while the game goes on, until something is taken back', () => {
    const { wires, model, goesOn, room } = entered(true);
    wires.last.says(whole({ game: round(1) }));
    for (const n of [2, 3]) goesOn(round(n));
    room.lookUp(0);
    expect(model().lookedUp).toEqual({ line: 0, view: { round: 2 } });
    goesOn(round(4));
    expect(model().lookedUp).toMatchObject({ view: { round: 2 } });
    expect(model().shown).toMatchObject({ game: { view: { round: 4 } } });
    wires.last.says(whole({ game: round(3), version: 9 }));
    expect(model().lookedUp).toBeNull();
    expect(Object.keys(model().table!.heard)).toEqual(['6', '7', '8']);
  });

  test('jumps when it is skipped, so that nothing moves from where it was not', () => {
    const { wires, model, goesOn, room } = entered();
    wires.last.says(whole({ game: round(1) }));
    for (const n of [2, 3, 4]) goesOn(round(n));
    room.skip();
    expect(model().shown).toMatchObject({ game: { view: { round: 4 } }, before: null });
  });

  test('jumps over what was missed while the connection was gone', () => {
    const { wires, model } = entered();
    wires.last.says(whole({ game: round(1) }));
    const game = { set: round(4) as unknown as Record<string, Json> };
    const told = [6, 7, 8].map((version) => ({ version, event: { type: 'moved' }, secret: false }));
    wires.last.says({ type: 'change', table: ID, from: 5, version: 8, game, told });
    expect(model().shown).toMatchObject({ version: 8, game: { view: { round: 4 } }, before: null });
    expect(model().table!.told).toHaveLength(3);
  });

  test('is at once the newest where nothing moves', () => {
    const { wires, model, goesOn } = entered(true);
    wires.last.says(whole({ game: round(1) }));
    for (const n of [2, 3, 4]) goesOn(round(n));
    expect(model().shown).toMatchObject({ version: 8 });
    expect(model().queued).toBe(0);
  });

  test('answers that came in together are one step, from where it was to where it is', () => {
    const { wires, model } = entered();
    wires.last.says(whole({ game: round(1) }));
    const told = [6, 7, 8].map((version) => ({ version, event: { type: 'voted' }, secret: false }));
    wires.last.says({ type: 'change', table: ID, from: 5, version: 8, game: { set: { view: { round: 2 } } }, told });
    expect(model().shown).toMatchObject({ version: 8, before: { view: { round: 1 } }, game: { view: { round: 2 } } });
    expect(model().shown!.told).toHaveLength(3);
  });
});

/** A change with moments: what was told up to each, and the round that the view then shows. */
describe('while the board still shows what happened', () => {
  test('the log keeps it to itself, and who won as well', () => {
    const { room, wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    goesOn(round(2), ['moved']);
    expect(model().readable).toBe(1);
    room.telling(true);
    expect(model().readable).toBe(0);
    time.pass(5000);
    goesOn(round(2, { answered: [1] }), []);
    time.pass(5000);
    expect(model().shown?.told).toEqual([]);
    expect(model().readable).toBe(0);
    room.telling(false);
    expect(model().readable).toBe(1);
    wires.last.says(
      whole({ version: 9, game: round(3, { outcome: { winners: [0], reason: 'x', rules: [], roles: [] } }) }),
    );
    expect(isOver(model())).toBe(true);
    room.telling(true);
    expect(isOver(model())).toBe(false);
  });
});

describe('my question', () => {
  test('waits until everything before it has been seen', () => {
    const { wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    goesOn(round(2));
    goesOn(asked(3));
    expect(questionOf(model())).toBeNull();
    time.pass(500);
    expect(questionOf(model())).toEqual(question());
  });

  test('stays while others answer theirs', () => {
    const { wires, model, goesOn } = entered();
    wires.last.says(whole({ game: asked(1) }));
    goesOn(asked(1));
    goesOn(asked(1));
    expect(model().queued).toBe(1);
    expect(questionOf(model())).toEqual(question());
  });
});

test('a hole in what was heard is asked about once', () => {
  const { wires } = entered();
  wires.last.says(whole({ game: round(1) }));
  wires.last.says({ type: 'change', table: ID, from: 7, version: 8 });
  wires.last.says({ type: 'change', table: ID, from: 8, version: 9 });
  expect(wires.last.heard('watch')).toEqual([
    { type: 'watch', table: ID },
    { type: 'watch', table: ID, since: 5 },
  ]);
});

test('why something cannot be done comes with its rule', async () => {
  const { wires, room, model } = entered();
  wires.last.says(whole({ game: asked(1) }));
  const asking = room.explain('A1', { x: 10, y: 20 });
  wires.last.says({
    type: 'explained',
    id: wires.last.idOf('explain'),
    ok: false,
    rule: 'EMG-122',
    why: 'A1 is not next to you.',
  });
  await asking;
  expect(model().notice).toMatchObject({ kind: 'why', rule: 'EMG-122', at: { x: 10, y: 20 } });
});

describe('one screen for several people', () => {
  const shared = info({
    mode: 'pass',
    seats: info().seats.map((seat) => ({ ...seat, mine: seat.seat < 2, kind: 'person' })),
  });
  const asking = (seat: number, me: GameSeen['me']): GameSeen => {
    return round(1, { me, waiting: [{ seat, about: 'move' }], mine: me === seat ? question(seat) : null });
  };

  test('shows nobody’s view before somebody has taken it', () => {
    const { wires, model, room } = entered();
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    expect(curtainOf(model())).toEqual({ to: 0, hidden: true });
    expect(wires.last.heard('watch').at(-1)).toEqual({ type: 'watch', table: ID, as: 'spectator' });
    wires.last.says(whole({ info: shared, game: asking(0, 'spectator') }));
    expect(curtainOf(model()).hidden).toBe(true);
    room.take(0);
    expect(wires.last.heard('watch').at(-1)).toEqual({ type: 'watch', table: ID, as: 0 });
    expect(curtainOf(model()).hidden).toBe(true);
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    expect(curtainOf(model())).toEqual({ to: null, hidden: false });
  });

  test('closes again when the next person is asked', () => {
    const { wires, model, room, goesOn } = entered();
    room.take(0);
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    goesOn(asking(1, 0));
    expect(curtainOf(model())).toEqual({ to: 1, hidden: true });
  });

  test('stays open for who holds it while bots play', () => {
    const { wires, model, room, goesOn } = entered();
    room.take(0);
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    goesOn(asking(2, 0));
    expect(curtainOf(model()).hidden).toBe(false);
  });
});
