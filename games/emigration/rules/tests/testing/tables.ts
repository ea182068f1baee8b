import { chanceFrom, type Json, type Seat } from '@tablewright/kernel';
import { tableWords } from '@tablewright/testkit';
import { cardNumber, FIRST_CONNECTION, FIRST_LIFE, OF_A_KIND, type Paper, PAYDAY } from '../../content/cards.ts';
import {
  ACTIVATE,
  BUY,
  COLLEGE,
  type Deed,
  DEEDS,
  DISCARD,
  FORFEIT,
  GRADUATE,
  PAY,
  SCALP,
  SELL,
  SKIP,
} from '../../content/deeds.ts';
import { TOKENS_IN_LANE } from '../../content/lanes.ts';
import { LIFE_CARDS, PACKS, type PackId } from '../../content/life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from '../../content/people.ts';
import { type Place, PLACE_COUNT, placeIndex, PLACES, UNCOVERED } from '../../content/places.ts';
import { deckFor, type Mode, REMOVED } from '../../content/table.ts';
import { emigration, type State } from '../../index.ts';
import { blank } from '../../setup.ts';
import { stash, take } from '../../stages/bank.ts';
import { type Frame, NONE, numbersIn, UPSIDE_DOWN } from '../../state.ts';
import { lifeIn } from '../../view.ts';

// A table is described by what matters in a test; everything else is sensible: you (French, bound for Bosnia and
// Herzegovina), Lee (Canadian, New Zealand) and Ivy (Egyptian, France), without Money, with empty stashes, all papers
// public, and only those cards in the layouts that the test names. The rest of the deck lies on the discard pile.

export const [you, lee, ivy, dan] = [0, 1, 2, 3] as const;
const NAMES = ['you', 'lee', 'ivy', 'dan', 'eva', 'fay'] as const;
type Name = (typeof NAMES)[number];

const words = tableWords(emigration, NAMES);
export const { stageOf, asked, now, offers, refusal, absent, answer, step, told, seen, ended } = words;
const { possible } = words;

type By<T> = { readonly [name in Name]?: T };

export interface Picture {
  readonly seats?: number;
  readonly mode?: Mode;
  readonly packs?: readonly PackId[];
  readonly nationality?: By<string>;
  readonly destination?: By<string>;
  readonly money?: By<number>;
  readonly assurance?: By<number>;
  readonly raises?: By<number>;
  readonly inCollege?: readonly Name[];
  /** what lies where: { you: { D1: 'PAYDAY' } } */
  readonly layout?: By<{ readonly [place in Place]?: string }>;
  /** every place is filled; what `layout` names lies where it says */
  readonly full?: boolean;
  /** cards that lie face-down although nothing covers them: that cannot be, but the dole needs it */
  readonly down?: By<readonly Place[]>;
  /** cards in stashes, by id */
  readonly stash?: By<readonly string[]>;
  /** Passports and Tickets in stashes; the rest lies in the public decks */
  readonly passports?: By<number>;
  readonly tickets?: By<number>;
  readonly upsideDown?: By<Paper>;
  /** everybody has one of each */
  readonly papers?: 'all';
  /** tokens of some lanes, the top first */
  readonly tokens?: { readonly [lane: number]: readonly number[] };
  readonly pandemics?: number;
}

/** This player's turn in Phase 1 begins. */
export function turnOf(by: Seat, picture: Picture = {}): State {
  return begin(laidOut(picture), [{ stage: 'preparation', by }]);
}

/** Phase 2 begins with this player; nothing is left to take. */
export function borderOf(by: Seat, picture: Picture = {}): State {
  return begin(laidOut({ papers: 'all', ...picture }), [{ stage: 'border', by }]);
}

/** Sets the rules going: they run when somebody answers, so one answer is put on top that changes nothing. */
function begin(s: State, stack: Frame[]): State {
  s.stack = [...stack, { stage: 'offering', by: 0, price: 1, most: 0 }];
  emigration.play(possible(s), 0, 0);
  return s;
}

function seatOf(name: string): Seat {
  return NAMES.indexOf(name as Name);
}

function entriesOf<T>(by: By<T> | undefined): [Seat, T][] {
  return Object.entries(by ?? {}).map(([name, value]) => [seatOf(name), value]);
}

