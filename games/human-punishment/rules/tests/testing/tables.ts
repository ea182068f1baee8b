import { tableWords } from '@tablewright/testkit';
import type { CharacterId } from '../../content/characters.ts';
import { FACE_IDS, type FaceId } from '../../content/faces.ts';
import { DECKS } from '../../content/influence.ts';
import { PROGRAMS } from '../../content/programs.ts';
import { humanPunishment } from '../../index.ts';
import { intoHand } from '../../influence.ts';
import { actionPoints, maxHealth, movement } from '../../pieces.ts';
import { type Frame, NONE, type State } from '../../state.ts';

// Tables for tests: whose turn it is, who plays whom, and what lies where. What is not named is as after the set-up, but
// with empty hands and without face-down Programs, so that no window opens unless a test wants one.

export const [ann, bea, cem, dan, eve] = [0, 1, 2, 3, 4] as const;
export const NAMES = ['ann', 'bea', 'cem', 'dan', 'eve', 'fay'];

export const game = humanPunishment;
export const words = tableWords(game, NAMES);
export const { answer, answers, answerAll, allowed, asked, ended, now, offers, refusal, seen, stageOf, step, told } =
  words;

export interface Picture {
  seats?: number;
  characters?: readonly CharacterId[];
  /** Areas by piece: '1' to '6', 'J', 'M' */
  at?: readonly string[];
  hands?: readonly (readonly FaceId[])[];
  /** face-down Programs by seat */
  programs?: readonly (readonly string[])[];
  factions?: readonly number[];
  options?: Record<string, string | boolean>;
  /** anything else of the state */
  set?: (s: State) => void;
}

const EVERYBODY: readonly CharacterId[] = ['havoc', 'jayden', 'dryden', 'nova', 'feykah', 'dee-coy'];

/** A table after its set-up, before the first turn: everybody has answered as somebody who is away. */
export function begun(picture: Picture = {}): State {
  const { seats = 4, options = {} } = picture;
  const characters = [...(picture.characters ?? []), ...EVERYBODY]
    .filter((one, at, all) => all.indexOf(one) === at)
    .slice(0, seats);
  let { state } = game.start({ seats, seed: 1, options });
  while (state.stack.at(-1)!.stage === 'characters') {
    const [seat] = asked(state);
    state = answer(state, seat!, characters[seat!]!);
  }
  while (!state.stack.some((frame) => frame.stage === 'turn')) {
    const [seat] = asked(state);
    state = answer(state, seat!, words.absent(state, seat!));
  }
  return state;
}

/** The Action Phase of a player. */
export function turnOf(seat: number, picture: Picture = {}): State {
  const s = begun(picture);
  s.first = seat;
  s.active = seat;
  s.turns = 1;
  s.leader = (seat + s.seats - 1) % s.seats;
  s.general = (seat + s.seats - 2) % s.seats;
  s.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 3 }, { stage: 'action', by: seat }];
  for (let one = 0; one < s.seats; one += 1) {
    for (const face of s.hands[one]!.splice(0)) homeOf(s, one, face).unshift(face);
    for (const design of s.programs[one]!.splice(0)) s.programDeck.unshift(design);
  }
  s.ap = actionPoints(s, seat);
  s.move = movement(s, seat);
  for (let piece = 0; piece <= s.seats; piece += 1) if (s.at[piece] !== NONE) s.health[piece] = maxHealth(s, piece);
  for (const [piece, area] of (picture.at ?? []).entries()) s.at[piece] = AREAS.indexOf(area);
  for (const [one, cards] of (picture.hands ?? []).entries()) hold(s, one, ...cards);
  for (const [one, cards] of (picture.programs ?? []).entries()) own(s, one, ...cards);
  for (const [one, faction] of (picture.factions ?? []).entries()) s.faction[one] = faction;
  picture.set?.(s);
  return s;
}

/** The own deck, or the general one for a card that the own deck does not have. */
function homeOf(s: State, seat: number, face: number): number[] {
  const there = s.decks[seat]!.filter((one) => one === face).length;
  return there < DECKS[s.character[seat]!]![face]! ? s.decks[seat]! : s.generalDeck;
}

const AREAS = ['1', '2', '3', '4', '5', '6', 'J', 'M'];

/** Cards come into a hand out of the own deck, the general deck or, if need be, another deck. */
export function hold(s: State, seat: number, ...cards: FaceId[]): State {
  for (const card of cards) {
    const face = FACE_IDS.indexOf(card);
    const deck = [s.decks[seat]!, s.generalDeck, ...s.decks].find((one) => one.includes(face));
    if (deck === undefined) throw new Error(`No ${card} is left for ${NAMES[seat]!}.`);
    deck.splice(deck.indexOf(face), 1);
    intoHand(s, seat, face);
  }
  return s;
}

/** Programs come to a player out of the deck or the display. */
export function own(s: State, seat: number, ...cards: string[]): State {
  for (const card of cards) {
    const design = PROGRAMS.findIndex(({ id }) => id === card);
    const deck = [s.programDeck, s.display].find((one) => one.includes(design));
    if (deck === undefined) throw new Error(`No ${card} is left for ${NAMES[seat]!}.`);
    deck.splice(deck.indexOf(design), 1);
    s.programs[seat]!.push(design);
  }
  return s;
}

/** The next general cards, the first one first. */
export function turnUpNext(s: State, ...cards: FaceId[]): State {
  for (const card of cards.toReversed()) {
    const face = FACE_IDS.indexOf(card);
    const at = s.generalDeck.indexOf(face);
    if (at < 0) throw new Error(`No ${card} is left in the general deck.`);
    s.generalDeck.splice(at, 1);
    s.generalDeck.push(face);
  }
  return s;
}

/** A frame on top: a moment inside a turn. */
export function put(s: State, frame: Frame): State {
  s.stack.push(frame);
  return s;
}

/** What comes of an answer when the next draws come out so: dice from 0. */
export function rolling(s: State, seat: number, value: unknown, ...came: (number | number[])[]): State {
  const after = game.after(s, { seat, value }, came);
  if (!after.ok) throw new Error(`${after.why} (${after.rule})`);
  return after.state;
}

/** Everybody passes until no window is open. */
export function passing(s: State): State {
  let state = s;
  while (state.outcome === null && state.stack.at(-1)!.stage === 'window')
    state = answer(state, asked(state)[0]!, { act: 'pass' });
  return state;
}
