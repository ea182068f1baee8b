import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidates.ts';
import { playFinal } from './final.ts';
import { newArm } from './tree.ts';

const TIME = 300;

/** What the search found of an answer: how often it was tried, and what it seemed to be worth. */
function candidate(value: string, worth: number, tries = 100): Candidate {
  return { arm: newArm(value, value), worth: Array.from({ length: tries }, () => worth), parts: [], isHeld: false };
}

interface Final {
  readonly answer: unknown;
  /** games that were played on with each */
  readonly games: Readonly<Record<string, number>>;
}

/** `wins`: whether an answer wins in the n-th world. The first one is what the search would give. */
function final(candidates: readonly Candidate[], wins: (value: string, n: number) => boolean, time = TIME): Final {
  const games: Record<string, number> = {};
  let [n, played] = [0, 0];
  const answer = playFinal(candidates, candidates[0]!, {
    isOver: () => played >= time,
    sweep: (finalists) => {
      n += 1;
      played += finalists.length;
      return finalists.map(({ arm }) => {
        const key = arm.value as string;
        games[key] = (games[key] ?? 0) + 1;
        return wins(key, n) ? 1 : 0;
      });
    },
  });
  return { answer: answer.arm.value, games };
}

describe('answers that are played on to the end', () => {
  test('one that wins more often is given in place of the one that was judged better', () => {
    const { answer } = final(
      [candidate('a', 0.6), candidate('b', 0.5)],
      (value, n) => n % 10 < (value === 'b' ? 6 : 3),
    );
    expect(answer).toBe('b');
  });

  test('one that wins hardly more often is not: that may be chance', () => {
    const lucky = (value: string, n: number): boolean => (n % 2 === 0) !== (value === 'b' && n % 50 === 1);
    expect(final([candidate('a', 0.6), candidate('b', 0.5)], lucky).answer).toBe('a');
  });

  test('a few games change nothing, however they come out', () => {
    const always = (value: string): boolean => value === 'b';
    expect(final([candidate('a', 0.6), candidate('b', 0.5)], always, 60).answer).toBe('a');
    expect(final([candidate('a', 0.6), candidate('b', 0.5)], always, 100).answer).toBe('b');
  });

  test('of two that win more often, the one that wins most', () => {
    const share: Readonly<Record<string, number>> = { a: 1, b: 4, c: 8 };
    const all = [candidate('a', 0.6), candidate('b', 0.5), candidate('c', 0.4)];
    expect(final(all, (value, n) => n % 10 < share[value]!).answer).toBe('c');
  });

  test('three are played on at most; what the search had dropped early is not among them', () => {
    const all = [candidate('a', 0.6), candidate('b', 0.1), candidate('c', 0.4), candidate('d', 0.5)];
    const { games } = final([...all, candidate('e', 0.9, 10)], () => true);
    expect(Object.keys(games).sort()).toEqual(['a', 'c', 'd']);
  });

  test('a rival that falls behind is dropped, and with nobody left it is over', () => {
    const all = [candidate('a', 0.6), candidate('b', 0.5), candidate('c', 0.4)];
    const { games } = final(all, (value, n) => value !== 'c' && n % 2 === 0);
    expect(games['c']).toBe(40);
    expect(games['b']).toBeGreaterThan(80);
    expect(final(all, (value) => value === 'a').games).toEqual({ a: 40, b: 40, c: 40 });
  });

  test('where there is nothing else to answer nobody plays', () => {
    expect(final([candidate('a', 0.6)], () => true)).toEqual({ answer: 'a', games: {} });
  });
});