function laidOut(picture: Picture): State {
  const { seats = 3, mode = 'competitive' } = picture;
  const base = { seats, stack: [], chance: chanceFrom(1), outcome: null };
  const s = blank(base, { mode, packs: 'recommended', chosenPacks: [] });
  seatDown(s, picture);
  layCards(s, picture);
  givePapers(s, picture);
  s.tokens = [6, 7, 7, 5, 6, 8, 5, 7, 9, 4, 8, 10, 3, 9, 11];
  for (const [lane, tokens] of Object.entries(picture.tokens ?? {})) {
    s.tokens.splice((Number(lane) - 1) * TOKENS_IN_LANE, TOKENS_IN_LANE, ...tokens);
  }
  s.pandemics = picture.pandemics ?? 0;
  return s;
}

const SOME_NATIONALITIES = ['NAT-FR', 'NAT-CA', 'NAT-EG', 'NAT-IN', 'NAT-JP', 'NAT-NG'];
const SOME_DESTINATIONS = ['DES-BA', 'DES-NZ', 'DES-FR', 'DES-JP', 'DES-BR', 'DES-CA'];

function seatDown(s: State, picture: Picture): void {
  for (let seat = 0; seat < s.seats; seat += 1) {
    const name = NAMES[seat]!;
    const from = picture.nationality?.[name] ?? SOME_NATIONALITIES[seat]!;
    const to = picture.destination?.[name] ?? SOME_DESTINATIONS[seat]!;
    s.nationality[seat] = NATIONALITIES.findIndex(({ id }) => id === from);
    s.destination[seat] = DESTINATIONS.findIndex(({ id }) => id === to);
    s.career[seat] = seat % CAREERS.length;
    take(s, seat, picture.money?.[name] ?? 0);
    const assurance = picture.assurance?.[name] ?? 0;
    s.assurance[seat] = assurance;
    s.supplied[1]! += assurance;
    s.raises[seat] = picture.raises?.[name] ?? 0;
    if (picture.inCollege?.includes(name) === true) s.inCollege |= 1 << seat;
  }
}

/** The packs of all Life Cards that are named, filled up with the recommended ones. */
function packsFor(named: readonly string[], { packs = [] }: Picture, seats: number): number {
  const wanted = [...packs, ...LIFE_CARDS.filter(({ id }) => named.includes(id)).map(({ pack }) => pack)];
  const all = [...new Set([...wanted, ...PACKS.map(({ id }) => id)])].slice(0, seats);
  if (wanted.some((pack) => !all.includes(pack))) throw new Error('Too many packs for so few players.');
  return all.reduce((bits, pack) => bits | (1 << PACKS.findIndex(({ id }) => id === pack)), 0);
}

function layCards(s: State, picture: Picture): void {
  const placed = entriesOf(picture.layout).flatMap(([, places]) => Object.values(places));
  const stashed = entriesOf(picture.stash).flatMap(([, cards]) => [...cards]);
  const named = [...placed, ...stashed];
  s.packs = packsFor(named, picture, s.seats);
  const rest = restOfDeck(s, named.map(cardNumber));
  s.layout = new Array<number>(s.seats * PLACE_COUNT).fill(NONE);
  s.lying.fill(0);
  for (const [seat, places] of entriesOf(picture.layout)) {
    for (const [place, card] of Object.entries(places)) {
      s.layout[seat * PLACE_COUNT + placeIndex(place)] = cardNumber(card);
      s.lying[seat]! |= 1 << placeIndex(place);
    }
  }
  s.removed = rest.splice(rest.length - REMOVED, REMOVED);
  if (picture.full === true) fill(s, rest);
  for (let seat = 0; seat < s.seats; seat += 1) s.up[seat]! |= UNCOVERED[s.lying[seat]!]!;
  for (const [seat, places] of entriesOf(picture.down)) {
    for (const place of places) s.up[seat]! &= ~(1 << placeIndex(place));
  }
  for (const [seat, cards] of entriesOf(picture.stash)) for (const card of cards) stash(s, seat, cardNumber(card));
  s.discards.push(...rest);
}

