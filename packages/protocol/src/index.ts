export * from './api.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './table.ts';
export * from './value.ts';
export * from './version.ts';
