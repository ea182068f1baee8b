/** Where a piece stands on a space, from its middle, and how large it is drawn. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Several pieces on one space, none hidden behind another. `size` is the diameter of a piece, `room` the radius of the
 * circle that they may fill; they shrink only when they have to.
 */
export function spread(pieces: number, { size, room }: { size: number; room: number }): Standing[] {
  if (pieces <= 0) return [];
  if (pieces === 1) return [{ x: 0, y: 0, scale: Math.min(1, (2 * room) / size) }];
  // On a ring, neighbours are 2·ring·sin(π/n) apart and the outermost point of a piece is ring + size/2 away.
  const half = Math.sin(Math.PI / pieces);
  const scale = Math.min(1, room / (size / (2 * half) + size / 2));
  const ring = (size * scale) / (2 * half);
  const first = pieces === 2 ? Math.PI : -Math.PI / 2;
  return Array.from({ length: pieces }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / pieces;
    return { x: ring * Math.cos(angle), y: ring * Math.sin(angle), scale };
  });
}
