import { fastRng, type Json, sampleOption, type Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { EMPTY_PLAN } from '../content/planning.ts';
import { emergent, type State } from '../index.ts';
import { answers, begun, planning, reveal, shipping, stocked } from '../tests/testing/tables.ts';

const NAMES = ['Ann', 'Bea', 'Col', 'Dov'];
const { words } = emergent;

function prompt(s: State, seat: Seat): string {
  return words.prompt(emergent.view(s, seat), emergent.asksSeen(s, seat).mine!);
}

function option(s: State, seat: Seat, value: Json): string {
  return words.option(emergent.view(s, seat), emergent.asksSeen(s, seat).mine!, value).says;
}

describe('prompts', () => {
  test('say what one has and what is wanted', () => {
    expect(prompt(begun(2), 0)).toBe(
      'Round 1 of 4: make your plan. You have $100 and no DC. The first tiers of the demand cards add up to 20.',
    );
    expect(prompt(planning({ round: 2, small: [{ NOE: 1, TEX: 1 }] }), 0)).toBe(
      'Round 2 of 4: make your plan. You have $100, 2 small DCs and no large DCs. The cards lie open: 7 cities, whose first tiers add up to 35.',
    );
    expect(prompt(begun(2, { mode: 'learning' }), 0)).toContain('exactly one DC, products for it, and no cylinder.');
    expect(prompt(begun(2, { mode: 'fast' }), 0)).toContain('where do your 3 small and 2 large DCs go?');
  });

  test('of shipping and of a forced sale', () => {
    const { state } = stocked({ stock: [{ NOE: 5, TEX: 4 }, {}], ask: [0] });
    expect(prompt(state, 0)).toBe(
      'New York takes up to 5 from you (first tier). You have 4 in Texas and 5 in the Northeast. What do you ship? 3 more cities come after it.',
    );
    const broke = reveal(planning({ cash: [7, 100], small: [{ NOE: 1, MAT: 1 }] }), []).state;
    expect(prompt(broke, 0)).toBe('Your DCs cost $10 and you have $7. Which DCs do you sell, to pay the missing $3?');
  });
});

describe('options say what comes of them', () => {
  test('a plan', () => {
    const s = planning({ small: [{ TEX: 1 }] });
    const plan = {
      ...EMPTY_PLAN,
      sellSmall: { TEX: 1 },
      buildSmall: { NOE: 2 },
      buildLarge: { SCA: 1 },
      stock: { NOE: 8, SCA: 7 },
      market: { NOE: 1 },
      shipping: { ask: 1 },
    };
    expect(option(s, 0, plan)).toBe(
      'Sell a small DC in Texas (+$5); build 2 small DCs in the Northeast and a large DC in Southern California ($35); ' +
        'stock 7 in Southern California and 8 in the Northeast ($15); advertise with 1 cylinder in the Northeast ($3). ' +
        'You keep $52. Your DCs will cost $20. You are asked what to ship.',
    );
    expect(option(s, 0, EMPTY_PLAN)).toBe('Nothing at all. You keep $100. Your DCs will cost $5.');
    expect(option(begun(2), 0, EMPTY_PLAN)).toBe('Nothing at all. You keep $100.');
    expect(option(s, 0, { ...EMPTY_PLAN, market: { SCA: 2, NOE: 1 } })).toContain(
      'Advertise with 2 cylinders in Southern California and 1 in the Northeast ($9).',
    );
  });

  test('a shipment', () => {
    const { state } = stocked({ stock: [{ NOE: 5, OHV: 4 }, {}], ask: [0] });
    expect(option(state, 0, shipping({ NOE: 4, OHV: 1 }))).toBe(
      'Ship 1 from the Ohio Valley and 4 from the Northeast: $25, less $1 for transport. You keep 4 products.',
    );
    expect(option(state, 0, shipping({}, { auto: 1 }))).toBe(
      'Ship nothing to New York. You keep 9 products. The rest of this round is shipped for you.',
    );
  });

  test('a forced sale and a placement', () => {
    const broke = reveal(planning({ cash: [7, 100], small: [{ NOE: 1, MAT: 1 }] }), []).state;
    expect(option(broke, 0, { small: { MAT: 1 }, large: {} })).toBe(
      'Sell a small DC in the Mid-Atlantic: $5. You keep $2.',
    );
    const worse = reveal(planning({ cash: [7, 100], small: [{ NOE: 3, MAT: 1 }], large: [{ TEX: 1 }] }), []).state;
    expect(option(worse, 0, { small: { NOE: 3 }, large: { TEX: 1 } })).toBe(
      'Sell 3 small DCs in the Northeast and a large DC in Texas: $25. You keep $2.',
    );
    expect(option(worse, 0, { small: { NOE: 3 } })).toBe(
      'Sell 3 small DCs in the Northeast: $15. $8 would be missing.',
    );
    expect(option(worse, 0, {})).toBe('Sell nothing: $0. $23 would be missing.');
    expect(option(begun(2, { mode: 'fast' }), 0, { small: { NOE: 2, SCA: 1 }, large: { TEX: 2 } })).toBe(
      '2 large DCs in Texas, a small DC in Southern California and 2 small DCs in the Northeast.',
    );
  });
});

describe('options name the regions they are about, in the order of the map', () => {
  function about(s: State, seat: Seat, value: Json): readonly string[] {
    return words.option(emergent.view(s, seat), emergent.asksSeen(s, seat).mine!, value).about;
  }

  test('a plan: wherever something changes', () => {
    const s = planning({ small: [{ TEX: 1 }] });
    const plan = {
      ...EMPTY_PLAN,
      sellSmall: { TEX: 1 },
      buildSmall: { NOE: 1 },
      stock: { NOE: 3 },
      market: { SCA: 1 },
    };
    expect(about(s, 0, plan)).toEqual(['region:SCA', 'region:TEX', 'region:NOE']);
    expect(about(s, 0, EMPTY_PLAN)).toEqual([]);
  });

  test('a shipment: where it comes from, and then its city', () => {
    const { state } = stocked({ stock: [{ NOE: 5, OHV: 4 }, {}], ask: [0] });
    expect(about(state, 0, shipping({ NOE: 4, OHV: 1 }))).toEqual(['region:OHV', 'region:NOE', 'city:New York']);
    expect(about(state, 0, shipping({}))).toEqual(['city:New York']);
  });

  test('a forced sale and a placement', () => {
    const broke = reveal(planning({ cash: [7, 100], small: [{ NOE: 3, MAT: 1 }], large: [{ TEX: 1 }] }), []).state;
    expect(about(broke, 0, { small: { NOE: 3 }, large: { TEX: 1 } })).toEqual(['region:TEX', 'region:NOE']);
    const fast = begun(2, { mode: 'fast' });
    expect(about(fast, 0, { small: { NOE: 2, SCA: 1 }, large: { TEX: 2 } })).toEqual([
      'region:SCA',
      'region:TEX',
      'region:NOE',
    ]);
  });
});

describe('answers in a record', () => {
  test.each<[string, Json, string]>([
    ['plan', { ...EMPTY_PLAN, buildSmall: { NOE: 1 }, stock: { NOE: 5 } }, 'build small NOE 1, stock NOE 5'],
    ['plan', EMPTY_PLAN, 'nothing'],
    [
      'plan',
      { ...EMPTY_PLAN, sellLarge: { SCA: 1 }, market: { NOE: 2 }, shipping: { ask: 1 } },
      'sell large SCA 1, advertise NOE 2, ask me',
    ],
    ['ship', { ship: { NOE: 3 }, rest: { auto: 1 } }, 'NOE 3, then ship for me'],
    ['ship', { ship: {}, rest: {} }, 'nothing'],
    ['place', { small: { NOE: 3 }, large: { SCA: 2 } }, 'large SCA 2, small NOE 3'],
    ['forced', { small: { MAT: 1 }, large: {} }, 'sell small MAT 1'],
    ['forced', { small: { TEX: 2 }, large: { NOE: 1 } }, 'sell small TEX 2, sell large NOE 1'],
  ])('%s %j', (about, value, said) => {
    expect(words.answer(about, value, NAMES)).toBe(said);
  });
});

describe('the table as text', () => {
  test('in Fast Play says where everybody’s cubes lie', () => {
    const placed = { small: { NOE: 2, TEX: 1 }, large: { NOE: 1, PNW: 1 } };
    const s = answers(begun(2, { mode: 'fast' }), [placed, { small: { HRT: 3 }, large: { GLK: 2 } }]).state;
    expect(words.table(emergent.view(s, 0), NAMES).split('\n').slice(1)).toEqual([
      'Ann: 14 cubes (2 in the Pacific Northwest, 2 in Texas and 10 in the Northeast); 6 points so far, first in the Pacific Northwest, Texas and the Northeast.',
      'Bea: 11 cubes (3 in the Heartland and 8 in the Great Lakes); 4 points so far, first in the Heartland and the Great Lakes.',
    ]);
  });
});

describe('events', () => {
  test('tell a whole round', () => {
    const { told } = reveal(planning({ seats: 4, set: 'A' }), [
      { buildSmall: { NOE: 1 }, stock: { NOE: 5 }, market: { NOE: 1 } },
      { buildLarge: { SCA: 1 }, stock: { SCA: 9 } },
      { buildSmall: { SOE: 1, TEX: 1 }, stock: { SOE: 5, TEX: 4 } },
    ]);
    const said = told.map((event) => words.event(event, NAMES));
    expect(said[0]).toBe(
      'The plans were revealed. Ann built a small DC in the Northeast, stocked 5 in the Northeast and advertised with 1 cylinder in the Northeast, for $18; ' +
        'Bea built a large DC in Southern California and stocked 9 in Southern California, for $24; ' +
        'Col built a small DC in Texas and a small DC in the Southeast and stocked 4 in Texas and 5 in the Southeast, for $29; ' +
        'Dov did nothing.',
    );
    expect(said[1]).toBe(
      'New York wanted 5/3/2: Ann first tier, up to 5 (1 cylinder, distance 0); Col second tier, up to 3 (distance 2); Bea third tier, up to 2 (distance 5).',
    );
    expect(said[2]).toBe(
      'New York bought: 5 from Ann (Northeast), 2 from Bea (Southern California, transport $4) and 1 from Col (Southeast, transport $2).',
    );
    expect(words.event(told[2]!, ['You', 'Bea', 'Col', 'Dov'])).toMatch(/^New York bought: 5 from you \(Northeast\)/);
    expect(said).toContain('Operating costs: Ann $5, Bea $10 and Col $10.');
    expect(said.some((text) => text.startsWith('Round 1 is over. Ann +$2, now $102; '))).toBe(true);
  });

  test('tell a forced sale and the end', () => {
    const broke = reveal(planning({ round: 4, cash: [7, 100], small: [{ NOE: 1, MAT: 1 }] }), []).state;
    const { told, state } = answers(broke, [{ small: { MAT: 1 }, large: {} }]);
    const said = told.map((event) => words.event(event, NAMES));
    expect(said[0]).toBe(
      'Ann owed $10 for the DCs, came up $3 short and had to sell a small DC in the Mid-Atlantic for $5.',
    );
    expect(words.event(told[0]!, ['You', 'Bea'])).toMatch(
      /^You owed \$10 for the DCs, came up \$3 short and had to sell/,
    );
    expect(said.at(-1)).toBe('The game is over. The victory goes to Bea.');
    expect(words.outcome(state.outcome!, NAMES)).toBe('Bea wins with the most money.');
    expect(words.outcome(state.outcome!, ['Ann', 'You'])).toBe('You win with the most money.');
    expect(words.outcome({ winners: [0, 2], reason: 'shared-points', rules: [], roles: [] }, NAMES)).toBe(
      'Ann and Col share the victory: the same points and the same numbers of green, red and all regions won.',
    );
    expect(words.outcome({ winners: [0, 2], reason: 'shared-money', rules: [], roles: [] }, NAMES)).toBe(
      'Ann and Col share the victory: the same money, the same number of products sold and the same number thrown away.',
    );
  });

  test('tell what a plan came to: spent, taken in, or nothing at all', () => {
    const s = planning({ seats: 3, small: [{ TEX: 1 }, { TEX: 1 }] });
    const { told } = reveal(s, [{ sellSmall: { TEX: 1 } }, { stock: { TEX: 2 } }]);
    expect(words.event(told[0]!, NAMES)).toBe(
      'The plans were revealed. Ann sold a small DC in Texas, and took $5; Bea stocked 2 in Texas, for $2; Col did nothing.',
    );
    expect(told.map((event) => words.event(event, NAMES)).find((said) => said.startsWith('Round 1 is over'))).toMatch(
      /Ann \+\$5, now \$105; Bea .*; Col ±\$0, now \$100/,
    );
  });

  test('no sentence holds a code, an empty place or something odd, over whole random games', () => {
    const rng = fastRng(8);
    for (const options of [{}, { mode: 'fast' }, { mode: 'learning', market: 'open' }]) {
      for (let seed = 0; seed < 8; seed += 1) {
        let step = emergent.start({ seats: 3, options, seed });
        for (;;) {
          const { state } = step;
          for (const { event } of step.told) {
            const said = words.event(event, NAMES);
            expect(said).toMatch(/^[\p{Lu}\d].*[.]$/u);
            expect(said).not.toMatch(
              /undefined|NaN|\[object|\b[A-Z]{3}\b|\bin (?:North|South)east|\b1 (?:products|cylinders|cubes|points|small DCs|large DCs)\b| {2}|: \.|\(\)/,
            );
          }
          const [asked] = emergent.asks(state);
          if (asked === undefined) break;
          const value = sampleOption(asked.domain, rng);
          expect(option(state, asked.seat, value)).toMatch(/^[\p{Lu}\d].*[.]$/u);
          expect(prompt(state, asked.seat)).toMatch(/[.?]$/);
          expect(words.table(emergent.view(state, asked.seat), NAMES)).not.toMatch(/undefined|NaN/);
          const next = emergent.after(state, { seat: asked.seat, value });
          if (!next.ok) throw new Error(next.why);
          step = next;
        }
      }
    }
  });
});
