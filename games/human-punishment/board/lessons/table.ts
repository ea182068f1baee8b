import type { LessonBeat } from '@tablewright/board';
import type { State, View } from '@tablewright/human-punishment-rules';
import {
  AREA_IDS,
  type AreaId,
  CHARACTER_IDS,
  CHIPS,
  type ChipColour,
  CHIP_COLOURS,
  DECKS,
  ENEMIES,
  EVENTS,
  FACE_IDS,
  FACTION_IDS,
  LOCATIONS,
  LOYALTY_CARDS,
  OBJECTIVES,
  PROGRAMS,
  STAR_CARDS,
} from '@tablewright/human-punishment-rules/content';

// The table of all lessons: four players, everything dealt by hand. Nobody holds a face-down Program, and the cards for any
// time lie in the open pile, so that no window opens before the lesson that is about windows.

export type Beat = LessonBeat<View>;
type Face = (typeof FACE_IDS)[number];

export const YOU = 0;
export const MARA = 1;
export const IVO = 2;
export const TESS = 3;
export const NAMES = ['You', 'Mara', 'Ivo', 'Tess'];

const NONE = -1;
const CHARACTERS = ['havoc', 'nova', 'dryden', 'jayden'] as const;
const LOYALTIES = ['human', 'human', 'machine', 'fallen'] as const;
/** Jayden has two */
const AIMS = [['O-03'], ['O-06'], ['O-10'], ['O-01', 'O-14']] as const;

export interface Position {
  readonly turns: number;
  readonly active?: number;
  /** by seat */
  readonly at?: readonly AreaId[];
  readonly hands?: readonly (readonly Face[])[];
  /** what you draw next from your own deck, the first one first */
  readonly draws?: readonly Face[];
  /** what is turned up next from the common deck, the first one first */
  readonly turnsUp?: readonly Face[];
  /** the Event that comes next, by its id */
  readonly event?: string;
  readonly leader?: number;
  readonly general?: number | null;
  readonly points?: { readonly ap: number; readonly move: number };
  /** your face-down Programs */
  readonly programs?: readonly string[];
  /** the next Program of the deck */
  readonly program?: string;
  /** the top chips of the Sectors I, II and III, the top one first */
  readonly sectors?: readonly (readonly ChipColour[])[];
  /** what you carry */
  readonly chip?: ChipColour;
  readonly enemies?: { readonly [location: string]: { readonly type: string; readonly level: number } };
}

/** Everything as after a set-up, then what the lesson wants otherwise, with your Action Phase on top. */
export function lay(s: State, position: Position): void {
  const { turns, active = YOU, at = ['2', '4', '3', '5'], hands = [], leader = TESS, general = null } = position;
  s.first = YOU;
  s.active = active;
  s.turns = turns;
  s.leader = leader;
  s.general = general ?? NONE;
  deal(s);
  s.at = [...at.map((area) => AREA_IDS.indexOf(area)), NONE];
  for (const [seat, cards] of hands.entries()) for (const card of cards) hold(s, seat, card);
  upon(s.decks[YOU]!, position.draws ?? []);
  upon(s.generalDeck, position.turnsUp ?? []);
  if (position.event !== undefined) next(s.stacks[0]!, eventNumber(position.event));
  for (const id of position.programs ?? []) take(s, id);
  if (position.program !== undefined) next(s.programDeck, programNumber(position.program));
  for (const [sector, colours] of (position.sectors ?? []).entries())
    for (const colour of colours.toReversed()) next(s.sectors[sector]!, chipIn(s, sector, colour));
  if (position.chip !== undefined) carry(s, position.chip);
  for (const [location, { type, level }] of Object.entries(position.enemies ?? {})) stand(s, location, type, level);
  s.ap = position.points?.ap ?? 2;
  s.move = position.points?.move ?? 2;
  s.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 3 }, { stage: 'action', by: active }];
}

/** Characters, loyalties, Objectives, decks: the same in every lesson. */
function deal(s: State): void {
  s.character = CHARACTERS.map((id) => CHARACTER_IDS.indexOf(id));
  s.decks = s.character.map((character) => DECKS[character]!.flatMap((count, face) => Array<number>(count).fill(face)));
  for (const { id, character } of STAR_CARDS) {
    const seat = s.character.indexOf(character);
    if (seat >= 0) s.discard.push(pull(s.decks[seat]!, FACE_IDS.indexOf(id)));
  }
  s.dealt = LOYALTIES.map((id) => FACTION_IDS.indexOf(id));
  s.faction = s.dealt.slice();
  s.pool = LOYALTY_CARDS.slice();
  for (const card of s.dealt) pull(s.pool, card);
  s.poolKnown = s.pool.map(() => 0);
  s.unusedObjectives = OBJECTIVES.map((_, objective) => objective);
  for (const [seat, ids] of AIMS.entries()) {
    for (const [i, id] of ids.entries())
      s.objectives[seat * 2 + i] = pull(
        s.unusedObjectives,
        OBJECTIVES.findIndex((one) => one.id === id),
      );
  }
  s.health = [2, 2, 2, 2, 0];
  s.item[IVO] = 0; // Dryden begins with a Pistol
  s.hq[0]! -= 1;
  for (let i = 0; i < 3; i += 1) s.display.push(s.programDeck.pop()!);
}

