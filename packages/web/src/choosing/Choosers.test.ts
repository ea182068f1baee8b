import { type AnyDomain, grouping, type Json, pick, pickSome, plan, split } from '@tablewright/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WordsContext } from '../games/words.ts';
import { loadRules } from '../games/registry.ts';
import { PlainChooser } from './Choosers.tsx';

const { words } = await loadRules('emergence');

function drawn(domain: AnyDomain, says: (value: Json) => string = () => ''): string {
  const question = { seat: 0, about: 'vote', rule: 'R1', domain };
  const chooser = createElement(PlainChooser, {
    question,
    says,
    view: {},
    before: null,
    told: [],
    me: 0,
    names: ['Ann', 'Bea'],
    answer: () => {},
    ask: () => {},
    resting: null,
    rest: () => {},
    pointed: null,
    outcome: null,
    still: true,
  });
  return renderToStaticMarkup(createElement(WordsContext, { value: words }, chooser));
}

const text = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('any question of any game can be answered', () => {
  test('one of several: each with its words, and its key', () => {
    const markup = drawn(pick(['C3', 'D4']), (value) => `Move to ${JSON.stringify(value)}: blue data.`);
    expect(text(markup)).toBe('1 Move to &quot;C3&quot; Blue data. 2 Move to &quot;D4&quot; Blue data.');
  });

  test('where the rules have no words, the id is said plainly', () => {
    expect(text(drawn(pick(['doNothing'])))).toBe('do nothing');
  });

  test('some of several', () => {
    const markup = drawn(pickSome(['a', 'b', 'c'], { min: 2, max: 2 }));
    expect(text(markup)).toContain('Choose 2: 2 more.');
    expect(markup).toContain('aria-pressed="false"');
  });

  test('a split', () => {
    expect(text(drawn(split(['left', 'right'], { min: 1, max: 3 })))).toContain('left 0 right 0 At least 1 more.');
  });

  test('groups', () => {
    expect(
      text(
        drawn(
          grouping(
            ['circle', 'helix'],
            [2, 1],
            [
              [0, 0],
              [0, 1],
            ],
            0,
          ),
        ),
      ),
    ).toContain('circle + circle circle + helix');
  });

  test('a plan: its lines, and what is still wrong with it', () => {
    const sheets = [{ name: 'build', lines: ['NOE', 'SCA'], rule: 'T1', says: 'Only {most}.' }];
    const limits = [{ rule: 'T2', says: 'You build {uses} of {has}.', uses: [0, 1, 1, 1], gives: [], exact: true }];
    const form = { sheets, names: { NOE: 'Northeast' }, limits, moves: [{ add: [0, 1], weight: 1 }] };
    const markup = drawn(plan(form, { most: [1, 0], has: [1], steps: [1, 1] }));
    expect(text(markup)).toBe('build Northeast 0 You build 0 of 1. That is my answer');
    expect(markup).toContain('One more: Northeast');
  });
});
