// oxlint-disable import/no-unassigned-import -- a typeface is there by being imported
import '@fontsource/anton/latin-400.css';
import '@fontsource/oswald/latin-500.css';
// oxlint-enable import/no-unassigned-import
import { classes, Still } from '@tablewright/board';
import type { ReactNode } from 'react';
import styles from './world.module.css';

export { styles as world };

/** The paper on which a part of this screen is printed: its inks, its faces, and whether anything moves. */
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
