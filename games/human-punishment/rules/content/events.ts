import type { EventCard } from './events/card.ts';
import { EX } from './events/ex.ts';
import { LEVEL_1 } from './events/level-1.ts';
import { LEVEL_2 } from './events/level-2.ts';
import { LEVEL_3 } from './events/level-3.ts';

// The Events (content ledger, section 4), in its order: an Event is its index here.

export type { EventCard, EventStack } from './events/card.ts';

export const EVENT_STACKS = ['I', 'II', 'III', 'EX'] as const;

export const EVENTS: readonly EventCard[] = [...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...EX];

/** HPB-006 Not in the game with 3 or 4 players. */
export const A_RISKY_CHANCE = EVENTS.findIndex(({ id }) => id === 'E-II-11');
