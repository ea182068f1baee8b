// Where the camera stands over a board, without a browser: what is drawn at (x, y) appears at (k·x + cx, k·y + cy).

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  /** screen pixels for one unit of the board */
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The whole box, as large as it fits, in the middle. */
export function fit(box: Box, port: Size): Camera {
  const k = Math.min(port.width / (box.right - box.left), port.height / (box.bottom - box.top));
  return centred(k, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, port);
}

/** A point of the board in the middle of the screen. */
export function centred(k: number, on: Point, port: Size): Camera {
  return { k, x: port.width / 2 - k * on.x, y: port.height / 2 - k * on.y };
}

export function onScreen({ k, x, y }: Camera, point: Point): Point {
  return { x: k * point.x + x, y: k * point.y + y };
}

export function onBoard({ k, x, y }: Camera, point: Point): Point {
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}

/** Nearer or farther; what lies under `at` stays there. */
export function zoomAt(camera: Camera, factor: number, at: Point, { min, max }: Limits): Camera {
  const k = between(min, camera.k * factor, max);
  const under = onBoard(camera, at);
  return { k, x: at.x - k * under.x, y: at.y - k * under.y };
}

export function pan(camera: Camera, by: Point): Camera {
  return { k: camera.k, x: camera.x + by.x, y: camera.y + by.y };
}

/** Two fingers: each keeps the point of the board that it touched. */
export function pinch(
  camera: Camera,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  limits: Limits,
): Camera {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [start, end] = [middle(from), middle(to)];
  const factor = apart(to) / Math.max(1, apart(from));
  return pan(zoomAt(camera, factor, start, limits), { x: end.x - start.x, y: end.y - start.y });
}

/** Never past the edge of the board; a board smaller than the screen stays in its middle. */
export function held(camera: Camera, box: Box, port: Size): Camera {
  const { k } = camera;
  const along = (at: number, low: number, high: number, room: number): number => {
    const size = (high - low) * k;
    if (size <= room) return room / 2 - (k * (low + high)) / 2;
    return between(room - k * high, at, -k * low);
  };
  return {
    k,
    x: along(camera.x, box.left, box.right, port.width),
    y: along(camera.y, box.top, box.bottom, port.height),
  };
}

/** The smallest step of the camera after which all of `wanted` can be seen: none, a pan, or farther away. */
export function showing(camera: Camera, wanted: Box, port: Size, least = 0): Camera {
  const whole = Math.min(port.width / (wanted.right - wanted.left), port.height / (wanted.bottom - wanted.top));
  const k = Math.max(least, Math.min(camera.k, whole));
  const middle = onBoard(camera, { x: port.width / 2, y: port.height / 2 });
  const start = k === camera.k ? camera : centred(k, middle, port);
  // what does not fit has its middle in the middle
  const along = (at: number, low: number, high: number, room: number): number =>
    k * (high - low) > room ? (room - k * (low + high)) / 2 : between(-k * low, at, room - k * high);
  return {
    k,
    x: along(start.x, wanted.left, wanted.right, port.width),
    y: along(start.y, wanted.top, wanted.bottom, port.height),
  };
}

/** How much of the board can be seen with at least so many pixels to a unit; without a least all of it. */
export function roomIn(port: Size, least = 0): Size {
  return least > 0 ? { width: port.width / least, height: port.height / least } : { width: Infinity, height: Infinity };
}

/** As many of them together as fit, the first ones first; null where there are none. */
export function together(boxes: readonly Box[], most: Size): Box | null {
  let all: Box | null = null;
  for (const whole of boxes) {
    const box = within(whole, most);
    const both: Box =
      all === null
        ? box
        : {
            left: Math.min(all.left, box.left),
            top: Math.min(all.top, box.top),
            right: Math.max(all.right, box.right),
            bottom: Math.max(all.bottom, box.bottom),
          };
    if (both.right - both.left <= most.width && both.bottom - both.top <= most.height) all = both;
  }
  return all;
}

/** The middle of what is larger than can be shown. */
function within({ left, top, right, bottom }: Box, { width, height }: Size): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [half, tall] = [Math.min(right - left, width) / 2, Math.min(bottom - top, height) / 2];
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}
