import { type RefObject, useEffect } from 'react';

/** On a phone the board is longer than the screen: what the log or the teacher points at comes into sight. The map has its own way. */
export function usePointed(root: RefObject<HTMLElement | null>, pointed: string | null): void {
  useEffect(() => {
    if (pointed === null) return;
    // My own seat is among the people, and my side further down shows more of it.
    const marked = [...(root.current?.querySelectorAll<HTMLElement>('[data-pointed]') ?? [])];
    marked.findLast((one) => one instanceof HTMLElement)?.scrollIntoView({ block: 'nearest' });
  }, [root, pointed]);
}
