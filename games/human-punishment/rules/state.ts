import type { Base, Seat, Seats } from '@tablewright/kernel';
import { NETWORK_COLUMNS } from './content/slots.ts';
import type { Frame } from './frames.ts';

export { TIERS } from './content/slots.ts';
export type { CheckFrame, EffectsFrame, EnemyAttackFrame, Frame, VoteFrame } from './frames.ts';

// The state of a city that falls apart: numbers only. Whatever is printed is looked up in content/.
//
// Pieces. The characters are told apart by the seats of their players; Kuro, who belongs to Dee Coy's player, is the piece
// behind the last seat. So an array "by piece" is one longer than an array "by seat".

export type Piece = number;
/** A set of pieces, as bits. */
export type Pieces = number;

/** Nobody, nothing, nowhere, not yet. */
export const NONE = -1;
/** Apex, Deus: destroyed, out of the game for good. */
export const GONE = -2;
/** What stands on a red space instead of a Crawler. */
export const DEUS = 15;

export const SLOTS = 2;
export const COLUMNS = NETWORK_COLUMNS.length;

/** What a player has done in this game, for the Objectives: seat · TALLIES + one of these. */
export const PLACED = 0;
export const PLACED_OTHER = 1;
export const DROPPED = 2;
export const KILLS = 3;
export const BIG_KILLS = 4;
export const WOUNDS_RECEIVED = 5;
export const RECON_USED = 6;
/** as bits: which of the four City actions */
export const CITY_ACTIONS = 7;
/** as bits: the numbered Areas in which own turns have ended */
export const AREAS_ENDED = 8;
export const TALLIES = 9;

/** What is left to say about an attack that is still to come (`attackMod`), by AttackStat. */
export const MOD_VALUE = 0;
export const MOD_RED = 1;
export const MOD_STRENGTH = 2;
export const MOD_DAMAGE = 3;
export const MOD_ALL = 4;
export const MODS = 5;

/** Used up until the turn ends, as bits of `used`. */
export const CITY_1 = 1;
export const CITY_2 = 2;
export const CITY_3 = 4;
export const CITY_4 = 8;
export const USED_PANEL = 16;
export const USED_REROLL = 32;
/** HPB-856 the Action Point that Jayden may spend only while alone */
export const USED_SOLO = 64;
/** HPB-865 Feykah has taken a Wound for her next attack */
export const BLED = 128;

/** Kuro's part of the turn (HPB-880, HPB-881), as bits of `kuro`. */
export const KURO_MOVED = 1;
export const KURO_ACTED = 2;
/** Dee Coy has begun; Kuro has begun after that: she is finished */
export const DEE_BEGAN = 4;
export const DEE_ENDED = 8;
export const KURO_ENDED = 16;
/** Kuro has begun, be it only by placing a chip */
export const KURO_BEGAN = 32;

/** Where Kuro is when he is not on the board. */
export const KURO_HERE = 0;
export const KURO_AWAY = 1;
export const KURO_DESTROYED = 2;

export interface State extends Base<Frame> {
  // ---------------------------------------------------------------------------------------------------- the host's choices
  randomCharacters: boolean;
  firstGame: boolean;
  blindSectorOne: boolean;
  sharedEarly: boolean;
  twoColumns: boolean;
  campaign: boolean;

  // ------------------------------------------------------------------------------------------------------- whose turn it is
  first: Seat;
  active: Seat;
  /** turns begun, of all players together */
  turns: number;
  /** 0 at first, 1 after the Human Phase, 2 after the Machine Phase */
  phase: number;
  /** draws of chance so far: each has a name of its own */
  draws: number;

  // -------------------------------------------------------------------------------------------------------- hidden identities
  /** by seat: the character, NONE before it is chosen */
  character: number[];
  /** by seat: the loyalty card dealt, and the faction now (HPB-765) */
  dealt: number[];
  faction: number[];
  /** loyalty cards that nobody has (HPB-026); while Feykah chooses, her two lie on top */
  pool: number[];
  /** HPB-025 the faction of the card that Feykah saw and did not keep: it is in somebody's hands; NONE without her */
  passedOn: number;
  /** seats that have been shown this card */
  dealtKnown: Seats[];
  poolKnown: Seats[];
  /** HPB-762 to HPB-764 seat · seats + other: the faction that was told, NONE if none was */
  toldFaction: number[];
  recruited: Seat;
  infected: Seats;
  /** HPB-764 how many Legion might infect when the Machine Phase came; NONE before it */
  mayInfect: number;
  /** seat · 2: one Objective, for Jayden two; while one is returned, those of the first game are in the frame */
  objectives: number[];
  objectiveKnown: Seats[];
  unusedObjectives: number[];
  /** HPB-028 by seat: the Objective that was returned; empty unless it is the first game */
  returned: number[];
  tally: number[];

