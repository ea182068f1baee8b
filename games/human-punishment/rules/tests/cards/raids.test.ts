import { expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { programIds } from '../../programs.ts';
import { NONE, type State } from '../../state.ts';
import {
  carry,
  type Change,
  changes,
  city,
  enemyOn,
  eventFrame,
  heard,
  onTop,
  onward,
  quiet,
  readEvent,
  SOLDIER,
  SOLDIER_ON_12,
  TANK,
  THIEF,
} from '../testing/cards.ts';
import { poised } from '../testing/moments.ts';
import { ann, answer, answers, bea, cem, dan, hold, now, offers, passing } from '../testing/tables.ts';

// Raids and EX Events (content ledger 4.1 to 4.4), with the dice as they are given: from 0.

// -------------------------------------------------------------------------------------------------------------------- raids

interface Raid {
  id: string;
  came: number[];
  brings: Change;
  set?: (s: State) => void;
}

const RAIDS: readonly Raid[] = [
  { id: 'E-I-16', came: SOLDIER_ON_12, brings: { riot: 3, morale: -1, came: ['soldier 1 12'] } },
  { id: 'E-I-17', came: SOLDIER_ON_12, brings: { deus: 1, came: ['soldier 1 12'] } },
  { id: 'E-I-18', came: [...SOLDIER_ON_12, 0], brings: { came: ['soldier 1 12'] } },
  {
    id: 'E-I-18',
    came: [...SOLDIER_ON_12, 2, 5, 4, 0],
    brings: { came: ['soldier 1 11b', 'soldier 1 12'] },
    set: (s) => {
      s.morale = 0;
      s.destroyed = 1 << 14;
    },
  },
  // Area 5, then Area 6: nobody is there
  { id: 'E-II-16', came: [...SOLDIER_ON_12, 4, 5], brings: { came: ['soldier 1 12'] } },
  { id: 'E-II-17', came: [...SOLDIER_ON_12, 10], brings: { riot: 3, came: ['soldier 1 12'] } },
  { id: 'E-II-18', came: [5, 5], brings: { riot: -4, came: ['thief 1 12'] } },
  { id: 'E-III-13', came: SOLDIER_ON_12, brings: { riot: 4, morale: -1, came: ['soldier 1 12'] } },
  { id: 'E-III-14', came: [...SOLDIER_ON_12, 4], brings: { deus: 1, came: ['soldier 1 12'] } },
  { id: 'E-III-15', came: [5, 5], brings: { came: ['tank 1 12'] } },
];

test.each(RAIDS)('[$id] with dice $came', ({ id, came, brings, set }) => {
  const s = city(set);
  const before = { ...s, enemyAt: s.enemyAt.slice(), red: s.red.slice() };
  expect(changes(before, readEvent(s, id, ...came))).toEqual(brings);
});

test('[E-III-15] Tanks on the Boulevard while Riot is yellow: an EX Event too, after which Riot is 0', () => {
  const s = onTop(
    city((one) => Object.assign(one, { riot: 4 })),
    'E-EX-07',
  );
  const state = readEvent(s, 'E-III-15', 5, 5);
  expect([state.apex, state.deus, state.riot, state.seenEvents[3]]).toEqual([5, 5, 0, 1]);
});

test('[E-I-18] and E-II-16 wake the Enemies of the Areas that are rolled, E-II-16 two times', () => {
  const attacks = (id: string, ...came: number[]): number => {
    const s = enemyOn(
      city((one) => one.at.splice(0, 4, 3, 0, 0, 0)),
      '5b',
    );
    const told = heard(poised(onTop(s, id), eventFrame(id)), 0, 'no', ...came);
    return told.filter(({ type }) => type === 'enemyAttacks').length;
  };
  // a red die of 11 brings nobody; Area 4, or Area 5
  expect([attacks('E-I-18', 10, 3), attacks('E-I-18', 10, 4)]).toEqual([1, 0]);
  expect([attacks('E-II-16', 10, 3, 3), attacks('E-II-16', 10, 4, 3)]).toEqual([2, 1]);
  expect(attacks('E-III-14', 10, 3)).toBe(1);
});

test('[HPB-526] [HPB-524] a raid without a marker or without room: Threat +1, and the rest of the card still happens', () => {
  const none = city((s) => {
    for (const level of [0, 1, 2]) s.left[SOLDIER + level] = 0;
  });
  const state = readEvent(none, 'E-I-16', ...SOLDIER_ON_12);
  expect([state.threat, state.riot, state.morale]).toEqual([2, 2, 1]);
  const full = city((s) => void enemyOn(s, '12', TANK));
  expect(readEvent(full, 'E-II-18', 5, 5).threat).toBe(2);
  const thieves = city((s) => {
    for (const level of [0, 1, 2]) s.left[THIEF + level] = 0;
  });
  expect(readEvent(thieves, 'E-II-18', 5, 5).threat).toBe(2);
});

test('every raid of the deck is tested here', () => {
  const ids = new Set(RAIDS.map(({ id }) => id));
  expect(EVENTS.filter(({ type }) => type === 'raid').map(({ id }) => id)).toEqual([...ids]);
});

// ----------------------------------------------------------------------------------------------------------------------- EX

function exCity(set: (s: State) => void = () => {}): State {
  return city((s) => {
    s.riot = 0;
    set(s);
  });
}

function exOf(
  id: string,
  set: (s: State) => void = () => {},
  ...came: (number | number[])[]
): { before: State; after: State } {
  const s = exCity(set);
  const before = { ...exCity(set) };
  return { before, after: readEvent(s, id, ...came) };
}

test('[HPB-420] E-EX-01 Powder Keg: ±5 are red from now on; the second time Morale −2', () => {
  const { after: once } = exOf('E-EX-01');
  expect(once.exMarkers).toBe(1);
  const again = exOf('E-EX-01', (s) => Object.assign(s, { exMarkers: 1 }));
  expect(changes(again.before, again.after)).toEqual({ morale: -2 });
});

test('E-EX-02 Collapsing Blocks: two rolls, a location each; 6: its own, then 6/8, then nothing; the picker of equals is active', () => {
  const twice = (...came: number[]): Change => {
    const { before, after: state } = exOf('E-EX-02', (s) => void enemyOn(s, '6'), ...came);
    return changes(before, state);
  };
  expect(twice(2, 2, 2, 2)).toEqual({ zones: ['6', '6/8'], gone: ['soldier 1 6'] });
  expect(twice(5, 5, 5, 5)).toEqual({ zones: ['12'] });
  const { after: asks } = exOf('E-EX-02', () => {}, 0, 1);
  expect([now(asks), offers(asks, ann)]).toEqual(['location ann', ['3a', '3b']]);
});

test('E-EX-03 Code Lockdown: a new display, and every purchase costs 1 more, once only', () => {
  const { before, after: state } = exOf('E-EX-03', (s) => Object.assign(s, { programCost: 1 }));
  expect([state.programCost, state.display.length]).toEqual([1, 3]);
  expect(programIds(state.programDiscard)).toEqual(programIds(before.display));
});

test('E-EX-04 Empty Pockets: everybody goes down to three cards, from the Active Player', () => {
  let { after: state } = exOf('E-EX-04', (s) => {
    hold(s, ann, 'B1', 'B1', 'B2', 'R1', 'R2');
    hold(s, bea, 'B3', 'B3', 'B3');
    hold(s, dan, 'R3', 'R3', 'R2', 'B2');
  });
  state = passing(state);
  expect(now(state)).toBe('cards ann');
  state = answers(state, ann, { act: 'card', card: 'B1' }, { act: 'card', card: 'B1' });
  expect(now(state)).toBe('cards dan');
  state = answer(state, dan, { act: 'card', card: 'R3' });
  expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 0, 3]);
});

