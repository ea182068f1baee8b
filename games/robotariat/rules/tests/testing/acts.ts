import type { Seat } from '@tablewright/kernel';
import {
  ACTIVATIONS,
  CARRIES,
  LEADS,
  MOVES,
  PUSHES,
  PUT_BACKS,
  type ReportAct,
  SENDS,
  SETTINGS,
} from '../../content/acts.ts';
import { type Face, FACES, type Path, PATHS, type Space, spaceNamed } from '../../content/board.ts';
import type { ObjectiveId } from '../../content/objectives.ts';

export { ABILITY, END, KEEP, NOTHING, READY, STAKE, SYMPATHY } from '../../content/acts.ts';

// What is done in a test, as one would say it: the very acts that are offered.

export const move = (to: Space) => MOVES[spaceNamed(to)]!;
export const activate = (space: Space) => ACTIVATIONS[spaceNamed(space)]!;
export const push = (seat: Seat, to: Space) => PUSHES[seat]![spaceNamed(to)]!;
export const carry = (from: Space, to: Space) => CARRIES[spaceNamed(from)]![spaceNamed(to)]!;
export const send = (npc: number, to: Space) => SENDS[npc - 1]![spaceNamed(to)]!;
export const lead = (npc: number, path: Path) => LEADS[npc - 1]![PATHS.indexOf(path)]!;
export const putBack = (posters: number, to: Space) => PUT_BACKS[posters - 1]![spaceNamed(to)]!;
export const set = (die: 'black' | 'red', face: Face) => SETTINGS[die][FACES.indexOf(face)]!;

/** The Spy's report. */
export function name(one: Seat, holds: ObjectiveId, other: Seat, otherHolds: ObjectiveId): ReportAct {
  return { act: 'name', one, holds, other, otherHolds };
}
