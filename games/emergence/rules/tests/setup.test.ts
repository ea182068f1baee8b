import { type Entry, fastRng, type Json, type Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../content/cities.ts';
import { buildCity } from '../content/city.ts';
import { BLOCKS, COLOURS, DATA } from '../content/types.ts';
import { emergence, type State } from '../index.ts';
import {
  actionOf,
  answer,
  answers,
  asked,
  held,
  lyingOn,
  now,
  offers,
  pink,
  red,
  seen,
  select,
  selecting,
  stageOf,
  tileOf,
  turnOf,
  white,
} from './testing/tables.ts';

const SEATS = [3, 4, 5, 6];
const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);

function dealt(seats: number, seed = 1, options: Record<string, Json> = {}): State {
  return emergence.start({ seats, seed, options }).state;
}

function humansAt(s: State): Seat[] {
  return s.allegiance.flatMap((side, seat) => (side === 1 ? [seat] : []));
}

/** A short text for a set of seats, to collect which ones came up. */
function distinct(lists: readonly Seat[][]): string[] {
  return [...new Set(lists.map(String))].sort();
}

describe('[EMG-001] three to six operatives play', () => {
  test.each(SEATS)('%d can sit down', (seats) => {
    expect(asked(dealt(seats))).toHaveLength(seats);
  });

  test.each([0, 1, 2, 7, 12, 3.5])('%d cannot', (seats) => {
    expect(() => dealt(seats)).toThrow('Emergence is for 3 to 6 players');
  });
});

describe('[EMG-002] [EX-6] allegiance cards by number of operatives', () => {
  test.each([
    [3, 2, 1],
    [4, 3, 1],
    [5, 3, 2],
    [6, 4, 2],
  ])('%d operatives: %d A.I. and %d Human', (seats, ai, human) => {
    for (const seed of SEEDS.slice(0, 10)) {
      const s = dealt(seats, seed);
      expect(s.allegiance.filter((side) => side === 0)).toHaveLength(ai);
      expect(s.allegiance.filter((side) => side === 1)).toHaveLength(human);
    }
  });
});

describe('[EMG-003] the cards are shuffled and dealt, one to each', () => {
  test.each([
    [3, ['0', '1', '2']],
    [4, ['0', '1', '2', '3']],
    [5, ['0,1', '0,2', '0,3', '0,4', '1,2', '1,3', '1,4', '2,3', '2,4', '3,4']],
  ])('with %d operatives the Humans may sit anywhere', (seats, everywhere) => {
    expect(distinct(SEEDS.map((seed) => humansAt(dealt(seats, seed))))).toEqual(everywhere);
  });

  test.each(SEATS)('with %d operatives each is dealt one card, face down', (seats) => {
    const { state, told } = emergence.start({ seats, seed: 7 });
    const cards = told.flatMap(({ event, to }) => (event.type === 'dealt' ? [{ to, team: event.team }] : []));
    expect(cards).toEqual(state.allegiance.map((side, to) => ({ to, team: side === 1 ? 'human' : 'ai' })));
  });
});

test('[EMG-004] each has a board and an agent in an own colour, a marker not yet placed, and one card', () => {
  const s = dealt(6);
  const { operatives } = seen(s, red);
  expect(operatives.map(({ colour }) => colour)).toEqual(['red', 'orange', 'yellow', 'violet', 'pink', 'white']);
  expect(operatives.map(({ at }) => at)).toEqual(new Array(6).fill('D4'));
  expect(operatives.map(({ selected }) => selected)).toEqual(new Array(6).fill(null));
  expect(s.allegiance).toHaveLength(6);
});

