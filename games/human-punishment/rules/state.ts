import { type Base, copyChance, copyStack, type Seat, type SealedFrame, type Seats } from '@tablewright/kernel';
import type { ClaimAct } from './acts.ts';

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
export const COLUMNS = 3;
export const TIERS = 5;

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

/** Everything that is decided or happens, with what belongs to the moment. `by` is who decides. */
export type Frame =
  // set-up
  | { stage: 'characters'; taken: number }
  | { stage: 'prepare'; step: number; seat: number }
  | { stage: 'startPlace'; by: Seat; piece: Piece; area: number }
  | { stage: 'loyalty'; by: Seat }
  | ({ stage: 'returnObjective'; cards: number[] } & SealedFrame<string>)
  // a turn
  | { stage: 'rounds' }
  | { stage: 'turn'; step: number }
  | { stage: 'wake'; step: number; answer: number }
  | { stage: 'draw'; by: Seat; most: number }
  | { stage: 'action'; by: Seat }
  | { stage: 'discardStep'; answer: number }
  | { stage: 'activation'; step: number; orange: number; red: number; white1: number; white2: number }
  | { stage: 'eventPhase'; step: number; cancelled: number }
  | { stage: 'pass' }
  // what a card does: a statement at a time, the rest of the list waits here (scripts.ts)
  | EffectsFrame
  // short questions; what is answered goes to the frame below
  | { stage: 'whom'; by: Seat; from: Pieces; why: number }
  | { stage: 'enemy'; by: Seat; filter: number; piece: Piece }
  | { stage: 'area'; by: Seat; from: number; piece: Piece }
  | { stage: 'location'; by: Seat; from: number; why: number }
  | { stage: 'sector'; by: Seat; from: number; none: number }
  | { stage: 'chipSeen'; by: Seat; sector: number; count: number }
  | { stage: 'spot'; by: Seat; why: number; from: number[] }
  | { stage: 'slot'; by: Seat; from: number; why: number }
  | { stage: 'ownChip'; by: Seat; from: number; why: number }
  | { stage: 'hiddenChip'; by: Seat; of: Piece }
  | { stage: 'hiddenObjective'; by: Seat; of: Seat }
  | { stage: 'wound'; by: Seat; piece: Piece }
  | { stage: 'programAway'; by: Seat; none: number; why: number }
  | { stage: 'displayed'; by: Seat }
  | { stage: 'branch'; by: Seat; script: number; at: number; from: number }
  | { stage: 'maybe'; by: Seat; why: number }
  | { stage: 'revealedCard'; by: Seat }
  | { stage: 'boost'; by: Seat; from: number }
  | { stage: 'keepProgram'; by: Seat; count: number }
  | { stage: 'markersBack'; by: Seat; left: number }
  | { stage: 'drawPrograms'; by: Seat; count: number }
  | { stage: 'cards'; by: Seat; why: number; min: number; max: number; chosen: number[]; answer: number }
  // actions
  | { stage: 'pay'; by: Seat; piece: Piece; price: number; what: number; detail: number; chosen: number[] }
  | { stage: 'riotCard'; by: Seat; change: number }
  | { stage: 'blueCards'; by: Seat; piece: Piece; what: number; chosen: number[] }
  | { stage: 'colourCards'; by: Seat; piece: Piece; what: number; most: number; chosen: number[] }
  /** the pink die is thrown for something; what it is for is `what` */
  | { stage: 'pink'; by: Seat; piece: Piece; what: number; sign: number; sum: number; pink: number; step: number }
  | { stage: 'sectorKeep'; by: Seat; piece: Piece; sector: number; partner: Piece }
  | { stage: 'partnerKeep'; by: Seat; piece: Piece; first: number; second: number; from: Seat }
  | { stage: 'network'; by: Seat; piece: Piece; placed: number; scanned: number }
  /** the chips are placed: what they bring */
  | { stage: 'placed'; by: Seat; piece: Piece; placed: number; scanned: number }
  | { stage: 'reward'; by: Seat; piece: Piece; placed: number; scanned: number }
  | { stage: 'looks'; by: Seat; what: number; left: number; seen: number[]; answer: number }
  | { stage: 'recon'; by: Seat; piece: Piece }
  | { stage: 'box'; by: Seat; piece: Piece }
  | { stage: 'sniff'; by: Seat }
  | { stage: 'entering'; piece: Piece; step: number; at: number; answer: number }
  | { stage: 'transfer'; by: Seat; count: number }
  | { stage: 'nova'; by: Seat }
  | { stage: 'blueFives'; by: Seat; count: number }
  | {
      stage: 'treat';
      by: Seat;
      piece: Piece;
      patient: Piece;
      wounds: number;
      full: number;
      health: number;
      med: number;
      step: number;
      answer: number;
    }
  // fights
  | { stage: 'attack'; by: Seat; piece: Piece; target: number; chosen: number[]; weapon: number }
  /** `hits`: places still to be hit, as bits */
  | { stage: 'strike'; by: Seat; piece: Piece; hits: number; damage: number }
  | { stage: 'activate'; area: number; at: number }
  | EnemyAttackFrame
  | { stage: 'target'; by: Seat; from: Pieces }
  | { stage: 'defend'; by: Seat; piece: Piece; chosen: number[] }
  | { stage: 'spawn'; type: number; number: number; step: number; answer: number; white1: number; white2: number }
  | { stage: 'deadZone'; white1: number; white2: number; step: number; answer: number }
  | { stage: 'relocate'; piece: Piece; orange: number; step: number }
  | { stage: 'supplyDrop'; left: number; orange: number; step: number }
  | { stage: 'die'; by: Seat; from: number }
  | { stage: 'arrival'; kind: number }
  | { stage: 'raid'; times: number; red: number; white1: number; white2: number; step: number }
  | {
      stage: 'hurt';
      piece: Piece;
      damage: number;
      min1: number;
      wounds: number;
      price: number;
      step: number;
      cancelled: number;
    }
  | { stage: 'wounds'; seat: Seat; count: number }
  // windows (HPB-114); what is claimed is served one after the other
  | ({ stage: 'window'; kind: number; dice: number } & SealedFrame<ClaimAct>)
  | { stage: 'claims'; kind: number; dice: number; queue: (ClaimAct | number)[]; served: number; last: Seat }
  | { stage: 'sacrifice'; by: Seat; left: number }
  // Events
  /** `answer`: the seats with a Mute Collar when it was read */
  | { stage: 'event'; event: number; step: number; answer: number }
  | CheckFrame
  | { stage: 'contribute'; by: Seat; last: number }
  | { stage: 'decide'; by: Seat; event: number }
  // votes and the Isolation Cube
  | VoteFrame
  | { stage: 'voteFor'; by: Seat; last: number }
  | { stage: 'voteCard'; by: Seat; before: Seat }
  | { stage: 'leaderTie'; by: Seat; from: Seats }
  | { stage: 'appoint'; by: Seat; keep: number }
  | { stage: 'censure'; accused: Seat; by: Seat; step: number; ready: Seats }
  | { stage: 'discussion'; accused: Seat; ready: Seats }
  | ({ stage: 'censureVote'; accused: Seat; by: Seat } & SealedFrame<'yes' | 'no'>)
  | {
      stage: 'escape';
      by: Seat;
      sign: number;
      step: number;
      cards: number[];
      counts: number[];
      revealed: number;
      change: number;
      removed: number[];
    }
  | { stage: 'escapeCards'; by: Seat; left: number }
  | ({ stage: 'escapeHelp'; by: Seat } & SealedFrame<string>)
  | { stage: 'interrogation'; by: Seat }
  | { stage: 'released'; by: Seat }
  // the two Phases
  | { stage: 'humanPhase' }
  | { stage: 'machinePhase'; step: number }
  | ({ stage: 'machineStep'; kind: number } & SealedFrame<readonly Seat[]>)
  | ({ stage: 'factionSheet' } & SealedFrame<'continue'>);

