import type { View } from '@tablewright/human-punishment-rules';
import {
  APEX_THING,
  AREA_IDS,
  type AreaId,
  areaThing,
  LOCATIONS,
  MAP,
  pieceThing,
  placeThing,
} from '@tablewright/human-punishment-rules/content';

/** The Area in which something lies that is pointed at; null where it lies elsewhere, or everywhere. */
export function areaOf(view: Pick<View, 'pieces' | 'apex'>, pointed: string | null): AreaId | null {
  if (pointed === null) return null;
  const area = AREA_IDS.find((id) => areaThing(id) === pointed);
  if (area !== undefined) return area;
  if (pointed.startsWith('sector:')) return '1';
  if (pointed.startsWith('slot:')) return '6';
  if (pointed.startsWith('spot:')) return 'J';
  if (pointed === APEX_THING) return view.apex.area;
  const piece = view.pieces.findIndex((_, at) => pieceThing(at) === pointed);
  if (piece >= 0) return view.pieces[piece]!.area;
  const location = LOCATIONS.find(({ id }) => placeThing(id) === pointed);
  if (location !== undefined) return AREA_IDS[location.areas[0]!] ?? null;
  const space = MAP.red.find((_, at) => placeThing(`red${at + 1}`) === pointed);
  return space === undefined ? null : (AREA_IDS[space.area] ?? null);
}
