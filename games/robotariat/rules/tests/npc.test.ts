import { chanceFrom } from '@tablewright/kernel';
import { onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { ARROWS, DICE, FACES, SPACES } from '../content/board.ts';
import { ann, answer, npc, npcs, npcTurn, now, postersOn, rolledBy, step, told, turnOf } from './testing/tables.ts';
import { END } from './testing/acts.ts';

type Rolled = { readonly black: string; readonly red: string };

const ALL_OUT = { round: 6, npcs: { 1: 'Y', 2: 'M', 3: 'R', 4: 'P', 5: 'S', 6: 'U' } } as const;

test('[RTA-401] whoever took the player turn rolls and decides', () => {
  const s = answer(turnOf(ann, { characters: ['mt-q'] }), ann, END);
  expect(now(s)).toBe('reroll ann');
});

test('[RTA-402] roll both dice, move, then encounter', () => {
  const { told: heard } = step(rolledBy(ann, 'blue', 'yellow', { round: 2, npcs: { 1: 'Y', 2: 'S' } }), ann, 'keep');
  expect(heard.map(({ event }) => event.type)).toEqual(['marched', 'marched', 'met', 'met']);
  const both = onlyOne(told(turnOf(ann), ann, END), 'rolled');
  expect(FACES).toContain(both.black);
  expect(FACES).toContain(both.red);
});

test('[RTA-402] the dice have the sides that are printed, each as likely', () => {
  const came: Record<string, number> = {};
  for (let seed = 1; seed <= 3000; seed += 1) {
    const s = turnOf(ann);
    s.chance = chanceFrom(seed);
    const rolled = told(s, ann, END).find(({ type }) => type === 'rolled') as unknown as Rolled;
    for (const die of ['black', 'red'] as const) {
      const key = `${die} ${rolled[die]}`;
      came[key] = (came[key] ?? 0) + 1;
    }
  }
  const shares = Object.fromEntries(Object.entries(came).map(([key, n]) => [key, Math.round((n / 3000) * 6)]));
  expect(shares).toEqual({
    'black blue': 3,
    'black yellow': 2,
    'black x': 1,
    'red yellow': 3,
    'red blue': 2,
    'red x': 1,
  });
  expect([DICE.black.faces.length, DICE.red.faces.length]).toEqual([6, 6]);
});

describe('arrows', () => {
  test.each([
    ['yellow', 'YYRMPU'],
    ['blue', 'YSRUPU'],
  ] as const)('[RTA-403] a black %s arrow moves every Oppressor from its own space', (path, expected) => {
    expect(npcs(npcTurn(ann, path, 'x', ALL_OUT))).toBe(expected);
  });

  test.each([
    ['yellow', 'UMSPSR'],
    ['blue', 'MMYPSR'],
  ] as const)('[RTA-404] a red %s arrow moves every Civilian', (path, expected) => {
    expect(npcs(npcTurn(ann, 'x', path, ALL_OUT))).toBe(expected);
  });

  test.each(SPACES)('[RTA-403, RTA-404] from %s along both paths', (space) => {
    for (const path of ['yellow', 'blue'] as const) {
      const s = npcTurn(ann, path, path, { round: 2, npcs: { 1: space, 2: space } });
      const to = SPACES[ARROWS[path === 'yellow' ? 0 : 1]![SPACES.indexOf(space)]!];
      expect([npc(s, 1), npc(s, 2)]).toEqual([to, to]);
    }
  });
});

describe('X', () => {
  test('[RTA-405] the black one is blue, the red one yellow; those NPCs stay', () => {
    const black = npcTurn(ann, 'x', 'yellow', { round: 2, npcs: { 1: 'Y', 2: 'R' }, token: 'M' });
    expect([npcs(black), SPACES[black.token]]).toEqual(['UR----', 'S']);
    const red = npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 1: 'Y', 2: 'S' }, token: 'M' });
    expect([npcs(red), SPACES[red.token]]).toEqual(['YP----', 'Y']);
  });

  test('[RTA-406] both: first along blue, then from there along yellow', () => {
    // from R: blue to Y, then yellow to U; the other way round it would be S, then P
    expect(SPACES[npcTurn(ann, 'x', 'x', { token: 'R' }).token]).toBe('U');
  });
});

