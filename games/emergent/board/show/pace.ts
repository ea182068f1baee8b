import type { Step, StepKind } from './story.ts';

// How long each step of a round stands.

const MS: Readonly<Record<StepKind, number>> = {
  reveal: 2600,
  demand: 2200,
  city: 2000,
  ship: 1500,
  income: 1800,
  transport: 1500,
  forced: 2200,
  operating: 1500,
  liquidate: 1200,
  accounts: 0,
  closed: 2000,
};
/** Ledger 8: a whole execution phase takes under 30 seconds. */
const MOST = 27_000;

/** How long every step stands: twelve cities go by faster than four. */
export function paceOf(steps: readonly Step[]): number[] {
  const wished = steps.map(({ kind }) => MS[kind]);
  const all = wished.reduce((total, ms) => total + ms, 0);
  const squeeze = Math.min(1, MOST / all);
  return wished.map((ms) => Math.round(ms * squeeze));
}
