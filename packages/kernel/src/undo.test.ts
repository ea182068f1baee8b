import { describe, expect, test } from 'vitest';
import { seedFromText } from './chance.ts';
import type { Json } from './json.ts';
import { effective, mayUndo } from './log.ts';
import type { Seat } from './seats.ts';
import { goOn, type Talked, talk, talked } from './testing/talk.ts';

const SETUP = { seats: 3, options: { pace: 1 } };
const SEED = seedFromText('undo');

type AnswersGiven = readonly [Seat, Json][];

function refusal(said: AnswersGiven, seat: Seat): string | null {
  const verdict = mayUndo(talked(said, SEED).log, seat);
  return verdict.ok ? null : verdict.why;
}

function undone(from: Talked, seat: Seat): Talked {
  const back = talk.undo(SETUP, from.log, seat, SEED);
  if (!back.ok) throw new Error(back.why);
  return { state: back.state, log: [...from.log, ...back.entries], told: from.told };
}

const CHANCE = 'Chance has decided something since; that cannot be taken back.';
const LIGHT = 'Your last answer has brought something hidden to light; it cannot be taken back.';
const OTHERS = 'Somebody else has answered since; your answer cannot be taken back.';

describe('an answer can be taken back', () => {
  test.each<[string, AnswersGiven, Seat]>([
    ['the last one', [[0, 'on']], 0],
    ['one that was told to all and reveals nothing', [[0, 'say']], 0],
    ['one that brought automatic steps', [[0, 'round']], 0],
    ['one that opened a question, while nobody has answered it', [[0, 'vote']], 0],
    [
      'one of several who are asked at once',
      [
        [0, 'open'],
        [2, 'apple'],
      ],
      2,
    ],
    [
      'one that lies sealed',
      [
        [0, 'vote'],
        [1, 'red'],
      ],
      1,
    ],
    [
      'one that lies sealed below others',
      [
        [0, 'vote'],
        [1, 'red'],
        [2, 'blue'],
      ],
      1,
    ],
    [
      'the own one after the own one',
      [
        [0, 'again'],
        [0, 'on'],
      ],
      0,
    ],
  ])('%s', (_what, said, seat) => {
    expect(refusal(said, seat)).toBeNull();
  });
});

describe('an answer cannot be taken back', () => {
  test.each<[string, AnswersGiven, Seat, string]>([
    ['when it drew chance', [[0, 'roll']], 0, CHANCE],
    [
      'when chance was drawn since',
      [
        [0, 'on'],
        [1, 'roll'],
      ],
      0,
      CHANCE,
    ],
    ['when it was told in private', [[0, 'whisper']], 0, LIGHT],
    ['when it brought a secret to light', [[0, 'reveal']], 0, LIGHT],
    [
      'when somebody else has answered since',
      [
        [0, 'on'],
        [1, 'on'],
      ],
      0,
      OTHERS,
    ],
    [
      'when somebody else was told something since',
      [
        [0, 'on'],
        [1, 'whisper'],
      ],
      0,
      OTHERS,
    ],
    [
      'when somebody has answered at the same time, aloud',
      [
        [0, 'open'],
        [2, 'apple'],
        [1, 'bread'],
      ],
      2,
      OTHERS,
    ],
    [
      'when it opened a sealed question that somebody has answered',
      [
        [0, 'vote'],
        [1, 'red'],
      ],
      0,
      OTHERS,
    ],
    [
      'when it was the last of a sealed question',
      [
        [0, 'vote'],
        [0, 'red'],
        [1, 'red'],
        [2, 'blue'],
      ],
      2,
      LIGHT,
    ],
    [
      'when the sealed question has been opened',
      [
        [0, 'vote'],
        [0, 'red'],
        [1, 'red'],
        [2, 'blue'],
      ],
      1,
      OTHERS,
    ],
    ['when it ended the game', [[0, 'end']], 0, LIGHT],
    ['when nothing was answered since the deal', [], 0, CHANCE],
    ['by somebody who has not answered', [[0, 'on']], 2, OTHERS],
  ])('%s', (_what, said, seat, why) => {
    expect(refusal(said, seat)).toBe(why);
    expect(talk.undo(SETUP, talked(said, SEED).log, seat, SEED)).toEqual({ ok: false, why });
  });

  test('by anybody in an empty log', () => {
    expect(mayUndo([], 0)).toEqual({ ok: false, why: 'You have not answered anything yet.' });
  });
});

