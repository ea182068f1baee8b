import {
  ADJACENT,
  AREA_IDS,
  AT_6,
  AT_8,
  BLUE_AREAS,
  CITY,
  HQ,
  JUNKYARD,
  LOCATIONS,
  MED,
  MONOLITH,
  NETWORK,
  NEXUS,
  SECTORS,
} from '../../../content/board.ts';
import { ALL_ROUNDERS } from '../../../content/all-rounders.ts';
import { COMPANION, LASER } from '../../../content/boxes.ts';
import { DEE_COY, DRYDEN, FEYKAH, HAVOC, JAYDEN, NOVA } from '../../../content/characters.ts';
import { PROGRAMS } from '../../../content/programs.ts';
import {
  BLED,
  CITY_1,
  CITY_2,
  CITY_3,
  CITY_4,
  DEE_ENDED,
  KURO_ACTED,
  KURO_ENDED,
  KURO_MOVED,
  NONE,
  SLOTS,
  type State,
  USED_PANEL,
  USED_SOLO,
} from '../../../state.ts';
import {
  areasWithin,
  blues,
  boosted,
  chipsOf,
  enemiesInRange,
  freeSlot,
  greens,
  greys,
  has,
  level2s,
  maxHealthOf,
  onBoard,
  placeName,
  purse,
  rangeOf,
  riotZone,
} from './numbers.ts';

// Every act of an Action Phase that the ledger allows, except cards that may be played (claims).

/** An act as the Action Phase offers it. */
export type Act = Record<string, unknown>;

export function actsDue(s: State): Act[] {
  const a = s.active;
  const due: Act[] = [{ act: 'end' }];
  const who = s.character[a];
  const detained = has(s.detained, a);
  const up = s.fallen === 0;
  const dee = who === DEE_COY;
  const mine = up && !(dee && (s.kuro & DEE_ENDED) !== 0);
  const alone = onBoard(s).every((piece) => piece === a || s.at[piece] !== s.at[a]);
  const solo = boosted(s, a, 'soloAp') && (s.used & USED_SOLO) === 0 && alone ? 1 : 0;
  const points = s.ap + solo;
  if (mine && !detained) piecesActs(s, a, points >= 1, due);
  if (mine && !detained) {
    for (const to of ADJACENT[s.at[a]!]!)
      if (mayStep(s, s.at[a]!, to) && (to === MED || s.move >= 1))
        due.push({ act: 'move', piece: a, to: AREA_IDS[to] });
    const area = s.at[a]!;
    if (area === CITY && points >= 1) {
      for (const design of new Set(s.display))
        if (purse(s, a) >= PROGRAMS[design]!.cost + s.programCost) due.push({ act: 'buy', card: PROGRAMS[design]!.id });
      if (purse(s, a) >= 3 + s.programCost && s.programDeck.length > 0) due.push({ act: 'buyUnseen' });
    }
    if (area === HQ) {
      if (points >= 2)
        for (let seat = 0; seat < s.seats; seat += 1) if (!has(s.detained, seat)) due.push({ act: 'censure', seat });
      for (const [box, price, at] of [
        ['pistol', 4, 0],
        ['rifle-hq', 6, 1],
      ] as const) {
        if (s.hq[at] === 0 || (box === 'pistol' && who === HAVOC)) continue;
        if (points >= 1 && purse(s, a) >= price) due.push({ act: 'weapon', box });
        if (who === NOVA && s.bar[a] === 2) due.push({ act: 'arm', box });
      }
    }
    if (area === NETWORK && s.leader === a && points >= 1)
      for (let seat = 0; seat < s.seats; seat += 1) if (has(s.detained, seat)) due.push({ act: 'pardon', seat });
    if (area === MED) {
      if (points >= 1) due.push({ act: 'treat' });
      if (greys(s, a) + greens(s, a) > 0) due.push({ act: 'treatWithCards' });
    }
    if (who === DRYDEN && points >= 1) {
      const near = areasWithin(area, rangeOf(s, a));
      for (const piece of onBoard(s)) {
        if (!near.has(s.at[piece]!)) continue;
        if (s.health[piece]! < maxHealthOf(s, piece)) due.push({ act: 'heal', piece });
        if (boosted(s, a, 'woundCare') && s.wounds[piece]!.length > 0) due.push({ act: 'care', piece });
      }
    }
    if (who === FEYKAH && (s.used & BLED) === 0) due.push({ act: 'bleed' });
  }
  if (mine && detained && points >= 1) {
    due.push({ act: 'escape', sign: 1 }, { act: 'escape', sign: -1 }, { act: 'interrogation' });
  }
  if (who === JAYDEN && up) {
    const limit = boosted(s, a, 'twoAllRounders') ? 2 : 1;
    for (const [index, card] of ALL_ROUNDERS.entries())
      if (s.allRoundersNow < limit && !has(s.allRounders, index) && !(detained && card.id === 'AR-1'))
        due.push({ act: 'allRounder', card: card.id });
    if (s.tookBack === 0 && level2s(s, a) >= 3 && s.allRounders !== 0) due.push({ act: 'takeBack' });
  }
  if (mine && !detained && s.item[a] === COMPANION) due.push({ act: 'item' });
  if (mine && !detained && s.item[a] === LASER) due.push({ act: 'item' });
  if (s.general === a && s.apexAt >= 0 && (s.used & USED_PANEL) === 0) {
    if (s.apexAt < 2) due.push({ act: 'panelMove' });
    const apexArea = BLUE_AREAS[s.apexAt]!;
    for (let at = 0; at < LOCATIONS.length; at += 1)
      if (s.enemyAt[at] !== NONE && LOCATIONS[at]!.areas.includes(apexArea))
        due.push({ act: 'panelAttack', at: LOCATIONS[at]!.id });
  }
  if (s.campaign && s.seats >= 4 && mine && !detained && points >= 1 && s.programs[a]!.length + s.open[a]!.length > 0)
    due.push({ act: 'transfer' });
  if (dee && s.at[s.seats] !== NONE) kuroActs(s, due);
  return due;
}

