export { BadInput } from './bad-input.ts';
export { askBot, type Bot, BOTS, botNamed } from './bots.ts';
export { type ContentProblem, type ContentReport, discoverGames, HOUSE, type LoadedGame, loadGame } from './games.ts';
export { planTable, type TablePlan } from './plan.ts';
export { fairnessFor, recordGame, recordSimulated } from './record.ts';
export { type Simulation, simulate } from './simulate.ts';
export { people as namesFor } from '@tablewright/testkit';
