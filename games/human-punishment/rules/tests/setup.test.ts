import { expect, test } from 'vitest';
import { CITY, NETWORK, PLACES } from '../content/board.ts';
import { BOXES, SUPPLY_STACK } from '../content/boxes.ts';
import { CHARACTER_IDS } from '../content/characters.ts';
import { CHIP_COLOURS, CHIPS } from '../content/chips.ts';
import { ENEMIES } from '../content/enemies.ts';
import { A_RISKY_CHANCE, EVENTS } from '../content/events.ts';
import { DECKS, GENERAL } from '../content/influence.ts';
import { FALLEN, HUMAN, LEGION, LOYALTY_CARDS, MACHINE } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { WOUNDS } from '../content/wounds.ts';
import { nextOfType } from '../enemies.ts';
import { isBlocked } from '../movement.ts';
import { maxHealth, slotsOf } from '../pieces.ts';
import { byFace, copies } from '../setup.ts';
import { NONE, type State } from '../state.ts';
import {
  allowed,
  ann,
  answer,
  asked,
  begun,
  cem,
  game,
  now,
  offers,
  refusal,
  stageOf,
  turnOf,
  words,
} from './testing/tables.ts';
import { carry, isOffered, quiet, setUp } from './testing/turns.ts';

const COUNTS = [3, 4, 5, 6] as const;
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

test('[HPB-001] three to six players, each with another character', () => {
  for (const seats of COUNTS) {
    const { character } = setUp(seats).state;
    expect([character.length, new Set(character).size]).toEqual([seats, seats]);
  }
  for (const seats of [2, 7]) expect(() => game.start({ seats, seed: 1 })).toThrow();
  const s = game.start({ seats: 3, seed: 1 }).state;
  const [first] = asked(s);
  const next = answer(s, first!, 'nova');
  expect(refusal(next, asked(next)[0]!, 'nova').rule).toBe('HPB-001');
  expect(refusal(next, asked(next)[0]!, 'nova').why).not.toBe(refusal(next, asked(next)[0]!, { act: 'pass' }).why);
});

test('[HPB-002] chance names the starting player', () => {
  const first = new Set(SEEDS.map((seed) => game.start({ seats: 4, seed }).state.first));
  expect(first).toEqual(new Set([0, 1, 2, 3]));
});

test('[HPB-003] characters are chosen in turn order from the starting player, or dealt', () => {
  let s = game.start({ seats: 4, seed: 3 }).state;
  for (let step = 0; step < 4; step += 1) {
    expect([stageOf(s), asked(s)]).toEqual(['characters', [(s.first + step) % 4]]);
    s = answer(s, asked(s)[0]!, offers(s, asked(s)[0]!)[0]);
  }
  const dealt = SEEDS.map((seed) => game.start({ seats: 4, seed, options: { characters: 'random' } }).state);
  for (const one of dealt) expect([stageOf(one) === 'characters', new Set(one.character).size]).toEqual([false, 4]);
  expect(new Set(dealt.map(({ character }) => character.join())).size).toBeGreaterThan(6);
  const { state, told: heard, entries } = game.start({ seats: 4, seed: 3, options: { characters: 'random' } });
  const chose = heard.flatMap(({ event }) => (event.type === 'chose' ? [[event.by, event.character]] : []));
  const order = [0, 1, 2, 3].map((step) => (state.first + step) % 4);
  expect(chose).toEqual(order.map((seat) => [seat, CHARACTER_IDS[state.character[seat]!]]));
  expect(entries.slice(0, 2)).toMatchObject([{ label: 'starting player' }, { label: 'characters' }]);
});

test('[HPB-004] there is no option for a side of the board: both are the same game', () => {
  expect(Object.keys(game.options)).toEqual([
    'characters',
    'firstGame',
    'blindSectorOne',
    'sharedEarly',
    'twoColumns',
    'campaign',
  ]);
});

test('[HPB-005] the decks hold what is printed, each shuffled for itself', () => {
  const { state: s } = setUp(4);
  expect(sorted(s.generalDeck)).toEqual(byFace(GENERAL));
  expect(sorted(s.interrogations)).toEqual([0, 1, 2, 3, 4]);
  expect(sorted(s.reconDeck)).toEqual(copies(RECON));
  expect(sorted(s.woundDeck)).toEqual(copies(WOUNDS));
  const decks = (one: State): string[] => [one.generalDeck, one.reconDeck, one.woundDeck].map((deck) => deck.join());
  const many = SEEDS.map((seed) => decks(setUp(4, { seed }).state));
  for (const at of [0, 1, 2]) expect(new Set(many.map((one) => one[at])).size).toBeGreaterThan(8);
});

