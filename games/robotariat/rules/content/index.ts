// What is printed. A board may take it from the rules besides their types, and /outlook.
export * from './acts.ts';
export * from './board.ts';
export * from './cards.ts';
export * from './characters.ts';
export * from './objectives.ts';
export * from './things.ts';