/** One list of effects that is being carried out. */
export type EffectsFrame = {
  stage: 'effects';
  /** which list (scripts.ts), and the statement that is next */
  script: number;
  at: number;
  /** the owner of the card, and the piece on whose board it lies or that plays it */
  by: Seat;
  piece: Piece;
  /** who is looped over or was just picked */
  it: Piece;
  /** what was answered to the last short question; NONE when none was asked yet */
  answer: number;
  /** how much of a repeated effect has been done */
  count: number;
  /** 1 while an Event is carried out: its changes are nobody's own (HPB-853) */
  event: number;
  /** 1 when Triage has been played on it */
  noWounds: number;
  /** the Sector that was looked at, for `bury`; who has been healed already, for Dryden's bar */
  memo: number;
  healed: number;
};

export type EnemyAttackFrame = {
  stage: 'enemyAttack';
  /** a location, or 17 + red space */
  place: number;
  area: number;
  step: number;
  /** pieces still to be attacked; APEX as the bit behind Kuro */
  targets: Pieces;
  now: Piece;
  /** 1 when its window has been open */
  declared: number;
  cancelled: number;
  /** the character a Thief has just been entered upon by, or NONE */
  entered: Piece;
  blue: number;
  answer: number;
};

export interface CheckFrame {
  stage: 'check';
  event: number;
  step: number;
  /** who is asked next, counted from the Active Player */
  turn: number;
  /** faces, and who put them there; after the shuffle the authors are gone */
  cards: number[];
  authors: Seat[];
  /** how many cards each seat has put in: for all to see */
  counts: number[];
  /** of the wanted colour, which do not count against the limit */
  free: number[];
  /** what each has said to offer: 0 nothing said, 1 a lot, 2 a little, 3 nothing */
  declared: number[];
  revealed: number;
  /** after the reveal: places in `cards` that were removed, and what was added to the total */
  removed: number[];
  change: number;
  /** 1 when Blue +, 0 …: the sign that Two Lifetimes was given is in the face (TWO_PLUS, TWO_MINUS) */
  result: number;
}

