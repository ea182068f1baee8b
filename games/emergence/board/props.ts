import type { BoardProps, ChooserProps, Options } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/emergence-rules';
import type { AnswerOf } from '@tablewright/kernel';

export type ScreenProps = BoardProps<View, Told, Answers>;
export type AskedProps<N extends keyof Answers> = ChooserProps<View, Told, Answers, N>;

/** What the parts of the board are given: also what can be touched on it now. */
export interface TableProps extends ScreenProps {
  readonly hand: Options<AnswerOf<Answers>>;
}
