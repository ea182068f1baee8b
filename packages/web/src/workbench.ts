// What the workbench takes from the page: a board is looked at in the very frame in which it is played.
export { type LoadedGame, loadGame, shelfOf } from './games/registry.ts';
export { LocalTable, type Seating } from './learn/local-table.ts';
export { LocalPlay, openLocalRoom } from './screens/LocalPlay.tsx';
export type { Room } from './table/room.ts';
