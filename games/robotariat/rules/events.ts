import { type Flow, type Seat, stagesOf } from '@tablewright/kernel';
import type { State } from './state.ts';

/** Everything that is told in a revolution. Readers are named where it is told. NPCs are called 1 to 6, by their row. */
export type Told =
  | { type: 'first'; seat: Seat }
  /** chance has picked a character: there is no way back behind that, as there is behind a choice (RTA-212) */
  | { type: 'lot'; by: Seat; character: string }
  | { type: 'chose'; by: Seat; character: string; at: string; random: boolean }
  /** to its owner alone */
  | { type: 'dealt'; objective: string }
  | { type: 'started'; by: Seat; card: string }
  | { type: 'round'; round: number }
  | { type: 'entered'; npc: number; kind: string; at: string }
  /** what came of an NPC's arrival; it also says that there is no way back behind it (RTA-212) */
  | {
      type: 'met';
      npc: number;
      kind: string;
      at: string;
      donation: number;
      suspicious: boolean;
      fine: number;
      torn: number;
      office: number;
      /** a Civilian found an Oppressor there */
      silenced: boolean;
    }
  | { type: 'moved'; by: Seat; from: string; to: string }
  | { type: 'pushed'; by: Seat; who: Seat; from: string; to: string }
  | { type: 'activated'; by: Seat; space: string }
  | { type: 'postered'; by: Seat; at: string }
  | { type: 'carried'; by: Seat; from: string; to: string }
  | { type: 'spent'; by: Seat; levels: number }
  | { type: 'draws'; by: Seat; deck: string; count: number }
  /** the cards: to the drawer, in the cooperative mode to all */
  | { type: 'drew'; by: Seat; cards: string[] }
  /** to Electric Eye alone: what lies on top of the Sabotage deck now */
  | { type: 'peeked'; cards: string[] }
  | { type: 'kept'; by: Seat; card: string }
  | { type: 'used'; by: Seat; card: string }
  | { type: 'paid'; by: Seat; card: string; reputation: number }
  | { type: 'office'; by: Seat; by_how: number; level: number }
  | { type: 'spark'; by: Seat; amount: number }
  | { type: 'jammed'; by: Seat; turns: number }
  /** a card that was used had nothing to do (RTA-314) */
  | { type: 'fizzled'; by: Seat; card: string }
  | { type: 'alarmed'; by: Seat; npc: number; from: string; to: string }
  | { type: 'repasted'; by: Seat; posters: number; at: string }
  /** `from`: by space, how many */
  | { type: 'burnt'; by: Seat; posters: number; reputation: number; from: { readonly [space: string]: number } }
  | { type: 'cooked'; by: Seat; levels: number; spark: number }
  | { type: 'rebuilt'; by: Seat; posters: { readonly [space: string]: number } }
  | { type: 'contributed'; by: Seat; spark: number; level: number }
  | { type: 'sent'; by: Seat; npc: number; kind: string; from: string; to: string }
  | { type: 'staked'; by: Seat; stake: number; face: string; spark: number }
  | { type: 'sympathy'; by: Seat; spark: number }
  | { type: 'ended'; by: Seat }
  | { type: 'led'; by: Seat; npc: number; path: string; from: string; to: string }
  | { type: 'steered'; by: Seat; path: string }
  /** both faces as they lie now, and which of the dice were rolled for it (RTA-802 Alice rolls the red one alone) */
  | { type: 'rolled'; by: Seat; black: string | null; red: string; again: boolean; dice: 'both' | 'black' | 'red' }
  | { type: 'adjusted'; by: Seat; die: string; face: string }
  | { type: 'marched'; kind: string; path: string; held: boolean }
  | { type: 'token'; from: string; to: string }
  | { type: 'salvaged'; by: Seat; at: string }
  /** the Revolution has succeeded; the Spy may now write a report */
  | { type: 'success' }
  | { type: 'over'; reason: string; objectives: string[]; aside: string[]; winners: Seat[]; report: string };

export type K = Flow<State, Told>;

export const stage = stagesOf<State, Told>();
