export * from './checks.ts';
export { Reached } from './explore.ts';
export * from './golden.ts';
export { deepFreeze } from './plain.ts';
export * from './play.ts';
export * from './positions.ts';
export * from './secrecy.ts';
export * from './table-words.ts';
export * from './tables.ts';
