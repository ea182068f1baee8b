import type { Lesson, LessonBeat, Tutorial } from '@tablewright/board/tutorial';
import { describe, expect, test } from 'vitest';
import { lantern, type LanternState, type LanternView } from './lantern/index.ts';
import { walkTutorial } from './tutorial.ts';

type Beat = LessonBeat<LanternView>;
type LanternLesson = Lesson<LanternState, LanternView>;

/** Everybody is loyal to the pupil's right; seats 3 and 4 are traitors; the pupil bears the lantern. */
function set(s: LanternState): void {
  s.traitors = 0b11000;
  s.bearer = 0;
  s.stack = [{ stage: 'propose' }];
}

const others = (value: string): Beat[] => [1, 2, 3, 4].map((seat) => ({ seat, value }));

const propose: Beat[] = [
  { say: 'You bear the lantern.', points: ['seat:0'], expect: (view) => ({ bearer: [view.bearer, 0] }) },
  { say: 'Send yourself and Bea.', want: [1, 0], not: 'Send yourself and Bea, for once.' },
];

const vote: Beat[] = [
  { say: 'Say aye.', want: 'aye', not: (value) => `${JSON.stringify(value)} is not what we want.` },
  ...others('aye'),
];

const night: Beat[] = [
  { say: 'Try to spoil it.', tries: 'spoil' },
  { say: 'You can only help.', want: 'help', not: 'You can only help.' },
  {
    seat: 1,
    value: 'help',
    luck: [0],
    say: 'It is light, but the wind blows.',
    expect: (v) => ({ r: [v.refused, 1] }),
  },
  {
    say: 'Who spoiled?',
    quiz: [
      { name: 'Nobody', right: true, says: 'Yes.' },
      { name: 'Bea', says: 'No.' },
    ],
  },
];

function tutorial(...lessons: LanternLesson[]): Tutorial<LanternState, LanternView> {
  return { seats: 5, me: 0, names: ['You', 'Bea', 'Col', 'Dov', 'Eve'], seed: 'lantern', lessons };
}

const one = (...beats: Beat[]): string[] => walkTutorial(lantern, tutorial({ title: 'One', set, beats }));

describe('a sound tutorial', () => {
  test('is walked through to its end', () => {
    const lessons = [{ title: 'A night', set, beats: [...propose, ...vote, ...night] }];
    expect(walkTutorial(lantern, tutorial(...lessons))).toEqual([]);
  });

  test('a lesson without a position of its own goes on where the one before ended', () => {
    const first = { title: 'Propose', set, beats: propose };
    expect(
      walkTutorial(lantern, tutorial(first, { title: 'Vote', beats: vote }, { title: 'Go', beats: night })),
    ).toEqual([]);
  });

  test('every welcome answer is tried, also when only the last of them leads into trouble', () => {
    const any: Beat = { say: 'Say what you like.', want: () => true };
    const nays = others('nay').slice(0, 2);
    const ayes = others('aye').slice(2);
    const first = propose.concat(any, nays, ayes);
    expect(one(...first)).toEqual([]);
    // three ayes send the team out, two do not
    expect(one(...first, { say: 'Go.', want: 'help', not: 'Help.' })).toEqual([
      expect.stringContaining('step 8: the pupil is not asked now (propose)'),
    ]);
  });
});

describe('trouble', () => {
  test.each<[string, Beat[], string]>([
    [
      'a wish that nothing fulfils',
      [{ say: 'Go.', want: () => false, not: 'No.' }],
      'none of the options is wanted: [[0,1]',
    ],
    ['a wish that is not on offer', [{ say: 'Go.', want: [0], not: 'No.' }], 'none of the options is wanted'],
    [
      'a wish without a word to the others',
      [{ say: 'Go.', want: [0, 1] }],
      'nothing is said to somebody who chooses [0,2]',
    ],
    ['a word to others who are not', [{ say: 'Go.', want: () => true, not: 'No.' }], '`not` is never said'],
    [
      'a move that is not allowed',
      [{ seat: 1, value: 'aye' }],
      'Seat 1 may not answer "aye": You are not asked now. (R3.1)',
    ],
    ['a move of the pupil', [{ seat: 0, value: [0, 1] }], 'the pupil’s own answers are decisions'],
    [
      'luck that nobody draws',
      [{ ...propose[1]!, luck: [0] } as Beat],
      'Of 1 given outcomes of chance only 0 are drawn.',
    ],
    [
      'luck that cannot be',
      [...propose, ...vote, night[1]!, { seat: 1, value: 'help', luck: [6] }],
      "step 9: 'wind 1' out of 6 cannot come out as it was given",
    ],
    ['a try that succeeds', [{ say: 'Try.', tries: [0, 1] }], '[0,1] should be refused, but it is on offer'],
    ['a quiz without an answer', [{ say: 'Who?', quiz: [{ name: 'Bea', says: 'No.' }] }], 'no choice is right'],
    [
      'a quiz that is none',
      [{ say: 'Who?', quiz: [{ name: 'Bea', right: true, says: 'Yes.' }] }],
      'no choice is wrong',
    ],
    [
      'numbers that are not so',
      [{ say: 'Two refusals.', expect: (v) => ({ refusals: [v.refused, 2] }) }],
      'refusals: the lesson says 2, the table shows 0',
    ],
    ['silence', [{ say: ' ' }], 'an empty sentence'],
    ['a sermon', [{ say: 'word '.repeat(80) }], 'too long for a phone (400 of 320 letters)'],
  ])('%s', (_name, beats, says) => {
    expect(one(...beats)).toEqual([expect.stringContaining(says)]);
  });

  test('a position that cannot be', () => {
    const walked = (change: (s: LanternState) => void): string[] =>
      walkTutorial(lantern, tutorial({ title: 'One', set: change, beats: [{ say: 'Look.' }] }));
    expect(walked((s) => void (s.refused = 6))).toEqual([
      'lesson 1 “One”: the position is not possible: more than five refusals',
    ]);
    expect(walked((s) => void (s.stack = [{ stage: 'dawn' }]))).toEqual([expect.stringContaining('stopped half-way')]);
    expect(walked((s) => void (s.teams = [Number.NaN]))).toEqual([expect.stringContaining('teams[0] is NaN')]);
  });

  test('a table that cannot be', () => {
    const sound = tutorial({ title: 'One', set, beats: propose });
    expect(walkTutorial(lantern, { ...sound, seats: 4 })).toEqual([
      'Lantern is for 5 to 7 players, not 4',
      '4 seats need as many names, not 5',
    ]);
    expect(walkTutorial(lantern, { ...sound, me: 5 })).toEqual(['there is no seat 5 for the pupil']);
    expect(walkTutorial(lantern, { ...sound, options: { wind: true } })).toEqual([
      expect.stringContaining("no option 'wind'"),
    ]);
    expect(walkTutorial(lantern, tutorial())).toEqual(['there is no lesson']);
  });
});
