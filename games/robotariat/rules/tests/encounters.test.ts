import { describe, expect, test } from 'vitest';
import { OFFICE_REWARDS } from '../content/board.ts';
import {
  ann,
  answers,
  ended,
  nextRound,
  npcTurn,
  postersOn,
  rolledBy,
  told,
  tracks,
  turnOf,
} from './testing/tables.ts';
import { activate, send } from './testing/acts.ts';

/** Nobody in the way: all four stand on Y. */
const AWAY = ['Y', 'Y', 'Y', 'Y'] as const;

/** An Oppressor goes from S to P, which both arrows point to. */
const patrol = (picture: object) =>
  npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 1: 'M', 2: 'S' }, at: AWAY, ...picture });
/** A Civilian goes from U to R. */
const visit = (picture: object) =>
  npcTurn(ann, 'x', 'yellow', { round: 2, npcs: { 1: 'U', 2: 'M' }, at: AWAY, ...picture });

describe('[RTA-501] an NPC encounters a space whenever it moves onto it', () => {
  test('entering', () => {
    expect(nextRound({ round: 1, token: 'P', posters: { P: 1 }, at: AWAY }).junk).toBe(1);
  });
  test('in the NPC turn', () => expect(patrol({ posters: { P: 1 } }).junk).toBe(1));
  test('by Move the Masses', () => {
    const s = turnOf(ann, { at: ['M'], round: 2, npcs: { 1: 'Y', 2: 'S' }, posters: { P: 1 } });
    expect(answers(s, ann, activate('M'), send(2, 'P')).junk).toBe(1);
  });
  test('by a card', () => {
    const s = turnOf(ann, {
      at: ['S'],
      round: 2,
      npcs: { 1: 'Y', 2: 'R' },
      posters: { U: 1 },
      topSabotages: ['S06', 'S09'],
    });
    expect(answers(s, ann, activate('S'), 'S06', send(2, 'U')).junk).toBe(1);
  });
});

test('[RTA-502] suspicion sees the posters before they go', () => {
  const s = patrol({ posters: { P: 4 } });
  expect([s.reputation, s.junk]).toEqual([5, 4]);
  expect(
    told(
      rolledBy(ann, 'blue', 'x', { round: 2, npcs: { 2: 'S' }, posters: { P: 4 }, funds: 9, at: ['P'] }),
      ann,
      'keep',
    ),
  ).toContainEqual(
    expect.objectContaining({ type: 'met', suspicious: true, fine: 4, torn: 4 }), // the Smith stands there too
  );
});

describe('[RTA-503] suspicion', () => {
  test.each([
    ['three posters', { posters: { P: 3 } }, 6],
    ['four posters', { posters: { P: 4 } }, 5],
    ['eight posters cost 1 as well', { posters: { P: 8 } }, 5],
    ['two players and two posters', { posters: { P: 2 }, at: ['P', 'P', 'Y', 'Y'] }, 5],
    ['four players', { at: ['P', 'P', 'P', 'P'] }, 5],
    ['three players', { at: ['P', 'P', 'P', 'Y'] }, 6],
    ['a Civilian and three posters', { npcs: { 1: 'P', 2: 'S' }, posters: { P: 3 } }, 5],
    ['a Civilian and two posters', { npcs: { 1: 'P', 2: 'S' }, posters: { P: 2 } }, 6],
  ])('%s', (_what, picture, reputation) => {
    expect(patrol(picture).reputation).toBe(reputation);
  });

  test('Oppressors and the Office do not count', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      round: 5,
      npcs: { 1: 'M', 2: 'U', 3: 'M', 4: 'U', 5: 'U' },
      posters: { R: 3 },
      office: 9,
      at: AWAY,
    });
    expect(s.reputation).toBe(6);
  });
});

test.each([
  [0, 9],
  [1, 7],
  [3, 3],
])('[RTA-504] %i players cost 2 SPARK each', (players, left) => {
  expect(patrol({ funds: 9, at: AWAY.map((space, seat) => (seat < players ? 'P' : space)) }).funds).toBe(left);
});

