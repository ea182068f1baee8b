import type { BoardProps, Question } from '@tablewright/board';
import type { View } from '@tablewright/emergence-rules';

export type ScreenProps = BoardProps<View>;
export type ChooserProps = ScreenProps & { readonly question: Question };
