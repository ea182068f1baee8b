import { only, pick } from '@tablewright/kernel';
import { BOX, boxesIn, discardBox, dropItem } from '../boxes.ts';
import { AREA_IDS, LOCATIONS_IN, MONOLITH, NEXUS } from '../content/board.ts';
import { BOXES } from '../content/boxes.ts';
import { ENEMY_TYPES } from '../content/effects.ts';
import { WOUNDS } from '../content/wounds.ts';
import { type K, stage } from '../events.ts';
import {
  deeCoyOf,
  inOrder,
  isCarrier,
  isDetained,
  isInZone,
  isKuro,
  isOnBoard,
  playerOf,
  takesScanners,
} from '../pieces.ts';
import { NONE, type Piece, type State } from '../state.ts';
import { credit } from '../tasks.ts';
import { boxesFor } from './powers.ts';
import { begin } from './effects.ts';
import { attackOf } from './enemy-attacks.ts';

// A character has come from another Area (HPB-214): Scanner, Contagious Wounds, Thieves, Supply Box; in this order.

const THIEF = ENEMY_TYPES.indexOf('thief');

export const entering = stage.happens('entering', (s, f, k) => {
  const { piece } = f;
  if (!isOnBoard(s, piece) || isInZone(s, piece) || isDetained(s, piece)) return k.done();
  switch (f.step) {
    case 0:
      f.step = 1;
      return collectScanner(s, k, piece);
    case 1:
      f.step = 2;
      return spread(s, k, piece);
    case 2: {
      const area = s.at[piece]!;
      const locations = LOCATIONS_IN[area]!;
      while (f.at < locations.length && isCarrier(s, piece)) {
        const place = locations[f.at]!;
        f.at += 1;
        const kind = s.enemyAt[place]!;
        if (kind === NONE || Math.floor(kind / 3) !== THIEF) continue;
        return k.push(attackOf(place, area, piece));
      }
      f.step = 3;
      return;
    }
    default:
      k.done();
      if (isKuro(s, piece)) {
        if (hiddenBoxes(s, s.at[piece]!).length > 0) k.push({ stage: 'sniff', by: playerOf(s, piece) });
      } else if (boxesFor(s, piece).length > 0) k.push({ stage: 'box', by: piece, piece });
  }
});

/** HPB-320, HPB-321 */
function collectScanner(s: State, k: K, piece: Piece): void {
  if (!isCarrier(s, piece) || !takesScanners(s, piece)) return;
  const kind = s.at[piece] === NEXUS ? 0 : s.at[piece] === MONOLITH ? 1 : NONE;
  if (kind === NONE || s.scannersAt[kind] === 0 || (s.scanners[piece]! & (1 << kind)) !== 0) return;
  s.scannersAt[kind]! -= 1;
  s.scanners[piece]! |= 1 << kind;
  k.tell({ type: 'tookScanner', piece, scanner: kind + 1 });
}

/** HPB-576 */
function catches(s: State, piece: Piece): boolean {
  return isOnBoard(s, piece) && !isDetained(s, piece) && !isInZone(s, piece);
}

/** HPB-575 The bearer comes to others, or somebody comes to a bearer. */
function spread(s: State, k: K, entered: Piece): void {
  const dee = deeCoyOf(s);
  const present: Piece[] = [];
  for (let piece = 0; piece <= s.seats; piece += 1)
    if (piece !== entered && s.at[piece] === s.at[entered] && catches(s, piece)) present.push(piece);
  const triggers: { readonly wound: number; readonly affected: Piece[] }[] = [];
  const reached = (bearer: Piece, pieces: readonly Piece[]): Piece[] =>
    pieces.filter((piece) => !(bearer === dee && isKuro(s, piece)));
  if (!isKuro(s, entered)) {
    const others = reached(entered, present);
    if (others.length > 0)
      for (const wound of s.wounds[entered]!) triggers.push({ wound, affected: [entered, ...others] });
  }
  for (const bearer of present) {
    if (isKuro(s, bearer) || reached(bearer, [entered]).length === 0) continue;
    for (const wound of s.wounds[bearer]!) triggers.push({ wound, affected: [bearer, entered] });
  }
  // the first trigger comes last onto the stack, so that it is carried out first
  for (const { wound, affected } of triggers.reverse()) infect(s, k, wound, affected);
}

