import { expect, test } from 'vitest';
import { AT_6, CITY, LOCATIONS } from '../content/board.ts';
import { LASER } from '../content/boxes.ts';
import type { CharacterId } from '../content/characters.ts';
import { EVENTS } from '../content/events.ts';
import type { FaceId } from '../content/faces.ts';
import { COLUMNS } from '../content/skills.ts';
import { GONE, NONE, type State } from '../state.ts';
import { ALL, card, chance, type Deed, DEEDS, discarding, DONE, heal, playing, shoot, stand } from './testing/deeds.ts';
import { effectsFrame, enemy, run } from './testing/moments.ts';
import {
  ann,
  answer,
  answerAll,
  answers,
  bea,
  hold,
  now,
  offers,
  put,
  rolling,
  stageOf,
  turnUpNext,
} from './testing/tables.ts';
import { carry, printed, quiet } from './testing/turns.ts';

// The tasks of the skill trees (HPB-850 to HPB-854); what their Boosts do is in boosts.test.ts.

test('[HPB-850] six trees with four columns and two Levels', () => {
  expect([ALL.length, COLUMNS]).toEqual([48, ['Hacking', 'Implants', 'Security', 'Rigging']]);
});

test.each(ALL)('[HPB-850] [HPB-851] $id, $name: $task unlocks $boost', ({ id, at, task }) => {
  const below = at % 2 === 1 ? 1 << (at - 1) : 0;
  const after = DEEDS[task].reduce((s, deed) => deed(s), playing(id, below));
  expect(after.boosts[ann]! & (1 << at)).toBe(1 << at);
  expect(after.boosts[ann]! & ~(1 << at) & ~below).toBe(0);
  if (below === 0) return;
  // a Level 2 task counts only after the Level 1 Boost of its column
  const early = DEEDS[task].reduce((s, deed) => deed(s), playing(id, 0));
  expect(early.boosts[ann]! & (1 << at)).toBe(0);
});

test.each(ALL.filter(({ task }) => DEEDS[task].length === 2))(
  '[HPB-852] $id, $name: $task has two steps',
  ({ id, at, task, steps }) => {
    const below = at % 2 === 1 ? 1 << (at - 1) : 0;
    const half = DEEDS[task][0]!(playing(id, below));
    expect(half.boosts[ann]).toBe(below);
    if (task !== 'markers2') expect([steps, half.steps[at]]).toEqual([2, 1]);
  },
);

test.each([
  ['the far one counts, whichever is struck first', '3a', 7, 0b11],
  ['the far one counts, whichever is struck first', '11a', 7, 0b11],
  ['one of Level 1 does not, though the near one has Level 2', '3a', 6, 0b1],
  ['one of Level 1 does not, though the near one has Level 2', '11a', 6, 0b1],
])('[HPB-553] [HPB-850] one attack hits two: %s (%s)', (_what, far, kind, boosts) => {
  const s = stand(playing('havoc', 0b1), '2');
  const place = LOCATIONS.findIndex(({ id }) => id === far);
  enemy(enemy(s, AT_6, 7, 2), place, kind, 1);
  const after = run(s, { stage: 'strike', by: ann, piece: ann, hits: (1 << AT_6) | (1 << place), damage: 9 });
  expect(after.boosts[ann]).toBe(boosts);
});

