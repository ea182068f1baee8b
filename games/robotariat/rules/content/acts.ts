import { FACES, type Face, ENTRY, PATHS, type Path, type Space, SPACES } from './board.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from './objectives.ts';

// What can be done where a word alone would not say it: acts with their details. Each is made once, here; an offer only picks
// from them, so that search makes none.

/** A seat, counted from 0. */
type Seat = number;

export const DICE_NAMES = ['black', 'red'] as const;
export type DieName = (typeof DICE_NAMES)[number];

/** None of it. */
export type Nothing = { readonly act: 'none' };
export const NOTHING: Nothing = { act: 'none' };

// ------------------------------------------------------------------------------------------------------- the player turn

export type TurnAct =
  | { readonly act: 'move'; readonly to: Space }
  | { readonly act: 'activate'; readonly space: Space }
  | { readonly act: 'ability' }
  | { readonly act: 'stake' }
  | { readonly act: 'sympathy' }
  | { readonly act: 'end' };

/** by space */
export const MOVES = SPACES.map((to) => ({ act: 'move', to }) as const);
export const ACTIVATIONS = SPACES.map((space) => ({ act: 'activate', space }) as const);
export const ABILITY = { act: 'ability' } as const;
export const STAKE = { act: 'stake' } as const;
export const SYMPATHY = { act: 'sympathy' } as const;
export const END = { act: 'end' } as const;

/** RTA-801 A player goes along a line. */
export type PushAct = { readonly act: 'push'; readonly seat: Seat; readonly to: Space } | Nothing;
/** by seat, then by space */
export const PUSHES = [0, 1, 2, 3, 4].map((seat) => SPACES.map((to) => ({ act: 'push', seat, to }) as const));

/** RTA-807 A poster goes from space to space. */
export type CarryAct = { readonly act: 'carry'; readonly from: Space; readonly to: Space } | Nothing;
/** by space, then by space */
export const CARRIES = SPACES.map((from) => SPACES.map((to) => ({ act: 'carry', from, to }) as const));

// ------------------------------------------------------------------------------------------------------------------ NPCs

/** RTA-351, S06 An NPC, by its number from 1, goes to a space. */
export type SendAct = { readonly act: 'send'; readonly npc: number; readonly to: Space };
/** by row of the entry track, then by space */
export const SENDS: readonly (readonly SendAct[])[] = ENTRY.map((_, row) =>
  SPACES.map((to) => ({ act: 'send', npc: row + 1, to })),
);

/** RTA-811, S08 An NPC follows an arrow. */
export type LeadAct = { readonly act: 'lead'; readonly npc: number; readonly path: Path };
/** by row of the entry track, then by path */
export const LEADS: readonly (readonly LeadAct[])[] = ENTRY.map((_, row) =>
  PATHS.map((path) => ({ act: 'lead', npc: row + 1, path })),
);

/** S02 A die is set by hand. */
export type SetAct = { readonly act: 'set'; readonly die: DieName; readonly face: Face } | { readonly act: 'keep' };
export const KEEP = { act: 'keep' } as const;
/** by die, then by face */
export const SETTINGS = {
  black: FACES.map((face) => ({ act: 'set', die: 'black', face }) as const),
  red: FACES.map((face) => ({ act: 'set', die: 'red', face }) as const),
};

// --------------------------------------------------------------------------------------------------------------- posters

/** S07 Posters of the Junk Pile go to one space, together. */
export type PutBackAct = { readonly act: 'putBack'; readonly posters: number; readonly to: Space } | Nothing;
/** by number less 1, then by space */
export const PUT_BACKS = [1, 2].map((posters) => SPACES.map((to) => ({ act: 'putBack', posters, to }) as const));

// ---------------------------------------------------------------------------------------------------------------- report

/** RTA-761 Two players, the lower seat first, and what each of them is said to hold. */
export type Names = {
  readonly act: 'name';
  readonly one: Seat;
  readonly holds: ObjectiveId;
  readonly other: Seat;
  readonly otherHolds: ObjectiveId;
};
/** What is said before the cards are shown: by everybody that they are ready, by the Spy a report or none. */
export type ReportAct = { readonly act: 'ready' } | Names | Nothing;
export const READY = { act: 'ready' } as const;

/** Every report that the Spy on this seat may write: two different objectives, not the Spy's own. */
export function reportsOf(seats: number, spy: Seat): readonly ReportAct[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== spy);
  const cards = OBJECTIVE_IDS.filter((id) => id !== 'spy');
  const reports: ReportAct[] = [NOTHING];
  for (const one of others) {
    for (const other of others) {
      if (other <= one) continue;
      for (const holds of cards) {
        for (const otherHolds of cards) {
          if (otherHolds !== holds) reports.push({ act: 'name', one, holds, other, otherHolds });
        }
      }
    }
  }
  return reports;
}

/** Who is named in a report, and as what. */
export function namedIn(report: ReportAct | null): readonly { readonly seat: Seat; readonly objective: ObjectiveId }[] {
  if (report?.act !== 'name') return [];
  return [
    { seat: report.one, objective: report.holds },
    { seat: report.other, objective: report.otherHolds },
  ];
}
