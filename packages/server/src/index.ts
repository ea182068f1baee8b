export { adminLink, newAdminKey } from './admin-link.ts';
export type { BotRequest, Bots } from './bots/bots.ts';
export { publicUrlIn } from './addresses.ts';
export { type CheckedGames, checkGames } from './check-games.ts';
export type { GameEntry, Timings } from './services.ts';
export { compressPages } from './pages.ts';
export { createServer, type Route, type ServerSettings, type TablewrightServer } from './server.ts';
export type { Time } from './time.ts';
export { wireOnlooker } from './wire.ts';
