import type { Points } from '@tablewright/board';
import type { Told } from '@tablewright/emigration-rules';
import { cardThing, laneThing, paperThing } from '@tablewright/emigration-rules/content';
import { seatThing } from '@tablewright/kernel';

type Card = { readonly by: number; readonly from: number; readonly place: string };

const whoDidIt = ({ by }: { readonly by: number }): string[] => [seatThing(by)];
const cardAndTaker = ({ by, from, place }: Card): string[] => [cardThing(from, place), seatThing(by)];
const giverAndTaker = ({ by, from }: { readonly by: number; readonly from: number }): string[] => [
  seatThing(from),
  seatThing(by),
];
const laneAndWho = ({ by, lane }: { readonly by: number; readonly lane: number }): string[] => [
  laneThing(lane),
  seatThing(by),
];

/** What the log can point at, the nearest to what happened first. */
export const points: Points<Told> = {
  bought: cardAndTaker,
  cashed: cardAndTaker,
  activated: cardAndTaker,
  revealed: ({ cards }) => cards.map(({ seat, place }) => cardThing(seat, place)),
  fogged: ({ owner, place }) => [...(place === null ? [] : [cardThing(owner, place)]), seatThing(owner)],
  paper: ({ by, paper }) => [paperThing(paper), seatThing(by)],
  scalped: giverAndTaker,
  robbed: giverAndTaker,
  looked: laneAndWho,
  crossed: laneAndWho,
  saw: ({ lane }) => [laneThing(lane)],
  dealt: ({ seat }) => [seatThing(seat)],
  first: ({ seat }) => [seatThing(seat)],
  struck: ({ holder }) => [seatThing(holder)],
  border: ({ first }) => [seatThing(first)],
  rolled: whoDidIt,
  placed: whoDidIt,
  paired: whoDidIt,
  enrolled: whoDidIt,
  unaffordable: whoDidIt,
  graduated: whoDidIt,
  failed: whoDidIt,
  sold: whoDidIt,
  forfeited: whoDidIt,
  assured: whoDidIt,
  offered: whoDidIt,
  levied: whoDidIt,
  withdrew: whoDidIt,
  packs: null,
  paid: null,
  dole: null,
  gained: null,
  lost: null,
  over: null,
};