test('[HPB-625] E-EX-05 Palace Coup: the Leader cannot be elected; if nobody else is free he stays', () => {
  const { after: vote } = exOf('E-EX-05');
  expect(now(vote)).toBe('voteFor ann');
  expect(onward(vote).leader).not.toBe(bea);
  const { after: caged } = exOf('E-EX-05', (s) => Object.assign(s, { detained: (1 << ann) | (1 << cem) | (1 << dan) }));
  expect(onward(caged).leader).toBe(bea);
});

test('E-EX-06 Night of Knives: every character loses 1 Health, Kuro and the detained too, those at 0 not; then a raid', () => {
  const s = quiet({
    characters: ['dee-coy', 'jayden', 'dryden', 'nova'],
    at: ['4', '4', '6', '4', '3'],
    set(one) {
      one.detained = 1 << cem;
      one.health[dan] = 0;
      one.zone = 1 << dan;
    },
  });
  const before = { ...s, health: s.health.slice() };
  const state = readEvent(s, 'E-EX-06', ...SOLDIER_ON_12);
  expect(changes(before, state)).toEqual({
    'ann health': -1,
    'bea health': -1,
    'cem health': -1,
    'Kuro health': -1,
    came: ['soldier 1 12'],
  });
});

test('E-EX-07 Arms Race: Apex +1, Deus +1; what is gone for good stays gone', () => {
  const { before, after: state } = exOf('E-EX-07');
  expect(changes(before, state)).toEqual({ apex: 1, deus: 1 });
  const gone = exOf('E-EX-07', (s) => Object.assign(s, { apexAt: -2 }));
  expect(changes(gone.before, gone.after)).toEqual({ deus: 1 });
});

