// PostgreSQL and backups have entrances of their own (`/postgres`, `/backup`): a server on one file need not load them.
export { lockFolder } from './lock.ts';
export { openSqliteOnThread } from './on-thread.ts';
export * from './port.ts';
export { openSqlite } from './sqlite.ts';
