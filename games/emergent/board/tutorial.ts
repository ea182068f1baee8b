import type { Json, LessonBeat, Tutorial } from '@tablewright/board';
import type { State, View } from '@tablewright/emergent-rules';
import { EMPTY_PLAN, type Plan, regionThing } from '@tablewright/emergent-rules/content';

// Five lessons (ledger 8). Each begins at a fresh table; the demand set is given, so that the numbers are the ledger's.

type Beat = LessonBeat<View>;

/** Which of the sets A to F comes out. */
const SET = { A: 0, C: 2, F: 5 } as const;

function plan(parts: Partial<Plan>): Plan {
  return { ...EMPTY_PLAN, ...parts };
}

/** The others lock their plans before the pupil does, one after the other and without a word. */
function others(...plans: readonly Partial<Plan>[]): Beat[] {
  return [1, 2, 3].map((seat) => ({ seat, value: plan(plans[seat - 1] ?? {}) }));
}

/** What was planned too little or too much, as a hint. */
function hint(wanted: Partial<Plan>, words: string): (value: Json) => string {
  return (value) => {
    const said = value as Partial<Plan>;
    const amount = (of: Partial<Plan>, part: keyof Plan): number =>
      Object.values(of[part] ?? {}).reduce((sum, n) => sum + n, 0);
    if (amount(said, 'stock') < amount(wanted, 'stock')) return `There is room for more products. ${words}`;
    if (amount(said, 'market') !== amount(wanted, 'market')) return `Look at the cylinders once more. ${words}`;
    return `That could be played, but let us try this first: ${words}`;
  };
}

const cash = (view: View, seat = 0): Json => view.players[seat]!.cash;
const account = (view: View, what: 'revenue' | 'transport' | 'operating' | 'sold', seat = 0): Json =>
  view.book[0]?.[seat]?.[what] ?? null;
const tiers = (view: View, city: string): Json => view.results.find((result) => result.city === city)?.tiers ?? null;
const units = (view: View, city: string): Json =>
  view.results.find((result) => result.city === city)?.track.map((bands) => bands.reduce((a, b) => a + b, 0)) ?? null;

const CHICAGO = plan({ buildSmall: { GLK: 1 }, stock: { GLK: 5 } });
const CHICAGO_ASKED = plan({ ...CHICAGO, shipping: { ask: 1 } });
const ADVERTISED = plan({ ...CHICAGO, market: { NOE: 1 } });
const ANGELES = plan({ buildLarge: { SCA: 1 }, stock: { SCA: 6 }, market: { SCA: 1 } });

