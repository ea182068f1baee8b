import { list, type Seat } from '@tablewright/kernel';
import { junkSpots, lookAtChips, showChips } from '../chips.ts';
import type { Effect, Target } from '../content/effects.ts';
import { FACTION_IDS } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { slotId } from '../content/slots.ts';
import type { K } from '../events.ts';
import { faceIds } from '../influence.ts';
import { forgetChips, mixOrigins, noteHand } from '../notes.ts';
import { chipsOf, deeCoyOf, isCarrier, playerOf } from '../pieces.ts';
import { COLUMNS, type EffectsFrame, NONE, SLOTS, type State, TIERS } from '../state.ts';
import { aim, next, pieceOf, WAIT } from './effect-targets.ts';

// Effects that look at hidden things, and that move Data Chips in the Network (HPB-342, HPB-344).

type Peek = Extract<Effect, { does: 'peek' }>;

/** Slots with a chip that lies face-down, as bits. */
function faceDownSlots(s: State): number {
  let slots = 0;
  for (let slot = 0; slot < s.network.length; slot += 1)
    if (s.network[slot] !== NONE && (s.faceUp & (1 << slot)) === 0) slots |= 1 << slot;
  return slots;
}

/** Slots of Tiers in which at least two chips lie. */
export function fullTiers(s: State): number {
  let slots = 0;
  for (let slot = 0; slot < s.network.length; slot += 1)
    if (s.network[slot] !== NONE && sameTier(s, slot) !== 0) slots |= 1 << slot;
  return slots;
}

/** The other slots of a slot's Tier in which a chip lies. */
export function sameTier(s: State, slot: number): number {
  let slots = 0;
  for (let column = 0; column < COLUMNS; column += 1) {
    const other = column * TIERS + (slot % TIERS);
    if (other !== slot && s.network[other] !== NONE) slots |= 1 << other;
  }
  return slots;
}

function openSectors(s: State): number {
  let sectors = 0;
  for (let sector = 0; sector < 3; sector += 1) if (s.sectors[sector]!.length > 0) sectors |= 1 << sector;
  return sectors;
}

export function peek(s: State, f: EffectsFrame, k: K, effect: Peek): void {
  const by = playerOf(s, pieceOf(s, f, effect.by));
  switch (effect.what) {
    case 'sectorTop':
      return peekSector(s, f, k, by, effect.count as number);
    case 'sectorTops':
      return peekSectors(s, f, k, by, effect.count as number);
    case 'network':
      return peekNetwork(s, f, k, by);
    case 'junkyard':
      return peekJunkyard(s, f, k, by);
    case 'chipOf':
      return peekChip(s, f, k, by, effect.of!);
    case 'objectiveOf':
      return peekObjective(s, f, k, by, effect.of!);
    case 'loyaltyOf':
      return peekLoyalty(s, f, k, by, effect.of!);
    case 'handOf':
      return peekHand(s, f, k, by, effect.of!);
    case 'unusedLoyalty':
      return peekUnused(s, f, k, by);
  }
}

function peekSector(s: State, f: EffectsFrame, k: K, by: Seat, count: number): void {
  const from = openSectors(s);
  if (from === 0) return next(f);
  if (f.answer === NONE) return k.push({ stage: 'sector', by, from, none: 0 });
  f.memo = f.answer;
  next(f);
  const stack = s.sectors[f.memo]!;
  const seen = Math.min(count, stack.length);
  lookAtChips(s, k, by, stack.slice(stack.length - seen).reverse(), { what: 'sector', sector: f.memo + 1 });
}

/** R-1 Up to so many in all, each from the top of any Sector; `memo` counts those seen, two bits a Sector. */
function peekSectors(s: State, f: EffectsFrame, k: K, by: Seat, count: number): void {
  if (f.memo === NONE) f.memo = 0;
  if (f.answer >= 0) {
    const sector = f.answer;
    const seen = (f.memo >> (sector * 2)) & 3;
    const stack = s.sectors[sector]!;
    lookAtChips(s, k, by, [stack[stack.length - 1 - seen]!], { what: 'sector', sector: sector + 1 });
    f.memo += 1 << (sector * 2);
    f.count += 1;
  }
  let from = 0;
  for (let sector = 0; sector < 3; sector += 1)
    if (s.sectors[sector]!.length > ((f.memo >> (sector * 2)) & 3)) from |= 1 << sector;
  if (f.answer === -2 || f.count === count || from === 0) {
    f.memo = NONE;
    return next(f);
  }
  f.answer = NONE;
  k.push({ stage: 'sector', by, from, none: f.count > 0 ? 1 : 0 });
}

function peekNetwork(s: State, f: EffectsFrame, k: K, by: Seat): void {
  const from = faceDownSlots(s);
  if (from === 0) return next(f);
  if (f.answer === NONE) return k.push({ stage: 'slot', by, from, why: 0 });
  const slot = f.answer;
  next(f);
  lookAtChips(s, k, by, [s.network[slot]!], { what: 'slot', slot: slotId(slot) });
}

function peekJunkyard(s: State, f: EffectsFrame, k: K, by: Seat): void {
  const spots = junkSpots(s);
  if (spots.length === 0) return next(f);
  if (f.answer === NONE) return k.push({ stage: 'spot', by, why: 2, from: spots });
  const spot = f.answer;
  next(f);
  lookAtChips(s, k, by, [s.junk[spot]!], { what: 'spot', spot: spot + 1 });
}

