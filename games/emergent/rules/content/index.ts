// What is printed, and what can be counted from it: all that a board may take from the rules besides their types.
export * from './demand.ts';
export * from './map.ts';
export * from './market.ts';
export * from './planning.ts';
export * from './prices.ts';