export const tutorial: Tutorial<State, View> = {
  seats: 4,
  me: 0,
  names: ['You', 'Ruby', 'Yasmin', 'Glen'],
  seed: 'five lessons in logistics',
  lessons: [
    {
      title: 'Sell',
      set() {},
      beats: [
        ...others(),
        {
          say: 'You run a young company. Products wait in distribution centres (DCs), and cities buy them for $5 each. The number on a city is its rank: rank 1 buys first.',
          points: [regionThing('NOE'), regionThing('GLK')],
          expect: (view) => ({ cash: [cash(view), 100] }),
        },
        {
          say: 'Touch the Great Lakes. Add a small DC ($10) and fill it: it holds 5 products at $1. Then try to add a sixth.',
          points: [regionThing('GLK')],
          tries: plan({ buildSmall: { GLK: 1 }, stock: { GLK: 6 } }),
        },
        {
          say: 'Five it is. Nobody sees your plan before all are revealed. Lock it.',
          want: CHICAGO,
          not: hint(CHICAGO, 'one small DC in the Great Lakes with 5 products, nothing else.'),
          luck: [SET.C],
        },
        {
          say: 'Chicago wanted 5 / 3 / 2: five from its best supplier. You were the only one with products, so it took all five: $25.',
          points: [regionThing('GLK')],
          expect: (view) => ({
            revenue: [account(view, 'revenue'), 25],
            tiers: [tiers(view, 'Chicago'), [1, 0, 0, 0]],
          }),
        },
        {
          say: 'Transport cost nothing: the DC stands in the city’s own region. The DC itself costs $5 every round. $100 − 15 + 25 − 5 leaves you $105.',
          expect: (view) => ({
            transport: [account(view, 'transport'), 0],
            operating: [account(view, 'operating'), 5],
            cash: [cash(view), 105],
          }),
        },
        {
          say: 'What would have happened to a sixth product that nobody buys?',
          quiz: [
            { name: 'It is thrown away', right: true, says: 'Yes. Products last one round; the DC stays.' },
            { name: 'It waits for the next round', says: 'No: every DC is empty when the next round begins.' },
            { name: 'The bank takes it back', says: 'No: a product that is not sold is worth nothing.' },
          ],
        },
      ],
    },
    {
      title: 'Distance, and holding back',
      set() {},
      beats: [
        ...others(),
        {
          say: 'The same plan once more, but tick “Ask me what to ship”. Then you decide city by city.',
          points: [regionThing('GLK')],
          want: CHICAGO_ASKED,
          not: (value) =>
            (value as Partial<Plan>).shipping?.['ask'] === 1
              ? 'Small DC in the Great Lakes, 5 products, nothing else.'
              : 'Tick “Ask me what to ship” below the Lock button.',
          luck: [SET.F],
        },
        {
          say: 'New York comes first: it would take 6. But it lies two borders away, and that costs $2 for each product. Chicago comes later and is free. Ship nothing now.',
          points: [regionThing('NOE'), regionThing('GLK')],
          want: { ship: {}, rest: {} },
          not: 'That brings $5 less $2 each. Keep them: Chicago will take five without any transport.',
          expect: (view) => ({ card: [view.cards[0]!.tiers, [6, 4, 3]] }),
        },
        {
          say: 'Now Chicago. Ship all five.',
          points: [regionThing('GLK')],
          want: { ship: { GLK: 5 }, rest: {} },
          not: 'You can sell more: all five, without transport.',
        },
        {
          say: '$25 and no transport. All five to New York would have brought $25 − $10. “Ship for me” would have kept them, too: it looks ahead in the same way.',
          expect: (view) => ({
            revenue: [account(view, 'revenue'), 25],
            transport: [account(view, 'transport'), 0],
            cash: [cash(view), 105],
          }),
        },
        {
          say: 'A product from Texas is sold to New York, three borders away. What does its transport cost?',
          quiz: [
            { name: '$2', right: true, says: 'Yes. Two borders or more cost $2, never more than that.' },
            { name: '$3', says: 'No: from two borders on it is always $2.' },
            { name: '$1', says: 'No: $1 is for a region next door.' },
          ],
        },
      ],
    },
    {
      title: 'Market share',
      set() {},
      beats: [
        ...others({ buildSmall: { OHV: 1 }, stock: { OHV: 5 } }),
        {
          say: 'Imagine: Ruby has products in the Ohio Valley, one border from New York. Yours are in the Great Lakes, two borders away. Nobody advertises, New York wants 5 / 3 / 2. What may you sell?',
          points: [regionThing('OHV'), regionThing('GLK'), regionThing('NOE')],
          quiz: [
            { name: 'Up to 3', right: true, says: 'Yes: Ruby is nearer and comes first, you are second.' },
            { name: 'Up to 5', says: 'No: the nearer one is first. Ruby may sell 5.' },
            { name: 'Nothing', says: 'No: the second may sell the second number.' },
          ],
        },
        {
          say: 'Cylinders count before distance. A small DC in the Great Lakes with 5 products, and one cylinder in the Northeast ($3). Lock.',
          points: [regionThing('GLK'), regionThing('NOE')],
          want: ADVERTISED,
          not: hint(ADVERTISED, 'small DC and 5 products in the Great Lakes, 1 cylinder in the Northeast.'),
          luck: [SET.A],
        },
        {
          say: 'Ruby had the same idea, but your cylinder put you first: you sold 5 to New York, Ruby 3. A cylinder works for one round only.',
          points: [regionThing('NOE')],
          expect: (view) => ({
            tiers: [tiers(view, 'New York'), [1, 2, 0, 0]],
            units: [units(view, 'New York'), [5, 3, 0, 0]],
          }),
        },
        {
          say: 'It was no great business, though: $25 − 10 for transport − 5 for the DC, after $18 spent. Being near is worth more than being loud.',
          expect: (view) => ({
            transport: [account(view, 'transport'), 10],
            cash: [cash(view), 92],
          }),
        },
      ],
    },
    {
      title: 'Ties',
      set() {},
      beats: [
        ...others({ buildSmall: { SCA: 1 }, stock: { SCA: 5 } }, { buildSmall: { SCA: 1 }, stock: { SCA: 5 } }),
        {
          say: 'You, Ruby and Yasmin all have products in Southern California, nobody advertises. Los Angeles wants 6 / 4 / 3. All three are equal. What may each of you sell?',
          points: [regionThing('SCA')],
          quiz: [
            { name: 'Up to 4', right: true, says: 'Yes. A tie pushes everybody in it one tier down. The 6 is lost.' },
            { name: 'Up to 6', says: 'No: whoever is tied drops one tier.' },
            { name: '2 each: the 6 is shared', says: 'No: nothing is shared. Each drops to the second number.' },
          ],
        },
        {
          say: 'One cylinder breaks the tie. A large DC in Southern California, 6 products, 1 cylinder there. Lock.',
          points: [regionThing('SCA')],
          want: ANGELES,
          not: hint(ANGELES, 'large DC, 6 products and 1 cylinder, all in Southern California.'),
          luck: [SET.A],
        },
        {
          say: 'You were first alone and sold 6. Ruby and Yasmin were tied behind you, dropped from second to third, and sold 3 each.',
          points: [regionThing('SCA')],
          expect: (view) => ({
            tiers: [tiers(view, 'Los Angeles'), [1, 3, 3, 0]],
            units: [units(view, 'Los Angeles'), [6, 3, 3, 0]],
          }),
        },
        {
          say: 'So guess where the others go, and be elsewhere, or be louder by one.',
          expect: (view) => ({ cash: [cash(view), 96] }),
        },
      ],
    },
    {
      title: 'Plan a round',
      set() {},
      beats: [
        ...others(
          { buildLarge: { SCA: 1 }, stock: { SCA: 9 } },
          { buildSmall: { SOE: 1, TEX: 1 }, stock: { SOE: 5, TEX: 4 } },
          { buildSmall: { SCA: 1, OHV: 1 }, stock: { SCA: 5, OHV: 4 }, market: { SCA: 2 } },
        ),
        {
          say: 'Now you. The others have locked their plans. In round 1 four cities buy, the first numbers add up to 20; “Demand” shows the six sets that may come. The notes at the cities say where you would stand.',
          expect: (view) => ({ forecast: [view.forecast[0]!, 20] }),
        },
        {
          say: 'Plan whatever you like within your $100, and lock it.',
          want: () => true,
          luck: [SET.A],
        },
        {
          say: 'Look at the accounts. A small DC in the Northeast with 5 products and 1 cylinder would have ended with $102 here. Did you do better?',
        },
        {
          say: 'Four rounds, more cities in each. In the end every DC is sold for $5 or $10, and the most money wins. Good luck!',
        },
      ],
    },
  ],
};
