import { includes, type Seat, size } from '@tablewright/kernel';
import { ADJACENT, AREA_IDS, LOCATIONS, RED_AREAS } from './content/board.ts';
import { CHARACTERS, DEE_COY, FEYKAH, KURO_BOARD, NOVA } from './content/characters.ts';
import type { Stat } from './content/effects.ts';
import { RED_1 } from './content/enemy-places.ts';
import { MORALE_YELLOW } from './content/numbers.ts';
import { PROGRAMS } from './content/programs.ts';
import { type BoostId, SKILLS } from './content/skills.ts';
import { WOUNDS } from './content/wounds.ts';
import { GONE, KURO_HERE, NONE, type Piece, type Pieces, SLOTS, type State, USED_SOLO } from './state.ts';

// Who stands where, who can reach what, and what a board is worth with all that lies on it (ledger 4.5).

export function isKuro(s: State, piece: Piece): boolean {
  return piece === s.seats;
}

/** The seat of Dee Coy's player, NONE if she does not play. */
export function deeCoyOf(s: State): Seat {
  return s.character.indexOf(DEE_COY);
}

export function playerOf(s: State, piece: Piece): Seat {
  return piece === s.seats ? deeCoyOf(s) : piece;
}

export function seatOfCharacter(s: State, character: number): Seat {
  return s.character.indexOf(character);
}

export function isDetained(s: State, piece: Piece): boolean {
  return piece < s.seats && includes(s.detained, piece);
}

export function isInZone(s: State, piece: Piece): boolean {
  return (s.zone & (1 << piece)) !== 0;
}

export function isOnBoard(s: State, piece: Piece): boolean {
  return s.at[piece]! !== NONE;
}

/** HPB-113 From the Active Player clockwise, Kuro directly after Dee Coy; only those on the board. */
export function inOrder(s: State): Piece[] {
  const order: Piece[] = [];
  const dee = deeCoyOf(s);
  for (let step = 0; step < s.seats; step += 1) {
    const seat = (s.active + step) % s.seats;
    if (isOnBoard(s, seat)) order.push(seat);
    if (seat === dee && isOnBoard(s, s.seats)) order.push(s.seats);
  }
  return order;
}

/** The first piece of a set in that order. */
export function firstInOrder(s: State, pieces: Pieces): Piece {
  for (const piece of inOrder(s)) if ((pieces & (1 << piece)) !== 0) return piece;
  return NONE;
}

// ------------------------------------------------------------------------------------------------------------------ range

/** HPB-208 by range and Area: the Areas that are reached, as bits. */
const REACH: readonly (readonly number[])[] = reachTable();

function reachTable(): number[][] {
  const table: number[][] = [AREA_IDS.map((_, area) => 1 << area)];
  for (let range = 1; range <= 4; range += 1) {
    table.push(
      table[range - 1]!.map((within) => {
        let wider = within;
        for (let area = 0; area < AREA_IDS.length; area += 1)
          if ((within & (1 << area)) !== 0) for (const next of ADJACENT[area]!) wider |= 1 << next;
        return wider;
      }),
    );
  }
  return table;
}

export function reach(area: number, range: number): number {
  return area === NONE ? 0 : REACH[Math.min(range, 4)]![area]!;
}

/** HPB-209, HPB-213 by place: the Areas it lies in, a Watchtower in three. */
export const AREAS_OF: readonly number[] = [
  ...LOCATIONS.map(({ areas }) => areas.reduce((bits, area) => bits | (1 << area), 0)),
  ...RED_AREAS.map((area) => 1 << area),
];

/** type · 3 + level − 1, DEUS, or NONE. */
export function enemyAt(s: State, place: number): number {
  return place < RED_1 ? s.enemyAt[place]! : s.red[place - RED_1]!;
}

export function isInRange(s: State, piece: Piece, place: number, range = rangeOf(s, piece)): boolean {
  return (AREAS_OF[place]! & reach(s.at[piece]!, range)) !== 0;
}

