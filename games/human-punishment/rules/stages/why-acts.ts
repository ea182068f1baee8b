import { includes, type Seat, type Why } from '@tablewright/kernel';
import type { ActionAct } from '../acts.ts';
import { riotZone } from '../bars.ts';
import { boxesIn, isWeapon } from '../boxes.ts';
import { junkSpots } from '../chips.ts';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { ADJACENT, AREA_IDS, AREA_NAMES, BLUE_AREAS, CITY, MED, NETWORK, SECTORS } from '../content/board.ts';
import { BOXES, PISTOL, RIFLE_HQ } from '../content/boxes.ts';
import { DRYDEN, FEYKAH, HAVOC, JAYDEN, NOVA } from '../content/characters.ts';
import { placeNamed } from '../content/enemy-places.ts';
import { GREEN, GREY, isBlue } from '../content/faces.ts';
import { SECTOR_LEAD } from '../content/numbers.ts';
import { RECON_COST } from '../content/recon.ts';
import { isHurt, isWounded } from '../health.ts';
import { cost, isBlocked } from '../movement.ts';
import {
  AREAS_OF,
  boosted,
  enemyAt,
  hasFreeSlot,
  isApexHere,
  isCarrier,
  isDetained,
  isInRange,
  isKuro,
  isOnBoard,
  rangeOf,
  reach,
} from '../pieces.ts';
import { programNamed } from '../programs.ts';
import { BLED, CITY_1, CITY_2, CITY_3, CITY_4, NONE, type Piece, SLOTS, type State, USED_PANEL } from '../state.ts';
import { isSectorOpen, levelTwos } from './actions.ts';
import { canPay, priceOf, unseenPrice } from './paying.ts';
import { boxesFor } from './powers.ts';
import type { UncheckedAct } from './why-claims.ts';

// What each act of an Action Phase wants for itself, when its player may act, stands there and has the points.

type Reason = (s: State, seat: Seat, piece: Piece, said: UncheckedAct) => Why | null;
type Named = Exclude<ActionAct['act'], 'program' | 'charge' | 'star' | 'useRecon' | 'sacrifice'>;

const why = (rule: string, says: string): Why => ({ rule, why: says });

/** The names of Sectors as they are printed. */
const ROMAN = ['I', 'II', 'III'] as const;

function whyNotMove(s: State, _seat: Seat, piece: Piece, { to }: UncheckedAct): Why | null {
  const area = (AREA_IDS as readonly unknown[]).indexOf(to);
  if (area < 0) return why('HPB-200', 'There is no such Area; they are 1 to 6, J and M.');
  const from = s.at[piece]!;
  if (from === area) return why('HPB-203', 'You are there already; inside an Area you change your Place freely.');
  if (from === NONE || !ADJACENT[from]!.includes(area)) {
    return why('HPB-201', `No arrow leads from ${AREA_NAMES[from]!} to ${AREA_NAMES[area]!}.`);
  }
  if (area === MED && isKuro(s, piece)) return why('HPB-884', 'Kuro may not enter the Med Center.');
  if (from === CITY && area === NETWORK && isBlocked(s)) {
    return why('HPB-206', 'The Blockade bars the way from Area 2 to Area 6 while an Enemy is on 6 or 8.');
  }
  if (!isKuro(s, piece) && cost(area) > s.move) return why('HPB-202', 'You have no movement left this turn.');
  return null;
}

function whyNotAttack(s: State, _seat: Seat, piece: Piece, { at }: UncheckedAct): Why | null {
  const place = typeof at === 'string' ? placeNamed(at) : NONE;
  if (place === NONE || enemyAt(s, place) === NONE) return why('HPB-550', 'No Enemy stands there.');
  return isInRange(s, piece, place) ? null : why('HPB-208', 'That Enemy is out of range.');
}

function whyNotChip(s: State, piece: Piece, sector: number): Why | null {
  const name = `Sector ${ROMAN[sector]!}`;
  if (!hasFreeSlot(s, piece)) return why('HPB-031', 'You have no free slot for another Data Chip.');
  if (!isSectorOpen(s, sector))
    return why('HPB-411', `${name} would be more than ${SECTOR_LEAD} above another Sector.`);
  const need = sector === 1 ? 3 : 1;
  if (s.sectors[sector]!.length < need) {
    return why(RULE_OF_SECTOR[sector]!, need === 3 ? `${name} needs 3 Data Chips.` : `${name} is empty.`);
  }
  return null;
}

