import { ADJACENT, LOCATIONS, RED_AREAS } from '../../../content/board.ts';
import { CHARACTERS, DEE_COY, FEYKAH, KURO_BOARD, NOVA } from '../../../content/characters.ts';
import type { Stat } from '../../../content/effects.ts';
import { FACE_IDS, GREEN, GREY } from '../../../content/faces.ts';
import { PROGRAMS } from '../../../content/programs.ts';
import { type BoostId, SKILLS } from '../../../content/skills.ts';
import { WOUNDS } from '../../../content/wounds.ts';
import { NONE, type Piece, SLOTS, type State } from '../../../state.ts';

// Numbers of the table, worked out from the ledger a second time. Nothing here reads the rules' own helpers.

export type Zone = 'blue' | 'yellow' | 'red';

export function riotZone(s: State): Zone {
  const far = Math.abs(s.riot);
  if (far === 6 || (far === 5 && s.exMarkers === 1)) return 'red';
  return far >= 3 ? 'yellow' : 'blue';
}

function moraleYellow(s: State): boolean {
  return s.morale <= 0 && s.morale >= -9;
}

export function has(set: number, one: number): boolean {
  return ((set >> one) & 1) === 1;
}

export function deeCoy(s: State): number {
  return s.character.indexOf(DEE_COY);
}

export function boosted(s: State, seat: number, boost: BoostId): boolean {
  return SKILLS[s.character[seat]!]!.some((skill, index) => skill.boost === boost && has(s.boosts[seat]!, index));
}

export function level2s(s: State, seat: number): number {
  return [1, 3, 5, 7].filter((index) => has(s.boosts[seat]!, index)).length;
}

function modsOf(s: State, piece: Piece, stat: Stat, from: 'programs' | 'wounds'): number {
  if (piece === s.seats) return 0;
  let sum = 0;
  const lists =
    from === 'wounds'
      ? s.wounds[piece]!.map((wound) => WOUNDS[wound]!.effects)
      : s.open[piece]!.filter((_, at) => at % 2 === 0).map((design) => PROGRAMS[design]!.effects);
  for (const list of lists)
    for (const effect of list) if (effect.does === 'mod' && effect.stat === stat) sum += effect.by;
  return sum;
}

function board(s: State, piece: Piece) {
  return piece === s.seats ? KURO_BOARD : CHARACTERS[s.character[piece]!]!;
}

function total(s: State, piece: Piece, stat: Stat, base: number, boosts: number): number {
  return base + boosts + modsOf(s, piece, stat, 'programs') + modsOf(s, piece, stat, 'wounds');
}

function boost(s: State, piece: Piece, id: BoostId): number {
  return piece !== s.seats && boosted(s, piece, id) ? 1 : 0;
}

export const redLimit = (s: State, p: Piece): number =>
  Math.max(0, total(s, p, 'red', board(s, p).red, boost(s, p, 'red')));
export const blueLimit = (s: State, p: Piece): number => board(s, p).blue + boost(s, p, 'blue');
export const rangeOf = (s: State, p: Piece): number => total(s, p, 'range', board(s, p).range, boost(s, p, 'range'));
export const maxHealthOf = (s: State, p: Piece): number =>
  Math.max(1, total(s, p, 'maxHealth', boost(s, p, 'health3') === 1 ? 3 : board(s, p).health, 0));
export const handLimitOf = (s: State, p: Piece): number =>
  Math.max(0, total(s, p, 'handLimit', boost(s, p, 'hand10') === 1 ? 10 : board(s, p).handLimit, 0));
export const programLimitOf = (s: State, p: Piece): number =>
  Math.max(0, total(s, p, 'programLimit', board(s, p).programLimit, boost(s, p, 'programLimit')));
export const apOf = (s: State, p: Piece): number => Math.max(1, total(s, p, 'ap', board(s, p).ap, boost(s, p, 'ap')));
export const moveOf = (s: State, p: Piece): number =>
  Math.max(1, total(s, p, 'move', board(s, p).move, boost(s, p, 'move')));

