// What is printed. A board may take it from the rules besides their types, and /outlook.
export * from './city.ts';
export { valueOf } from './grouping.ts';
export * from './position.ts';
export { cityProvenance, cityTitle } from './provenance.ts';
export * from './selections.ts';
export * from './things.ts';
export * from './types.ts';
