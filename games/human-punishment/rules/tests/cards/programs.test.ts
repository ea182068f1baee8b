import { expect, test } from 'vitest';
import { PROGRAMS } from '../../content/programs.ts';
import { cardsToDraw, handLimit, rangeOf, shieldOf } from '../../pieces.ts';
import { canHappen } from '../../possible.ts';
import { programIds } from '../../programs.ts';
import { NONE, type State } from '../../state.ts';
import {
  carry,
  cardsOn,
  type Change,
  changes,
  city,
  enemyOn,
  fill,
  lay,
  programNumber,
  scrap,
  SOLDIER_ON_12,
  use,
} from '../testing/cards.ts';
import {
  allowed,
  ann,
  answer,
  answers,
  bea,
  cem,
  dan,
  hold,
  NAMES,
  now,
  offers,
  own,
  told,
} from '../testing/tables.ts';

// The 23 Programs that are used once and the four that stay (content ledger 3). Charged ones: charges.test.ts.

/** Ann uses it in her Action Phase. `before` is the table without the card. */
function used(id: string, set: (s: State) => void = () => {}, ...came: number[]): { before: State; after: State } {
  const s = own(city(set), ann, id);
  const before = { ...s, programs: s.programs.map((cards, seat) => (seat === ann ? cards.slice(0, -1) : cards)) };
  return { before, after: use(s, ann, id, ...came) };
}

interface Row {
  id: string;
  /** what is answered to the questions it asks */
  says?: unknown[];
  set?: (s: State) => void;
  came?: number[];
  does: Change;
  /** a table on which nothing of it can be done, and what is left of it (HPB-112) */
  not?: (s: State) => void;
  left?: Change;
}

const ONE_SHOTS: readonly Row[] = [
  { id: 'P01', does: { security: 1 }, not: (s) => void (s.security = 5) },
  { id: 'P02', does: { threat: -1 }, not: (s) => void (s.threat = 0) },
  { id: 'P05', says: ['1'], does: { 'ann at': '1' } },
  {
    id: 'P06',
    set: (s) => void enemyOn(enemyOn(s, '12'), 'red2', 9),
    says: ['12'],
    does: { gone: ['soldier 1 12'] },
    not: (s) => void enemyOn(s, 'red1', 15, 9),
  },
  {
    id: 'P13',
    set: (s) => void (s.detained = (1 << ann) | (1 << dan)),
    says: [dan],
    does: { freed: ['dan'] },
    not: () => {},
  },
  { id: 'P15', says: [0], does: { riot: 3 } },
  { id: 'P15', says: [1], does: { riot: -3 } },
  { id: 'P16', does: { morale: 2 }, not: (s) => void (s.morale = 6) },
  { id: 'P17', does: { boxes: ['4'] }, not: (s) => void (s.supply = []) },
  {
    id: 'P18',
    says: [0],
    does: { 'ann cards': 2 },
    not: (s) => void Object.assign(s, { generalDeck: [], resource: 2 }),
  },
  { id: 'P18', says: [1], does: { resource: -1, 'ann cards': 4 } },
  {
    id: 'P29',
    set: (s) => {
      hold(s, bea, 'B1', 'B2', 'B3');
      hold(s, cem, 'R1');
    },
    says: [bea],
    does: { 'ann cards': 2, 'bea cards': -2 },
    not: () => {},
  },
  { id: 'P31', does: { apex: 1 }, not: (s) => void (s.apexAt = -2) },
  { id: 'P32', says: [0], does: { deus: 1 }, not: (s) => void (s.deusAt = -2) },
  { id: 'P32', says: [1], does: { deus: -1 } },
  {
    id: 'P33',
    came: SOLDIER_ON_12,
    does: { came: ['soldier 1 12'], 'ann cards': 2 },
    not: (s) => void (s.generalDeck = []),
    left: { came: ['soldier 1 12'] },
  },
];

