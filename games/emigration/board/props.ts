import type { BoardProps, Question } from '@tablewright/board';
import type { View } from '@tablewright/emigration-rules';

export type ScreenProps = BoardProps<View>;
export type ChooserProps = ScreenProps & { readonly question: Question };
export type Player = View['players'][number];
