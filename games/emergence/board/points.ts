import type { Points } from '@tablewright/board';
import type { Told } from '@tablewright/emergence-rules';
import { tileThing } from '@tablewright/emergence-rules/content';
import { seatThing } from '@tablewright/kernel';

/** Two things above the city that the teacher can point at. */
export const GAUGES = 'gauges';
export const BLOCKS_LEFT = 'blocks';

type By = { readonly by: number };
type At = By & { readonly at: string };
type Way = By & { readonly from: string; readonly to: string };
type On = By & { readonly on: number };

const who = ({ by }: By): string[] => [seatThing(by)];
const where = ({ by, at }: At): string[] => [tileThing(at), seatThing(by)];
/** Where something happened matters more than where it began. */
const way = ({ by, from, to }: Way): string[] => [tileThing(to), tileThing(from), seatThing(by)];
const both = ({ by, on }: On): string[] => [seatThing(by), seatThing(on)];

/** What the log can point at, the nearest to what happened first. */
export const points: Points<Told> = {
  moved: way,
  boosted: way,
  teleported: way,
  stuck: where,
  collected: where,
  replenished: where,
  triggered: where,
  hacked: both,
  spied: both,
  terminated: both,
  saw: ({ on }) => [seatThing(on)],
  leader: ({ seat }) => [seatThing(seat)],
  idle: who,
  paid: who,
  compiled: who,
  inserted: who,
  opened: null,
  dealt: null,
  revealed: null,
  over: null,
};
