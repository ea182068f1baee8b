import { type Seat, sum } from '@tablewright/kernel';
import { tableWords } from '@tablewright/testkit';
import type { ReportAct } from '../../content/acts.ts';
import { type Face, FACES, POSTERS, type Space, spaceNamed, SPACES } from '../../content/board.ts';
import { SABOTAGE_IDS, type SabotageId, UPGRADE_IDS, type UpgradeId } from '../../content/cards.ts';
import { type CharacterId, characterNamed, CHARACTERS } from '../../content/characters.ts';
import { OBJECTIVE_IDS, type ObjectiveId, objectiveDeck } from '../../content/objectives.ts';
import { robotariat, type State } from '../../index.ts';
import type { Options } from '../../options.ts';
import { blank } from '../../setup.ts';
import { type Frame, type Mode, NONE, NPC_TURN } from '../../state.ts';
import { name } from './acts.ts';

// A table is described by what matters in a test; everything else is sensible: four people with characters that have
// nothing to say any more, round 1, all NPCs that are out on M, nothing on the board.

export const [ann, bea, col, dov] = [0, 1, 2, 3] as const;

const words = tableWords(robotariat, ['ann', 'bea', 'col', 'dov', 'eve']);
export const { asked, now, offers, choices, refusal, absent, answer, answers, step, told, seen, ended } = words;
const { possible } = words;

/** Without an ability once the game has begun; Electric Eye's changes nothing on the table. */
const QUIET: readonly CharacterId[] = ['rambu', 'r-poly', 'smith', 'vivacious', 'electric-eye'];

export interface Picture {
  readonly seats?: number;
  readonly mode?: Mode;
  readonly first?: Seat;
  readonly round?: number;
  readonly target?: number;
  /** by seat; the others play somebody quiet */
  readonly characters?: readonly (CharacterId | undefined)[];
  /** by seat; the others stand where their character starts */
  readonly at?: readonly (Space | undefined)[];
  /** by row of the entry track, from 1 */
  readonly npcs?: { readonly [row: number]: Space };
  readonly posters?: { readonly [space in Space]?: number };
  readonly junk?: number;
  readonly funds?: number;
  readonly reputation?: number;
  readonly office?: number;
  readonly token?: Space;
  /** by seat */
  readonly upgrades?: { readonly [seat: number]: readonly UpgradeId[] };
  readonly used?: { readonly [seat: number]: readonly SabotageId[] } | undefined;
  /** Upgrades that were taken before round 1 */
  readonly starting?: readonly UpgradeId[];
  /** the top cards of the decks */
  readonly topUpgrades?: readonly UpgradeId[];
  readonly topSabotages?: readonly SabotageId[] | undefined;
  /** nothing is left but these */
  readonly onlyUpgrades?: readonly UpgradeId[];
  readonly onlySabotages?: readonly SabotageId[];
  /** by seat; the others hold what is left, in order */
  readonly objectives?: readonly (ObjectiveId | undefined)[];
  readonly peaked?: boolean;
  readonly emptied?: boolean;
  readonly junkedNow?: number;
  readonly junkedBest?: number;
  readonly jammed?: number;
}

const DEFAULTS: Options = { mode: 'secret', crackdown: false, baseOnly: false, first: 1 };

/** The table, with nobody asked yet. */
function laidOut(picture: Picture): State {
  const { seats = 4, mode = 'secret', round = 1 } = picture;
  const base = { seats, stack: [], chance: { kind: 'fast' as const, words: [1, 2, 3, 4] }, outcome: null };
  const s = blank(base, { ...DEFAULTS, mode });
  s.first = picture.first ?? 0;
  s.round = round;
  s.target = picture.target ?? s.target;
  seatDown(s, picture);
  for (let row = 0; row < round; row += 1) s.npcAt[row] = spaceNamed(picture.npcs?.[row + 1] ?? 'M');
  for (const space of SPACES) s.posters[spaceNamed(space)] = picture.posters?.[space] ?? 0;
  s.junk = picture.junk ?? 0;
  s.supply = POSTERS - s.junk - sum(s.posters);
  s.funds = picture.funds ?? 0;
  s.reputation = picture.reputation ?? s.reputation;
  s.office = picture.office ?? 0;
  s.token = spaceNamed(picture.token ?? 'M');
  layCards(s, picture);
  deal(s, picture.objectives ?? []);
  s.peaked = picture.peaked === true ? 1 : 0;
  s.emptied = picture.emptied === true ? 1 : 0;
  s.junkedNow = picture.junkedNow ?? 0;
  s.junkedBest = Math.max(picture.junkedBest ?? 0, s.junkedNow);
  s.jammed = picture.jammed ?? 0;
  return possible(s);
}

function seatDown(s: State, { characters = [], at = [] }: Picture): void {
  const quiet = QUIET.filter((character) => !characters.includes(character));
  for (let seat = 0; seat < s.seats; seat += 1) {
    const character = characterNamed(characters[seat] ?? quiet.shift()!);
    s.character[seat] = character;
    s.at[seat] = spaceNamed(at[seat] ?? CHARACTERS[character]!.start);
  }
}

