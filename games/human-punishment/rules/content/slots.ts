import { capital } from '@tablewright/kernel/words';

// The slots of the Network: three columns of five Tiers, Tier 1 at the bottom. The state counts them, column by column; answers,
// events and things on the board name them. Both ways and the words for them stand here and nowhere else.

export const NETWORK_COLUMNS = ['alpha', 'beta', 'gamma'] as const;
export type NetworkColumn = (typeof NETWORK_COLUMNS)[number];
export const TIERS = 5;

/** 'beta-2' */
export type SlotId = `${NetworkColumn}-${number}`;

const SLOT_IDS: readonly SlotId[] = NETWORK_COLUMNS.flatMap((column) =>
  Array.from({ length: TIERS }, (_, tier): SlotId => `${column}-${tier + 1}`),
);
const SLOT_NUMBERS: ReadonlyMap<string, number> = new Map(SLOT_IDS.map((id, slot) => [id, slot]));

export function slotId(slot: number): SlotId {
  return SLOT_IDS[slot]!;
}

/** column · TIERS + tier; −1 for what is no slot */
export function slotNamed(id: string): number {
  return SLOT_NUMBERS.get(id) ?? -1;
}

export function columnOf(slot: number): NetworkColumn {
  return NETWORK_COLUMNS[Math.floor(slot / TIERS)]!;
}

/** 'Alpha' */
export function columnName(column: NetworkColumn): string {
  return capital(column);
}

/** 'alpha-2' → 'Alpha, Tier 2' */
export function slotWords(id: string): string {
  const slot = slotNamed(id);
  return slot < 0 ? id : `${columnName(columnOf(slot))}, Tier ${(slot % TIERS) + 1}`;
}
