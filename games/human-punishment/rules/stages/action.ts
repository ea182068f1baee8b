import { everybody, only, type Seat, without } from '@tablewright/kernel';
import type { ActionAct } from '../acts.ts';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { AREA_IDS, BLUE_AREAS, CITY, HQ, JUNKYARD, MED, MONOLITH, NETWORK, NEXUS, SECTORS } from '../content/board.ts';
import { BOXES, PISTOL, RIFLE_HQ } from '../content/boxes.ts';
import { DRYDEN, FEYKAH, HAVOC, JAYDEN, NOVA } from '../content/characters.ts';
import { placeId } from '../content/enemy-places.ts';
import { GREEN, GREY, isBlue } from '../content/faces.ts';
import { RECON_COST } from '../content/recon.ts';
import { riotZone } from '../bars.ts';
import { isWeapon } from '../boxes.ts';
import { junkSpots } from '../chips.ts';
import { enemiesAmong } from '../enemies.ts';
import { stage } from '../events.ts';
import { isHurt, isWounded } from '../health.ts';
import { hasMarker } from '../kuro.ts';
import { waysFrom } from '../movement.ts';
import {
  actionPointsLeft,
  AREAS_OF,
  boosted,
  chipsOf,
  deeCoyOf,
  enemyAt,
  hasFreeSlot,
  inOrder,
  isApexHere,
  isCarrier,
  isDetained,
  isKuro,
  isKuroHere,
  programsOf,
  rangeOf,
  reach,
} from '../pieces.ts';
import { canHappen } from '../possible.ts';
import { programIds } from '../programs.ts';
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
  type Piece,
  SLOTS,
  type State,
  USED_PANEL,
} from '../state.ts';
import { offerClaims, W1 } from '../windows.ts';
import * as act from './actions.ts';
import * as paying from './paying.ts';
import * as powers from './powers.ts';
import { takeBox } from './entering.ts';
import { whyNotAct } from './why.ts';
import { playClaim } from './windows.ts';

// The Action Phase (HPB-106 to HPB-109, ledger 4.7): movement and actions freely mixed, and what may be done beside them.
// The others may speak too, with cards for any time (W1).

