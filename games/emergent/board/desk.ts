import type { Size } from '@tablewright/emergent-rules/content';
import { useSyncExternalStore } from 'react';

// What the board and what is asked beside it, which are two places of the frame, have to agree on besides the draft. It is
// cleared when the board leaves the screen.

interface Desk {
  /** the region that is open */
  readonly region: string | null;
  /** Fast Play: which DC the next touch puts down */
  readonly size: Size;
  /** a round is looked at once more, or its accounts are, and what ends that */
  readonly showing: { readonly round: number; readonly done: boolean; readonly end: () => void } | null;
}

const CLEAR: Desk = { region: null, size: 'large', showing: null };

let desk = CLEAR;
const listeners = new Set<() => void>();

function set(next: Partial<Desk>): void {
  desk = { ...desk, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDesk(): Desk {
  return useSyncExternalStore(subscribe, () => desk);
}

export const onDesk = {
  clear: (): void => set(CLEAR),
  open: (region: string | null): void => set({ region }),
  size: (size: Size): void => set({ size }),
  show: (showing: Desk['showing']): void => set({ showing }),
};
