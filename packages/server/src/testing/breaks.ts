import { seedFromText } from '@tablewright/kernel';

/** A game with this seed is one over which the threads of `marking-keeper.ts` and `dying-keeper.ts` break. */
export const BREAKS = seedFromText('breaks');
