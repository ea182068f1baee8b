import { type Base, type Seat, stagesOf } from '@tablewright/kernel';

/** What lies open. */
export type Bay = {
  sea: number;
  boats: number[];
  chests: number[];
  /** how often somebody has dived: every die has its number in its label */
  dives: number;
};

export interface State extends Base<{ stage: 'turn'; by: Seat }>, Bay {
  wishes: number[];
}

export type Told =
  | { type: 'wished'; wish: number }
  | { type: 'dived'; by: Seat; die: number; lost: number }
  | { type: 'landed'; by: Seat; pearls: number }
  | { type: 'over'; wishes: number[]; points: number[] };

export const stage = stagesOf<State, Told>();
