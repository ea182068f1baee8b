import type { View } from '@tablewright/emergence-rules';
import { cityByName, encodeCity } from '@tablewright/emergence-rules/content';

/** A view of four operatives on the start tile of the first city; a test names what matters. */
export function table({
  at = ['D4', 'D4', 'D4', 'D4'],
  ...changes
}: Partial<View> & { at?: readonly string[] } = {}): View {
  const colours = ['red', 'orange', 'yellow', 'violet'];
  return {
    me: 0,
    seats: 4,
    city: encodeCity(cityByName('capital')!),
    length: 'short',
    roundLimit: 60,
    round: 1,
    leader: 0,
    operatives: at.map((tile, seat) => ({
      colour: colours[seat]!,
      at: tile,
      selected: 'activate-E',
      blocks: {},
      tokens: 0,
      team: seat === 0 ? 'ai' : null,
    })),
    blocks: { C3: { circle: 1 } },
    blocksInCity: 32,
    totals: { ai: 0, human: 0 },
    required: { ai: 15, human: 5 },
    assimilations: [],
    spied: [],
    supplied: [8, 8, 8, 8, 0],
    now: [{ stage: 'mission' }, { stage: 'select', ready: [false, true, false, false], mine: null }],
    outcome: null,
    ...changes,
  };
}