/** What is in the deck besides the named cards: Paydays first, Life Cards last. */
function restOfDeck(s: State, named: readonly number[]): number[] {
  const deck = deckFor(s.seats);
  const isDocument = (card: number): boolean => card >= 0 && card < OF_A_KIND;
  const isConnection = (card: number): boolean => card >= FIRST_CONNECTION && card < FIRST_LIFE;
  const others = (first: number, n: number, kind: (card: number) => boolean): number[] =>
    Array.from({ length: OF_A_KIND }, (_, i) => first + i)
      .filter((card) => !named.includes(card))
      .slice(0, n - named.filter(kind).length);
  return [
    ...new Array<number>(deck.paydays - named.filter((card) => card === PAYDAY).length).fill(PAYDAY),
    ...others(0, deck.documents, isDocument),
    ...others(FIRST_CONNECTION, deck.connections, isConnection),
    ...lifeIn(s.packs).filter((card) => !named.includes(card)),
  ];
}

function fill(s: State, rest: number[]): void {
  for (let at = 0; at < s.layout.length; at += 1) {
    if (s.layout[at] === NONE) s.layout[at] = rest.shift()!;
    s.lying[Math.floor(at / PLACE_COUNT)]! |= 1 << (at % PLACE_COUNT);
  }
}

function givePapers(s: State, { papers, passports, tickets, upsideDown }: Picture): void {
  for (let seat = 0; seat < s.seats; seat += 1) {
    const name = NAMES[seat]!;
    const each = papers === 'all' ? 1 : 0;
    s.passports[seat] = passports?.[name] ?? each;
    s.tickets[seat] = tickets?.[name] ?? each;
    s.publicPassports -= s.passports[seat]!;
    s.publicTickets -= s.tickets[seat]!;
    const lies = upsideDown?.[name];
    if (lies !== undefined) {
      s.upsideDown[seat] = UPSIDE_DOWN[lies];
      if (lies === 'passport') s.publicPassports -= 1;
      else s.publicTickets -= 1;
    }
    if (s.passports[seat]! > 0 && s.tickets[seat]! > 0) s.paired |= 1 << seat;
  }
}

// ------------------------------------------------------------------------------------------------------ asking, answering

/** An answer, with a die that shows this number. */
export function rolling(s: State, seat: Seat, value: unknown, die: number): State {
  const next = emigration.after(s, { seat, value }, [die - 1]);
  if (!next.ok) throw new Error(next.why);
  if (!next.told.some(({ event }) => event.type === 'rolled')) throw new Error(`${String(value)} rolls no die`);
  return next.state;
}

/** A whole new game, up to the first question. */
export function dealt(seats: number, seed = 1, options: Record<string, Json> = {}): State {
  return emigration.start({ seats, options, seed }).state;
}

/** What may be done on a turn. */
export function deeds(s: State, seat: Seat): Deed[] {
  return offers(s, seat).map((said) => DEEDS.find((deed) => deed === said)!);
}

// Deeds by their names, as the tests speak of them.
export const buy = (from: Seat, place: Place): Deed => BUY[from * PLACE_COUNT + placeIndex(place)]!;
export const discard = (from: Seat, place: Place): Deed => DISCARD[from * PLACE_COUNT + placeIndex(place)]!;
export const activate = (from: Seat, place: Place): Deed => ACTIVATE[from * PLACE_COUNT + placeIndex(place)]!;
export const pay = (paper: Paper): Deed => PAY[paper];
export const skip = (paper: Paper): Deed => SKIP[paper];
export const scalp = (paper: Paper, from: Seat): Deed => SCALP[paper][from]!;
/** also what nobody can sell */
export const sell = (card: string): Deed => SELL[cardNumber(card)] ?? { act: 'sell', card };
export { COLLEGE as college, FORFEIT as forfeit, GRADUATE as graduate };

// ------------------------------------------------------------------------------------------------------ reading the table

/** Everything in a stash, by id, papers last. */
export function stashOf(s: State, seat: Seat): string[] {
  const { documents, connections, life, passports, tickets } = seen(s, 'spectator').players[seat]!;
  const papers = [...new Array<string>(passports).fill('passport'), ...new Array<string>(tickets).fill('ticket')];
  return [...documents, ...connections, ...life, ...papers];
}

/** What lies AVAILABLE in a layout. */
export function free(s: State, seat: Seat): string[] {
  return numbersIn(UNCOVERED[s.lying[seat]!]! & s.up[seat]!).map((at) => PLACES[at]!);
}

/** The face of a place: the card's id, 'down' or null. */
export function faceOf(s: State, seat: Seat, place: Place): string | null {
  return seen(s, 'spectator').players[seat]!.layout[placeIndex(place)]!;
}

export function lastDiscard(s: State): string | undefined {
  return seen(s, 'spectator').discards.at(-1);
}