const RULE_OF_SECTOR = ['HPB-413', 'HPB-414', 'HPB-417'] as const;

function whyNotSector(s: State, _seat: Seat, piece: Piece, { sector }: UncheckedAct): Why | null {
  if (sector === 2) return why('HPB-414', 'In Sector II you share with a character in Area 1: say with whom.');
  if (sector !== 1 && sector !== 3) return why('HPB-200', 'There are the Sectors 1, 2 and 3.');
  return whyNotChip(s, piece, sector - 1);
}

function whyNotShare(s: State, _seat: Seat, piece: Piece, { partner }: UncheckedAct): Why | null {
  const own = whyNotChip(s, piece, 1);
  if (own !== null) return own;
  const isPiece = Number.isInteger(partner) && (partner as number) >= 0 && (partner as number) <= s.seats;
  if (!isPiece || partner === piece || s.at[partner as number] !== SECTORS) {
    return why('HPB-414', 'Sector II needs another character in Area 1 as your partner.');
  }
  return hasFreeSlot(s, partner as number) ? null : why('HPB-414', 'Your partner has no free slot for a Data Chip.');
}

/** HPB-429 */
function usedUp(s: State, bit: number): Why | null {
  return (s.used & bit) === 0 ? null : why('HPB-429', 'You take each City action once in a turn; this one is taken.');
}

function tooDear(s: State, seat: Seat, price: number, rule = 'HPB-306'): Why | null {
  if (canPay(s, seat, price)) return null;
  return why(rule, `That costs ${price}, with red cards only or with blue cards only; you hold too little.`);
}

function whyNotBuy(s: State, seat: Seat, _piece: Piece, { card }: UncheckedAct): Why | null {
  const design = typeof card === 'string' ? programNamed(card) : NONE;
  if (design === NONE || !s.display.includes(design)) return why('HPB-430', 'That Program is not displayed.');
  return tooDear(s, seat, priceOf(s, design));
}

function whyNotWeapon(s: State, seat: Seat, { box }: UncheckedAct): Why | null {
  if (box !== 'pistol' && box !== 'rifle-hq') return why('HPB-450', 'HQ has Pistols and a Rifle.');
  const item = box === 'pistol' ? PISTOL : RIFLE_HQ;
  if (item === PISTOL && s.character[seat] === HAVOC) return why('HPB-869', 'Havoc may not take a Pistol in HQ.');
  return s.hq[item]! > 0 ? null : why('HPB-450', 'No such weapon is left at HQ.');
}

function isSeat(s: State, value: unknown): value is Seat {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < s.seats;
}

function whyNotCensure(s: State, _seat: Seat, _piece: Piece, { seat }: UncheckedAct): Why | null {
  if (!isSeat(s, seat)) return why('HPB-640', 'Nobody sits there.');
  return isDetained(s, seat) ? why('HPB-640', 'That player is detained already.') : null;
}

function whyNotPardon(s: State, by: Seat, _piece: Piece, { seat }: UncheckedAct): Why | null {
  if (s.leader !== by) return why('HPB-706', 'Only the Leader may pardon.');
  return isSeat(s, seat) && isDetained(s, seat) ? null : why('HPB-706', 'That player is not detained.');
}

function whyNotRecon(s: State, seat: Seat, piece: Piece): Why | null {
  if (includes(s.reconHad, piece)) return why('HPB-340', 'Each character gets one Recon card in a game.');
  if (s.reconDeck.length === 0) return why('HPB-460', 'No Recon card is left.');
  return tooDear(s, seat, RECON_COST, 'HPB-460');
}

function whyNotDeliver(s: State, _seat: Seat, piece: Piece): Why | null {
  if (!isCarrier(s, piece)) return why('HPB-471', 'You carry no Data Chip.');
  if ((s.entered & (1 << piece)) !== 0) return null;
  return why('HPB-471', 'You have not entered Area 6 this turn: leave it and come back.');
}

