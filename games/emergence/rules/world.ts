import { noChance, type Rng } from '@tablewright/kernel';
import { Glance } from './advice/glance.ts';
import { placeOfSelection, type Selection } from './content/selections.ts';
import { DATA } from './content/types.ts';
import { drawAllegiances, drawSelections, drawSplits } from './draws.ts';
import { AI, cityOf, type Frame, HUMAN, NONE, type State, TYPES } from './state.ts';
import type { FrameView, View } from './view.ts';

// A complete state that its viewer cannot tell from the real one. Everything hidden is drawn afresh: who is Human, how
// others split what they inserted, what others have selected but not revealed.

export function world(v: View, rng: Rng): State {
  if (v instanceof Glance) return v.world(rng);
  const city = cityOf(v);
  const allegiance = drawAllegiances(
    v.operatives.map(({ team }) => (team === null ? null : team === 'human' ? HUMAN : AI)),
    rng,
  );
  return {
    seats: v.seats,
    stack: v.now.map((frame) => frameFrom(frame, v, rng)),
    chance: noChance(),
    outcome: v.outcome,
    city: v.city,
    length: v.length,
    roundLimit: v.roundLimit,
    allegiance,
    leader: v.leader,
    round: v.round,
    at: v.operatives.map(({ at }) => city.tileNamed.get(at)!),
    action: v.operatives.map(({ selected }) => (selected === null ? NONE : placeOfSelection(selected) >> 1)),
    augmentation: v.operatives.map(({ selected }) => (selected === null ? NONE : placeOfSelection(selected) & 1)),
    tokens: v.operatives.map(({ tokens }) => tokens),
    held: held(v),
    lying: lying(v),
    totals: [v.totals.ai, v.totals.human],
    inserted: drawSplits(v.assimilations, rng),
    opened: v.assimilations.filter(({ opened }) => opened !== null).length,
    spied: v.spied.flatMap(({ by, on }) => [by, on]),
    supplied: v.supplied.slice(),
  };
}

// Written without lists in between: whoever thinks, or reads what a choice would lead to, makes a world for every question.

function held({ operatives }: View): number[] {
  const counts = new Array<number>(operatives.length * TYPES).fill(0);
  for (const [seat, { blocks }] of operatives.entries()) put(counts, seat * TYPES, blocks);
  return counts;
}

function lying(v: View): number[] {
  const { names, tileNamed } = cityOf(v);
  const counts = new Array<number>(names.length * TYPES).fill(0);
  for (const name in v.blocks) put(counts, tileNamed.get(name)! * TYPES, v.blocks[name]!);
  return counts;
}

function put(counts: number[], from: number, blocks: { readonly [type: string]: number }): void {
  for (let type = 0; type < TYPES; type += 1) counts[from + type] = blocks[DATA[type]!] ?? 0;
}

function frameFrom(frame: FrameView, v: View, rng: Rng): Frame {
  if (frame.stage === 'briefing') {
    return { stage: 'briefing', sealed: frame.ready.map((is) => (is ? 'understood' : null)) };
  }
  if (frame.stage === 'select') {
    const { ready, mine } = frame as { ready: boolean[]; mine: Selection | null };
    return { stage: 'select', sealed: drawSelections(ready, v.me, mine, rng) };
  }
  return { ...frame } as Frame;
}
