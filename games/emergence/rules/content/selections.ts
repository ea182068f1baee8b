import { type Action, ACTIONS, type Augmentation, AUGMENTATIONS } from './types.ts';

// D-SELECT The twelve selections: an action and an augmentation, 'hack-E'. Answers and views have them in this form; it is put
// together and taken apart here and nowhere else.

/** the place in this list is action · 2 + augmentation */
export const SELECTIONS = ACTIONS.flatMap((action) => AUGMENTATIONS.map((face) => `${action}-${face}` as const));
export type Selection = (typeof SELECTIONS)[number];

export interface Selected {
  readonly action: Action;
  readonly face: Augmentation;
}

const PARTS: readonly Selected[] = ACTIONS.flatMap((action) => AUGMENTATIONS.map((face) => ({ action, face })));
const PLACES: ReadonlyMap<string, number> = new Map(SELECTIONS.map((selection, place) => [selection, place]));

/** −1 for what is no selection */
export function placeOfSelection(selection: string): number {
  return PLACES.get(selection) ?? -1;
}

export function selectionParts(selection: Selection): Selected;
export function selectionParts(selection: string | null): Selected | null;
export function selectionParts(selection: string | null): Selected | null {
  return selection === null ? null : (PARTS[placeOfSelection(selection)] ?? null);
}
