export {
  isLevel,
  type Level,
  LEVEL_SPECS,
  LEVELS,
  listens,
  SEATED_LEVELS,
  type SeatedLevel,
  type Thinking,
  USUAL_LEVEL,
} from './levels.ts';
export { type Heard, type Limits, type Player, sitDown, thinker, type Thinker } from './player.ts';
export { Players, type Seated } from './players.ts';
export { budgetOf } from './search/budget.ts';
export { type Found, type Position, Search, type Weighed } from './search/search.ts';
export { SEARCH, type SearchSettings } from './search/settings.ts';
export { Worlds } from './search/worlds.ts';
export { advise, type Advice, type Advised, type Asked, isAdvisable } from './adviser/advise.ts';
export type { Reason } from './adviser/reasons.ts';
export { type Costly, decisionsOf, type Progress, review, type Review } from './adviser/review.ts';