/** HPB-113 From the Active Player clockwise, Kuro after Dee Coy. */
function inTurnOrder(s: State, pieces: readonly Piece[]): Piece[] {
  return inOrder(s).filter((piece) => pieces.includes(piece));
}

function infect(s: State, k: K, wound: number, affected: readonly Piece[]): void {
  const effect = WOUNDS[wound]!.effects[0]!;
  if (effect.does !== 'contagious') return;
  k.tell({ type: 'contagion', wound: WOUNDS[wound]!.id, pieces: affected.slice() });
  if (effect.per === 'once') return begin(k, effect.then, playerOf(s, affected[0]!), affected[0]!, true);
  const pieces = inTurnOrder(s, affected);
  const order = effect.per === 'char' ? pieces : [...new Set(pieces.map((piece) => playerOf(s, piece)))];
  for (const piece of order.slice().reverse()) begin(k, effect.then, playerOf(s, piece), piece, true, piece);
}

// ------------------------------------------------------------------------------------------------------------------- boxes

// HPB-331, HPB-332 D-22 One of the boxes here; an item held is put down first. Face-down ones are taken unseen.
export const box = stage.ask('box', {
  rule: 'HPB-331',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<number | 'leave'>(['leave', ...boxesFor(s, f.piece).map((_, at) => at + 1)]),
  absent: () => 'leave',
  why: () => ({ rule: 'HPB-331', why: 'Take one of the boxes that lie here, by its number, or leave them.' }),
  answer(s, f, { value }, k) {
    const at = value === 'leave' ? NONE : boxesFor(s, f.piece)[value - 1]!;
    k.done();
    if (at !== NONE) takeBox(s, k, f.piece, at);
  },
});

export function takeBox(s: State, k: K, seat: Piece, at: number): void {
  const item = s.lying[at + 1]!;
  s.lying.splice(at, BOX);
  s.boxesTaken[seat]! |= 1 << s.at[seat]!;
  const { id, trap, effects } = BOXES[item]!;
  dropItem(s, k, seat); // before it is turned up: a Trap leaves the slot empty
  if (!trap) {
    s.item[seat] = item;
    k.tell({ type: 'tookItem', by: seat, item: id });
    return;
  }
  k.tell({ type: 'sprang', by: seat, trap: id });
  // the Mute Collar stays until the Event is over (HPB-332)
  if (!effects.some((effect) => effect.does === 'lasting')) discardBox(s, k, item);
  begin(k, effects, seat, seat);
}

function hiddenBoxes(s: State, area: number): number[] {
  return boxesIn(s, area).filter((at) => s.lying[at + 2] === 0);
}

// HPB-337 D-24
export const sniff = stage.ask('sniff', {
  rule: 'HPB-337',
  who: (_s, f) => only(f.by),
  offer: (s) => pick<number | 'no'>(['no', ...hiddenBoxes(s, s.at[s.seats]!).map((_, at) => at + 1)]),
  absent: () => 'no',
  answer(s, f, { value }, k) {
    k.done();
    if (value === 'no') return;
    const at = hiddenBoxes(s, s.at[s.seats]!)[value - 1]!;
    s.lying[at + 3]! |= 1 << f.by;
    k.tell({ type: 'sniffed', by: f.by, area: AREA_IDS[s.at[s.seats]!]! });
    k.tell({ type: 'sawBox', box: BOXES[s.lying[at + 1]!]!.id }, { only: f.by });
    credit(s, k, f.by, 'sniffed');
  },
});
