// Cards of the own hand: which to spend, which to keep.

import type { FaceId } from '../content/faces.ts';
import type { View } from '../view.ts';

export function valueOf(face: string): number {
  if (!/^[BR][1-5]$/.test(face)) return 0;
  return (face.startsWith('B') ? 1 : -1) * Number(face.slice(1));
}

export function handOf(view: View): readonly FaceId[] {
  return view.me === 'spectator' ? [] : (view.players[view.me]?.hand ?? []);
}

export function blues(view: View): FaceId[] {
  return handOf(view)
    .filter((face) => face.startsWith('B'))
    .toSorted((a, b) => valueOf(b) - valueOf(a));
}

export function reds(view: View): FaceId[] {
  return handOf(view)
    .filter((face) => /^R\d/.test(face))
    .toSorted((a, b) => valueOf(a) - valueOf(b));
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
