import type { Offered, OptionWords, QuestionOf } from '@tablewright/board';
import { acts, grouping, pickSome, split } from '@tablewright/kernel';
import type { Answers } from '@tablewright/robotariat-rules';
import { LEADS, type SendAct, SPACES, type Space } from '@tablewright/robotariat-rules/content';
import { describe, expect, test } from 'vitest';
import { answerOf, changed, NO_DRAFT, ofMany, readDraft, roomFor } from './draft.ts';
import { npcsAt, table } from './testing/table.ts';
import { inTown, spaceOf, thingAt, triedAt, verbAt } from './touch.ts';

type Answer = Answers[keyof Answers];

const ASKED = { seat: 0, rule: 'RTA-201' } as const;
const MASSES: QuestionOf<Answers, 'masses'> = {
  ...ASKED,
  about: 'masses',
  domain: acts<SendAct>([
    { act: 'send', npc: 1, to: 'Y' },
    { act: 'send', npc: 2, to: 'P' },
  ]),
};

function offered(value: Answer, ...about: string[]): Offered<Answer> {
  return { value, key: JSON.stringify(value), says: '', about };
}

test('two paths to the same space are touched as one way', () => {
  const words: Record<string, OptionWords> = {
    yellow: { says: '', about: ['npc:1', 'space:P'] },
    blue: { says: '', about: ['npc:1', 'space:P'] },
  };
  const question: QuestionOf<Answers, 'lead'> = { ...ASKED, about: 'lead', domain: acts(LEADS[0]!) };
  const path = (value: Answer): string => (typeof value === 'object' && 'path' in value ? value.path : '');
  const together = inTown(question, (value) => words[path(value)]!);
  expect(together?.domain).toEqual({ kind: 'acts', from: [LEADS[0]![0]] });
  const apart = inTown(question, (value) => ({ says: '', about: ['npc:1', path(value)] }));
  expect(apart?.domain).toEqual({ kind: 'acts', from: LEADS[0] });
});

test('what is not answered in the town is left to its chooser', () => {
  expect(inTown(null, () => ({ says: '', about: [] }))).toBeNull();
  expect(
    inTown({ ...ASKED, about: 'cook', domain: { kind: 'pick', from: [0, 1] } }, () => ({ says: '', about: [] })),
  ).toBeNull();
});

test('a lit space says what is done there', () => {
  const walk = offered({ act: 'move', to: 'P' });
  const activate = offered({ act: 'activate', space: 'P' });
  expect(verbAt([walk], 'space:P')).toBe('Walk');
  expect(verbAt([activate], 'space:P')).toBe('Activate');
  expect(verbAt([walk, activate], 'space:P')).toBe('Walk or activate');
  expect(verbAt([offered('P')], 'space:P')).toBe('Here');
  const sends = [1, 2].map((npc) => offered({ act: 'send', npc, to: 'P' }));
  expect([verbAt(sends, 'space:P'), verbAt(sends.slice(1), 'space:P')]).toEqual(['Who?', 'Here']);
  expect(
    verbAt(
      [1, 2].map((posters) => offered({ act: 'putBack', posters, to: 'P' })),
      'space:P',
    ),
  ).toBe('Here');
  expect(verbAt([offered({ act: 'carry', from: 'P', to: 'U' })], 'posters:P')).toBe('Take');
});

test('a space stands for its posters until one of them is in hand', () => {
  const post: QuestionOf<Answers, 'post'> = { ...ASKED, about: 'post', domain: acts([]) };
  expect(thingAt(post, null, 'P')).toBe('posters:P');
  expect(thingAt(post, 'posters:P', 'P')).toBe('posters:P'); // touched again, it is put down
  expect(thingAt(post, 'posters:P', 'U')).toBe('space:U');
  expect(thingAt(MASSES, null, 'P')).toBe('space:P');
});

test('touching a wrong space asks about what is in hand and that space', () => {
  const options = [
    offered({ act: 'send', npc: 1, to: 'Y' }, 'npc:1', 'space:Y'),
    offered({ act: 'send', npc: 2, to: 'P' }, 'npc:2', 'space:P'),
  ];
  expect(triedAt(MASSES, options, 'npc:2', 'R', 'U')).toEqual({ act: 'send', npc: 2, to: 'R' });
  const turn: QuestionOf<Answers, 'turn'> = { ...ASKED, about: 'turn', domain: acts([]) };
  expect(triedAt(turn, [], null, 'R', 'U')).toEqual({ act: 'move', to: 'R' });
  expect(triedAt(turn, [], null, 'U', 'U')).toEqual({ act: 'activate', space: 'U' });
});

test('a thing is where it stands', () => {
  const view = table({ npcs: npcsAt({ 1: 'M' }) });
  expect(
    ['seat:0', 'npc:1', 'npc:2', 'space:R', 'posters:Y', 'funds', undefined].map((id) => spaceOf(view, id)),
  ).toEqual(['U', 'M', null, 'R', 'Y', null, null]);
});

describe('posters on several spaces', () => {
  test('all of the Junk Pile has to be placed', () => {
    const question = ofMany({ ...ASKED, about: 'rebuild', domain: split(SPACES, { min: 2, max: 2 }) })!;
    const once = changed(NO_DRAFT, 'R', 1);
    expect(answerOf(question, once)).toBeNull();
    const twice = changed(once, 'R', 1);
    expect(answerOf(question, twice)).toEqual({ P: 0, S: 0, U: 0, Y: 0, R: 2, M: 0 });
    expect(SPACES.every((space) => roomFor(question, twice, space) === 0)).toBe(true);
  });

  test('two of the supply go to different spaces', () => {
    const question = ofMany({ ...ASKED, about: 'paste', domain: pickSome(SPACES, { min: 0, max: 2 }) })!;
    const draft = changed(NO_DRAFT, 'R', 1);
    expect(roomFor(question, draft, 'R')).toBe(0);
    expect(roomFor(question, draft, 'P')).toBe(1);
    expect(answerOf(question, draft)).toEqual(['R']);
  });

  test('only posters that hang somewhere burn', () => {
    const each = SPACES.map((_, i) => [i]);
    const question = ofMany({ ...ASKED, about: 'burn', domain: grouping<Space>(SPACES, [2, 0, 0, 0, 1, 0], each) })!;
    expect(SPACES.filter((space) => roomFor(question, NO_DRAFT, space) > 0)).toEqual(['P', 'R']);
    expect(answerOf(question, { ...NO_DRAFT, amounts: { P: 2, R: 1 } })).toEqual([['P'], ['P'], ['R']]);
  });
});

test.each([[null], [7], ['npc:1'], [[1]], [{ amounts: 'many', taken: 4 }], [{ amounts: { P: -1, S: 1.5, X: 2 } }]])(
  'a draft that an older page has left is read as far as it makes sense: %j',
  (kept) => {
    expect(readDraft(kept)).toEqual(NO_DRAFT);
  },
);

test('what was kept is read back', () => {
  const draft = { taken: 'npc:3', amounts: { P: 2 } };
  expect(readDraft(draft)).toEqual(draft);
});
