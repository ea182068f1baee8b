import type { BoardProps, ChooserProps } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/emigration-rules';

export type ScreenProps = BoardProps<View, Told, Answers>;
export type AskedProps<N extends keyof Answers> = ChooserProps<View, Told, Answers, N>;
export type Player = View['players'][number];
