import type { Base } from '@tablewright/kernel';
import { BANDS, CITY_COUNT, REGION_COUNT } from './content/map.ts';
import { CYLINDER, DC, FAST, PRODUCT, START_MONEY } from './content/prices.ts';
import type { K } from './events.ts';
import type { Options } from './options.ts';
import { type State, zeros } from './state.ts';

/** EMT-002, EMT-003, EMT-004 Full pools, $100 each and an empty board; EMT-902 in Fast Play five DCs each and no money. */
export function blank(base: Base<never>, options: Options): State {
  const { seats } = base;
  const fast = options.mode === 'fast';
  const pool = fast
    ? [0, 0, FAST.dcs.small, FAST.dcs.large]
    : [PRODUCT.pool, CYLINDER.pool, DC.small.pool, DC.large.pool];
  return {
    ...base,
    mode: options.mode,
    market: options.market,
    rounds: fast ? options.fastRounds : options.rounds,
    second: options.secondScores,
    round: 0,
    sets: [],
    cash: new Array<number>(seats).fill(fast ? 0 : START_MONEY),
    bank: 0,
    pool: Array.from({ length: seats }, () => pool).flat(),
    small: zeros(seats * REGION_COUNT),
    large: zeros(seats * REGION_COUNT),
    stock: zeros(seats * REGION_COUNT),
    marketing: zeros(seats * REGION_COUNT),
    sold: zeros(seats),
    asking: 0,
    executed: 0,
    plans: new Array<null>(seats).fill(null),
    deliveries: [],
    forced: [],
    closed: [],
    shipped: zeros(seats * REGION_COUNT),
    tiers: new Array<number>(seats * CITY_COUNT).fill(-1),
    track: zeros(seats * CITY_COUNT * BANDS.length),
    book: [],
    laid: [],
  };
}

/** Nothing is dealt: the demand sets are drawn when they are placed (EMT-006), and there is no first player (EMT-007). */
export function setup(_s: State, k: K): void {
  k.push({ stage: 'rounds' });
}
