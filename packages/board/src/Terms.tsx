import { createContext, useContext } from 'react';
import { type Glossary, partsWithTerms, type Term } from './glossary.ts';
import styles from './Terms.module.css';

/** The words of the game on the table; empty where nobody explains any. */
export const GlossaryContext = createContext<Glossary>([]);

/** What a term is called among the things that have help: see HelpLayer. */
export const TERM = 'term:';

/** For a place or a number on a board that a word of the glossary explains; what it says there stays as it is. */
export function termFor(id: string): { readonly 'data-help': string } {
  return { 'data-help': TERM + id };
}

interface TermsProps {
  readonly says: string;
  /** it stands in a button: nothing in it can be come to by itself */
  readonly inside?: boolean;
}

/** A text whose words explain themselves. */
export function Terms({ says, inside = false }: TermsProps) {
  const glossary = useContext(GlossaryContext);
  return partsWithTerms(says, glossary).map(({ text, term }, i) =>
    term === null ? (
      text
    ) : (
      <span key={i} className={styles['term']} data-help={TERM + term.id} {...(!inside && { tabIndex: 0 })}>
        {text}
      </span>
    ),
  );
}

/** One word of a glossary, as it explains itself. */
export function TermText({ term: { term, says, rules } }: { readonly term: Term }) {
  return (
    <span className={styles['explained']}>
      <b>{term.slice(0, 1).toUpperCase() + term.slice(1)}</b> {says} <small>{rules.join(' · ')}</small>
    </span>
  );
}
