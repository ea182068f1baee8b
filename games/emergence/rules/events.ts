import { type Flow, type Seat, stagesOf } from '@tablewright/kernel';
import type { Selection } from './content/selections.ts';
import type { State } from './state.ts';

type Blocks = { readonly [type: string]: number };

/** Everything that is told in a mission. Readers are named where it is told. */
export type Told =
  | { type: 'dealt'; team: 'ai' | 'human'; fellows: Seat[] }
  | { type: 'leader'; seat: Seat; round: number }
  | { type: 'revealed'; selections: Selection[] }
  | { type: 'moved'; by: Seat; from: string; to: string }
  | { type: 'stuck'; by: Seat; at: string }
  | { type: 'idle'; by: Seat }
  | { type: 'paid'; by: Seat; tokens: number; instead: string }
  | { type: 'collected'; by: Seat; at: string; blocks: Blocks }
  | { type: 'compiled'; by: Seat; sets: string[][]; tokens: number }
  | { type: 'boosted'; by: Seat; from: string; to: string }
  | { type: 'teleported'; by: Seat; from: string; to: string }
  | { type: 'replenished'; by: Seat; at: string; block: string }
  | { type: 'hacked'; by: Seat; on: Seat; blocks: Blocks }
  | { type: 'spied'; by: Seat; on: Seat }
  | { type: 'saw'; on: Seat; team: 'ai' | 'human' }
  | { type: 'terminated'; by: Seat; on: Seat; blocks: Blocks; tokens: number }
  | { type: 'triggered'; by: Seat; at: string }
  | { type: 'inserted'; by: Seat; tokens: number }
  | { type: 'opened'; ai: number; human: number; totals: { ai: number; human: number } }
  | { type: 'over'; reason: string; teams: string[] };

export type K = Flow<State, Told>;

export const stage = stagesOf<State, Told>();