/** A deed that is almost the task, by character, with the Boosts that open its column. */
const ALMOST: readonly (readonly [string, CharacterId, number, readonly Deed[]])[] = [
  [
    'Riot inside the blue zone',
    'jayden',
    0,
    [
      (s) => {
        s.riot = 2;
        s.programs[ann] = [13]; // Crowd Control
        return answers(s, ann, { act: 'program', card: 'P14' }, { act: 'charge', card: 'P14' });
      },
    ],
  ],
  [
    'Riot from yellow to yellow',
    'jayden',
    0,
    [
      (s) => {
        s.riot = 5;
        return answer(rolling(stand(s, '2'), ann, { act: 'riot', piece: ann, sign: -1 }, 0), ann, 'none');
      },
    ],
  ],
  [
    'Morale raised to 3',
    'jayden',
    0b1,
    [
      (s) => {
        s.morale = 1;
        return rolling(answers(stand(s, '2', 'B3'), ann, { act: 'morale', piece: ann }, card('B3')), ann, DONE, 0);
      },
    ],
  ],
  ['a 4 with City Action 4', 'jayden', 0, [chance]],
  [
    'six All-Rounder cards',
    'jayden',
    0b100,
    [
      (s) => {
        s.allRounders = 0b1110011;
        return answer(s, ann, { act: 'allRounder', card: 'AR-4' });
      },
    ],
  ],
  ['two Enemies of Level 1', 'jayden', 0b10000, [shoot(6, 1), shoot(6, 1)]],
  [
    'a motion that fails',
    'dryden',
    0b1000000,
    [
      (s) =>
        answerAll(put(s, { stage: 'censureVote', accused: bea, by: ann, sealed: [null, null, null, null] }), [
          'yes',
          'no',
          'no',
          'no',
        ]),
    ],
  ],
  ['five cards at once, not six', 'feykah', 0b100, [discarding(5)]],
  ['four cards at once, not five', 'dryden', 0b1, [discarding(4)]],
  [
    'a card of another deck',
    'feykah',
    0,
    [(s) => answer(hold(s, ann, 'S-JAY-1'), ann, { act: 'star', card: 'S-JAY-1' })],
  ],
  [
    'a Nexus action that comes to nothing',
    'nova',
    0,
    [(s) => rolling(answers(stand(s, '3', 'B4'), ann, { act: 'nexus', piece: ann }, card('B4')), ann, DONE, 3)],
  ],
  [
    'a chip of Sector I',
    'nova',
    0b10000,
    [(s) => answer(stand(s, '1'), ann, { act: 'sector', piece: ann, sector: 1 })],
  ],
  [
    'an Enemy killed without combat',
    'nova',
    0,
    [
      (s) => {
        s.programs[ann] = [5]; // EMP Burst
        return answer(enemy(s, AT_6, 6), ann, { act: 'program', card: 'P06' });
      },
    ],
  ],
  [
    'a Level 2 Enemy at range 0',
    'havoc',
    0b1,
    [
      (s) => {
        s.open[ann] = [22, 0];
        turnUpNext(enemy(stand(s, '2', 'R5'), AT_6, 7, 2), 'grey');
        return answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R5'), DONE);
      },
    ],
  ],
  [
    'a Level 1 Enemy at range 1',
    'havoc',
    0b1,
    [
      (s) => {
        s.open[ann] = [22, 0];
        turnUpNext(enemy(stand(s, '4', 'R5'), AT_6, 6), 'grey');
        return answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R5'), DONE);
      },
    ],
  ],
  [
    'the Combat Bar at 3, without a choice',
    'havoc',
    0b100,
    [
      (s) => {
        s.bar[ann] = 2;
        return shoot(6, 1)(s);
      },
    ],
  ],
  [
    'Riot brought to 1',
    'havoc',
    0b1000000,
    [
      (s) => {
        s.riot = 3;
        return answer(rolling(stand(s, '2'), ann, { act: 'riot', piece: ann, sign: -1 }, 1), ann, 'none');
      },
    ],
  ],
  ['one Health restored', 'dryden', 0b100, [heal(1)]],
  [
    'one Scanner only',
    'dee-coy',
    0b100,
    [
      (s) => {
        carry(stand(s, '6'), ann, 'b').entered = 1;
        s.scanners[ann] = 1;
        return answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'alpha', up: false });
      },
    ],
  ],
  [
    'a Level 1 Enemy by Kuro',
    'dee-coy',
    0b1000000,
    [
      (s) => {
        s.at[4] = CITY;
        turnUpNext(enemy(hold(s, ann, 'R5'), AT_6, 6), 'grey');
        return answers(s, ann, { act: 'attack', piece: 4, at: '6' }, card('R5'), DONE);
      },
    ],
  ],
  [
    'a box that is left alone',
    'dee-coy',
    0b10000,
    [
      (s) => {
        s.at[4] = 0;
        s.lying = [CITY, LASER, 0, 0, 1];
        return answers(s, ann, { act: 'move', piece: 4, to: '2' }, 'no');
      },
    ],
  ],
];

test.each(ALMOST)('[HPB-853] almost is not done: %s', (_what, id, boosts, deeds) => {
  expect(deeds.reduce((s, deed) => deed(s), playing(id, boosts)).boosts[ann]).toBe(boosts);
});

test('[HPB-852] two different City actions are not the same one twice', () => {
  const s = chance(chance(playing('feykah', 0)));
  expect(s.boosts[ann]).toBe(0);
});

test('[HPB-851] nothing done before counts: one heal does not unlock both Levels of a column', () => {
  const s = heal(0)(playing('dryden', 0));
  expect([s.health[bea], s.boosts[ann]]).toEqual([2, 0b100]);
  expect(heal(0)(s).boosts[ann]).toBe(0b1100);
});

test('[HPB-851] lasting states are tested when their column opens', () => {
  const havoc = playing('havoc', 0);
  havoc.bar[ann] = 4;
  expect(DEEDS.delivered[0]!(havoc).boosts[ann]).toBe(0b1100);
  const feykah = playing('feykah', 0);
  feykah.decks[ann] = [];
  expect(DEEDS.scrapped[0]!(feykah).boosts[ann]).toBe(0b11);
  const nova = playing('nova', 0);
  nova.hands[ann] = [];
  nova.decks[ann] = [];
  nova.generalDeck = [];
  expect(DEEDS.killed[0]!(nova).boosts[ann]).toBe(0b11000000);
  const jayden = playing('jayden', 0);
  jayden.allRounders = 0b1111111;
  expect(DEEDS.chance5[0]!(jayden).boosts[ann]).toBe(0b1100);
});