test('[HPB-006] four Event stacks; with three or four players without "A Risky Chance"', () => {
  for (const seats of COUNTS) {
    const { stacks } = setUp(seats).state;
    for (const [stack, cards] of stacks.entries())
      expect(cards.every((event) => EVENTS[event]!.stack === stack)).toBe(true);
    expect(stacks.map((cards) => cards.length)).toEqual([18, seats < 5 ? 17 : 18, 15, 10]);
    expect(stacks[1]!.includes(A_RISKY_CHANCE)).toBe(seats >= 5);
  }
});

test('[HPB-007] three Programs are displayed', () => {
  const { state: s } = setUp(4, { characters: ['jayden', 'feykah', 'nova', 'havoc'] });
  expect(s.display.length).toBe(3);
  const all = [...s.display, ...s.programDeck, ...s.programs.flat()];
  expect(sorted(all)).toEqual(copies(PROGRAMS));
});

test('[HPB-008] [HPB-872] two Pistols and a Rifle at HQ, five items in the stack, four Traps beside it', () => {
  const { state: s } = setUp(3, { characters: ['jayden', 'nova', 'havoc'] });
  expect([s.hq, sorted(s.supply), s.beside.map((box) => BOXES[box]!.trap)]).toEqual([
    [2, 1],
    sorted(SUPPLY_STACK),
    [true, true, true, true],
  ]);
  expect(s.item).toEqual([NONE, NONE, NONE]);
  const { state: medic } = setUp(3, { characters: ['dryden', 'nova', 'havoc'] });
  expect([medic.hq, BOXES[medic.item[0]!]!.id]).toEqual([[1, 1], 'pistol']);
});

test('[HPB-009] the machines wait in the Command Center, the markers lie ready', () => {
  const { state: s } = setUp(5);
  expect([s.apexAt, s.deusAt, s.deusMarker, s.destroyed, s.revoked, s.exMarkers]).toEqual([NONE, NONE, NONE, 0, 0, 0]);
});

test('[HPB-010] Enemies are stacked by type, Level 1 on top', () => {
  const { state: s } = setUp(4);
  expect(s.left).toEqual(ENEMIES.map(({ markers }) => markers));
  for (const type of [0, 1, 2, 3, 4]) expect(ENEMIES[nextOfType(s, type)]!.level).toBe(1);
});

test('[HPB-011] the Blockade is there with five and six players only', () => {
  for (const seats of COUNTS) {
    const { state: s } = setUp(seats);
    s.enemyAt[6] = 6;
    expect(isBlocked(s)).toBe(seats >= 5);
  }
});

test('[HPB-012] one Scanner of each kind with three or four players, two with more', () => {
  expect(COUNTS.map((seats) => setUp(seats).state.scannersAt)).toEqual([
    [1, 1],
    [1, 1],
    [2, 2],
    [2, 2],
  ]);
});

test('[HPB-013] X-01 three stacks of 11, 18 and 11 chips', () => {
  const { state: s } = setUp(4);
  const count = (stack: readonly number[]): number[] =>
    CHIP_COLOURS.map((_, colour) => stack.filter((chip) => CHIPS[chip] === colour).length);
  expect(s.sectors.map(count)).toEqual([
    [6, 3, 2],
    [6, 9, 3],
    [4, 5, 2],
  ]);
  expect(s.known.every((seats) => seats === 0)).toBe(true);
  const tops = SEEDS.map((seed) =>
    setUp(4, { seed })
      .state.sectors.map((stack) => stack.join())
      .join('|'),
  );
  expect(new Set(tops).size).toBe(SEEDS.length);
});

test.each([
  [3, 11, 2, 3],
  [4, 11, 2, 3],
  [5, 12, 0, 1],
  [6, 12, 0, 1],
])('[HPB-014] bars with %i players', (seats, resource, apex, deus) => {
  const { state: s } = setUp(seats);
  expect([s.morale, s.riot, s.security, s.resource, s.sectorValue, s.guard, s.apex, s.deus, s.threat]).toEqual([
    5,
    0,
    4,
    resource,
    [0, 0, 0],
    3,
    apex,
    deus,
    0,
  ]);
});

