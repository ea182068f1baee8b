// Constants, types, and the difference between two views: all that a page or a program needs to speak with the server. What
// checks messages is in ./schemas.ts; only a type may be taken from there, or every page would load the checking too.
export type * from './schemas.ts';
export * from './patch.ts';
export * from './settings-values.ts';
export * from './version.ts';
