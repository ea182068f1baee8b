import type { CSSProperties, ReactNode } from 'react';
import { onBothGrounds } from './seat-colour.ts';

interface AccentProps {
  readonly of: { readonly dark: string; readonly light: string } | null | undefined;
  /** the colours of a game's pieces by seat: whoever they belong to has the same in the frame */
  readonly seats?: readonly string[] | undefined;
  readonly className?: string | undefined;
  /** around everything, dialogs too */
  readonly root?: boolean;
  readonly children: ReactNode;
}

export const ACCENT_ROOT = 'accent-root';

/** The game's one colour for the frame around it. */
export function Accent({ of, seats = [], className, root, children }: AccentProps) {
  const style = {
    ...(of != null && { '--accent-dark': of.dark, '--accent-light': of.light }),
    ...Object.fromEntries(seats.map((colour, seat) => [`--seat-${seat}`, onBothGrounds(colour)])),
  } as CSSProperties;
  return (
    <div className={`accent ${className ?? ''}`} style={style} id={root === true ? ACCENT_ROOT : undefined}>
      {children}
    </div>
  );
}