test('[HPB-015] with five or six players a Crawler of Level 1 starts on Red 1', () => {
  for (const seats of COUNTS) {
    const { state: s } = setUp(seats);
    expect(s.red).toEqual(seats < 5 ? [NONE, NONE, NONE, NONE] : [9, NONE, NONE, NONE]);
    expect(s.enemyAt.every((kind) => kind === NONE)).toBe(true);
    expect(s.left[9]).toBe(ENEMIES[9]!.markers - (seats < 5 ? 0 : 1));
  }
});

test('[HPB-016] [HPB-022] hands from the own deck; Feykah one more; general cards for the badges with five and six', () => {
  for (const seats of COUNTS) {
    const characters = ['feykah', 'nova', 'havoc', 'jayden', 'dryden', 'dee-coy'] as const;
    const { state: s } = setUp(seats, { characters: characters.slice(0, seats) });
    for (let seat = 0; seat < seats; seat += 1) {
      const own = (seats < 5 ? 3 : 4) + (seat === 0 ? 1 : 0);
      const badge = seats >= 5 && (seat === s.leader || seat === s.general) ? 1 : 0;
      expect([s.decks[seat]!.length, s.hands[seat]!.length]).toEqual([30 - own, own + badge]);
    }
    expect(s.generalDeck.length).toBe(seats < 5 ? 40 : 38);
  }
  const { state: s } = setUp(3, { characters: ['nova', 'havoc', 'jayden'] });
  expect(sorted([...s.decks[0]!, ...s.hands[0]!])).toEqual(byFace(DECKS[CHARACTER_IDS.indexOf('nova')]!));
});

test('[HPB-017] [HPB-020] full Health, no Boost, no step, bars of boards at 0', () => {
  const { state: s } = setUp(6);
  for (let seat = 0; seat < 6; seat += 1) expect(s.health[seat]).toBe(maxHealth(s, seat));
  expect([s.boosts, s.bar]).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
  expect(s.steps.every((step) => step === 0)).toBe(true);
});

test('[HPB-018] the orange die says where everybody starts, the player at which Place; the Cube detains nobody', () => {
  const places = new Set<string>();
  for (const seed of SEEDS) {
    let { state: s } = setUp(4, { seed, upTo: 'prepare', characters: [] });
    while (stageOf(s) !== 'loyalty' && stageOf(s) !== 'draw') {
      const [seat] = asked(s);
      if (stageOf(s) === 'startPlace') {
        const { area, piece } = s.stack.at(-1) as { area: number; piece: number };
        expect([offers(s, seat!), s.at[piece]]).toEqual([PLACES[area], area]);
        const choice = PLACES[area]!.at(-1)!;
        s = answer(s, seat!, choice);
        expect(s.place[piece]).toBe(PLACES[area]!.length - 1);
        places.add(choice);
        if (area === NETWORK) expect(s.entered).toBe(0);
      } else s = answer(s, seat!, offers(s, seat!)[0]);
    }
    expect([s.detained, s.entered]).toEqual([0, 0]);
    expect(s.at.slice(0, 4).every((area) => area >= 0 && area < 6)).toBe(true);
  }
  expect(places).toEqual(new Set(['Sector III', 'Factory', 'Isolation Cube']));
});

test('[HPB-019] one Program each, Dryden two, seen by the owner alone', () => {
  const characters = ['dryden', 'nova', 'havoc'] as const;
  const { state: s, events } = setUp(3, { characters, viewer: 0 });
  expect(s.programs.map((cards) => cards.length)).toEqual([2, 1, 1]);
  expect(events.filter(({ type }) => type === 'drewPrograms')).toEqual([
    { type: 'drewPrograms', cards: s.programs[0]!.map((design) => PROGRAMS[design]!.id) },
  ]);
  const all = setUp(3, { characters }).events;
  expect(all.filter(({ type }) => type === 'drewPrograms')).toEqual([]);
  expect(all.filter(({ type }) => type === 'drawsPrograms').length).toBe(3);
});

