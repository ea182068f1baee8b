import type { Outcome, Seat, Viewer } from '@tablewright/kernel';
import type { ClaimAct, DieName } from '../acts.ts';
import type { CampaignRecord, SeatRecord } from '../campaign.ts';
import type { AreaId } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import type { ChipColour } from '../content/chips.ts';
import type { EnemyType } from '../content/effects.ts';
import type { FaceId } from '../content/faces.ts';
import type { FactionId } from '../content/loyalty.ts';
import type { EffectsFrame, Frame } from '../state.ts';

// What one seat, or somebody who watches, sees (ledger 5). Ids where the content has ids; seats and pieces are numbers, Kuro
// is the piece behind the last seat. null: the viewer does not know it, or there is none.

/** A face as it lies open in a check: Two Lifetimes with its sign, 'S-JAY-2+' or 'S-JAY-2-'. */
export type OpenFace = FaceId | 'S-JAY-2+' | 'S-JAY-2-';

/** A Data Chip: its colour where the viewer knows it, and the Sectors it may be from as far as everybody could follow it. */
export type ChipView = { colour: ChipColour | null; from: number[] };

export type SectorView = {
  value: number;
  count: number;
  /** from the top: the colours that I know */
  known: (ChipColour | null)[];
};

export type SlotView = ChipView & {
  /** who placed it; null when that was lost in a shuffle */
  by: Seat | null;
  up: boolean;
};

/** A spot of the Junkyard; the spot with the number n is at n − 1. `by` null: an Event. */
export type SpotView = ChipView & { by: Seat | null; turn: number };

/** What a board is worth with all that lies on it. */
export type StatsView = {
  ap: number;
  move: number;
  draw: number;
  range: number;
  strength: number;
  /** red cards in an attack, blue cards in defence */
  red: number;
  blue: number;
  shield: number;
  handLimit: number;
  programLimit: number;
};

/** What everybody has seen a player do in this game. */
export type TallyView = {
  placed: number;
  dropped: number;
  kills: number;
  bigKills: number;
  wounds: number;
  recon: number;
  cityActions: number[];
  areasEnded: AreaId[];
};

export type ObjectiveView = { id: string; done: number | null; wanted: number; met: boolean | null };

export type PlayerView = {
  character: CharacterId | null;
  /** how many cards; `hand`, `deck`, `programs`: which, sorted, for the owner alone */
  handCount: number;
  hand: FaceId[] | null;
  deckCount: number;
  deck: FaceId[] | null;
  /** cards that I have seen there, and that must be there still */
  handKnown: FaceId[];
  hiddenPrograms: number;
  programs: string[] | null;
  /** face-down ones that everybody saw taken */
  programsKnown: string[];
  openPrograms: { card: string; charges: number }[];
  /** HPB-950 under the board */
  transferredCount: number;
  transferred: string[] | null;
  /** unlocked, by their place in the skill tree: column · 2 + level − 1 */
  boosts: number[];
  /** by place in the skill tree: steps done */
  steps: number[];
  bar: number;
  item: string | null;
  revoked: boolean;
  muted: boolean;
  detained: boolean;
  tally: TallyView;
  /** chips that are not blue brought into the Network: for the player alone; null also where Sector I is played blind */
  placedOther: number | null;
  stats: StatsView | null;
  /** the loyalty card dealt, where I have seen it */
  dealt: FactionId | null;
  /** the faction now: the own one, and what the Machine Phase has told me of others */
  faction: FactionId | null;
  /** one entry for each that is held */
  objectives: (ObjectiveView | null)[];
};

export type PieceView = {
  area: AreaId | null;
  place: string | null;
  health: number;
  maxHealth: number;
  /** on the yellow zone (HPB-451) */
  zone: boolean;
  chips: ChipView[];
  slots: number;
  scanners: number[];
  /** whether a Recon card is held, whether one was ever taken, and which one it is */
  reconHeld: boolean;
  reconHad: boolean;
  recon: string | null;
  wounds: string[];
};

/** `at`: a Spawn Location, or 'red1' to 'red4'. `kind`: type · 3 + level − 1, 15 for Deus. */
export type EnemyView = { at: string; kind: number; type: EnemyType | 'deus'; level: number; health: number };

/** A box on the board: which one, where it lies face-up or I have looked at it. */
export type BoxView = { area: AreaId; box: string | null; up: boolean; clean: boolean };

export type TurnView = {
  ap: number;
  move: number;
  /** bits: CITY_1 to BLED in state.ts */
  used: number;
  allRounders: number;
  entered: number[];
  /** by seat: Areas in which a box was taken */
  boxesTaken: AreaId[][];
  /** bits: KURO_MOVED to KURO_BEGAN in state.ts */
  kuro: number;
  /** what is prepared for the next attack, by MOD_VALUE to MOD_ALL in state.ts */
  mods: number[];
  fallen: boolean;
};

type Sealed<A> = { ready: boolean[]; mine: A | null };

