import { type Flow, type Seat, stagesOf } from '@tablewright/kernel';
import type { DieName } from './acts.ts';
import type { AreaId } from './content/board.ts';
import type { CharacterId } from './content/characters.ts';
import type { Bar } from './content/effects.ts';
import type { Cause, Victor } from './content/endings.ts';
import type { FaceId } from './content/faces.ts';
import type { FactionId } from './content/loyalty.ts';
import type { SlotId } from './content/slots.ts';
import type { State } from './state.ts';

/** Where Data Chips lie unseen. Sectors and spots of the Junkyard are counted from 1. */
export type ChipsAt =
  | { readonly what: 'sector'; readonly sector: number }
  | { readonly what: 'slot'; readonly slot: SlotId }
  | { readonly what: 'spot'; readonly spot: number }
  | { readonly what: 'chip'; readonly piece: number };

/** Where chips were shown to one player: unseen by others, equipped, or passed on by another character (HPB-414). */
export type ChipsSeen = ChipsAt | { readonly what: 'board' } | { readonly what: 'passed' };

/** What somebody has looked at, as everybody hears it (HPB-342); `pool`: the loyalty cards that nobody holds. */
export type Hidden =
  | ChipsAt
  | { readonly what: 'objective' | 'loyalty' | 'hand'; readonly of: Seat }
  | { readonly what: 'pool' };

/** Where a chip was before it came to the Junkyard. */
export type JunkedFrom =
  | { readonly what: 'sector'; readonly sector: number }
  | { readonly what: 'board' | 'thief' | 'kuro' };

