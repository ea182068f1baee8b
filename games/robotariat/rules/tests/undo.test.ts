import type { Entry, Json, Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { robotariat, type State } from '../index.ts';
import { ann, bea, col, now, npc, step, where } from './testing/tables.ts';
import { ABILITY, activate, carry, END, move, push, send } from './testing/acts.ts';

// RTA-212 What may be taken back at this table: a step that has shown nobody anything new, until somebody else decides.

const SETUP = { seats: 3, options: { mode: 'secret', first: 1 } };

/** A real table with its log, on which people answer and take back; unless said otherwise Ann is Mr. Postman, Bea A1-5, Col Electric Eye. */
class Table {
  state: State;
  readonly log: Entry[];

  constructor(characters: readonly string[] = ['postman', 'a1-5', 'electric-eye']) {
    const { state, entries } = robotariat.start({ ...SETUP, seed: 1 });
    this.state = state;
    this.log = [...entries];
    for (const [seat, character] of characters.entries()) this.say(seat, character);
  }

  say(seat: Seat, ...values: Json[]): this {
    for (const value of values) {
      const { state, entries } = step(this.state, seat, value);
      this.state = state;
      this.log.push(...entries);
    }
    return this;
  }

  undo(seat: Seat): boolean {
    const back = robotariat.undo(SETUP, this.log, seat, 1);
    if (!back.ok) return false;
    this.log.push(...back.entries);
    this.state = back.state;
    return true;
  }
}

describe('[RTA-212] may be taken back', () => {
  test('a step, a poster, an ability', () => {
    const table = new Table().say(ann, activate('P'), 'R', ABILITY, carry('R', 'U'), move('S'));
    expect(where(table.state, ann)).toBe('S');
    for (let back = 0; back < 5; back += 1) expect(table.undo(ann)).toBe(true);
    expect([now(table.state), table.state.supply, where(table.state, ann)]).toEqual(['turn ann', 8, 'P']);
    expect(table.undo(ann)).toBe(false); // the deal lies before it
  });

  test('the choice of a character, until the next player has chosen', () => {
    const table = new Table([]).say(ann, 'alice');
    expect([now(table.state), table.undo(ann), now(table.state)]).toEqual(['choose bea', true, 'choose ann']);
    expect(table.say(ann, 'wally').say(bea, 'alice').undo(ann)).toBe(false);
  });

  test('the decision to move the masses, as long as none has moved', () => {
    const table = new Table().say(ann, move('M'), activate('M'));
    expect([table.undo(ann), now(table.state)]).toEqual([true, 'turn ann']);
  });
});

describe('[RTA-212] may not be taken back', () => {
  test('once hidden cards were seen', () => {
    const table = new Table().say(ann, move('S'), activate('S'));
    expect(table.undo(ann)).toBe(false);
  });

  test('once an encounter was resolved', () => {
    const table = new Table().say(ann, move('M'), activate('M'), send(1, 'Y'));
    expect([npc(table.state, 1), table.undo(ann)]).toEqual(['Y', false]);
  });

  test('once a die was rolled', () => {
    expect(new Table().say(ann, move('M'), END).undo(ann)).toBe(false);
  });

  test('once somebody else has decided', () => {
    const table = new Table().say(ann, END).say(bea, ABILITY, push(1, 'U'));
    expect(table.undo(ann)).toBe(false);
    expect(table.undo(bea)).toBe(true);
  });

  test.each(['electric-eye', 'random'])('the choice of a character that has shown something: %s', (character) => {
    expect(new Table([]).say(ann, character).undo(ann)).toBe(false);
  });

  test('the last choice, after which the objectives are dealt', () => {
    expect(new Table().undo(col)).toBe(false);
    expect(new Table(['postman', 'a1-5', 'alice']).undo(col)).toBe(false);
  });
});
