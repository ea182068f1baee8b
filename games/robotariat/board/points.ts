import type { Points } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import type { Told } from '@tablewright/robotariat-rules';
import { npcThing, type Space, SPACES, spaceThing } from '@tablewright/robotariat-rules/content';

// What the log can point at: where something happened first, then who did it.

type Deed = { readonly by: number };
type Trip = { readonly from: Space; readonly to: Space };

const byWhom = ({ by }: Deed): string[] => [seatThing(by)];
const onSpace = ({ by, at }: Deed & { readonly at: Space }): string[] => [spaceThing(at), seatThing(by)];
const ofNpc = ({ by, npc, from, to }: Deed & Trip & { readonly npc: number }): string[] => [
  spaceThing(to),
  spaceThing(from),
  npcThing(npc),
  seatThing(by),
];
const arrived = ({ npc, at }: { readonly npc: number; readonly at: Space }): string[] => [
  spaceThing(at),
  npcThing(npc),
];

/** Those that got or lost posters. */
function spacesIn(posters: { readonly [space: string]: number }): string[] {
  return SPACES.flatMap((space) => ((posters[space] ?? 0) > 0 ? [spaceThing(space)] : []));
}

export const points: Points<Told> = {
  first: ({ seat }) => [seatThing(seat)],
  lot: byWhom,
  chose: onSpace,
  dealt: null,
  started: byWhom,
  round: null,
  entered: arrived,
  met: arrived,
  moved: ({ by, from, to }) => [spaceThing(to), spaceThing(from), seatThing(by)],
  pushed: ({ by, who, from, to }) => [spaceThing(to), spaceThing(from), ...new Set([seatThing(who), seatThing(by)])],
  activated: ({ by, space }) => [spaceThing(space), seatThing(by)],
  postered: onSpace,
  carried: ({ by, from, to }) => [spaceThing(to), spaceThing(from), seatThing(by)],
  spent: byWhom,
  draws: byWhom,
  drew: byWhom,
  peeked: null,
  kept: byWhom,
  used: byWhom,
  paid: byWhom,
  office: byWhom,
  spark: byWhom,
  jammed: byWhom,
  fizzled: byWhom,
  alarmed: ofNpc,
  repasted: onSpace,
  burnt: ({ by, from }) => [...spacesIn(from), seatThing(by)],
  cooked: byWhom,
  rebuilt: ({ by, posters }) => [...spacesIn(posters), seatThing(by)],
  contributed: byWhom,
  sent: ofNpc,
  staked: byWhom,
  sympathy: byWhom,
  ended: byWhom,
  led: ofNpc,
  steered: byWhom,
  rolled: byWhom,
  adjusted: byWhom,
  marched: null,
  token: ({ from, to }) => [spaceThing(to), spaceThing(from)],
  salvaged: onSpace,
  success: null,
  over: null,
};
