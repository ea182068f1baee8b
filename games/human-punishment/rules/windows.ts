import type { Seat } from '@tablewright/kernel';
import type { ClaimAct, DieName } from './acts.ts';
import { DICE } from './acts.ts';
import { isMuted } from './collar.ts';
import { DEE_COY } from './content/characters.ts';
import type { Effect, Effects } from './content/effects.ts';
import { EVENTS } from './content/events.ts';
import { FACE_IDS, LAST_LEAP, STARS } from './content/faces.ts';
import { STAR_CARDS } from './content/influence.ts';
import { PROGRAMS } from './content/programs.ts';
import { RECON } from './content/recon.ts';
import { WINDOW_IDS, type WindowId } from './content/windows.ts';
import { isEnemyAnywhere } from './enemies.ts';
import { openCheck } from './checks.ts';
import { boosted, deeCoyOf, enemyAt, playerOf } from './pieces.ts';
import { canHappen } from './possible.ts';
import { NONE, type Piece, type State, USED_REROLL } from './state.ts';

// "Any time" (HPB-114, HPB-115): what may be played in which window, and whether a window opens at all. It opens where
// public information leaves open that somebody could use it; then everybody is asked alike.

export const W1 = 0;
export const W2 = 1;
export const W3 = 2;
export const W4 = 3;
export const W5 = 4;
export const W6 = 5;
export const W7 = 6;
/** HPB-611 Between the activation of an Area and the new Enemy: the General's sacrifice alone. */
export const BEFORE_ENEMY = 7;

interface Timed {
  readonly timing: string;
  readonly windows: readonly WindowId[];
}

/** HPB-309 "Own turn" is W1, W6 and W7 of the own turn; "any time" the windows on the card. */
function fits(card: Timed, kind: number, isOwnTurn: boolean): boolean {
  if (card.timing === 'own') return isOwnTurn && (kind === W1 || kind === W6 || kind === W7);
  return card.timing === 'any' && card.windows.includes(WINDOW_IDS[kind]!);
}

/** by kind and design, by kind and star card: whether it fits in the own turn, on another's */
const PROGRAM_FITS = table(PROGRAMS);
const STAR_FITS = table(STAR_CARDS);
const RECON_FITS = table(RECON);

function table(cards: readonly Timed[]): readonly (readonly (readonly boolean[])[])[] {
  return WINDOW_IDS.map((_, kind) => [false, true].map((isOwn) => cards.map((card) => fits(card, kind, isOwn))));
}

function isColourCheck(s: State): boolean {
  const check = openCheck(s);
  return check?.stage === 'check' && EVENTS[check.event]!.type === 'colour';
}

/** Booster Daemon: not in a colour check. */
const BOOSTER = PROGRAMS.findIndex(({ id }) => id === 'P20');

type Cancels = Extract<Effect, { does: 'cancel' }>['what'];

/** by design, by star card: what it stops, null if it stops nothing */
const PROGRAM_STOPS = PROGRAMS.map(({ effects }) => stops(effects));
const STAR_STOPS = STAR_CARDS.map(({ effects }) => stops(effects));

function stops(effects: Effects): Cancels | null {
  for (const effect of effects) if (effect.does === 'cancel') return effect.what;
  return null;
}

/** It is about to happen, and nobody has stopped it yet: a second card would be wasted. */
function canStop(s: State, what: Cancels): boolean {
  for (let at = s.stack.length - 1; at >= 0; at -= 1) {
    const frame = s.stack[at]!;
    if (what === 'wounds' && frame.stage === 'hurt') return frame.price === 0 && frame.cancelled === 0;
    if (what === 'enemyAttack' && frame.stage === 'enemyAttack')
      return frame.cancelled === 0 && enemyAt(s, frame.place) !== NONE;
    if (what === 'event' && frame.stage === 'eventPhase') return frame.cancelled === 0;
  }
  return false;
}

/** It is its moment, and its owner's; whether it would do something is another question. */
function isProgramsTime(s: State, seat: Seat, design: number, kind: number): boolean {
  if (!PROGRAM_FITS[kind]![seat === s.active ? 1 : 0]![design]!) return false;
  const { ownPhaseOnly, timing } = PROGRAMS[design]!;
  if (ownPhaseOnly && seat !== s.active) return false;
  if (timing === 'own' && isDown(s, seat)) return false;
  return !(kind === W4 && design === BOOSTER && isColourCheck(s));
}

