import { type RefObject, useEffect } from 'react';

/** So much of it must be in sight. */
const MOST = 0.9;

/**
 * On a phone the board is longer than the screen, and whoever has read the cards further down would be asked about something that
 * is out of sight: with a new question the map comes back, if the question is about something on it (where on the map, the camera
 * knows), and else what it is about, a bar or a check.
 */
export function useAsked(stage: RefObject<HTMLElement | null>, things: readonly string[], still: boolean): void {
  const asked = things.join(' ');
  useEffect(() => {
    const map = stage.current;
    const frame = map?.parentElement?.parentElement;
    if (map === null || frame === null || frame === undefined) return;
    const wanted = new Set(asked.split(' '));
    const lying = [...frame.querySelectorAll('[data-thing]')].filter((one) =>
      wanted.has(one.getAttribute('data-thing')!),
    );
    const thing = lying.some((one) => one instanceof SVGElement) ? map : lying[0];
    if (thing === undefined) return;
    const { top, bottom, height } = thing.getBoundingClientRect();
    const seen = frame.getBoundingClientRect();
    const inSight = Math.min(bottom, seen.bottom) - Math.max(top, seen.top);
    if (inSight < Math.min(height, seen.height) * MOST)
      thing.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [stage, asked, still]);
}
