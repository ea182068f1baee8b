import { type Rng, type Seat, shuffleWith } from '@tablewright/kernel';
import { CHARACTER_IDS } from '../content/characters.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId, GREEN, GREY, isBlue, isRed, TWO_LIFETIMES, worth } from '../content/faces.ts';
import { DECKS, GENERAL } from '../content/influence.ts';
import { TWO_MINUS, TWO_PLUS } from '../state.ts';
import { DESTROY, LOOK, PINK_MORALE } from '../stages/actions.ts';
import type { FrameView, OpenFace, View } from '../view.ts';
import { distribute, type Sink } from './distribute.ts';

// Influence cards that the viewer has not seen: in the hands and decks of the others, in the general deck, and face-down in
// a check, an escape or a vote. A personal deck holds cards of its own list alone; the general deck those of the pile it was
// made of.

export interface Cards {
  hands: number[][];
  decks: number[][];
  generalDeck: number[];
  /** laid by this seat, face-down: in the check, vote or escape that is open */
  laid: number[][];
  /** by seat: chosen for the pile and not shown yet */
  chosen: number[][];
}

export function faceOf(id: OpenFace): number {
  return id === 'S-JAY-2+' ? TWO_PLUS : id === 'S-JAY-2-' ? TWO_MINUS : FACE_IDS.indexOf(id);
}

function plain(face: number): number {
  return face === TWO_PLUS || face === TWO_MINUS ? TWO_LIFETIMES : face;
}

function facesOf(ids: readonly FaceId[]): number[] {
  return ids.map((id) => FACE_IDS.indexOf(id));
}

/** How many cards each has laid face-down, and the own ones. */
function laidOf(v: View): { counts: number[]; mine: OpenFace[] } {
  const counts = new Array<number>(v.seats).fill(0);
  const mine: OpenFace[] = [];
  for (const frame of v.now) {
    if ((frame.stage === 'check' || frame.stage === 'escape') && frame.cards === null) {
      for (const [seat, count] of frame.counts.entries()) counts[seat]! += count;
      mine.push(...frame.mine);
    } else if (frame.stage === 'vote') {
      for (const { by, card } of frame.laid) {
        counts[by]! += 1;
        if (card !== null) mine.push(card);
      }
    }
  }
  return { counts, mine };
}

/** Cards that lie open in some frame. */
function openIn(frame: FrameView): number[] {
  switch (frame.stage) {
    case 'check':
    case 'escape':
      return (frame.cards ?? []).map(faceOf).map(plain);
    case 'pay':
    case 'blueCards':
    case 'colourCards':
    case 'attack':
    case 'defend':
      return frame.chosen;
    default:
      return [];
  }
}

function isDealt(v: View): boolean {
  return v.players.some(({ handCount, deckCount }) => handCount + deckCount > 0) || v.turns > 0;
}

/** By face: what the viewer cannot see. */
function unseen(v: View): number[] {
  const left = GENERAL.slice();
  if (isDealt(v))
    for (const { character } of v.players)
      for (const [face, count] of DECKS[CHARACTER_IDS.indexOf(character!)]!.entries()) left[face]! += count;
  for (const [face, count] of v.discard.entries()) left[face]! -= count;
  const take = (faces: readonly number[]): void => {
    for (const face of faces) left[face]! -= 1;
  };
  for (const frame of v.now) take(openIn(frame));
  take(laidOf(v).mine.map(faceOf).map(plain));
  for (const { hand, deck } of v.players) {
    take(facesOf(hand ?? []));
    take(facesOf(deck ?? []));
  }
  for (const frame of v.now) if (frame.stage === 'cards') take(facesOf(frame.chosen ?? []));
  return left;
}

// --------------------------------------------------------------------------------------------- what a question gives away

/**
 * Whoever is asked to pay can pay, and so on: cards that must be in a hand besides those that are known to be there, drawn at
 * random among those that would do.
 */
