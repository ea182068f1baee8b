import { type Json, type Seat, seedFromText } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS, type CharacterId, CHARACTERS, startsUpgraded } from '../content/characters.ts';
import { ENTRY, SPACES } from '../content/board.ts';
import { OBJECTIVE_IDS } from '../content/objectives.ts';
import { UPGRADE_IDS } from '../content/cards.ts';
import { robotariat, type State } from '../index.ts';
import { NONE, playedBy } from '../state.ts';
import {
  ann,
  answer,
  answers,
  asked,
  bea,
  col,
  now,
  offers,
  refusal,
  seen,
  step,
  turnOf,
  where,
} from './testing/tables.ts';
import { activate, move } from './testing/acts.ts';

function start(seats: number, options: Record<string, Json> = {}, seed = 'a'): State {
  return robotariat.start({ seats, options, seed: seedFromText(seed) }).state;
}

/** Everybody takes the named character, in turn order. */
function begun(characters: readonly (CharacterId | 'random')[], options: Record<string, Json> = {}, seed = 'a'): State {
  let s = start(characters.length, { first: 1, ...options }, seed);
  for (const [seat, character] of characters.entries()) s = answer(s, seat, character);
  return s;
}

const QUIET: CharacterId[] = ['a1-5', 'alice', 'postman', 'mt-q', 'wally'];

test('[RTA-001] three, four or five players', () => {
  for (const seats of [3, 4, 5]) expect(start(seats).seats).toBe(seats);
  for (const seats of [2, 6]) expect(() => start(seats)).toThrow('3 to 5 players');
});

test('[RTA-002] the table chooses one of two modes, secret objectives unless it says otherwise', () => {
  expect(start(3).mode).toBe('secret');
  expect(start(3, { mode: 'cooperative' }).mode).toBe('cooperative');
  expect(() => start(3, { mode: 'chaotic' })).toThrow("'secret' or 'cooperative'");
});

test('[RTA-003, RTA-905] the first player is drawn by the seed, unless the host names one', () => {
  const drawn = new Set(Array.from({ length: 30 }, (_, seed) => start(4, {}, `${seed}`).first));
  expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  for (let seed = 0; seed < 10; seed += 1) expect(start(4, { first: 3 }, `${seed}`).first).toBe(2);
  expect(start(4, {}, 'same').first).toBe(start(4, {}, 'same').first);
  expect(robotariat.warnings!({ mode: 'secret', crackdown: false, baseOnly: false, first: 5 }, 4)).toHaveLength(1);
  expect([0, 1, 2, 3]).toContain(start(4, { first: 5 }).first);
});

test('[RTA-006] in turn order each picks a free character; all thirteen are offered', () => {
  const s = start(3, { first: 2 });
  expect(now(s)).toBe('choose bea');
  expect(offers(s, bea)).toEqual([...CHARACTER_IDS, 'random']);
  const next = answer(s, bea, 'zender');
  expect(now(next)).toBe('choose col');
  expect(offers(next, col)).not.toContain('zender');
  expect(refusal(next, col, 'zender').why).toContain('used twice');
  expect(now(answer(next, col, 'alice'))).toBe('choose ann');
});

test('[RTA-006] the host may limit the table to the base eight', () => {
  const s = start(3, { first: 1, baseOnly: true });
  expect(offers(s, ann)).toEqual([...CHARACTER_IDS.slice(0, 8), 'random']);
  expect(refusal(s, ann, 'zender').why).toContain('base characters only');
});

test('[RTA-006] random takes a free character, whichever', () => {
  const drawn = new Set<number>();
  for (let seed = 0; seed < 60; seed += 1) {
    const s = begun(['zender', 'random', 'random'], {}, `${seed}`);
    expect(new Set(s.character).size).toBe(3);
    drawn.add(s.character[bea]!);
  }
  expect(drawn.size).toBe(12);
});

test.each(CHARACTERS.map(({ id, start: space }) => [id, space] as const))(
  '[RTA-007] %s starts on %s',
  (character, space) => {
    const others = QUIET.filter((other) => other !== character).slice(0, 2);
    expect(where(begun([character, ...others]), ann)).toBe(space);
  },
);

