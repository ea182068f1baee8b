import type { Base, Event, Game, Seat, Step } from '@tablewright/kernel';
import type { ServerMessage } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { PACES } from '../table/pace.ts';
import { Room } from '../table/room.ts';
import { Time } from '../testing/time.ts';
import { LocalTable, TABLE } from './local-table.ts';

/** A table on which one thing lies, and the viewer sees where. */
const game = {
  id: 'thing',
  rulesVersion: 1,
  view: ({ at }: { at: number }, viewer: Seat) => ({ at, viewer }),
  asksSeen: () => ({ mine: null, waiting: [], answered: [] }),
} as unknown as Game;

const at = (place: number): Base => ({ at: place, outcome: null }) as unknown as Base;
const told = (type: string, to: Seat | 'all' = 'all') => ({ event: { type }, to });

const step: Step<Base, Event> = {
  ok: true,
  state: at(9),
  entries: [],
  told: [told('rolled'), told('peeked', 1), told('moved'), told('ended')],
  moments: [
    { told: 1, to: 'all', state: at(1) },
    { told: 2, to: 1, state: at(2) },
    { told: 3, to: 'all', state: at(3) },
  ],
};

function watched(me: Seat) {
  const table = new LocalTable(game, { me, names: ['Ann', 'Bea'] }, at(0), { answered() {}, tried() {} });
  const time = new Time();
  const room = new Room(TABLE, {
    link: table,
    later: time.later,
    now: () => time.now,
    still: () => false,
    pace: () => PACES.brisk,
  });
  room.enter();
  const shown: [before: unknown, view: unknown, told: string][] = [];
  room.store.subscribe((now, was) => {
    if (now.shown === null || now.shown === was.shown) return;
    const { before, game: seen, told: events } = now.shown;
    shown.push([placeIn(before?.view), placeIn(seen.view), events.map(({ type }) => type).join(' ')]);
  });
  return { table, room, time, shown };
}

const placeIn = (view: unknown): number | undefined => (view as { at: number } | undefined)?.at;

test('a step in this browser is shown in the same moments as at a table, each viewer’s own', () => {
  const bea = watched(1);
  bea.table.play(step, false);
  bea.time.pass(5000);
  expect(bea.shown).toEqual([
    [0, 1, 'rolled'],
    [1, 2, 'peeked'],
    [2, 3, 'moved'],
    [3, 9, 'ended'],
  ]);
  const ann = watched(0);
  ann.table.play(step, false);
  ann.time.pass(5000);
  expect(ann.shown).toEqual([
    [0, 1, 'rolled'],
    [1, 3, 'moved'],
    [3, 9, 'ended'],
  ]);
  expect(ann.room.store.getState().table!.game!.view).toEqual({ at: 9, viewer: 0 });
});

test('what is said of a moment is its view, and nothing of what comes after', () => {
  const heard: ServerMessage[] = [];
  const table = new LocalTable(game, { me: 0, names: ['Ann', 'Bea'] }, at(0), { answered() {}, tried() {} });
  table.watch({ table: TABLE, asks: () => ({}), hears: (message) => heard.push(message) });
  table.play(step, false);
  expect(heard[1]).toMatchObject({
    moments: [
      { told: 1, view: { set: { at: 1 } } },
      { told: 2, view: { set: { at: 3 } } },
    ],
    game: { into: { view: { set: { at: 9 } } } },
  });
});