  // -------------------------------------------------------------------------------------------------------------- cards
  /** by seat, as faces (content/faces.ts), sorted */
  hands: number[][];
  /** by seat, top last */
  decks: number[][];
  /** top last */
  generalDeck: number[];
  /** by face: at most so many are in the general deck, as everybody can reckon from the pile it was made of (HPB-303) */
  generalList: number[];
  discard: number[];
  /** cards turned up since the last draw step, group by group, each with NONE behind it: as they lay, nobody's */
  shown: number[];
  /** dice thrown since the last draw step, again ones too: which die (acts.ts), and what came */
  thrown: number[];
  /** who knows that whom holds which face: three numbers each, of hands that were looked at or stolen from */
  handNotes: number[];
  /** by seat: face-down Programs; open ones as pairs of design and charges (0 for permanent ones) */
  programs: number[][];
  open: number[][];
  /** face-down ones that everybody saw taken from the display: seat and design */
  programNotes: number[];
  /** top last */
  programDeck: number[];
  display: number[];
  programDiscard: number[];
  /** by seat: HPB-950 put under the board */
  transferred: number[][];
  /** 1 when every Program costs 1 more */
  programCost: number;
  /** I, II, III, EX: top last. The first `seenEvents[i]` of each (its bottom) everybody has seen. */
  stacks: number[][];
  seenEvents: number[];
  /** by piece, open; Kuro never has any */
  wounds: number[][];
  /** top last; its first `seenWounds` have been put under it */
  woundDeck: number[];
  seenWounds: number;
  /** by piece: the Recon card held */
  recon: number[];
  /** pieces that have had theirs (HPB-340) */
  reconHad: Pieces;
  reconDeck: number[];
  /** used, and so out of the game (HPB-341) */
  reconUsed: number[];
  interrogations: number[];

  // -------------------------------------------------------------------------------------------------------------- boxes
  /** top last */
  supply: number[];
  /** Traps beside the stack; how many have been mixed in so far: then those beside lie face-down (HPB-339) */
  beside: number[];
  mixed: number;
  supplyDiscard: number[];
  /** at HQ: Pistols, Rifles */
  hq: number[];
  /** boxes on the board, five numbers each: Area, box, 1 if face-up, seats that have looked at it, 1 if it came before any Trap */
  lying: number[];
  /** by seat: the item, NONE if none */
  item: number[];
  /** HPB-338 seats with a Mute Collar */
  muted: Seats;

  // -------------------------------------------------------------------------------------------------------------- pieces
  /** by piece: the Area, NONE when off the board */
  at: number[];
  /** by piece: the Place inside the Area */
  place: number[];
  health: number[];
  /** HPB-451 on the yellow zone */
  zone: Pieces;
  detained: Seats;
  /** piece · SLOTS: a Data Chip or NONE */
  chips: number[];
  /** by piece, bits 1 and 2 */
  scanners: number[];
  /** Scanners 1 at the Nexus, Scanners 2 at the Monolith */
  scannersAt: number[];
  leader: Seat;
  general: Seat;
  revoked: Seats;
  /** the last Censure Motion: whom it was about, NONE before the first, and who voted yes (HPB-641) */
  motionOn: Seat;
  motionYes: Seats;

  // --------------------------------------------------------------------------------------------------------------- chips
  /** I, II, III: top last */
  sectors: number[][];
  sectorValue: number[];
  /** column · TIERS + tier */
  network: number[];
  faceUp: number;
  placedBy: number[];
  /** by spot, in order of arrival; NONE where one was taken away */
  junk: number[];
  junkBy: Seat[];
  junkTurn: number[];
  removed: number[];
  /** by chip: seats that know its colour */
  known: Seats[];
  /** by chip: the Sectors it may be from as far as everybody could follow it, as bits */
  origins: number[];

  // -------------------------------------------------------------------------------------------------------------- enemies
  /** by location: type · 3 + level − 1, or NONE */
  enemyAt: number[];
  enemyHealth: number[];
  /** by red space: likewise, or DEUS */
  red: number[];
  redHealth: number[];
  /** markers left, by type · 3 + level − 1 */
  left: number[];
  /** Dead Zones, as bits of locations */
  destroyed: number;
  /** Blue 1 to 3 as 0 to 2; NONE before it comes, GONE when destroyed */
  apexAt: number;
  /** Red 1 to 4 as 0 to 3; NONE, GONE */
  deusAt: number;
  /** HPB-820 Deus moves before the turn of this seat */
  deusMarker: Seat;

  // ---------------------------------------------------------------------------------------------------------------- bars
  riot: number;
  morale: number;
  resource: number;
  security: number;
  threat: number;
  apex: number;
  deus: number;
  guard: number;
  /** 1 when ±5 are red */
  exMarkers: number;

  // ---------------------------------------------------------------------------------------------------- the players' boards
  /** by seat, bits column · 2 + level − 1 */
  boosts: number[];
  /** seat · 8 + column · 2 + level − 1: steps done */
  steps: number[];
  /** by seat: the bar of Nova, Havoc, Dryden */
  bar: number[];
  /** played All-Rounder cards, as bits */
  allRounders: number;
  tookBack: number;
  /** markers that are face-up, bits of Areas (0 to 4, Junkyard) */
  kuroMarkers: number;
  kuroGone: number;

  // ------------------------------------------------------------------------------------------------------------ this turn
  ap: number;
  move: number;
  used: number;
  allRoundersNow: number;
  /** pieces that entered Area 6 this turn */
  entered: Pieces;
  /** by seat, as bits of Areas: a box was taken there in this Action Phase (HPB-333) */
  boxesTaken: number[];
  kuro: number;
  mods: number[];
  /** HPB-118 the active character has fallen: no more movement or actions */
  fallen: number;

  // -------------------------------------------------------------------------------------------------------------- the end
  /** how it ended: 0 while it goes on, then 1 + index of ENDS */
  ended: number;
  /** the faction that won, 4 for the Outlaws, NONE while it goes on */
  victor: number;
}

/** Two Lifetimes with its secret sign, in a check or an escape only. */
export const TWO_PLUS = 28;
export const TWO_MINUS = 29;
