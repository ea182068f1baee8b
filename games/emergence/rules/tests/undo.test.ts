import type { Entry, Json, Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { emergence, type State } from '../index.ts';
import { asked, now, orange, red, step, tileOf, violet, yellow } from './testing/tables.ts';

// What may be taken back at this table: an answer that has told nobody anything new, as long as nobody else has answered.

const SETUP = { seats: 4, options: {} };
/** with this seed red leads, and orange is the Human */
const SEED = leadingSeed();

function leadingSeed(): number {
  for (let seed = 0; seed < 1000; seed += 1) {
    const { leader, allegiance } = emergence.start({ ...SETUP, seed }).state;
    if (leader === red && allegiance[orange] === 1) return seed;
  }
  throw new Error('red never leads, or orange is never Human');
}

/** A real table with its log, on which people answer and take back. */
class Table {
  state: State;
  readonly log: Entry[];

  constructor() {
    const { state, entries } = emergence.start({ ...SETUP, seed: SEED });
    this.state = state;
    this.log = [...entries];
    for (const seat of [red, orange, yellow, violet]) this.say(seat, 'understood');
  }

  say(seat: Seat, ...values: Json[]): void {
    for (const value of values) {
      const { state, entries } = step(this.state, seat, value);
      this.state = state;
      this.log.push(...entries);
    }
  }

  /** All select; those who are not named select 'spy-E'. */
  select(...values: (string | undefined)[]): void {
    for (const seat of [red, orange, yellow, violet]) this.say(seat, values[seat] ?? 'spy-E');
  }

  undo(seat: Seat): boolean {
    const back = emergence.undo(SETUP, this.log, seat, SEED);
    if (!back.ok) return false;
    this.log.push(...back.entries);
    this.state = back.state;
    return true;
  }
}

test('[EMG-014] an acknowledgement may be taken back until all have acknowledged', () => {
  const { state, entries } = emergence.start({ ...SETUP, seed: SEED });
  const first = step(state, red, 'understood');
  const back = emergence.undo(SETUP, [...entries, ...first.entries], red, SEED);
  expect(back.ok && asked(back.state)).toEqual([red, orange, yellow, violet]);
  expect(new Table().undo(violet)).toBe(false);
});

describe('[EMG-104] a staged selection', () => {
  test('may be taken back and changed while somebody is missing', () => {
    const table = new Table();
    table.say(red, 'hack-B');
    table.say(yellow, 'boost-E');
    expect(table.undo(red)).toBe(true);
    expect(now(table.state)).toBe('select red orange violet');
    table.say(red, 'activate-E');
    table.say(orange, 'spy-E');
    expect(table.undo(yellow)).toBe(true);
    expect(now(table.state)).toBe('select yellow violet');
  });

  test('[EMG-108] is fixed by the reveal', () => {
    const table = new Table();
    table.select();
    for (const seat of [red, orange, yellow, violet]) expect(table.undo(seat)).toBe(false);
  });
});

describe('a move', () => {
  test('may be taken back, and another way taken', () => {
    const table = new Table();
    table.select('activate-E');
    table.say(red, 'C3');
    expect(now(table.state)).toBe('action red');
    expect(table.undo(red)).toBe(true);
    expect([now(table.state), tileOf(table.state, red)]).toEqual(['move red', 'D4']);
    table.say(red, 'D5', 'activate');
    expect(table.undo(red)).toBe(true);
    expect(now(table.state)).toBe('action red');
    expect(table.undo(red)).toBe(true);
    expect(now(table.state)).toBe('move red');
    expect(table.undo(red)).toBe(false); // the reveal lies before it
  });

  test('not once the next operative has moved', () => {
    const table = new Table();
    table.select();
    table.say(red, 'C3');
    table.say(orange, 'C3');
    expect(table.undo(red)).toBe(false);
    expect(table.undo(orange)).toBe(true);
  });
});

/** In four rounds red fetches four types and compiles; then stands on A3 with 7 tokens. */
function redWithTokens(): Table {
  const table = new Table();
  const walk = [
    ['C3', 'activate-E'],
    ['B3', 'activate-B'],
    ['B2', 'activate-E'],
    ['B1', 'activate-B'],
    ['A1', 'activate-E'],
    ['A2', 'spy-E'],
    ['A3', 'spy-E'],
  ] as const;
  for (const [tile, selected] of walk) round(table, selected, tile);
  return table;
}

/** The others go to and fro at the start tile. */
function round(table: Table, selected: string, tile: string): void {
  const { round: began } = table.state;
  table.select(selected);
  while (table.state.round === began) {
    const seat = asked(table.state)[0]!;
    const stage = now(table.state).split(' ')[0];
    if (seat !== red) table.say(seat, tileOf(table.state, seat) === 'D4' ? 'E4' : 'D4');
    else if (stage === 'move') table.say(red, tile);
    else if (stage === 'compile') table.say(red, [['triangle', 'circle', 'helix', 'molecule']]);
    else table.say(red, table.state.action[red] === 0 ? 'activate' : 'nothing');
  }
}

describe('an insertion', () => {
  test('[EMG-406] cannot be taken back once the aggregator is open', () => {
    const table = redWithTokens();
    expect([table.state.tokens[red], tileOf(table.state, red)]).toEqual([7, 'A3']);
    table.select('activate-E');
    while (asked(table.state)[0] !== red) table.say(asked(table.state)[0]!, 'D4');
    table.say(red, 'A4', 'activate');
    expect(now(table.state)).toBe('insert red');
    expect(table.undo(red)).toBe(true); // the event may still be called off …
    expect(now(table.state)).toBe('action red');
    table.say(red, 'activate', { ai: 6, human: 0 });
    expect(table.undo(red)).toBe(false); // … but not after the sums are known
    expect(table.state.totals).toEqual([6, 0]);
  });
});

test('the log with all that was taken back leads to the same table', () => {
  const table = redWithTokens();
  table.select('boost-E');
  table.undo(red);
  const again = emergence.replay(SETUP, table.log, SEED);
  if (!again.ok) throw new Error(again.why);
  expect({ ...again.state, chance: null }).toEqual({ ...table.state, chance: null });
});