test.each(ONE_SHOTS)('[$id] used once: what it does, and what is left where that cannot be', (row) => {
  const { id, says = [], set, came = [], does, not, left = {} } = row;
  const done = used(id, set, ...came);
  const state = answers(done.after, ann, ...says);
  expect([changes(done.before, state), state.programs[ann]]).toEqual([does, []]);
  expect(state.programDiscard).toEqual([programNumber(id)]);
  if (not === undefined) return;
  const vain = used(id, not, ...came);
  expect([changes(vain.before, vain.after), vain.after.programDiscard]).toEqual([left, [programNumber(id)]]);
});

test('[P03] Overclock: one Action Point more in this phase, none after it', () => {
  expect(used('P03').after.ap).toBe(3);
  const late = own(city(), ann, 'P03');
  late.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 6 }, { stage: 'eventPhase', step: 0, cancelled: 0 }];
  late.stack.push({ stage: 'nova', by: dan });
  let state = answer(late, dan, 'no');
  expect(offers(state, ann)).toContainEqual({ act: 'program', card: 'P03' }); // HPB-309 W6 of the own turn
  for (const seat of [bea, cem, dan]) state = answer(state, seat, { act: 'pass' });
  expect(told(state, ann, { act: 'program', card: 'P03' }).map(({ type }) => type)).not.toContain('moreActions');
});

test('[P05] Relay Gate: any of the Areas 1 to 5, without movement; not for the detained nor out of the yellow zone', () => {
  const { after: asked } = used('P05');
  expect([now(asked), offers(asked, ann)]).toEqual(['area ann', ['1', '2', '3', '5']]);
  const arrived = answer(asked, ann, '5');
  expect([arrived.move, arrived.at[ann]]).toEqual([2, 4]);
  const caged = own(
    city((s) => void (s.detained = 1 << ann)),
    ann,
    'P05',
  );
  expect(cardsOn(offers(caged, ann))).toEqual([]);
  const lying = city((s) => void (s.zone = 1 << ann));
  expect(canHappen(lying, PROGRAMS[programNumber('P05')]!.effects, ann)).toBe(false);
});

test('[P05] [HPB-214] Relay Gate counts as entering: a carrier takes a Scanner on the way', () => {
  const { after: asked } = used('P05', (s) => void carry(s, ann));
  expect(answer(asked, ann, '5').scanners[ann]).toBe(2);
});

test('[P06] EMP Burst brings no cards and no credit, and cannot touch Deus', () => {
  const { after: state } = used('P06', (s) => void enemyOn(enemyOn(s, '12'), 'red1', 15, 9));
  expect([state.hands[ann], state.bar[ann], state.deus, state.enemyAt.every((kind) => kind === NONE)]).toEqual([
    [],
    0,
    9,
    true,
  ]);
});

test('[P11] Deep Scan: two chips of a Sector for one’s own eyes; one of them may go under the stack', () => {
  const { after: asked } = used('P11');
  expect(offers(asked, ann)).toEqual([1, 2, 3]);
  const [under, top] = asked.sectors[1]!.slice(-2) as [number, number];
  const seen = answer(asked, ann, 2);
  expect([seen.known[top], seen.known[under], now(seen)]).toEqual([1, 1, 'maybe ann']);
  expect(answer(seen, ann, 'no').sectors[1]!.slice(-2)).toEqual([under, top]);
  const buried = answers(seen, ann, 'yes', 2);
  expect([buried.sectors[1]![0], buried.sectors[1]!.at(-1)]).toEqual([under, top]);
});

test('[P11] Deep Scan where a Sector has one chip or none: what is there is seen', () => {
  const { after: one } = used('P11', (s) => void s.sectors[0]!.splice(1));
  const seen = answer(one, ann, 1);
  expect(seen.known[seen.sectors[0]![0]!]).toBe(1);
  const { after: none } = used('P11', (s) => s.sectors.forEach((stack) => stack.splice(0)));
  expect(none.programDiscard).toEqual([programNumber('P11')]);
});

test('[P12] Backdoor: one face-down chip of the Network; none there, nothing happens', () => {
  const { after: asked } = used('P12', (s) => {
    fill(s, 0, 1);
    fill(s, 1, 1);
    s.faceUp = 1;
  });
  expect(offers(asked, ann)).toEqual(['beta-1']);
  const seen = answer(asked, ann, 'beta-1');
  expect(seen.known[seen.network[5]!]).toBe(1);
  expect(now(used('P12').after)).toBe('action ann');
});

