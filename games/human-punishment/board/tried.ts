import type { Json } from '@tablewright/board';
import type { Answers } from '@tablewright/human-punishment-rules';
import type { ScreenProps } from './props.ts';

/** What touching a thing would mean in my Action Phase: where it is not on offer, the page says why not. */
export function tried({ question }: Pick<ScreenProps, 'question'>, act: Answers['action']): { readonly tried?: Json } {
  return question?.about === 'action' && question.optional !== true ? { tried: act } : {};
}
