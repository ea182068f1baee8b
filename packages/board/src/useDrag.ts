import { type PointerEvent, useCallback, useRef } from 'react';
import type { Point } from './zoom.ts';

// A thing that follows the mouse or a finger to a place where it may go. It knows no option: what may be dragged where is handed
// in, and what comes of it handed back.

interface Drag {
  /** where it may go; nowhere: it is not dragged at all */
  readonly placesFor: (thing: string) => ReadonlySet<string>;
  readonly move: (thing: string, point: Point, over: string | null) => void;
  readonly drop: (thing: string, over: string | null) => void;
  readonly cancel: () => void;
}

interface Pulled {
  readonly pointer: number;
  readonly thing: string;
  readonly from: Point;
  /** it has gone too far for a tap */
  far: boolean;
}

/** Fingers tremble: up to here a touch is a tap, in pixels. */
const TAP = 8;

export function useDrag({ placesFor, move, drop, cancel }: Drag) {
  const pulled = useRef<Pulled | null>(null);
  /** the release of a drag is also a click on what was dragged, which must not be taken for a touch */
  const last = useRef<string | null>(null);
  const abort = useCallback(() => {
    pulled.current = null;
  }, []);

  const end = (event: PointerEvent): Pulled | null => {
    const pull = pulled.current;
    if (pull?.pointer !== event.pointerId) return null;
    pulled.current = null;
    return pull.far ? pull : null;
  };

  const handlers = (thing: string) => ({
    onPointerDown(event: PointerEvent): void {
      last.current = null;
      if (event.button !== 0 || pulled.current !== null || placesFor(thing).size === 0) return;
      pulled.current = { pointer: event.pointerId, thing, from: pointOf(event), far: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent): void {
      const pull = pulled.current;
      if (pull?.pointer !== event.pointerId) return;
      event.stopPropagation(); // or the board would be pulled along
      const point = pointOf(event);
      if (!pull.far && Math.hypot(point.x - pull.from.x, point.y - pull.from.y) < TAP) return;
      pull.far = true;
      last.current = pull.thing;
      move(pull.thing, point, placeAt(event, placesFor(pull.thing)));
    },
    onPointerUp(event: PointerEvent): void {
      const pull = end(event);
      if (pull !== null) drop(pull.thing, placeAt(event, placesFor(pull.thing)));
    },
    onPointerCancel(event: PointerEvent): void {
      if (end(event) !== null) cancel();
    },
  });

  const wasDragged = (thing: string): boolean => {
    const was = last.current === thing;
    last.current = null;
    return was;
  };
  return { handlers, wasDragged, abort };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The place under the pointer where it may go, also behind the thing that is being dragged. */
function placeAt({ clientX, clientY, currentTarget }: PointerEvent, places: ReadonlySet<string>): string | null {
  for (const element of currentTarget.ownerDocument.elementsFromPoint(clientX, clientY)) {
    for (let thing = element.closest('[data-thing]'); thing !== null; ) {
      const id = thing.getAttribute('data-thing')!;
      if (places.has(id)) return id;
      thing = thing.parentElement?.closest('[data-thing]') ?? null;
    }
  }
  return null;
}
