// What is printed, and what the ledger counts from it. A board may take it from the rules besides their types, and /outlook.
export * from './demand.ts';
export * from './map.ts';
export * from './market.ts';
export * from './planning.ts';
export * from './prices.ts';
export * from './sales.ts';
export * from './things.ts';
