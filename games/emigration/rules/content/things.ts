import type { Paper } from './cards.ts';

// The things on the table, by the ids under which a board draws them: options and events are about them.

/** A place in the layout of a seat, and the card there. */
export const cardThing = (seat: number, place: string): string => `card:${seat}:${place}`;
/** A public deck. */
export const paperThing = (paper: Paper): string => `paper:${paper}`;
/** A paper that somebody holds besides the one that is needed. */
export const extraThing = (paper: Paper, seat: number): string => `extra:${paper}:${seat}`;
/** A card in a stash. */
export const stashThing = (card: string): string => `stash:${card}`;
/** Lanes are counted from 1. */
export const laneThing = (lane: number): string => `lane:${lane}`;
export const COLLEGE_THING = 'college';
/** The own career, which lies upside-down in college. */
export const CAREER_THING = 'career';
export const BANK_THING = 'bank';
export const DISCARDS_THING = 'discards';
