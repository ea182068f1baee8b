// What is printed, and how an answer writes it. A board may take it from the rules besides their types, and /outlook.
export { answerFor, type Item, ITEMS, type Levy, type Loss, type Sets, setsIn } from './border.ts';
export * from './cards.ts';
export type { Deed, DeedOf } from './deeds.ts';
export * from './lanes.ts';
export * from './life.ts';
export * from './people.ts';
export { COVERED_BY, type Place, placeIndex, PLACES } from './places.ts';
export * from './table.ts';
export * from './things.ts';
