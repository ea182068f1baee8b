// What the page and the program that takes pictures both know.

/** Where a board has to be at home. */
export const SIZES = [
  { name: 'phone', width: 390, height: 844, touched: true, pixels: 2 },
  { name: 'laptop', width: 1440, height: 900, touched: false, pixels: 1 },
] as const;

export type Size = (typeof SIZES)[number];

/** No scene of a game is called this: the picture with which it stands on the front page. */
export const SHELF = 'shelf';