test('[P13] Skeleton Key frees its own player too, on another player’s turn; after all were detained there is a vote', () => {
  const s = own(
    city((one) => void (one.detained = 1 << bea)),
    bea,
    'P13',
  );
  expect(answer(s, bea, { act: 'program', card: 'P13' }).detained).toBe(0);
  const all = own(
    city((one) => Object.assign(one, { detained: 15, leader: NONE })),
    bea,
    'P13',
  );
  const free = answer(answer(all, bea, { act: 'program', card: 'P13' }), bea, cem);
  expect([free.detained, now(free)]).toEqual([11, 'voteFor ann']);
});

test('[P15] Agitprop that turns Riot red brings an EX Event', () => {
  const { after: asked } = used('P15', (s) => void (s.riot = 4));
  expect([answer(asked, ann, 0).seenEvents[3], answer(asked, ann, 1).riot]).toEqual([1, 1]);
});

test('[P17] Supply Drone: the box lies here, and may be taken at once', () => {
  const { after: state } = used('P17');
  expect(offers(state, ann)).toContainEqual({ act: 'box', piece: ann, box: 1 });
});

test('[P18] Resource Skimmer below Resource 3: only the two cards', () => {
  const { before, after: state } = used('P18', (s) => void (s.resource = 2));
  expect(changes(before, state)).toEqual({ 'ann cards': 2 });
});

test('[P27] Mind Probe: an Objective of another player, one of two unseen; only the looker sees it', () => {
  const { after: asked } = used('P27');
  expect(offers(asked, ann)).toEqual([bea, cem, dan]);
  // Bea plays Jayden, who has two
  const which = answer(asked, ann, bea);
  expect([now(which), offers(which, ann)]).toEqual(['hiddenObjective ann', [0, 1]]);
  expect(answer(which, ann, 1).objectiveKnown.slice(bea * 2, bea * 2 + 2)).toEqual([0, 1]);
  const seen = answer(asked, ann, cem);
  expect(seen.objectiveKnown[cem * 2]).toBe(1);
  expect(told(asked, ann, cem, bea).map(({ type }) => type)).not.toContain('sawObjective');
});

test('[P28] [HPB-765] Identity Scan shows the loyalty card that was dealt, of a player in the own Area', () => {
  const { after: asked } = used('P28', (s) => {
    s.at[dan] = 0;
    Object.assign(s.dealt, { [bea]: 0 });
    Object.assign(s.faction, { [bea]: 1 });
  });
  expect(offers(asked, ann)).toEqual([bea, cem]);
  expect(told(asked, ann, bea, ann)).toContainEqual({ type: 'sawLoyalty', of: bea, faction: 'human' });
  expect(answer(asked, ann, bea).dealtKnown[bea]! & 1).toBe(1);
  const { after: alone } = used('P28', (s) => s.at.splice(1, 3, 0, 0, 0));
  expect(now(alone)).toBe('action ann');
});

test('[P29] Data Heist takes one card where there is only one; who has none is no candidate', () => {
  const { before, after: state } = used('P29', (s) => void hold(s, cem, 'R1'));
  expect(changes(before, state)).toEqual({ 'ann cards': 1, 'cem cards': -1 });
});

test('[P30] Coup Script: a New Leader vote, in which the Leader may be elected again', () => {
  let { after: state } = used('P30', (s) => [ann, bea, cem, dan].forEach((seat) => hold(s, seat, 'B1')));
  for (const seat of [ann, bea, cem, dan]) {
    expect(now(state)).toBe(`voteFor ${NAMES[seat]!}`);
    state = answers(state, seat, bea, 'B1');
  }
  state = answer(state, ann, 'none');
  expect([state.leader, now(state)]).toEqual([bea, 'appoint bea']);
});

