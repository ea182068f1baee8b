// Cards of the own hand: which to spend, which to keep.

import { FACE_IDS, type FaceId, value } from '../content/faces.ts';
import type { View } from '../view.ts';
import { once } from './once.ts';

const VALUES: ReadonlyMap<string, number> = new Map(FACE_IDS.map((id, face) => [id, value(face)]));

export function valueOf(face: string): number {
  return VALUES.get(face) ?? 0;
}

export function handOf(view: View): readonly FaceId[] {
  return view.me === 'spectator' ? [] : (view.players[view.me]?.hand ?? []);
}

/** The highest first. */
export const blues = once((view): readonly FaceId[] =>
  handOf(view)
    .filter((face) => valueOf(face) > 0)
    .toSorted((a, b) => valueOf(b) - valueOf(a)),
);

export const reds = once((view): readonly FaceId[] =>
  handOf(view)
    .filter((face) => valueOf(face) < 0)
    .toSorted((a, b) => valueOf(a) - valueOf(b)),
);

/** What the first of some cards are worth together, whatever their signs. */
export function sumOf(faces: readonly string[], most?: number): number {
  return faces.slice(0, most).reduce((sum, face) => sum + Math.abs(valueOf(face)), 0);
}

/** What a card is worth to keep: high ones, special ones; grey and green a little. */
export function keepWorth(face: string): number {
  const value = Math.abs(valueOf(face));
  if (value > 0) return value;
  return face.startsWith('S-') ? 4.5 : face.startsWith('G-') ? 0.5 : 2;
}

export function leastWorth(faces: readonly FaceId[]): FaceId {
  return faces.reduce((least, face) => (keepWorth(face) < keepWorth(least) ? face : least));
}
