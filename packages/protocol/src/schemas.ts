// The schemas: for whoever has to check what somebody else has sent.
export * from './accounts.ts';
export * from './admin.ts';
export * from './api.ts';
export * from './messages.ts';
export * from './reading.ts';
export * from './settings.ts';
export * from './table.ts';
export * from './value.ts';
