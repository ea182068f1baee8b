import type { Seat } from '@tablewright/kernel';
import { NONE, type State } from './state.ts';

// What players remember, and what everybody could write down: the view shows no more than the state, so the state keeps it.

// --------------------------------------------------------------------------------------------------- what was turned up

/** One group of cards that everybody has seen. Sorted: their order would tell who put them there (HPB-654). */
export function show(s: State, faces: readonly number[]): void {
  for (const face of sorted(faces)) s.shown.push(face);
  s.shown.push(NONE);
}

export function sorted(faces: readonly number[]): number[] {
  return faces.toSorted((a, b) => a - b);
}

// ------------------------------------------------------------------------------------------------- hands that were seen

/** Three numbers a note in `handNotes`: who knows, whose hand, which face. */
const NOTE = 3;

/** A player has seen a whole hand. */
export function noteHand(s: State, by: Seat, of: Seat, faces: readonly number[]): void {
  if (by === of) return;
  s.handNotes = notesWhere(s, (knower, holder) => knower !== by || holder !== of);
  for (const face of faces) noteCard(s, by, of, face);
}

function noteCard(s: State, by: Seat, of: Seat, face: number): void {
  s.handNotes.push(by, of, face);
}

function notesWhere(s: State, stays: (knower: Seat, holder: Seat) => boolean): number[] {
  const notes: number[] = [];
  for (let at = 0; at < s.handNotes.length; at += NOTE)
    if (stays(s.handNotes[at]!, s.handNotes[at + 1]!)) notes.push(...s.handNotes.slice(at, at + NOTE));
  return notes;
}

/** A card has left a hand for all to see, or for those to see who are named. */
export function cardLeft(s: State, of: Seat, face: number): void {
  if (s.handNotes.length === 0) return;
  for (let by = 0; by < s.seats; by += 1) strike(s, by, of, face);
}

function strike(s: State, by: Seat, of: Seat, face: number): void {
  for (let at = 0; at < s.handNotes.length; at += NOTE) {
    if (s.handNotes[at] !== by || s.handNotes[at + 1] !== of || s.handNotes[at + 2] !== face) continue;
    s.handNotes.splice(at, NOTE);
    return;
  }
}

/** A card has left a hand unseen: nobody knows any longer what is in it. */
export function cardLeftUnseen(s: State, of: Seat): void {
  if (s.handNotes.length > 0) s.handNotes = notesWhere(s, (_knower, holder) => holder !== of);
}

/** Cards went from hand to hand: both players know which ones, the others do not. */
export function cardsStolen(s: State, by: Seat, from: Seat, faces: readonly number[]): void {
  if (s.handNotes.length > 0) s.handNotes = notesWhere(s, (knower, holder) => holder !== from || knower === by);
  for (const face of faces) {
    strike(s, by, from, face);
    noteCard(s, from, by, face);
  }
}

// ------------------------------------------------------------------------------------- face-down Programs taken openly

export function noteProgram(s: State, of: Seat, design: number): void {
  s.programNotes.push(of, design);
}

export function programLeft(s: State, of: Seat, design: number): void {
  for (let at = 0; at < s.programNotes.length; at += 2) {
    if (s.programNotes[at] !== of || s.programNotes[at + 1] !== design) continue;
    s.programNotes.splice(at, 2);
    return;
  }
}

/** One went away unseen: which ones are left nobody can say. */
export function programLeftUnseen(s: State, of: Seat): void {
  for (let at = s.programNotes.length - 2; at >= 0; at -= 2)
    if (s.programNotes[at] === of) s.programNotes.splice(at, 2);
}

// ------------------------------------------------------------------------------------------------- chips that were mixed

/** Nobody could follow which of these is which: each may be from where any of them may be from. */
export function mixOrigins(s: State, chips: readonly number[]): void {
  let origins = 0;
  for (const chip of chips) origins |= s.origins[chip]!;
  for (const chip of chips) s.origins[chip] = origins;
}

/** Chips were handled unseen: only these seats can still say which is which. */
export function forgetChips(s: State, chips: readonly number[], but: number): void {
  for (const chip of chips) s.known[chip]! &= but;
}
