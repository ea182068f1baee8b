import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Still } from './Still.tsx';
import { shared } from './shared.ts';
import styles from './Theme.module.css';

// The ground on which a part of a game's screen stands: its colours, its typefaces, and whether anything moves. A game has
// its colours in a style sheet of its own and makes its theme once, in games/<name>/board/Theme.tsx:
//
//   import { themed } from '@tablewright/board';
//   import styles from './theme.module.css';         // .theme { --board-ink: …; --board-panel: …; font-family: … }
//   export const theme = withButtons(styles);        // .primary { … } .plain { … }
//   export const Theme = themed(theme['theme']);
//
// and every part of its screen stands in it: <Theme still={still} className={theme['panel']} label="Your hand">…</Theme>.

export interface ThemeProps {
  readonly still: boolean;
  readonly className?: string | undefined;
  /** what the part is called by a screen reader; left out where it needs no name of its own */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A game's theme, out of the class that sets its colours and typefaces. */
export function themed(colours: string | undefined): ComponentType<ThemeProps> {
  return function Theme({ still, className, label, children }: ThemeProps) {
    return (
      <Still value={still}>
        <div
          className={clsx(styles['theme'], colours, still && styles['still'], className)}
          {...(label !== undefined && { role: 'group', 'aria-label': label })}
        >
          {children}
        </div>
      </Still>
    );
  };
}

/** A game's own styles; its buttons, `primary` and `plain`, have what the buttons of all boards have. */
export function withButtons(styles: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { primary, plain } = styles;
  return { ...styles, primary: clsx(shared['button'], primary), plain: clsx(shared['button'], plain) };
}

/** Words for whoever listens; the eye sees the same otherwise. */
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
