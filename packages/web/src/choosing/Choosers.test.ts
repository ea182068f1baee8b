import {
  acts,
  type AnyDomain,
  canonicalJson,
  grouping,
  type Json,
  pick,
  pickSome,
  plan,
  split,
} from '@tablewright/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WordsContext } from '../games/words.ts';
import { loadRules } from '../games/rules.ts';
import { askedProps } from '../testing/asked.tsx';
import { PlainChooser } from './Choosers.tsx';

const { words } = await loadRules('emergence');

function drawn(domain: AnyDomain, says: (value: Json) => string = () => '', draft: Json | null = null): string {
  const props = askedProps(domain, { option: (value) => ({ says: says(value), about: [] }), draft });
  return renderToStaticMarkup(createElement(WordsContext, { value: words }, createElement(PlainChooser, props)));
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

  test('acts: each with its words, or what it says of itself', () => {
    const markup = drawn(acts([{ act: 'buy', from: 1, place: 'D3' }, { act: 'payOff' }]), (value) =>
      canonicalJson(value) === canonicalJson({ act: 'payOff' }) ? 'Pay: all of it.' : '',
    );
    expect(text(markup)).toBe('1 buy 1 D3 2 Pay All of it.');
    expect(markup).toContain('data-value="{&quot;act&quot;:&quot;buy&quot;,&quot;from&quot;:1');
  });

  test('what was put together before is still there', () => {
    expect(drawn(pickSome(['a', 'b', 'c'], { min: 2, max: 2 }), undefined, ['b'])).toContain('1 more');
    expect(text(drawn(split(['left', 'right'], { min: 1, max: 3 }), undefined, { left: 2 }))).toContain('left 2');
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
