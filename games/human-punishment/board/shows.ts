import type { Lies, Shows } from '@tablewright/board';
import type { Told, View } from '@tablewright/human-punishment-rules';
import { pieceThing, placeThing, slotId } from '@tablewright/human-punishment-rules/content';
import { seatThing } from '@tablewright/kernel';
import { type Scene, sceneOf, TOLD_AS_SCENES, type Tone } from './story.ts';

// Where everything lies, and what there is to see of what happens.

export type Seen =
  | { readonly kind: 'dice'; readonly by: number; readonly dice: { readonly [die: string]: number } }
  /** something at a place of the map: an Enemy that appears, strikes or falls */
  | { readonly kind: 'flash'; readonly at: string; readonly tone: Tone }
  /** the cards of a check, turned up one by one */
  | { readonly kind: 'reveal'; readonly count: number }
  /** what happened and why; a large one fills the stage */
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'largeScene'; readonly scene: Scene };

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

function flash(at: string, tone: Tone): Seen {
  return { kind: 'flash', at, tone };
}

/** What lights up on the map with a scene. */
function flashesOf(event: Told): readonly Seen[] {
  switch (event.type) {
    case 'spawned':
    case 'enemyAttacks':
      return [flash(placeThing(event.at), 'bad')];
    case 'attacked':
      return [flash(pieceThing(event.piece), event.hit ? 'bad' : 'good')];
    case 'fought':
      return [flash(placeThing(event.at), event.hit ? 'good' : 'plain')];
    default:
      return [];
  }
}

function scenesOf(event: Told, _before: View, after: View): readonly Seen[] {
  const scene = sceneOf(event, after);
  const shown: readonly Seen[] =
    scene === null ? [] : [{ kind: scene.isLarge === true ? 'largeScene' : 'scene', scene }];
  return [...flashesOf(event), ...shown];
}

const scenes: Shows<View, Told, Seen>['cues'] = Object.fromEntries(TOLD_AS_SCENES.map((type) => [type, scenesOf]));

export const shows: Shows<View, Told, Seen> = {
  placesOf,
  cues: {
    ...scenes,
    rolled: ({ by, dice }) => ({ kind: 'dice', by, dice }),
    rerolled: ({ by, die, to }) => ({ kind: 'dice', by, dice: { [die]: to } }),
    revealed: ({ cards }) => ({ kind: 'reveal', count: cards.length }),
  },
  moves: {
    moved: ({ piece }) => [pieceThing(piece)],
    tookChip: ({ piece }) => [pieceThing(piece), 'chip'],
    delivered: ({ piece }) => [pieceThing(piece), 'chip'],
    draws: ({ by }) => [seatThing(by)],
    discarded: ({ by }) => [seatThing(by)],
  },
  takes: { dice: 600, flash: 350, reveal: 1900, scene: 900, largeScene: 2400 },
  lingers: { dice: 2200, flash: 1100, reveal: 2600, scene: 3400, largeScene: 4200 },
  flight: { most: 4 },
  // a scene is to be read; whoever has seen enough touches the board
  most: 3200,
};
