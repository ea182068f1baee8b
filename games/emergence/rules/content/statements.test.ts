import { sayAloud, type Filled, slotsIn } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { emergence } from '../index.ts';

const table = {
  view: emergence.view(emergence.start({ seats: 4, seed: 1 }).state, 'spectator'),
  names: ['Ann', 'Bea', 'Col', 'Dov'],
};
const talk = emergence.talk!;
const say = (statement: string, filled: Filled = {}, names = table.names) =>
  sayAloud(talk, { statement, filled, by: 0 }, { ...table, names });

describe('[EMG-112] ready-made statements', () => {
  test('say the five things the ledger lists', () => {
    expect(talk.statements.map(({ id }) => id)).toEqual(['claim-ai', 'suspect', 'replenish', 'going', 'insert-all']);
  });

  test('name no slot that nothing can be put into', () => {
    for (const statement of talk.statements) {
      for (const slot of slotsIn(statement)) expect(Object.keys(talk.slots)).toContain(slot);
    }
  });

  test('are filled with a name of somebody else, or with a tile of this city', () => {
    expect(say('suspect', { operative: 2 })).toEqual({ ok: true, text: 'I do not trust Col.' });
    expect(say('going', { tile: 'D5' })).toEqual({ ok: true, text: 'I am on my way to D5.' });
    expect(say('claim-ai')).toEqual({ ok: true, text: 'You can count on me: I am A.I.' });
  });

  test('are not said with an open slot, nor with what is not there', () => {
    expect(say('suspect')).toEqual({ ok: false, why: 'Choose whom you mean.' });
    expect(say('going', { operative: 2 })).toEqual({ ok: false, why: 'Choose the tile you mean.' });
    for (const [statement, filled] of [
      ['suspect', { operative: 0 }],
      ['suspect', { operative: 9 }],
      ['suspect', { operative: 'Col' }],
      ['going', { tile: 'Z99' }],
      ['going', { tile: 3 }],
    ] as const) {
      expect(say(statement, filled)).toMatchObject({ ok: false });
    }
  });

  test('an operative may be called anything', () => {
    expect(say('suspect', { operative: 1 }, ['Ann', '$& {tile}', 'Col', 'Dov'])).toMatchObject({
      text: 'I do not trust $& {tile}.',
    });
  });

  test('an unknown statement is refused', () => {
    expect(say('nonsense')).toMatchObject({ ok: false });
    expect(say('toString')).toMatchObject({ ok: false });
  });
});
