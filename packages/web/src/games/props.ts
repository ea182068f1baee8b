import type { BoardProps } from '@tablewright/board';
import type { Json, OptionWords, Question } from '@tablewright/kernel';

/** Everything that the frame gives to a game's board: nothing is left out. */
export interface FrameProps extends BoardProps {
  readonly option: (value: Json) => OptionWords;
  readonly lit: readonly string[];
  readonly draft: Json | null;
  readonly keepDraft: (draft: Json | null) => void;
  readonly speed: number;
}

export type AskedProps = FrameProps & { readonly question: Question };