describe('[EMG-005] the city is chosen before the game', () => {
  const nameOf = (options: Record<string, Json>): string => dealt(4, 1, options).city.split('|')[0]!;

  test('City 01 is the default', () => expect(nameOf({})).toBe('capital-01'));

  test.each([['02'], ['Kernel'], ['kernel-02'], [2]])('%j is City 02', (city) => {
    expect(nameOf({ city })).toBe('kernel-02');
  });

  test('a custom city may be chosen', () => {
    const mine = { ...CITIES[1]!, id: 'my-kernel', name: 'My Kernel' };
    expect(nameOf({ city: JSON.parse(JSON.stringify(mine)) as Json })).toBe('my-kernel');
  });

  test('an unknown city is refused in a sentence that names those there are', () => {
    expect(emergence.settleOptions({ city: 'Atlantis' })).toEqual({
      ok: false,
      why: expect.stringMatching(/^There is no city "Atlantis"\. Built-in cities: capital-01, .*\.$/) as string,
    });
  });

  const warned = (city: string, seats: number): string[] => {
    const settled = emergence.settleOptions({ city });
    if (!settled.ok) throw new Error(settled.why);
    return emergence.warnings!(settled.value, seats);
  };

  test.each([
    ['02', 3, 0],
    ['02', 4, 0],
    ['02', 5, 1],
    ['02', 6, 1],
    ['07', 4, 1],
    ['07', 5, 0],
    ['01', 6, 0],
  ])('City %s with %d operatives: %d warnings', (city, seats, count) => {
    expect(warned(city, seats)).toHaveLength(count);
  });

  test('a warning says which side it helps, and forbids nothing', () => {
    expect(warned('02', 6)[0]).toMatch(/Humans/);
    expect(warned('07', 3)[0]).toMatch(/A\.I\./);
    expect(asked(dealt(6, 1, { city: '02' }))).toHaveLength(6);
  });
});

test('[EMG-006] a city whose compile tile touches the start tile cannot be chosen', () => {
  const touching = { ...CITIES[0]!, tiles: CITIES[0]!.tiles.map((tile) => toCompile(tile)) };
  expect(emergence.settleOptions({ city: JSON.parse(JSON.stringify(touching)) as Json })).toEqual({
    ok: false,
    why: expect.stringContaining('EMG-006') as string,
  });

  function toCompile(tile: (typeof CITIES)[number]['tiles'][number]): unknown {
    return tile.q === 1 && tile.r === 0 ? { q: 1, r: 0, kind: 'compile' } : tile;
  }
});

describe('[EMG-007] one block on each data tile', () => {
  test('City 01: by the sign on the tile, and none on start, compile and assimilate tiles', () => {
    const s = dealt(4);
    expect(['B2', 'C3', 'C4', 'B3'].map((tile) => lyingOn(s, tile))).toEqual(['T', 'O', 'H', 'M']);
    expect(['D4', 'A1', 'G4', 'A4', 'G1'].map((tile) => lyingOn(s, tile))).toEqual(['', '', '', '', '']);
    expect(seen(s, 'spectator').blocks).toMatchObject({ B2: { triangle: 1 }, C3: { circle: 1 }, C4: { helix: 1 } });
  });

  test.each(CITIES.map(({ id }) => id))('%s: as many as its data tiles bear signs', (id) => {
    const s = dealt(4, 1, { city: id });
    const city = buildCity(CITIES.find((file) => file.id === id)!);
    for (const [tile, name] of city.names.entries()) {
      expect(lyingOn(s, name), name).toBe(city.types[tile]!.map((type) => 'TOHM'[type]).join(''));
    }
  });
});

describe('[EMG-008] four data types, two digital and two biological', () => {
  test('no other block is ever seen', () => {
    const kinds = Object.values(seen(dealt(6), red).blocks).flatMap((blocks) => Object.keys(blocks));
    expect([...new Set(kinds)].sort()).toEqual(['circle', 'helix', 'molecule', 'triangle']);
  });

  test.each([
    ['triangle', 'light blue', 'digital', 'D5', 'E'],
    ['circle', 'dark blue', 'digital', 'C3', 'E'],
    ['helix', 'light green', 'biological', 'C4', 'B'],
    ['molecule', 'dark green', 'biological', 'B3', 'B'],
  ] as const)('%s is %s, %s', (data, colour, nature, tile, face) => {
    expect(BLOCKS[data]).toEqual({ colour, nature });
    const s = actionOf('red', { at: { red: tile }, show: { red: `activate-${face}` } });
    expect(seen(answer(s, red, 'activate'), red).operatives[red]!.blocks).toEqual({ [data]: 1 });
    expect(DATA).toHaveLength(4);
  });
});

