// What can be reckoned from a view: proposals that a board, the words and the bots make of what somebody holds.
export { bestGrouping, keepPairs } from '../content/grouping.ts';
