import { BLUE_AREAS, LOCATIONS } from '../../../content/board.ts';
import { SNIPER, TANK, THIEF, typeOf } from '../../../content/enemies.ts';
import { DEUS, type State } from '../../../state.ts';
import { areasWithin, chipsOf, deeCoy, has, onBoard } from './numbers.ts';

// Whom an Enemy attacks (HPB-541 to HPB-548, HPB-822). Apex is the piece behind Kuro.

function attackable(s: State, areas: ReadonlySet<number>): number[] {
  return onBoard(s).filter(
    (piece) =>
      areas.has(s.at[piece]!) &&
      s.health[piece]! > 0 &&
      !has(s.zone, piece) &&
      (piece === s.seats || !has(s.detained, piece)),
  );
}

/** HPB-546 */
function inTurnOrder(s: State, pieces: readonly number[]): number[] {
  return Array.from({ length: s.seats }, (_, step) => (s.active + step) % s.seats)
    .flatMap((seat) => (seat === deeCoy(s) ? [seat, s.seats] : [seat]))
    .filter((piece) => pieces.includes(piece));
}

/** The attacks that are possible: each a list of pieces in the order in which they are attacked. */
export function attacksDue(s: State, kind: number, place: number, area: number): number[][] {
  const type = kind === DEUS ? TANK : typeOf(kind);
  const isTower = place < LOCATIONS.length && LOCATIONS[place]!.areas.length > 1;
  const areas = areasWithin(area, type === SNIPER && !isTower ? 1 : 0);
  const apex = s.apexAt >= 0 && areas.has(BLUE_AREAS[s.apexAt]!) ? [s.seats + 1] : [];
  const all = attackable(s, areas);
  if (type === TANK) {
    const targets = [...apex, ...inTurnOrder(s, all)];
    return targets.length === 0 ? [] : [targets];
  }
  if (type !== THIEF && apex.length > 0) return [apex];
  const people = all.filter((piece) => piece !== s.seats);
  const kuro = all.filter((piece) => piece === s.seats && (type !== THIEF || chipsOf(s, piece).length > 0));
  const carriers = people.filter((piece) => chipsOf(s, piece).length > 0);
  const lowest = Math.min(...people.map((piece) => s.health[piece]!));
  const isWeakest = (piece: number): boolean => s.health[piece] === lowest;
  const groups = [carriers.filter(isWeakest), carriers, type === THIEF ? [] : people.filter(isWeakest), kuro];
  return (groups.find((group) => group.length > 0) ?? []).map((piece) => [piece]);
}
