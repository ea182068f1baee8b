import type { Lies, Shows } from '@tablewright/board';
import type { Told, View } from '@tablewright/human-punishment-rules';
import { pieceThing, placeThing, seatThing } from '@tablewright/human-punishment-rules/content';
import { slotId } from './drawing.ts';

// Where everything lies, and what there is to see of what happens.

export type Tone = 'good' | 'bad' | 'plain';

export type Seen =
  | { readonly kind: 'dice'; readonly by: number; readonly dice: { readonly [die: string]: number } }
  /** something at a place of the map: an Enemy that appears, strikes or falls */
  | { readonly kind: 'flash'; readonly at: string; readonly tone: Tone }
  /** what happened, in a few words over the city */
  | { readonly kind: 'news'; readonly event: Told; readonly tone: Tone };

export const DECK = 'deck';
export const PILE = 'pile';

/** Where a piece stands, as a place that things can fly to. */
function standOf({ pieces, players }: Pick<View, 'pieces' | 'players'>, piece: number): string | null {
  const { area, zone } = pieces[piece]!;
  if (area === null) return null;
  if (players[piece]?.detained === true) return 'stand:cube';
  return zone ? 'stand:zone' : `stand:${area}`;
}

export const sectorPlace = (sector: number): string => `chips:${sector}`;
export const slotPlace = (slot: number): string => `cell:${slotId(slot)}`;
export const JUNK = 'chips:junk';

/** Lying still, chips and cards are counted, never followed: nobody may know one of them again. */
function placesOf(view: View): readonly Lies[] {
  return [
    ...view.pieces.flatMap((_, piece): Lies[] => {
      const place = standOf(view, piece);
      return place === null ? [] : [{ what: `piece:${piece}`, id: pieceThing(piece), place }];
    }),
    ...view.pieces.map(({ chips }, piece) => ({ what: 'chip', place: pieceThing(piece), count: chips.length })),
    ...view.sectors.map(({ count }, i) => ({ what: 'chip', place: sectorPlace(i), count })),
    ...view.network.map((slot, i) => ({ what: 'chip', place: slotPlace(i), count: slot === null ? 0 : 1 })),
    { what: 'chip', place: JUNK, count: view.junkyard.filter((spot) => spot !== null).length },
    ...view.players.map(({ handCount }, seat) => ({ what: 'card', place: seatThing(seat), count: handCount })),
    { what: 'card', place: DECK, endless: true },
    { what: 'card', place: PILE, endless: true },
  ];
}

const news =
  (tone: Tone) =>
  (event: Told): Seen => ({ kind: 'news', event, tone });

export const shows: Shows<View, Told, Seen> = {
  placesOf,
  cues: {
    rolled: ({ by, dice }) => ({ kind: 'dice', by, dice }),
    rerolled: ({ by, die, to }) => ({ kind: 'dice', by, dice: { [die]: to } }),
    spawned: (event) => [{ kind: 'flash', at: placeThing(event.at), tone: 'bad' }, news('bad')(event)],
    enemyAttacks: (event) => [{ kind: 'flash', at: placeThing(event.at), tone: 'bad' }, news('bad')(event)],
    attacked: (event) => [
      { kind: 'flash', at: pieceThing(event.piece), tone: event.hit ? 'bad' : 'good' },
      news(event.hit ? 'bad' : 'good')(event),
    ],
    fought: (event) => [
      { kind: 'flash', at: placeThing(event.at), tone: event.hit ? 'good' : 'plain' },
      news(event.hit ? 'good' : 'bad')(event),
    ],
    eliminated: news('good'),
    event: news('plain'),
    checked: (event) => news(event.success ? 'good' : 'bad')(event),
    escaped: (event) => news(event.success ? 'good' : 'bad')(event),
    delivered: news('plain'),
    humanPhase: news('plain'),
    machinePhase: news('plain'),
    apexCame: news('good'),
    apexGone: news('bad'),
    deusCame: news('bad'),
    deusGone: news('good'),
    crawlerArrived: news('bad'),
    detained: news('plain'),
    freed: news('plain'),
    leader: news('plain'),
    fell: news('bad'),
  },
  moves: {
    moved: ({ piece }) => [pieceThing(piece)],
    tookChip: ({ piece }) => [pieceThing(piece), 'chip'],
    delivered: ({ piece }) => [pieceThing(piece), 'chip'],
    draws: ({ by }) => [seatThing(by)],
    discarded: ({ by }) => [seatThing(by)],
  },
  takes: { dice: 600, flash: 350, news: 450 },
  lingers: { dice: 2200, flash: 1100, news: 2600 },
  flight: { most: 4 },
};