describe('objectives', () => {
  test.each([
    [3, 2],
    [4, 4],
    [5, 3],
  ])('[RTA-008] %i players get one card each, %i are set aside unseen', (seats, aside) => {
    const s = begun(QUIET.slice(0, seats));
    expect(new Set([...s.objective, ...s.aside]).size).toBe(seats + aside);
    expect(s.aside).toHaveLength(aside);
    for (let viewer = 0; viewer < seats; viewer += 1) {
      const known = seen(s, viewer).players.map(({ objective }) => objective !== null);
      expect(known).toEqual(Array.from({ length: seats }, (_, seat) => seat === viewer));
      expect(seen(s, viewer).aside).toBeNull();
    }
  });

  test('[RTA-008] they are dealt after the last character is chosen, each told to its owner alone', () => {
    const s = answers(answer(start(3, { first: 1 }), ann, 'a1-5'), bea, 'alice');
    expect(s.objective).toEqual([NONE, NONE, NONE]);
    const { state, told } = step(s, col, 'mt-q');
    const dealt = told.filter(({ event }) => event.type === 'dealt');
    expect(dealt).toEqual(
      state.objective.map((objective, to) => ({ event: { type: 'dealt', objective: OBJECTIVE_IDS[objective] }, to })),
    );
  });

  test('[RTA-009] with three players nobody is Gambler, Turncoat or Spy', () => {
    const held = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const s = begun(QUIET.slice(0, 3), {}, `${seed}`);
      for (const objective of [...s.objective, ...s.aside]) held.add(OBJECTIVE_IDS[objective]!);
    }
    expect([...held].sort()).toEqual(['bursar', 'dealer', 'saboteur', 'scrapper', 'traffic-director']);
  });

  test('[RTA-010] the cooperative mode deals none and asks about none', () => {
    const s = begun(QUIET.slice(0, 4), { mode: 'cooperative' });
    expect([s.objective, s.aside]).toEqual([[NONE, NONE, NONE, NONE], []]);
    expect(seen(s, ann).mine).toBeNull();
    // a success is over at once, without a report
    const rich = turnOf(ann, { mode: 'cooperative', funds: 58, topSabotages: ['S05', 'S09'], at: ['S'] });
    expect(now(answers(rich, ann, activate('S'), 'S05', 'decline'))).toBe('over');
  });
});

describe('the board at the start', () => {
  const first = begun(QUIET.slice(0, 4));

  test('[RTA-011] the entry token lies on M: the first Civilian enters there', () => {
    expect(SPACES[start(4).token]).toBe('M');
    expect(SPACES[first.npcAt[0]!]).toBe('M');
  });

  test('[RTA-012] the entry track', () => {
    expect(ENTRY.map((kind) => ['CR', 'HO'][kind])).toEqual(['CR', 'HO', 'CR', 'HO', 'HO', 'CR']);
    expect(seen(start(4), ann).npcs.map(({ kind, at }) => [kind, at])).toEqual(
      ['CR', 'HO', 'CR', 'HO', 'HO', 'CR'].map((kind) => [kind, null]),
    );
  });

  test.each([
    [3, 5],
    [4, 6],
    [5, 7],
  ])('[RTA-013] %i players begin with Reputation %i', (seats, reputation) => {
    expect(start(seats).reputation).toBe(reputation);
  });

  test('[RTA-014] Funds 0', () => expect(start(4).funds).toBe(0));
  test('[RTA-015] Office 0', () => expect(start(4).office).toBe(0));

  test('[RTA-016] all eight posters in the supply', () => {
    const s = start(4);
    expect([s.supply, s.junk, ...s.posters]).toEqual([8, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('[RTA-017] two decks of ten, each shuffled by itself', () => {
    const orders = Array.from({ length: 12 }, (_, seed) => {
      const { upgradeDeck, sabotageDeck } = start(4, {}, `${seed}`);
      expect([...upgradeDeck].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect([...sabotageDeck].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      return [upgradeDeck.join(), sabotageDeck.join()];
    });
    expect(new Set(orders.map(([upgrades]) => upgrades)).size).toBe(12);
    expect(orders.every(([upgrades, sabotages]) => upgrades !== sabotages)).toBe(true);
  });
});

describe('starting Upgrades', () => {
  test('[RTA-018] the four characters take the top cards, in turn order, without a choice', () => {
    let s = start(5, { first: 3 });
    const [one, two, three, four] = s.upgradeDeck;
    const chosen: Record<Seat, CharacterId> = { 2: 'smith', 3: 'rambu', 4: 'alice', 0: 'vivacious', 1: 'r-poly' };
    for (const seat of [2, 3, 4, 0, 1]) s = answer(s, seat, chosen[seat]);
    expect([one, two, three, four].map((card) => s.upgradeOf[card!])).toEqual([2, 3, 0, 1]);
    expect(s.upgradeDeck).toHaveLength(6);
    expect(asked(s)).toEqual([2]); // nothing was asked about it
  });

  test('[RTA-018] nobody else takes one', () => {
    for (const character of CHARACTER_IDS) {
      const others = QUIET.filter((other) => other !== character).slice(0, 2);
      const s = begun([character, ...others]);
      expect(s.upgradeOf.filter((owner) => owner === ann)).toHaveLength(
        startsUpgraded(CHARACTER_IDS.indexOf(character)) ? 1 : 0,
      );
    }
  });

  test('[RTA-019] such a card works, but was not played', () => {
    const s = begun(['smith', 'alice', 'mt-q']);
    expect(playedBy(s, ann)).toBe(0);
    const card = UPGRADE_IDS[s.upgradeOf.indexOf(ann)]!;
    expect(seen(s, bea).players[ann]).toMatchObject({ upgrades: [card], starting: card, played: 0 });
    const treads = turnOf(ann, { upgrades: { 0: ['U01'] }, starting: ['U01'], at: ['P'] });
    expect(offers(answer(treads, ann, move('U')), ann)).toContain(move('R'));
  });
});

test.each([
  [3, 45, 50],
  [4, 60, 70],
  [5, 75, 90],
])('[RTA-020, RTA-021] %i players need %i SPARK, under Crackdown %i', (seats, target, crackdown) => {
  expect(start(seats).target).toBe(target);
  const harder = start(seats, { crackdown: true });
  expect(harder.target).toBe(crackdown);
  expect({ ...harder, target }).toEqual(start(seats));
});
