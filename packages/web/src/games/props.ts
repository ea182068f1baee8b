import type { BoardProps } from '@tablewright/board';
import type { Question } from '@tablewright/kernel';

/** What the board is given while I am asked something: any chooser of any game can do with it. */
export type AskedProps = BoardProps & { readonly question: Question };
