import { describe, expect, test } from 'vitest';
import type { Entry } from './log.ts';
import { answerHashOf, type SaidHere, saidTrouble } from './said-here.ts';

// A log with what somebody on seat 1 has said while it was played. Versions: the start is 1, chance counts for nothing.

const answer = (seat: number, value: string): Entry => ({ type: 'answer', seat, about: 'vote', value });
const chance: Entry = { type: 'chance', label: 'die', of: 6, came: 1 };
const said = (what: SaidHere['what'], version: number, value?: string): SaidHere => ({
  what,
  seat: 1,
  version,
  hash: value === undefined ? '' : answerHashOf(value),
});

const LOG: readonly Entry[] = [chance, answer(0, 'aye'), answer(1, 'nay'), chance, answer(1, 'go')];

test('an answer is known again by its hash, whatever the order of its fields', () => {
  expect(answerHashOf({ a: 1, b: [2] })).toBe(answerHashOf({ b: [2], a: 1 }));
  expect(answerHashOf('aye')).toMatch(/^[0-9a-f]{24}$/);
  expect(answerHashOf('aye')).not.toBe(answerHashOf('nay'));
});

describe('what was acknowledged', () => {
  test('stands in the log as it was given, also where others were quicker', () => {
    // the first was seen at version 1: seat 0 has answered in between
    expect(saidTrouble(LOG, [said('answer', 1, 'nay'), said('answer', 3, 'go')])).toBeNull();
    expect(saidTrouble(LOG, [])).toBeNull();
  });

  test('was exchanged', () => {
    expect(saidTrouble(LOG, [said('answer', 1, 'aye')])?.at).toBe(2);
    expect(saidTrouble(LOG, [said('answer', 1, 'nay'), said('answer', 3, 'stay')])?.at).toBe(4);
  });

  test('was exchanged behind a rewind that takes nothing back', () => {
    const log = [...LOG.slice(0, 2), { type: 'rewind', to: 2, asked: 0, agreed: [] } as const, answer(1, 'aye')];
    expect(saidTrouble(log, [said('answer', 2, 'nay')])?.at).toBe(3);
  });

  test('is missing', () => {
    expect(saidTrouble(LOG, [said('answer', 4, 'again')])).toMatchObject({ at: LOG.length });
  });
});

describe('what was laid down', () => {
  test('counts as it lay there last', () => {
    expect(saidTrouble(LOG, [said('laid', 2, 'aye'), said('laid', 2, 'nay')])).toBeNull();
    expect(saidTrouble(LOG, [said('laid', 2, 'nay'), said('laid', 2, 'aye')])?.at).toBe(2);
  });

  test('was taken up again, or changed by a bot: then it does not count', () => {
    for (const what of ['undo', 'standIn'] as const)
      expect(saidTrouble(LOG, [said('laid', 2, 'aye'), said(what, 2)])).toBeNull();
    expect(saidTrouble(LOG, [said('laid', 2, 'aye'), said('undo', 2), said('laid', 2, 'stay')])?.at).toBe(2);
  });

  test('is not looked for where the game was taken back, or ended, before it was opened', () => {
    const log = [...LOG.slice(0, 2), { type: 'rewind', to: 1, asked: 0, agreed: [] } as const, answer(1, 'aye')];
    expect(saidTrouble(log, [said('laid', 2, 'nay')])).toBeNull();
    expect(saidTrouble(LOG, [said('laid', 4, 'nay')])).toBeNull();
  });
});

describe('in my name', () => {
  const undone = [...LOG.slice(0, 3), { type: 'undo', seat: 1 } as const, answer(1, 'aye')];

  test('an answer is taken back only where that was said', () => {
    const first = said('answer', 2, 'nay');
    expect(saidTrouble(undone, [first, said('undo', 3), said('answer', 4, 'aye')])).toBeNull();
    expect(saidTrouble(undone, [first])?.at).toBe(3);
    // nor does an earlier one stand for it
    expect(saidTrouble(undone, [said('undo', 2), first])?.at).toBe(3);
    // what was answered elsewhere may have been taken back there too
    expect(saidTrouble(undone, [said('answer', 4, 'aye')])).toBeNull();
  });

  test('nobody agrees to going back', () => {
    const rewound = (asked: number, agreed: number[]): Entry[] => [
      ...LOG.slice(0, 3),
      { type: 'rewind', to: 2, asked, agreed },
      answer(1, 'aye'),
    ];
    const first = said('answer', 2, 'nay');
    expect(saidTrouble(rewound(0, [1]), [first])?.at).toBe(3);
    expect(saidTrouble(rewound(1, [0]), [first])?.at).toBe(3);
    expect(saidTrouble(rewound(0, [1]), [first, said('agree', 3)])).toBeNull();
    expect(saidTrouble(rewound(1, [0]), [first, said('undo', 3)])).toBeNull();
    // not about me
    expect(saidTrouble(rewound(0, [2]), [first])).toBeNull();
    // one consent is good for one time
    const twice = [...rewound(0, [1]), { type: 'rewind', to: 2, asked: 0, agreed: [1] } as const];
    expect(saidTrouble(twice, [first, said('agree', 3)])?.at).toBe(5);
  });
});
