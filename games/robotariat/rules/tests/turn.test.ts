import { describe, expect, test } from 'vitest';
import { NEIGHBOURS, SPACES } from '../content/board.ts';
import {
  ann,
  answer,
  answers,
  asked,
  bea,
  npc,
  npcs,
  now,
  offers,
  refusal,
  told,
  tracks,
  turnOf,
  where,
} from './testing/tables.ts';
import { ABILITY, activate, carry, END, move, send } from './testing/acts.ts';

const moves = (options: readonly unknown[]): unknown[] =>
  options.filter((option) => SPACES.some((space) => option === move(space)));
const activations = (options: readonly unknown[]): unknown[] =>
  options.filter((option) => SPACES.some((space) => option === activate(space)));

describe('[RTA-201] one activation and one step, in either order, each optional', () => {
  test('step, then activate', () => {
    const s = answers(turnOf(ann, { at: ['U'] }), ann, move('P'), activate('P'), 'R');
    expect([where(s, ann), s.supply]).toEqual(['P', 7]);
    expect(offers(s, ann)).toEqual([END]);
  });

  test('activate, then step', () => {
    const s = answers(turnOf(ann, { at: ['P'] }), ann, activate('P'), 'R', move('U'));
    expect([where(s, ann), s.supply]).toEqual(['U', 7]);
    expect(offers(s, ann)).toEqual([END]);
  });

  test('neither', () => expect(now(answer(turnOf(ann), ann, END))).toBe('turn bea'));

  test('one step only', () => {
    const s = answer(turnOf(ann, { at: ['U'] }), ann, move('P'));
    expect(moves(offers(s, ann))).toEqual([]);
    expect(refusal(s, ann, move('M'))).toMatchObject({ rule: 'RTA-201' });
  });
});

test.each(SPACES.map((space, i) => [space, NEIGHBOURS[i]!.map((to) => move(SPACES[to]!))] as const))(
  '[RTA-202] from %s one walks along the black lines, in any direction',
  (space, expected) => {
    expect(moves(offers(turnOf(ann, { at: [space] }), ann))).toEqual(expected);
  },
);

test('[RTA-202] not elsewhere', () => {
  expect(refusal(turnOf(ann, { at: ['P'] }), ann, move('R'))).toMatchObject({
    rule: 'RTA-202',
    why: 'No black line joins Poster and Recruitment Office.',
  });
  // no arrow leads from P to S, but a line does
  expect(where(answer(turnOf(ann, { at: ['P'] }), ann, move('S')), ann)).toBe('S');
});

test('[RTA-203] a player who walks onto a space triggers no encounter', () => {
  const s = turnOf(ann, { at: ['U'], round: 2, npcs: { 1: 'P', 2: 'P' }, posters: { P: 3 }, funds: 5 });
  const next = answer(s, ann, move('P'));
  expect([next.funds, next.junk, next.reputation]).toEqual([5, 0, 6]);
  const alone = turnOf(ann, { at: ['U'], npcs: { 1: 'P' }, posters: { P: 3 } });
  expect(answer(alone, ann, move('P')).funds).toBe(0);
});

test('[RTA-204] players, NPCs and posters share a space; players enter spaces with Oppressors', () => {
  const s = turnOf(ann, {
    at: ['U', 'P', 'P', 'P'],
    round: 5,
    npcs: { 1: 'P', 2: 'P', 3: 'P', 4: 'P', 5: 'P' },
    posters: { P: 8 },
  });
  expect(where(answer(s, ann, move('P')), ann)).toBe('P');
});

test('[RTA-205] you activate the space on which you stand at that moment', () => {
  const s = turnOf(ann, { at: ['U'] });
  expect(activations(offers(s, ann))).toEqual([activate('U')]);
  expect(refusal(s, ann, activate('P'))).toMatchObject({ rule: 'RTA-205' });
  expect(activations(offers(answer(s, ann, move('P')), ann))).toEqual([activate('P')]);
});

test('[RTA-206] not where an Oppressor stands', () => {
  const s = turnOf(ann, { at: ['P'], round: 2, npcs: { 2: 'P' } });
  expect(activations(offers(s, ann))).toEqual([]);
  expect(refusal(s, ann, activate('P'))).toEqual({
    rule: 'RTA-206',
    why: 'An Oppressor stands on Poster; you cannot activate it now.',
  });
  expect(activations(offers(turnOf(ann, { at: ['P'], npcs: { 1: 'P' } }), ann))).toEqual([activate('P')]);
});

