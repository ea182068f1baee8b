import type { Seat } from '@tablewright/kernel';
import { shuffle } from './chance.ts';
import { HAVOC } from './content/characters.ts';
import { FACE_IDS, type FaceId, isRed } from './content/faces.ts';
import type { K } from './events.ts';
import { cardLeft, show, sorted } from './notes.ts';
import { boosted } from './pieces.ts';
import { NONE, type State } from './state.ts';
import { credit, creditStates } from './tasks.ts';

// Influence cards on their way between decks, hands and the one discard pile (HPB-300 to HPB-307).

export function faceIds(faces: readonly number[]): FaceId[] {
  return faces.map((face) => FACE_IDS[face]!);
}

/** Hands are kept in order, so that a place in a hand tells nothing of when a card came into it. */
export function intoHand(s: State, seat: Seat, face: number): void {
  const hand = s.hands[seat]!;
  let at = hand.length;
  while (at > 0 && hand[at - 1]! > face) at -= 1;
  hand.splice(at, 0, face);
}

export function outOfHand(s: State, seat: Seat, face: number): void {
  const hand = s.hands[seat]!;
  const at = hand.indexOf(face);
  if (at >= 0) hand.splice(at, 1);
}

/** Of a hand, for all to see. */
export function playOpenly(s: State, seat: Seat, face: number): void {
  outOfHand(s, seat, face);
  cardLeft(s, seat, face);
}

/** HPB-303 As soon as the last general card is drawn the pile becomes the deck; with an empty pile, at the next discard. */
function refill(s: State, k: K): void {
  if (s.generalDeck.length > 0 || s.discard.length === 0) return;
  s.generalList.fill(0);
  for (const face of s.discard) s.generalList[face]! += 1;
  s.generalDeck = shuffle(s, k, s.discard, 'general Influence');
  s.discard = [];
  k.tell({ type: 'reshuffled', deck: 'influence', cards: s.generalDeck.length });
}

/** The next general card, NONE when there is none. `open`: for all to see that it came from the deck. */
export function turnUp(s: State, k: K, open = false): number {
  const face = s.generalDeck.pop();
  if (face === undefined) return NONE;
  if (open) s.generalList[face]! -= 1;
  refill(s, k);
  return face;
}

/** HPB-105 Own cards first, then general ones. */
export function draw(s: State, k: K, seat: Seat, count: number, deck: 'own' | 'gen'): void {
  const faces: number[] = [];
  let own = 0;
  for (let i = 0; i < count; i += 1) {
    let face = deck === 'own' ? s.decks[seat]!.pop() : undefined;
    if (face !== undefined) own += 1;
    else {
      const general = turnUp(s, k);
      if (general === NONE) break;
      face = general;
    }
    faces.push(face);
    intoHand(s, seat, face);
  }
  if (faces.length === 0) return;
  k.tell({ type: 'draws', by: seat, own, general: faces.length - own });
  k.tell({ type: 'drew', cards: faceIds(sorted(faces)) }, { only: seat });
  if (own > 0 && s.decks[seat]!.length === 0) creditStates(s, k, seat);
}

/** Onto the pile, whoever they came from. */
export function discard(s: State, k: K, faces: readonly number[]): void {
  if (faces.length === 0) return;
  for (const face of faces) s.discard.push(face);
  refill(s, k);
}

/** HPB-851 Cards have left a hand, whereto ever: an empty one may be a task. */
export function cardsLeft(s: State, k: K, seat: Seat): void {
  if (s.hands[seat]!.length === 0) creditStates(s, k, seat);
}

/** HPB-307 Cards that have left a hand for the pile in one step. */
export function discardAtOnce(s: State, k: K, seat: Seat, faces: readonly number[]): void {
  discard(s, k, faces);
  if (faces.length >= 5) credit(s, k, seat, 'discarded5');
  if (faces.length >= 6) credit(s, k, seat, 'discarded6');
  cardsLeft(s, k, seat);
  // HPB-871
  if (s.character[seat] === HAVOC && boosted(s, seat, 'blue5') > 0) {
    let fives = 0;
    for (const face of faces) if (face === BLUE_5) fives += 1;
    if (fives > 0 && s.outcome === null) k.push({ stage: 'blueFives', by: seat, count: fives });
  }
}

const BLUE_5 = 4;

/** HPB-560, HPB-561 General cards until so many are red; all of them are shown and discarded afterwards. */
export function turnUpRed(s: State, k: K, reds: number): { faces: number[]; sum: number } {
  const faces: number[] = [];
  let sum = 0;
  for (let found = 0; found < reds; ) {
    const face = turnUp(s, k, true);
    if (face === NONE) break;
    faces.push(face);
    if (!isRed(face)) continue;
    found += 1;
    sum += face - 4;
  }
  show(s, faces);
  return { faces: sorted(faces), sum };
}
