import type { BoardProps } from '@tablewright/board';
import { expect, test } from 'vitest';
import { mayWait } from './waiting.ts';

const question = { seat: 0, about: 'move', rule: 'R1', domain: { kind: 'pick', from: ['A1', 'A2'] } } as const;
const drawn = { view: { round: 1 }, told: [], question, draft: null, resting: null } as unknown as BoardProps;

test.each<[string, Partial<BoardProps>, boolean]>([
  ['what lights up under the hand', { resting: 'A1', lit: ['A1'] }, true],
  ['that the question is answered', { question: null, takeBack: null }, true],
  ['another view', { view: { round: 2 } }, false],
  ['what was told', { told: [{ type: 'moved' }] }, false],
  ['another question', { question: { ...question, about: 'action' } }, false],
  ['a draft, which the next click goes on with', { draft: ['A1'] }, false],
])('a board may wait a moment: %s', (_what, change, may) => {
  expect(mayWait(drawn, { ...drawn, ...change })).toBe(may);
});
