import { describe, expect, test } from 'vitest';
import { question } from '../testing/tables.ts';
import { draftFor, type Drafts, markAnswered, withDraft, withoutPast } from './drafts.ts';

const NONE: Drafts = {};

describe('a draft', () => {
  const kept = withDraft(NONE, question(0), { amounts: 2 }, true);

  test('belongs to one seat and to exactly one question', () => {
    expect(draftFor(kept, question(0))).toEqual({ amounts: 2 });
    expect(draftFor(kept, question(1))).toBeNull();
    expect(draftFor(kept, question(0, ['C3']))).toBeNull();
    expect(draftFor(kept, { ...question(0), about: 'build' })).toBeNull();
  });

  test('is dropped by null, and the others’ stay', () => {
    const both = withDraft(kept, question(1), 'mine', false);
    expect(draftFor(withDraft(both, question(0), null, true), question(1))).toBe('mine');
    expect(draftFor(withDraft(both, question(0), null, true), question(0))).toBeNull();
  });

  test('is not shown once it is said, and is back when it is taken back', () => {
    const said = markAnswered(kept, 0, true);
    expect(draftFor(said, question(0))).toBeNull();
    expect(draftFor(markAnswered(said, 0, false), question(0))).toEqual({ amounts: 2 });
    expect(markAnswered(NONE, 0, true)).toBe(NONE);
  });

  test('outlasts another question in between, but not the same with other choices', () => {
    expect(withoutPast(kept, { ...question(0), about: 'react' })).toBe(kept);
    expect(withoutPast(kept, null)).toBe(kept);
    expect(withoutPast(kept, question(0))).toBe(kept);
    expect(withoutPast(kept, question(0, ['E5']))).toEqual({});
  });
});
