import { diff, type GameSeen } from '@tablewright/protocol';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { Link } from '../link/link.ts';
import { ID, info, question, seen, whole } from '../testing/tables.ts';
import { Time } from '../testing/time.ts';
import { Wires } from '../testing/wires.ts';
import { PACES } from './pace.ts';
import { curtainOf, isOver, linesToRead, questionOf, Room } from './room.ts';

function entered(still = false) {
  const time = new Time();
  const wires = new Wires();
  const link = new Link({ open: wires.open, later: time.later, now: () => time.now, random: () => 1 });
  const room = new Room(ID, {
    link,
    later: time.later,
    now: () => time.now,
    still: () => still,
    pace: () => PACES.brisk,
  });
  room.enter();
  wires.last.on.opened();
  const model = () => room.store.getState();
  /** What the server says when the game has gone on. */
  const goesOn = (game: GameSeen, told: readonly string[] = ['moved']): void => {
    const { table } = model();
    const patch = diff(table!.game as unknown as Record<string, Json>, game as unknown as Record<string, Json>);
    const version = table!.version + 1;
    wires.last.says({
      type: 'change',
      table: ID,
      from: table!.version,
      version,
      ...(patch !== null && { game: patch }),
      told: told.map((type) => ({ version, event: { type }, secret: false })),
    });
  };
  return { time, wires, link, room, model, goesOn };
}

const round = (n: number, change: Partial<GameSeen> = {}): GameSeen => seen({ view: { round: n }, ...change });
const asked = (n: number): GameSeen => round(n, { mine: question(), waiting: [{ seat: 0, about: 'move' }] });

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

describe('while the board still shows what happened', () => {
  test('the log keeps it to itself, and who won as well', () => {
    const { room, wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    goesOn(round(2), ['moved']);
    expect(linesToRead(model())).toBe(1);
    room.telling(true);
    expect(linesToRead(model())).toBe(0);
    time.pass(5000);
    goesOn(round(2, { answered: [1] }), []);
    time.pass(5000);
    expect(model().shown?.told).toEqual([]);
    expect(linesToRead(model())).toBe(0);
    room.telling(false);
    expect(linesToRead(model())).toBe(1);
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

describe('my answer', () => {
  test('closes the question until what it brings is there', async () => {
    const { wires, model, goesOn, room } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    expect(questionOf(model())).toBeNull();
    expect(wires.last.heard('answer')[0]).toMatchObject({ table: ID, seat: 0, about: 'move', value: 'C3' });
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    expect(questionOf(model())).toBeNull();
    goesOn(asked(2));
    expect(model().sent).toBeNull();
    expect(questionOf(model())).toEqual(question());
  });

  test('is not given twice', () => {
    const { wires, room } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    room.answer('D4');
    expect(wires.last.heard('answer')).toHaveLength(1);
  });

  test('that is refused opens the question again and says why', async () => {
    const { wires, model, room } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    wires.last.says({ type: 'refused', id: wires.last.idOf('answer'), rule: 'EMG-122', why: 'Too far.' });
    await Promise.resolve();
    await Promise.resolve();
    expect(questionOf(model())).toEqual(question());
    expect(model().notice).toMatchObject({ kind: 'refused', rule: 'EMG-122', why: 'Too far.' });
  });

  test('given in a tunnel arrives after it, and the table is brought up to date', async () => {
    const { wires, model, room, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    wires.last.on.closed();
    room.answer('C3');
    time.pass(1000);
    wires.last.on.opened();
    expect(wires.last.sent[0]).toMatchObject({ type: 'watch', since: 5 });
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    wires.last.says(whole({ version: 8, game: round(2) }));
    expect(model().sent).toBeNull();
    expect(model().shown).toMatchObject({ version: 8, before: null });
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
