import {
  type Limit,
  type Move,
  type Plan as PlanOffer,
  plan,
  type PlanForm,
  type Planned,
  type PlanProblem,
  planProblems,
  type Sheet,
} from '@tablewright/kernel';
import { CITIES, CITY_IN, CODES, REGION_COUNT, regionInText, REGIONS } from './map.ts';
import { CYLINDER, DC, FAST, PRODUCT } from './prices.ts';

// The planning sheets (ledger 2xx, 80x, 904): what a plan consists of and what it may not exceed, as data. The rules offer
// them, and the screen checks a half-built plan with the very same offer.

export const PLAN_SHEETS = [
  'sellSmall',
  'sellLarge',
  'buildSmall',
  'buildLarge',
  'stock',
  'market',
  'shipping',
] as const;
export type PlanSheet = (typeof PLAN_SHEETS)[number];

/** D1 One secret plan: numbers by region; `shipping` has the one line `ask` (EMT-510). */
export type Plan = Planned<PlanSheet>;

/** The cells of a plan are numbered through its sheets, which all have the sixteen regions as lines. */
const SELL_SMALL = 0;
const SELL_LARGE = REGION_COUNT;
const BUILD_SMALL = 2 * REGION_COUNT;
const BUILD_LARGE = 3 * REGION_COUNT;
const STOCK = 4 * REGION_COUNT;
const MARKET = 5 * REGION_COUNT;
const ASK = 6 * REGION_COUNT;

/** Where nothing but a limit says how many. */
const ANY = 99;

const REGION_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CODES.map((code) => [code, regionInText(code)])),
  ask: 'Ask me',
};

function everywhere(from: number, counts: number): number[] {
  return REGIONS.flatMap((_, region) => [from + region, counts]);
}

const SHEETS: readonly Sheet<PlanSheet>[] = [
  {
    name: 'sellSmall',
    lines: CODES,
    rule: 'EMT-210',
    says: 'You have {most small DC} standing in {line}; you sell {n}.',
  },
  {
    name: 'sellLarge',
    lines: CODES,
    rule: 'EMT-210',
    says: 'You have {most large DC} standing in {line}; you sell {n}.',
  },
  { name: 'buildSmall', lines: CODES, rule: 'EMT-221', says: 'There are not {n} small DCs for {line}.' },
  { name: 'buildLarge', lines: CODES, rule: 'EMT-221', says: 'There are not {n} large DCs for {line}.' },
  { name: 'stock', lines: CODES, rule: 'EMT-232', says: 'There are not {n} products for {line}.' },
  {
    name: 'market',
    lines: CODES,
    rule: 'EMT-240',
    says: 'In {line} you may place {most cylinder}: they go where a city is.',
  },
  { name: 'shipping', lines: ['ask'], rule: 'EMT-510', says: 'You are asked about shipping or you are not: 1 or 0.' },
];

// ------------------------------------------------------------------------------------------------------------- limits

/** Where the limits stand in every form: first these five, then one for each region. */
export const LIMIT = { cash: 0, small: 1, large: 2, products: 3, cylinders: 4, firstRegion: 5 } as const;

