export {
  isLevel,
  type Level,
  LEVEL_SPECS,
  LEVELS,
  SEATED_LEVELS,
  type SeatedLevel,
  type Thinking,
  USUAL_LEVEL,
} from './levels.ts';
export { type Limits, type Player, sitDown, thinker, type Thinker } from './player.ts';
export { type Found, type Position, Search, type Weighed } from './search/search.ts';
export { SEARCH, type SearchSettings } from './search/settings.ts';
