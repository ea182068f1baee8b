export { backup, restore } from './backup.ts';
export { lockFolder } from './lock.ts';
export { openSqliteOnThread } from './on-thread.ts';
export * from './port.ts';
export { openPostgres } from './postgres/postgres.ts';
export { openSqlite } from './sqlite.ts';
