import { type Seat, size } from '@tablewright/kernel';
import { adjust } from '../bars.ts';
import { equip, showChips, toJunkyard, unequip } from '../chips.ts';
import { AREA_IDS } from '../content/board.ts';
import { KURO_MARKERS, NOVA } from '../content/characters.ts';
import { placeNamed } from '../content/enemy-places.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { SECTOR_LEAD } from '../content/numbers.ts';
import { BAR_ENDS, SECTOR_TOP } from '../content/setup.ts';
import { endsWithoutChips } from '../ends.ts';
import type { K } from '../events.ts';
import { draw } from '../influence.ts';
import { cost, enter } from '../movement.ts';
import { boosted, hasSolo, isKuro, seatOfCharacter } from '../pieces.ts';
import { free, newLeader } from '../prison.ts';
import {
  CITY_1,
  CITY_2,
  CITY_3,
  CITY_4,
  CITY_ACTIONS,
  DEE_BEGAN,
  DEE_ENDED,
  DROPPED,
  KURO_ACTED,
  KURO_BEGAN,
  KURO_ENDED,
  KURO_MOVED,
  NONE,
  type Piece,
  type State,
  TALLIES,
  USED_SOLO,
} from '../state.ts';
import { credit } from '../tasks.ts';

// What each action does at once; what it asks on the way are stages of their own (purchases.ts, chips.ts, city.ts, …).

/** What a payment is for. */
export const FOR_PROGRAM = 0;
export const FOR_UNSEEN = 1;
export const FOR_WEAPON = 2;
export const FOR_RECON = 3;

/** What cards of a colour are played for. */
export const LOOK = 0;
export const DESTROY = 1;
export const TREAT = 2;

/** What the pink die is thrown for. */
export const PINK_RIOT = 0;
export const PINK_MORALE = 1;
export const PINK_CHANCE = 2;
export const PINK_NEXUS = 3;
export const PINK_FREEDOM = 4;

// ------------------------------------------------------------------------------------------------------------- what it costs

/** HPB-880 Dee Coy and Kuro: one of them wholly before the other. */
export function takePart(s: State, piece: Piece): void {
  if (isKuro(s, piece)) {
    s.kuro |= KURO_BEGAN;
    if ((s.kuro & DEE_BEGAN) !== 0) s.kuro |= DEE_ENDED;
  } else {
    s.kuro |= DEE_BEGAN;
    if ((s.kuro & KURO_BEGAN) !== 0) s.kuro |= KURO_ENDED;
  }
}

/** Action Points; Kuro pays with his one action and the marker of his Area (HPB-401, HPB-882). */
export function spend(s: State, k: K, piece: Piece, seat: Seat, points = 1): void {
  takePart(s, piece);
  if (!isKuro(s, piece)) {
    let rest = points;
    if (hasSolo(s, seat)) {
      s.used |= USED_SOLO;
      rest -= 1;
    }
    s.ap -= rest;
    return;
  }
  s.kuro |= KURO_ACTED;
  useMarker(s, k, seat);
}

function useMarker(s: State, k: K, seat: Seat): void {
  const area = s.at[s.seats]!;
  if ((s.kuroMarkers & (1 << area)) === 0) return;
  s.kuroMarkers &= ~(1 << area);
  k.tell({ type: 'markerUsed', area: AREA_IDS[area]! });
  if (size(KURO_MARKERS & ~s.kuroMarkers) >= 2) credit(s, k, seat, 'markers2');
}

// ------------------------------------------------------------------------------------------------------ movement and fights

export function move(s: State, k: K, piece: Piece, to: number): void {
  takePart(s, piece);
  if (isKuro(s, piece)) s.kuro |= KURO_MOVED;
  else s.move -= cost(to);
  enter(s, k, piece, to);
}

/** HPB-886 With two Level 2 Boosts Kuro's attacks use no markers. */
export function attack(s: State, k: K, by: Seat, piece: Piece, at: string): void {
  if (isKuro(s, piece) && levelTwos(s, by) >= 2) {
    takePart(s, piece);
    s.kuro |= KURO_ACTED;
  } else spend(s, k, piece, by);
  k.push({ stage: 'attack', by, piece, target: placeNamed(at), chosen: [], weapon: NONE });
}

