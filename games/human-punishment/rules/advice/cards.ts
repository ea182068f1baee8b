// What a card is worth at this moment: what it does to the bars (aims.ts), where it brings one, what it shows, what it stops.

import type { AREA_IDS } from '../content/board.ts';
import type { Effect, Effects, Target } from '../content/effects.ts';
import type { View } from '../view.ts';
import { factionOf, gainOf } from './aims.ts';
import { bestExchange } from './chips.ts';
import { distance, pulls } from './errands.ts';
import { has, keepsPrograms, wants } from './objectives.ts';
import { bestAgain, eventOutlook, removalWorth, turnWorth } from './outlook.ts';
import { suspicion } from './people.ts';

/** How much better things are with these effects now, for the seat that looks. */
export function useOf(view: View, effects: Effects, piece: number): number {
  if (view.me === 'spectator') return 0;
  // what `gainOf` takes for granted of health depends on who is hurt
  let worth = gainOf(view, effects.filter(isOfTheCity), factionOf(view));
  for (const effect of effects) worth += nowWorth(view, effect, piece);
  return worth;
}

function isOfTheCity({ does }: Effect): boolean {
  return does !== 'heal' && does !== 'cure' && does !== 'move' && does !== 'ap' && does !== 'choose';
}

function nowWorth(view: View, effect: Effect, piece: number): number {
  switch (effect.does) {
    case 'choose':
      return Math.max(...effect.between.map((branch) => useOf(view, branch, piece)));
    case 'may':
      return 0.2;
    case 'heal':
    case 'cure':
      return careWorth(view, effect.does, effect.to);
    case 'ap':
      return view.turn.ap === 0 ? 1.4 : 0.6;
    case 'move':
      return stepWorth(view, piece);
    case 'place':
      return placeWorth(view, piece, effect.areas);
    case 'peek':
      return lookWorth(view, effect, piece);
    case 'free':
      return freeWorth(view);
    case 'steal':
      return peopleHere(view, piece).some((seat) => view.players[seat]!.handCount >= 2) ? 1.2 : 0;
    case 'voteLeader':
      return voteWorth(view);
    case 'swapTier':
      return (bestExchange(view)?.worth ?? 0) * 1.6;
    case 'takeJunk':
      return 3;
    case 'takeDisplay':
    case 'swapPrograms':
      return keepsPrograms(view) ? 2 : 0.9;
    case 'checkMod':
      return turnWorth(view, effect.by);
    case 'checkRemove':
      return removalWorth(view);
    case 'reroll':
      return bestAgain(view).worth;
    case 'cancel':
      return stopWorth(view, effect.what);
    case 'reviveKuro': {
      const kuro = view.pieces[view.seats]!;
      return view.kuro.state !== 'here'
        ? 3
        : (kuro.maxHealth - kuro.health) * 0.7 + (6 - view.kuro.markers.length) * 0.3;
    }
    case 'hitEnemy':
      return wants(view, 'O-04') ? 1 : 0;
    default:
      return 0;
  }
}

// ------------------------------------------------------------------------------------------------------------------- people

/** Those of others in the Area of a piece. */
function peopleHere(view: View, piece: number): number[] {
  const area = view.pieces[piece]!.area;
  return view.players.flatMap((_, seat) => (seat !== view.me && view.pieces[seat]!.area === area ? [seat] : []));
}

/** My own pieces: the character, and Kuro for Dee Coy. */
function mine(view: View): number[] {
  const me = view.me as number;
  return view.players[me]!.character === 'dee-coy' ? [me, view.seats] : [me];
}

/** How much somebody needs it. */
export function needOf(view: View, piece: number, does: 'heal' | 'cure'): number {
  const { health, maxHealth, wounds } = view.pieces[piece]!;
  if (does === 'cure') return wounds.length === 0 ? 0 : 0.8 + wounds.length * 0.3 + (has(view, 'O-08') ? 0.8 : 0);
  return health >= maxHealth ? 0 : (maxHealth - health) * 0.6 + (health <= 1 ? 0.6 : 0) + (has(view, 'O-08') ? 0.6 : 0);
}

function careWorth(view: View, does: 'heal' | 'cure', to: Target): number {
  if (to === 'it') return 0.6;
  const own = Math.max(...mine(view).map((piece) => needOf(view, piece, does)));
  if (own > 0 || to === 'self') return own;
  const friends = view.players.filter((_, seat) => suspicion(view, seat) < 0 && needOf(view, seat, does) > 0);
  return friends.length > 0 ? 0.6 : 0;
}

