import { describe, expect, test } from 'vitest';
import { type Filled, sayAloud, slotsIn, type Talk } from './talk.ts';

const TALK: Talk<{ tiles: string[] }> = {
  rule: 'T1',
  statements: [
    { id: 'hello', text: 'Hello.' },
    { id: 'trust', text: 'I trust {player} with {tile}.' },
  ],
  slots: {
    player: { asks: 'Whom?' },
    tile: { asks: 'Which tile?', choices: ({ tiles }) => tiles },
  },
};

/** Seat 0 says it. */
function say(statement: string, filled: Filled = {}, names = ['Ann', 'Bob', '{tile}']): ReturnType<typeof sayAloud> {
  return sayAloud(TALK, { statement, filled, by: 0 }, { view: { tiles: ['A1', 'B2'] }, names });
}

describe('a ready-made statement', () => {
  test('names its slots in the order in which they are read', () => {
    expect(TALK.statements.map(slotsIn)).toEqual([[], ['player', 'tile']]);
  });

  test('is said with its slots filled, once', () => {
    expect(say('hello')).toEqual({ ok: true, text: 'Hello.' });
    expect(say('trust', { player: 1, tile: 'B2' })).toEqual({ ok: true, text: 'I trust Bob with B2.' });
    expect(say('trust', { player: 2, tile: 'A1' })).toEqual({ ok: true, text: 'I trust {tile} with A1.' });
  });

  test.each<[string, string, Filled, string]>([
    ['one that is not there', 'curse', {}, 'There is no such statement. Choose one from the list.'],
    ['nobody', 'trust', { tile: 'A1' }, 'Whom?'],
    ['oneself', 'trust', { player: 0, tile: 'A1' }, 'Whom? That is not one of the choices.'],
    ['a seat that is not there', 'trust', { player: 7, tile: 'A1' }, 'Whom? That is not one of the choices.'],
    ['a player by a word', 'trust', { player: 'length', tile: 'A1' }, 'Whom? That is not one of the choices.'],
    ['a tile that is not there', 'trust', { player: 1, tile: 'C3' }, 'Which tile? That is not one of the choices.'],
    ['what was not filled in', 'trust', Object.create({ player: 1, tile: 'A1' }) as Filled, 'Whom?'],
  ])('is refused: %s', (_what, statement, filled, why) => {
    expect(say(statement, filled)).toEqual({ ok: false, why });
  });
});
