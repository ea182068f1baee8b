import type { Provenance } from './effects.ts';

// The Data Chips (HPB-013). A chip keeps its number through the whole game; the numbers of a Sector lie together.

export const CHIP_COLOURS = ['blue', 'red', 'purple'] as const;
export type ChipColour = (typeof CHIP_COLOURS)[number];

export const BLUE_CHIP = 0;
export const RED_CHIP = 1;
export const PURPLE_CHIP = 2;

/** How many of each colour start in Sector I, II and III. */
export const CHIPS_BY_SECTOR: readonly (readonly number[])[] = [
  [6, 3, 2],
  [6, 9, 3],
  [4, 5, 2],
];

export const CHIPS_PROVENANCE: Provenance = 'stated';

/** By chip: its colour. 0 to 10 start in Sector I, 11 to 28 in II, 29 to 39 in III. */
export const CHIPS: readonly number[] = CHIPS_BY_SECTOR.flatMap((counts) =>
  counts.flatMap((count, colour) => Array.from({ length: count }, () => colour)),
);

const SECTOR_OF: readonly number[] = CHIPS_BY_SECTOR.flatMap((counts, sector) =>
  counts.flatMap((count) => Array.from({ length: count }, () => sector)),
);

export function colourOf(chip: number): number {
  return CHIPS[chip]!;
}

/** Where a chip starts: 0, 1 or 2. */
export function startsIn(chip: number): number {
  return SECTOR_OF[chip]!;
}