/** HPB-118, HPB-568 Somebody at 0 Health has nothing but cards for any time; so has who has fallen on the own turn. */
function isDown(s: State, seat: Seat): boolean {
  return s.health[seat] === 0 || (s.fallen === 1 && seat === s.active);
}

function mayUseProgram(s: State, seat: Seat, design: number, kind: number): boolean {
  if (!isProgramsTime(s, seat, design, kind)) return false;
  const program = PROGRAMS[design]!;
  const stopped = PROGRAM_STOPS[design]!;
  if (stopped !== null && !canStop(s, stopped)) return false;
  return canHappen(s, program.effects, seat);
}

function mayUseStar(s: State, seat: Seat, face: number, kind: number): boolean {
  if (!STAR_FITS[kind]![seat === s.active ? 1 : 0]![face - STARS]!) return false;
  if (face >= LAST_LEAP && s.character[seat] !== DEE_COY) return false;
  if (STAR_CARDS[face - STARS]!.timing === 'own' && isDown(s, seat)) return false;
  if (isMuted(s, seat)) return false; // HPB-338
  const stopped = STAR_STOPS[face - STARS]!;
  if (stopped !== null && !canStop(s, stopped)) return false;
  return canHappen(s, STAR_CARDS[face - STARS]!.effects, seat);
}

function mayUseRecon(s: State, piece: Piece, seat: Seat, type: number, kind: number): boolean {
  if (type === NONE || s.phase === 0) return false; // HPB-341
  if (RECON[type]!.timing === 'own' && piece === seat && isDown(s, seat)) return false;
  return RECON_FITS[kind]![seat === s.active ? 1 : 0]![type]! && canHappen(s, RECON[type]!.effects, piece);
}

/** HPB-611 */
function maySacrifice(s: State, seat: Seat): boolean {
  return s.general === seat && isEnemyAnywhere(s);
}

const SACRIFICE: ClaimAct = { act: 'sacrifice' };
const PROGRAM_ACTS = PROGRAMS.map(({ id }): ClaimAct => ({ act: 'program', card: id }));
const CHARGE_ACTS = PROGRAMS.map(({ id }): ClaimAct => ({ act: 'charge', card: id }));
const STAR_ACTS = STAR_CARDS.map((_, at): ClaimAct => ({ act: 'star', card: FACE_IDS[STARS + at]! }));
const REROLL_ACTS = DICE.map((die: DieName): ClaimAct => ({ act: 'reroll', die }));

/** What a seat may play now, with all that it knows of its own cards. */
export function offerClaims(s: State, seat: Seat, kind: number, dice: number, acts: ClaimAct[]): void {
  if (kind === BEFORE_ENEMY) {
    if (maySacrifice(s, seat)) acts.push(SACRIFICE);
    return;
  }
  const programs = s.programs[seat]!;
  for (let at = 0; at < programs.length; at += 1)
    if (programs.indexOf(programs[at]!) === at && mayPlay(s, seat, programs[at]!, kind))
      acts.push(PROGRAM_ACTS[programs[at]!]!);
  const open = s.open[seat]!;
  for (let at = 0; at < open.length; at += 2)
    if (open[at + 1]! > 0 && mayUseProgram(s, seat, open[at]!, kind)) acts.push(CHARGE_ACTS[open[at]!]!);
  for (const face of s.hands[seat]!)
    if (face >= STARS && mayUseStar(s, seat, face, kind)) acts.push(STAR_ACTS[face - STARS]!);
  if (mayUseRecon(s, seat, seat, s.recon[seat]!, kind)) acts.push({ act: 'useRecon', piece: seat });
  if (seat === deeCoyOf(s) && mayUseRecon(s, s.seats, seat, s.recon[s.seats]!, kind))
    acts.push({ act: 'useRecon', piece: s.seats });
  if (maySacrifice(s, seat)) acts.push(SACRIFICE);
  if (kind === W2 && canReroll(s, seat))
    for (let die = 0; die < DICE.length; die += 1) if ((dice & (1 << die)) !== 0) acts.push(REROLL_ACTS[die]!);
}

