import { type RefObject, useEffect } from 'react';

/** So much of it must be in sight. */
const MOST = 0.9;
/** By then a smooth way has come to its end. */
const ARRIVED = 700;

/**
 * On a phone the board is longer than the screen, and whoever has read the cards further down would be asked about something that
 * is out of sight: with a new question the map comes back, if the question is about something on it (where on the map, the camera
 * knows), and else what it is about, a bar or a check.
 */
export function useAsked(asking: Asking): void {
  const { stage, about, told, still } = asking;
  const asked = about.join(' ');
  useEffect(() => {
    const bringBack = (behavior: ScrollBehavior): void => {
      const thing = outOfSight(stage.current, asked);
      thing?.scrollIntoView({ block: 'nearest', behavior });
    };
    bringBack(still ? 'auto' : 'smooth');
    // A finger may hold the board: then the first way did not lead there.
    const again = setTimeout(() => bringBack('auto'), ARRIVED);
    // The prompt grows with its question, on a busy device late, and leaves the board less room.
    const frame = frameOf(stage.current);
    const observer = new ResizeObserver(() => bringBack('auto'));
    if (frame !== null) observer.observe(frame);
    return () => {
      clearTimeout(again);
      observer.disconnect();
    };
  }, [stage, asked, told, still]);
}

interface Asking {
  readonly stage: RefObject<HTMLElement | null>;
  /** what the question is about */
  readonly about: readonly string[];
  /** with what was told: the next question may be about the same things as the last */
  readonly told: readonly unknown[];
  readonly still: boolean;
}

/** What scrolls: the board lies in it, and the map in the board. */
function frameOf(map: HTMLElement | null): HTMLElement | null {
  return map?.parentElement?.parentElement ?? null;
}

/** What has to be brought into sight; undefined where everything is. */
function outOfSight(map: HTMLElement | null, asked: string): Element | undefined {
  const frame = frameOf(map);
  if (map === null || frame === null) return undefined;
  // The map is drawn only when it knows its size: until then it would seem that the question is about nothing on it.
  if (map.querySelector('svg [data-thing]') === null) return undefined;
  const wanted = new Set(asked.split(' '));
  const lying = [...frame.querySelectorAll('[data-thing]')].filter((one) =>
    wanted.has(one.getAttribute('data-thing')!),
  );
  const thing = lying.some((one) => one instanceof SVGElement) ? map : lying[0];
  const staying = frame.querySelector<HTMLElement>('[data-stays]');
  const stays = staying !== null && getComputedStyle(staying).position === 'sticky';
  if (thing === undefined || (stays && staying.contains(thing))) return undefined;
  const { top, bottom, height } = thing.getBoundingClientRect();
  const seen = frame.getBoundingClientRect();
  const from = seen.top + (stays ? staying.offsetHeight : 0);
  const inSight = Math.min(bottom, seen.bottom) - Math.max(top, from);
  return inSight < Math.min(height, seen.bottom - from) * MOST ? thing : undefined;
}
