import type { BoardProps, Question } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';

export type ScreenProps = BoardProps<View>;
export type ChooserProps = ScreenProps & { readonly question: Question };
