import type { Point } from './zoom.ts';

const HEADINGS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Arrow = keyof typeof HEADINGS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(HEADINGS, key);
}

/** Half the angle of the cone in which an arrow key looks first, and where it looks when nothing is there. */
const CONES = [Math.PI / 4, Math.PI * 0.47] as const;

/**
 * The space that an arrow key leads to: the nearest one in that direction, going sideways being dearer than going on.
 * Of two that are equally good, up and down take opposite ones, so that the way there is also the way back.
 */
export function nextByArrow(spaces: readonly Point[], from: number, arrow: Arrow): number {
  const here = spaces[from];
  if (here === undefined) return from;
  const heading = HEADINGS[arrow];
  for (const cone of CONES) {
    let best = from;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, there] of spaces.entries()) {
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      const along = dx * heading.x + dy * heading.y;
      const across = dx * heading.y - dy * heading.x;
      if (along <= 0 || Math.atan2(Math.abs(across), along) > cone) continue;
      const cost = Math.hypot(along, across) + Math.abs(across) / 2 - (across < 0 ? 0.01 : 0);
      if (cost >= least) continue;
      least = cost;
      best = i;
    }
    if (best !== from) return best;
  }
  return from;
}
