import type { Lies, Motion, Shows } from '@tablewright/board';
import type { Told, View } from '@tablewright/emergence-rules';
import { BOX_THING, DATA, SUPPLY_THING, tileThing } from '@tablewright/emergence-rules/content';
import { seatThing } from '@tablewright/kernel';
import { useState } from 'react';

// Where everything lies, and what there is to see besides what flies. Agents walk by themselves, where they stand.

const TOKEN = 'token';
export const LEADER = 'leader';

export type Cue =
  /** all markers turn over together */
  | { readonly kind: 'reveal'; readonly selections: readonly string[] }
  /** an agent goes out in one place and lights up in another */
  | { readonly kind: 'blink'; readonly seat: number; readonly from: string }
  /** the box is opened */
  | { readonly kind: 'open'; readonly ai: number; readonly human: number };

function placesOf({ blocks, operatives, assimilations, leader }: View): Lies[] {
  const inserted = assimilations.flatMap((event) => event.inserted).reduce((sum, { tokens }) => sum + tokens, 0);
  return [
    ...[...DATA, TOKEN].map((what): Lies => ({ what, place: SUPPLY_THING, endless: true })),
    ...Object.entries(blocks).flatMap(([tile, lying]) => blocksAt(tileThing(tile), lying)),
    ...operatives.flatMap((operative, seat): Lies[] => [
      ...blocksAt(seatThing(seat), operative.blocks),
      { what: TOKEN, place: seatThing(seat), count: operative.tokens },
    ]),
    // EMG-408 What was inserted never comes back: it stays in the box for good.
    { what: TOKEN, place: BOX_THING, count: inserted },
    { what: LEADER, id: LEADER, place: seatThing(leader) },
  ];
}

function blocksAt(place: string, blocks: { readonly [type: string]: number }): Lies[] {
  return DATA.map((what) => ({ what, place, count: blocks[what] ?? 0 }));
}

/** EMG-260 The agent goes out where it stood and appears on the start tile. */
function sentBack({ on }: { readonly on: number }, before: View, after: View): Cue[] {
  const from = before.operatives[on]!.at;
  return from === after.operatives[on]!.at ? [] : [{ kind: 'blink', seat: on, from }];
}

const there = ({ at }: { readonly at: string }): readonly string[] => [tileThing(at)];
const theirs = ({ on }: { readonly on: number }): readonly string[] => [seatThing(on)];

export const shows: Shows<View, Told, Cue> = {
  placesOf,
  cues: {
    revealed: ({ selections }) => ({ kind: 'reveal', selections }),
    teleported: ({ by, from }) => ({ kind: 'blink', seat: by, from }),
    terminated: sentBack,
    opened: ({ ai, human }) => ({ kind: 'open', ai, human }),
  },
  moves: {
    collected: there,
    replenished: there,
    hacked: theirs,
    terminated: theirs,
    compiled: ({ by }) => [seatThing(by)],
    paid: () => [TOKEN],
    inserted: () => [BOX_THING],
    leader: () => [LEADER],
  },
  takes: { reveal: 800, blink: 450, open: 900 },
  lingers: { reveal: 2400, open: 4200 },
  // Whoever is asked while the markers turn over can answer through them, but nobody reads in the log what lies face down;
  // and the box comes before who has won.
  holdsBack: ({ kind }) => kind !== 'blink',
  flight: { ms: 440 },
};

/** The table while the markers still lie face down: what the others have chosen stands nowhere. */
export function withoutSelections(view: View, me: number | 'spectator'): View {
  const operatives = view.operatives.map((one, seat) => (seat === me ? one : { ...one, selected: null }));
  return { ...view, operatives };
}

export type Blinks = ReadonlyMap<number, { readonly from: string; readonly serial: number }>;

/** Where each agent went out last; kept, so that the next moment does not draw it anew. */
export function useBlinks({ serial, cues }: Pick<Motion<Cue>, 'serial' | 'cues'>): Blinks {
  const [last, setLast] = useState<{ readonly serial: number; readonly blinks: Blinks }>({
    serial: -1,
    blinks: new Map(),
  });
  if (last.serial === serial) return last.blinks;
  const blinks = new Map(last.blinks);
  for (const { motion } of cues) if (motion.kind === 'blink') blinks.set(motion.seat, { from: motion.from, serial });
  setLast({ serial, blinks });
  return blinks;
}
