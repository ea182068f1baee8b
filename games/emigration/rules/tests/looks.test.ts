import { fastRng, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { cardNumber } from '../content/cards.ts';
import { emigration } from '../index.ts';
import { NONE, type State } from '../state.ts';
import { answer, borderOf, ivy, lee, offers, seen, turnOf, you } from './testing/tables.ts';

// What is seen by several who look at once, what a world keeps of it, and what it draws anew.

const ALL: readonly Viewer[] = [you, lee, ivy, 'spectator'];

/** Everything a table can show in Phase 1: papers, college, policies, an officer asked twice, cards face-down. */
function busy(): State {
  const s = turnOf(you, {
    layout: { you: { C1: 'DOC-05', D1: 'DOC-06', D2: 'PAYDAY' }, ivy: { D4: 'CNX-07' } },
    money: { you: 7, ivy: 2 },
    assurance: { lee: 3 },
    raises: { lee: 1, ivy: 2 },
    inCollege: ['you'],
    stash: { you: ['DOC-03'], lee: ['CNX-02', 'HIP-4'] },
    passports: { you: 1 },
    tickets: { you: 1, lee: 2 },
    upsideDown: { ivy: 'passport' },
    pandemics: 1,
  });
  s.looked = [lee, 1, ivy, 4];
  s.course = [1, 2, 3, 4, 5, 6];
  return s;
}

/** At the border: you are in, lee is not, ivy has not tried. */
function crossing(): State {
  const s = borderOf(you, { assurance: { you: 20, lee: 1 }, money: { you: 3 } });
  s.looked = [lee, 0, ivy, 4];
  const first = answer(s, you, offers(s, you).includes(1) ? 1 : []);
  return first.lane[you] === NONE ? answer(first, you, 1) : first;
}

describe('several who look at once', () => {
  test.each<[string, () => State]>([
    ['in Phase 1', busy],
    ['at the border', crossing],
  ])('[EMI-325] see what each would see alone: %s', (_what, at) => {
    const s = at();
    const look = emigration.views(s);
    for (const me of [...ALL, ...ALL.toReversed()]) expect(look(me)).toEqual(seen(s, me));
  });
});

test('[EMI-325] of a look everybody sees the lane, and the token only who has looked, until it is drawn', () => {
  const s = busy();
  expect(seen(s, lee).looked).toEqual([
    { by: lee, lane: 2, token: s.tokens[3] },
    { by: ivy, lane: 5, token: null },
  ]);
  expect(seen(s, you).looked.map(({ token }) => token)).toEqual([null, null]);
  expect(seen(s, lee).lanes.map(({ top }) => top)).toEqual([null, s.tokens[3], null, null, null]);
  expect(seen(s, 'spectator').lanes.map(({ top }) => top)).toEqual([null, null, null, null, null]);
  s.drawn[1] = 1;
  expect(seen(s, you).looked[0]).toEqual({ by: lee, lane: 2, token: s.tokens[3] });
  expect(seen(s, lee).lanes[1]).toEqual({
    drawn: [s.tokens[3]],
    left: s.tokens.slice(4, 6).toSorted((a, b) => a - b),
    top: null,
  });
});

test('[EMI-014] what was removed, and who comes where, is seen when the game is over', () => {
  const { removed, ranking, outcome, phase } = seen(busy(), you);
  expect([removed, ranking, outcome, phase]).toEqual([null, null, null, 'preparation']);
  expect(seen(crossing(), you).phase).toBe('border');
  const over = busy();
  over.outcome = { winners: [], reason: '', rules: [], roles: [] };
  const then = seen(over, you);
  expect([then.removed?.map(cardNumber), then.ranking?.length, then.phase]).toEqual([over.removed, 3, 'over']);
});

test('the course of Phase 1 is shown round by round', () => {
  expect(seen(busy(), you).course).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

describe('a world', () => {
  test.each<[string, () => State]>([
    ['in Phase 1', busy],
    ['at the border', crossing],
  ])('is seen as the real table is: %s', (_what, at) => {
    for (const me of ALL) {
      const view = seen(at(), me);
      for (let seed = 0; seed < 4; seed += 1) {
        const world = emigration.world(view, fastRng(seed));
        expect(seen(world, me)).toEqual(view);
        expect(emigration.violations(world)).toEqual([]);
      }
    }
  });

  test('[EMI-325] has the token one has looked at on top, and any order below', () => {
    const s = busy();
    const worlds = Array.from({ length: 40 }, (_, seed) => emigration.world(seen(s, lee), fastRng(seed)));
    expect(new Set(worlds.map(({ tokens }) => tokens[3]))).toEqual(new Set([s.tokens[3]]));
    expect(new Set(worlds.map(({ tokens }) => tokens[4])).size).toBe(2);
    expect(new Set(worlds.map(({ tokens }) => tokens[12])).size).toBe(3);
  });
});