function whyNotDrop(s: State, _seat: Seat, piece: Piece, { slot }: UncheckedAct): Why | null {
  const has = (at: number): boolean => s.chips[piece * SLOTS + at] !== NONE;
  const carries = slot === 'both' ? has(0) && has(1) : (slot === 0 || slot === 1) && has(slot);
  return carries ? null : why('HPB-480', 'You carry no such Data Chip.');
}

function whyNotColour(s: State, seat: Seat, face: number, rule: string): Why | null {
  if (junkSpots(s).length === 0) return why(rule, 'No Data Chip lies in the Junkyard.');
  if (s.hands[seat]!.includes(face)) return null;
  return why(rule, `You need a ${face === GREY ? 'grey' : 'green'} card for that.`);
}

function whyNotHeal(s: State, seat: Seat, piece: unknown, cares: boolean): Why | null {
  if (s.character[seat] !== DRYDEN) return why('HPB-873', 'Only Dryden has that action.');
  if (cares && boosted(s, seat, 'woundCare') === 0) return why('HPB-873', 'You need the Boost Hacking I for that.');
  const isPiece = Number.isInteger(piece) && (piece as number) >= 0 && (piece as number) <= s.seats;
  if (!isPiece || !isOnBoard(s, piece as number)) return why('HPB-873', 'There is no such character on the board.');
  if ((reach(s.at[seat]!, rangeOf(s, seat)) & (1 << s.at[piece as number]!)) === 0) {
    return why('HPB-873', 'That character is out of range.');
  }
  if (cares) return isWounded(s, piece as number) ? null : why('HPB-577', 'That character has no Wound.');
  return isHurt(s, piece as number) ? null : why('HPB-577', 'That character is at full Health.');
}

function whyNotAllRounder(s: State, seat: Seat, _piece: Piece, { card }: UncheckedAct): Why | null {
  if (s.character[seat] !== JAYDEN) return why('HPB-861', 'Only Jayden has All-Rounder cards.');
  const at = ALL_ROUNDERS.findIndex(({ id }) => id === card);
  if (at < 0) return why('HPB-861', 'There is no such All-Rounder card.');
  if (s.fallen === 1) return why('HPB-118', 'Jayden has fallen to 0 Health: he does nothing more this turn.');
  if ((s.allRounders & (1 << at)) !== 0) return why('HPB-862', 'You have played that card already.');
  const most = boosted(s, seat, 'twoAllRounders') > 0 ? 2 : 1;
  if (s.allRoundersNow < most) return null;
  return why('HPB-862', `You play ${most === 1 ? 'one All-Rounder card' : 'two All-Rounder cards'} in a turn.`);
}

function whyNotTakeBack(s: State, seat: Seat): Why | null {
  if (s.character[seat] !== JAYDEN) return why('HPB-863', 'Only Jayden has All-Rounder cards.');
  if (s.tookBack === 1) return why('HPB-863', 'You have taken them back once; that is all in a game.');
  if (s.allRounders === 0) return why('HPB-863', 'None of your All-Rounder cards is played.');
  return levelTwos(s, seat) < 3 ? why('HPB-863', 'You need three Level 2 Boosts for that.') : null;
}

function whyNotBleed(s: State, seat: Seat): Why | null {
  if (s.character[seat] !== FEYKAH) return why('HPB-865', 'Only Feykah takes a Wound for her attack.');
  return (s.used & BLED) === 0 ? null : why('HPB-865', 'You have taken a Wound for your next attack already.');
}

function whyNotArm(s: State, seat: Seat, _piece: Piece, said: UncheckedAct): Why | null {
  if (s.character[seat] !== NOVA) return why('HPB-868', 'Only Nova takes a weapon without paying.');
  if (s.bar[seat]! < 2) return why('HPB-868', 'Your bar must be at 2: each Boost you unlock raises it.');
  return whyNotWeapon(s, seat, said);
}

function whyNotBox(s: State, seat: Seat, piece: Piece): Why | null {
  const area = s.at[piece]!;
  if (boxesIn(s, area).length === 0) return why('HPB-331', 'No Supply Box lies here.');
  if ((s.boxesTaken[seat]! & (1 << area)) !== 0) return why('HPB-333', 'You take one box in an Area and turn.');
  if (boxesFor(s, piece).length === 0) return why('HPB-869', 'Havoc may not take a Pistol in HQ.');
  return why('HPB-331', 'Say which of the boxes that lie here you take, by its number.');
}

