// What is printed, and what can be counted from it and from a view: all that a board may take from the rules besides types.
export * from './demand.ts';
export * from './expect.ts';
export * from './map.ts';
export * from './market.ts';
export * from './planning.ts';
export * from './prices.ts';
export * from './sales.ts';
export * from './seen.ts';
export * from './what-if.ts';