/** Everything that is told. Readers are named where it is told. `piece`: a seat, or Kuro behind the last one, or Apex behind him. */
export type Told =
  // the beginning
  | { type: 'first'; seat: Seat }
  | { type: 'chose'; by: Seat; character: CharacterId }
  | { type: 'starts'; piece: number; area: AreaId }
  | { type: 'sawLoyalties'; factions: FactionId[] }
  | { type: 'dealtLoyalty'; faction: FactionId }
  | { type: 'dealtObjectives'; objectives: string[] }
  // turns
  | { type: 'turn'; by: Seat; number: number }
  | { type: 'woke'; seat: Seat; health: number }
  | { type: 'moved'; piece: number; from: AreaId | null; to: AreaId }
  | { type: 'tookScanner'; piece: number; scanner: number }
  | { type: 'contagion'; wound: string; pieces: number[] }
  | { type: 'moreActions'; by: Seat; count: number }
  | { type: 'moreMovement'; by: Seat; count: number }
  // dice and bars
  | { type: 'rolled'; by: Seat; dice: { readonly [die: string]: number } }
  | { type: 'rerolled'; by: Seat; die: DieName; from: number; to: number }
  | { type: 'bar'; bar: Bar; from: number; to: number; by: Seat }
  | { type: 'inVain'; by: Seat }
  | { type: 'riotMarkers' }
  | { type: 'lasting'; what: 'programCost' | 'noInfluence'; by: Seat }
  // Influence cards
  | { type: 'draws'; by: Seat; own: number; general: number }
  | { type: 'drew'; cards: FaceId[] }
  | { type: 'lost'; cards: FaceId[] }
  | { type: 'stole'; by: Seat; from: Seat; count: number }
  | { type: 'discarded'; by: Seat; cards: FaceId[] }
  | { type: 'played'; by: Seat; cards: FaceId[] }
  | { type: 'paid'; by: Seat; cards: FaceId[]; price: number }
  | { type: 'reshuffled'; deck: 'influence' | 'programs' | 'supply'; cards: number }
  | { type: 'playedStar'; by: Seat; card: FaceId }
  // Programs, Recon, All-Rounders
  | { type: 'displayed'; cards: string[] }
  | { type: 'drawsPrograms'; by: Seat; count: number }
  | { type: 'drewPrograms'; cards: string[] }
  | { type: 'sawPrograms'; cards: string[] }
  | { type: 'keptProgram'; by: Seat; of: number }
  | { type: 'tookProgram'; by: Seat; card: string }
  | { type: 'playedProgram'; by: Seat; card: string }
  | { type: 'usedCharge'; by: Seat; card: string; left: number }
  | { type: 'discardedProgram'; by: Seat; card: string }
  | { type: 'discardedPrograms'; by: Seat; cards: string[] }
  | { type: 'transferred'; by: Seat; count: number }
  | { type: 'tookRecon'; piece: number }
  | { type: 'usedRecon'; by: Seat; card: string }
  | { type: 'allRounder'; by: Seat; card: string }
  | { type: 'tookBack'; by: Seat }
  // looking
  | { type: 'looked'; by: Seat; at: Hidden; count: number }
  | { type: 'sawChips'; where: ChipsSeen; colours: string[] }
  | { type: 'sawObjective'; of: Seat; objective: string }
  | { type: 'sawLoyalty'; of: Seat; faction: FactionId }
  | { type: 'sawUnused'; faction: FactionId }
  | { type: 'sawHand'; of: Seat; cards: FaceId[] }
  | { type: 'sawBox'; box: string }
  | { type: 'sawRecon'; cards: string[] }
  | { type: 'sawInterrogation'; card: string }
  // Data Chips
  | { type: 'tookChip'; piece: number; sector: number }
  | { type: 'sharesChips'; piece: number; partner: number }
  /** `by` −1: an Event; `from`: 'board', 'sector2', 'thief', 'kuro' */
  | { type: 'junked'; by: Seat; spot: number; from: JunkedFrom }
  | { type: 'junkRemoved'; by: Seat; spot: number }
  | { type: 'junkTaken'; by: Seat; spot: number }
  | { type: 'buried'; by: Seat; sector: number; which: number }
  | { type: 'delivered'; piece: number; slot: string; colour: string | null }
  | { type: 'swappedChip'; by: Seat; slot: string }
  | { type: 'swappedTier'; by: Seat; one: string; other: string }
  | { type: 'declined'; by: Seat }
  | { type: 'chipsShuffled'; count: number }
  // actions
  | { type: 'cityAction'; piece: number; action: number }
  | { type: 'declaredSign'; by: Seat; sign: number }
  | { type: 'nexus'; piece: number }
  | { type: 'markerUsed'; area: AreaId }
  | { type: 'markerBack'; area: AreaId }
  | { type: 'stepDone'; by: Seat; skill: number }
  | { type: 'unlocked'; by: Seat; skill: number }
  | { type: 'ownBar'; by: Seat; level: number }
  // boxes
  | { type: 'boxCame'; area: AreaId }
  | { type: 'trapped'; count: number }
  | { type: 'tookItem'; by: Seat; item: string }
  | { type: 'droppedItem'; by: Seat; item: string }
  | { type: 'usedItem'; by: Seat; item: string }
  | { type: 'sprang'; by: Seat; trap: string }
  | { type: 'sniffed'; by: Seat; area: AreaId }
  // fights; `kind`: type · 3 + level − 1, 15 for Deus; `at`: a Spawn Location or 'red1' to 'red4'
  | { type: 'attacks'; piece: number; at: string; cards: FaceId[]; item: string | null }
  | {
      type: 'fought';
      piece: number;
      at: string;
      value: number;
      turned: FaceId[];
      result: number;
      hit: boolean;
      damage: number;
    }
  | { type: 'bled'; by: Seat }
  | { type: 'enemyHurt'; kind: number; at: string; by: Seat; damage: number; left: number }
  | { type: 'eliminated'; kind: number; at: string; by: Seat; piece: number }
  | { type: 'removed'; kind: number; at: string }
  | { type: 'deadZone'; at: string }
  | { type: 'refreshed' }
  | { type: 'activated'; area: AreaId }
  | { type: 'enemyAttacks'; kind: number; at: string; pieces: number[] }
  | { type: 'defends'; piece: number; cards: FaceId[] }
  | { type: 'attacked'; kind: number; at: string; piece: number; cards: FaceId[]; result: number; hit: boolean }
  | { type: 'attackedApex'; kind: number; at: string; cards: FaceId[]; result: number; hit: boolean }
  | { type: 'spawned'; kind: number; at: string }
  | { type: 'nobodyCame' }
  | { type: 'noRoom' }
  | { type: 'crept'; kind: number; to: number }
  | { type: 'pushed'; kind: number; to: number }
  | { type: 'crawlerArrived'; kind: number }
  | { type: 'crushed'; kind: number }
  | { type: 'apexCame' }
  | { type: 'apexGone' }
  | { type: 'apexMoved'; by: Seat; area: AreaId }
  | { type: 'apexAttacked'; by: Seat; at: string; cards: FaceId[]; defence: FaceId[]; hit: boolean }
  | { type: 'deusCame' }
  | { type: 'deusGone' }
  | { type: 'bothGone' }
  | { type: 'cancelled'; what: 'enemyAttack' | 'wounds' | 'event'; by: Seat }
  // Health
  | { type: 'hurt'; piece: number; from: number; to: number }
  | { type: 'fell'; piece: number }
  | { type: 'healed'; piece: number; from: number; to: number }
  | { type: 'wounded'; by: Seat; wound: string }
  | { type: 'cured'; piece: number; wound: string }
  | { type: 'kuroBack'; area: AreaId }
  | { type: 'kuroGone' }
  // Events, votes, the Cube
  | { type: 'event'; event: string }
  | { type: 'contributed'; by: Seat; count: number }
  | { type: 'declared'; by: Seat; much: 'lot' | 'little' | 'nothing' }
  | { type: 'revealed'; cards: string[] }
  | { type: 'checkChanged'; by: Seat; change: number }
  | { type: 'checkRemoved'; by: Seat; card: string }
  | { type: 'checked'; event: string; total: number; success: boolean }
  | { type: 'noShow'; seat: Seat }
  | { type: 'decided'; by: Seat; event: string; option: 'A' | 'B' }
  | { type: 'voteBegins' }
  | { type: 'voted'; by: Seat; before: Seat }
  | { type: 'counted'; piles: string[][]; values: number[] }
  | { type: 'leader'; seat: Seat }
  | { type: 'general'; seat: Seat }
  | { type: 'revoked'; seat: Seat }
  | { type: 'sacrificed'; by: Seat }
  | { type: 'censure'; by: Seat; accused: Seat }
  | { type: 'censured'; accused: Seat; votes: ('yes' | 'no')[]; passed: boolean }
  | { type: 'detained'; seat: Seat }
  | { type: 'freed'; seat: Seat }
  | { type: 'pardoned'; by: Seat; seat: Seat }
  | { type: 'escapes'; by: Seat; sign: number }
  /** who has put a card into the escape of another */
  | { type: 'helped'; seats: Seat[] }
  | { type: 'escaped'; by: Seat; total: number; success: boolean }
  | { type: 'interrogated'; by: Seat }
  /** what the own faction had to do, by its place in TASKS: everybody sees the effect, nobody the card (HPB-704) */
  | { type: 'didTask'; by: Seat; task: number }
  // Phases and the end
  | { type: 'humanPhase'; colours: string[] }
  | { type: 'machinePhase' }
  | { type: 'toldFactions'; factions: (FactionId | null)[] }
  | { type: 'turned'; faction: FactionId }
  | { type: 'over'; cause: Cause; victor: Victor; winners: Seat[]; factions: FactionId[]; objectives: string[] };

export type K = Flow<State, Told>;

export const stage = stagesOf<State, Told>();
