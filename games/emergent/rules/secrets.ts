import type { Secrets, Viewer } from '@tablewright/kernel';
import type { State } from './state.ts';

// What the ledger's table 5 calls hidden. Written without looking at the view, which is to be tested with it.

function sealedFrom(s: State, viewer: Viewer, stage: 'plan' | 'ship' | 'place'): string | undefined {
  const frame = s.stack.at(-1);
  if (frame?.stage !== stage) return undefined;
  const others = frame.sealed.filter((answer, seat) => answer !== null && seat !== viewer);
  return others.length === 0 ? undefined : JSON.stringify(others);
}

export const secrets: Secrets<State> = {
  'the plans of others': (s, viewer) => sealedFrom(s, viewer, 'plan'),
  'what others place': (s, viewer) => sealedFrom(s, viewer, 'place'),
  'what others ship to this city': (s, viewer) => sealedFrom(s, viewer, 'ship'),
};