const CASH: Limit = {
  rule: 'EMT-202',
  says: 'That costs ${uses}; you have ${has}.',
  uses: [
    ...everywhere(BUILD_SMALL, DC.small.price),
    ...everywhere(BUILD_LARGE, DC.large.price),
    ...everywhere(STOCK, PRODUCT.price),
    ...everywhere(MARKET, CYLINDER.price),
  ],
  gives: [...everywhere(SELL_SMALL, DC.small.resale), ...everywhere(SELL_LARGE, DC.large.resale)],
};
const SMALL: Limit = {
  rule: 'EMT-221',
  says: 'Your pool holds {has small DC}; you build {uses}.',
  uses: everywhere(BUILD_SMALL, 1),
  gives: [],
};
const LARGE: Limit = {
  rule: 'EMT-221',
  says: 'Your pool holds {has large DC}; you build {uses}.',
  uses: everywhere(BUILD_LARGE, 1),
  gives: [],
};
const PRODUCTS: Limit = {
  rule: 'EMT-232',
  says: 'You have {has product}; you placed {uses}.',
  uses: everywhere(STOCK, 1),
  gives: [],
};
const CYLINDERS: Limit = {
  rule: 'EMT-241',
  says: 'You have {has cylinder}; you placed {uses}.',
  uses: everywhere(MARKET, 1),
  gives: [],
};
const HOLDS: readonly Limit[] = REGIONS.map(({ code }, region) => ({
  rule: 'EMT-231',
  says: `Your DCs in ${regionInText(code)} hold {has}; you placed {uses}.`,
  uses: [STOCK + region, 1],
  gives: [
    BUILD_SMALL + region,
    DC.small.holds,
    BUILD_LARGE + region,
    DC.large.holds,
    SELL_SMALL + region,
    -DC.small.holds,
    SELL_LARGE + region,
    -DC.large.holds,
  ],
}));

const BUILDS = [...everywhere(BUILD_SMALL, 1), ...everywhere(BUILD_LARGE, 1)];
const SALES = [...everywhere(SELL_SMALL, 1), ...everywhere(SELL_LARGE, 1)];

// -------------------------------------------------------------------------------------------------------------- moves

/** What random players put together: DCs that come with products, and more products, cylinders and sales. */
const MOVES: readonly Move[] = [
  // first one for each region: these are `likely` where one has a DC
  ...REGIONS.map((_, region) => ({ add: [STOCK + region, 3], weight: 1 })),
  ...REGIONS.map((_, region) => ({ add: [STOCK + region, 1], weight: 1 })),
  ...REGIONS.map((_, region) => ({
    add: [BUILD_SMALL + region, 1, STOCK + region, 4],
    weight: CITY_IN[region]! < 0 ? 3 : 5,
  })),
  ...REGIONS.map((_, region) => ({ add: [BUILD_LARGE + region, 1, STOCK + region, 8], weight: 1 })),
  ...CITIES.map(({ region }) => ({ add: [MARKET + region, 1], weight: 3 })),
  ...REGIONS.map((_, region) => ({ add: [SELL_SMALL + region, 1], weight: 4 })),
  ...REGIONS.map((_, region) => ({ add: [SELL_LARGE + region, 1], weight: 4 })),
  { add: [ASK, 1], weight: 1 },
];

const REGION_MOVES = REGIONS.map((_, region) => region);

function formWith(limits: readonly Limit[]): PlanForm<PlanSheet> {
  return { sheets: SHEETS, names: REGION_NAMES, limits, moves: MOVES };
}

const STANDARD = formWith([CASH, SMALL, LARGE, PRODUCTS, CYLINDERS, ...HOLDS]);

/** EMT-801 Exactly one DC, products for it, no marketing. */
const FIRST_LESSON = formWith([
  CASH,
  SMALL,
  LARGE,
  PRODUCTS,
  { ...CYLINDERS, rule: 'EMT-801', says: 'There is no marketing yet in this round, and you placed {uses cylinder}.' },
  ...HOLDS,
  {
    rule: 'EMT-801',
    says: 'In this round you build exactly one DC, small or large; you build {uses DC}.',
    uses: BUILDS,
    gives: [],
    exact: true,
  },
]);

/** EMT-802 Products for the one DC, at most one cylinder, nothing built and nothing sold. */
const SECOND_LESSON = formWith([
  CASH,
  SMALL,
  LARGE,
  PRODUCTS,
  { ...CYLINDERS, rule: 'EMT-802', says: 'You may place 1 cylinder in this round; you placed {uses}.' },
  ...HOLDS,
  { rule: 'EMT-802', says: 'In this round you build nothing; you build {uses DC}.', uses: BUILDS, gives: [] },
  { rule: 'EMT-802', says: 'In this round you sell nothing; you sell {uses DC}.', uses: SALES, gives: [] },
]);