describe('[RTA-407, RTA-408] all move before anything is resolved', () => {
  test('a Civilian that moves away is not counted by the Oppressor that comes', () => {
    const picture = { round: 2, npcs: { 1: 'P', 2: 'S' }, posters: { P: 3 }, at: ['Y', 'Y', 'Y', 'Y'] } as const;
    const away = npcTurn(ann, 'blue', 'yellow', picture);
    const stays = npcTurn(ann, 'blue', 'x', picture);
    expect([away.reputation, stays.reputation]).toEqual([6, 5]);
  });

  test('an Oppressor that moves away no longer silences', () => {
    const s = npcTurn(ann, 'blue', 'yellow', {
      round: 2,
      npcs: { 1: 'S', 2: 'P' },
      posters: { P: 2 },
      at: ['Y', 'Y', 'Y', 'Y'],
    });
    expect(s.funds).toBe(2);
  });

  test('the token moves last', () => {
    const types = told(rolledBy(ann, 'x', 'yellow', { round: 2 }), ann, 'keep').map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['marched', 'token']);
  });

  test('Oppressors resolve first, whoever entered first', () => {
    const s = npcTurn(ann, 'blue', 'blue', { round: 2, npcs: { 1: 'U', 2: 'U' }, posters: { R: 3 }, funds: 9 });
    expect([s.funds, postersOn(s, 'R')]).toEqual([7, 0]); // VIVACIOUS is fined there, and the Civilian gives nothing
  });
});

test('[RTA-409] who did not move does not encounter', () => {
  const s = npcTurn(ann, 'x', 'x', {
    round: 2,
    npcs: { 1: 'U', 2: 'P' },
    posters: { U: 3, P: 3 },
    funds: 5,
    at: ['P', 'P'],
  });
  expect([s.funds, s.junk, s.reputation]).toEqual([5, 0, 6]);
});

test('[RTA-410] an arrow for a kind that is not out has no effect', () => {
  const s = npcTurn(ann, 'blue', 'yellow', { npcs: { 1: 'Y' }, posters: { P: 2 } });
  expect([npcs(s), s.junk]).toEqual(['U-----', 0]);
  const types = told(rolledBy(ann, 'blue', 'x', { npcs: { 1: 'Y' } }), ann, 'keep').map(({ type }) => type);
  expect(types).toEqual(['token']);
});

test('[RTA-411] the moving token triggers nothing', () => {
  const s = npcTurn(ann, 'x', 'x', { token: 'R', posters: { Y: 2, U: 2 }, npcs: { 1: 'Y' }, funds: 3 });
  expect([s.funds, s.junk]).toEqual([3, 0]);
});

test('[RTA-412] several of a kind are resolved in order of entry, each completely', () => {
  const met = (s: ReturnType<typeof rolledBy>): unknown[] =>
    told(s, ann, 'keep').flatMap((event) =>
      event.type === 'met' ? [[event['npc'], event['torn'], event['donation']]] : [],
    );
  // Oppressors 2, 4 and 5 come to P one after the other: the oldest tears down
  expect(met(rolledBy(ann, 'blue', 'x', { round: 5, npcs: { 2: 'S', 4: 'S', 5: 'S' }, posters: { P: 2 } }))).toEqual([
    [2, 2, 0],
    [4, 0, 0],
    [5, 0, 0],
  ]);
  expect(met(rolledBy(ann, 'x', 'yellow', { round: 3, npcs: { 1: 'U', 2: 'M', 3: 'U' }, posters: { R: 1 } }))).toEqual([
    [1, 0, 2],
    [3, 0, 2],
  ]);
});