test('[HPB-021] the last in turn order leads, the one before is General', () => {
  for (const seed of SEEDS.slice(0, 4))
    for (const seats of COUNTS) {
      const { state: s } = setUp(seats, { seed });
      expect([s.leader, s.general]).toEqual([(s.first + seats - 1) % seats, (s.first + seats - 2) % seats]);
    }
});

test('[HPB-023] [HPB-026] the loyalty stack by player count; what is not dealt is the pool', () => {
  const seen: Record<number, Set<string>> = { 3: new Set(), 4: new Set(), 5: new Set(), 6: new Set() };
  for (let seed = 1; seed <= 40; seed += 1)
    for (const seats of COUNTS) {
      const { state: s } = setUp(seats, { seed, characters: ['nova', 'havoc', 'jayden'] });
      seen[seats]!.add(sorted(s.dealt).join(''));
      expect(sorted([...s.dealt, ...s.pool])).toEqual(sorted(LOYALTY_CARDS));
      expect([s.pool.length, s.poolKnown]).toEqual([7 - seats, s.pool.map(() => 0)]);
      expect(s.faction).toEqual(s.dealt);
    }
  expect([...seen[3]!].sort()).toEqual(['001', '002', '003']);
  expect([...seen[4]!].sort()).toEqual(['0012', '0013']);
  expect([...seen[5]!].sort()).toEqual(['00011', '00012', '00013']);
  expect([...seen[6]!].sort()).toEqual(['000112', '000113', '000123']);
});

test('[HPB-024] everybody sees the own loyalty card only', () => {
  const dealt = (viewer: number | 'spectator') =>
    setUp(4, { viewer, characters: ['nova', 'havoc', 'jayden', 'dryden'] }).events.filter(
      ({ type }) => type === 'dealtLoyalty',
    );
  const { state: s } = setUp(4, { characters: ['nova', 'havoc', 'jayden', 'dryden'] });
  const names = ['human', 'machine', 'fallen', 'legion'];
  for (let seat = 0; seat < 4; seat += 1)
    expect(dealt(seat)).toEqual([{ type: 'dealtLoyalty', faction: names[s.dealt[seat]!] }]);
  expect(dealt('spectator')).toEqual([]);
});

/** Feykah sits first, and these two lie on top of the stack. */
function feykahSees(first: number, second: number): State {
  const { state: s } = setUp(4, { characters: ['feykah', 'nova', 'havoc', 'jayden'], upTo: 'loyalty' });
  const rest = LOYALTY_CARDS.slice();
  for (const card of [first, second]) rest.splice(rest.indexOf(card), 1);
  s.pool = [...rest.slice(0, 3), ...rest.slice(3), second, first];
  return s;
}

test('[HPB-025] Feykah sees two cards first: a Machine must be kept, else she picks; the question looks alike', () => {
  const free = feykahSees(HUMAN, FALLEN);
  expect([now(free), offers(free, ann)]).toEqual(['loyalty ann', ['human', 'fallen']]);
  const kept = answer(free, ann, 'fallen');
  expect([kept.dealt[ann], sorted([...kept.dealt, ...kept.pool])]).toEqual([FALLEN, sorted(LOYALTY_CARDS)]);
  const forced = feykahSees(LEGION, MACHINE);
  expect([offers(forced, ann), words.absent(forced, ann)]).toEqual([['machine'], 'machine']);
  expect(refusal(forced, ann, 'legion').rule).toBe('HPB-025');
  expect(answer(forced, ann, 'machine').dealt[ann]).toBe(MACHINE);
  expect(offers(feykahSees(MACHINE, MACHINE), ann)).toEqual(['machine']);
  // the others see the same question and the same silence
  for (const s of [free, forced]) {
    expect(game.asksSeen(s, cem)).toEqual(game.asksSeen(free, cem));
    const heard = words.told(s, ann, offers(s, ann)[0], cem).map(({ type }) => type);
    expect(heard).not.toContain('sawLoyalties');
  }
});

