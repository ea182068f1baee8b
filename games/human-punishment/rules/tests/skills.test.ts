import { expect, test } from 'vitest';
import { AT_6, CITY } from '../content/board.ts';
import { LASER } from '../content/boxes.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { EVENTS } from '../content/events.ts';
import type { FaceId } from '../content/faces.ts';
import { type BoostId, COLUMNS, SKILLS, type TaskId } from '../content/skills.ts';
import {
  actionPoints,
  blueLimit,
  cardsToDraw,
  handLimit,
  maxHealth,
  movement,
  programLimit,
  rangeOf,
  redLimit,
  slotsOf,
  strengthOf,
} from '../pieces.ts';
import { NONE, type State } from '../state.ts';
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
  passing,
  put,
  rolling,
  stageOf,
  told,
  turnUpNext,
} from './testing/tables.ts';
import { actsNamed, carry, chipsOut, isOffered, printed, quiet } from './testing/turns.ts';

const card = (id: string): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };

type Deed = (s: State) => State;

/** Ann stands there with these cards. */
function stand(s: State, area: string, ...hand: FaceId[]): State {
  s.at[ann] = '123456JM'.indexOf(area);
  return hold(s, ann, ...hand);
}

const shoot =
  (kind: number, health: number): Deed =>
  (s) => {
    s.item[ann] = LASER;
    return answer(enemy(stand(s, '1'), AT_6, kind, health), ann, { act: 'item' });
  };
const junkyard =
  (act: string, face: FaceId): Deed =>
  (s) => {
    stand(s, 'J', face);
    s.junk = chipsOut(s, 'r');
    s.junkBy = [bea];
    s.junkTurn = [1];
    return answers(s, ann, { act, piece: ann }, card(face), DONE, 1);
  };
const discarding =
  (count: number): Deed =>
  (s) => {
    s.hands[ann] = [...new Array<number>(count).fill(5), 9];
    const asked = put(s, { stage: 'cards', by: ann, why: 0, min: count, max: count, chosen: [], answer: NONE });
    return answers(asked, ann, ...new Array<unknown>(count).fill(card('R1')));
  };
const chance: Deed = (s) => {
  s.used = 0;
  return rolling(stand(s, '2'), ann, { act: 'chance', piece: ann }, 3);
};
const buyPistol: Deed = (s) => {
  s.hq = [2, 1];
  return answers(stand(s, '4', 'B4'), ann, { act: 'weapon', box: 'pistol' }, card('B4'), DONE);
};
const heal =
  (health: number): Deed =>
  (s) => {
    s.at[bea] = CITY;
    s.health[bea] = health;
    return answer(stand(s, '2'), ann, { act: 'heal', piece: bea });
  };
const marker =
  (area: number): Deed =>
  (s) => {
    s.at[4] = area;
    s.kuro = 0;
    const next = answer(s, ann, area === 0 ? { act: 'sector', piece: 4, sector: 1 } : { act: 'nexus', piece: 4 });
    return area === 0 ? next : rolling(next, ann, DONE, 5);
  };
const STAR: Partial<Record<CharacterId, FaceId>> = { feykah: 'S-FEY-2', nova: 'S-NOV-2', 'dee-coy': 'S-DEE-2' };

