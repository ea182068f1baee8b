import { type RefObject, useEffect } from 'react';

/** So much of the map must be in sight. */
const MOST = 0.9;

/**
 * On a phone the board is longer than the screen, and whoever has read the cards further down would be asked about a map that is
 * out of sight: with a new question about something on it, the map comes back. Where on the map it is, the camera knows.
 */
export function useAsked(stage: RefObject<HTMLElement | null>, things: readonly string[], still: boolean): void {
  const asked = things.join(' ');
  useEffect(() => {
    const map = stage.current;
    const frame = map?.parentElement?.parentElement;
    if (map === null || frame === null || frame === undefined) return;
    const wanted = new Set(asked.split(' '));
    const lying = [...map.querySelectorAll('[data-thing]')].map((one) => one.getAttribute('data-thing')!);
    if (!lying.some((thing) => wanted.has(thing))) return;
    const { top, bottom, height } = map.getBoundingClientRect();
    const seen = frame.getBoundingClientRect();
    const inSight = Math.min(bottom, seen.bottom) - Math.max(top, seen.top);
    if (inSight < Math.min(height, seen.height) * MOST)
      map.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [stage, asked, still]);
}
