import { type ReactNode, useState } from 'react';

export interface PeekProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** what is drawn, covered or open */
  readonly children: (open: boolean) => ReactNode;
}

/** A secret that is seen only while it is held: by a finger, the mouse, or the space bar. */
export function Peek({ label, className, children }: PeekProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onPointerDown={() => setOpen(true)}
      onPointerUp={close}
      onPointerLeave={close}
      onPointerCancel={close}
      onBlur={close}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        setOpen(true);
      }}
      onKeyUp={close}
    >
      {children(open)}
    </button>
  );
}
