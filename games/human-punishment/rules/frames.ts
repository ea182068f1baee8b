import type { Seat, SealedFrame, Seats } from '@tablewright/kernel';
import type { ClaimAct } from './acts.ts';
import type { Piece, Pieces } from './state.ts';

// Where a game stands: what is decided or happens now, and what waits below it.

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
