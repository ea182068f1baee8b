import type { Seat } from '@tablewright/kernel';
import { ACTIONS, COSTS } from '../content/types.ts';
import { HOSTILE } from '../stages/hostile.ts';
import { TYPES } from '../state.ts';
import { comesLater, type Mind } from './mind.ts';
import { basket } from './worth.ts';

// Who can still rob me in this round.

const ROBBERIES = ['hack', 'terminate'] as const;
type Robbery = (typeof ROBBERIES)[number];

/** By tile: how likely I am hacked or terminated there; null where nobody can. */
export type Danger = Record<Robbery, Float64Array | null>;

/** Two steps away is near enough: the robber moves first. */
const REACH = 2;

/** Whoever shows a hostile action has perhaps somebody else in mind. */
const MEANS_ME = 0.5;

/** Before the reveal: few select a hostile action. */
const SELECTS_IT = 0.1;

/** EMG-241, EMG-261 From those whose turn is still to come; `chance`: that this one can and will. */
function dangers(m: Mind, chance: (act: Robbery, by: Seat) => number): Danger {
  const { city } = m.ways;
  const danger: Danger = { hack: null, terminate: null };
  for (let by = 0; by < m.s.seats; by += 1) {
    if (by === m.me || !comesLater(m, by)) continue;
    const away = city.distance[m.s.at[by]!]!;
    for (const act of ROBBERIES) {
      const likely = m.s.tokens[by]! < COSTS[HOSTILE[act]] ? 0 : chance(act, by);
      if (likely === 0) continue;
      const byTile = (danger[act] ??= new Float64Array(city.tiles));
      for (let tile = 0; tile < city.tiles; tile += 1) {
        if (away[tile]! <= REACH && tile !== city.start) byTile[tile]! += likely;
      }
    }
  }
  return danger;
}

/** After the reveal: everybody sees who is able to. */
export function dangersShown(m: Mind): Danger {
  const { s, me } = m;
  return dangers(m, (act, by) =>
    ACTIONS[s.action[by]!] === act && s.augmentation[by] !== s.augmentation[me] ? MEANS_ME : 0,
  );
}

/** Before it: `other` says how likely a seat will show the other face than I. */
export function dangersGuessed(m: Mind, other: (seat: Seat) => number): Danger {
  return dangers(m, (_act, by) => SELECTS_IT * other(by));
}

/** What may be lost by ending the turn on this tile. */
export function exposure({ s, me }: Mind, danger: Danger, tile: number): number {
  const hack = danger.hack === null ? 0 : danger.hack[tile]!;
  const terminate = danger.terminate === null ? 0 : danger.terminate[tile]!;
  if (hack + terminate === 0) return 0;
  return (hack + terminate) * 2 * basket(s.held, me * TYPES) + terminate * s.tokens[me]!;
}
