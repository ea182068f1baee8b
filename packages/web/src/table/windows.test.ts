import { diff, type GameSeen } from '@tablewright/protocol';
import type { Json, Question } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { blankForm, requestOf } from '../screens/new-table.ts';
import { enterRoom } from '../testing/rooms.ts';
import { ID, question, seen, whole } from '../testing/tables.ts';
import { optionalOf, questionOf } from './model.ts';

function entered(game: GameSeen) {
  const { room, time, wires } = enterRoom();
  wires.last.says(whole({ game }));
  const model = () => room.store.getState();
  /** What the server says in the midst of a window: the version stays. */
  const shows = (next: GameSeen): void => {
    const patch = diff(model().table!.game as unknown as Record<string, Json>, next as unknown as Record<string, Json>);
    wires.last.says({ type: 'change', table: ID, from: 5, version: 5, game: patch! });
  };
  return { time, wire: wires.last, room, model, shows };
}

const mine: Question = { ...question(0, ['pass', 'stop']), window: { pass: 'pass' } };
const open = { number: 1, length: 4000, left: 4000 };

test('what may be said unasked is not what I am asked', () => {
  const { time, room, wire, model } = entered(seen({ mine: { ...question(0, ['stop']), optional: true } }));
  expect(questionOf(model())).toBeNull();
  expect(optionalOf(model())).toMatchObject({ optional: true });
  room.answer('stop');
  expect(wire.heard('answer').at(-1)).toMatchObject({ seat: 0, value: 'stop' });
  time.pass(50);
  expect(optionalOf(model())).toBeNull();
});

describe('in a window', () => {
  test('I may say something else until it closes', async () => {
    const { time, room, wire, model, shows } = entered(seen({ mine, window: open }));
    room.pass();
    time.pass(50);
    expect(questionOf(model())).toBeNull();
    shows(seen({ mine, window: { ...open, said: 'pass' } }));
    wire.says({ type: 'done', id: wire.idOf('answer') });
    await expect.poll(() => questionOf(model())).toMatchObject({ about: 'move' });
    room.answer('stop');
    expect(wire.heard('answer').map(({ value }) => value)).toEqual(['pass', 'stop']);
  });

  test('a pass that comes too late is nothing to complain about; a card that comes too late is', async () => {
    for (const [value, complaint] of [
      ['pass', null],
      ['stop', { why: 'Too late.' }],
    ] as const) {
      const { room, wire, model } = entered(seen({ mine, window: open }));
      room.answer(value);
      wire.says({ type: 'refused', id: wire.idOf('answer'), rule: null, why: 'Too late.' });
      await expect.poll(() => model().sent).toBeNull();
      if (complaint === null) expect(model().notice).toBeNull();
      else expect(model().notice).toMatchObject(complaint);
    }
  });

  test('its time does not begin anew when I have said something', () => {
    const { time, model, shows } = entered(seen({ mine, window: open }));
    const begun = model().table!.windowSaid;
    time.pass(1000);
    shows(seen({ mine, window: { ...open, said: 'pass' } }));
    expect(model().table!.windowSaid).toBe(begun);
    shows(seen({ mine, window: { ...open, number: 2 } }));
    expect(model().table!.windowSaid).toBe(begun + 1000);
  });

  test('there is nothing to pass where there is none', () => {
    const { room, wire } = entered(seen({ mine: question() }));
    room.pass();
    expect(wire.heard('answer')).toEqual([]);
  });
});

test('how long windows are open is said only where the game has some, and where they have a time', () => {
  const game = { id: 'g', name: 'G', seats: { min: 2, max: 4 }, options: [] };
  const form = { ...blankForm(game, 3), windowSeconds: 8 };
  expect(requestOf(game, form)).not.toHaveProperty('windowSeconds');
  const windowed = { ...game, hasWindows: true as const };
  expect(requestOf(windowed, form)).toMatchObject({ windowSeconds: 8 });
  expect(requestOf(windowed, { ...form, clock: 'day' })).not.toHaveProperty('windowSeconds');
  expect(requestOf(windowed, { ...form, with: 'pass' })).not.toHaveProperty('windowSeconds');
});
