import type { PlayerView, View } from '@tablewright/robotariat-rules';
import type { CharacterId, Space } from '@tablewright/robotariat-rules/content';

function player(character: CharacterId, at: Space): PlayerView {
  return {
    character,
    at,
    upgrades: [],
    starting: null,
    used: [],
    played: 0,
    deeds: { contributed: 0, drained: 0, extras: 0, patrols: 0, torn: 0 },
    objective: null,
  };
}

/** Zender on U, Electric Eye on S, The Smith on P; one Civilian on M. A test names what matters. */
export function table(changes: Partial<View> = {}): View {
  return {
    me: 0,
    seats: 3,
    mode: 'secret',
    baseOnly: false,
    target: 45,
    first: 0,
    round: 1,
    funds: 0,
    reputation: 5,
    office: 0,
    reward: 0,
    supply: 8,
    junk: 0,
    posters: { P: 0, S: 0, U: 0, Y: 0, R: 0, M: 0 },
    token: 'M',
    npcs: [
      { kind: 'CR', at: 'M' },
      { kind: 'HO', at: null },
      { kind: 'CR', at: null },
      { kind: 'HO', at: null },
      { kind: 'HO', at: null },
      { kind: 'CR', at: null },
    ],
    players: [player('zender', 'U'), player('electric-eye', 'S'), player('smith', 'P')],
    decks: { upgrade: 10, sabotage: 10 },
    drawn: null,
    top: null,
    putBack: [],
    jammed: 0,
    facts: { peaked: false, emptied: false, junkedNow: 0, junkedBest: 0 },
    mine: null,
    dice: null,
    rolls: 0,
    history: [],
    now: [{ stage: 'turn', by: 0, moved: 0, acted: 0, used: 0 }],
    aside: null,
    report: null,
    outcome: null,
    ...changes,
  };
}

/** Where NPCs stand: rows of the entry track to spaces. */
export function npcsAt(where: Readonly<Record<number, Space>>): View['npcs'] {
  return table().npcs.map(({ kind }, row) => ({ kind, at: where[row + 1] ?? null }));
}
