import type { BoardProps } from '@tablewright/board';

/**
 * Whether a board may be drawn a moment later. What only lights up under the hand, or goes out because it was answered, may:
 * drawn between a click and what the server says to it, it would keep that waiting. Another view, another question or
 * another draft may not: whoever clicks next would click on what is no longer so.
 */
export function mayWait(drawn: BoardProps, newest: BoardProps): boolean {
  return (
    newest.view === drawn.view &&
    newest.told === drawn.told &&
    newest.draft === drawn.draft &&
    (newest.question === null || newest.question === drawn.question)
  );
}
