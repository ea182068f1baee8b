import type { Action, Data } from './types.ts';

// The things on the table, by the ids under which a board draws them: options and events are about them.

/** A tile of the city, by its name. */
export const tileThing = (tile: string): string => `tile:${tile}`;
/** An action space of the own board. */
export const spaceThing = (action: Action): string => `space:${action}`;
/** The blocks of one type on the own board. */
export const blockThing = (type: Data): string => `block:${type}`;
/** The knowledge aggregator. */
export const BOX_THING = 'box';
/** Where blocks and tokens come from, and where they go. */
export const SUPPLY_THING = 'supply';