export interface VoteFrame {
  stage: 'vote';
  /** the Leader may not be elected */
  exclude: number;
  /** inside an Event its limits hold (HPB-625) */
  inEvent: number;
  turn: number;
  step: number;
  /** faces, before whom each lies, and who laid it */
  cards: number[];
  piles: Seat[];
  authors: Seat[];
}

/** Two Lifetimes with its secret sign, in a check or an escape only. */
export const TWO_PLUS = 28;
export const TWO_MINUS = 29;

export function copy(s: State): State {
  return {
    seats: s.seats,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    outcome: s.outcome,
    randomCharacters: s.randomCharacters,
    firstGame: s.firstGame,
    blindSectorOne: s.blindSectorOne,
    sharedEarly: s.sharedEarly,
    twoColumns: s.twoColumns,
    campaign: s.campaign,
    first: s.first,
    active: s.active,
    turns: s.turns,
    phase: s.phase,
    draws: s.draws,
    character: s.character.slice(),
    dealt: s.dealt.slice(),
    faction: s.faction.slice(),
    pool: s.pool.slice(),
    passedOn: s.passedOn,
    dealtKnown: s.dealtKnown.slice(),
    poolKnown: s.poolKnown.slice(),
    toldFaction: s.toldFaction.slice(),
    recruited: s.recruited,
    infected: s.infected,
    mayInfect: s.mayInfect,
    objectives: s.objectives.slice(),
    objectiveKnown: s.objectiveKnown.slice(),
    unusedObjectives: s.unusedObjectives.slice(),
    returned: s.returned.slice(),
    tally: s.tally.slice(),
    hands: copyAll(s.hands),
    decks: copyAll(s.decks),
    generalDeck: s.generalDeck.slice(),
    generalList: s.generalList.slice(),
    discard: s.discard.slice(),
    shown: s.shown.slice(),
    thrown: s.thrown.slice(),
    handNotes: s.handNotes.slice(),
    programs: copyAll(s.programs),
    open: copyAll(s.open),
    programNotes: s.programNotes.slice(),
    programDeck: s.programDeck.slice(),
    display: s.display.slice(),
    programDiscard: s.programDiscard.slice(),
    transferred: copyAll(s.transferred),
    programCost: s.programCost,
    stacks: copyAll(s.stacks),
    seenEvents: s.seenEvents.slice(),
    wounds: copyAll(s.wounds),
    woundDeck: s.woundDeck.slice(),
    seenWounds: s.seenWounds,
    recon: s.recon.slice(),
    reconHad: s.reconHad,
    reconDeck: s.reconDeck.slice(),
    reconUsed: s.reconUsed.slice(),
    interrogations: s.interrogations.slice(),
    supply: s.supply.slice(),
    beside: s.beside.slice(),
    mixed: s.mixed,
    supplyDiscard: s.supplyDiscard.slice(),
    hq: s.hq.slice(),
    lying: s.lying.slice(),
    item: s.item.slice(),
    muted: s.muted,
    at: s.at.slice(),
    place: s.place.slice(),
    health: s.health.slice(),
    zone: s.zone,
    detained: s.detained,
    chips: s.chips.slice(),
    scanners: s.scanners.slice(),
    scannersAt: s.scannersAt.slice(),
    leader: s.leader,
    general: s.general,
    revoked: s.revoked,
    motionOn: s.motionOn,
    motionYes: s.motionYes,
    sectors: copyAll(s.sectors),
    sectorValue: s.sectorValue.slice(),
    network: s.network.slice(),
    faceUp: s.faceUp,
    placedBy: s.placedBy.slice(),
    junk: s.junk.slice(),
    junkBy: s.junkBy.slice(),
    junkTurn: s.junkTurn.slice(),
    removed: s.removed.slice(),
    known: s.known.slice(),
    origins: s.origins.slice(),
    enemyAt: s.enemyAt.slice(),
    enemyHealth: s.enemyHealth.slice(),
    red: s.red.slice(),
    redHealth: s.redHealth.slice(),
    left: s.left.slice(),
    destroyed: s.destroyed,
    apexAt: s.apexAt,
    deusAt: s.deusAt,
    deusMarker: s.deusMarker,
    riot: s.riot,
    morale: s.morale,
    resource: s.resource,
    security: s.security,
    threat: s.threat,
    apex: s.apex,
    deus: s.deus,
    guard: s.guard,
    exMarkers: s.exMarkers,
    boosts: s.boosts.slice(),
    steps: s.steps.slice(),
    bar: s.bar.slice(),
    allRounders: s.allRounders,
    tookBack: s.tookBack,
    kuroMarkers: s.kuroMarkers,
    kuroGone: s.kuroGone,
    ap: s.ap,
    move: s.move,
    used: s.used,
    allRoundersNow: s.allRoundersNow,
    entered: s.entered,
    boxesTaken: s.boxesTaken.slice(),
    kuro: s.kuro,
    mods: s.mods.slice(),
    fallen: s.fallen,
    ended: s.ended,
    victor: s.victor,
  };
}

function copyAll(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}
