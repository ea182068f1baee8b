import type { View } from '@tablewright/emergence-rules';
import { type City, cityFromCode, DATA, type Data } from '@tablewright/emergence-rules/content';
import { many, say } from '@tablewright/kernel/words';
import { DATA_LOOK } from './colours.ts';
import { faceOf } from './look.ts';

// What can be read off a view: whose turn it is, who is ready, what stands where.

type Seat = number;
type Frame = View['now'][number];

export function cityOf(view: Pick<View, 'city'>): City {
  return cityFromCode(view.city);
}

function frameOf(view: View, ...stages: readonly Frame['stage'][]): Frame | undefined {
  return view.now.findLast(({ stage }) => stages.includes(stage));
}

function seatIn(frame: Frame | undefined, field: 'by' | 'from'): Seat | null {
  if (frame === undefined || 'ready' in frame) return null;
  const seat = frame[field];
  return typeof seat === 'number' ? seat : null;
}

/** The operative whose turn it is; during an event it is still the one who started it. */
export function inTurn(view: View): Seat | null {
  return seatIn(frameOf(view, 'turn'), 'by');
}

/** Who holds the aggregator now; null when no event runs. */
export function inserting(view: View): Seat | null {
  return seatIn(frameOf(view, 'insert'), 'by');
}

/** While all answer in secret: who has answered. Null at any other time. */
export function readiness(view: View): readonly boolean[] | null {
  const frame = view.now.at(-1);
  return frame?.stage === 'select' || frame?.stage === 'briefing' ? frame.ready : null;
}

/** My own selection while it still lies face down. */
export function staged(view: View): string | null {
  const frame = view.now.at(-1);
  return frame?.stage === 'select' ? frame.mine : null;
}

/** The place of a seat in this round's order, from 1 on. */
export function placeInOrder(view: Pick<View, 'leader' | 'seats'>, seat: Seat): number {
  return ((seat - view.leader + view.seats) % view.seats) + 1;
}

/** The event whose box is on its way or has just been opened; null when none runs. */
export function runningEvent(view: View): View['assimilations'][number] | null {
  const last = view.assimilations.at(-1);
  return last !== undefined && last.opened === null ? last : null;
}

/** Seats in the order in which the box travels, with what each has inserted so far. */
export function boxRoute(view: View): { seat: Seat; tokens: number | null }[] {
  const event = runningEvent(view);
  const frame = view.now.findLast(({ stage }) => stage === 'assimilate');
  const from = seatIn(frame, 'from') ?? event?.inserted[0]?.seat ?? view.leader;
  return Array.from({ length: view.seats }, (_, i) => {
    const seat = (from + i) % view.seats;
    return { seat, tokens: event?.inserted.find((one) => one.seat === seat)?.tokens ?? null };
  });
}

export type Alarm = 'calm' | 'low' | 'empty';

/** Ledger 8: amber at two blocks an operative, red at one. */
export function alarm(view: Pick<View, 'blocksInCity' | 'seats'>): Alarm {
  if (view.blocksInCity <= view.seats) return 'empty';
  return view.blocksInCity <= 2 * view.seats ? 'low' : 'calm';
}

/** Who stands on each tile, by the tile's name. */
export function standing(view: Pick<View, 'operatives'>): Map<string, Seat[]> {
  const there = new Map<string, Seat[]>();
  for (const [seat, { at }] of view.operatives.entries()) {
    const seats = there.get(at);
    if (seats === undefined) there.set(at, [seat]);
    else seats.push(seat);
  }
  return there;
}

export function countsOf(blocks: { readonly [type: string]: number }): number[] {
  return DATA.map((type) => blocks[type] ?? 0);
}

export function totalOf(blocks: { readonly [type: string]: number }): number {
  return countsOf(blocks).reduce((sum, n) => sum + n, 0);
}

const KIND_WORDS = {
  start: say`start tile: nobody can be attacked here`,
  compile: say`compile tile: turns data into tokens`,
  assimilate: say`assimilate tile: starts the event`,
  teleport: say`teleport tile: jumps to another one`,
} as const;

/** A tile in words, for whoever asks what it is. */
export function tileWords(view: View, name: string, names: readonly string[]): string {
  const city = cityOf(view);
  const tile = city.tileNamed.get(name);
  if (tile === undefined) return name;
  const kind = city.kind[tile]!;
  const what = kind === 'data' ? dataWords(city.types[tile]!, view.blocks[name] ?? {}) : KIND_WORDS[kind];
  const there = view.operatives.flatMap(({ at, selected }, seat) => {
    if (at !== name) return [];
    const who = seat === view.me ? say`you` : (names[seat] ?? say`seat ${seat + 1}`);
    const face = faceOf(selected);
    return [face === null ? who : `${who} (${face})`];
  });
  return there.length === 0 ? `${name}, ${what}` : say`${name}, ${what}. Here: ${there.join(', ')}`;
}

function dataWords(types: readonly number[], blocks: { readonly [type: string]: number }): string {
  const parts = types.map((type) => {
    const data: Data = DATA[type]!;
    return say`${DATA_LOOK[data].name} data, ${many(blocks[data] ?? 0, 'block')}`;
  });
  return parts.join('; ');
}
