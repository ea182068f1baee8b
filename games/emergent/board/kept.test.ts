import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropDrafts, keepDraft, keptDraft } from './kept.ts';

const DRAFT = { buildSmall: { NOE: 1 }, stock: { NOE: 5 } };

describe('a plan that is not locked yet', () => {
  const items = new Map<string, string>();

  beforeEach(() => {
    items.clear();
    vi.stubGlobal('location', { pathname: '/table/abc' });
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is found again by its own seat, for its own question, at its own table', () => {
    keepDraft(0, 'plan/0/1/', DRAFT);
    expect(keptDraft(0, 'plan/0/1/')).toEqual(DRAFT);
    expect(keptDraft(1, 'plan/0/1/')).toBeNull();
    expect(keptDraft(0, 'plan/0/2/')).toBeNull();
    vi.stubGlobal('location', { pathname: '/table/other' });
    expect(keptDraft(0, 'plan/0/1/')).toBeNull();
  });

  test('is gone when the plans are revealed', () => {
    keepDraft(2, 'plan/2/1/', DRAFT);
    dropDrafts();
    expect(items.size).toBe(0);
  });

  test('is not kept in a lesson, and what is no draft is not taken for one', () => {
    vi.stubGlobal('location', { pathname: '/learn/emergent' });
    keepDraft(0, 'plan/0/1/', DRAFT);
    expect(items.size).toBe(0);
    vi.stubGlobal('location', { pathname: '/table/abc' });
    for (const broken of ['{', '{"key":"plan/0/1/"}', '{"key":"plan/0/1/","draft":{"stock":{"NOE":"5"}}}']) {
      items.set('tablewright.emergent.draft./table/abc.0', broken);
      expect(keptDraft(0, 'plan/0/1/')).toBeNull();
    }
  });
});