export function levelTwos(s: State, seat: Seat): number {
  let count = 0;
  for (let at = 1; at < 8; at += 2) if ((s.boosts[seat]! & (1 << at)) !== 0) count += 1;
  return count;
}

// ------------------------------------------------------------------------------------------------------------------ Sectors

/** HPB-411, HPB-412 Not too far above another Sector after it. */
export function isSectorOpen(s: State, sector: number): boolean {
  const after = Math.min(SECTOR_TOP, s.sectorValue[sector]! + 1);
  for (let other = 0; other < 3; other += 1)
    if (other !== sector && after - s.sectorValue[other]! > SECTOR_LEAD) return false;
  return true;
}

function raise(s: State, sector: number): void {
  s.sectorValue[sector] = Math.min(SECTOR_TOP, s.sectorValue[sector]! + 1); // HPB-410
}

/** HPB-413, HPB-417 Sectors I and III. */
export function sector(s: State, k: K, by: Seat, piece: Piece, at: number): void {
  spend(s, k, piece, by);
  raise(s, at);
  s.place[piece] = at;
  const stack = s.sectors[at]!;
  k.tell({ type: 'tookChip', piece, sector: at + 1 });
  if (at === 2 && s.guard === BAR_ENDS.guard[0] && stack.length >= 2) {
    showChips(s, k, by, stack.slice(-2).reverse(), { what: 'sector', sector: 3 });
    return k.push({ stage: 'sectorKeep', by, piece, sector: at, partner: NONE });
  }
  equip(s, k, piece, stack.pop()!, at === 0 && s.blindSectorOne);
  if (at === 2) credit(s, k, by, 'sector3');
  endsWithoutChips(s, k);
}

/** HPB-414 Sector II: three are looked at, one is kept, two are passed on. */
export function share(s: State, k: K, by: Seat, piece: Piece, partner: Piece): void {
  spend(s, k, piece, by);
  raise(s, 1);
  s.place[piece] = 1;
  k.tell({ type: 'sharesChips', piece, partner });
  showChips(s, k, by, s.sectors[1]!.slice(-3).reverse(), { what: 'sector', sector: 2 });
  k.push({ stage: 'sectorKeep', by, piece, sector: 1, partner });
}

// -------------------------------------------------------------------------------------------------------------------- City

function cityAction(s: State, k: K, by: Seat, piece: Piece, bit: number): void {
  spend(s, k, piece, by);
  s.place[piece] = 0;
  s.used |= bit;
  s.tally[by * TALLIES + CITY_ACTIONS]! |= bit;
  k.tell({ type: 'cityAction', piece, action: 31 - Math.clz32(bit) + 1 });
  credit(s, k, by, 'twoCities');
  credit(s, k, by, 'anyTwoCities');
}

export function throwPink(k: K, by: Seat, piece: Piece, what: number, sign = 0, sum = 0): void {
  k.push({ stage: 'pink', by, piece, what, sign, sum, pink: 0, step: 0 });
}

export function riot(s: State, k: K, by: Seat, piece: Piece, sign: number): void {
  cityAction(s, k, by, piece, CITY_1);
  k.tell({ type: 'declaredSign', by, sign });
  throwPink(k, by, piece, PINK_RIOT, sign);
}

export function morale(s: State, k: K, by: Seat, piece: Piece): void {
  cityAction(s, k, by, piece, CITY_2);
  k.push({ stage: 'blueCards', by, piece, what: PINK_MORALE, chosen: [] });
}

/** HPB-425, HPB-867 */
export function resource(s: State, k: K, by: Seat, piece: Piece): void {
  cityAction(s, k, by, piece, CITY_3);
  const nova = seatOfCharacter(s, NOVA);
  if (nova !== NONE && nova !== by) k.push({ stage: 'nova', by: nova });
  draw(s, k, by, by === nova ? 4 : 3, 'gen');
  adjust(s, k, 'resource', -1, by);
}

