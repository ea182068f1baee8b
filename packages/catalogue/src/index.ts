export { BadInput } from './bad-input.ts';
export {
  type Content,
  type ContentProblem,
  type ContentReport,
  discoverGames,
  importGame,
  importLearning,
  type LoadedGame,
  loadGame,
  REPOSITORY,
} from './games.ts';