function layCards(s: State, picture: Picture): void {
  for (const [seat, cards] of Object.entries(picture.upgrades ?? {})) {
    for (const card of cards) s.upgradeOf[UPGRADE_IDS.indexOf(card)] = Number(seat);
  }
  for (const [seat, cards] of Object.entries(picture.used ?? {})) {
    for (const card of cards) s.sabotageOf[SABOTAGE_IDS.indexOf(card)] = Number(seat);
  }
  for (const card of picture.starting ?? []) s.starting |= 1 << UPGRADE_IDS.indexOf(card);
  s.upgradeDeck = deckOf(UPGRADE_IDS, s.upgradeOf, picture.topUpgrades, picture.onlyUpgrades);
  s.sabotageDeck = deckOf(SABOTAGE_IDS, s.sabotageOf, picture.topSabotages, picture.onlySabotages);
}

/** What is not in the deck and nobody's is Bea's, so that no card is lost. */
function deckOf(
  ids: readonly string[],
  owners: number[],
  top: readonly string[] = [],
  only?: readonly string[],
): number[] {
  if (only !== undefined) {
    for (const [card, id] of ids.entries()) if (owners[card] === NONE && !only.includes(id)) owners[card] = bea;
  }
  const rest = ids.filter((id, card) => owners[card] === NONE && !top.includes(id));
  return [...top, ...rest].map((id) => ids.indexOf(id));
}

function deal(s: State, wanted: readonly (ObjectiveId | undefined)[]): void {
  if (s.mode === 'cooperative') return;
  const named = wanted.map((id) => (id === undefined ? NONE : OBJECTIVE_IDS.indexOf(id)));
  const rest = objectiveDeck(s.seats).filter((objective) => !named.includes(objective));
  s.objective = s.objective.map((_, seat) => ((named[seat] ?? NONE) === NONE ? rest.shift()! : named[seat]!));
  s.aside = rest;
}

function upTo(s: State, seat: Seat): Frame[] {
  const taken = ((seat - s.first + s.seats) % s.seats) + 1;
  return [{ stage: 'rounds' }, { stage: 'turns', taken }];
}

/** This player's turn has begun. */
export function turnOf(seat: Seat, picture: Picture = {}): State {
  const s = laidOut(picture);
  s.stack = [...upTo(s, seat), { stage: 'turn', by: seat, moved: 0, acted: 0, used: 0 }];
  return s;
}

/** This player has ended the turn and rolled these faces; nobody has changed them and nothing has moved yet. */
export function rolledBy(seat: Seat, black: Face | null, red: Face, picture: Picture = {}, led = 0): State {
  const s = laidOut(picture);
  const faces = { black: black === null ? NONE : FACES.indexOf(black), red: FACES.indexOf(red) };
  s.stack = [...upTo(s, seat), { stage: 'reroll', by: seat, cause: NPC_TURN, led: led - 1, ...faces }];
  return s;
}

/** The NPC turn of this player with these dice, up to the next question. */
export function npcTurn(seat: Seat, black: Face | null, red: Face, picture: Picture = {}, led = 0): State {
  return answer(rolledBy(seat, black, red, picture, led), seat, 'keep');
}

/** The last player's NPC turn is just over: the round ends, and the next NPC enters. */
export function nextRound(picture: Picture = {}): State {
  const s = laidOut(picture);
  const last = (s.first + s.seats - 1) % s.seats;
  // one answer is put on top that changes nothing, to set the rules going
  s.stack = [...upTo(s, last), { stage: 'salvage', by: last, conductor: last, arrived: 0 }];
  return answer(s, last, 'none');
}

// ------------------------------------------------------------------------------------------------------ reading the table

export function where(s: State, seat: Seat): Space {
  return SPACES[s.at[seat]!]!;
}

/** Where an NPC stands, by its row from 1; '-' before it enters. */
export function npc(s: State, row: number): Space | '-' {
  return s.npcAt[row - 1] === NONE ? '-' : SPACES[s.npcAt[row - 1]!]!;
}

/** All NPCs in one word: 'MS----'. */
export function npcs(s: State): string {
  return s.npcAt.map((_, row) => npc(s, row + 1)).join('');
}

export function postersOn(s: State, space: Space): number {
  return s.posters[spaceNamed(space)]!;
}

/** Funds, Reputation and Office. */
export function tracks(s: State): [funds: number, reputation: number, office: number] {
  return [s.funds, s.reputation, s.office];
}

/** All say that they are ready (or report), after a success with four or five players. */
export function reportAll(s: State, reports: { readonly [seat: number]: ReportAct } = {}): State {
  let next = s;
  for (const seat of asked(s)) next = answer(next, seat, reports[seat] ?? absent(next, seat));
  return next;
}

/** The target is reached, and the Spy has written a report. */
export function reported(): State {
  const objectives = ['spy', 'bursar', 'dealer', 'saboteur'] as const;
  const picture = { npcs: { 1: 'U' }, posters: { R: 1 }, at: ['S', 'S', 'S', 'S'], funds: 59, objectives } as const;
  return answer(answer(rolledBy(ann, 'x', 'yellow', picture), ann, 'keep'), ann, name(1, 'bursar', 2, 'dealer'));
}
