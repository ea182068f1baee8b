import type { ReactNode } from 'react';
import css from './SkipLink.module.css';

/** The first thing that the keyboard meets: over everything that stands at the top. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a className={css['skip']} href={to}>
      {children}
    </a>
  );
}
