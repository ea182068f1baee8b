import type { Question } from '@tablewright/board';
import { grouping, pick, pickSome, split } from '@tablewright/kernel';
import { SPACES } from '@tablewright/robotariat-rules/content';
import { describe, expect, test } from 'vitest';
import { answerOf, changed, type Draft, firstOf, roomFor, waysOf } from './draft.ts';
import { attemptAt, litBy } from './lit.ts';
import { npcsAt, table } from './testing/table.ts';

const NOTHING: Draft = { first: null, amounts: {} };
const ask = (about: string, domain: Question['domain']): Question => ({ seat: 0, about, rule: 'RTA-201', domain });

test('without a question nothing is lit', () => {
  expect(litBy(null, table(), NOTHING).spaces.size).toBe(0);
});

test('in a turn one walks to neighbours and activates where one stands', () => {
  const question = ask('turn', pick(['move-P', 'move-Y', 'activate-U', 'end']));
  const { spaces, remote } = litBy(question, table(), NOTHING);
  expect([...spaces].map(([space, touch]) => [space, touch.verb])).toEqual([
    ['P', 'Walk'],
    ['U', 'Activate'],
    ['Y', 'Walk'],
  ]);
  expect(remote.size).toBe(0);
});

test('a space that can be walked to and activated from afar offers both', () => {
  const { spaces, remote } = litBy(ask('turn', pick(['move-P', 'activate-P'])), table(), NOTHING);
  expect(spaces.get('P')).toEqual({ kind: 'answer', value: 'move-P', verb: 'Walk' });
  expect(remote.get('P')).toBe('activate-P');
});

describe('a piece, then a space', () => {
  const question = ask('masses', pick(['1-Y', '1-S', '2-P']));
  const view = table({ npcs: npcsAt({ 1: 'M', 2: 'S' }) });

  test('first the pieces are lit', () => {
    const { spaces, pieces, picked } = litBy(question, view, NOTHING);
    expect([...pieces.keys()]).toEqual(['npc:1', 'npc:2']);
    expect([...spaces]).toEqual([
      ['S', { kind: 'first', first: '2', verb: 'Choose' }],
      ['M', { kind: 'first', first: '1', verb: 'Choose' }],
    ]);
    expect(picked).toBeNull();
  });

  test('where several stand, their space is touched again for the next of them', () => {
    const crowd = table({ npcs: npcsAt({ 1: 'M', 2: 'M', 3: 'U' }) });
    const asked = ask('masses', pick(['1-Y', '2-Y', '3-R']));
    const touched = (first: string | null) => litBy(asked, crowd, { first, amounts: {} }).spaces;
    expect(touched(null).get('M')).toMatchObject({ first: '1' });
    expect(touched('1').get('M')).toEqual({ kind: 'first', first: '2', verb: 'Next' });
    expect(touched('2').get('M')).toMatchObject({ first: '1' });
    expect([...touched('3').keys()]).toEqual(['R']); // only where that one may go
  });

  test('then where that piece may go', () => {
    const { spaces, picked } = litBy(question, view, { ...NOTHING, first: '1' });
    expect([...spaces.keys()]).toEqual(['Y', 'S']);
    expect(picked).toBe('npc:1');
  });

  test('a single piece needs no choosing', () => {
    const alone = ask('masses', pick(['2-P', '2-M']));
    expect(firstOf(alone, waysOf(alone, view.npcs), NOTHING)).toBe('2');
  });

  test('touching a wrong space asks about that piece and that space', () => {
    const lit = litBy(question, view, { ...NOTHING, first: '1' });
    expect(attemptAt(question, lit, 'R', 'U')).toBe('1-R');
  });
});

test('two paths to the same space are one way; otherwise each leads to its own', () => {
  const question = ask('lead', pick(['1-yellow', '1-blue']));
  expect(waysOf(question, npcsAt({ 1: 'S' })).get('1')).toEqual([{ value: '1-yellow', to: 'P' }]);
  expect(waysOf(question, npcsAt({ 1: 'M' })).get('1')).toEqual([
    { value: '1-yellow', to: 'Y' },
    { value: '1-blue', to: 'S' },
  ]);
});

describe('posters on several spaces', () => {
  test('all of the Junk Pile has to be placed', () => {
    const question = ask('rebuild', split(SPACES, { min: 2, max: 2 }));
    let draft = NOTHING;
    draft = { ...draft, ...changed(draft, 'R', 1) };
    expect(answerOf(question, draft)).toBeNull();
    draft = { ...draft, ...changed(draft, 'R', 1) };
    expect(answerOf(question, draft)).toEqual({ P: 0, S: 0, U: 0, Y: 0, R: 2, M: 0 });
    expect(litBy(question, table(), draft).spaces.size).toBe(0);
  });

  test('two of the supply go to different spaces', () => {
    const question = ask('paste', pickSome(SPACES, { min: 0, max: 2 }));
    const draft = { ...NOTHING, amounts: { R: 1 } };
    expect(roomFor(question, draft, 'R')).toBe(0);
    expect(roomFor(question, draft, 'P')).toBe(1);
    expect(answerOf(question, draft)).toEqual(['R']);
  });

  test('only posters that hang somewhere burn', () => {
    const held = [2, 0, 0, 0, 1, 0];
    const question = ask(
      'burn',
      grouping(
        SPACES,
        held,
        SPACES.map((_, i) => [i]),
      ),
    );
    expect([...litBy(question, table(), NOTHING).spaces.keys()]).toEqual(['P', 'R']);
    expect(answerOf(question, { ...NOTHING, amounts: { P: 2, R: 1 } })).toEqual([['P'], ['P'], ['R']]);
  });
});
