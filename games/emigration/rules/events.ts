import { type Flow, type Seat, stagesOf } from '@tablewright/kernel';
import type { Loss } from './content/border.ts';
import type { Paper } from './content/cards.ts';
import type { State } from './state.ts';

/** Everything that is told in a game. Cards, Nationalities and so on by their ids; Money and Assurance by seat. */
export type Told =
  | { type: 'packs'; packs: string[] }
  | { type: 'dealt'; seat: Seat; nationality: string; destination: string; career: string; money: number }
  /** EMI-019 each round of rolls: what each seat rolled, 0 for those who did not */
  | { type: 'first'; seat: Seat; rolls: number[][] }
  // ---- Phase 1
  /** told before anything that comes of it */
  | { type: 'rolled'; by: Seat; die: number; for: 'tuition' | 'graduation' | 'card' }
  | { type: 'bought'; by: Seat; from: Seat; place: string; card: string; price: number; fee: number }
  | { type: 'cashed'; by: Seat; from: Seat; place: string; card: string; money: number; fee: number }
  | { type: 'activated'; by: Seat; from: Seat; place: string; card: string; fee: number; stays: boolean }
  | { type: 'paid'; salaries: number[] }
  | { type: 'struck'; holder: Seat; card: string }
  | { type: 'paper'; by: Seat; paper: Paper; price: number; skips: boolean }
  | { type: 'scalped'; by: Seat; from: Seat; paper: Paper; price: number }
  | { type: 'placed'; by: Seat; paper: Paper }
  | { type: 'paired'; by: Seat }
  | { type: 'enrolled'; by: Seat; tuition: number; scholarship: boolean }
  | { type: 'unaffordable'; by: Seat; tuition: number }
  | { type: 'graduated'; by: Seat; salary: number; assurance: number }
  | { type: 'failed'; by: Seat }
  | { type: 'sold'; by: Seat; card: string; money: number }
  | { type: 'forfeited'; by: Seat }
  | { type: 'dole'; money: number }
  // ---- Life Cards
  | { type: 'gained'; card: string; money: number[] }
  | { type: 'lost'; card: string; money: number[] }
  | { type: 'assured'; by: Seat; card: string; assurance: number }
  /** asked: false where nothing could be chosen */
  | { type: 'offered'; by: Seat; money: number; assurance: number; asked: boolean }
  | { type: 'robbed'; by: Seat; from: Seat; money: number }
  | { type: 'fogged'; by: Seat; card: string | null; owner: Seat; place: string | null; asked: boolean }
  | { type: 'looked'; by: Seat; lane: number }
  | { type: 'saw'; lane: number; token: number }
  /** EMI-115 */
  | { type: 'revealed'; cards: { seat: Seat; place: string; card: string }[] }
  // ---- Phase 2
  | { type: 'border'; first: Seat }
  | { type: 'levied'; by: Seat; screening: number; tax: number }
  | {
      type: 'withdrew';
      by: Seat;
      money: number;
      documents: number;
      connections: number;
      gained: number;
      /** what was due, and why; `taken` is what was really lost of it */
      lost: number;
      losses: readonly Loss[];
      taken: number;
      assurance: number;
      asked: boolean;
    }
  | { type: 'crossed'; by: Seat; lane: number; token: number; in: boolean; papers: boolean; assurance: number }
  | { type: 'over'; reason: string; ranking: Seat[]; removed: string[] };

export type K = Flow<State, Told>;

export const stage = stagesOf<State, Told>();
