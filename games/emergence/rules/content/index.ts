// What is printed: all that a board may take from the rules besides their types.
export * from './city.ts';
export * from './grouping.ts';
export * from './position.ts';
export * from './types.ts';
