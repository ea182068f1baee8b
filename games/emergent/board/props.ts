import type { BoardProps, ChooserProps } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/emergent-rules';

export type ScreenProps = BoardProps<View, Told, Answers>;
export type AskedProps<N extends keyof Answers> = ChooserProps<View, Told, Answers, N>;
export type Event<T extends Told['type']> = Extract<Told, { type: T }>;
