import { noChance, type Rng, type Seat, shuffleWith, sum } from '@tablewright/kernel';
import { placeOfSelection, type Selection, SELECTIONS } from './content/selections.ts';
import { ALLEGIANCES, DATA } from './content/types.ts';
import { AI, cityOf, type Frame, HUMAN, NONE, type State, TYPES } from './state.ts';
import type { AssimilationView, FrameView, View } from './view.ts';

// A complete state that its viewer cannot tell from the real one. Everything hidden is drawn afresh: who is Human, how
// others split what they inserted, what others have selected but not revealed.

export function world(v: View, rng: Rng): State {
  const city = cityOf(v);
  const allegiance = drawAllegiances(v, rng);
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
    inserted: v.assimilations.flatMap((event, number) => drawSplits(event, number, rng)),
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

/** Any deal that fits the cards one knows; how many Humans there are is public (EMG-015). */
function drawAllegiances(v: View, rng: Rng): number[] {
  const known = v.operatives.map(({ team }) => (team === null ? null : team === 'human' ? HUMAN : AI));
  const missing = ALLEGIANCES[v.seats as 3 | 4 | 5 | 6].human - known.filter((side) => side === HUMAN).length;
  const hidden = known.flatMap((side, seat) => (side === null ? [seat] : []));
  const humans = new Set<Seat>(shuffleWith(hidden, (n) => rng.below(n)).slice(0, missing));
  return known.map((side, seat) => side ?? (humans.has(seat) ? HUMAN : AI));
}

/** Splits that fit the amounts, one's own splits, and, once the box was opened, its content. */
function drawSplits(event: AssimilationView, number: number, rng: Rng): number[] {
  const unknown = event.inserted.flatMap(({ tokens, split }) => (split === null ? [tokens] : []));
  const known = sum(event.inserted.map(({ split }) => split?.human ?? 0));
  const humans = event.opened === null ? null : event.opened.human - known;
  const drawn = humans === null ? unknown.map((tokens) => rng.below(tokens + 1)) : shareOut(humans, unknown, rng);
  return event.inserted.flatMap(({ seat, tokens, split }) => {
    const human = split === null ? drawn.shift()! : split.human;
    return [number, seat, tokens - human, human];
  });
}

/** Deals `total` Human tokens out over insertions of these sizes. */
function shareOut(total: number, sizes: readonly number[], rng: Rng): number[] {
  const each = sizes.flatMap((size, who) => new Array<number>(size).fill(who));
  const shares = sizes.map(() => 0);
  for (const who of shuffleWith(each, (n) => rng.below(n)).slice(0, total)) shares[who]! += 1;
  return shares;
}

function frameFrom(frame: FrameView, v: View, rng: Rng): Frame {
  if (frame.stage === 'briefing') {
    return { stage: 'briefing', sealed: frame.ready.map((is) => (is ? 'understood' : null)) };
  }
  if (frame.stage === 'select') {
    const { ready, mine } = frame as { ready: boolean[]; mine: string | null };
    const sealed = ready.map((is, seat) => {
      if (!is) return null;
      return seat === v.me ? (mine as Selection) : SELECTIONS[rng.below(SELECTIONS.length)]!;
    });
    return { stage: 'select', sealed };
  }
  return { ...frame } as Frame;
}