export const action = stage.acts('action', {
  rule: 'HPB-106',
  who: (_s, f) => only(f.by),
  may: (s, f) => without(everybody(s.seats), f.by),
  offer(s, f, seat, acts: ActionAct[]) {
    offerClaims(s, seat, W1, 0, acts as never);
    if (seat !== f.by) return;
    offerCharacter(s, seat, acts);
    if (seat === deeCoyOf(s)) offerKuro(s, acts);
    acts.push(END);
  },
  absent: () => END,
  why: (s, f, seat, value) => whyNotAct(s, f.by, seat, value),
  does: {
    program: (s, _f, { by, value }, k) => playClaim(s, k, by, value),
    charge: (s, _f, { by, value }, k) => playClaim(s, k, by, value),
    star: (s, _f, { by, value }, k) => playClaim(s, k, by, value),
    useRecon: (s, _f, { by, value }, k) => playClaim(s, k, by, value),
    sacrifice: (s, _f, { by, value }, k) => playClaim(s, k, by, value),
    end: (_s, _f, _said, k) => k.done(),
    move: (s, _f, { value }, k) => act.move(s, k, value.piece, AREA_IDS.indexOf(value.to)),
    attack: (s, _f, { by, value }, k) => act.attack(s, k, by, value.piece, value.at),
    sector: (s, _f, { by, value }, k) => act.sector(s, k, by, value.piece, value.sector - 1),
    share: (s, _f, { by, value }, k) => act.share(s, k, by, value.piece, value.partner),
    riot: (s, _f, { by, value }, k) => act.riot(s, k, by, value.piece, value.sign),
    morale: (s, _f, { by, value }, k) => act.morale(s, k, by, value.piece),
    resource: (s, _f, { by, value }, k) => act.resource(s, k, by, value.piece),
    chance: (s, _f, { by, value }, k) => act.chance(s, k, by, value.piece),
    buy: (s, _f, { by, value }, k) => paying.buy(s, k, by, value.card),
    buyUnseen: (s, _f, { by }, k) => paying.buyUnseen(s, k, by),
    nexus: (s, _f, { by, value }, k) => act.nexus(s, k, by, value.piece),
    censure: (s, _f, { by, value }, k) => act.censure(s, k, by, value.seat),
    newLeader: (s, _f, { value }, k) => act.callVote(s, k, value.piece),
    weapon: (s, _f, { by, value }, k) => paying.buyWeapon(s, k, by, value.box),
    recon: (s, _f, { by, value }, k) => paying.takeRecon(s, k, by, value.piece),
    deliver: (s, _f, { by, value }, k) => act.deliver(s, k, by, value.piece),
    escape: (s, _f, { by, value }, k) => act.escape(s, k, by, value.sign),
    interrogation: (s, _f, { by }, k) => act.interrogation(s, k, by),
    pardon: (s, _f, { by, value }, k) => act.pardon(s, k, by, value.seat),
    drop: (s, _f, { by, value }, k) => act.drop(s, k, by, value.piece, value.slot),
    look: (s, _f, { by, value }, k) => act.useColour(s, k, by, value.piece, act.LOOK),
    destroy: (s, _f, { by, value }, k) => act.useColour(s, k, by, value.piece, act.DESTROY),
    treat: (s, _f, { by }, k) => act.treat(s, k, by),
    treatWithCards: (s, _f, { by }, k) => act.useColour(s, k, by, by, act.TREAT),
    heal: (s, _f, { by, value }, k) => act.healOne(s, k, by, value.piece),
    care: (s, _f, { by, value }, k) => act.careFor(s, k, by, value.piece),
    allRounder: (s, _f, { by, value }, k) => powers.allRounder(s, k, by, value.card),
    takeBack: (s, _f, { by }, k) => powers.takeBack(s, k, by),
    bleed: (s, _f, { by }, k) => powers.bleed(s, k, by),
    arm: (s, _f, { by, value }, k) => paying.arm(s, k, by, value.box),
    box(s, _f, { value }, k) {
      act.takePart(s, value.piece);
      takeBox(s, k, value.piece, powers.boxesFor(s, value.piece)[value.box - 1]!);
    },
    item: (s, _f, { by }, k) => powers.useOwnItem(s, k, by),
    panelMove: (s, _f, { by }, k) => powers.panelMove(s, k, by),
    panelAttack: (s, _f, { by, value }, k) => powers.panelAttack(s, k, by, value.at),
    transfer: (s, _f, { by }, k) => powers.transfer(s, k, by),
  },
  // what one's own chips and cards are is not shown by naming them
  shows: (value) =>
    value.act === 'drop' ? { act: 'drop', piece: value.piece, count: value.slot === 'both' ? 2 : 1 } : value,
});

const END: ActionAct = { act: 'end' };

function offerCharacter(s: State, seat: Seat, acts: ActionAct[]): void {
  offerFree(s, seat, acts);
  const points = isFinished(s) ? 0 : actionPointsLeft(s, seat);
  if (isDetained(s, seat)) {
    if (points > 0) acts.push(ESCAPE_PLUS, ESCAPE_MINUS, INTERROGATION);
    return;
  }
  if (isFinished(s)) return;
  offerMoves(s, seat, s.move, acts);
  offerAttacks(s, seat, points, acts);
  offerArea(s, seat, seat, points, acts);
  if (points > 0) offerHealing(s, seat, acts);
  if (points > 0 && s.campaign && programsOf(s, seat) > 0) acts.push({ act: 'transfer' }); // HPB-950
}

/** HPB-118, HPB-880 The active character does nothing more: it has fallen, or Kuro has begun after it. */
function isFinished(s: State): boolean {
  return s.fallen === 1 || (s.kuro & DEE_ENDED) !== 0;
}

const ESCAPE_PLUS: ActionAct = { act: 'escape', sign: 1 };
const ESCAPE_MINUS: ActionAct = { act: 'escape', sign: -1 };
const INTERROGATION: ActionAct = { act: 'interrogation' };

function offerMoves(s: State, piece: Piece, movement: number, acts: ActionAct[]): void {
  const ways = waysFrom(s, piece, movement);
  for (let to = 0; to < AREA_IDS.length; to += 1)
    if ((ways & (1 << to)) !== 0) acts.push({ act: 'move', piece, to: AREA_IDS[to]! });
}

function offerAttacks(s: State, piece: Piece, points: number, acts: ActionAct[]): void {
  if (points === 0) return;
  for (const place of enemiesAmong(s, 'inRange', piece)) acts.push({ act: 'attack', piece, at: placeId(place) });
}