function freeWorth(view: View): number {
  const me = view.players[view.me as number]!;
  if (me.detained) return 4;
  const friends = view.players.filter(({ detained }, seat) => detained && suspicion(view, seat) < -0.3);
  return friends.length > 0 ? 1.2 : 0;
}

function voteWorth(view: View): number {
  if (wants(view, 'O-10')) return 2;
  return view.leader !== null && view.leader !== view.me && suspicion(view, view.leader) > 0.8 ? 1.2 : 0;
}

// ----------------------------------------------------------------------------------------------------------------- movement

function strongest(view: View, piece: number): number {
  const pull = pulls(view, piece);
  return pull.indexOf(Math.max(...pull));
}

/** One more step is worth it where it is the one that is missing. */
function stepWorth(view: View, piece: number): number {
  const from = view.pieces[piece]!.area;
  if (from === null) return 0;
  const missing = distance(from, strongest(view, piece)) - view.turn.move;
  return missing === 1 ? 1.6 : missing > 1 ? 0.5 : 0;
}

function placeWorth(view: View, piece: number, areas: readonly string[]): number {
  const from = view.pieces[piece]!.area;
  if (from === null) return 0;
  const pull = pulls(view, piece);
  const to = bestArea(view, piece, areas);
  const goal = strongest(view, piece);
  const saved = distance(from, goal) - distance(to as (typeof AREA_IDS)[number], goal);
  return saved - view.turn.move >= 1 && pull[goal]! > 2 ? 0.8 + saved * 0.5 : 0;
}

/** The Area that is nearest to where one wants to be. */
export function bestArea(view: View, piece: number, areas: readonly string[]): string {
  const pull = pulls(view, piece);
  const worth = (id: string): number =>
    Math.max(...pull.map((strength, area) => strength - distance(id as (typeof AREA_IDS)[number], area) * 1.5));
  return areas.reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

// ------------------------------------------------------------------------------------------------------------------ looking

/** To know is worth something only where one does not know yet. */
function lookWorth(view: View, { what, count }: Extract<Effect, { does: 'peek' }>, piece: number): number {
  const carries = view.pieces[piece]!.chips.length > 0;
  const unseen = view.sectors.filter((sector) => sector.count > 0 && sector.known[0] === null).length;
  switch (what) {
    case 'sectorTop':
    case 'sectorTops':
      return unseen === 0 ? 0 : (carries ? 0.5 : 1) + (count === 3 ? 0.1 : 0);
    case 'network':
      return view.network.some((slot) => slot?.colour === null) ? 0.9 : 0;
    case 'junkyard':
      return view.junkyard.some((spot) => spot?.colour === null) ? 0.7 : 0;
    case 'chipOf':
      return peopleHere(view, piece).some((seat) => view.pieces[seat]!.chips.some(({ colour }) => colour === null))
        ? 0.9
        : 0;
    case 'objectiveOf':
      return 0.6;
    case 'loyaltyOf':
      return peopleHere(view, piece).some((seat) => isUnknown(view, seat)) ? 1.6 : 0;
    case 'handOf':
      return 0.7;
    case 'unusedLoyalty':
      return view.pool.includes(null) ? 0.8 : 0;
  }
}

export function isUnknown(view: View, seat: number): boolean {
  return seat !== view.me && view.players[seat]!.faction === null && view.players[seat]!.dealt === null;
}

// ----------------------------------------------------------------------------------------------------------------- stopping

function stopWorth(view: View, what: 'enemyAttack' | 'wounds' | 'event'): number {
  if (what === 'event') return Math.max(0, -eventOutlook(view) * 2);
  const frame = view.now.findLast((one) => one.stage === 'hurt' || one.stage === 'enemyAttack');
  if (what === 'wounds') {
    if (frame?.stage !== 'hurt') return 0;
    if (mine(view).includes(frame.piece)) return wants(view, 'O-09') ? 0 : 3;
    return frame.piece < view.seats && suspicion(view, frame.piece) < -0.5 ? 2.4 : 0;
  }
  if (frame?.stage !== 'enemyAttack') return 0;
  const hit = mine(view).filter((piece) => (frame.targets & (1 << piece)) !== 0);
  if (hit.length === 0) return 0;
  const weak = hit.some((piece) => view.pieces[piece]!.health <= 1 || view.pieces[piece]!.chips.length > 0);
  return wants(view, 'O-09') ? 0 : weak ? 3.4 : 2.4;
}
