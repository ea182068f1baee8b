import type { Secrets, Viewer } from '@tablewright/kernel';
import { LANE_COUNT, TOKENS_IN_LANE } from './content/lanes.ts';
import { PLACE_COUNT } from './content/places.ts';
import type { State } from './state.ts';

// What the ledger's table 5 calls hidden. Written without looking at the view, which is to be tested with it.

/** Two different tokens are left and their order is not known to this viewer. */
function lanesUnknown(s: State, viewer: Viewer): string[] {
  const unknown: string[] = [];
  for (let lane = 0; lane < LANE_COUNT; lane += 1) {
    const drawn = s.drawn[lane]!;
    const seen = drawn === 0 && s.looked.some((who, i) => i % 2 === 0 && who === viewer && s.looked[i + 1] === lane);
    const rest = s.tokens.slice(lane * TOKENS_IN_LANE + drawn + (seen ? 1 : 0), (lane + 1) * TOKENS_IN_LANE);
    if (new Set(rest).size > 1) unknown.push(`${lane}: ${rest.join(' ')}`);
  }
  return unknown;
}

export const secrets: Secrets<State> = {
  'the face-down cards': (s) => {
    const down: number[] = [];
    for (const [i, card] of s.layout.entries()) {
      const seat = Math.floor(i / PLACE_COUNT);
      const bit = 1 << (i % PLACE_COUNT);
      if ((s.lying[seat]! & bit) !== 0 && (s.up[seat]! & bit) === 0) down.push(card);
    }
    return down.length === 0 ? undefined : down.join(' ');
  },

  'the removed cards': (s) => (s.outcome === null ? s.removed.join(' ') : undefined),

  'the order of the tokens': (s, viewer) => {
    const unknown = lanesUnknown(s, viewer);
    return unknown.length === 0 ? undefined : unknown.join('; ');
  },

  'what somebody else has seen in a lane': (s, viewer) => {
    const [by, lane] = s.looked;
    if (by === undefined || by === viewer || s.drawn[lane!] !== 0) return undefined;
    return s.tokens[lane! * TOKENS_IN_LANE]!;
  },
};