/** HPB-873 */
function offerHealing(s: State, seat: Seat, acts: ActionAct[]): void {
  if (s.character[seat] !== DRYDEN) return;
  const near = reach(s.at[seat]!, rangeOf(s, seat));
  const care = boosted(s, seat, 'woundCare') > 0;
  for (const piece of inOrder(s)) {
    if ((near & (1 << s.at[piece]!)) === 0) continue;
    if (isHurt(s, piece)) acts.push({ act: 'heal', piece });
    if (care && isWounded(s, piece)) acts.push({ act: 'care', piece });
  }
}

/** HPB-108 What costs nothing. */
function offerFree(s: State, seat: Seat, acts: ActionAct[]): void {
  const character = s.character[seat]!;
  const detained = isDetained(s, seat);
  if (character === JAYDEN) {
    const most = boosted(s, seat, 'twoAllRounders') > 0 ? 2 : 1;
    if (s.allRoundersNow < most && s.fallen === 0)
      for (const [at, { id, effects }] of ALL_ROUNDERS.entries())
        if ((s.allRounders & (1 << at)) === 0 && canHappen(s, effects, seat))
          acts.push({ act: 'allRounder', card: id });
    if (s.tookBack === 0 && s.allRounders !== 0 && act.levelTwos(s, seat) >= 3) acts.push({ act: 'takeBack' });
  }
  if (character === FEYKAH && (s.used & BLED) === 0 && s.fallen === 0 && !detained) acts.push({ act: 'bleed' });
  if (s.general === seat && (s.used & USED_PANEL) === 0 && isApexHere(s)) offerPanel(s, acts);
  if (detained || isFinished(s)) return;
  const area = s.at[seat]!;
  if (character === NOVA && s.bar[seat] === 2 && area === HQ) {
    if (s.hq[PISTOL]! > 0) acts.push({ act: 'arm', box: 'pistol' });
    if (s.hq[RIFLE_HQ]! > 0) acts.push({ act: 'arm', box: 'rifle-hq' });
  }
  if (s.item[seat] !== NONE && !isWeapon(s.item[seat]!) && canHappen(s, BOXES[s.item[seat]!]!.effects, seat))
    acts.push({ act: 'item' });
  for (let box = powers.boxesFor(s, seat).length; box > 0; box -= 1) acts.push({ act: 'box', piece: seat, box });
  if (area === MED && s.hands[seat]!.some((face) => face === GREY || face === GREEN))
    acts.push({ act: 'treatWithCards' });
}

/** HPB-811 */
function offerPanel(s: State, acts: ActionAct[]): void {
  if (s.apexAt < 2) acts.push({ act: 'panelMove' });
  const area = BLUE_AREAS[s.apexAt]!;
  for (let place = 0; place < s.enemyAt.length; place += 1)
    if (enemyAt(s, place) !== NONE && (AREAS_OF[place]! & (1 << area)) !== 0)
      acts.push({ act: 'panelAttack', at: placeId(place) });
}

/** Ledger 4.7; `points` are what the piece can still spend. */
function offerArea(s: State, piece: Piece, seat: Seat, points: number, acts: ActionAct[]): void {
  const kuro = isKuro(s, piece);
  const can = points > 0;
  switch (s.at[piece]) {
    case SECTORS:
      if (can) offerSectors(s, piece, acts);
      return;
    case CITY:
      if (!can) return;
      if ((s.used & CITY_1) === 0 && riotZone(s) === 'yellow')
        acts.push({ act: 'riot', piece, sign: 1 }, { act: 'riot', piece, sign: -1 });
      if ((s.used & CITY_2) === 0 && s.hands[seat]!.some(isBlue)) acts.push({ act: 'morale', piece });
      if ((s.used & CITY_3) === 0 && s.resource >= 3) acts.push({ act: 'resource', piece });
      if ((s.used & CITY_4) === 0) acts.push({ act: 'chance', piece });
      if (!kuro) offerDarkNet(s, seat, acts);
      return;
    case NEXUS:
      if (can) acts.push({ act: 'nexus', piece });
      return;
    case HQ:
      if (!can) return;
      acts.push({ act: 'newLeader', piece });
      if (!kuro) offerHq(s, seat, points, acts);
      return;
    case MONOLITH:
      if (can && (s.reconHad & (1 << piece)) === 0 && s.reconDeck.length > 0 && paying.canPay(s, seat, RECON_COST))
        acts.push({ act: 'recon', piece });
      return;
    case NETWORK:
      if ((s.entered & (1 << piece)) !== 0 && isCarrier(s, piece)) acts.push({ act: 'deliver', piece });
      if (can && !kuro && s.leader === seat)
        for (let other = 0; other < s.seats; other += 1)
          if (isDetained(s, other)) acts.push({ act: 'pardon', seat: other });
      return;
    case JUNKYARD:
      offerJunkyard(s, piece, seat, can, acts);
      return;
    case MED:
      if (can && !kuro) acts.push({ act: 'treat' });
      return;
    default: // off the board
  }
}

