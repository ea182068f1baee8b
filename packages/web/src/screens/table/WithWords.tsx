import { type Glossary, GlossaryContext, HelpLayer, TERM, termIn, TermText } from '@tablewright/board';
import { type ReactNode, useCallback } from 'react';
import css from './WithWords.module.css';

/** A part of the page in which the words of a game explain themselves. */
export function WithWords({ glossary, children }: { readonly glossary: Glossary; readonly children: ReactNode }) {
  const of = useCallback(
    (id: string) => {
      const term = id.startsWith(TERM) ? termIn(glossary, id.slice(TERM.length)) : null;
      return term === null ? null : <TermText term={term} />;
    },
    [glossary],
  );
  return (
    <GlossaryContext value={glossary}>
      {children}
      <div className={css['words']}>
        <HelpLayer of={of} forTerms />
      </div>
    </GlossaryContext>
  );
}