test('[P36] Packet Switch: two chips of one Tier change places with their faces', () => {
  const { before, after: asked } = used('P36', (s) => {
    for (const column of [0, 1, 2]) fill(s, column, 1);
    fill(s, 0, 2);
    s.faceUp = 1;
  });
  expect(offers(asked, ann)).toEqual(['alpha-1', 'beta-1', 'gamma-1']);
  const second = answer(asked, ann, 'alpha-1');
  expect(offers(second, ann)).toEqual(['beta-1', 'gamma-1']);
  const state = answer(second, ann, 'gamma-1');
  expect([state.network[0], state.network[10], state.faceUp]).toEqual([before.network[10], before.network[0], 1 << 10]);
  expect(now(used('P36', (s) => void fill(s, 0, 1)).after)).toBe('action ann');
});

test('[P37] Salvage Claw: only in the Junkyard and with a free slot; the chip is seen when it is equipped', () => {
  const junkyard = (s: State): void => {
    s.at[ann] = 6;
    scrap(s);
    scrap(s);
  };
  const { before, after: asked } = used('P37', junkyard);
  expect(offers(asked, ann)).toEqual([1, 2]);
  const state = answer(asked, ann, 2);
  expect([state.chips[0], state.junk[1], state.known[before.junk[1]!]! & 1]).toEqual([before.junk[1], NONE, 1]);
  const offered = (set: (s: State) => void): string[] => cardsOn(offers(own(city(set), ann, 'P37'), ann));
  const carrying = (s: State): void => {
    junkyard(s);
    carry(s, ann);
  };
  expect([offered(junkyard), offered((s) => void scrap(s)), offered(carrying)]).toEqual([['P37'], [], []]);
  // an empty Junkyard is no precondition: nothing happens
  expect(now(used('P37', (s) => void (s.at[ann] = 6)).after)).toBe('action ann');
});

// ------------------------------------------------------------------------------------------------- played in a window alone

test('[P19] Signal Jammer and [P35] Time Dilation are no cards for an Action Phase', () => {
  const s = own(city(), ann, 'P19', 'P35');
  expect(cardsOn(offers(s, ann))).toEqual([]);
});

// ---------------------------------------------------------------------------------------------------------- those that stay

test.each([
  ['P22', shieldOf, 1],
  ['P23', rangeOf, 1],
  ['P24', handLimit, 2],
  ['P25', cardsToDraw, 1],
] as const)('[%s] [HPB-310] stays, for its owner alone, and counts toward the limit', (id, stat, more) => {
  const s = own(city(), ann, id);
  const state = use(s, ann, id);
  expect([stat(state, ann) - stat(s, ann), stat(state, bea) - stat(s, bea)]).toEqual([more, 0]);
  expect([state.open[ann], state.programs[ann], state.programDiscard]).toEqual([[programNumber(id), 0], [], []]);
  expect(cardsOn(offers(state, ann))).toEqual([]);
});

test('[P22] [P23] of Dee Coy are not for Kuro', () => {
  const s = city();
  s.character[ann] = 5;
  s.at[s.seats] = 3;
  const [shield, range] = [shieldOf(s, s.seats), rangeOf(s, s.seats)];
  lay(lay(s, ann, 'P22', 0), ann, 'P23', 0);
  expect([shieldOf(s, s.seats), rangeOf(s, s.seats)]).toEqual([shield, range]);
});

// -------------------------------------------------------------------------------------------------------------- and all of them

test('[HPB-309] what is for the own turn is not offered to others; what is for any time is, in W1', () => {
  const others = PROGRAMS.filter(({ id }) => {
    const s = own(
      city((one) => void (one.detained = 1 << dan)),
      bea,
      id,
    );
    return allowed(s, bea, { act: 'program', card: id });
  }).map(({ id }) => id);
  expect(others).toEqual(['P07', 'P08', 'P09', 'P10', 'P13', 'P14', 'P15']);
});

test('every Program that is used once or stays is tested here', () => {
  const own37 = ['P03', 'P11', 'P12', 'P19', 'P27', 'P28', 'P30', 'P35', 'P36', 'P37', 'P22', 'P23', 'P24', 'P25'];
  const tested = new Set([...ONE_SHOTS.map(({ id }) => id), ...own37]);
  expect(programIds([...PROGRAMS.keys()]).filter((id) => !tested.has(id))).toEqual(
    PROGRAMS.filter(({ kind }) => kind === 'charged').map(({ id }) => id),
  );
});
