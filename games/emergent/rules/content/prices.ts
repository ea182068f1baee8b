// Prices, pools and limits (ledger 2, 4.4).

export const SEAT_COLOURS = ['blue', 'red', 'yellow', 'green'] as const; // EMT-001

export const START_MONEY = 100; // EMT-003

export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** EMT-220, EMT-231, EMT-210, EMT-603 */
export const DC = {
  small: { price: 10, holds: 5, resale: 5, operating: 5, pool: 10 },
  large: { price: 15, holds: 10, resale: 10, operating: 10, pool: 3 },
} as const;

export const PRODUCT = { price: 1, sale: 5, pool: 50 } as const; // EMT-230, EMT-601, EMT-232
export const CYLINDER = { price: 3, pool: 10 } as const; // EMT-240, EMT-241

/** EMT-252 Without a DC nobody can do anything useful with less than a small DC and one product. */
export const LEAST_MONEY = DC.small.price + PRODUCT.price;

/** EMT-902, EMT-904, EMT-906, EMT-907, EMT-910 */
export const FAST = {
  dcs: { small: 3, large: 2 },
  mostInRegion: 3,
  cubes: { small: 1, large: 2 },
  bonus: { plain: 0, red: 1, green: 2 },
  points: { first: 2, second: 1 },
} as const;

export const MODES = ['standard', 'learning', 'fast'] as const;
export type Mode = (typeof MODES)[number];

export const MARKETS = ['shuffled', 'classic', 'open'] as const;
export type Market = (typeof MARKETS)[number];
