import { fastRng } from '@tablewright/kernel';
import { ofType, onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { emergent, type State, type Told } from '../index.ts';
import {
  answers,
  type ByRegion,
  cityIn,
  fromTo,
  planning,
  reveal,
  shipping,
  stageOf,
  stocked,
} from './testing/tables.ts';

const FIVE = (region: string): ByRegion => ({ [region]: 5 });

/** How a city goes when everybody holds back until it comes up, and there sells as much as the tier allows. */
function resolved(laid: Parameters<typeof stocked>[0], city: string): ReturnType<typeof cityIn> {
  const played = stocked({ ...laid, ask: laid.stock.map((_, seat) => seat) });
  const heard = [...played.told];
  for (let { state } = played; stageOf(state) === 'ship'; ) {
    const here = ofType(heard, 'city').at(-1)!;
    const said = laid.stock.map((_, seat) => shipping(here.city === city ? asMuch(state, seat, here) : {}));
    const next = answers(state, said);
    heard.push(...next.told);
    ({ state } = next);
    if (here.city === city) break;
  }
  return cityIn(heard, city);
}

function asMuch(s: State, seat: number, { suppliers }: Told & { type: 'city' }): ByRegion {
  let left = suppliers.find((one) => one.seat === seat)?.may ?? 0;
  const ship: ByRegion = {};
  for (const [region, n] of Object.entries(emergent.view(s, seat).players[seat]!.stock)) {
    ship[region] = Math.min(n, left);
    left -= ship[region];
  }
  return ship;
}

describe('the printed examples of demand', () => {
  test('[EMT-406, EMT-407, EMT-408, EMT-413] T1, Example 1: more cylinders first, a tie goes one tier down', () => {
    const stock = [FIVE('SOE'), FIVE('OHV'), FIVE('MAT'), FIVE('NOE')];
    const market = [{ NOE: 4 }, { NOE: 2 }, { NOE: 2 }, {}];
    expect(resolved({ stock, market }, 'New York')).toEqual({ tiers: [1, 3, 3, 4], sold: [5, 2, 2, 0] });
  });

  test('[EMT-407, EMT-408, EMT-414] T2, Example 2: two tied for first leave the first tier empty', () => {
    const stock = [FIVE('NCA'), FIVE('SCA'), FIVE('SCA'), FIVE('TEX')];
    const market = [{}, { SCA: 2 }, { SCA: 2 }, {}];
    expect(resolved({ stock, market }, 'Los Angeles')).toEqual({ tiers: [3, 2, 2, 4], sold: [3, 4, 4, 0] });
  });

  test('[EMT-408] T3, Example 3: one ahead, three tied at distance 2', () => {
    const stock = [FIVE('SCA'), FIVE('TEX'), FIVE('GLK'), FIVE('PNW')];
    const laid = { round: 2, set: 'A', stock, market: [{}, { CRK: 1 }, {}, {}] } as const;
    expect(resolved(laid, 'Denver')).toEqual({ tiers: [3, 1, 3, 3], sold: [2, 4, 2, 2] });
  });

  test('[EMT-409] T4, the note for two players: first and third tier', () => {
    expect(resolved({ stock: [FIVE('NOE'), FIVE('MAT')] }, 'New York')).toEqual({ tiers: [1, 3], sold: [5, 2] });
  });

  test('[EMT-404, EMT-602] T5: $1 from 1 space, $2 from 3 spaces, nothing from 0', () => {
    const { state } = stocked({ stock: [{ OHV: 1, TEX: 1, NOE: 1 }, {}], ask: [0] });
    const after = answers(state, [shipping({ OHV: 1, TEX: 1, NOE: 1 })]);
    const shipped = ofType(after.told, 'shipped')[0]!.shipments[0]!;
    expect(shipped.from).toEqual([
      { region: 'TEX', units: 1, distance: 3 },
      { region: 'OHV', units: 1, distance: 1 },
      { region: 'NOE', units: 1, distance: 0 },
    ]);
    expect(shipped.transport).toBe(3);
    expect(onlyOne(after.told, 'transport')).toMatchObject({
      paid: [3, 0],
      bands: [
        [1, 1, 1],
        [0, 0, 0],
      ],
    });
  });
});

describe('market share', () => {
  test('[EMT-401] all cards lie open before the first city is resolved', () => {
    const s = planning({ options: { market: 'shuffled' } });
    s.sets = [];
    const plan = { buildSmall: { NOE: 1, SCA: 1 }, stock: { NOE: 5, SCA: 5 }, shipping: { ask: 1 } };
    const { state, told } = reveal(s, [plan]);
    expect(told.map(({ type }) => type)).toEqual(['revealed', 'demand', 'city']);
    expect(onlyOne(told, 'demand').cards).toHaveLength(4);
    expect(stageOf(state)).toBe('ship'); // at the first city
    expect(emergent.view(state, 1).cards).toEqual(onlyOne(told, 'demand').cards);
  });

  test('[EMT-402] the cities come in the order of their ranks, those without a card are passed over', () => {
    const { told } = stocked({ stock: [FIVE('NOE'), FIVE('SCA')], set: 'A' });
    expect(ofType(told, 'city').map(({ city }) => city)).toEqual(['New York', 'Los Angeles', 'Dallas', 'Miami']);
  });

  test('[EMT-405] T13: a player without products has no place, whatever the cylinders', () => {
    const laid = { stock: [{}, FIVE('NOE'), FIVE('MAT'), FIVE('OHV')], market: [{ NOE: 3 }, {}, {}, {}] };
    expect(resolved(laid, 'New York')).toEqual({ tiers: [null, 1, 3, 3], sold: [0, 5, 2, 2] });
    expect(ofType(stocked(laid).told, 'city')[0]!.out).toEqual([0]);
  });

  test('[EMT-407] T16: distance 2 comes before distance 3, though both cost $2', () => {
    const { told } = stocked({ stock: [FIVE('TEX'), FIVE('SOE'), {}] });
    const rows = ofType(told, 'city')[0]!.suppliers;
    expect(rows.map(({ seat, distance, tier }) => [seat, distance, tier])).toEqual([
      [1, 2, 1],
      [0, 3, 2],
    ]);
  });

  test('[EMT-407] T17: only a DC that still holds a product counts', () => {
    // round 1, set D: New York 7/4/3, then Washington 4/2/1
    const { told } = stocked({ set: 'D', stock: [{ NOE: 1, SCA: 4 }, FIVE('TEX')], ask: [0] });
    const { state } = stocked({ set: 'D', stock: [{ NOE: 1, SCA: 4 }, FIVE('TEX')], ask: [0] });
    expect(ofType(told, 'city')[0]!.suppliers.find(({ seat }) => seat === 0)!.distance).toBe(0);
    let played = answers(state, [shipping({ NOE: 1 })]);
    const heard = [...played.told];
    while (stageOf(played.state) === 'ship') {
      played = answers(played.state, [shipping({})]);
      heard.push(...played.told);
    }
    const washington = ofType(heard, 'city').find(({ city }) => city === 'Washington')!;
    expect(washington.suppliers.find(({ seat }) => seat === 0)!.distance).toBe(5);
  });

  test.each([
    ['T10: all four tied sell the second tier', ['NOE', 'NOE', 'NOE', 'NOE'], [2, 2, 2, 2], [3, 3, 3, 3]],
    ['T11: three tied, the fourth behind them', ['NOE', 'NOE', 'NOE', 'MAT'], [2, 2, 2, 3], [3, 3, 3, 2]],
    ['nobody tied: the fourth sells nothing', ['NOE', 'MAT', 'SOE', 'TEX'], [1, 2, 3, 4], [5, 3, 2, 0]],
    ['tied for third sells nothing', ['NOE', 'MAT', 'SOE', 'SOE'], [1, 2, 4, 4], [5, 3, 0, 0]],
  ])('[EMT-408] %s', (_name, regions, tiers, sold) => {
    expect(resolved({ stock: regions.map(FIVE) }, 'New York')).toEqual({ tiers, sold });
  });

  test('[EMT-408] T12: two tied groups add up', () => {
    const laid = {
      stock: [FIVE('NOE'), FIVE('NOE'), FIVE('MAT'), FIVE('OHV')],
      market: [{ NOE: 1 }, { NOE: 1 }, {}, {}],
    };
    expect(resolved(laid, 'New York')).toEqual({ tiers: [2, 2, 4, 4], sold: [3, 3, 0, 0] });
  });

  test.each([
    ['T14: both tied sell the third tier', [FIVE('NOE'), FIVE('NOE')], [3, 3], [2, 2]],
    ['T15: a sole supplier sells the first tier', [{}, FIVE('NOE')], [null, 1], [0, 5]],
  ])('[EMT-409] %s', (_name, stock, tiers, sold) => {
    expect(resolved({ stock }, 'New York')).toEqual({ tiers, sold });
  });

  test('[EMT-410] up to the tier and never more than one has; fewer or none is allowed', () => {
    expect(cityIn(stocked({ stock: [{ NOE: 3 }, {}] }).told, 'New York').sold).toEqual([3, 0]);
    const { state } = stocked({ stock: [{ NOE: 10 }, {}], ask: [0] });
    expect(emergent.explain(state, 0, shipping({ NOE: 6 }))).toEqual({
      ok: false,
      rule: 'EMT-410',
      why: 'This city takes 5 from you; you ship 6.',
    });
    for (const n of [0, 2, 5]) expect(emergent.explain(state, 0, shipping({ NOE: n })).ok).toBe(true);
  });

  test('[EMT-411] what one does not sell is not passed on', () => {
    const { state, told } = stocked({ stock: [{ NOE: 5 }, FIVE('MAT'), FIVE('OHV')], ask: [0] });
    expect(ofType(told, 'city')[0]!.suppliers.map(({ tier }) => tier)).toEqual([1, 3, 3]);
    const after = answers(state, [shipping({})]);
    expect(ofType(after.told, 'shipped')[0]!.shipments.map(({ seat, units }) => [seat, units])).toEqual([
      [0, 0],
      [1, 2],
      [2, 2],
    ]);
  });

  test('[EMT-412] the order of a city is fixed before anything is shipped to it; later cities see what is left', () => {
    // Blue ships its only product in the Northeast to New York and is nearest there all the same
    const { state, told } = stocked({ set: 'D', stock: [{ NOE: 1, SCA: 4 }, { MAT: 5 }, {}], ask: [0, 1] });
    expect(ofType(told, 'city')[0]!.suppliers.map(({ seat, tier }) => [seat, tier])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    let played = answers(state, [shipping({ NOE: 1 }), shipping({ MAT: 1 })]);
    const heard = [...played.told];
    expect(cityIn([...told, ...heard], 'New York').sold).toEqual([1, 1, 0]);
    while (stageOf(played.state) === 'ship') {
      played = answers(played.state, [shipping({}), shipping({})]);
      heard.push(...played.told);
    }
    const washington = ofType(heard, 'city').find(({ city }) => city === 'Washington')!;
    expect(washington.suppliers.map(({ seat, distance }) => [seat, distance])).toEqual([
      [1, 0],
      [0, 5],
    ]);
  });

  test('[EMT-413] several in one tier sell up to its number each', () => {
    const { told } = stocked({ stock: [FIVE('NOE'), FIVE('NOE'), FIVE('NOE')] });
    expect(cityIn(told, 'New York').sold).toEqual([3, 3, 3]);
  });

  test('[EMT-414] a tier may stay empty', () => {
    const { told } = stocked({ stock: [FIVE('NOE'), FIVE('NOE'), {}] });
    expect(cityIn(told, 'New York')).toEqual({ tiers: [2, 2, null], sold: [3, 3, 0] });
  });
});

describe('shipping', () => {
  test('[EMT-501, EMT-514] one chooses from which regions the cubes come, in any mixture', () => {
    const { state } = stocked({ stock: [{ NOE: 5, SCA: 5 }, {}], ask: [0] });
    expect(stageOf(state)).toBe('ship');
    const { told } = answers(state, [shipping({ SCA: 3, NOE: 2 })]);
    expect(fromTo(told, 'New York')).toEqual(['0 SCA 3', '0 NOE 2']);
    expect(emergent.explain(state, 0, shipping({ TEX: 1 }))).toMatchObject({ ok: false, rule: 'EMT-514' });
    expect(emergent.explain(state, 0, shipping({ NOE: 6 }))).toMatchObject({
      ok: false,
      why: 'You have 5 products in the Northeast; you ship 6.',
    });
    expect(emergent.explain(state, 0, shipping({ NOE: 3, SCA: 3 }))).toMatchObject({ ok: false, rule: 'EMT-410' });
  });

  test('[EMT-502] each cube lies on the track by the distance it came', () => {
    const { state } = stocked({ stock: [{ NOE: 1, OHV: 1, SOE: 1, SCA: 1 }, {}], ask: [0] });
    const after = answers(state, [shipping({ NOE: 1, OHV: 1, SOE: 1, SCA: 1 })]).state;
    const result = emergent.view(after, 1).results.find(({ city }) => city === 'New York')!;
    expect(result.track).toEqual([
      [1, 1, 2],
      [0, 0, 0],
    ]);
  });

  test('[EMT-503, EMT-515] within a city all choose at once, and nothing shows until the last answer is in', () => {
    const { state } = stocked({ stock: [{ NOE: 5 }, { MAT: 5 }, { OHV: 5 }], ask: [0, 1] });
    expect(emergent.waiting(state)).toBe(0b011);
    const one = answers(state, [shipping({ NOE: 5 })]).state;
    const other = answers(state, [shipping({})]).state;
    expect(emergent.view(one, 1)).toEqual(emergent.view(other, 1));
    expect(emergent.view(one, 1).players[0]!.stock).toEqual({ NOE: 5 });
    const { told } = answers(one, [undefined, shipping({ MAT: 1 })]);
    expect(onlyOne(told.slice(0, 1), 'shipped').shipments.map(({ units }) => units)).toEqual([5, 1, 2]);
    // everything that the question is about lies open
    expect(emergent.view(state, 0).players).toEqual(emergent.view(state, 'spectator').players);
  });

  test('[EMT-510, EMT-511] "Ship for me" is the default and asks nothing; "Ask me" asks at every city', () => {
    const unasked = stocked({ stock: [{ NOE: 5 }, { SCA: 5 }] });
    expect(stageOf(unasked.state)).toBe('plan');
    expect(fromTo(unasked.told, 'New York')).toEqual(['0 NOE 5']);
    expect(fromTo(unasked.told, 'Los Angeles')).toEqual(['1 SCA 5']);
    expect(ofType(unasked.told, 'shipped').every(({ shipments }) => shipments.every(({ auto }) => auto))).toBe(true);
    const { state } = stocked({ stock: [{ NOE: 5, TEX: 5 }, { SCA: 5 }], ask: [0] });
    expect(emergent.waiting(state)).toBe(0b01);
    expect(emergent.view(state, 1).players.map(({ asks }) => asks)).toEqual([true, false]);
    const next = answers(state, [shipping({ NOE: 1 })]).state;
    expect([stageOf(next), emergent.waiting(next)]).toEqual(['ship', 0b01]);
    const round2 = [0, 0, 0].reduce((s) => answers(s, [shipping({})]).state, next);
    expect(stageOf(round2)).toBe('plan');
    expect(emergent.view(round2, 0).players[0]!.asks).toBe(false); // it is chosen again with every plan
  });

  test('[EMT-512] the autopilot keeps products for a later city that they are nearer to', () => {
    // tutorial 2: New York comes first at distance 2, Chicago is at 0
    const { told } = stocked({ set: 'B', stock: [{ GLK: 5 }, {}] });
    expect(fromTo(told, 'New York')).toEqual([]);
    expect(fromTo(told, 'Chicago')).toEqual(['0 GLK 5']);
  });

  test('[EMT-512] nearer regions first, then the fuller one, then the lower number', () => {
    const nearer = stocked({ stock: [{ SOE: 4, OHV: 2, MAT: 2 }, { SCA: 1 }] }).told;
    // New York 5/3/2, Miami 4/2/1 (SOE at distance 1): both band 1; New York is served from OHV (lower number) and MAT
    expect(fromTo(nearer, 'New York')).toEqual(['0 OHV 2', '0 MAT 2']);
    const fuller = stocked({ stock: [{ OHV: 2, MAT: 4 }, {}] }).told;
    expect(fromTo(fuller, 'New York')).toEqual(['0 OHV 1', '0 MAT 4']);
    const far = stocked({ set: 'D', stock: [{ GLK: 3, TEX: 5 }, {}], seats: 2 }).told;
    // New York 7 takes the nearer GLK (2) first; Dallas has kept 4 of TEX (0), and the fifth goes to New York (3)
    expect(fromTo(far, 'New York').sort()).toEqual(['0 GLK 3', '0 TEX 1']);
  });

  test('[EMT-512] no more is kept for a later city than the tier that one would have there now', () => {
    // round 1, set B: New York 5/4/2, Chicago 6/4/2, Atlanta 5/3/2, San Francisco 4/2/1. Alone Blue keeps all five in the
    // Great Lakes for Chicago; behind Red's cylinders it may sell only 4 there, so that one goes to New York
    const behind = stocked({ set: 'B', stock: [{ GLK: 5 }, { GLK: 1 }, {}], market: [{}, { GLK: 2 }, {}] }).told;
    expect(cityIn(behind, 'Chicago').tiers).toEqual([2, 1, null]);
    expect(fromTo(behind, 'New York')).toEqual(['0 GLK 1']);
    expect(fromTo(behind, 'Chicago')).toEqual(['0 GLK 4', '1 GLK 1']);
    // behind three of them Blue has no tier in Chicago, and keeps nothing for it
    const rivals = [{ GLK: 1 }, { GLK: 1 }, { GLK: 1 }];
    const market = [{ NOE: 1 }, { GLK: 3 }, { GLK: 2 }, { GLK: 1 }];
    const last = stocked({ set: 'B', stock: [{ GLK: 5 }, ...rivals], market }).told;
    expect(fromTo(last, 'New York')).toContain('0 GLK 5');
  });

  test('[EMT-412, EMT-512] nobody’s autopilot counts with what an earlier seat ships to the same city', () => {
    // set B: New York 5/4/2, then Chicago 6/4/2. Blue's only product goes to New York; until then its cylinders put it before Red
    // in Chicago, so that Red keeps no more than the third tier, 2, for it and brings 2 to New York
    const { told } = stocked({ set: 'B', stock: [{ NOE: 1 }, { GLK: 5 }], market: [{ GLK: 2 }, {}] });
    expect(fromTo(told, 'New York')).toEqual(['0 NOE 1', '1 GLK 2']);
    expect(cityIn(told, 'Chicago').tiers).toEqual([null, 1]); // Blue has nothing left when it comes up
    expect(fromTo(told, 'Chicago')).toEqual(['1 GLK 3']);
  });

  test('[EMT-412] a later seat keeps its tier when an earlier one has shipped its last product there', () => {
    const { told } = stocked({ stock: [{ NOE: 1 }, { MAT: 5 }] });
    expect(cityIn(told, 'New York')).toEqual({ tiers: [1, 3], sold: [1, 2] });
    const asked = stocked({ stock: [{ NOE: 1 }, { MAT: 5 }], ask: [0] });
    const after = answers(asked.state, [shipping({ NOE: 1 })]);
    expect(cityIn([...asked.told, ...after.told], 'New York')).toEqual({ tiers: [1, 3], sold: [1, 2] });
  });

  test('[EMT-513] asked is only who has a tier and a choice; the autopilot’s answer stands for who is away', () => {
    // set A ends with Miami: one region and no later card is no choice
    let { state } = stocked({ stock: [{ FLA: 5 }, { SCA: 5 }], ask: [0] });
    const asked: string[] = [];
    while (stageOf(state) === 'ship') {
      const frame = emergent.view(state, 0).now.at(-1)!;
      asked.push(`${'city' in frame ? frame.city : ''}`);
      state = answers(state, [shipping({})]).state;
    }
    expect(asked).toEqual(['0', '1', '3']); // New York, Los Angeles and Dallas, but not Miami
    // a fourth supplier has no tier
    const four = stocked({ stock: [FIVE('SCA'), FIVE('NOE'), FIVE('MAT'), FIVE('SOE')], ask: [0] });
    expect(ofType(four.told, 'city').map(({ city }) => city)).toEqual(['New York', 'Los Angeles']);
    const away = stocked({ set: 'B', stock: [{ GLK: 5 }, {}], ask: [0] }).state;
    expect(emergent.absent(away, 0)).toEqual({ ship: {}, rest: {} });
  });

  test.each([0, 1, 2, 3])('[EMT-513] one region and no later card is no choice on seat %i either', (seat) => {
    const only = <T>(value: T, others: T): T[] => [0, 1, 2, 3].map((other) => (other === seat ? value : others));
    let { state } = stocked({ stock: only(FIVE('FLA'), {}), ask: [seat] });
    let times = 0;
    for (; stageOf(state) === 'ship'; times += 1) state = answers(state, only(shipping({}), undefined)).state;
    expect(times).toBe(3); // New York, Los Angeles and Dallas, but not Miami
  });

  test('[EMT-512, EMT-513] the autopilot looks at the table it is asked about, whatever was played before', () => {
    const here = stocked({ stock: [{ NOE: 5, SCA: 5 }, {}], ask: [0] }).state;
    const before = emergent.absent(here, 0);
    stocked({
      set: 'F',
      stock: [{ HRT: 1 }, { NOE: 5 }, { SCA: 5 }, { TEX: 5 }],
      market: [{}, { NOE: 3 }, { SCA: 3 }],
    });
    expect(emergent.absent(here, 0)).toEqual(before);
    expect(before).toEqual({ ship: { NOE: 5 }, rest: {} });
  });

  test('[EMT-516] the switch can be turned off with a shipment, from the next city on', () => {
    const { state } = stocked({ stock: [{ NOE: 5, TEX: 5 }, {}], ask: [0] });
    const after = answers(state, [shipping({ NOE: 1 }, { auto: 1 })]);
    expect(stageOf(after.state)).toBe('plan');
    expect(fromTo(after.told, 'New York')).toEqual(['0 NOE 1']);
    expect(ofType(after.told, 'shipped')[0]!.shipments[0]!.auto).toBe(false);
    expect(ofType(after.told, 'shipped')[2]!.shipments[0]!.auto).toBe(true);
  });

  test('[EMT-516] everybody is told who is asked no more, before the next city', () => {
    const { state } = stocked({
      stock: [
        { NOE: 5, TEX: 5 },
        { MAT: 5, SCA: 5 },
      ],
      ask: [0, 1],
    });
    const after = answers(state, [shipping({}, { auto: 1 }), shipping({})]);
    expect(ofType(after.told, 'switched')).toEqual([{ type: 'switched', city: 'New York', region: 'NOE', seats: [0] }]);
    expect(after.told.map(({ type }) => type).slice(0, 3)).toEqual(['shipped', 'switched', 'city']);
    expect(emergent.view(after.state, 'spectator').players.map(({ asks }) => asks)).toEqual([false, true]);
    expect(emergent.words.event(after.told[1]!, ['You', 'Bea'])).toBe(
      'After New York the rest of this round is shipped for you.',
    );
  });

  test('[EMT-516] who was told of it in the last city of a round still sees it when the next round has begun', () => {
    const { state } = stocked({ stock: [{ NOE: 1 }, {}], ask: [0] });
    const [said, unsaid] = [{ auto: 1 }, {}].map((rest) => answers(state, [shipping({ NOE: 1 }, rest)]));
    for (const after of [said!, unsaid!]) expect(stageOf(after.state)).toBe('plan');
    const results = [said!, unsaid!].map((after) => emergent.view(after.state, 'spectator').results);
    expect(results.map(([newYork]) => newYork!.switched)).toEqual([[0], []]);
    expect(emergent.world(emergent.view(said!.state, 1), fastRng(1)).deliveries[0]!.switched).toEqual([0]);
  });

  test.each([
    ['the first', [{ auto: 1 }, {}, {}], [0], [false, true, true]],
    ['the second', [{}, { auto: 1 }, {}], [1], [true, false, true]],
    ['the last', [{}, {}, { auto: 1 }], [2], [true, true, false]],
    ['two at once', [{ auto: 1 }, {}, { auto: 1 }], [0, 2], [false, true, false]],
  ])('[EMT-516] it is turned off for those who say so and for nobody else: %s', (_who, rest, seats, asks) => {
    const stock = [
      { NOE: 5, TEX: 5 },
      { MAT: 5, SCA: 5 },
      { OHV: 5, DSW: 5 },
    ];
    const { state } = stocked({ stock, ask: [0, 1, 2] });
    const after = answers(
      state,
      rest.map((one) => shipping({}, one)),
    );
    expect(onlyOne(after.told, 'switched').seats).toEqual(seats);
    expect(emergent.view(after.state, 'spectator').players.map((player) => player.asks)).toEqual(asks);
    const asked = emergent.asks(after.state).map(({ seat }) => seat);
    expect(asked).toEqual([0, 1, 2].filter((seat) => !seats.includes(seat)));
  });

  test('[EMT-516] nobody is told anything as long as everybody wants to be asked', () => {
    const { state } = stocked({ stock: [{ NOE: 5, TEX: 5 }, {}], ask: [0] });
    expect(ofType(answers(state, [shipping({})]).told, 'switched')).toEqual([]);
  });
});
