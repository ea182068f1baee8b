import { type Seat, sum } from '@tablewright/kernel';
import { tableWords } from '@tablewright/testkit';
import { cityByName } from '../../content/cities.ts';
import { type City, cityFromCode, encodeCity } from '../../content/city.ts';
import { type Selection, SELECTIONS } from '../../content/selections.ts';
import { ALLEGIANCES, type CityFile, COLOURS, type Colour, DATA, type Length } from '../../content/types.ts';
import { emergence, type State } from '../../index.ts';
import { blank } from '../../setup.ts';
import { AI, type Frame, HUMAN, TYPES } from '../../state.ts';

// A table is described by what matters in a test; everything else is sensible: four operatives in City 01, a short game,
// the last seats are Human, red leads, all agents on the start tile with nothing in their hands.

export const [red, orange, yellow, violet, pink, white] = [0, 1, 2, 3, 4, 5] as const;

const words = tableWords(emergence, COLOURS);
export const { stageOf, asked, now, offers, refusal, absent, answer, answers, step, told, seen, ended } = words;
const { answerAll, possible } = words;

type BySeat<T> = { readonly [colour in Colour]?: T };

export interface Picture {
  readonly seats?: number;
  /** a built-in city by its number, or a city file */
  readonly city?: string | CityFile;
  readonly length?: Length;
  readonly roundLimit?: number;
  readonly round?: number;
  readonly leader?: Colour;
  readonly humans?: readonly Colour[];
  readonly at?: BySeat<string>;
  /** the revealed selections; those who are not named show 'activate-E' */
  readonly show?: BySeat<Selection>;
  readonly tokens?: BySeat<number>;
  /** blocks on player boards, in the letters of the ledger: { red: 'OOOOH' } */
  readonly holds?: BySeat<string>;
  /** what lies on these tiles; the others are as at the start of a game: { C3: 'OO', D5: '' } */
  readonly lying?: Readonly<Record<string, string>>;
  /** what lies on these tiles; all others are empty */
  readonly onlyLying?: Readonly<Record<string, string>>;
  readonly totals?: { readonly ai: number; readonly human: number };
  /** who has spied on whom before */
  readonly spied?: readonly (readonly [by: Colour, on: Colour])[];
}

/** Everybody is about to select; nobody has revealed anything unless `show` says so. */
export function selecting(picture: Picture = {}): State {
  const s = laidOut({ ...picture, show: picture.show ?? {} });
  if (picture.show === undefined) {
    s.action.fill(-1);
    s.augmentation.fill(-1);
  }
  return begin(s, [{ stage: 'mission' }, { stage: 'round', step: 0 }]);
}

/** This operative's turn begins: movement comes first. */
export function turnOf(colour: Colour, picture: Picture = {}): State {
  return begin(laidOut(picture), inTurn(colour, picture, 0));
}

/** This operative has moved, or could not, and acts now. */
export function actionOf(colour: Colour, picture: Picture = {}): State {
  return begin(laidOut(picture), inTurn(colour, picture, 1));
}

/** This operative has triggered the event; the aggregator sets out. */
export function eventOf(colour: Colour, picture: Picture = {}): State {
  return begin(laidOut(picture), [
    ...inTurn(colour, picture, 2),
    { stage: 'assimilate', from: seatOf(colour), asked: 0 },
  ]);
}

function inTurn(colour: Colour, { seats = 4, leader = 'red' }: Picture, step: number): Frame[] {
  const by = seatOf(colour);
  const taken = ((by - seatOf(leader) + seats) % seats) + 1;
  return [{ stage: 'mission' }, { stage: 'round', step: 2 }, { stage: 'turns', taken }, { stage: 'turn', by, step }];
}

/** Sets the rules going: they run when somebody answers, so one answer is put on top that changes nothing. */
function begin(s: State, stack: Frame[]): State {
  const sealed = Array.from({ length: s.seats }, (_, seat) => (seat === 0 ? null : ('understood' as const)));
  s.stack = [...stack, { stage: 'briefing', sealed }];
  emergence.play(possible(s), 0, 'understood');
  return s;
}

function laidOut(picture: Picture): State {
  const { seats = 4, length = 'short', city = '01', roundLimit } = picture;
  const file = typeof city === 'string' ? cityByName(city)! : city;
  const base = { seats, stack: [], chance: { kind: 'fast' as const, words: [1, 2, 3, 4] }, outcome: null };
  const s = blank(base, { length, city: encodeCity(file), roundLimit: true });
  if (roundLimit !== undefined) s.roundLimit = roundLimit;
  s.round = picture.round ?? 1;
  s.leader = seatOf(picture.leader ?? 'red');
  deal(s, picture.humans);
  for (let seat = 0; seat < seats; seat += 1) seatDown(s, seat, picture);
  layBlocks(s, picture);
  if (picture.totals !== undefined) assimilatedBefore(s, picture.totals);
  s.spied = (picture.spied ?? []).flatMap((pair) => pair.map(seatOf));
  settleSupply(s);
  return s;
}

