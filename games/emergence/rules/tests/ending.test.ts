import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import {
  actionOf,
  answer,
  answers,
  asked,
  ended,
  eventOf,
  lyingOn,
  now,
  orange,
  type Picture,
  pink,
  red,
  seen,
  stageOf,
  step,
  turnOf,
  violet,
  white,
  yellow,
} from './testing/tables.ts';

/** Red alone inserts, so that the totals become these. */
function totalsBecome(ai: number, human: number, picture: Picture = {}): State {
  return answer(eventOf('red', { ...picture, tokens: { red: ai + human } }), red, { ai, human });
}

describe('[EMG-500] a team wins when its total reaches its requirement', () => {
  test.each([
    [14, 4, null],
    [15, 0, 'ai-knowledge'],
    [16, 4, 'ai-knowledge'],
    [0, 5, 'human-knowledge'],
    [14, 9, 'human-knowledge'],
  ])('4 players, short: %d and %d lead to %s', (ai, human, reason) => {
    const s = totalsBecome(ai, human);
    expect(s.outcome?.reason ?? null).toBe(reason);
    if (reason === null) expect(now(s)).toBe('move orange');
  });

  test('earlier events count', () => {
    const s = eventOf('red', { totals: { ai: 13, human: 4 }, tokens: { red: 2 } });
    expect(answer(s, red, { ai: 1, human: 0 }).outcome).toBe(null);
    expect(ended(answer(s, red, { ai: 2, human: 0 })).reason).toBe('ai-knowledge');
    expect(ended(answer(s, red, { ai: 1, human: 1 })).reason).toBe('human-knowledge');
  });

  test('tokens that are only held count for nobody', () => {
    const s = actionOf('red', { at: { red: 'A1' }, holds: { red: 'TOHM'.repeat(5) }, tokens: { red: 100 } });
    expect(answers(s, red, 'activate', [['triangle', 'circle', 'helix', 'molecule']]).outcome).toBe(null);
  });
});

describe('[EMG-501] requirements', () => {
  test.each([
    ['short', 3, 10, 5],
    ['short', 4, 15, 5],
    ['short', 5, 15, 10],
    ['short', 6, 20, 10],
    ['extended', 3, 20, 10],
    ['extended', 4, 30, 10],
    ['extended', 5, 30, 20],
    ['extended', 6, 40, 20],
  ] as const)('%s, %d players: %d and %d are enough, one less is not', (length, seats, ai, human) => {
    expect(totalsBecome(ai - 1, human - 1, { length, seats }).outcome).toBe(null);
    expect(ended(totalsBecome(ai, 0, { length, seats })).reason).toBe('ai-knowledge');
    expect(ended(totalsBecome(0, human, { length, seats })).reason).toBe('human-knowledge');
  });
});

describe('[EMG-502] both in the same event: the larger excess wins', () => {
  test('[EX-2] 4 players, extended: 32 against 11 exceed by 2 and 1, the A.I. win', () => {
    const over = ended(totalsBecome(32, 11, { length: 'extended' }));
    expect(over).toMatchObject({ reason: 'ai-excess', winners: [red, orange, yellow] });
    expect(over.rules).toContain('EMG-502');
  });

  test.each([
    [16, 5, 'ai-excess'],
    [15, 6, 'human-excess'],
    [18, 9, 'human-excess'],
    [30, 10, 'ai-excess'],
  ])('4 players, short: %d against %d is %s', (ai, human, reason) => {
    expect(ended(totalsBecome(ai, human)).reason).toBe(reason);
  });
});

describe('[EMG-503] the same excess: the Humans win', () => {
  test.each([
    [15, 5],
    [17, 7],
  ])('4 players, short: %d against %d', (ai, human) => {
    expect(ended(totalsBecome(ai, human))).toMatchObject({ reason: 'equal-excess', winners: [violet] });
  });

  test.each([
    ['short', 5, 16, 11],
    ['short', 6, 20, 10],
    ['short', 6, 22, 12],
    ['extended', 6, 41, 21],
  ] as const)('%s, %d players: %d against %d', (length, seats, ai, human) => {
    const over = ended(totalsBecome(ai, human, { length, seats }));
    expect(over).toMatchObject({ reason: 'equal-excess', rules: ['EMG-503', 'EMG-502'] });
    expect(over.winners.map((seat) => over.roles[seat])).toEqual(['human', 'human']);
  });

  test('[EX-22] 3 players, short: 11 against 6', () => {
    const over = ended(totalsBecome(11, 6, { seats: 3 }));
    expect(over).toMatchObject({ reason: 'equal-excess', winners: [yellow] });
    expect(over.rules[0]).toBe('EMG-503');
  });
});

describe('[EMG-504] no block left in the city: the Humans win', () => {
  const last = (): State => actionOf('red', { at: { red: 'C3' }, onlyLying: { C3: 'OO' } });

  test('when the last ones are collected', () => {
    expect(ended(answer(last(), red, 'activate'))).toMatchObject({
      reason: 'depletion',
      winners: [violet],
      rules: ['EMG-504', 'EMG-505'],
    });
  });

  test('not while one is left anywhere', () => {
    const s = actionOf('red', { at: { red: 'C3' }, onlyLying: { C3: 'OO', G2: 'H' } });
    expect(answer(s, red, 'activate').outcome).toBe(null);
  });

  test('not when they are left lying', () => {
    expect(answer(last(), red, 'nothing').outcome).toBe(null);
  });

  test('whoever takes them', () => {
    for (const humans of [['red'], ['yellow']] as const) {
      const s = actionOf('red', { at: { red: 'C3' }, onlyLying: { C3: 'O' }, humans });
      expect(seen(answer(s, red, 'activate'), red).outcome?.winners).toEqual(humans[0] === 'red' ? [red] : [yellow]);
    }
  });
});

