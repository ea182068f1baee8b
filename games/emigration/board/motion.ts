import type { Lies, Shows } from '@tablewright/board';
import type { Told, View } from '@tablewright/emigration-rules';
import {
  BANK_THING,
  cardThing,
  DISCARDS_THING,
  laneThing,
  PAPER_NAMES,
  paperThing,
  PLACES,
  stashThing,
} from '@tablewright/emigration-rules/content';
import { baseTuition } from '@tablewright/emigration-rules/outlook';
import { seatThing } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { Player } from './props.ts';

// Where everything lies, and what there is to see besides what flies.

export const COIN = 'coin';
export const SEAL = 'seal';
/** A card whose face nobody knows; Paydays are all alike, too, and neither has an id. */
const DOWN = 'down';
const PAYDAY = 'PAYDAY';

type Event<T extends Told['type']> = Extract<Told, { type: T }>;

export type Cue =
  | { readonly kind: 'roll'; readonly by: number; readonly die: number; readonly says: string }
  /** a card turns over where it lies */
  | { readonly kind: 'turn'; readonly thing: string }
  | { readonly kind: 'cross'; readonly told: Event<'crossed'> }
  /** the desk is cleared and the border opens */
  | { readonly kind: 'border'; readonly first: number };

export function placesOf(view: View): Lies[] {
  const { players, discards, passports, tickets } = view;
  const paydays = discards.filter((card) => card === PAYDAY).length;
  return [
    { what: COIN, place: BANK_THING, endless: true },
    { what: SEAL, place: BANK_THING, endless: true },
    { what: 'passport', place: paperThing('passport'), count: passports },
    { what: 'ticket', place: paperThing('ticket'), count: tickets },
    { what: PAYDAY, place: DISCARDS_THING, count: paydays },
    ...discards.filter((card) => card !== PAYDAY).map((card) => known(card, DISCARDS_THING)),
    ...players.flatMap((player, seat) => [
      ...layoutOf(player, seat),
      ...stashOf(player, seat, seat === view.me),
      ...givenUp(player),
    ]),
  ];
}

function known(card: string, place: string): Lies {
  return { what: card, id: card, place, back: DOWN };
}

function layoutOf({ layout }: Player, seat: number): Lies[] {
  return layout.flatMap((card, at): Lies[] => {
    if (card === null) return [];
    const place = cardThing(seat, PLACES[at]!);
    return [card === DOWN || card === PAYDAY ? { what: card, place } : known(card, place)];
  });
}

/** My own cards lie one beside the other; of the others' one sees how many. */
function stashOf(player: Player, seat: number, mine: boolean): Lies[] {
  const place = seatThing(seat);
  const held = { passport: player.passports, ticket: player.tickets };
  const { documents, connections, life } = player;
  return [
    { what: COIN, place, count: player.money },
    { what: SEAL, place, count: player.assurance },
    ...PAPER_NAMES.map(
      (paper): Lies => ({ what: paper, place, count: held[paper] + (player.upsideDown === paper ? 1 : 0) }),
    ),
    ...[...documents, ...connections].map((card) => known(card, mine ? stashThing(card) : place)),
    ...life.map((card) => known(card, stashThing(card))),
  ];
}

/** [EMI-508] What an officer was given lies in the lane. */
function givenUp({ attempt }: Player): Lies[] {
  return attempt?.in === true ? [{ what: SEAL, place: laneThing(attempt.lane), count: attempt.token }] : [];
}

function rollWords({ by, die, for: what }: Event<'rolled'>, { players, pandemics }: View): string {
  switch (what) {
    case 'graduation':
      return die <= 3 ? say`rolled ${die}: graduated!` : say`rolled ${die}: not yet (1 to 3 passes)`;
    case 'tuition':
      return say`rolled ${die}: the tuition is ${baseTuition(players[by]!) + die}`;
    case 'card':
      return pandemics > 1 ? say`rolled ${die}: everybody takes ${die}` : say`rolled ${die}: everybody loses ${die}`;
  }
}

const coins = (): readonly string[] => [COIN];
const seals = (): readonly string[] => [SEAL];
const cardAndCoins = ({ card }: { readonly card: string }): readonly string[] => [card, COIN];
const paperAndCoins = ({ paper }: { readonly paper: string }): readonly string[] => [paper, COIN];

export const shows: Shows<View, Told, Cue> = {
  placesOf,
  cues: {
    rolled: (told, _before, view) => ({ kind: 'roll', by: told.by, die: told.die, says: rollWords(told, view) }),
    revealed: ({ cards }) => cards.map(({ seat, place }) => ({ kind: 'turn', thing: cardThing(seat, place) })),
    border: ({ first }) => ({ kind: 'border', first }),
    crossed: (told) => ({ kind: 'cross', told }),
  },
  moves: {
    bought: cardAndCoins,
    cashed: cardAndCoins,
    activated: cardAndCoins,
    sold: cardAndCoins,
    paper: paperAndCoins,
    scalped: paperAndCoins,
    paid: coins,
    dole: coins,
    gained: coins,
    lost: coins,
    robbed: coins,
    enrolled: coins,
    levied: coins,
    offered: () => [COIN, SEAL],
    struck: ({ card }) => [card],
    fogged: ({ card }) => (card === null ? [] : [card]),
    paired: seals,
    graduated: seals,
    assured: seals,
    withdrew: ({ by }) => [seatThing(by), SEAL],
  },
  takes: { roll: 700, cross: 900, border: 700, turn: 400 },
  lingers: { roll: 1900, cross: 3200, border: 1900 },
  // A card turns up on nearly every turn: the prompt would come and go with it.
  holdsBack: ({ kind }) => kind !== 'turn',
  flight: { apart: 60, most: 5 },
};