describe('an undo', () => {
  test('leads to the very state before the answer', () => {
    const before = talked(
      [
        [0, 'on'],
        [1, 'say'],
      ],
      SEED,
    );
    expect(undone(goOn(before, [[2, 'round']]), 2).state).toEqual(before.state);
  });

  test('is an entry of its own: the log only grows', () => {
    const before = talked([[0, 'on']], SEED);
    const { log } = undone(before, 0);
    expect(log).toEqual([...before.log, { type: 'undo', seat: 0 }]);
    expect(effective(log)).toEqual(talked([], SEED).log);
  });

  test('takes a sealed answer out and leaves those of the others', () => {
    const back = undone(
      talked(
        [
          [0, 'vote'],
          [1, 'red'],
          [2, 'blue'],
        ],
        SEED,
      ),
      1,
    );
    expect(back.state).toEqual(
      talked(
        [
          [0, 'vote'],
          [2, 'blue'],
        ],
        SEED,
      ).state,
    );
    const all = goOn(back, [
      [1, 'blue'],
      [0, 'red'],
    ]);
    expect(all.state.trail.at(-1)).toBe('red blue blue');
  });

  test('can follow another, step by step, as far as the horizon', () => {
    const steps = talked(
      [
        [0, 'roll'],
        [1, 'again'],
        [1, 'again'],
        [1, 'on'],
      ],
      SEED,
    );
    const one = undone(steps, 1);
    const two = undone(one, 1);
    const three = undone(two, 1);
    expect(three.state).toEqual(talked([[0, 'roll']], SEED).state);
    expect(mayUndo(three.log, 1)).toEqual({ ok: false, why: CHANCE });
    expect(talk.replay(SETUP, three.log, SEED)).toMatchObject({ ok: true, state: three.state });
  });

  test('by one seat after another', () => {
    const both = talked(
      [
        [0, 'vote'],
        [1, 'red'],
        [2, 'blue'],
      ],
      SEED,
    );
    const none = undone(undone(both, 1), 2);
    expect(none.state).toEqual(talked([[0, 'vote']], SEED).state);
    expect(undone(none, 0).state).toEqual(talked([], SEED).state);
  });

  test('lets another answer follow, and the chance to come is not shifted by what was undone', () => {
    const back = undone(talked([[0, 'round']], SEED), 0);
    const other = goOn(back, [
      [0, 'on'],
      [1, 'roll'],
    ]);
    expect(other.state).toEqual(
      talked(
        [
          [0, 'on'],
          [1, 'roll'],
        ],
        SEED,
      ).state,
    );
    expect(talk.replay(SETUP, other.log, SEED)).toMatchObject({ ok: true, state: other.state });
  });

  test('tells nobody anything: what was told stays told', () => {
    const said = talked([[0, 'say']], SEED);
    expect(talk.undo(SETUP, said.log, 0, SEED)).toMatchObject({ ok: true, told: [] });
  });
});

test('an undo of nothing takes nothing away', () => {
  const { log } = talked([[0, 'on']], SEED);
  expect(effective([...log, { type: 'undo', seat: 2 }])).toEqual(log);
});

describe('a rewind, when all agree', () => {
  const played: AnswersGiven = [
    [0, 'on'],
    [1, 'roll'],
    [2, 'on'],
  ];

  /** the deal, then the first answer */
  const TO = 2;

  test('goes back behind the horizon, and the log only grows', () => {
    const from = talked(played, SEED);
    const back = talk.replay(SETUP, [...from.log, { type: 'rewind', to: TO }], SEED);
    expect(back.ok && back.state.trail).toEqual(from.state.trail.slice(0, 3));
    expect(effective([...from.log, { type: 'rewind', to: TO }])).toEqual(from.log.slice(0, TO));
  });

  test('draws the same again: nobody rolls twice by going back', () => {
    const from = talked(played, SEED);
    const log = [...from.log, { type: 'rewind', to: TO } as const, ...from.log.slice(TO)];
    const again = talk.replay(SETUP, log, SEED);
    expect(again.ok && again.state.trail).toEqual(from.state.trail);
    const back = talk.replay(SETUP, log.slice(0, from.log.length + 1), SEED);
    const rolled = back.ok && talk.after(back.state, { seat: 1, value: 'roll' });
    expect(rolled && rolled.ok && rolled.state.trail).toEqual(from.state.trail.slice(0, 5));
  });

  test('to a place that was never reached changes nothing', () => {
    const from = talked(played, SEED);
    expect(effective([...from.log, { type: 'rewind', to: 99 }])).toEqual(from.log);
  });
});

test('the very first entry of a log can be taken back', () => {
  const answer = { type: 'answer', seat: 0, about: 'turn', value: 'on' } as const;
  expect(effective([answer, { type: 'undo', seat: 0 }])).toEqual([]);
});
