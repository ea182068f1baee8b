import type { View } from '@tablewright/human-punishment-rules';
import {
  ADJACENT,
  AREA_IDS,
  AREA_NAMES,
  LOCATIONS,
  MAP,
  placeNamed,
  redSpaceNamed,
} from '@tablewright/human-punishment-rules/content';

// Whom an Enemy would attack if its Area were activated now (HPB-540 to HPB-549), for whoever wants to know before it happens. A
// Watchtower has three Areas, and so three answers.

type Enemy = View['enemies'][number];

export interface Aim {
  readonly area: string;
  /** pieces; Apex is the one behind Kuro. Several: all of them, or the Leader picks one */
  readonly pieces: readonly number[];
  readonly all: boolean;
}

export function aimsOf(view: View, enemy: Enemy): readonly Aim[] {
  return areasOf(enemy).map((area) => ({ area: AREA_NAMES[area]!, ...targets(view, enemy, area) }));
}

/** A Crawler walks one space before it attacks (HPB-549). */
function areasOf({ at, type }: Enemy): readonly number[] {
  const space = redSpaceNamed(at);
  if (space < 0) return LOCATIONS[placeNamed(at)]?.areas ?? [];
  const next = MAP.red[type === 'crawler' ? space + 1 : space];
  return next === undefined ? [] : [next.area];
}

function targets(view: View, { type, at }: Enemy, area: number): Omit<Aim, 'area'> {
  const isTower = (LOCATIONS.find(({ id }) => id === at)?.areas.length ?? 1) > 1;
  const inRange = new Set(
    [area, ...(type === 'sniper' && !isTower ? ADJACENT[area]! : [])].map((one) => AREA_IDS[one]!),
  );
  const there = view.pieces.flatMap((piece, i) =>
    piece.area !== null &&
    inRange.has(piece.area) &&
    !piece.zone &&
    piece.health > 0 &&
    view.players[i]?.detained !== true
      ? [i]
      : [],
  );
  const apex = view.apex.area !== null && inRange.has(view.apex.area) ? [view.seats + 1] : [];
  if (type === 'tank' || type === 'deus') return { pieces: [...apex, ...there], all: true };
  if (apex.length > 0 && type !== 'thief') return { pieces: apex, all: false };
  const people = there.filter((piece) => piece < view.seats);
  const isCarrier = (piece: number): boolean => view.pieces[piece]!.chips.length > 0;
  const least = Math.min(...people.map((piece) => view.pieces[piece]!.health));
  const isWeakest = (piece: number): boolean => view.pieces[piece]!.health === least;
  const carriers = people.filter(isCarrier);
  const kuro = there.filter((piece) => piece === view.seats && (type !== 'thief' || isCarrier(piece)));
  const groups = [carriers.filter(isWeakest), carriers, type === 'thief' ? [] : people.filter(isWeakest), kuro];
  return { pieces: groups.find((group) => group.length > 0) ?? [], all: false };
}
