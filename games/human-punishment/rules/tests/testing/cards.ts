import { AREA_IDS, LOCATIONS } from '../../content/board.ts';
import { BARS } from '../../content/effects.ts';
import { EVENTS } from '../../content/events.ts';
import type { CharacterId } from '../../content/characters.ts';
import { ENEMY_PLACES, placeId, placeNamed } from '../../content/enemy-places.ts';
import type { FaceId } from '../../content/faces.ts';
import { PROGRAMS } from '../../content/programs.ts';
import { WOUNDS } from '../../content/wounds.ts';
import type { Told } from '../../events.ts';
import { enemyAt } from '../../pieces.ts';
import { DEUS, type Frame, NONE, type State, TIERS } from '../../state.ts';
import { enemy, poised } from './moments.ts';
import { ann, answer, asked, bea, game, NAMES, offers, passing, type Picture, turnOf } from './tables.ts';

// What the tests of the cards share: a table at which nothing else happens, and words for what a card has changed.

/** Ann's Action Phase with everybody at HQ and nobody General: no window opens unless a card in somebody's hand asks for one. */
export function quiet({ set, ...picture }: Picture = {}): State {
  const s = turnOf(ann, { at: ['4', '4', '4', '4'], ...picture });
  s.general = NONE;
  set?.(s);
  return s;
}

/** Every bar can go up and down from here, and nobody sees a zone change that a test does not ask for. Bea leads. */
export function city(set: (s: State) => void = () => {}): State {
  return quiet({
    set(s) {
      Object.assign(s, { riot: -1, morale: 2, resource: 6, security: 3, threat: 1, apex: 4, deus: 4, guard: 2 });
      s.leader = bea;
      set(s);
    },
  });
}

/** Ann plays this character and holds these cards. */
export function as(character: CharacterId, cards: readonly FaceId[], set: (s: State) => void = () => {}): State {
  return quiet({
    characters: [character],
    hands: [cards],
    ...(character === 'dee-coy' && { at: ['4', '4', '4', '4', '4'] }),
    set(s) {
      Object.assign(s, { riot: -1, morale: 2, resource: 6, security: 3, threat: 1, apex: 4, deus: 4 });
      set(s);
    },
  });
}

/** What a test expects to have changed (`changes`). */
export type Change = Record<string, unknown>;

/** A red die of 3, white dice 6 and 6. */
export const SOLDIER_ON_12 = [2, 5, 5];

/** Everybody passes in windows and votes with the first card. */
export function onward(s: State): State {
  let state = passing(s);
  while (VOTING.has(state.stack.at(-1)!.stage)) {
    const [seat] = asked(state) as [number];
    state = passing(answer(state, seat, offers(state, seat)[0]));
  }
  return state;
}

const VOTING = new Set(['voteFor', 'voteCard', 'leaderTie', 'appoint']);

export function programNumber(id: string): number {
  return PROGRAMS.findIndex((one) => one.id === id);
}

function eventNumber(id: string): number {
  return EVENTS.findIndex((one) => one.id === id);
}

function woundNumber(id: string): number {
  return WOUNDS.findIndex((one) => one.id === id);
}

/** The bars that two tables do not share, as what they went up or down by. */
function moved(before: State, after: State): Record<string, number> {
  const changes: Record<string, number> = {};
  for (const bar of BARS) if (after[bar] !== before[bar]) changes[bar] = after[bar] - before[bar];
  return changes;
}

/** This Program lies open with so many charges; 0 for one that stays. */
export function lay(s: State, seat: number, id: string, charges = 2): State {
  const design = programNumber(id);
  for (const deck of [s.programDeck, s.display]) {
    const at = deck.indexOf(design);
    if (at < 0) continue;
    deck.splice(at, 1);
    s.open[seat]!.push(design, charges);
    return s;
  }
  throw new Error(`No ${id} is left.`);
}

/** This Event lies on top of its stack and is read now; what the dice show is given from 0. */
export function readEvent(s: State, id: string, ...came: (number | number[])[]): State {
  return after(poised(onTop(s, id), eventFrame(id)), 0, 'no', ...came);
}

export function onTop(s: State, id: string): State {
  const event = eventNumber(id);
  const stack = s.stacks[EVENTS[event]!.stack]!;
  const at = stack.indexOf(event);
  if (at >= 0) stack.splice(at, 1);
  stack.push(event);
  return s;
}

export function eventFrame(id: string): Frame {
  return { stage: 'event', event: eventNumber(id), step: 0, answer: NONE };
}

/** An answer with dice and lots that come out so. */
export function after(s: State, seat: number, value: unknown, ...came: (number | number[])[]): State {
  return stepOf(s, seat, value, ...came).state;
}

export function stepOf(
  s: State,
  seat: number,
  value: unknown,
  ...came: (number | number[])[]
): Extract<ReturnType<typeof game.after>, { ok: true }> {
  const next = game.after(s, { seat, value }, came);
  if (!next.ok) throw new Error(`${s.stack.at(-1)!.stage}: ${next.why} (${next.rule})`);
  return next;
}

/** All that was told to anybody when somebody answers so. */
export function heard(s: State, seat: number, value: unknown, ...came: (number | number[])[]): Told[] {
  return stepOf(s, seat, value, ...came).told.map(({ event }) => event);
}

/** Somebody claims a card in the window that is open; everybody else passes. */
export function claim(s: State, seat: number, value: unknown, ...came: (number | number[])[]): State {
  let state = s;
  for (const other of asked(s)) if (other !== seat) state = answer(state, other, { act: 'pass' });
  return after(state, seat, value, ...came);
}

