import { answerHashOf, type SaidHere } from '@tablewright/kernel';
import type { SeatInfo } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { asked, enterRoom, round } from '../testing/rooms.ts';
import { ID, info, question, whole } from '../testing/tables.ts';

// What a room keeps of what it was sent and has said, for "Check this game".

function atTable() {
  const heads: [number, string][] = [];
  const said: SaidHere[] = [];
  const savedProof = {
    head: (version: number, head: string) => void heads.push([version, head]),
    said: (one: SaidHere) => void said.push(one),
  };
  const { room, wires } = enterRoom({ savedProof });
  /** The table acknowledges, or refuses, what was said last. */
  const replies = async (type: 'answer' | 'undo' | 'consent', isDone = true): Promise<void> => {
    const id = wires.last.idOf(type);
    wires.last.says(isDone ? { type: 'done', id } : { type: 'refused', id, rule: null, why: 'No.' });
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
  return { wires, room, heads, said, replies };
}

test('every link that comes in is kept, also of changes that are shown as one', () => {
  const { wires, heads } = atTable();
  wires.last.says(whole({ game: round(1), head: 'a' }));
  wires.last.says({ type: 'change', table: ID, from: 5, version: 6, head: 'b' });
  wires.last.says({ type: 'change', table: ID, from: 6, version: 7, head: 'c' });
  expect(heads).toEqual([
    [5, 'a'],
    [6, 'b'],
    [7, 'c'],
  ]);
});

describe('an answer', () => {
  test('is kept when it is acknowledged, and not when it is refused', async () => {
    const { wires, room, said, replies } = atTable();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    expect(said).toEqual([]);
    await replies('answer', false);
    expect(said).toEqual([]);
    room.answer('D4');
    await replies('answer');
    expect(said).toEqual([{ what: 'answer', seat: 0, version: 5, hash: answerHashOf('D4') }]);
  });

  test('is kept as it goes into the log, whatever the order in which it was put together', async () => {
    const { wires, room, said, replies } = atTable();
    const mine = { ...question(), domain: { kind: 'some', from: [1, 2, 3], min: 2, max: 2 } } as const;
    wires.last.says(whole({ game: round(1, { mine, waiting: [{ seat: 0, about: 'move' }] }) }));
    room.answer([3, 1]);
    await replies('answer');
    expect(said).toMatchObject([{ hash: answerHashOf([1, 3]) }]);
  });

  test('may still be changed in a window, and before a countdown is at zero', async () => {
    for (const shown of [
      whole({ game: { ...asked(1), window: { number: 1, length: 9000, left: 9000 } } }),
      whole({ game: asked(1), info: info({ countdownNow: { leader: 0, counting: false, left: 9, leaderIn: 0 } }) }),
    ]) {
      const { wires, room, said, replies } = atTable();
      wires.last.says(shown);
      room.answer('C3');
      await replies('answer');
      expect(said).toMatchObject([{ what: 'laid' }]);
    }
  });
});

test('taking back and agreeing to it is kept, refusing it is not', async () => {
  const { wires, room, said, replies } = atTable();
  wires.last.says(whole({ game: round(1) }));
  room.undo();
  await replies('undo', false);
  expect(said).toEqual([]);
  room.undo();
  await replies('undo');
  room.consent(0, 1, false);
  await replies('consent');
  room.consent(0, 2, true);
  await replies('consent');
  expect(said.map(({ what, version }) => [what, version])).toEqual([
    ['undo', 5],
    ['agree', 5],
  ]);
});

test('that a bot plays for me is kept once', () => {
  const { wires, said } = atTable();
  const seats = (mine: boolean): SeatInfo[] =>
    info().seats.map((seat) => (seat.seat === 0 ? { ...seat, standIn: mine } : { ...seat, standIn: true }));
  wires.last.says(whole({ game: round(1), info: info({ seats: seats(false) }) }));
  expect(said).toEqual([]);
  wires.last.says(whole({ game: round(1), info: info({ seats: seats(true) }) }));
  wires.last.says(whole({ game: round(1), info: info({ seats: seats(true) }) }));
  expect(said).toEqual([{ what: 'standIn', seat: 0, version: 5, hash: '' }]);
});