function deal(s: State, humans?: readonly Colour[]): void {
  const count = ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human;
  for (let seat = 0; seat < s.seats; seat += 1) {
    const isHuman = humans === undefined ? seat >= s.seats - count : humans.includes(COLOURS[seat]!);
    s.allegiance[seat] = isHuman ? HUMAN : AI;
  }
}

function seatDown(s: State, seat: Seat, { at, show, tokens, holds }: Picture): void {
  const colour = COLOURS[seat]!;
  const city = cityFromCode(s.city);
  const selected = SELECTIONS.indexOf(show?.[colour] ?? 'activate-E');
  s.at[seat] = tileIn(city, at?.[colour] ?? city.names[city.start]!);
  s.action[seat] = selected >> 1;
  s.augmentation[seat] = selected & 1;
  s.tokens[seat] = tokens?.[colour] ?? 0;
  for (const type of typesIn(holds?.[colour] ?? '')) s.held[seat * TYPES + type]! += 1;
}

function layBlocks(s: State, { lying, onlyLying }: Picture): void {
  if (onlyLying !== undefined) s.lying.fill(0);
  for (const [name, letters] of Object.entries({ ...lying, ...onlyLying })) {
    const tile = tileIn(cityFromCode(s.city), name);
    s.lying.fill(0, tile * TYPES, tile * TYPES + TYPES);
    for (const type of typesIn(letters)) s.lying[tile * TYPES + type]! += 1;
  }
}

/** The totals come out of one event long ago, in which red inserted everything. */
function assimilatedBefore(s: State, { ai, human }: { ai: number; human: number }): void {
  s.inserted.push(0, red, ai, human);
  s.totals = [ai, human];
  s.opened = 1;
}

function settleSupply(s: State): void {
  const inPlay = (type: number) => sum([...s.lying, ...s.held].filter((_, i) => i % TYPES === type));
  s.supplied = [...DATA.map((_, type) => inPlay(type)), sum(s.tokens)];
}

function tileIn(city: City, name: string): number {
  const tile = city.tileNamed.get(name);
  if (tile === undefined) throw new Error(`There is no tile ${name} in ${city.name}.`);
  return tile;
}

function typesIn(letters: string): number[] {
  return [...letters].map((letter) => 'TOHM'.indexOf(letter));
}

function seatOf(colour: Colour): Seat {
  return COLOURS.indexOf(colour);
}

// ------------------------------------------------------------------------------------------------------ asking, answering

/** All select at once; those who are not named select 'spy-E', which asks nothing of people without tokens. */
export function select(s: State, selections: BySeat<Selection> = {}): State {
  const values = Array.from({ length: s.seats }, (_, seat) => selections[COLOURS[seat]!] ?? 'spy-E');
  return answerAll(s, values);
}

/** The rest of the round passes: everybody does as little as possible. */
export function nextRound(s: State): State {
  let next = s;
  while (next.round === s.round && next.outcome === null) {
    const seat = asked(next)[0]!;
    next = answer(next, seat, offers(next, seat).includes('nothing') ? 'nothing' : absent(next, seat));
  }
  return next;
}

// ------------------------------------------------------------------------------------------------------ reading the table

/** Where an agent stands. */
export function tileOf(s: State, seat: Seat): string {
  return cityFromCode(s.city).names[s.at[seat]!]!;
}

/** The blocks on a player board, in letters: 'OOH'. */
export function held(s: State, seat: Seat): string {
  return lettersOf(s.held.slice(seat * TYPES, seat * TYPES + TYPES));
}

/** The blocks on a tile, in letters. */
export function lyingOn(s: State, name: string): string {
  const tile = tileIn(cityFromCode(s.city), name);
  return lettersOf(s.lying.slice(tile * TYPES, tile * TYPES + TYPES));
}

function lettersOf(counts: readonly number[]): string {
  return counts.map((count, type) => 'TOHM'[type]!.repeat(count)).join('');
}

// ------------------------------------------------------------------------------------- tables with rare secrets

/** Five at the table, the last two Human; red, an A.I., has spied on pink, one of them. */
export function spiedOnOne(): State {
  return turnOf('red', { seats: 5, humans: ['violet', 'pink'], spied: [['red', 'pink']] });
}

/** Red has inserted three tokens, and the box travels on. */
export function splitUnderWay(): State {
  return answer(eventOf('red', { tokens: { red: 3, orange: 2 } }), red, { ai: 2, human: 1 });
}