/** A Program is used in an Action Phase; everybody passes in the windows that open. */
export function use(s: State, seat: number, id: string, ...came: (number | number[])[]): State {
  return passing(after(s, seat, { act: 'program', card: id }, ...came));
}

export function charge(s: State, seat: number, id: string, ...came: (number | number[])[]): State {
  return passing(after(s, seat, { act: 'charge', card: id }, ...came));
}

export function star(s: State, seat: number, id: FaceId, ...came: (number | number[])[]): State {
  return passing(after(s, seat, { act: 'star', card: id }, ...came));
}

/** An Enemy of Level 1 (or what is said) at a Spawn Location or on a red space. */
export function enemyOn(s: State, place: string, kind = SOLDIER, health = 1): State {
  return enemy(s, placeNamed(place), kind, health);
}

/** type · 3 + level − 1 */
export const TANK = 0;
export const SOLDIER = 6;
export const THIEF = 12;

/** A Wound lies on a board. */
export function wounded(s: State, seat: number, ...ids: string[]): State {
  for (const id of ids) {
    s.woundDeck.splice(s.woundDeck.indexOf(woundNumber(id)), 1);
    s.wounds[seat]!.push(woundNumber(id));
  }
  return s;
}

/** The top Data Chip of a Sector lies on somebody's board. */
export function carry(s: State, piece: number, sector = 1): number {
  const chip = s.sectors[sector - 1]!.pop()!;
  const slot = s.chips[piece * 2] === NONE ? 0 : 1;
  s.chips[piece * 2 + slot] = chip;
  return chip;
}

/** The top Data Chip of a Sector lies in the Junkyard. */
export function scrap(s: State, sector = 1): number {
  const chip = s.sectors[sector - 1]!.pop()!;
  s.junk.push(chip);
  s.junkBy.push(NONE);
  s.junkTurn.push(0);
  return chip;
}

/** The top Data Chip of a Sector lies in the Network: column 0 to 2, Tier from 1. */
export function fill(s: State, column: number, tier: number, sector = 1): number {
  const chip = s.sectors[sector - 1]!.pop()!;
  s.network[column * TIERS + tier - 1] = chip;
  s.placedBy[column * TIERS + tier - 1] = ann;
  return chip;
}

/** Which Programs may be used, charged or laid open by somebody now, and which other cards. */
export function cardsOn(offered: readonly unknown[]): string[] {
  return (offered as { act: string; card?: string }[])
    .filter(({ act }) => act === 'program' || act === 'charge' || act === 'star')
    .map(({ card }) => card!);
}

/** What has changed on the table, in few words: bars by how much, and whatever came, went or was drawn. */
export function changes(before: State, now: State): Change {
  const found: Change = moved(before, now);
  const note = (what: string, value: unknown, isNone: boolean): void => {
    if (!isNone) found[what] = value;
  };
  const added = (ours: readonly string[], theirs: readonly string[]): string[] => {
    const left = [...theirs];
    return ours.filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const boxes = added(boxesOf(now), boxesOf(before));
  note('boxes', boxes, boxes.length === 0);
  const came = added(enemiesOf(now), enemiesOf(before));
  note('came', came, came.length === 0);
  const gone = added(enemiesOf(before), enemiesOf(now));
  note('gone', gone, gone.length === 0);
  const zones = listed(now.destroyed & ~before.destroyed).map((at) => LOCATIONS[at]!.id);
  note('zones', zones, zones.length === 0);
  const caged = listed(now.detained & ~before.detained).map((seat) => NAMES[seat]!);
  note('caged', caged, caged.length === 0);
  const freed = listed(before.detained & ~now.detained).map((seat) => NAMES[seat]!);
  note('freed', freed, freed.length === 0);
  note('leader', NAMES[now.leader], now.leader === before.leader);
  note('traps', now.mixed - before.mixed, now.mixed === before.mixed);
  note('junk', now.junk.length - before.junk.length, now.junk.length === before.junk.length);
  note('removed', now.removed.length - before.removed.length, now.removed.length === before.removed.length);
  for (let piece = 0; piece <= now.seats; piece += 1) {
    const name = piece === now.seats ? 'Kuro' : NAMES[piece]!;
    const change = (what: string, by: number): void => note(`${name} ${what}`, by, by === 0);
    change('health', now.health[piece]! - before.health[piece]!);
    note(`${name} at`, AREA_IDS[now.at[piece]!] ?? 'nowhere', now.at[piece] === before.at[piece]);
    if (piece === now.seats) continue;
    change('wounds', now.wounds[piece]!.length - before.wounds[piece]!.length);
    change('cards', now.hands[piece]!.length - before.hands[piece]!.length);
    change('programs', now.programs[piece]!.length - before.programs[piece]!.length);
  }
  return found;
}

function listed(bits: number): number[] {
  return Array.from({ length: 31 }, (_, at) => at).filter((at) => (bits & (1 << at)) !== 0);
}

function boxesOf(s: State): string[] {
  const areas: string[] = [];
  for (let at = 0; at < s.lying.length; at += 5) areas.push(AREA_IDS[s.lying[at]!]!);
  return areas;
}

const KINDS = ['tank', 'sniper', 'soldier', 'crawler', 'thief'];

function enemiesOf(s: State): string[] {
  const found: string[] = [];
  for (let place = 0; place < ENEMY_PLACES; place += 1) {
    const kind = enemyAt(s, place);
    if (kind === NONE) continue;
    found.push(`${kind === DEUS ? 'deus' : `${KINDS[Math.floor(kind / 3)]!} ${(kind % 3) + 1}`} ${placeId(place)}`);
  }
  return found;
}
