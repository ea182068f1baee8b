import { clsx, Icon } from '@tablewright/board';
import { type ReactNode, useEffect, useRef } from 'react';
import { theme } from '../Theme.tsx';
import styles from './Sheet.module.css';

/** Something to read that lies over the map until it is put away. */
export function Sheet({
  title,
  children,
  close,
  foot,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly close: () => void;
  readonly foot?: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      className={styles['sheet']}
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button
          ref={button}
          type="button"
          className={clsx(theme['plain'], theme['icon'])}
          aria-label="Close"
          onClick={close}
        >
          <Icon name="cross" />
        </button>
      </header>
      {/* on a phone it is longer than the screen, and often nothing in it can be focused */}
      <div className={styles['body']} tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
      {foot !== undefined && <footer>{foot}</footer>}
    </div>
  );
}