/** Frames of which not everybody sees everything. All others are seen as they are in the state. */
type SpecialFrame =
  | { stage: 'loyalty'; by: Seat; two: FactionId[] | null }
  | ({ stage: 'returnObjective'; extra: string | null } & Sealed<string>)
  | { stage: 'keepProgram'; by: Seat; count: number; cards: string[] | null }
  | { stage: 'recon'; by: Seat; piece: number; deck: string[] | null }
  | {
      stage: 'cards';
      by: Seat;
      why: number;
      min: number;
      max: number;
      answer: number;
      count: number;
      chosen: FaceId[] | null;
    }
  | {
      stage: 'partnerKeep';
      by: Seat;
      piece: number;
      from: Seat;
      first: ChipColour | null;
      second: ChipColour | null;
    }
  | ({ stage: 'window'; kind: number; dice: number } & Sealed<ClaimAct>)
  | { stage: 'claims'; kind: number; dice: number; served: number; last: Seat; mine: ClaimAct | null }
  | {
      stage: 'check';
      event: number;
      step: number;
      turn: number;
      /** how many cards each has put in, what each has said to offer (0 nothing said, 1 a lot, 2 a little, 3 nothing) */
      counts: number[];
      declared: number[];
      /** after the reveal */
      cards: OpenFace[] | null;
      removed: number[];
      change: number;
      result: number;
      /** before the reveal: what I have put in, and how many of these count against no limit */
      mine: OpenFace[];
      free: number;
    }
  | {
      stage: 'vote';
      exclude: number;
      inEvent: number;
      turn: number;
      step: number;
      /** who laid a card before whom; `card` where it is mine */
      laid: { by: Seat; before: Seat; card: FaceId | null }[];
    }
  | {
      stage: 'escape';
      by: Seat;
      sign: number;
      step: number;
      counts: number[];
      cards: OpenFace[] | null;
      removed: number[];
      change: number;
      mine: OpenFace[];
    }
  | ({ stage: 'escapeHelp'; by: Seat } & Sealed<string>)
  | ({ stage: 'censureVote'; accused: Seat; by: Seat } & Sealed<'yes' | 'no'>)
  | { stage: 'interrogation'; by: Seat; card: string | null }
  | ({ stage: 'machineStep'; kind: number } & Sealed<Seat[]>)
  | ({ stage: 'factionSheet' } & Sealed<'continue'>)
  /** `memo`: −1 where it would tell which of the own chips is swapped */
  | EffectsFrame;

export type FrameView = Exclude<Frame, { stage: SpecialFrame['stage'] }> | SpecialFrame;

export type View = {
  me: Viewer;
  seats: number;
  options: {
    randomCharacters: boolean;
    firstGame: boolean;
    blindSectorOne: boolean;
    sharedEarly: boolean;
    twoColumns: boolean;
    campaign: boolean;
  };
  first: Seat;
  active: Seat;
  turns: number;
  /** 0 at first, 1 after the Human Phase, 2 after the Machine Phase */
  phase: number;
  draws: number;
  leader: Seat | null;
  general: Seat | null;
  motion: { accused: Seat; yes: Seat[] } | null;
  /** HPB-764 how many Legion might infect; null before the Machine Phase */
  mayInfect: number | null;
  bars: {
    riot: number;
    morale: number;
    resource: number;
    security: number;
    threat: number;
    apex: number;
    deus: number;
    guard: number;
  };
  exMarkers: boolean;
  programCost: number;
  players: PlayerView[];
  /** by seat, and Kuro behind the last one */
  pieces: PieceView[];
  kuro: { state: 'here' | 'away' | 'destroyed'; markers: AreaId[] };
  allRounders: { played: string[]; tookBack: boolean };
  sectors: SectorView[];
  /** by slot: column · 5 + tier */
  network: (SlotView | null)[];
  junkyard: (SpotView | null)[];
  /** chips out of the game */
  removed: ChipView[];
  enemies: EnemyView[];
  /** markers left, by kind */
  enemiesLeft: number[];
  /** Dead Zones */
  destroyed: string[];
  /** Blue 1 to 3, Red 1 to 4 as numbers from 1; null when it is not on the board */
  apex: { space: number | null; area: AreaId | null; gone: boolean };
  deus: { space: number | null; area: AreaId | null; gone: boolean; marker: Seat | null };
  generalCount: number;
  /** by face: at most so many are in the general deck */
  generalList: number[];
  /** by face: how many lie on the pile */
  discard: number[];
  /** what was turned up since the last draw step, group by group */
  shown: OpenFace[][];
  /** dice thrown since then, one after the other; a die that was thrown again comes again */
  thrown: { die: DieName; came: number }[];
  programDeck: number;
  display: string[];
  programDiscard: string[];
  /** I, II, III, EX: how many, and those at the bottom that all have seen, the lowest first */
  events: { count: number; bottom: string[] }[];
  woundDeck: { count: number; bottom: string[] };
  reconDeck: number;
  reconUsed: string[];
  supply: {
    count: number;
    /** Traps beside the stack, face-up until some were mixed in */
    beside: number;
    besideFaces: string[] | null;
    mixed: number;
    discard: string[];
    hq: { pistol: number; 'rifle-hq': number };
  };
  scannersAt: number[];
  boxes: BoxView[];
  turn: TurnView;
  /** loyalty cards that nobody has; null while they are not dealt */
  pool: (FactionId | null)[];
  /** HPB-025 the card that I saw as Feykah and did not keep */
  passedOn: FactionId | null;
  /** HPB-028 the Objective that I returned */
  returned: string | null;
  /** where the game stands; the last one asks */
  now: FrameView[];
  /** everything hidden is shown: the end of a game without the campaign, or a replay */
  open: boolean;
  cause: string | null;
  victor: FactionId | 'outlaws' | null;
  /** HPB-953, HPB-954 after the end of a campaign game: for all, and the own part */
  campaign: { record: CampaignRecord; mine: SeatRecord | null } | null;
  outcome: Outcome | null;
};
