import { type Base, copyChance, copyStack, type Seat, stagesOf } from '@tablewright/kernel';

export type Frame = { stage: 'turn'; by: Seat };

export interface State extends Base<Frame> {
  sea: number;
  boats: number[];
  chests: number[];
  wishes: number[];
  /** how often somebody has dived: every die has its number in its label */
  dives: number;
}

export type Told =
  | { type: 'wished'; wish: number }
  | { type: 'dived'; by: Seat; die: number; lost: number }
  | { type: 'landed'; by: Seat; pearls: number }
  | { type: 'over'; wishes: number[]; points: number[] };

export const stage = stagesOf<State, Told>();

export function copy(s: State): State {
  const { stack, chance, boats, chests } = s;
  return { ...s, stack: copyStack(stack), chance: copyChance(chance), boats: boats.slice(), chests: chests.slice() };
}