/** Takes one of its kind out of a list. */
function pull(list: number[], item: number): number {
  const at = list.lastIndexOf(item);
  if (at < 0) throw new RangeError(`A lesson wants ${item}, and there is none left.`);
  list.splice(at, 1);
  return item;
}

/** Comes to the top of a stack, which is its end. */
function next(stack: number[], item: number): void {
  stack.push(pull(stack, item));
}

function upon(deck: number[], cards: readonly Face[]): void {
  for (const card of cards.toReversed()) next(deck, FACE_IDS.indexOf(card));
}

function hold(s: State, seat: number, card: Face): void {
  const face = pull(s.decks[seat]!, FACE_IDS.indexOf(card));
  s.hands[seat] = [...s.hands[seat]!, face].toSorted((a, b) => a - b);
}

function eventNumber(id: string): number {
  return EVENTS.findIndex((one) => one.id === id);
}

function programNumber(id: string): number {
  return PROGRAMS.findIndex((one) => one.id === id);
}

function take(s: State, id: string): void {
  const design = programNumber(id);
  s.programs[YOU]!.push(pull(s.display.includes(design) ? s.display : s.programDeck, design));
  if (s.display.length < 3) s.display.push(s.programDeck.pop()!);
}

/** A chip of this colour in a Sector, the first that is found. */
function chipIn(s: State, sector: number, colour: ChipColour): number {
  const wanted = CHIP_COLOURS.indexOf(colour);
  return s.sectors[sector]!.find((chip) => CHIPS[chip] === wanted)!;
}

function carry(s: State, colour: ChipColour): void {
  const chip = pull(s.sectors[0]!, chipIn(s, 0, colour));
  s.chips[0] = chip;
  s.known[chip] = 1 << YOU;
  s.sectorValue[0] = 1;
}

/** A chip that somebody has placed in the Network before, face-down. */
export function placed(s: State, slot: number, colour: ChipColour, by: number): void {
  const chip = pull(s.sectors[0]!, chipIn(s, 0, colour));
  s.network[slot] = chip;
  s.placedBy[slot] = by;
  s.known[chip] = 1 << by;
}

function stand(s: State, location: string, type: string, level: number): void {
  const kind = ENEMIES.findIndex((one) => one.type === type && one.level === level);
  const place = LOCATIONS.findIndex(({ id }) => id === location);
  s.enemyAt[place] = kind;
  s.enemyHealth[place] = ENEMIES[kind]!.health;
  s.left[kind]! -= 1;
}

/** An Event that has been read, with its check: somebody is asked for cards. */
export function inCheck(s: State, event: string, asked: { readonly by: number; readonly last: 0 | 1 }): void {
  const number = eventNumber(event);
  pull(s.stacks[0]!, number);
  const zeros = (): number[] => [0, 0, 0, 0];
  s.stack = [
    { stage: 'rounds' },
    { stage: 'turn', step: 6 },
    { stage: 'eventPhase', step: 2, cancelled: 0 },
    { stage: 'event', event: number, step: 2, answer: 0 },
    {
      stage: 'check',
      event: number,
      step: asked.last === 1 ? 2 : 0,
      turn: asked.last === 1 ? s.seats : 1 + ((asked.by - s.active + s.seats) % s.seats),
      cards: [],
      authors: [],
      counts: zeros(),
      free: zeros(),
      declared: zeros(),
      revealed: 0,
      removed: [],
      change: 0,
      result: 0,
    },
    { stage: 'contribute', ...asked },
  ];
}

/** Puts a card into the check that is open, as if it had been put in before. */
export function putIn(s: State, seat: number, card: Face): void {
  const check = s.stack.find((frame) => frame.stage === 'check');
  if (check?.stage !== 'check') throw new RangeError('A lesson wants a check to be open.');
  check.cards.push(pull(s.decks[seat]!, FACE_IDS.indexOf(card)));
  check.authors.push(seat);
  check.counts[seat]! += 1;
}

/** Somebody else passes a window. */
export const passes = (...seats: readonly number[]): Beat[] => seats.map((seat) => ({ seat, value: { act: 'pass' } }));

export const you = (view: View) => view.players[YOU]!;
