import type { Seat } from '@tablewright/kernel';
import { BAR_ENDS } from './content/setup.ts';
import { JUNKYARD, NETWORK, SECTORS } from './content/board.ts';
import type { Effect, Effects, Need, Target } from './content/effects.ts';
import { enemiesAmong } from './enemies.ts';
import { junkSpots } from './chips.ts';
import { isHurt, isWounded } from './health.ts';
import {
  hasFreeSlot,
  inOrder,
  isCarrier,
  isDetained,
  isDeusHere,
  isInZone,
  isKuroHere,
  programsOf,
  rangeOf,
  reach,
} from './pieces.ts';
import { GONE, NONE, type Piece, type State } from './state.ts';

// Whether a card, a branch or an option may be picked (`need`), and whether it would change anything (HPB-660).

export function holds(s: State, need: Need, piece: Piece): boolean {
  switch (need) {
    case 'area1':
      return s.at[piece] === SECTORS;
    case 'area6':
      return s.at[piece] === NETWORK;
    case 'areaJ':
      return s.at[piece] === JUNKYARD;
    case 'freeSlot':
      return hasFreeSlot(s, piece);
    case 'resource3':
      return s.resource >= 3;
    case 'kuroOnBoard':
      return isKuroHere(s);
    case 'deusWithKuro':
      return isDeusHere(s) && isKuroHere(s) && enemiesAmong(s, 'any', piece).length > 0 && isDeusNearKuro(s);
    case 'otherFree': {
      const decider = s.leader === NONE ? s.active : s.leader;
      for (let seat = 0; seat < s.seats; seat += 1)
        if (seat !== decider && (s.detained & (1 << seat)) === 0) return true;
      return false;
    }
  }
}

function isDeusNearKuro(s: State): boolean {
  return RED_AREA_OF[s.deusAt] === s.at[s.seats];
}

import { RED_AREAS } from './content/board.ts';
const RED_AREA_OF: readonly number[] = RED_AREAS;

/** No `need` in it fails. */
export function canHappen(s: State, effects: Effects, piece: Piece): boolean {
  for (const effect of effects) {
    if (effect.does === 'need' && !holds(s, effect.what, piece)) return false;
    // content ledger 0.3, HPB-701: a card that moves is not for somebody who cannot be moved
    if (effect.does === 'place' && (s.health[piece] === 0 || isInZone(s, piece) || isDetained(s, piece))) return false;
    if (effect.does === 'move' && isDetained(s, piece)) return false;
  }
  return true;
}

/** At least one part would change something. */
export function wouldHappen(s: State, effects: Effects, by: Seat, piece: Piece): boolean {
  return effects.some((effect) => wouldChange(s, effect, by, piece));
}

function wouldChange(s: State, effect: Effect, by: Seat, piece: Piece): boolean {
  switch (effect.does) {
    case 'adjust': {
      if ((effect.bar === 'apex' && s.apexAt === GONE) || (effect.bar === 'deus' && s.deusAt === GONE)) return false;
      const [least, most] = BAR_ENDS[effect.bar];
      return effect.by > 0 ? s[effect.bar] < most : s[effect.bar] > least;
    }
    case 'calm':
      return s.riot !== 0;
    case 'kill':
    case 'hitEnemy':
      return enemiesAmong(s, effect.filter, piece).length > 0;
    case 'deadZone':
      return s.destroyed !== (1 << 17) - 1;
    case 'supply':
      return s.supply.length > 0;
    case 'trap':
      return s.beside.length > 0;
    case 'heal':
      return inOrder(s).some((one) => isHurt(s, one) && isNear(s, effect.to, piece, one));
    case 'cure':
      return inOrder(s).some((one) => isWounded(s, one) && isNear(s, effect.to, piece, one));
    case 'draw':
      return s.generalDeck.length > 0 || s.decks[by]!.length > 0;
    case 'program':
      return s.programDeck.length > 0;
    case 'takeDisplay':
      return s.display.length > 0;
    case 'discard':
      return effect.kind === 'influence' ? s.hands[by]!.length > 0 : programsOf(s, by) > 0;
    case 'detain':
      return holds(s, 'otherFree', piece);
    case 'free':
      return s.detained !== 0;
    case 'removeJunk':
    case 'takeJunk':
      return junkSpots(s).length > 0;
    case 'swapChip':
      return inOrder(s).some((one) => isCarrier(s, one));
    case 'none':
    case 'need':
      return false;
    case 'choose':
      return effect.between.some((branch) => canHappen(s, branch, piece) && wouldHappen(s, branch, by, piece));
    default:
      return true;
  }
}

/** Where the card says "in range": so far from the piece that plays it. */
function isNear(s: State, target: Target, piece: Piece, one: Piece): boolean {
  if (typeof target === 'string' || target.among !== 'inRange') return true;
  return (reach(s.at[piece]!, rangeOf(s, piece)) & (1 << s.at[one]!)) !== 0;
}

/** Interrogation tasks are offered only where they can be done completely (HPB-703). */
export function canDoAll(s: State, effects: Effects, by: Seat): boolean {
  return effects.every((effect) => {
    if (effect.does === 'discard') {
      return effect.kind === 'influence' ? s.hands[by]!.length >= effect.count : programsOf(s, by) >= effect.count;
    }
    if (effect.does === 'wound') return s.woundDeck.length >= effect.count;
    if (effect.does === 'adjust') {
      const [least, most] = BAR_ENDS[effect.bar];
      const to = s[effect.bar] + effect.by;
      const dead = (effect.bar === 'apex' && s.apexAt === GONE) || (effect.bar === 'deus' && s.deusAt === GONE);
      return !dead && to >= least && to <= most;
    }
    return wouldChange(s, effect, by, by);
  });
}
