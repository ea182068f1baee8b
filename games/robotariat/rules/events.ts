import { type Flow, type Seat, stagesOf } from '@tablewright/kernel';
import type { DieName, ReportAct } from './content/acts.ts';
import type { Face, Kind, Path, Space } from './content/board.ts';
import type { SabotageId, UpgradeId } from './content/cards.ts';
import type { CharacterId } from './content/characters.ts';
import type { ObjectiveId } from './content/objectives.ts';
import type { State } from './state.ts';

/** Everything that is told in a revolution. Readers are named where it is told. NPCs are called 1 to 6, by their row. */
export type Told =
  | { type: 'first'; seat: Seat }
  /** chance has picked a character: there is no way back behind that, as there is behind a choice (RTA-212) */
  | { type: 'lot'; by: Seat; character: CharacterId }
  | { type: 'chose'; by: Seat; character: CharacterId; at: Space; random: boolean }
  /** to its owner alone */
  | { type: 'dealt'; objective: ObjectiveId }
  | { type: 'started'; by: Seat; card: UpgradeId }
  | { type: 'round'; round: number }
  | { type: 'entered'; npc: number; kind: Kind; at: Space }
  /** what came of an NPC's arrival; it also says that there is no way back behind it (RTA-212) */
  | {
      type: 'met';
      npc: number;
      kind: Kind;
      at: Space;
      donation: number;
      suspicious: boolean;
      fine: number;
      torn: number;
      office: number;
      /** a Civilian found an Oppressor there */
      silenced: boolean;
    }
  | { type: 'moved'; by: Seat; from: Space; to: Space }
  | { type: 'pushed'; by: Seat; who: Seat; from: Space; to: Space }
  | { type: 'activated'; by: Seat; space: Space }
  | { type: 'postered'; by: Seat; at: Space }
  | { type: 'carried'; by: Seat; from: Space; to: Space }
  | { type: 'spent'; by: Seat; levels: number }
  | { type: 'draws'; by: Seat; deck: 'upgrade' | 'sabotage'; count: number }
  /** the cards: to the drawer, in the cooperative mode to all */
  | { type: 'drew'; by: Seat; cards: (UpgradeId | SabotageId)[] }
  /** to Electric Eye alone: what lies on top of the Sabotage deck now */
  | { type: 'peeked'; cards: SabotageId[] }
  | { type: 'kept'; by: Seat; card: UpgradeId }
  | { type: 'used'; by: Seat; card: SabotageId }
  /** `vain`: for an extra that could do nothing (RTA-319) */
  | { type: 'paid'; by: Seat; card: SabotageId; reputation: number; vain: boolean }
  | { type: 'office'; by: Seat; by_how: number; level: number }
  | { type: 'spark'; by: Seat; amount: number }
  | { type: 'jammed'; by: Seat; turns: number }
  /** a card that was used had nothing to do (RTA-314) */
  | { type: 'fizzled'; by: Seat; card: SabotageId }
  | { type: 'alarmed'; by: Seat; npc: number; from: Space; to: Space }
  | { type: 'repasted'; by: Seat; posters: number; at: Space }
  /** `from`: by space, how many */
  | { type: 'burnt'; by: Seat; posters: number; reputation: number; from: { readonly [space: string]: number } }
  | { type: 'cooked'; by: Seat; levels: number; spark: number }
  | { type: 'rebuilt'; by: Seat; posters: { readonly [space: string]: number } }
  | { type: 'contributed'; by: Seat; spark: number; level: number }
  | { type: 'sent'; by: Seat; npc: number; kind: Kind; from: Space; to: Space }
  | { type: 'staked'; by: Seat; stake: number; face: Face; spark: number }
  | { type: 'sympathy'; by: Seat; spark: number }
  | { type: 'ended'; by: Seat }
  | { type: 'led'; by: Seat; npc: number; path: Path; from: Space; to: Space }
  | { type: 'steered'; by: Seat; path: Path }
  /** both faces as they lie now, and which of the dice were rolled for it (RTA-802 Alice rolls the red one alone) */
  | { type: 'rolled'; by: Seat; black: Face | null; red: Face; again: boolean; dice: 'both' | 'black' | 'red' }
  | { type: 'adjusted'; by: Seat; die: DieName; face: Face }
  | { type: 'marched'; kind: Kind; path: Path; held: boolean }
  | { type: 'token'; from: Space; to: Space }
  | { type: 'salvaged'; by: Seat; at: Space }
  /** the Revolution has succeeded; the Spy may now write a report */
  | { type: 'success' }
  | {
      type: 'over';
      reason: string;
      objectives: ObjectiveId[];
      aside: ObjectiveId[];
      winners: Seat[];
      report: ReportAct | null;
    };

export type K = Flow<State, Told>;

export const stage = stagesOf<State, Told>();
