import { type Provenance, reconstructionWords } from '@tablewright/kernel/words';
import { clsx } from 'clsx';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import styles from './Reconstructed.module.css';

export interface ReconstructedProps {
  readonly provenance: Provenance;
  /** what it stands on: 'card', 'city' */
  readonly thing: string;
  /** it stands in something that is touched itself: no stop for the keyboard, and that thing's own words say it to whoever listens */
  readonly inside?: boolean;
  readonly className?: string | undefined;
}

const WIDTH = 232;
const GAP = 6;

/**
 * A small sign on what the rulebook's text does not give, and nothing on what it does. It says so when it is pointed at, held or
 * focused.
 */
export function Reconstructed({ provenance, thing, inside = false, className }: ReconstructedProps) {
  const says = reconstructionWords(provenance, thing);
  const sign = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  if (says === null) return null;
  const close = (): void => setOpen(false);
  const over = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
    onPointerLeave: close,
    onPointerDown: () => setOpen(true),
    onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && inside && close(),
    onPointerCancel: close,
  };
  const drawn = (
    <>
      <Icon name="pencil" size={12} />
      {open && <Note says={says} under={sign} />}
    </>
  );
  if (inside) {
    return (
      <span ref={sign} className={clsx(styles['sign'], className)} data-reconstructed="" aria-hidden="true" {...over}>
        {drawn}
      </span>
    );
  }
  return (
    <button
      ref={sign as RefObject<HTMLButtonElement | null>}
      type="button"
      className={clsx(styles['sign'], styles['button'], className)}
      data-reconstructed=""
      aria-label={says}
      onFocus={() => setOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      {...over}
    >
      {drawn}
    </button>
  );
}

/** In the top layer: no card that is cut off cuts it off. */
function Note({ says, under }: { readonly says: string; readonly under: RefObject<HTMLElement | null> }) {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [own, sign] = [note.current, under.current];
    if (own === null || sign === null) return;
    if (!own.matches(':popover-open')) own.showPopover(); // shown twice it would throw
    const at = sign.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left + at.width / 2 - WIDTH / 2, window.innerWidth - WIDTH - 8));
    const below = at.bottom + GAP;
    const top = below + own.offsetHeight <= window.innerHeight ? below : at.top - GAP - own.offsetHeight;
    own.style.left = `${left}px`;
    own.style.top = `${Math.max(8, top)}px`;
  }, [under]);
  return (
    <span ref={note} popover="manual" className={styles['note']} style={{ width: WIDTH }} aria-hidden="true">
      {says}
    </span>
  );
}