// -------------------------------------------------------------------------------------------------------------- offers

/** Which rules a plan is made under: EMT-801 and EMT-802 are the first two rounds of the Learning variant. */
export type Lesson = 'first' | 'second' | null;

/** What a planner has at the start of the round. */
export interface Means {
  readonly cash: number;
  /** by region */
  readonly small: readonly number[];
  readonly large: readonly number[];
  readonly lesson: Lesson;
  readonly round: number;
}

/** D1 What may be planned with these means. */
export function planOffer({ cash, small, large, lesson, round }: Means): PlanOffer<PlanSheet> & { answers?: Plan } {
  const most = MOST.slice();
  const has = [cash, DC.small.pool, DC.large.pool, PRODUCT.pool, CYLINDER.pool];
  const likely: number[] = [];
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const smalls = small[region]!;
    const larges = large[region]!;
    most[SELL_SMALL + region] = smalls;
    most[SELL_LARGE + region] = larges;
    has[LIMIT.small]! -= smalls;
    has[LIMIT.large]! -= larges;
    has.push(smalls * DC.small.holds + larges * DC.large.holds);
    if (smalls + larges > 0) likely.push(REGION_MOVES[region]!);
  }
  if (lesson === null) return plan(STANDARD, { most, has, likely, steps: STEPS[round - 1]! });
  has[LIMIT.cylinders] = lesson === 'first' ? 0 : 1;
  if (lesson === 'first') has.push(1);
  else has.push(0, 0);
  return plan(lesson === 'first' ? FIRST_LESSON : SECOND_LESSON, { most, has, likely, steps: STEPS[round - 1]! });
}

/** How many steps a random plan takes, by round. */
const STEPS: readonly (readonly [number, number])[] = [
  [3, 6],
  [6, 14],
  [8, 18],
  [10, 22],
  [10, 22],
];

const MOST: readonly number[] = [
  ...REGIONS.map(() => 0),
  ...REGIONS.map(() => 0),
  ...REGIONS.map(() => ANY),
  ...REGIONS.map(() => ANY),
  ...REGIONS.map(() => ANY),
  ...REGIONS.map((_, region) => (CITY_IN[region]! < 0 ? 0 : ANY)),
  1,
];

export const EMPTY_PLAN: Plan = {
  sellSmall: {},
  sellLarge: {},
  buildSmall: {},
  buildLarge: {},
  stock: {},
  market: {},
  shipping: {},
};

/** What is wrong with a plan, the first thing first; where a special rule says it better than the general one, with that. */
export function planFaults(offer: PlanOffer, value: unknown): PlanProblem[] {
  return (
    planProblems(offer, value)
      // DCs that cannot be sold leave less than no room: that they cannot is said already. What a forced sale still has to
      // bring is less than nothing, too: that is missing, and keeps nobody from going on
      .filter(({ limit, has = 0 }) => limit === undefined || has >= 0)
      .map((problem) => better(problem, value as Partial<Plan>))
  );
}

function better(problem: PlanProblem, said: Partial<Plan>): PlanProblem {
  const { limit, has, says, sheet, line = '' } = problem;
  const built = sheet === 'sellSmall' ? said.buildSmall : sheet === 'sellLarge' ? said.buildLarge : undefined;
  if ((built?.[line] ?? 0) > 0) {
    return {
      ...problem,
      rule: 'EMT-213',
      says: `${says} You cannot sell a DC that this plan builds; leave it out of the plan.`,
    };
  }
  const sold = limit === LIMIT.small ? said.sellSmall : limit === LIMIT.large ? said.sellLarge : undefined;
  if (Object.values(sold ?? {}).some((n) => n > 0)) {
    const late = 'A DC that you sell in this plan is back in your pool only after the reveal.';
    return { ...problem, rule: 'EMT-212', says: `${says} ${late}` };
  }
  const code = limit === undefined ? undefined : CODES[limit - LIMIT.firstRegion];
  if (code === undefined || has !== 0) return problem;
  return { ...problem, rule: 'EMT-230', says: `You will have no DC in ${regionInText(code)}, and products need one.` };
}

