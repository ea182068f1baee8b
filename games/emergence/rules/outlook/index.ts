// What can be reckoned from a view: proposals that a board, the words and the bots make of what somebody holds, and
// what an insertion would show.
export { othersInserting } from './insertion.ts';
export { bestGrouping, keepPairs } from '../content/grouping.ts';
export { goalOf } from './goal.ts';