test('[HPB-851] Nova has no cards in hand, whereto ever the last one went', () => {
  const nova = (...hand: FaceId[]): State => {
    const s = hold(quiet(bea, { characters: ['nova', 'havoc'], at: ['1', '1', '5', '5'] }), ann, ...hand);
    s.boosts[ann] = 0b1000000;
    return s;
  };
  const thief = nova('R1');
  thief.programs[bea] = [28]; // Data Heist
  expect(answer(thief, bea, { act: 'program', card: 'P29' }).boosts[ann]).toBe(0b11000000);
  const star = hold(quiet(ann, { characters: ['nova'], at: ['1', '1', '5', '5'] }), ann, 'S-NOV-2');
  star.boosts[ann] = 0b1000001;
  expect(answer(star, ann, { act: 'star', card: 'S-NOV-2' }).boosts[ann]).toBe(0b11000001);
  const voter = put(nova('R1'), { stage: 'voteFor', by: ann, last: 0 });
  voter.stack.splice(-1, 0, {
    stage: 'vote',
    exclude: 0,
    inEvent: 0,
    turn: 4,
    step: 1,
    cards: [],
    piles: [],
    authors: [],
  });
  const voted = answer(put(voter, { stage: 'voteCard', by: ann, before: bea }), ann, 'R1');
  expect(voted.boosts[ann]).toBe(0b11000000);
  const check = put(nova('R1'), {
    stage: 'check',
    event: EVENTS.findIndex(({ id }) => id === 'E-I-01'),
    step: 2,
    turn: 1,
    cards: [],
    authors: [],
    counts: [0, 0, 0, 0],
    free: [0, 0, 0, 0],
    declared: [0, 0, 0, 0],
    revealed: 0,
    removed: [],
    change: 0,
    result: 0,
  });
  const given = answer(put(check, { stage: 'contribute', by: ann, last: 0 }), ann, {
    act: 'card',
    card: 'R1',
    sign: 0,
  });
  expect(given.boosts[ann]).toBe(0b11000000);
  const escaping = (by: number): State => {
    const s = put(nova('R1'), {
      stage: 'escape',
      by,
      sign: 1,
      step: 2,
      cards: [],
      counts: [0, 0, 0, 0],
      revealed: 0,
      change: 0,
      removed: [],
    });
    s.detained = 1 << by;
    return s;
  };
  const own = answer(put(escaping(ann), { stage: 'escapeCards', by: ann, left: 5 }), ann, {
    act: 'card',
    card: 'R1',
    sign: 0,
  });
  expect(own.boosts[ann]).toBe(0b11000000);
  const help = put(escaping(bea), { stage: 'escapeHelp', by: bea, sealed: [null, null, null, null] });
  expect(answerAll(help, ['R1', undefined, 'none', 'none']).boosts[ann]).toBe(0b11000000);
});

test("[HPB-853] an Event is nobody's doing, and neither is the reset of Riot", () => {
  const jayden = playing('jayden', 1);
  jayden.morale = 3;
  const next = run(jayden, effectsFrame(printed('E-I-01', 'success'), ann, true));
  expect([next.morale, next.boosts[ann]]).toEqual([4, 1]);
  const havoc = playing('havoc', 0b1000000);
  havoc.riot = 6;
  const event = havoc.stacks[3]!.at(-1)!;
  let after = run(havoc, { stage: 'event', event, step: 0, answer: NONE });
  for (let i = 0; i < 40 && stageOf(after) !== 'action'; i += 1) {
    const seat = [0, 1, 2, 3].find((one) => safeOffers(after, one).length > 0)!;
    after = answer(after, seat, safeOffers(after, seat).at(-1));
  }
  expect([after.riot, after.boosts[ann]]).toEqual([0, 0b1000000]);
  // by a card on another player's turn it is an own change
  const other = quiet(bea, { characters: ['jayden', 'havoc'], at: ['4', '5', '5', '5'], programs: [['P14']] });
  other.riot = 4;
  const calm = answers(other, ann, { act: 'program', card: 'P14' }, { act: 'charge', card: 'P14' });
  expect([calm.riot, calm.boosts[ann]]).toEqual([2, 1]);
});

function safeOffers(s: State, seat: number): unknown[] {
  try {
    return offers(s, seat);
  } catch {
    return [];
  }
}

test('[HPB-854] a Boost without its task is of the lowest Level still locked', () => {
  const s = playing('havoc', 0b1000101);
  s.bar[ann] = 1;
  const asked = shoot(6, 1)(s);
  expect([now(asked), offers(asked, ann)]).toEqual(['boost ann', [4]]);
  const level2 = playing('havoc', 0b1010101);
  level2.bar[ann] = 1;
  expect(offers(shoot(6, 1)(level2), ann)).toEqual([1, 3, 5, 7]);
});

test('[HPB-853] [HPB-441] a Nexus result above 0 is a successful action, also when Apex is gone and nothing is raised', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['3', '4', '4', '4'], hands: [['B4']] });
  Object.assign(s, { apexAt: GONE, apex: 0 });
  const built = rolling(answers(s, ann, { act: 'nexus', piece: ann }, card('B4')), ann, DONE, 0);
  expect([built.apex, built.boosts[ann]]).toEqual([0, 1 << 4]);
});
