export { openSqliteOnThread } from './on-thread.ts';
export * from './port.ts';
export { openSqlite } from './sqlite.ts';