function peekChip(s: State, f: EffectsFrame, k: K, by: Seat, of: Target): void {
  if (f.count === 0) {
    const piece = aim(s, f, k, of, (one) => isCarrier(s, one), false);
    if (piece === WAIT) return;
    if (piece === NONE) return next(f);
    f.it = piece;
    f.count = 1;
    f.answer = NONE;
    if (chipsOf(s, piece) > 1) return k.push({ stage: 'hiddenChip', by, of: piece });
  }
  const piece = f.it;
  const slot = Math.max(0, f.answer);
  next(f);
  lookAtChips(s, k, by, [s.chips[piece * SLOTS + slot]!], { what: 'chip', piece });
}

function peekObjective(s: State, f: EffectsFrame, k: K, by: Seat, of: Target): void {
  if (f.count === 0) {
    const seat = aim(s, f, k, of, () => true, true);
    if (seat === WAIT) return;
    if (seat === NONE) return next(f);
    f.it = seat;
    f.count = 1;
    f.answer = NONE;
    if (s.objectives[seat * 2 + 1] !== NONE) return k.push({ stage: 'hiddenObjective', by, of: seat });
  }
  const seat = f.it;
  const which = Math.max(0, f.answer);
  next(f);
  s.objectiveKnown[seat * 2 + which]! |= 1 << by;
  k.tell({ type: 'looked', by, at: { what: 'objective', of: seat }, count: 1 });
  k.tell({ type: 'sawObjective', of: seat, objective: OBJECTIVES[s.objectives[seat * 2 + which]!]!.id }, { only: by });
}

function peekLoyalty(s: State, f: EffectsFrame, k: K, by: Seat, of: Target): void {
  const seat = aim(s, f, k, of, () => true, true);
  if (seat === WAIT) return;
  next(f);
  if (seat === NONE) return;
  s.dealtKnown[seat]! |= 1 << by;
  k.tell({ type: 'looked', by, at: { what: 'loyalty', of: seat }, count: 1 });
  k.tell({ type: 'sawLoyalty', of: seat, faction: FACTION_IDS[s.dealt[seat]!]! }, { only: by });
}

function peekHand(s: State, f: EffectsFrame, k: K, by: Seat, of: Target): void {
  const seat = aim(s, f, k, of, () => true, true);
  if (seat === WAIT) return;
  next(f);
  if (seat === NONE) return;
  noteHand(s, by, seat, s.hands[seat]!);
  k.tell({ type: 'looked', by, at: { what: 'hand', of: seat }, count: s.hands[seat]!.length });
  k.tell({ type: 'sawHand', of: seat, cards: faceIds(s.hands[seat]!) }, { only: by });
}

/** One that this player has not seen yet; they lie in random order. */
function peekUnused(s: State, f: EffectsFrame, k: K, by: Seat): void {
  next(f);
  if (s.pool.length === 0) return;
  const fresh = s.poolKnown.findIndex((known) => (known & (1 << by)) === 0);
  const card = fresh < 0 ? 0 : fresh;
  s.poolKnown[card]! |= 1 << by;
  k.tell({ type: 'looked', by, at: { what: 'pool' }, count: 1 });
  k.tell({ type: 'sawUnused', faction: FACTION_IDS[s.pool[card]!]! }, { only: by });
}

/** The chips on all boards of a player, as bits of places in `chips`. */
function chipsOfPlayer(s: State, seat: Seat): number {
  let slots = 0;
  const pieces = seat === deeCoyOf(s) ? [seat, s.seats] : [seat];
  for (const piece of pieces)
    for (let slot = piece * SLOTS; slot < (piece + 1) * SLOTS; slot += 1)
      if (s.chips[slot] !== NONE) slots |= 1 << slot;
  return slots;
}

/** Trust or Betrayal: whether, then which own chip, then which slot. Steps: 0 whom, 1 whether, 2 own chip, 3 slot. */
export function swapChip(s: State, f: EffectsFrame, k: K, to: Target): void {
  if (f.count === 0) {
    if (faceDownSlots(s) === 0) return next(f);
    const seat = aim(s, f, k, to, (one) => chipsOfPlayer(s, one) !== 0, true);
    if (seat === WAIT) return;
    if (seat === NONE) return next(f);
    f.it = seat;
    f.count = 1;
    f.answer = NONE;
    return k.push({ stage: 'maybe', by: seat, why: 1 });
  }
  const by = f.it;
  if (f.count === 1) {
    if (f.answer !== 1) {
      k.tell({ type: 'declined', by });
      return next(f);
    }
    f.count = 2;
    f.answer = NONE;
    const from = chipsOfPlayer(s, by);
    if ((from & (from - 1)) !== 0) return k.push({ stage: 'ownChip', by, from, why: 1 });
    f.answer = 31 - Math.clz32(from);
  }
  if (f.count === 2) {
    f.memo = f.answer;
    f.count = 3;
    f.answer = NONE;
    return k.push({ stage: 'slot', by, from: faceDownSlots(s), why: 3 });
  }
  const place = f.memo;
  const slot = f.answer;
  f.memo = NONE;
  next(f);
  // Of several own chips nobody else sees which one goes.
  const own = list(chipsOfPlayer(s, by)).map((at) => s.chips[at]!);
  const mine = s.chips[place]!;
  if (own.length > 1) {
    const mixed = [...own, s.network[slot]!];
    forgetChips(s, mixed, 1 << by);
    mixOrigins(s, mixed);
  }
  s.chips[place] = s.network[slot]!;
  s.network[slot] = mine;
  k.tell({ type: 'swappedChip', by, slot: slotId(slot) });
  showChips(s, k, by, [s.chips[place]], { what: 'board' });
}
