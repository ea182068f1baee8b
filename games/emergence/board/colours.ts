import type { Augmentation, Data, Team } from '@tablewright/emergence-rules/content';
import { say } from '@tablewright/kernel/words';

// The colours of this game. No meaning hangs on a colour alone: every entry has a sign or a letter. Only types are taken
// from the rules here: the picture on the shelf must not bring them along.

/** The six operatives: light that their agent casts, and the letter that it bears. */
const OPERATIVES: Readonly<Record<string, { readonly colour: string; readonly letter: string }>> = {
  red: { colour: '#ff5a68', letter: 'R' },
  orange: { colour: '#f5942b', letter: 'O' },
  yellow: { colour: '#ffe14a', letter: 'Y' },
  violet: { colour: '#ab7bff', letter: 'V' },
  pink: { colour: '#eea3e1', letter: 'P' },
  white: { colour: '#f5f7ff', letter: 'W' },
};

export function operativeLook(colour: string): { readonly colour: string; readonly letter: string } {
  return OPERATIVES[colour] ?? { colour: '#9aa7c4', letter: '?' };
}

/** Light data is drawn hollow with a double outline, dark data filled with one thick outline. */
export const DATA_LOOK: Readonly<
  Record<Data, { readonly colour: string; readonly deep: string; readonly name: string; readonly light: boolean }>
> = {
  triangle: { colour: '#6be8ff', deep: '#0d3a50', name: say`light blue`, light: true },
  circle: { colour: '#4f97ff', deep: '#0f2a63', name: say`dark blue`, light: false },
  helix: { colour: '#8ffac9', deep: '#0e433a', name: say`light green`, light: true },
  molecule: { colour: '#2fc071', deep: '#0b3522', name: say`dark green`, light: false },
};

export const FACE_LOOK: Readonly<
  Record<
    Augmentation,
    { readonly colour: string; readonly sign: string; readonly name: string; readonly reads: string }
  >
> = {
  E: { colour: '#58abff', sign: say`gear`, name: say`electromechanical`, reads: say`blue` },
  B: { colour: '#4bdc8b', sign: say`leaf`, name: say`biomechanical`, reads: say`green` },
};

export const TEAM_LOOK: Readonly<
  Record<Team, { readonly colour: string; readonly name: string; readonly plural: string }>
> = {
  ai: { colour: '#bcc8ff', name: say`A.I.`, plural: say`A.I.` },
  human: { colour: '#ffb78f', name: say`Human`, plural: say`Humans` },
};