/** HPB-310 A charged Program may be laid open in any of its windows. */
function mayPlay(s: State, seat: Seat, design: number, kind: number): boolean {
  if (PROGRAMS[design]!.kind === 'charged') return isProgramsTime(s, seat, design, kind);
  return mayUseProgram(s, seat, design, kind);
}

/** HPB-857 Once on each own turn, a die of one's own. */
function canReroll(s: State, seat: Seat): boolean {
  if (seat !== s.active || (s.used & USED_REROLL) !== 0 || boosted(s, seat, 'reroll') === 0) return false;
  return rollerOf(s) === seat;
}

/** Who has rolled the dice on the table: the Active Player, except where everybody rolls for the own character. */
function rollerOf(s: State): Seat {
  for (let at = s.stack.length - 1; at >= 0; at -= 1) {
    const frame = s.stack[at]!;
    if (frame.stage === 'relocate') return playerOf(s, frame.piece);
    if (frame.stage !== 'window' && frame.stage !== 'claims') break;
  }
  return s.active;
}

// ------------------------------------------------------------------------------------------------- what everybody can see

/** Whether public information leaves open that somebody could do something in this window. */
export function opens(s: State, kind: number): boolean {
  return (s.general !== NONE && isEnemyAnywhere(s)) || opensForCards(s, kind);
}

/** The same, whoever is General: for a card or a die, of which some may be hidden. */
export function opensForCards(s: State, kind: number): boolean {
  if (kind === BEFORE_ENEMY) return false;
  if (kind === W2 && canReroll(s, s.active)) return true;
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (couldUseProgram(s, seat, kind) || couldUseStar(s, seat, kind)) return true;
    if (couldUseRecon(s, seat, seat, kind)) return true;
  }
  const deeCoy = deeCoyOf(s);
  return deeCoy !== NONE && couldUseRecon(s, s.seats, deeCoy, kind);
}

/** One that lies open, one that was taken openly (HPB-308), or one that nobody else has seen. */
function couldUseProgram(s: State, seat: Seat, kind: number): boolean {
  const open = s.open[seat]!;
  for (let at = 0; at < open.length; at += 2)
    if (open[at + 1]! > 0 && mayUseProgram(s, seat, open[at]!, kind)) return true;
  let unseen = s.programs[seat]!.length;
  for (let at = 0; at < s.programNotes.length; at += 2) {
    if (s.programNotes[at] !== seat) continue;
    unseen -= 1;
    if (mayPlay(s, seat, s.programNotes[at + 1]!, kind)) return true;
  }
  if (unseen === 0) return false;
  for (let design = 0; design < PROGRAMS.length; design += 1)
    if (mayPlay(s, seat, design, kind) && placedCopies(s, design) < PROGRAMS[design]!.copies) return true;
  return false;
}

/** Of how many everybody knows where they are. */
function placedCopies(s: State, design: number): number {
  let copies = 0;
  for (const card of s.display) if (card === design) copies += 1;
  for (const card of s.programDiscard) if (card === design) copies += 1;
  for (const open of s.open) for (let at = 0; at < open.length; at += 2) if (open[at] === design) copies += 1;
  for (let at = 0; at < s.programNotes.length; at += 2) if (s.programNotes[at + 1] === design) copies += 1;
  return copies;
}

/** Any card of a hand may be one of somebody's in the game that does not lie on the pile. */
function couldUseStar(s: State, seat: Seat, kind: number): boolean {
  if (s.hands[seat]!.length === 0) return false;
  for (let at = 0; at < STAR_CARDS.length; at += 1)
    if (mayUseStar(s, seat, STARS + at, kind) && s.character.includes(at >> 1) && !s.discard.includes(STARS + at))
      return true;
  return false;
}

/** Some Recon card of this window has not been used. */
function couldUseRecon(s: State, piece: Piece, seat: Seat, kind: number): boolean {
  if (s.recon[piece] === NONE) return false;
  for (let type = 0; type < RECON.length; type += 1)
    if (mayUseRecon(s, piece, seat, type, kind) && usedRecon(s, type) < RECON[type]!.copies) return true;
  return false;
}

function usedRecon(s: State, type: number): number {
  let used = 0;
  for (const one of s.reconUsed) if (one === type) used += 1;
  return used;
}