function needed(v: View, seat: Seat, known: readonly number[], left: readonly number[], rng: Rng): number[] {
  const frame = v.now.at(-1);
  if (frame === undefined || !('by' in frame) || frame.by !== seat) return [];
  const one = (fits: Fits): number[] => (known.some(fits) ? [] : [anyOf(cardsWhere(left, fits), rng)]);
  switch (frame.stage) {
    case 'pay': {
      const fits = anyOf(coloursFor(frame), rng);
      const due = dueFor(frame) - sumOf(known, fits);
      return due > 0 ? reaching(cardsWhere(left, fits), due, v.players[seat]!.handCount - known.length, rng) : [];
    }
    case 'blueCards':
      return frame.what === PINK_MORALE && frame.chosen.length === 0 ? one(isBlue) : [];
    case 'colourCards':
      if (frame.chosen.length > 0) return [];
      return one((face) => (face === GREY && frame.what !== DESTROY) || (face === GREEN && frame.what !== LOOK));
    default:
      return [];
  }
}

type Fits = (face: number) => boolean;
type Pay = Extract<FrameView, { stage: 'pay' }>;

/** The colours in which it may still be paid. */
function coloursFor({ chosen }: Pay): Fits[] {
  return [isBlue, isRed].filter((fits) => chosen.length === 0 || fits(chosen[0]!));
}

function dueFor({ price, chosen }: Pay): number {
  return price - sumOf(chosen, () => true);
}

function sumOf(faces: readonly number[], fits: Fits): number {
  return faces.reduce((sum, face) => (fits(face) ? sum + worth(face) : sum), 0);
}

function cardsWhere(left: readonly number[], fits: Fits): number[] {
  return left.flatMap((count, face) => (fits(face) ? new Array<number>(Math.max(0, count)).fill(face) : []));
}

function anyOf<T>(from: readonly T[], rng: Rng): T {
  return from[rng.below(from.length)]!;
}

/** Random ones of these cards until they reach the sum; the highest ones when there is no room for others. */
function reaching(cards: number[], due: number, room: number, rng: Rng): number[] {
  for (let tries = 0; tries < 12; tries += 1) {
    const taken = takeUntil(mixed(rng, cards), due);
    if (taken.length <= room) return taken;
  }
  return takeUntil(
    cards.sort((a, b) => worth(b) - worth(a)),
    due,
  );
}

/** None when all of them do not reach it. */
function takeUntil(cards: readonly number[], due: number): number[] {
  let sum = 0;
  const more = cards.findIndex((face) => {
    sum += worth(face);
    return sum >= due;
  });
  return cards.slice(0, more + 1);
}

/** HPB-656 Cards over the limit of three are of a wanted colour, where the card says that these are free. */
function overLimit(v: View, seat: Seat, rng: Rng): number[] {
  for (const frame of v.now) {
    if (frame.stage !== 'check' || frame.cards !== null) continue;
    const card = EVENTS[frame.event]!;
    if (card.type !== 'colour' || !card.free) continue;
    const wanted = [GREY, GREEN].filter((face) => card.wanted.includes(face === GREY ? 'grey' : 'green'));
    const over = Math.max(0, frame.counts[seat]! - 3);
    return Array.from({ length: over }, () => wanted[rng.below(wanted.length)]!);
  }
  return [];
}

// ------------------------------------------------------------------------------------------------------------- the sampling

interface Place {
  readonly kind: 'deck' | 'general' | 'laid' | 'held';
  readonly seat: Seat;
  readonly size: number;
  readonly most: readonly number[] | null;
  /** what is there for sure */
  readonly sure: readonly number[];
}

const TRIES = 60;

export function drawCards(v: View, rng: Rng): Cards {
  for (let tries = 0; tries <= TRIES; tries += 1) {
    const cards = tryCards(v, rng, tries);
    if (cards !== null) return cards;
  }
  throw new RangeError('the Influence cards of this view cannot be dealt');
}

/** A hand holds what its player drew: own cards and general ones, as long as the pile was never shuffled into the deck. */
function handMost(v: View, seat: Seat, isStrict: boolean): readonly number[] | null {
  const isFirstDeck = v.generalList.every((count, face) => count <= GENERAL[face]!);
  if (!isStrict || !isFirstDeck || v.players[seat]!.character === null) return null;
  const own = DECKS[CHARACTER_IDS.indexOf(v.players[seat]!.character)]!;
  return own.map((count, face) => count + GENERAL[face]!);
}