test('[RTA-505] two Oppressors on one space: each fines, the second finds no posters', () => {
  const s = npcTurn(ann, 'blue', 'x', {
    round: 4,
    npcs: { 1: 'M', 2: 'S', 3: 'M', 4: 'S' },
    posters: { P: 3 },
    funds: 9,
    at: ['P', 'Y', 'Y', 'Y'],
  });
  expect([s.funds, s.junk, s.reputation]).toEqual([5, 3, 5]); // suspicion once: 3 posters and a player, then the player alone
});

test('[RTA-506] Funds never go below 0', () => {
  expect(tracks(patrol({ funds: 3, at: ['P', 'P', 'Y', 'Y'] }))).toEqual([0, 6, 0]);
});

test('[RTA-507] every poster there goes into the Junk Pile', () => {
  const s = patrol({ posters: { P: 3, R: 2 } });
  expect([postersOn(s, 'P'), postersOn(s, 'R'), s.junk]).toEqual([0, 2, 3]);
});

test.each([
  [5, 3],
  [2, 0],
  [1, 0],
])('[RTA-508] an Oppressor in the Recruitment Office lowers it from %i to %i', (office, left) => {
  expect(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'U' }, office, at: AWAY }).office).toBe(left);
  expect(patrol({ office }).office).toBe(office); // elsewhere it does not
});

test('[RTA-509] Oppressor meets Oppressor: nothing', () => {
  const s = npcTurn(ann, 'blue', 'x', { round: 4, npcs: { 1: 'M', 2: 'S', 3: 'M', 4: 'M' }, funds: 5, at: AWAY });
  expect([tracks(s), s.junk]).toEqual([[5, 6, 0], 0]);
});

test('[RTA-510] a Civilian that finds an Oppressor gives nothing at all', () => {
  const s = visit({ npcs: { 1: 'U', 2: 'R' }, posters: { R: 3 }, office: 5, at: ['R', 'R', 'R', 'R'] });
  expect([s.funds, postersOn(s, 'R')]).toEqual([0, 3]);
});

describe('[RTA-511] otherwise it gives 1 for each player and each poster, and the Office’s reward', () => {
  test.each([
    ['nothing there', {}, 0],
    ['two posters', { posters: { R: 2 } }, 2],
    ['two players', { at: ['R', 'R', 'Y', 'Y'] }, 2],
    ['Office 3', { office: 3 }, 3],
    ['all of it', { posters: { R: 2 }, at: ['R', 'R', 'Y', 'Y'], office: 3 }, 7],
  ])('%s', (_what, picture, gain) => {
    expect(visit(picture).funds).toBe(gain);
  });

  test('the reward only in the Recruitment Office', () => {
    expect(npcTurn(ann, 'x', 'yellow', { npcs: { 1: 'S' }, office: 10, at: AWAY }).funds).toBe(0);
  });

  test.each(OFFICE_REWARDS.map((reward, level) => [level, reward]))(
    '[RTA-515] Office %i gives %i',
    (office, reward) => {
      expect(visit({ office }).funds).toBe(reward);
      expect(OFFICE_REWARDS).toEqual([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    },
  );
});

test('[RTA-512] one gain, and the Office keeps its level', () => {
  const s = rolledBy(ann, 'x', 'yellow', { npcs: { 1: 'U' }, posters: { R: 1 }, office: 3, at: ['R', 'Y', 'Y', 'Y'] });
  const met = told(s, ann, 'keep').filter(({ type }) => type === 'met');
  expect(met).toMatchObject([{ donation: 5 }]);
  expect(visit({ office: 3 }).office).toBe(3);
});

test('[RTA-513] several Civilians on one space each give in full', () => {
  const s = npcTurn(ann, 'x', 'yellow', { round: 3, npcs: { 1: 'U', 2: 'M', 3: 'U' }, posters: { R: 2 }, at: AWAY });
  expect(s.funds).toBe(4);
});

test('[RTA-514] Civilians are counted, and otherwise left alone', () => {
  const s = npcTurn(ann, 'blue', 'x', {
    round: 3,
    npcs: { 1: 'P', 2: 'S', 3: 'P' },
    posters: { P: 2 },
    funds: 5,
    at: AWAY,
  });
  expect([s.npcAt[0], s.npcAt[2], s.funds, s.reputation]).toEqual([0, 0, 5, 5]);
});

test('an encounter that ends the game ends it for all', () => {
  expect(
    ended(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'S' }, posters: { P: 4 }, reputation: 1 })).reason,
  ).toBe('no-reputation');
});
