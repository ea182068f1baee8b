// Where to go: the Area that somebody with these chips, cards and this Objective is drawn to.

import { includes, lowest } from '@tablewright/kernel';
import {
  ADJACENT,
  AREA_IDS,
  type AreaId,
  CITY,
  HQ,
  JUNKYARD,
  MED,
  MONOLITH,
  NETWORK,
  NEXUS,
  SECTORS,
} from '../content/board.ts';
import { placeNamed } from '../content/enemy-places.ts';
import { AREAS_OF } from '../pieces.ts';
import type { View } from '../view.ts';
import { factionOf, ownColour } from './aims.ts';
import { holdsBack } from './chips.ts';
import { blues, handOf, reds, sumOf } from './hand.ts';
import { has, wants } from './objectives.ts';
import { once } from './once.ts';

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
  return steps(AREA_IDS.indexOf(from), to);
}

/** The same between the numbers of two Areas. */
export function steps(from: number, to: number): number {
  return DISTANCE[from]![to]!;
}

/** Whether the way from the City to the Network is barred (HPB-206). */
function isBarred(view: View): boolean {
  return view.seats >= 5 && view.enemies.some(({ at }) => at === '6' || at === '8');
}

/** The Areas that one can walk on to from here. */
export function waysOn(view: View, from: AreaId): AreaId[] {
  const at = AREA_IDS.indexOf(from);
  return ADJACENT[at]!.filter((to) => !(at === CITY && to === NETWORK && isBarred(view))).map((to) => AREA_IDS[to]!);
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

/** HPB-471 It stands at the Network since an earlier turn: unless it goes out and comes in again, it never delivers its chip. */
function mustComeInAnew(view: View, piece: number): boolean {
  const isThere = view.pieces[piece]!.area === AREA_IDS[NETWORK];
  return isThere && view.turn.ap > 0 && !view.turn.entered.includes(piece);
}

/** How much each Area draws a piece, without what stands in the way. */
export function pulls(view: View, piece: number): readonly number[] {
  return (byPiece(view)[piece] ??= pullsOn(view, piece));
}

const byPiece = once((): (readonly number[])[] => []);

function pullsOn(view: View, piece: number): number[] {
  const pull = AREA_IDS.map(() => 0);
  const me = view.pieces[piece]!;
  const seat = view.me === 'spectator' ? 0 : view.me;
  const player = view.players[seat]!;
  const colours = me.chips.map(({ colour }) => colour);
  if (colours.length > 0) {
    if (colours.some((colour) => shouldDrop(view, colour))) pull[JUNKYARD]! += 5;
    else if (!holdsBack(view)) {
      pull[mustComeInAnew(view, piece) ? (isBarred(view) ? MONOLITH : CITY) : NETWORK]! += 7;
      if (isBarred(view)) pull[MONOLITH]! += 1;
    }
  } else {
    pull[SECTORS]! += 4;
    const hasClaw = (player.programs ?? []).includes('P37'); // it takes a chip out of the Junkyard
    if (hasClaw && view.junkyard.some((spot) => spot !== null)) pull[JUNKYARD]! += 4.5;
  }
  const hurt = me.wounds.length >= 2 || (me.wounds.length === 1 && me.health < me.maxHealth);
  if (hurt) pull[MED]! += 3;
  else if (has(view, 'O-08') && (me.wounds.length > 0 || me.health < me.maxHealth)) pull[MED]! += 3;
  if (Math.abs(view.bars.riot) >= 3) pull[CITY]! += factionOf(view) === 'legion' ? 0.5 : 3.5;
  if (view.bars.morale <= -2) pull[CITY]! += 2;
  if (factionOf(view) === 'machine') pull[CITY]! += view.bars.resource <= 7 ? 3 : 1; // City Action 3 uses Resources up
  if (handOf(view).includes('green') && factionOf(view) !== 'fallen')
    pull[JUNKYARD]! += view.junkyard.filter((spot) => spot !== null).length;
  for (const objective of player.objectives)
    if (objective !== null && objective.met !== true) pullOf(objective.id, view, pull, piece);
  const hunts = wants(view, 'O-04') || wants(view, 'O-05');
  for (const enemy of view.enemies)
    if (reds(view).length >= 2 && factionOf(view) !== 'legion') pull[enemyArea(enemy.at)]! += hunts ? 1.6 : 0.8;
  return pull;
}

/** Where an Enemy is met: of the Areas around a Watchtower the City, which touches them all. */
function enemyArea(at: string): number {
  const areas = AREAS_OF[placeNamed(at)]!;
  return includes(areas, CITY) ? CITY : lowest(areas);
}

/** Where an Objective is met that is not met yet. */
function pullOf(id: string, view: View, pull: number[], piece: number): void {
  const seat = view.me === 'spectator' ? 0 : view.me;
  const { chips, scanners, recon } = view.pieces[piece]!;
  switch (id) {
    case 'O-03': // a chip into the Junkyard
      if (chips.length > 0) pull[JUNKYARD]! += 3;
      break;
    case 'O-07':
      if (Math.max(sumOf(reds(view)), sumOf(blues(view))) >= 4) pull[HQ]! += 4;
      for (const box of view.boxes) pull[AREA_IDS.indexOf(box.area)]! += 3;
      break;
    case 'O-10':
      pull[HQ]! += 1.5;
      break;
    case 'O-11': // both Scanners bring a Boost with the chip
      if (chips.length > 0 && view.players[seat]!.character !== 'nova' && view.players[seat]!.character !== 'feykah') {
        if (!scanners.includes(1) && view.scannersAt[0]! > 0) pull[NEXUS]! += 8;
        else if (!scanners.includes(2) && view.scannersAt[1]! > 0) pull[MONOLITH]! += 8;
      }
      break;
    case 'O-13':
      if (recon === null && sumOf(handOf(view)) >= 8) pull[MONOLITH]! += 3;
      if (recon === 'R-1') pull[SECTORS]! += 3;
      if (recon === 'R-2') pull[NETWORK]! += 3;
      break;
    case 'O-14':
      pull[CITY]! += 3;
      break;
    case 'O-15':
      for (let area = 0; area <= NETWORK; area += 1)
        if (!view.players[seat]!.tally.areasEnded.includes(AREA_IDS[area]!)) pull[area]! += 2.2;
      break;
    default:
  }
}