// ------------------------------------------------------------------------------------------------------------------ stats

/** by character and Boost: the bits under which it stands in `boosts` */
const BOOST_BITS: readonly Readonly<Partial<Record<BoostId, number>>>[] = SKILLS.map((tree) => {
  const bits: Partial<Record<BoostId, number>> = {};
  for (const [at, { boost }] of tree.entries()) bits[boost] = (bits[boost] ?? 0) | (1 << at);
  return bits;
});

/** How often a player has a Boost. */
export function boosted(s: State, seat: Seat, boost: BoostId): number {
  const bits = BOOST_BITS[s.character[seat]!]?.[boost];
  return bits === undefined ? 0 : size(s.boosts[seat]! & bits);
}

const STATS = [
  'move',
  'draw',
  'red',
  'shield',
  'maxHealth',
  'handLimit',
  'programLimit',
  'ap',
  'range',
] as const satisfies readonly Stat[];

function modsIn(
  cards: readonly { readonly effects: readonly { readonly does: string }[] }[],
): Record<Stat, readonly number[]> {
  const of = (stat: Stat): number[] =>
    cards.map(({ effects }) => {
      let by = 0;
      for (const effect of effects as readonly { does: string; stat?: string; by?: number }[])
        if (effect.does === 'mod' && effect.stat === stat) by += effect.by!;
      return by;
    });
  return Object.fromEntries(STATS.map((stat) => [stat, of(stat)])) as unknown as Record<Stat, readonly number[]>;
}

const PROGRAM_MODS = modsIn(PROGRAMS);
const WOUND_MODS = modsIn(WOUNDS);

function fromPrograms(s: State, seat: Seat, stat: Stat): number {
  const mods = PROGRAM_MODS[stat];
  const open = s.open[seat]!;
  let by = 0;
  for (let i = 0; i < open.length; i += 2) by += mods[open[i]!]!;
  return by;
}

/** Never more than 0. */
function fromWounds(s: State, seat: Seat, stat: Stat): number {
  const wounds = s.wounds[seat]!;
  if (wounds.length === 0) return 0;
  const mods = WOUND_MODS[stat];
  let by = 0;
  for (const wound of wounds) by += mods[wound]!;
  return by;
}

function boardOf(s: State, piece: Piece): (typeof CHARACTERS)[number] {
  return CHARACTERS[s.character[piece]!]!;
}

export function actionPoints(s: State, seat: Seat): number {
  const points = boardOf(s, seat).ap + boosted(s, seat, 'ap') + fromPrograms(s, seat, 'ap');
  return Math.max(1, points + fromWounds(s, seat, 'ap'));
}

/** HPB-856 One more while alone. */
export function actionPointsLeft(s: State, seat: Seat): number {
  return s.ap + (hasSolo(s, seat) ? 1 : 0);
}

export function hasSolo(s: State, seat: Seat): boolean {
  if (boosted(s, seat, 'soloAp') === 0 || (s.used & USED_SOLO) !== 0 || s.fallen === 1) return false;
  for (let piece = 0; piece <= s.seats; piece += 1) if (piece !== seat && s.at[piece] === s.at[seat]) return false;
  return true;
}

export function movement(s: State, seat: Seat): number {
  const steps = boardOf(s, seat).move + boosted(s, seat, 'move') + fromPrograms(s, seat, 'move');
  return Math.max(1, steps + fromWounds(s, seat, 'move'));
}

/** HPB-103 Board, Boosts, Programs, Feykah's badge, Wounds (not below 1), then Morale. */
export function cardsToDraw(s: State, seat: Seat): number {
  let cards = boardOf(s, seat).draw + boosted(s, seat, 'draw') + fromPrograms(s, seat, 'draw');
  if (s.character[seat] === FEYKAH && (s.leader === seat || s.general === seat)) cards += 1; // HPB-864
  const wounds = fromWounds(s, seat, 'draw');
  if (wounds < 0) cards = Math.max(1, cards + wounds);
  if (s.morale <= MORALE_YELLOW) cards -= 1;
  return Math.max(0, cards);
}

