import type { BoardProps, ChooserProps as ChooserPropsOf } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/robotariat-rules';

export type ScreenProps = BoardProps<View, Told, Answers>;
/** What a chooser is given for its question, or for each of several. */
export type ChooserProps<N extends keyof Answers> = ChooserPropsOf<View, Told, Answers, N>;
