import type { Invariants } from '@tablewright/kernel';
import type { State } from './state.ts';

export const invariants: Invariants<State> = {};
