// What can be reckoned from a view: where each NPC may go and what it would meet there as the table stands, and how the table
// would be behind an answer.
export * from '../content/scene.ts';
export { cardWithExtra, whyExtraIsVain } from './extra.ts';
export * from './forecast.ts';
export { goalOf } from './goal.ts';
export { imagine } from './imagine.ts';
