// Words that every sentence uses: how many blocks, whose colour, which face.

import { capital, listed } from '@tablewright/kernel/words';
import { AUGMENTATIONS, type Augmentation, BLOCKS, COLOURS, DATA, type Data, FACES } from '../content/types.ts';

type Blocks = { readonly [type: string]: number };

export type Names = readonly string[];

/** What an operative is called: by name, as in the log; where nobody has said any names, by the colour of the agent. */
export function nameOf(seat: number, names: Names): string {
  return names[seat] ?? capital(COLOURS[seat]!);
}

export function colourOfData(type: Data): string {
  return BLOCKS[type].colour;
}

/** '2 dark blue blocks', '1 light blue and 1 dark green blocks'. */
export function blockWords(blocks: Blocks): string {
  const held = DATA.filter((type) => (blocks[type] ?? 0) > 0);
  if (held.length === 0) return 'no blocks';
  const parts = held.map((type) => `${blocks[type]} ${colourOfData(type)}`);
  return `${listed(parts)} ${blocksIn(blocks) === 1 ? 'block' : 'blocks'}`;
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

export interface Selected {
  readonly action: string;
  readonly face: Augmentation;
}

/** 'hack-E' taken apart. */
export function selectionParts(selection: string): Selected {
  const [action = '', sign] = selection.split('-');
  return { action, face: AUGMENTATIONS.find((face) => face === sign) ?? 'E' };
}

/** 'hack with E (gear)' */
export function selectionWords(selection: string): string {
  const { action, face } = selectionParts(selection);
  return `${action} with ${faceWords(face)}`;
}

/** One set of blocks: 'light blue + dark green', '2 dark blue'. */
export function setWords(set: readonly Data[]): string {
  const [first, second] = set;
  if (set.length === 2 && first === second) return `2 ${colourOfData(first!)}`;
  return set.map(colourOfData).join(' + ');
}