export function chance(s: State, k: K, by: Seat, piece: Piece): void {
  cityAction(s, k, by, piece, CITY_4);
  throwPink(k, by, piece, PINK_CHANCE);
}

export function nexus(s: State, k: K, by: Seat, piece: Piece): void {
  spend(s, k, piece, by);
  k.tell({ type: 'nexus', piece });
  k.push({ stage: 'blueCards', by, piece, what: PINK_NEXUS, chosen: [] });
}

// ---------------------------------------------------------------------------------------------------------------------- HQ

export function censure(s: State, k: K, by: Seat, accused: Seat): void {
  spend(s, k, by, by, 2);
  k.tell({ type: 'censure', by, accused });
  k.push({ stage: 'censure', accused, by, step: 0, ready: 0 });
}

export function callVote(s: State, k: K, piece: Piece): void {
  spend(s, k, piece, isKuro(s, piece) ? s.active : piece);
  newLeader(s, k, false);
}

// --------------------------------------------------------------------------------------------------- Network, Cube, Junkyard

export function deliver(s: State, k: K, by: Seat, piece: Piece): void {
  takePart(s, piece);
  s.place[piece] = 0;
  k.push({ stage: 'network', by, piece, placed: 0, scanned: s.scanners[piece] === 3 ? 1 : 0 });
}

export function escape(s: State, k: K, by: Seat, sign: number): void {
  spend(s, k, by, by);
  k.tell({ type: 'escapes', by, sign });
  k.push({
    stage: 'escape',
    by,
    sign,
    step: 0,
    cards: [],
    counts: new Array<number>(s.seats).fill(0),
    revealed: 0,
    change: 0,
    removed: [],
  });
}

export function interrogation(s: State, k: K, by: Seat): void {
  spend(s, k, by, by);
  k.tell({ type: 'interrogated', by });
  k.push({ stage: 'interrogation', by });
  k.tell(
    { type: 'sawInterrogation', card: INTERROGATIONS[s.interrogations[s.interrogations.length - 1]!]!.id },
    { only: by },
  );
}

export function pardon(s: State, k: K, by: Seat, seat: Seat): void {
  spend(s, k, by, by);
  s.place[by] = 1;
  k.tell({ type: 'pardoned', by, seat });
  free(s, k, seat);
}

/** HPB-480 */
export function drop(s: State, k: K, by: Seat, piece: Piece, slot: 0 | 1 | 'both'): void {
  if (isKuro(s, piece) || boosted(s, by, 'freeDrop') === 0) spend(s, k, piece, by);
  const chips = slot === 'both' ? [unequip(s, piece, 0), unequip(s, piece, 0)] : [unequip(s, piece, slot)];
  s.tally[by * TALLIES + DROPPED]! += chips.length;
  credit(s, k, by, 'dropped');
  for (const chip of chips) if (s.outcome === null) toJunkyard(s, k, chip, by, { what: 'board' });
}

export function useColour(s: State, k: K, by: Seat, piece: Piece, what: number): void {
  if (what === TREAT) takePart(s, piece);
  else spend(s, k, piece, by);
  const most = what === TREAT ? 40 : s.junk.filter((chip) => chip !== NONE).length;
  k.push({ stage: 'colourCards', by, piece, what, most, chosen: [] });
}

/** HPB-490 One Wound, one Health. */
export function treat(s: State, k: K, by: Seat): void {
  spend(s, k, by, by);
  k.push({ stage: 'treat', by, piece: by, patient: by, wounds: 1, full: 0, health: 1, med: 1, step: 0, answer: NONE });
}

/** HPB-873 Full Health, and two general cards. */
export function healOne(s: State, k: K, by: Seat, patient: Piece): void {
  spend(s, k, by, by);
  k.push({ stage: 'treat', by, piece: by, patient, wounds: 0, full: 1, health: 0, med: 0, step: 0, answer: NONE });
}

/** HPB-873 With Hacking I: a Wound, and an own card. */
export function careFor(s: State, k: K, by: Seat, patient: Piece): void {
  spend(s, k, by, by);
  k.push({ stage: 'treat', by, piece: by, patient, wounds: 1, full: 0, health: 0, med: 0, step: 0, answer: NONE });
}
