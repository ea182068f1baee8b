import type { Json, Viewer } from '@tablewright/kernel';
import type { State } from './state.ts';

export type View = { me: Viewer; [more: string]: Json };

export function view(s: State, me: Viewer): View {
  return { me, seats: s.seats };
}