test.each(CITIES.map(({ id }) => id))('[EMG-009] all agents begin on the start tile of %s', (id) => {
  const s = dealt(6, 1, { city: id });
  const { kind, tileNamed } = buildCity(CITIES.find((file) => file.id === id)!);
  for (let seat = 0; seat < 6; seat += 1) expect(kind[tileNamed.get(tileOf(s, seat))!]).toBe('start');
});

test('[EMG-010] everybody begins with nothing, and both totals with 0', () => {
  const view = seen(dealt(6), 'spectator');
  expect(view.operatives.map(({ blocks }) => blocks)).toEqual([{}, {}, {}, {}, {}, {}]);
  expect(view.operatives.map(({ tokens }) => tokens)).toEqual(new Array(6).fill(0));
  expect(view.totals).toEqual({ ai: 0, human: 0 });
});

describe('[EMG-011] the own card is shown to its owner only', () => {
  test.each([3, 4])('%d operatives', (seats) => {
    for (const seed of SEEDS.slice(0, 8)) {
      const s = dealt(seats, seed);
      for (let me = 0; me < seats; me += 1) {
        const known = seen(s, me).operatives.map(({ team }) => team);
        expect(known[me]).toBe(s.allegiance[me] === 1 ? 'human' : 'ai');
        expect(known.filter((team) => team !== null)).toHaveLength(1);
      }
      expect(seen(s, 'spectator').operatives.every(({ team }) => team === null)).toBe(true);
    }
  });

  test('no card is told to anybody else', () => {
    const { told } = emergence.start({ seats: 5, seed: 3 });
    expect(told.filter(({ event, to }) => event.type === 'dealt' && to === 'all')).toEqual([]);
  });
});

describe('[EMG-012] [EX-5] with 5 or 6 operatives the two Humans know each other', () => {
  test.each([5, 6])('%d operatives', (seats) => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { state: s, told } = emergence.start({ seats, seed });
      const humans = humansAt(s);
      for (let me = 0; me < seats; me += 1) {
        const isHuman = humans.includes(me);
        const known = seen(s, me).operatives.flatMap(({ team }, seat) => (team === null ? [] : [[seat, team]]));
        expect(known).toEqual(isHuman ? humans.map((seat) => [seat, 'human']) : [[me, 'ai']]);
        const notices = told.flatMap(({ event, to }) => (event.type === 'dealt' && to === me ? [event.fellows] : []));
        expect(notices).toEqual([isHuman ? humans.filter((seat) => seat !== me) : []]);
      }
    }
  });
});

test.each([3, 4])('[EMG-013] with %d operatives the one Human recognises nobody', (seats) => {
  for (const seed of SEEDS.slice(0, 8)) {
    const { state: s, told } = emergence.start({ seats, seed });
    expect(humansAt(s)).toHaveLength(1);
    for (const { event } of told) if (event.type === 'dealt') expect(event.fellows).toEqual([]);
  }
});

describe('[EMG-014] everybody acknowledges the own card before round 1', () => {
  test('all are asked the same, Human or not', () => {
    const s = dealt(6);
    expect(now(s)).toBe('briefing red orange yellow violet pink white');
    for (let seat = 0; seat < 6; seat += 1) expect(offers(s, seat)).toEqual(['understood']);
  });

  test('the first round begins with the last acknowledgement', () => {
    let s = dealt(5);
    for (const seat of [4, 0, 2, 1]) {
      s = answer(s, seat, 'understood');
      expect(stageOf(s)).toBe('briefing');
    }
    s = answer(s, 3, 'understood');
    expect(now(s)).toBe('select red orange yellow violet pink');
    expect(seen(s, red).round).toBe(1);
  });

  test('until then others see who has acknowledged, and nothing else', () => {
    const s = answer(dealt(3), 1, 'understood');
    expect(seen(s, red).now.at(-1)).toEqual({ stage: 'briefing', ready: [false, true, false], mine: null });
    expect(seen(s, 1).now.at(-1)).toMatchObject({ stage: 'briefing', mine: 'understood' });
  });
});

