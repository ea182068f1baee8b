import type { Invariants } from '@tablewright/kernel';
import { boardInvariants } from './invariants/board.ts';
import { cardInvariants } from './invariants/cards.ts';
import type { State } from './state.ts';

export const invariants: Invariants<State> = { ...cardInvariants, ...boardInvariants };
