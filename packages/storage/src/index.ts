// PostgreSQL and backups have entrances of their own (`/postgres`, `/backup`): a server on one file need not load them.
export { type Accounts, type Admin, type Notice, type Passkey, sessionKey, type Standing } from './accounts.ts';
export type { BusSettings } from './bus.ts';
export { StoreDamaged } from './damage.ts';
export { lockFolder } from './lock.ts';
export { openSqliteOnThread } from './on-thread.ts';
export type { Extent, Overview, PersonEntry, RulesCount, TableEntry } from './overview.ts';
export * from './port.ts';
export { openSqlite } from './sqlite.ts';
