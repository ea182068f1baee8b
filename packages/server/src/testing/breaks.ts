import { seedFromText } from '@tablewright/kernel';

/** A game with this seed is one over which the thread of `marking-keeper.ts` breaks. */
export const BREAKS = seedFromText('breaks');
