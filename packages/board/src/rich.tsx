import { sayInPieces } from '@tablewright/kernel/words';
import { Fragment, type ReactNode } from 'react';

/** A sentence with things in its gaps that are no text: rich`Press ${<kbd>H</kbd>} for advice.` */
export function rich(parts: TemplateStringsArray, ...gaps: readonly ReactNode[]): ReactNode {
  // The gaps of one sentence never change places while it is shown.
  return sayInPieces(parts, gaps.length).map((piece, i) => (
    <Fragment key={i}>{typeof piece === 'number' ? gaps[piece] : piece}</Fragment>
  ));
}