describe('[EMG-505] checked at once after every collection', () => {
  test('[EX-23] the second operative of the round takes the last block: the third has no turn', () => {
    const s = turnOf('orange', { at: { orange: 'D4' }, onlyLying: { C3: 'O' }, show: { yellow: 'replenish-E' } });
    const over = answers(s, orange, 'C3', 'activate');
    expect([stageOf(over), asked(over)]).toEqual(['over', []]); // yellow's replenish would come too late
    expect(ended(over).reason).toBe('depletion');
  });

  test('[EX-24] blocks on player boards do not count', () => {
    const holds = { red: 'O'.repeat(10), orange: 'T'.repeat(10), yellow: 'H'.repeat(10), violet: 'M'.repeat(10) };
    const s = actionOf('red', { at: { red: 'C3' }, onlyLying: { C3: 'O' }, holds });
    expect(ended(answer(s, red, 'activate')).reason).toBe('depletion');
  });

  test('a replenish in time keeps the game going', () => {
    const s = actionOf('red', { at: { red: 'C3' }, show: { red: 'replenish-E' }, onlyLying: { D5: 'T' } });
    expect(lyingOn(answer(s, red, 'replenish'), 'C3')).toBe('O');
    const two = turnOf('red', {
      at: { red: 'B2', orange: 'C4' },
      show: { red: 'replenish-E' },
      onlyLying: { D5: 'T' },
    });
    expect(answers(answers(two, red, 'C3', 'replenish'), orange, 'D5', 'activate').outcome).toBe(null);
  });

  test('a paid activation counts as well', () => {
    const s = actionOf('red', {
      at: { red: 'C3' },
      show: { red: 'spy-E' },
      tokens: { red: 1 },
      onlyLying: { C3: 'O' },
    });
    expect(ended(answer(s, red, 'activate')).reason).toBe('depletion');
  });
});

describe('[EMG-506] no action meets a requirement and empties the city', () => {
  test('collecting the last block ends the game by depletion, however near a team is', () => {
    const s = actionOf('red', {
      at: { red: 'C3' },
      onlyLying: { C3: 'O' },
      totals: { ai: 14, human: 4 },
      tokens: { red: 20, orange: 20 },
    });
    const over = answer(s, red, 'activate');
    expect([ended(over).reason, over.totals]).toEqual(['depletion', [14, 4]]);
  });

  test('an event takes no block from the city', () => {
    const s = actionOf('red', { at: { red: 'A4' }, onlyLying: { C3: 'O' }, tokens: { red: 20 } });
    const over = answers(s, red, 'activate', { ai: 15, human: 0 });
    expect([ended(over).reason, lyingOn(over, 'C3')]).toEqual(['ai-knowledge', 'O']);
  });
});

describe('[EMG-507] the members of a team win together', () => {
  test.each<[number, Picture['humans'], number[], number[]]>([
    [3, ['orange'], [red, yellow], [orange]],
    [5, ['red', 'pink'], [orange, yellow, violet], [red, pink]],
    [6, ['orange', 'white'], [red, yellow, violet, pink], [orange, white]],
  ])('%d players, Humans %j', (seats, humans, ai, human) => {
    const picture = { seats, ...(humans && { humans }) };
    expect(ended(totalsBecome(20, 0, picture)).winners).toEqual(ai);
    expect(ended(totalsBecome(0, 10, picture)).winners).toEqual(human);
  });

  test('each is shown on the own side', () => {
    expect(ended(totalsBecome(20, 0, { humans: ['orange'] })).roles).toEqual(['ai', 'human', 'ai', 'ai']);
  });
});

describe('[EMG-508] at the end everything is shown', () => {
  const before = (): State =>
    eventOf('red', {
      humans: ['orange'],
      tokens: { red: 16 },
      totals: { ai: 3, human: 1 },
      spied: [['yellow', 'orange']],
    });
  const over = (): ReturnType<typeof step> => step(before(), red, { ai: 15, human: 1 });

  test.each([red, violet, 'spectator'] as const)('to %s', (viewer) => {
    const view = seen(over().state, viewer);
    expect(view.operatives.map(({ team }) => team)).toEqual(['ai', 'human', 'ai', 'ai']);
    expect(view.assimilations.map(({ inserted }) => inserted.map(({ split }) => split))).toEqual([
      [{ ai: 3, human: 1 }],
      [{ ai: 15, human: 1 }],
    ]);
    expect(view.spied).toEqual([{ by: yellow, on: orange, saw: 'human' }]);
  });

  test('and told', () => {
    expect(over().told.at(-1)).toEqual({
      event: { type: 'over', reason: 'ai-knowledge', teams: ['ai', 'human', 'ai', 'ai'] },
      to: 'all',
    });
  });

  test('not a moment earlier', () => {
    expect(seen(before(), violet).operatives.map(({ team }) => team)).toEqual([null, null, null, 'ai']);
    expect(seen(before(), violet).spied).toEqual([{ by: yellow, on: orange, saw: null }]);
    expect(seen(before(), violet).assimilations[0]!.inserted[0]!.split).toBe(null);
  });
});
