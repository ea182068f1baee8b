import type { Secrets } from '@tablewright/kernel';
import type { State } from './state.ts';

export const secrets: Secrets<State> = {};
