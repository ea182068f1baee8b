export * from './port.ts';
export { openSqlite } from './sqlite.ts';