function whyNotItem(s: State, seat: Seat): Why | null {
  const item = s.item[seat]!;
  if (item === NONE) return why('HPB-334', 'You have no item.');
  return isWeapon(item) ? why('HPB-334', `You use the ${BOXES[item]!.name} with an attack.`) : null;
}

function whyNotPanel(s: State, seat: Seat): Why | null {
  if (s.general !== seat) return why('HPB-811', 'Only the General uses the Control Panel.');
  if (!isApexHere(s)) return why('HPB-810', 'Apex is not in play.');
  return (s.used & USED_PANEL) === 0 ? null : why('HPB-811', 'The Control Panel has been used this turn.');
}

function whyNotPanelAttack(s: State, seat: Seat, _piece: Piece, { at }: UncheckedAct): Why | null {
  const panel = whyNotPanel(s, seat);
  if (panel !== null) return panel;
  const place = typeof at === 'string' ? placeNamed(at) : NONE;
  const isNear = place >= 0 && place < s.enemyAt.length && (AREAS_OF[place]! & (1 << BLUE_AREAS[s.apexAt]!)) !== 0;
  if (isNear && enemyAt(s, place) !== NONE) return null;
  return why('HPB-811', 'Apex attacks an Enemy on a Spawn Location in its Area.');
}

export const REASONS: { readonly [A in Named]: Reason } = {
  end: () => null,
  move: whyNotMove,
  attack: whyNotAttack,
  sector: whyNotSector,
  share: whyNotShare,
  riot: (s, _seat, _piece, { sign }) =>
    usedUp(s, CITY_1) ??
    (riotZone(s) !== 'yellow'
      ? why('HPB-421', 'City Action 1 is there only while Riot is yellow.')
      : sign === 1 || sign === -1
        ? null
        : why('HPB-421', 'Declare plus (1) or minus (-1).')),
  morale: (s, seat) =>
    usedUp(s, CITY_2) ?? (s.hands[seat]!.some(isBlue) ? null : why('HPB-424', 'You need a blue card for that.')),
  resource: (s) =>
    usedUp(s, CITY_3) ?? (s.resource >= 3 ? null : why('HPB-425', 'Resource is at 2 or less: nothing may be taken.')),
  chance: (s) => usedUp(s, CITY_4),
  buy: whyNotBuy,
  buyUnseen: (s, seat) =>
    s.programDeck.length === 0
      ? why('HPB-311', 'No Program is left in the deck.')
      : tooDear(s, seat, unseenPrice(s), 'HPB-431'),
  nexus: () => null,
  censure: whyNotCensure,
  newLeader: () => null,
  weapon: (s, seat, _piece, said) =>
    whyNotWeapon(s, seat, said) ?? tooDear(s, seat, BOXES[said.box === 'pistol' ? PISTOL : RIFLE_HQ]!.price!),
  recon: whyNotRecon,
  deliver: whyNotDeliver,
  escape: () => why('HPB-702', 'Choose plus (1) or minus (-1) for your escape.'),
  interrogation: () => null,
  pardon: whyNotPardon,
  drop: whyNotDrop,
  look: (s, seat) => whyNotColour(s, seat, GREY, 'HPB-481'),
  destroy: (s, seat) => whyNotColour(s, seat, GREEN, 'HPB-482'),
  treat: () => null,
  treatWithCards: (s, seat) =>
    s.hands[seat]!.some((face) => face === GREY || face === GREEN)
      ? null
      : why('HPB-491', 'You need a grey or a green card for that.'),
  heal: (s, seat, _piece, said) => whyNotHeal(s, seat, said.piece, false),
  care: (s, seat, _piece, said) => whyNotHeal(s, seat, said.piece, true),
  allRounder: whyNotAllRounder,
  takeBack: whyNotTakeBack,
  bleed: whyNotBleed,
  arm: whyNotArm,
  box: whyNotBox,
  item: whyNotItem,
  panelMove: (s, seat) => whyNotPanel(s, seat) ?? (s.apexAt < 2 ? null : why('HPB-813', 'Apex stops on Blue 3.')),
  panelAttack: whyNotPanelAttack,
  transfer: (s) => (s.campaign ? why('HPB-950', 'You have no Program.') : why('HPB-950', 'This is no campaign.')),
};
