// What can be reckoned from a view: the bill of a plan, what it may bring, what is known of the demand.
export * from './expect.ts';
export * from './seen.ts';
export * from './what-if.ts';
export { goalOf } from './goal.ts';
