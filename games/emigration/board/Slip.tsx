import { Icon } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Deal } from './Deal.tsx';
import type { Desk } from './desk.ts';
import { seenPlace } from './seen.ts';
import styles from './Slip.module.css';

const GAP = 12;

/** A slip of paper beside the thing that was touched. On a narrow desk the prompt says the same, so that it stays away there. */
export function Slip({ desk, root }: { readonly desk: Desk; readonly root: RefObject<HTMLElement | null> }) {
  const { lifted } = desk;
  const slip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const frame = root.current;
    const paper = slip.current;
    if (lifted === null || frame === null || paper === null) return setAt(null);
    const place = seenPlace(frame, lifted);
    if (place === null) return setAt(null);
    const desk = frame.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = paper;
    const right = box.right - desk.left + GAP;
    const left = right + width <= desk.width - 6 ? right : box.left - desk.left - GAP - width;
    const top = box.top - desk.top + box.height / 2 - height / 2;
    const between = (low: number, n: number, high: number): number => Math.max(low, Math.min(n, high));
    setAt({ left: between(6, left, desk.width - width - 6), top: between(6, top, desk.height - height - 6) });
  }, [lifted, root]);

  useEffect(() => {
    // what can be done with it, and not the sign beside its name
    if (at !== null && desk.byKeys)
      slip.current?.querySelector<HTMLElement>('button:not([data-reconstructed])')?.focus();
  }, [at, desk.byKeys]);

  if (lifted === null) return null;
  return (
    <div
      ref={slip}
      className={styles['slip']}
      data-asked={desk.question !== null || undefined}
      style={at === null ? { visibility: 'hidden' } : at}
      role="dialog"
      aria-label={say`What you can do with it`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        desk.drop();
        const back = seenPlace(root.current, lifted);
        (back instanceof HTMLButtonElement ? back : back?.querySelector('button'))?.focus();
      }}
    >
      <Deal {...desk} thing={lifted} deeds={desk.offers.get(lifted) ?? []} />
      <button type="button" className={styles['close']} aria-label={say`Put it down`} onClick={desk.drop}>
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}
