export * from './all-options.ts';
export { BrokenRule } from './broken.ts';
export * from './chain.ts';
export * from './chance.ts';
export * from './countdown.ts';
export { defineGame } from './define.ts';
export * from './domain.ts';
export * from './fairness.ts';
export type { Flow, Moment } from './flow.ts';
export * from './game.ts';
export * from './json.ts';
export * from './log.ts';
export * from './numbers.ts';
export {
  type Limit,
  type Move,
  plan,
  type Plan,
  type PlanForm,
  type Planned,
  type PlanProblem,
  planProblems,
  planUse,
  type Sheet,
  variedPlan,
} from './plan.ts';
export * from './said-here.ts';
export * from './sealing.ts';
export * from './seats.ts';
export * from './sha256.ts';
export * from './spec.ts';
export * from './stage.ts';
export * from './state.ts';
export * from './talk.ts';
export * from './things.ts';
export * from './told-words.ts';
export * from './verify.ts';
export * from './verify-record.ts';