test('[RTA-207] at most one activation in a turn; another player may use the same space', () => {
  const s = answers(turnOf(ann, { at: ['P', 'P'] }), ann, activate('P'), 'R');
  expect(refusal(s, ann, activate('P'))).toMatchObject({ rule: 'RTA-207' });
  const next = answer(s, ann, END);
  expect(now(next)).toBe('turn bea');
  expect(offers(next, bea)).toContain(activate('P'));
});

describe('[RTA-208] what could change nothing is not offered', () => {
  test.each([
    ['P with an empty supply', { at: ['P'] as const, junk: 8 }, 'P'],
    ['Y with an empty Junk Pile', { at: ['Y'] as const }, 'Y'],
    ['R with Funds 0', { at: ['R'] as const }, 'R'],
    ['R with Office 10', { at: ['R'] as const, funds: 5, office: 10 }, 'R'],
    ['S with an empty deck', { at: ['S'] as const, onlySabotages: [] }, 'S'],
    ['U with an empty deck', { at: ['U'] as const, onlyUpgrades: [] }, 'U'],
  ] as const)('%s', (_what, picture, space) => {
    const s = turnOf(ann, picture);
    expect(activations(offers(s, ann))).toEqual([]);
    expect(refusal(s, ann, activate(space))).toMatchObject({ rule: 'RTA-208' });
  });

  test.each([
    ['P', {}],
    ['Y', { junk: 1 }],
    ['R', { funds: 1, office: 9 }],
    ['S', { onlySabotages: ['S01'] as const }],
    ['U', { onlyUpgrades: ['U01'] as const }],
    ['M', {}],
  ] as const)('but %s is, when something could', (space, picture) => {
    expect(offers(turnOf(ann, { at: [space], npcs: { 1: 'Y' }, ...picture }), ann)).toContain(activate(space));
  });
});

test('[RTA-209] two steps may be split: step, activate, step', () => {
  const s = turnOf(ann, { at: ['U'], upgrades: { 0: ['U01'] } });
  const next = answers(s, ann, move('P'), activate('P'), 'R', move('M'));
  expect([where(next, ann), next.supply]).toEqual(['M', 7]);
  expect(moves(offers(next, ann))).toEqual([]);
});

describe('[RTA-210] once-a-turn abilities', () => {
  const postman = { characters: ['postman'] as const, at: ['P'] as const, posters: { U: 1 } };

  test('before, between or after step and activation', () => {
    for (const order of [
      [ABILITY, carry('U', 'R'), move('M'), activate('M'), send(1, 'Y')],
      [move('M'), ABILITY, carry('U', 'R'), activate('M'), send(1, 'Y')],
      [move('M'), activate('M'), send(1, 'Y'), ABILITY, carry('U', 'R')],
    ]) {
      const s = answers(turnOf(ann, postman), ann, ...order);
      expect([s.posters[4], where(s, ann), npc(s, 1)]).toEqual([1, 'M', 'Y']);
    }
  });

  test('once', () => {
    const s = answers(turnOf(ann, postman), ann, ABILITY, carry('U', 'R'));
    expect(offers(s, ann)).not.toContain(ABILITY);
    expect(refusal(s, ann, ABILITY)).toMatchObject({ rule: 'RTA-210' });
  });

  test('again in the next turn', () => {
    let s = answers(turnOf(ann, { ...postman, posters: { U: 8 } }), ann, ABILITY, carry('U', 'R'), END);
    expect(offers(s, bea)).not.toContain(ABILITY); // it is Ann's ability
    while (now(s) !== 'turn ann') s = answer(s, asked(s)[0]!, END);
    expect([s.round, offers(s, ann).includes(ABILITY)]).toEqual([2, true]);
  });

  test('never in the middle of an activation', () => {
    const s = answer(turnOf(ann, postman), ann, activate('P'));
    expect(offers(s, ann)).toEqual(['P', 'S', 'U', 'Y', 'R', 'M']);
  });
});

test('[RTA-211] the player says when the turn is over', () => {
  const s = answers(turnOf(ann, { at: ['P'] }), ann, activate('P'), 'R', move('U'));
  expect(now(s)).toBe('turn ann');
  const heard = told(s, ann, END).map(({ type }) => type);
  expect(heard.slice(0, 2)).toEqual(['ended', 'rolled']);
  expect([npcs(s), tracks(s)]).toEqual(['M-----', [0, 6, 0]]); // nothing had moved before
});
