import { type Base, copyChance, copyStack, type Seat, stagesOf } from '@tablewright/kernel';

export type Frame = { stage: 'turn'; by: Seat };

export interface State extends Base<Frame> {
  sea: number;
  /** by seat */
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
  return {
    ...s,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    boats: s.boats.slice(),
    chests: s.chests.slice(),
  };
}
