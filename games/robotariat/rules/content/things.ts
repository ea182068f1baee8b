import type { DieName } from './acts.ts';
import type { Space } from './board.ts';

// What there is on the table, by the ids under which the board draws it: what an option is about, and what the log points at.

export const spaceThing = (space: Space): string => `space:${space}`;
/** an NPC by its number, from 1 */
export const npcThing = (npc: number): string => `npc:${npc}`;
/** an Upgrade or Sabotage card */
export const cardThing = (card: string): string => `card:${card}`;
export const dieThing = (die: DieName): string => `die:${die}`;
/** the posters that hang on a space */
export const postersThing = (space: Space): string => `posters:${space}`;
/** what my character can do */
export const ABILITY_THING = 'ability';
export const FUNDS = 'funds';
export const REPUTATION = 'reputation';
export const OFFICE_TRACK = 'office';
export const SUPPLY = 'supply';
export const JUNK = 'junk';