/** What has to be done, as often as it has to be done. */
const DEEDS: { readonly [T in TaskId]: readonly Deed[] } = {
  calmed: [
    (s) => {
      s.riot = 3;
      return answer(rolling(stand(s, '2'), ann, { act: 'riot', piece: ann, sign: -1 }, 0), ann, 'none');
    },
  ],
  morale4: [
    (s) => {
      s.morale = 2;
      // Nova may roll again by then
      return passing(
        rolling(answers(stand(s, '2', 'B3'), ann, { act: 'morale', piece: ann }, card('B3')), ann, DONE, 0),
      );
    },
  ],
  chance5: [(s) => rolling(stand(s, '2'), ann, { act: 'chance', piece: ann }, 4)],
  allRounders: [
    (s) => {
      s.allRounders = 0b1110111;
      return answer(s, ann, { act: 'allRounder', card: 'AR-4' });
    },
  ],
  delivered: [
    (s) => {
      carry(stand(s, '6'), ann, 'b').entered = 1;
      return answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'alpha', up: false });
    },
  ],
  hunted: [shoot(7, 2), shoot(8, 2)],
  looked: [junkyard('look', 'grey')],
  censured: [
    (s) =>
      answerAll(put(s, { stage: 'censureVote', accused: bea, by: ann, sealed: [null, null, null, null] }), [
        'yes',
        'yes',
        'yes',
        'no',
      ]),
  ],
  scrapped: [junkyard('destroy', 'green')],
  deckEmpty: [
    (s) => {
      s.decks[ann] = [3];
      return answer(put(s, { stage: 'draw', by: ann, most: 1 }), ann, 1);
    },
  ],
  twoCities: [chance, (s) => answer(stand(s, '2'), ann, { act: 'resource', piece: ann })],
  discarded6: [discarding(6)],
  discarded5: [discarding(5)],
  starPlayed: [
    (s) => {
      const star = STAR[CHARACTERS[s.character[ann]!]!.id]!;
      return answer(hold(s, ann, star), ann, { act: 'star', card: star });
    },
  ],
  medCards: [(s) => answers(stand(s, 'M', 'grey'), ann, { act: 'treatWithCards' }, card('grey'), DONE)],
  weapons2: [
    buyPistol,
    (s) => {
      s.bar[ann] = 2;
      return answer(stand(s, '4'), ann, { act: 'arm', box: 'rifle-hq' });
    },
  ],
  boughtWeapons2: [buyPistol, buyPistol],
  nexusWon: [(s) => rolling(answers(stand(s, '3', 'B4'), ann, { act: 'nexus', piece: ann }, card('B4')), ann, DONE, 0)],
  sector3: [(s) => answer(stand(s, '1'), ann, { act: 'sector', piece: ann, sector: 3 })],
  killed: [shoot(6, 1)],
  handEmpty: [
    (s) => {
      s.hands[ann] = [5];
      const asked = put(s, { stage: 'cards', by: ann, why: 0, min: 1, max: 1, chosen: [], answer: NONE });
      return answer(asked, ann, card('R1'));
    },
  ],
  reconTaken: [(s) => answers(stand(s, '5', 'R5'), ann, { act: 'recon', piece: ann }, card('R5'), DONE, 'R-1')],
  farKill: [
    (s) => {
      s.open[ann] = [22, 0]; // Targeting Suite
      turnUpNext(enemy(stand(s, '4', 'R5'), AT_6, 7, 2), 'grey');
      return answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R5'), DONE);
    },
  ],
  combat4: [
    (s) => {
      s.bar[ann] = 3;
      return shoot(6, 1)(s);
    },
  ],
  riotZero: [
    (s) => {
      s.riot = 3;
      return answer(rolling(stand(s, '2'), ann, { act: 'riot', piece: ann, sign: -1 }, 2), ann, 'none');
    },
  ],
  anyTwoCities: [chance, chance],
  dropped: [(s) => answer(carry(stand(s, 'J'), ann, 'r'), ann, { act: 'drop', piece: ann, slot: 0 })],
  healed: [heal(1)],
  healed2: [heal(0)],
  programs2: [
    (s) => answers(stand(s, '2', 'B3'), ann, { act: 'buyUnseen' }, card('B3'), DONE),
    (s) => answers(stand(s, '2', 'B3'), ann, { act: 'buyUnseen' }, card('B3'), DONE),
  ],
  deliveredScanned: [
    (s) => {
      carry(stand(s, '6'), ann, 'b').entered = 1;
      s.scanners[ann] = 3;
      return answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'alpha', up: true });
    },
  ],
  sniffed: [
    (s) => {
      s.at[4] = 0;
      s.lying = [CITY, LASER, 0, 0, 1];
      return answers(s, ann, { act: 'move', piece: 4, to: '2' }, 1);
    },
  ],
  markers2: [marker(0), marker(2)],
  kuroHunted: [
    (s) => {
      s.at[4] = CITY;
      turnUpNext(enemy(hold(s, ann, 'R5'), AT_6, 7, 1), 'grey');
      return answers(s, ann, { act: 'attack', piece: 4, at: '6' }, card('R5'), DONE);
    },
  ],
};

/** An Action Phase with these Boosts, off the places where something could happen by itself. */
function playing(character: CharacterId, boosts: number): State {
  const s = quiet(ann, { characters: [character], at: ['4', '5', '5', '5', '4'] });
  s.boosts[ann] = boosts;
  s.ap = 9;
  return hold(s, ann, 'R1');
}

const ALL = CHARACTERS.flatMap(({ id }, character) =>
  SKILLS[character]!.map(({ task, boost, steps }, at) => ({
    id,
    at,
    task,
    boost,
    steps,
    name: `${COLUMNS[at >> 1]!} ${(at % 2) + 1}`,
  })),
);

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

// -------------------------------------------------------------------------------------------------------------- the Boosts

/** What a Boost adds to a number of the board. */
const NUMBERS: Partial<Record<BoostId, readonly [(s: State, seat: number) => number, number]>> = {
  blue: [blueLimit, 1],
  health3: [maxHealth, 1],
  programLimit: [programLimit, 1],
  draw: [cardsToDraw, 1],
  move: [movement, 1],
  ap: [actionPoints, 1],
  hand10: [handLimit, 2],
  strength: [strengthOf, 1],
  twoChips: [slotsOf, 1],
  range: [rangeOf, 1],
  red: [redLimit, 1],
};
const EVERY_NUMBER = Object.values(NUMBERS).map(([number]) => number);

test.each(ALL.filter(({ boost }) => NUMBERS[boost] !== undefined))(
  '[HPB-855] $id, $name: $boost',
  ({ id, at, boost }) => {
    const [number, more] = NUMBERS[boost]!;
    const without = playing(id, 0);
    const boosted = playing(id, 1 << at);
    for (const one of EVERY_NUMBER) expect(one(boosted, ann) - one(without, ann)).toBe(one === number ? more : 0);
    expect(boosted.health[ann]).toBe(without.health[ann]);
  },
);

