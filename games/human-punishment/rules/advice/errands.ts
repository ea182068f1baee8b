// Where to go: the Area that somebody with these chips, cards and this Objective is drawn to.

import { ADJACENT, AREA_IDS, type AreaId, CITY, JUNKYARD, MED, MONOLITH, NETWORK, SECTORS } from '../content/board.ts';
import type { View } from '../view.ts';
import { factionOf, ownColour } from './aims.ts';
import { handOf, reds, valueOf } from './hand.ts';

/** Moves between two Areas, by their numbers. */
const DISTANCE: readonly (readonly number[])[] = distances();

function distances(): number[][] {
  return AREA_IDS.map((_, from) => {
    const far = AREA_IDS.map(() => 99);
    far[from] = 0;
    const queue = [from];
    for (let area = queue.shift(); area !== undefined; area = queue.shift()) {
      for (const next of ADJACENT[area]!) {
        if (far[next]! <= far[area]! + 1) continue;
        far[next] = far[area]! + 1;
        queue.push(next);
      }
    }
    return far;
  });
}

export function distance(from: AreaId, to: number): number {
  return DISTANCE[AREA_IDS.indexOf(from)]![to]!;
}

/** Whether the way from the City to the Network is barred (HPB-206). */
function isBarred(view: View): boolean {
  return view.seats >= 5 && view.enemies.some(({ at }) => at === '6' || at === '8');
}

/** What a chip is good for, in the hands of a faction. */
export function shouldDrop(view: View, colour: string | null): boolean {
  const faction = factionOf(view);
  if (faction === 'fallen') return colour === 'purple';
  if (colour === null || faction === 'legion') return false;
  const own = ownColour(faction);
  // early on every delivery is a Program and a Boost; later the colours decide
  const late = view.network.filter((slot) => slot !== null).length >= 3;
  return late && colour !== own && !(colour === 'purple');
}

/** How much each Area draws a piece, without what stands in the way. */
export function pulls(view: View, piece: number): number[] {
  const pull = AREA_IDS.map(() => 0);
  const me = view.pieces[piece]!;
  const seat = view.me === 'spectator' ? 0 : view.me;
  const player = view.players[seat]!;
  const colours = me.chips.map(({ colour }) => colour);
  if (colours.length > 0) {
    if (colours.some((colour) => shouldDrop(view, colour))) pull[JUNKYARD]! += 5;
    else {
      pull[NETWORK]! += 7;
      if (isBarred(view)) pull[MONOLITH]! += 1;
    }
  } else pull[SECTORS]! += 4;
  if (me.wounds.length >= 2 || (me.wounds.length === 1 && me.health < me.maxHealth)) pull[MED]! += 3;
  if (Math.abs(view.bars.riot) >= 3) pull[CITY]! += factionOf(view) === 'legion' ? 0.5 : 3.5;
  if (view.bars.morale <= -2) pull[CITY]! += 2;
  for (const objective of player.objectives)
    if (objective !== null && objective.met !== true) pullOf(objective.id, view, pull);
  for (const enemy of view.enemies)
    if (reds(view).length >= 2 && factionOf(view) !== 'legion') pull[enemyArea(enemy.at)]! += 0.8;
  return pull;
}

function enemyArea(at: string): number {
  const red = ['red1', 'red2', 'red3', 'red4'].indexOf(at);
  if (red >= 0) return [1, 3, 4, 1][red]!;
  return LOCATION_AREAS[at] ?? CITY;
}

const LOCATION_AREAS: Readonly<Record<string, number>> = {
  '2': 5,
  '3a': 2,
  '3b': 5,
  '4': 1,
  '5a': 0,
  '5b': 3,
  '6': 1,
  '7a': 2,
  '7b': 4,
  '8': 1,
  '6/8': 1,
  '9a': 0,
  '9b': 3,
  '10': 1,
  '11a': 4,
  '11b': 0,
  '12': 5,
};

function pullOf(id: string, view: View, pull: number[]): void {
  const ended = view.me === 'spectator' ? [] : (view.players[view.me]?.tally.areasEnded ?? []);
  switch (id) {
    case 'O-03': // a chip into the Junkyard
      if (view.me !== 'spectator' && view.pieces[view.me]!.chips.length > 0) pull[JUNKYARD]! += 3;
      break;
    case 'O-13':
      pull[MONOLITH]! += handOf(view).reduce((sum, face) => sum + Math.abs(valueOf(face)), 0) >= 8 ? 3 : 0;
      break;
    case 'O-14':
      pull[CITY]! += 2;
      break;
    case 'O-15':
      for (let area = 0; area <= NETWORK; area += 1) if (!ended.includes(AREA_IDS[area]!)) pull[area]! += 0.7;
      break;
    default:
  }
}
