// Words that every sentence uses: how many blocks, whose colour, which face.

import { listed, say } from '@tablewright/kernel/words';
import { type Selection, selectionParts } from '../content/selections.ts';
import {
  type Action,
  ACTION_NAMES,
  type Augmentation,
  BLOCKS,
  COLOURS,
  DATA,
  type Data,
  FACES,
  nameByColour,
} from '../content/types.ts';

type Blocks = { readonly [type: string]: number };

export type Names = readonly string[];

/** What an operative is called: by name, as in the log; where nobody has said any names, by the colour of the agent. */
export function nameOf(seat: number, names: Names): string {
  return names[seat] ?? nameByColour(COLOURS[seat]!);
}

export function colourOfData(type: Data): string {
  return BLOCKS[type].colour;
}

/** '2 dark blue' of several types: in other languages one and many are not alike. */
const COUNTED: Readonly<Record<Data, (n: number) => string>> = {
  triangle: (n) => say`${n} light blue`,
  circle: (n) => say`${n} dark blue`,
  helix: (n) => say`${n} light green`,
  molecule: (n) => say`${n} dark green`,
};

/** '2 dark blue blocks', '1 light blue and 1 dark green blocks': what somebody takes, holds or keeps. */
export function blockWords(blocks: Blocks): string {
  const held = DATA.filter((type) => (blocks[type] ?? 0) > 0);
  const last = held.at(-1);
  if (last === undefined) return say`no blocks`;
  const [n, colour] = [blocks[last]!, colourOfData(last)];
  // The noun belongs to the last of them: 'und 1 dunkelgrünen Block'.
  const end = blocksIn(blocks) === 1 ? say`${n} ${colour} block` : say`${n} ${colour} blocks`;
  return listed([...held.slice(0, -1).map((type) => COUNTED[type](blocks[type]!)), end]);
}

export function blocksIn(blocks: Blocks): number {
  return DATA.reduce((sum, type) => sum + (blocks[type] ?? 0), 0);
}

/** 'E (gear)' */
export function faceWords(face: Augmentation): string {
  return `${face} (${FACES[face].sign})`;
}

export function otherFace(face: Augmentation): Augmentation {
  return face === 'E' ? 'B' : 'E';
}

/** 'blue' or 'green': the data that a face can handle. */
export function dataOfFace(face: Augmentation): string {
  return FACES[face].colour;
}

/** What an action is called; its id is no word. */
export function actionWord(action: string): string {
  return Object.hasOwn(ACTION_NAMES, action) ? ACTION_NAMES[action as Action] : action;
}

/** 'hack with E (gear)' */
export function selectionWords(selection: Selection): string {
  const { action, face } = selectionParts(selection);
  return say`${actionWord(action)} with ${faceWords(face)}`;
}

/** One set of blocks: 'light blue + dark green', '2 dark blue'. */
export function setWords(set: readonly Data[]): string {
  const [first, second] = set;
  if (set.length === 2 && first === second) return `2 ${colourOfData(first!)}`;
  return set.map(colourOfData).join(' + ');
}