test('[EMG-015] how many Humans there are is public, who they are is not', () => {
  const view = seen(dealt(6, 5), 'spectator');
  const worlds = SEEDS.map((seed) => emergence.world(view, fastRng(seed)));
  for (const world of worlds) expect(humansAt(world)).toHaveLength(2);
  expect(distinct(worlds.map(humansAt))).toHaveLength(15);
});

describe('[EMG-016] the first leader is drawn', () => {
  test.each(SEATS)('among %d, anybody may be', (seats) => {
    const leaders = new Set(SEEDS.map((seed) => dealt(seats, seed).leader));
    expect(leaders.size).toBe(seats);
  });

  test('the draw is in the log, and everybody is told', () => {
    const { state, entries, told } = emergence.start({ seats: 4, seed: 11 });
    expect(entries).toContainEqual({
      type: 'chance',
      label: 'first leader',
      of: 4,
      came: state.leader,
    } satisfies Entry);
    expect(told).toContainEqual({ event: { type: 'leader', seat: state.leader, round: 1 }, to: 'all' });
  });
});

test('[EMG-017] clockwise is the next higher seat, and after the last comes the first', () => {
  let s = select(selecting({ seats: 5, leader: 'violet' }));
  const order: string[] = [];
  for (; stageOf(s) === 'move'; s = answer(s, asked(s)[0]!, offers(s, asked(s)[0]!)[0])) {
    order.push(COLOURS[asked(s)[0]!]!);
  }
  expect(order).toEqual(['violet', 'pink', 'red', 'orange', 'yellow']);
  expect(s.leader).toBe(pink);
  expect(answer(turnOf('pink', { seats: 6, leader: 'white', show: { pink: 'spy-E' } }), pink, 'C3').leader).toBe(red);
  expect(answer(turnOf('violet', { seats: 6, leader: 'pink', show: { violet: 'spy-E' } }), 3, 'C3').leader).toBe(white);
});

describe('[EMG-018] short or extended', () => {
  test('short is preset', () => expect(dealt(4).length).toBe('short'));
  test('the host may choose extended', () => expect(dealt(4, 1, { length: 'extended' }).length).toBe('extended'));

  test.each(['medium', 1, true])('%j is no length', (length) => {
    expect(emergence.settleOptions({ length })).toEqual({
      ok: false,
      why: `The length is 'short' or 'extended', not ${JSON.stringify(length)}.`,
    });
  });
});

test.each([
  ['short', 3, 10, 5],
  ['short', 4, 15, 5],
  ['short', 5, 15, 10],
  ['short', 6, 20, 10],
  ['extended', 3, 20, 10],
  ['extended', 4, 30, 10],
  ['extended', 5, 30, 20],
  ['extended', 6, 40, 20],
])('[EMG-019] a %s game of %d shows the requirements %d and %d', (length, seats, ai, human) => {
  expect(seen(dealt(seats, 1, { length }), 'spectator').required).toEqual({ ai, human });
});

describe('[EMG-020] the supplies are unlimited', () => {
  test('blocks: a tile can be replenished however many there are in play', () => {
    const s = actionOf('red', { at: { red: 'C3' }, show: { red: 'replenish-E' }, lying: { C3: 'O'.repeat(200) } });
    expect(lyingOn(answer(s, red, 'replenish'), 'C3')).toHaveLength(201);
  });

  test('tokens: a compile pays in full however many are in play', () => {
    const s = actionOf('red', { at: { red: 'A1' }, holds: { red: 'TOHM' }, tokens: { orange: 500, red: 100 } });
    const all = ['triangle', 'circle', 'helix', 'molecule'];
    expect(answers(s, red, 'activate', [all]).tokens[red]).toBe(107);
  });

  test('what is compiled or discarded goes back to the supply', () => {
    const compiled = answers(actionOf('red', { at: { red: 'A1' }, holds: { red: 'TO' } }), red, 'activate', [
      ['triangle', 'circle'],
    ]);
    expect(held(compiled, red)).toBe('');
    expect(compiled.supplied).toEqual([8, 8, 8, 8, 2]);

    const spying = actionOf('red', { at: { red: 'C3' }, show: { red: 'spy-E' }, tokens: { red: 4 } });
    expect(answer(spying, red, 'activate').supplied).toEqual([8, 8, 8, 8, 3]);
  });
});