function offerSectors(s: State, piece: Piece, acts: ActionAct[]): void {
  if (!hasFreeSlot(s, piece)) return;
  if (act.isSectorOpen(s, 0) && s.sectors[0]!.length > 0) acts.push({ act: 'sector', piece, sector: 1 });
  if (act.isSectorOpen(s, 1) && s.sectors[1]!.length >= 3)
    for (const partner of inOrder(s))
      if (partner !== piece && s.at[partner] === SECTORS && hasFreeSlot(s, partner))
        acts.push({ act: 'share', piece, partner });
  if (act.isSectorOpen(s, 2) && s.sectors[2]!.length > 0) acts.push({ act: 'sector', piece, sector: 3 });
}

function offerDarkNet(s: State, seat: Seat, acts: ActionAct[]): void {
  const seen = new Set<number>();
  for (const design of s.display) {
    if (seen.has(design) || !paying.canPay(s, seat, paying.priceOf(s, design))) continue;
    seen.add(design);
    acts.push({ act: 'buy', card: programIds([design])[0]! });
  }
  if (s.programDeck.length > 0 && paying.canPay(s, seat, paying.unseenPrice(s))) acts.push({ act: 'buyUnseen' });
}

function offerHq(s: State, seat: Seat, points: number, acts: ActionAct[]): void {
  if (points >= 2)
    for (let other = 0; other < s.seats; other += 1)
      if (!isDetained(s, other)) acts.push({ act: 'censure', seat: other });
  if (s.hq[PISTOL]! > 0 && s.character[seat] !== HAVOC && paying.canPay(s, seat, BOXES[PISTOL]!.price!))
    acts.push({ act: 'weapon', box: 'pistol' });
  if (s.hq[RIFLE_HQ]! > 0 && paying.canPay(s, seat, BOXES[RIFLE_HQ]!.price!))
    acts.push({ act: 'weapon', box: 'rifle-hq' });
}

function offerJunkyard(s: State, piece: Piece, seat: Seat, can: boolean, acts: ActionAct[]): void {
  const free = !isKuro(s, piece) && boosted(s, seat, 'freeDrop') > 0;
  if (can || free) {
    for (const slot of [0, 1] as const)
      if (s.chips[piece * SLOTS + slot] !== NONE) acts.push({ act: 'drop', piece, slot });
    if (chipsOf(s, piece) > 1) acts.push({ act: 'drop', piece, slot: 'both' });
  }
  if (!can || junkSpots(s).length === 0) return;
  if (s.hands[seat]!.includes(GREY)) acts.push({ act: 'look', piece });
  if (s.hands[seat]!.includes(GREEN)) acts.push({ act: 'destroy', piece });
}

/** HPB-880 to HPB-890 */
function offerKuro(s: State, acts: ActionAct[]): void {
  if (!isKuroHere(s) || (s.kuro & KURO_ENDED) !== 0) return;
  const kuro = s.seats;
  const seat = deeCoyOf(s);
  const both = boosted(s, seat, 'kuroBoth') > 0;
  const hasMoved = (s.kuro & KURO_MOVED) !== 0;
  const hasActed = (s.kuro & KURO_ACTED) !== 0;
  if (!hasMoved && (both || !hasActed)) offerMoves(s, kuro, 1, acts);
  const can = !hasActed && (both || !hasMoved);
  if (can) offerAttacks(s, kuro, 1, acts);
  const marked = hasMarker(s, s.at[kuro]!);
  if (s.at[kuro] === NETWORK || (can && marked)) offerArea(s, kuro, seat, can ? 1 : 0, acts);
}