/** HPB-103 */
export function drawOf(s: State, seat: number): number {
  let count = board(s, seat).draw + boost(s, seat, 'draw') + modsOf(s, seat, 'draw', 'programs');
  if (s.character[seat] === FEYKAH && (s.leader === seat || s.general === seat)) count += 1;
  const hurt = modsOf(s, seat, 'draw', 'wounds');
  if (hurt < 0) count = Math.max(1, count + hurt);
  return Math.max(0, count - (moraleYellow(s) ? 1 : 0));
}

/** Areas within so many arrows. */
export function areasWithin(from: number, range: number): Set<number> {
  let reached = new Set([from]);
  for (let step = 0; step < range; step += 1) {
    const next = new Set(reached);
    for (const area of reached) for (const near of ADJACENT[area]!) next.add(near);
    reached = next;
  }
  return reached;
}

export function placeName(place: number): string {
  return place < LOCATIONS.length ? LOCATIONS[place]!.id : `red${place - LOCATIONS.length + 1}`;
}

export function placeOf(name: string): number {
  return name.startsWith('red')
    ? LOCATIONS.length + Number(name.slice(3)) - 1
    : LOCATIONS.findIndex(({ id }) => id === name);
}

export function kindAt(s: State, place: number): number {
  return place < LOCATIONS.length ? s.enemyAt[place]! : s.red[place - LOCATIONS.length]!;
}

function areasOfPlace(place: number): readonly number[] {
  return place < LOCATIONS.length ? LOCATIONS[place]!.areas : [RED_AREAS[place - LOCATIONS.length]!];
}

const PLACES_IN_ALL = LOCATIONS.length + RED_AREAS.length;

/** Places with an Enemy in range of a piece. */
export function enemiesInRange(s: State, piece: Piece): number[] {
  const areas = areasWithin(s.at[piece]!, rangeOf(s, piece));
  const found: number[] = [];
  for (let place = 0; place < PLACES_IN_ALL; place += 1)
    if (kindAt(s, place) !== NONE && areasOfPlace(place).some((area) => areas.has(area))) found.push(place);
  return found;
}

export function chipsOf(s: State, piece: Piece): number[] {
  return s.chips.slice(piece * SLOTS, piece * SLOTS + SLOTS).filter((chip) => chip !== NONE);
}

export function freeSlot(s: State, piece: Piece): boolean {
  const room = piece !== s.seats && s.character[piece] === NOVA && boosted(s, piece, 'twoChips') ? 2 : 1;
  return chipsOf(s, piece).length < room;
}

export function onBoard(s: State): Piece[] {
  const all: Piece[] = [];
  for (let piece = 0; piece <= s.seats; piece += 1) if (s.at[piece] !== NONE) all.push(piece);
  return all;
}

/** What a seat can pay at most, in one colour. */
export function purse(s: State, seat: number): number {
  let blue = 0;
  let red = 0;
  for (const face of s.hands[seat]!) {
    if (face < 5) blue += face + 1;
    else if (face < 10) red += face - 4;
  }
  return Math.max(blue, red);
}

function countFaces(s: State, seat: number, which: (face: number) => boolean): number {
  return s.hands[seat]!.filter((face) => which(face)).length;
}

export const blues = (s: State, seat: number): number => countFaces(s, seat, (face) => face < 5);
export const greys = (s: State, seat: number): number => countFaces(s, seat, (face) => face === GREY);
export const greens = (s: State, seat: number): number => countFaces(s, seat, (face) => face === GREEN);

export function valueOf(id: string): number {
  if (id === 'S-JAY-2+') return 4;
  if (id === 'S-JAY-2-') return -4;
  const face = FACE_IDS.indexOf(id as (typeof FACE_IDS)[number]);
  return face < 5 ? face + 1 : face < 10 ? 4 - face : 0;
}