export function rangeOf(s: State, piece: Piece): number {
  if (piece === s.seats) return KURO_BOARD.range;
  return boardOf(s, piece).range + boosted(s, piece, 'range') + fromPrograms(s, piece, 'range');
}

export function strengthOf(s: State, piece: Piece): number {
  return piece === s.seats ? KURO_BOARD.strength : boardOf(s, piece).strength + boosted(s, piece, 'strength');
}

export function redLimit(s: State, piece: Piece): number {
  if (piece === s.seats) return KURO_BOARD.red;
  return Math.max(0, boardOf(s, piece).red + boosted(s, piece, 'red') + fromWounds(s, piece, 'red'));
}

export function blueLimit(s: State, piece: Piece): number {
  return piece === s.seats ? KURO_BOARD.blue : boardOf(s, piece).blue + boosted(s, piece, 'blue');
}

export function shieldOf(s: State, piece: Piece): number {
  if (piece === s.seats) return KURO_BOARD.shield;
  let shield = boardOf(s, piece).shield + fromPrograms(s, piece, 'shield') + fromWounds(s, piece, 'shield');
  if (boosted(s, piece, 'kuroShield') > 0 && s.at[piece] === s.at[s.seats]) shield += 1;
  return Math.max(0, shield);
}

export function maxHealth(s: State, piece: Piece): number {
  if (piece === s.seats) return KURO_BOARD.health;
  const health = boosted(s, piece, 'health3') > 0 ? 3 : boardOf(s, piece).health;
  return Math.max(1, health + fromWounds(s, piece, 'maxHealth'));
}

export function handLimit(s: State, seat: Seat): number {
  const limit = boosted(s, seat, 'hand10') > 0 ? 10 : boardOf(s, seat).handLimit;
  return Math.max(0, limit + fromPrograms(s, seat, 'handLimit') + fromWounds(s, seat, 'handLimit'));
}

export function programLimit(s: State, seat: Seat): number {
  const limit = boardOf(s, seat).programLimit + boosted(s, seat, 'programLimit');
  return Math.max(0, limit + fromPrograms(s, seat, 'programLimit') + fromWounds(s, seat, 'programLimit'));
}

/** Face-up and face-down (HPB-110). */
export function programsOf(s: State, seat: Seat): number {
  return s.programs[seat]!.length + s.open[seat]!.length / 2;
}

// ------------------------------------------------------------------------------------------------------------------ chips

/** HPB-031 One Data Chip; two with Nova's Implants II. */
export function slotsOf(s: State, piece: Piece): number {
  return piece < s.seats && boosted(s, piece, 'twoChips') > 0 ? 2 : 1;
}

export function chipsOf(s: State, piece: Piece): number {
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot += 1) if (s.chips[piece * SLOTS + slot] !== NONE) count += 1;
  return count;
}

export function hasFreeSlot(s: State, piece: Piece): boolean {
  return chipsOf(s, piece) < slotsOf(s, piece);
}

export function isCarrier(s: State, piece: Piece): boolean {
  return s.chips[piece * SLOTS] !== NONE || s.chips[piece * SLOTS + 1] !== NONE;
}

/** HPB-321 */
export function takesScanners(s: State, piece: Piece): boolean {
  return piece === s.seats || s.character[piece] !== NOVA;
}

export function isKuroHere(s: State): boolean {
  return s.kuroGone === KURO_HERE && s.at[s.seats]! !== NONE;
}

export function isApexHere(s: State): boolean {
  return s.apexAt !== NONE && s.apexAt !== GONE;
}

export function isDeusHere(s: State): boolean {
  return s.deusAt !== NONE && s.deusAt !== GONE;
}