function mayStep(s: State, from: number, to: number): boolean {
  return !(s.seats >= 5 && from === CITY && to === NETWORK && (s.enemyAt[AT_6] !== NONE || s.enemyAt[AT_8] !== NONE));
}

function kuroActs(s: State, due: Act[]): void {
  const kuro = s.seats;
  const a = s.active;
  if ((s.kuro & KURO_ENDED) !== 0) return;
  const both = boosted(s, a, 'kuroBoth');
  const moved = (s.kuro & KURO_MOVED) !== 0;
  const acted = (s.kuro & KURO_ACTED) !== 0;
  if (!moved && (both || !acted))
    for (const to of ADJACENT[s.at[kuro]!]!)
      if (to !== MED && mayStep(s, s.at[kuro]!, to)) due.push({ act: 'move', piece: kuro, to: AREA_IDS[to] });
  piecesActs(s, kuro, !acted && (both || !moved), due);
}

/** What a character and Kuro can do alike. */
function piecesActs(s: State, p: number, canAct: boolean, due: Act[]): void {
  const a = s.active;
  const kuro = p === s.seats;
  const area = s.at[p]!;
  const marked = canAct && (!kuro || has(s.kuroMarkers, area));
  if (canAct) for (const place of enemiesInRange(s, p)) due.push({ act: 'attack', piece: p, at: placeName(place) });
  if (area === SECTORS && marked && freeSlot(s, p)) {
    const mayTake = (sector: number): boolean => {
      const next = Math.min(4, s.sectorValue[sector]! + 1);
      return s.sectorValue.every((value, other) => other === sector || next - value <= 2);
    };
    if (s.sectors[0]!.length > 0 && mayTake(0)) due.push({ act: 'sector', piece: p, sector: 1 });
    if (s.sectors[2]!.length > 0 && mayTake(2)) due.push({ act: 'sector', piece: p, sector: 3 });
    if (s.sectors[1]!.length >= 3 && mayTake(1))
      for (const partner of onBoard(s))
        if (partner !== p && s.at[partner] === SECTORS && freeSlot(s, partner))
          due.push({ act: 'share', piece: p, partner });
  }
  if (area === CITY && marked) {
    if (riotZone(s) === 'yellow' && (s.used & CITY_1) === 0)
      due.push({ act: 'riot', piece: p, sign: 1 }, { act: 'riot', piece: p, sign: -1 });
    if (blues(s, a) > 0 && (s.used & CITY_2) === 0) due.push({ act: 'morale', piece: p });
    if (s.resource >= 3 && (s.used & CITY_3) === 0) due.push({ act: 'resource', piece: p });
    if ((s.used & CITY_4) === 0) due.push({ act: 'chance', piece: p });
  }
  if (area === NEXUS && marked) due.push({ act: 'nexus', piece: p });
  if (area === HQ && marked) due.push({ act: 'newLeader', piece: p });
  if (area === MONOLITH && marked && !has(s.reconHad, p) && s.reconDeck.length > 0 && purse(s, a) >= 5)
    due.push({ act: 'recon', piece: p });
  if (area === NETWORK && has(s.entered, p) && chipsOf(s, p).length > 0) due.push({ act: 'deliver', piece: p });
  if (area === JUNKYARD) {
    const lying = s.junk.filter((chip) => chip !== NONE).length;
    const dropFree = !kuro && boosted(s, p, 'freeDrop');
    if (marked || dropFree) {
      const slots = [0, 1].filter((at) => s.chips[p * SLOTS + at] !== NONE);
      for (const at of slots) due.push({ act: 'drop', piece: p, slot: at });
      if (slots.length === 2) due.push({ act: 'drop', piece: p, slot: 'both' });
    }
    if (marked && lying > 0 && greys(s, a) > 0) due.push({ act: 'look', piece: p });
    if (marked && lying > 0 && greens(s, a) > 0) due.push({ act: 'destroy', piece: p });
  }
}