test('[HPB-027] [HPB-860] one Objective each, two for Jayden, told to nobody else', () => {
  const characters = ['jayden', 'nova', 'havoc', 'dryden'] as const;
  const { state: s } = setUp(4, { characters });
  expect(s.objectives.map((one) => one !== NONE)).toEqual([true, true, true, false, true, false, true, false]);
  const all = [...s.objectives.filter((one) => one !== NONE), ...s.unusedObjectives];
  expect(sorted(all)).toEqual(OBJECTIVES.map((_, at) => at));
  for (const viewer of [0, 1] as const) {
    const told = setUp(4, { characters, viewer }).events.filter(({ type }) => type === 'dealtObjectives');
    const mine = [s.objectives[viewer * 2]!, s.objectives[viewer * 2 + 1]!].filter((one) => one !== NONE);
    expect(told).toEqual([{ type: 'dealtObjectives', objectives: mine.map((one) => OBJECTIVES[one]!.id) }]);
  }
  expect(setUp(4, { characters }).events.some(({ type }) => type === 'dealtObjectives')).toBe(false);
});

test('[HPB-028] in a first game everybody gets one more and returns one of choice', () => {
  let { state: s } = setUp(4, {
    characters: ['jayden', 'nova', 'havoc', 'dryden'],
    options: { firstGame: true },
    upTo: 'returnObjective',
  });
  const held = [0, 1, 2, 3].map((seat) => offers(s, seat) as string[]);
  expect(held.map((cards) => cards.length)).toEqual([3, 2, 2, 2]);
  for (const [seat, cards] of held.entries()) s = answer(s, seat, cards[0]);
  for (const [seat, cards] of held.entries()) {
    const kept = [s.objectives[seat * 2]!, s.objectives[seat * 2 + 1]!].filter((one) => one !== NONE);
    expect(kept.map((one) => OBJECTIVES[one]!.id)).toEqual(cards.slice(1));
  }
  expect(s.unusedObjectives.length).toBe(15 - 5);
  expect(s.stack.map(({ stage }) => stage)).not.toContain('returnObjective'); // nobody is asked again
});

test('[HPB-029] Kuro starts where his own die says, with full Health and all six markers', () => {
  const apart = SEEDS.map((seed) => {
    const { state: s } = setUp(3, { seed, characters: ['dee-coy', 'nova', 'havoc'] });
    expect([s.health[3], s.kuroMarkers, s.kuroGone]).toEqual([2, 0b1011111, 0]);
    return s.at[3] !== s.at[0];
  });
  expect(apart).toContain(true);
  expect(setUp(3, { characters: ['jayden', 'nova', 'havoc'] }).state.at[3]).toBe(NONE);
});

test('[HPB-030] the order of the set-up', () => {
  const { events } = setUp(5, {
    viewer: 0,
    characters: ['feykah', 'nova', 'havoc', 'jayden', 'dryden'],
  });
  const order: string[] = [];
  for (const { type } of events) if (order.at(-1) !== type) order.push(type);
  const at = (type: string): number => order.indexOf(type);
  const wanted = ['first', 'chose', 'displayed', 'spawned', 'draws', 'starts', 'drawsPrograms', 'leader', 'general'];
  const places = [...wanted, 'sawLoyalties', 'dealtLoyalty', 'dealtObjectives', 'turn'].map(at);
  expect(places).toEqual(sorted(places));
  expect(places).not.toContain(-1);
});

test('[HPB-031] one chip, or two with the Boost; one item; one Scanner of each kind; Kuro one chip', () => {
  const s = begun({ seats: 6, characters: ['nova', 'dee-coy'] });
  expect([0, 1, 6].map((piece) => slotsOf(s, piece))).toEqual([1, 1, 1]);
  s.boosts[0] = 0b1000; // Implants II
  s.boosts[1] = 0b1000;
  expect([0, 1, 6].map((piece) => slotsOf(s, piece))).toEqual([2, 1, 1]);
  const full = carry(quiet(ann, { characters: ['havoc'], at: ['1', '2', '3', '3'] }), ann, 'b');
  expect(isOffered(full, ann, 'sector')).toBe(false);
  expect(refusal(full, ann, { act: 'sector', piece: ann, sector: 1 }).rule).toBe('HPB-031');
});

test('[HPB-032] the text of a card wins: Relay Gate leads where no arrow does, without movement', () => {
  const s = turnOf(ann, { at: ['6', '2', '3', '3'], programs: [['P05']] });
  s.move = 0;
  expect(allowed(s, ann, { act: 'move', piece: ann, to: '2' })).toBe(false);
  let next = answer(s, ann, { act: 'program', card: 'P05' });
  next = answer(next, ann, '2');
  expect([next.at[ann], next.move]).toEqual([CITY, 0]);
});
