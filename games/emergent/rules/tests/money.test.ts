import { fastRng, isOffered, sampleOption } from '@tablewright/kernel';
import { ofType, onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { emergent, type Told } from '../index.ts';
import { CODES, regionOf } from '../content/map.ts';
import { DC } from '../content/prices.ts';
import { dcsOf, proceedsOf, type Sale, saleOffer, salesFor, stillMissing } from '../content/sales.ts';
import { type State, totalOf } from '../state.ts';
import { answers, asked, planning, refusal, reveal, stageOf, step, stocked } from './testing/tables.ts';

/** 'NOE-small TEX-large' */
function sale(text: string): Sale {
  const sold = { small: {} as Record<string, number>, large: {} as Record<string, number> };
  for (const [region = '', size] of text.split(' ').map((dc) => dc.split('-'))) {
    const lines = sold[size as 'small' | 'large'];
    lines[region] = (lines[region] ?? 0) + 1;
  }
  return sold;
}

/** Every choice among some DCs, with and without each. */
function choices(own: Sale): Sale[] {
  return dcsOf(own).reduce<Sale[]>(
    (all, { region, size }) => [
      ...all,
      ...all.map((one) => ({ ...one, [size]: { ...one[size], [region]: (one[size][region] ?? 0) + 1 } })),
    ],
    [{ small: {}, large: {} }],
  );
}

function inShort(sold: Sale): string {
  return dcsOf(sold)
    .map(({ region, size }) => `${region}-${size}`)
    .join(' ');
}

/** What is on offer, out of all that one could think of. */
function offers(s: State, seat: number): string[] {
  const { small, large } = emergent.view(s, seat).players[seat]!;
  const some = choices({ small, large }).filter((sold) => emergent.explain(s, seat, sold).ok);
  return [...new Set(some.map(inShort))].sort();
}

describe('income, transport and operating costs', () => {
  test('[EMT-601, EMT-603] T7: 3 sold bring $15; a small and a large DC cost $15', () => {
    const s = planning({ small: [{ NOE: 1 }], large: [{ SCA: 1 }] });
    const { told, state } = reveal(s, [{ stock: { NOE: 3 } }]);
    expect(onlyOne(told, 'income').income).toEqual([15, 0]);
    expect(onlyOne(told, 'operating').paid).toEqual([15, 0]);
    expect(state.cash[0]).toBe(100 - 3 + 15 - 15);
  });

  test('[EMT-602] transport: $0, $1, $2 for each product', () => {
    const { told } = stocked({ stock: [{ NOE: 5 }, { OHV: 5, SCA: 5 }, {}] });
    expect(ofType(told, 'shipped')[0]!.shipments.map(({ seat, units, transport }) => [seat, units, transport])).toEqual(
      [
        [0, 5, 0],
        [1, 3, 3],
      ],
    );
    const { paid, bands } = onlyOne(told, 'transport');
    for (const [seat, [, one = 0, two = 0]] of bands.entries()) expect(paid[seat]).toBe(one + 2 * two);
  });

  test('[EMT-603] a DC costs rent whether it shipped or not', () => {
    const { told } = reveal(planning({ small: [{ HRT: 2 }], large: [{ NRK: 1 }] }), []);
    expect(onlyOne(told, 'operating').paid).toEqual([20, 0]);
  });

  test('[EMT-604] this round’s income pays transport and rent', () => {
    const s = planning({ cash: [5, 100], small: [{ NOE: 1 }] });
    const { told, state } = reveal(s, [{ stock: { NOE: 5 } }]);
    expect(onlyOne(told, 'revealed').cash[0]).toBe(0);
    expect(ofType(told, 'forced')).toEqual([]);
    expect(state.cash[0]).toBe(20);
  });

  test('[EMT-610] transport can always be paid: at most $2 of each $5', () => {
    // set C: every city lies two or more borders away from the Northeast
    const s = planning({ cash: [5, 100], small: [{ NOE: 1 }], set: 'C' });
    const { told } = reveal(s, [{ stock: { NOE: 5 } }]);
    expect(onlyOne(told, 'revealed').cash[0]).toBe(0);
    expect([onlyOne(told, 'income').income[0], onlyOne(told, 'transport').paid[0]]).toEqual([25, 10]);
    expect(ofType(told, 'forced')).toEqual([]);
  });
});

describe('[EMT-611] who cannot pay the rent has to sell DCs', () => {
  test('[EMT-611, EMT-612] T19: $9 short, one large DC goes, $1 is left', () => {
    const plan = { stock: { NOE: 4 } };
    const s = planning({ cash: [5, 100], large: [{ NOE: 1, HRT: 1, NRK: 1 }] });
    const { state, told } = reveal(s, [plan]);
    expect(onlyOne(told, 'revealed').cash[0]).toBe(1);
    expect([stageOf(state), asked(state), state.cash[0]]).toEqual(['forced', [0], 21]);
    expect(offers(state, 0)).toEqual(['HRT-large', 'NOE-large', 'NRK-large']);
    const after = answers(state, [sale('HRT-large')]);
    expect(onlyOne(after.told, 'forced')).toMatchObject({
      seat: 0,
      owes: 30,
      short: 9,
      large: { HRT: 1 },
      proceeds: 10,
    });
    expect(onlyOne(after.told, 'operating').paid[0]).toBe(30);
    expect([after.state.cash[0], totalOf(after.state.large, 0)]).toEqual([1, 2]);
    expect(emergent.violations(after.state)).toEqual([]);
  });

  test('[EMT-611] it may not sell more than needed', () => {
    // owes 25, has 12: 13 short. Two larges, or a large and a small, or three smalls; never a DC too many
    const s = planning({ cash: [12, 100], small: [{ PNW: 1, HRT: 2 }], large: [{ NRK: 1 }] });
    const { state } = reveal(s, []);
    expect(offers(state, 0)).toEqual(['NRK-large HRT-small', 'PNW-small HRT-small HRT-small', 'PNW-small NRK-large']);
    expect(refusal(state, 0, sale('PNW-small'))).toEqual({
      rule: 'EMT-611',
      why: 'You are $13 short, and these DCs bring $5: $8 are still missing.',
    });
    expect(refusal(state, 0, sale('PNW-small HRT-small NRK-large'))).toEqual({
      rule: 'EMT-611',
      why: 'You are $13 short, and not all of these DCs have to go for that: leave one out.',
    });
    expect(refusal(state, 0, sale('PNW-small PNW-small PNW-small'))).toEqual({
      rule: 'EMT-611',
      why: 'You have 1 small DC in the Pacific Northwest; you sell 3.',
    });
    expect(refusal(state, 0, 'PNW-small').rule).toBe('EMT-611');
    const one = planning({ cash: [12, 100], small: [{ PNW: 1 }], large: [{ NRK: 1 }] });
    // $3 short: one small or one large, not both
    expect(offers(reveal(one, []).state, 0)).toEqual(['NRK-large', 'PNW-small']);
  });

  test('[EMT-611] the right DCs are taken in whatever order they are named, and written down in one', () => {
    const s = planning({ cash: [12, 100], small: [{ PNW: 1, HRT: 2 }], large: [{ NRK: 1 }] });
    const { state } = reveal(s, []);
    const named = [
      { small: { PNW: 1, HRT: 2 }, large: {} },
      { large: {}, small: { HRT: 2, PNW: 1 } },
      { small: { HRT: 2, NRK: 0, PNW: 1 } },
    ];
    const written = named.map((sold) => JSON.stringify(step(state, 0, sold).entries));
    expect(new Set(written).size).toBe(1);
    expect(written[0]).toContain('{"small":{"PNW":1,"HRT":2},"large":{}}');
  });

  test('[EMT-611] what is offered, listed and drawn is what the rule says, for any DCs and any debt', () => {
    const rng = fastRng(11);
    const drawn = (n: number): string => CODES[rng.below(n)]!;
    for (let i = 0; i < 150; i += 1) {
      const dcs = Array.from(
        { length: 1 + rng.below(8) },
        (_, n) => `${drawn(5)}-${n < 3 && rng.below(2) > 0 ? 'large' : 'small'}`,
      );
      const own = sale(dcs.join(' '));
      const amount = 1 + rng.below(proceedsOf(own));
      const byRegion = (lines: Sale['small']): number[] => CODES.map((code) => lines[code] ?? 0);
      const offer = saleOffer(byRegion(own.small), byRegion(own.large), amount);
      const right = new Set<string>();
      for (const sold of choices(own)) {
        const enough = proceedsOf(sold) >= amount;
        const needless = dcsOf(sold).some(({ size }) => proceedsOf(sold) - DC[size].resale >= amount);
        expect(isOffered(offer, sold)).toBe(enough && !needless);
        expect(stillMissing(offer, sold) <= 0).toBe(enough);
        if (enough && !needless) right.add(inShort(sold));
      }
      const listed = salesFor(own, amount).map(inShort);
      expect(listed).toHaveLength(right.size);
      expect(new Set(listed)).toEqual(right);
      for (let n = 0; n < 5; n += 1) expect(right.has(inShort(sampleOption(offer, rng) as Sale))).toBe(true);
    }
  });

  test('[EMT-611] a random sale comes out also where only the large DCs will do', () => {
    // $30 short: the three large ones; the small one and two of them bring 25, and with the third it is not needed
    const rng = fastRng(5);
    const at = (code: string, n: number): number[] => CODES.map((_, region) => (region === regionOf(code) ? n : 0));
    const offer = saleOffer(at('PNW', 1), at('NOE', 3), 30);
    for (let i = 0; i < 200; i += 1)
      expect(inShort(sampleOption(offer, rng) as Sale)).toBe(inShort(sale('NOE-large NOE-large NOE-large')));
  });

  test('[EMT-611] a DC is not needed also where it was named before the last', () => {
    // owes 20, has 10: $10 short. The large one brings it alone, so that neither small one goes with it
    const s = planning({ cash: [10, 100], small: [{ PNW: 1, HRT: 1 }], large: [{ NRK: 1 }] });
    const { state } = reveal(s, []);
    expect(offers(state, 0)).toEqual(['NRK-large', 'PNW-small HRT-small']);
    expect(refusal(state, 0, sale('PNW-small NRK-large')).rule).toBe('EMT-611');
    expect(refusal(state, 0, sale('NRK-large HRT-small')).rule).toBe('EMT-611');
  });

  test('[EMT-603, EMT-611] a DC sold this way still owes this round’s rent, and its products are lost', () => {
    // both in Heartland, tied everywhere: the third tiers 2, 3, 2, 1 take 8 of Blue's 10, at $1 or $2 transport
    const s = planning({ cash: [10, 100], small: [{ HRT: 10 }, { HRT: 2 }] });
    const { state, told } = reveal(s, [{ stock: { HRT: 10 } }, { stock: { HRT: 10 } }]);
    expect(onlyOne(told, 'transport').paid[0]).toBe(2 + 2 * 6);
    // 40 − 14 = 26 of the 50 that are due; all DCs are alike, so nobody is asked
    expect(onlyOne(told, 'forced')).toMatchObject({ owes: 50, short: 24, small: { HRT: 5 }, proceeds: 25 });
    expect(onlyOne(told, 'operating').paid[0]).toBe(50);
    expect(onlyOne(told, 'liquidated').lost[0]).toBe(2);
    expect([state.cash[0], totalOf(state.small, 0)]).toEqual([1, 5]);
    expect(emergent.violations(state)).toEqual([]);
  });

  test('[EMT-611] what has no room without the DC is gone at once, also while somebody else still chooses', () => {
    // Blue ships nothing, so that all ten products still lie there when the rent is due
    const s = planning({
      cash: [17, 7],
      small: [
        { HRT: 1, NRK: 1, PNW: 2 },
        { SCA: 1, TEX: 1 },
      ],
    });
    const { state } = reveal(s, [{ stock: { HRT: 5, NRK: 5 }, shipping: { ask: 1 } }]);
    let played = { state, told: [] as Told[] };
    while (stageOf(played.state) === 'ship') played = answers(played.state, [{ ship: {}, rest: {} }]);
    expect(asked(played.state)).toEqual([0, 1]);
    const sold = answers(played.state, [sale('PNW-small NRK-small HRT-small')]).state;
    expect(emergent.view(sold, 1).players[0]!.stock).toEqual({});
    expect(emergent.violations(sold)).toEqual([]);
    const { told } = answers(sold, [undefined, sale('TEX-small')]);
    expect(onlyOne(told, 'liquidated').lost).toEqual([10, 0]);
    expect(onlyOne(told, 'accounts').accounts[0]!.liquidated).toBe(10);
  });

  test('[EMT-612] it always suffices: with nothing at all the DCs pay for themselves', () => {
    const s = planning({ cash: [0, 0], small: [{ HRT: 10 }, { NRK: 3 }], large: [{ HRT: 3 }, {}] });
    const { state } = reveal(s, []);
    expect(state.cash).toEqual([0, 0]);
    expect([totalOf(state.small, 0), totalOf(state.large, 0), totalOf(state.small, 1)]).toEqual([0, 0, 0]);
  });

  test('D4: several choose at the same time, in any order, and everybody sees it', () => {
    const dcs = {
      small: [
        { NOE: 2, HRT: 1 },
        { SCA: 1, TEX: 1 },
      ],
      cash: [12, 7],
    };
    const { state } = reveal(planning(dcs), []);
    expect(asked(state)).toEqual([0, 1]);
    const next = step(state, 1, sale('TEX-small'));
    expect(asked(next.state)).toEqual([0]);
    expect(next.told.map(({ event }) => event.type)).toEqual(['forced']);
  });

  test('D4: for somebody who is away the least value goes, from where least was shipped, then the higher number', () => {
    const s = planning({ cash: [7, 100], small: [{ NOE: 1, MAT: 1 }], large: [{ SCA: 1 }] });
    const { state } = reveal(s, [{ stock: { NOE: 2 } }]);
    expect(stageOf(state)).toBe('forced');
    expect(emergent.absent(state, 0)).toEqual(sale('MAT-small'));
    const equal = reveal(planning({ cash: [7, 100], small: [{ HRT: 1, NRK: 1 }] }), []).state;
    expect(emergent.absent(equal, 0)).toEqual(sale('HRT-small'));
  });

  test('D4: of as many dollars the DCs with the highest numbers go, whatever their size', () => {
    // $10 short: a large DC in Texas (9), or two small ones, in Northern California (3) and the Northeast (16)
    const dcs = { small: [{}, { NCA: 1, NOE: 1 }], large: [{}, { TEX: 1 }], cash: [100, 10] };
    const { state } = reveal(planning(dcs), []);
    expect(emergent.absent(state, 1)).toEqual(sale('NCA-small NOE-small'));
    // all of them in Texas but one: then the rest decides
    const alike = { small: [{}, { NCA: 1, TEX: 1 }], large: [{}, { TEX: 1 }], cash: [100, 10] };
    expect(emergent.absent(reveal(planning(alike), []).state, 1)).toEqual(sale('NCA-small TEX-small'));
    // where least was shipped is one's own business, not that of the seat before
    const shipped = planning({ cash: [100, 5], small: [{ MAT: 1 }, { HRT: 1, MAT: 1, NOE: 1 }] });
    const later = reveal(shipped, [{ stock: { MAT: 5 } }, { stock: { NOE: 1 } }]).state;
    expect(emergent.absent(later, 1)).toEqual(sale('HRT-small MAT-small'));
  });

  test('[EMT-611] what had to be sold stays in everybody’s view until the next reveal', () => {
    const s = planning({ cash: [5, 100], large: [{ NOE: 1, HRT: 1, NRK: 1 }] });
    const sold = answers(reveal(s, [{ stock: { NOE: 4 } }]).state, [sale('HRT-large')]).state;
    expect(emergent.view(sold, 1).forced).toEqual([
      { seat: 0, owes: 30, short: 9, small: {}, large: { HRT: 1 }, proceeds: 10 },
    ]);
    expect(emergent.view(reveal(sold, [{ sellLarge: { NOE: 1, NRK: 1 } }]).state, 1).forced).toEqual([]);
  });

  test('[EMT-613] nobody is eliminated: without money and DCs one stays and is ranked', () => {
    let { state } = reveal(planning({ round: 3, cash: [0, 100], small: [{ HRT: 1 }] }), []);
    expect(asked(state)).toEqual([1]);
    state = reveal(state, [undefined, {}]).state;
    expect(state.outcome).toMatchObject({ winners: [1] });
    expect(state.cash).toEqual([0, 100]);
  });
});

describe('clean-up', () => {
  test('[EMT-640] T23: unsold products are gone and bring nothing', () => {
    // alone at the table one sells the first tiers, 20 in all
    const s = planning({ small: [{ NOE: 6 }] });
    const { state, told } = reveal(s, [{ stock: { NOE: 27 } }]);
    expect(onlyOne(told, 'income').sold[0]).toBe(20);
    expect(onlyOne(told, 'liquidated').lost).toEqual([7, 0]);
    const { transport, cash } = onlyOne(told, 'accounts').accounts[0]!;
    expect(cash).toBe(100 - 27 + 100 - transport - 30);
    expect(totalOf(state.stock, 0)).toBe(0);
    expect(emergent.view(state, 0).players[0]!.pool.cubes).toBe(50);
  });

  test('[EMT-641] cubes, cylinders and cards leave the board; DCs stay', () => {
    const { state } = stocked({
      stock: [{ NOE: 5 }, { SCA: 5 }],
      market: [{ NOE: 3 }],
      options: { market: 'shuffled' },
    });
    const view = emergent.view(state, 'spectator');
    expect(view.cards).toEqual([]);
    const over = reveal(planning({ round: 4 }), []).state;
    expect(emergent.view(over, 'spectator').cards).toEqual([]); // those of the last round too
    expect(emergent.view(over, 'spectator').results).toHaveLength(12);
    const { small, stock, marketing, sold } = view.players[0]!;
    expect([small, stock, marketing, sold]).toEqual([{ NOE: 1 }, {}, {}, 0]);
    expect(view.players[0]!.pool).toEqual({ cubes: 50, cylinders: 10, small: 9, large: 3 });
  });

  test('[EMT-642] the seven steps are done in the last round too', () => {
    const { told, state } = reveal(planning({ round: 4, small: [{ NOE: 1 }] }), [{ stock: { NOE: 5 } }]);
    for (const type of ['city', 'income', 'transport', 'operating', 'liquidated', 'accounts'] as const) {
      expect(ofType(told, type).length).toBeGreaterThan(0);
    }
    expect(state.outcome).not.toBeNull();
  });

  test('the book counts for everybody the cities in which one was tied', () => {
    // Blue and Red tie in the Northeast wherever they go; Yellow is nearer or farther away, and never tied
    const { told, state } = stocked({ stock: [{ NOE: 15 }, { NOE: 15 }, { SCA: 15 }] });
    expect(ofType(told, 'city')).toHaveLength(4);
    expect(onlyOne(told, 'accounts').accounts.map(({ ties }) => ties)).toEqual([4, 4, 0]);
    expect(emergent.view(state, 'spectator').book[0]!.map(({ ties }) => ties)).toEqual([4, 4, 0]);
    // three each are sold in New York, and a city without suppliers ties nobody
    const alone = stocked({ stock: [{ NOE: 3 }, { NOE: 3 }, {}] });
    expect(ofType(alone.told, 'city').map(({ suppliers }) => suppliers.length)).toEqual([2, 0, 0, 0]);
    expect(onlyOne(alone.told, 'accounts').accounts.map(({ ties }) => ties)).toEqual([1, 1, 0]);
  });

  test('the book keeps every round, for everybody: revenue, transport, rent, profit', () => {
    const { state, told } = stocked({ stock: [{ NOE: 5 }, { OHV: 4 }, {}], market: [{}, { NOE: 1 }] });
    const book = emergent.view(state, 'spectator').book;
    expect(book).toHaveLength(1);
    expect(book[0]).toEqual(onlyOne(told, 'accounts').accounts);
    for (const account of book[0]!) {
      expect(account.revenue).toBe(5 * account.sold);
      expect(account.profit).toBe(account.cash - 100);
    }
    expect(book[0]![1]).toMatchObject({
      products: 4,
      cylinders: 1,
      sold: 4,
      transport: 4,
      operating: 5,
      cash: 100 - 7 + 20 - 4 - 5,
    });
  });
});
