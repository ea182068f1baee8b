import { type Beat, type Event, type Timed, timeline } from '@tablewright/board';
import type { Told, View } from '@tablewright/emergence-rules';
import { DATA } from '@tablewright/emergence-rules/content';

// What moves when the table changes. Pure: two views and what was told in, a plan out; the board carries it out.

type Seat = number;

export type Motion =
  /** an agent walks */
  | { readonly kind: 'slide'; readonly seat: Seat; readonly from: string; readonly to: string }
  /** an agent goes out in one place and lights up in another */
  | { readonly kind: 'blink'; readonly seat: Seat; readonly from: string; readonly to: string }
  /** a block or a token flies; places as in data-place */
  | { readonly kind: 'fly'; readonly what: string; readonly from: string; readonly to: string }
  /** all markers turn over together */
  | { readonly kind: 'flip'; readonly selections: readonly string[] }
  /** blocks of one operative become tokens */
  | {
      readonly kind: 'merge';
      readonly seat: Seat;
      readonly sets: readonly (readonly string[])[];
      readonly tokens: number;
    }
  /** the box is opened */
  | { readonly kind: 'open'; readonly ai: number; readonly human: number }
  /** the leader token is passed on */
  | { readonly kind: 'lead'; readonly from: string; readonly to: string };

export const tilePlace = (tile: string): string => `tile:${tile}`;
export const seatPlace = (seat: Seat): string => `seat:${seat}`;
export const BOX_PLACE = 'box';
export const SUPPLY_PLACE = 'supply';

/** The frame shows the next step after 900 ms at the calm pace. */
const MOST_MS = 900;
const WALK_MS = 380;
const FLY_MS = 440;

/** Nobody can count more than these while they fly. */
const MOST_FLYING = 8;

export function planMotion(before: View | null, view: View, told: readonly Event[]): Timed<Motion>[] {
  if (before === null) return []; // the first drawing, or a jump: nothing has moved, it is simply so
  return timeline(
    told.flatMap((event) => beatsOf(event as Event & Told, before, view)),
    { most: MOST_MS },
  );
}

function beatsOf(told: Told, before: View, view: View): Beat<Motion>[] {
  switch (told.type) {
    case 'revealed':
      return [{ ms: 450, motions: [{ kind: 'flip', selections: told.selections }] }];
    case 'moved':
    case 'boosted':
      return [{ ms: WALK_MS, motions: [{ kind: 'slide', seat: told.by, from: told.from, to: told.to }] }];
    case 'teleported':
      return [{ ms: 450, motions: [{ kind: 'blink', seat: told.by, from: told.from, to: told.to }] }];
    case 'collected':
      return flying(blocksIn(told.blocks), tilePlace(told.at), seatPlace(told.by));
    case 'replenished':
      return flying([told.block], seatPlace(told.by), tilePlace(told.at));
    case 'paid':
      return flying(tokens(told.tokens), seatPlace(told.by), SUPPLY_PLACE);
    case 'hacked':
      return flying(blocksIn(told.blocks), seatPlace(told.on), seatPlace(told.by));
    case 'terminated':
      return [
        ...flying([...blocksIn(told.blocks), ...tokens(told.tokens)], seatPlace(told.on), seatPlace(told.by)),
        ...blinked(before, view, told.on),
      ];
    case 'compiled':
      return [{ ms: 450, motions: [{ kind: 'merge', seat: told.by, sets: told.sets, tokens: told.tokens }] }];
    case 'inserted':
      return flying(tokens(told.tokens), seatPlace(told.by), BOX_PLACE);
    case 'opened':
      return [{ ms: 450, motions: [{ kind: 'open', ai: told.ai, human: told.human }] }];
    case 'leader':
      return before.leader === told.seat
        ? []
        : [{ ms: 400, motions: [{ kind: 'lead', from: seatPlace(before.leader), to: seatPlace(told.seat) }] }];
    case 'dealt':
    case 'stuck':
    case 'idle':
    case 'spied':
    case 'saw':
    case 'triggered':
    case 'over':
      return [];
  }
}

/** EMG-260 The agent goes out where it stood and appears on the start tile. */
function blinked(before: View, view: View, seat: Seat): Beat<Motion>[] {
  const from = before.operatives[seat]?.at;
  const to = view.operatives[seat]?.at;
  if (from === undefined || to === undefined || from === to) return [];
  return [{ ms: 450, motions: [{ kind: 'blink', seat, from, to }] }];
}

function flying(things: readonly string[], from: string, to: string): Beat<Motion>[] {
  if (things.length === 0) return [];
  const motions = things.slice(0, MOST_FLYING).map((what): Motion => ({ kind: 'fly', what, from, to }));
  return [{ ms: FLY_MS, motions }];
}

function blocksIn(blocks: { readonly [type: string]: number }): string[] {
  return DATA.flatMap((type) => Array.from({ length: blocks[type] ?? 0 }, () => type));
}

function tokens(n: number): string[] {
  return Array.from({ length: n }, () => 'token');
}
