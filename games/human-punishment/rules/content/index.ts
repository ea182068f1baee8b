export * from './board.ts';
export * from './characters.ts';
export * from './effects.ts';
export * from './enemies.ts';
export * from './faces.ts';
export * from './influence.ts';
export * from './skills.ts';
export * from './windows.ts';