test.each(ALL.filter(({ boost }) => NUMBERS[boost] === undefined))(
  '[HPB-855] $id, $name: $boost changes no number of the board',
  ({ id, at }) => {
    const without = playing(id, 0);
    const boosted = playing(id, 1 << at);
    for (const one of EVERY_NUMBER) expect(one(boosted, ann)).toBe(one(without, ann));
  },
);

test('[HPB-850] both Boosts of a column work together', () => {
  const s = playing('havoc', 0b11000000);
  expect([redLimit(s, ann), movement(s, ann)]).toEqual([3, 3]);
});

test('[HPB-856] Jayden, Hacking 2: one more point, to spend only while alone, once', () => {
  const s = quiet(ann, { characters: ['jayden'], at: ['3', '5', '5', '5'] });
  s.boosts[ann] = 0b11;
  s.ap = 0;
  expect(isOffered(s, ann, 'nexus')).toBe(true);
  const next = rolling(answer(s, ann, { act: 'nexus', piece: ann }), ann, DONE, 0);
  expect([next.ap, isOffered(next, ann, 'nexus')]).toEqual([0, false]);
  s.at[bea] = 2;
  expect(isOffered(s, ann, 'nexus')).toBe(false);
  // the point for being alone goes first
  s.at[bea] = 4;
  s.ap = 1;
  expect(answer(s, ann, { act: 'nexus', piece: ann }).ap).toBe(1);
});

test('[HPB-857] one own die, once in each own turn', () => {
  const s = playing('feykah', 0b1100);
  s.at[ann] = CITY;
  const open = rolling(s, ann, { act: 'chance', piece: ann }, 0);
  expect(now(open)).toBe('window ann bea cem dan');
  expect([actsNamed(open, ann, 'reroll'), offers(open, bea)]).toEqual([
    [{ act: 'reroll', die: 'pink' }],
    [{ act: 'pass' }],
  ]);
  const pass = { act: 'pass' };
  const others = [1, 2, 3].reduce((one, seat) => answer(one, seat, pass), open);
  const again = rolling(others, ann, { act: 'reroll', die: 'pink' }, 5);
  expect([stageOf(again), again.resource - s.resource]).toEqual(['action', 1]); // Resource was at 11 of 12
  const second = answer(again, ann, { act: 'resource', piece: ann });
  expect(stageOf(second)).toBe('action');
  // a die that another player rolls in her turn is not hers: everybody is sent away
  const exodus = run(playing('feykah', 0b1100), effectsFrame(printed('E-EX-10', 'effects'), ann, true));
  expect(stageOf(exodus)).not.toBe('window');
  const mine = playing('feykah', 0b1100);
  mine.stack.push({ stage: 'relocate', piece: ann, orange: 0, step: 0 }, { stage: 'nova', by: 0 });
  expect(stageOf(answer(mine, 0, 'no'))).toBe('window');
  const theirs = playing('feykah', 0b1100);
  theirs.stack.push({ stage: 'relocate', piece: bea, orange: 0, step: 0 }, { stage: 'nova', by: 0 });
  expect(stageOf(answer(theirs, 0, 'no'))).toBe('action');
});

test('[HPB-850] Jayden, Rigging 1: two Programs are drawn and one is kept', () => {
  const s = DEEDS.looked[0]!(playing('jayden', 0));
  expect([now(s), s.programs[ann]]).toEqual(['keepProgram ann', []]);
  const [first] = offers(s, ann);
  const next = answer(s, ann, first);
  expect([next.programs[ann]!.length, next.programDiscard.length]).toEqual([1, 1]);
});

test('[HPB-871] Havoc, Hacking 1: for each blue 5 discarded he may draw two Programs; checks and votes do not count', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['2', '5', '5', '5'], hands: [['B5', 'B5']] });
  s.boosts[ann] = 1;
  const asked = answers(s, ann, { act: 'buyUnseen' }, card('B5'), card('B5'), DONE);
  expect([now(asked), asked.programs[ann]!.length]).toEqual(['blueFives ann', 1]);
  const one = answer(asked, ann, 'draw');
  expect([now(one), one.programs[ann]!.length]).toEqual(['blueFives ann', 3]);
  expect(answer(one, ann, 'no').programs[ann]!.length).toBe(3);
  const vote = put(hold(quiet(ann, { characters: ['havoc'], set: (x) => (x.boosts[ann] = 1) }), ann, 'B5'), {
    stage: 'vote',
    exclude: 0,
    inEvent: 0,
    turn: 4,
    step: 3,
    cards: [4],
    piles: [bea],
    authors: [ann],
  });
  expect(told(put(vote, { stage: 'nova', by: 0 }), 0, 'no').some(({ type }) => type === 'drawsPrograms')).toBe(false);
});
