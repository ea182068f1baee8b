// oxlint-disable import/no-unassigned-import -- a face is there as soon as its style sheet is
import '@fontsource/courier-prime/latin-400.css';
import '@fontsource/courier-prime/latin-700.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import { classes, Still } from '@tablewright/board';
import type { ReactNode } from 'react';
import styles from './world.module.css';

export { styles as world };

/** The ground on which a part of this screen stands: its colours, its faces, and whether anything moves. */
export function World({
  still,
  className,
  children,
  label,
}: {
  readonly still: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly label?: string;
}) {
  return (
    <Still value={still}>
      <div
        className={classes(styles['world'], still && styles['still'], className)}
        {...(label !== undefined && { role: 'group', 'aria-label': label })}
      >
        {children}
      </div>
    </Still>
  );
}

export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}

/** What a button shows is for the eye; its words are for whoever listens. */
export function Spoken({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <>
      <Hidden>{words}</Hidden>
      <span className={styles['shown']} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