/** What is there for sure is taken out of what is left; a hand that is too full by that leaves too few for others. */
function placesOf(v: View, left: number[], rng: Rng, tries: number): Place[] {
  const laid = laidOf(v);
  const places: Place[] = [];
  const take = (faces: readonly number[]): void => {
    for (const face of faces) left[face]! -= 1;
  };
  const others = v.players.map((_, seat) => seat).filter((seat) => v.players[seat]!.hand === null);
  const pending = pendingOf(v);
  for (const seat of others) {
    const { handCount, handKnown } = v.players[seat]!;
    const known = facesOf(handKnown);
    take(known);
    const missing = needed(v, seat, known, left, rng);
    take(missing);
    const sure = [...known, ...missing];
    const size = handCount + pending[seat]!;
    places.push({ kind: 'held', seat, size, most: handMost(v, seat, tries < TRIES / 3), sure });
    const free = overLimit(v, seat, rng);
    take(free);
    places.push({ kind: 'laid', seat, size: laid.counts[seat]!, most: null, sure: free });
  }
  for (const seat of others) {
    const { deckCount, character } = v.players[seat]!;
    if (deckCount > 0)
      places.push({ kind: 'deck', seat, size: deckCount, most: DECKS[CHARACTER_IDS.indexOf(character!)]!, sure: [] });
  }
  places.push({ kind: 'general', seat: 0, size: v.generalCount, most: v.generalList, sure: [] });
  return places;
}

/** By seat: cards that are chosen for the pile and not shown yet. */
function pendingOf(v: View): number[] {
  const pending = new Array<number>(v.seats).fill(0);
  for (const frame of v.now) if (frame.stage === 'cards') pending[frame.by]! += frame.count;
  return pending;
}

function tryCards(v: View, rng: Rng, tries: number): Cards | null {
  const supply = unseen(v);
  const places = placesOf(v, supply, rng, tries);
  if (supply.some((count) => count < 0)) return null;
  // those that may hold little come first
  const order = [...places.keys()].sort((a, b) => RANK[places[a]!.kind] - RANK[places[b]!.kind]);
  const sinks = order.map((at): Sink => {
    const { size, most, sure } = places[at]!;
    const rest = most?.map((count, face) => count - sure.filter((one) => one === face).length);
    return { size: size - sure.length, most: rest ?? null };
  });
  const held = distribute(rng, supply, sinks);
  if (held === null) return null;
  const cards: Cards = {
    hands: v.players.map(({ hand }) => facesOf(hand ?? [])),
    decks: v.players.map(({ deck }) => mixed(rng, facesOf(deck ?? []))),
    generalDeck: [],
    laid: v.players.map(() => []),
    chosen: v.players.map(() => []),
  };
  const pending = pendingOf(v);
  for (const [i, at] of order.entries()) {
    const { kind, seat, sure } = places[at]!;
    const there = mixed(rng, [...sure, ...held[i]!]);
    if (kind === 'deck') cards.decks[seat] = there;
    else if (kind === 'general') cards.generalDeck = there;
    else if (kind === 'laid') cards.laid[seat] = there.map((face) => signed(v, face, rng));
    else {
      cards.chosen[seat] = there.splice(0, pending[seat]);
      cards.hands[seat] = there.sort((a, b) => a - b);
    }
  }
  const me = v.me;
  if (me !== 'spectator') cards.laid[me] = laidOf(v).mine.map(faceOf);
  return isAble(v, cards) ? cards : null;
}

const RANK = { deck: 0, general: 1, held: 2, laid: 3 } as const;

function mixed(rng: Rng, faces: number[]): number[] {
  return shuffleWith(faces, (n) => rng.below(n));
}

/** Two Lifetimes is laid with a sign in checks and escapes, in votes without one. */
function signed(v: View, face: number, rng: Rng): number {
  if (face !== TWO_LIFETIMES || v.now.some((frame) => frame.stage === 'vote')) return face;
  return rng.below(2) === 0 ? TWO_PLUS : TWO_MINUS;
}

/** What was chosen for the pile may have taken away what is needed. */
function isAble(v: View, cards: Cards): boolean {
  const frame = v.now.at(-1);
  if (frame?.stage !== 'pay' || v.players[frame.by]!.hand !== null) return true;
  return coloursFor(frame).some((fits) => sumOf(cards.hands[frame.by]!, fits) >= dueFor(frame));
}