// ------------------------------------------------------------------------------------------------------------ shipping

export const SHIP_SHEETS = ['ship', 'rest'] as const;
export type ShipSheet = (typeof SHIP_SHEETS)[number];

/** D3 What one ships to a city, by region; `rest` has the one line `auto`: "Ship for me" from the next city on (EMT-516). */
export type Shipment = Planned<ShipSheet>;

const SHIP_FORM: PlanForm<ShipSheet> = {
  sheets: [
    { name: 'ship', lines: CODES, rule: 'EMT-514', says: 'You have {most product} in {line}; you ship {n}.' },
    { name: 'rest', lines: ['auto'], rule: 'EMT-516', says: 'The rest is shipped for you or it is not: 1 or 0.' },
  ],
  names: { ...REGION_NAMES, auto: 'Ship the rest for me' },
  limits: [
    { rule: 'EMT-410', says: 'This city takes {has} from you; you ship {uses}.', uses: everywhere(0, 1), gives: [] },
  ],
  moves: [...REGIONS.map((_, region) => ({ add: [region, 1], weight: 1 })), { add: [REGION_COUNT, 1], weight: 2 }],
};

/** D3 Up to the tier's amount, out of the regions where one has products (EMT-514). */
export function shipOffer(stock: readonly number[], amount: number): PlanOffer<ShipSheet> & { answers?: Shipment } {
  const likely: number[] = [];
  for (let region = 0; region < REGION_COUNT; region += 1) if (stock[region]! > 0) likely.push(region);
  return plan(SHIP_FORM, { most: [...stock, 1], has: [amount], likely, steps: [0, 2 * amount] });
}

// ----------------------------------------------------------------------------------------------------------- Fast Play

export const PLACE_SHEETS = ['small', 'large'] as const;
export type PlaceSheet = (typeof PLACE_SHEETS)[number];

/** F1 Where the five DCs of a Fast Play round go. */
export type Placement = Planned<PlaceSheet>;

const PLACE_FORM: PlanForm<PlaceSheet> = {
  sheets: [
    {
      name: 'small',
      lines: CODES,
      rule: 'EMT-904',
      says: 'At most {most} of your DCs go into one region; you placed {n} in {line}.',
    },
    { name: 'large', lines: CODES, rule: 'EMT-904', says: 'You have {most large DC}; you placed {n} in {line}.' },
  ],
  names: REGION_NAMES,
  limits: [
    {
      rule: 'EMT-904',
      says: 'You place all {has} small DCs; so far you placed {uses}.',
      uses: everywhere(0, 1),
      gives: [],
      exact: true,
    },
    {
      rule: 'EMT-904',
      says: 'You place both large DCs; so far you placed {uses}.',
      uses: everywhere(REGION_COUNT, 1),
      gives: [],
      exact: true,
    },
    ...REGIONS.map(({ code }, region) => ({
      rule: 'EMT-904',
      says: `At most {has} of your DCs go into one region; you placed {uses} in ${regionInText(code)}.`,
      uses: [region, 1, REGION_COUNT + region, 1],
      gives: [],
    })),
  ],
  moves: [
    ...REGIONS.map(({ colour }, region) => ({ add: [region, 1], weight: 1 + FAST.bonus[colour] })),
    ...REGIONS.map((_, region) => ({ add: [REGION_COUNT + region, 1], weight: 1 })),
  ],
};

/** F1 It is always the same. */
export const PLACE_OFFER: PlanOffer<PlaceSheet> & { answers?: Placement } = plan(PLACE_FORM, {
  most: [...REGIONS.map(() => FAST.mostInRegion), ...REGIONS.map(() => FAST.dcs.large)],
  has: [FAST.dcs.small, FAST.dcs.large, ...REGIONS.map(() => FAST.mostInRegion)],
  steps: [0, 0],
});
