import type { AnswerOf, BoardProps, ChooserProps as ChooserPropsOf, Options } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/human-punishment-rules';

export type ScreenProps = BoardProps<View, Told, Answers>;
export type BoardOptions = Options<AnswerOf<Answers>>;
/** What a part of the table is given: the screen's props, and what can be touched. */
export type TableProps = ScreenProps & { readonly options: BoardOptions };
/** What a chooser is given for its question, or for each of several. */
export type ChooserProps<N extends keyof Answers> = ChooserPropsOf<View, Told, Answers, N>;

/** My side of the table: mine is this seat. */
export type SideProps = TableProps & { readonly seat: number };