test('E-EX-08 Hive Surge: every Enemy but Deus regains full Health, and an Area is activated', () => {
  const { after: state } = exOf(
    'E-EX-08',
    (s) => {
      enemyOn(s, '12', TANK + 2, 1);
      enemyOn(s, 'red2', 11, 1);
      enemyOn(s, 'red4', 15, 4);
    },
    2,
  );
  expect([state.enemyHealth[16], state.redHealth[1], state.deus]).toEqual([3, 3, 4]);
});

test('[HPB-342] E-EX-09 Data Storm: chips change boards, owners look, nobody else knows them; everybody draws one card', () => {
  const { before, after: state } = exOf(
    'E-EX-09',
    (s) => {
      for (const seat of [ann, bea, dan]) s.known[carry(s, seat)] = 0b1111;
    },
    [2, 0, 1],
  );
  const carried = [ann, bea, dan].map((seat) => state.chips[seat * 2]!);
  expect(new Set(carried)).toEqual(new Set([ann, bea, dan].map((seat) => before.chips[seat * 2]!)));
  expect(carried.map((chip) => state.known[chip])).toEqual([1 << ann, 1 << bea, 1 << dan]);
  expect([state.chips[cem * 2], ...state.hands.map((hand) => hand.length)]).toEqual([NONE, 1, 1, 1, 1]);
});

test('[HPB-214] E-EX-10 Shockwave: everybody rolls and is put there; the detained and the fallen stay', () => {
  const { before, after: state } = exOf(
    'E-EX-10',
    (s) => {
      s.detained = 1 << bea;
      s.at[bea] = 5;
      s.health[cem] = 0;
      s.zone = 1 << cem;
    },
    5,
    0,
  );
  expect(changes(before, state)).toEqual({ 'ann at': '6', 'dan at': '1' });
  expect(state.entered).toBe(1 << ann);
});

test('E-EX-10 Shockwave into the own Area is no entering', () => {
  const { after: state } = exOf('E-EX-10', (s) => s.at.splice(0, 4, 5, 5, 5, 5), 5, 5, 5, 5);
  expect(state.entered).toBe(0);
});

test('every EX Event is tested here', () => {
  expect(EVENTS.filter(({ type }) => type === 'ex').length).toBe(10);
});
