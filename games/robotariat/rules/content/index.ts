// What is printed, and what follows from it and a view alone: all that a board may take from the rules besides their types.
export * from './board.ts';
export * from './cards.ts';
export * from './characters.ts';
export * from './forecast.ts';
export * from './objectives.ts';
export * from './scene.ts';
