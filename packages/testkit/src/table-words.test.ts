import { describe, expect, test } from 'vitest';
import { lantern, type LanternState } from './lantern/index.ts';
import { ofType, onlyOne } from './tables.ts';
import { tableWords } from './table-words.ts';

const words = tableWords(lantern, ['Ann', 'Bea', 'Col', 'Dov', 'Eve']);
const { now, asked, offers, choices, allowed, refusal, answer, answers, answerAll, told, seen, ended, possible } =
  words;

/** Ann bears the lantern, Bea and Col are the traitors. */
function table(): LanternState {
  return { ...lantern.copy(lantern.start({ seats: 5, seed: 1 }).state), bearer: 0, traitors: 0b00110 };
}

describe('the words of a table', () => {
  test('say who is asked about what', () => {
    expect(now(table())).toBe('propose Ann');
    expect(now(answer(table(), 0, [0, 1]))).toBe('vote Ann Bea Col Dov Eve');
    expect(asked(answers(table(), 0, [0, 1], 'aye'))).toEqual([1, 2, 3, 4]);
  });

  test('say what is offered, what is refused and why', () => {
    const mission = answerAll(answer(table(), 0, [0, 1]), ['aye', 'aye', 'aye', 'nay', 'nay']);
    expect([choices(mission, 0), choices(mission, 1)]).toEqual([['help'], ['help', 'spoil']]);
    expect([allowed(mission, 0, 'spoil'), allowed(mission, 1, 'spoil')]).toEqual([false, true]);
    expect(refusal(mission, 0, 'spoil')).toEqual({ rule: 'R4.3', why: 'You are loyal: you can only help.' });
    expect(() => refusal(mission, 1, 'spoil')).toThrow('mission: seat 1 may well answer "spoil"');
    expect(() => offers(mission, 4)).toThrow("seat 4 is not asked in 'mission'");
  });

  test('say what is told to whom, and what is seen', () => {
    let s = answerAll(answer(table(), 0, [0, 1]), ['aye', 'aye', 'aye', 'nay', 'nay']);
    s = answerAll(s, ['help', 'spoil']);
    expect(now(s)).toBe('peek Ann');
    expect(onlyOne(told(s, 0, 2, 0), 'saw')).toEqual({ type: 'saw', at: 2, role: 'traitor' });
    expect(ofType(told(s, 0, 2), 'saw')).toEqual([]);
    expect(() => onlyOne(told(s, 0, 2), 'saw')).toThrow("0 events of type 'saw' were told, not one");
    expect(seen(s, 'spectator').spoils).toEqual([1]);
  });

  test('say how it ended, and throw when it goes on', () => {
    expect(() => ended(table())).toThrow('The game goes on: propose Ann');
    const outcome = { winners: [0], reason: 'lit', rules: ['R5.2'], roles: [] };
    expect(ended({ ...table(), outcome })).toBe(outcome);
  });

  test('throw when there cannot be such a table', () => {
    expect(possible(table()).bearer).toBe(0);
    expect(() => possible({ ...table(), refused: 6 })).toThrow('This table cannot be: more than five refusals');
  });
});
