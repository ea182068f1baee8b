import { list, type Seat, type Viewer } from '@tablewright/kernel';
import { AREA_IDS, type AreaId, PLACES } from '../content/board.ts';
import { BOXES } from '../content/boxes.ts';
import { CHARACTER_IDS } from '../content/characters.ts';
import { CHIP_COLOURS, type ChipColour, colourOf } from '../content/chips.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { FACTION_IDS, type FactionId } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { WOUNDS } from '../content/wounds.ts';
import { progressOf } from '../objectives.ts';
import {
  actionPoints,
  blueLimit,
  cardsToDraw,
  handLimit,
  isDetained,
  isInZone,
  maxHealth,
  movement,
  playerOf,
  programLimit,
  rangeOf,
  redLimit,
  shieldOf,
  slotsOf,
  strengthOf,
} from '../pieces.ts';
import {
  AREAS_ENDED,
  BIG_KILLS,
  CITY_ACTIONS,
  DROPPED,
  KILLS,
  NONE,
  type Piece,
  PLACED,
  PLACED_OTHER,
  RECON_USED,
  SLOTS,
  type State,
  TALLIES,
  WOUNDS_RECEIVED,
} from '../state.ts';
import { SKILLS_A_TREE } from '../tasks.ts';
import type { ChipView, ObjectiveView, PieceView, PlayerView, StatsView, TallyView } from './types.ts';

// The boards of the players: what everybody sees of them, and what the viewer knows besides.

export function faces(cards: readonly number[]): FaceId[] {
  return cards.map((face) => FACE_IDS[face]!);
}

export function programs(designs: readonly number[]): string[] {
  return designs.map((design) => PROGRAMS[design]!.id);
}

export function areas(bits: number): AreaId[] {
  return list(bits).map((area) => AREA_IDS[area]!);
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}

/** −1 for somebody who watches: knows nothing. */
export function seatOf(me: Viewer): Seat {
  return me === 'spectator' ? NONE : me;
}

export function knows(seats: number, me: Viewer): boolean {
  return me !== 'spectator' && (seats & (1 << me)) !== 0;
}

// ------------------------------------------------------------------------------------------------------------------- chips

export function colour(chip: number): ChipColour {
  return CHIP_COLOURS[colourOf(chip)]!;
}

const ORIGINS: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, bits) => list(bits).map((at) => at + 1));

export function chipSeen(s: State, chip: number, isKnown: boolean): ChipView {
  return { colour: isKnown ? colour(chip) : null, from: ORIGINS[s.origins[chip]!]!.slice() };
}

// ------------------------------------------------------------------------------------------------------------------ pieces

export function chipsSeen(s: State, piece: Piece, isKnown: (chip: number) => boolean): ChipView[] {
  const chips: ChipView[] = [];
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const chip = s.chips[piece * SLOTS + slot]!;
    if (chip !== NONE) chips.push(chipSeen(s, chip, isKnown(chip)));
  }
  return chips;
}

/** Somebody plays it: Kuro is there with Dee Coy alone. */
export function isPlayed(s: State, piece: Piece): boolean {
  return piece === s.seats ? playerOf(s, piece) !== NONE : s.character[piece] !== NONE;
}

export function pieceSeen(s: State, piece: Piece, open: boolean): PieceView {
  const area = s.at[piece]!;
  const isInPlay = isPlayed(s, piece);
  return {
    area: area === NONE ? null : AREA_IDS[area]!,
    place: area === NONE ? null : PLACES[area]![s.place[piece]!]!,
    health: s.health[piece]!,
    maxHealth: isInPlay ? maxHealth(s, piece) : 0,
    zone: isInZone(s, piece),
    chips: chipsSeen(s, piece, () => open),
    slots: isInPlay ? slotsOf(s, piece) : 0,
    scanners: list(s.scanners[piece]!).map((at) => at + 1),
    reconHeld: s.recon[piece] !== NONE,
    reconHad: (s.reconHad & (1 << piece)) !== 0,
    recon: open ? reconOf(s, piece) : null,
    wounds: s.wounds[piece]!.map((type) => WOUNDS[type]!.id),
  };
}

export function reconOf(s: State, piece: Piece): string | null {
  return s.recon[piece] === NONE ? null : RECON[s.recon[piece]!]!.id;
}

/** With what only this player knows: the own Recon card, the colours of chips. */
export function pieceFor(s: State, seen: PieceView, piece: Piece, me: Seat): PieceView {
  const isOwn = playerOf(s, piece) === me;
  if (seen.chips.length === 0 && !(isOwn && seen.reconHeld)) return seen;
  return {
    ...seen,
    chips: chipsSeen(s, piece, (chip) => (s.known[chip]! & (1 << me)) !== 0),
    recon: isOwn ? reconOf(s, piece) : null,
  };
}

// ----------------------------------------------------------------------------------------------------------------- players

export function statsOf(s: State, seat: Seat): StatsView | null {
  if (s.character[seat] === NONE) return null;
  return {
    ap: actionPoints(s, seat),
    move: movement(s, seat),
    draw: cardsToDraw(s, seat),
    range: rangeOf(s, seat),
    strength: strengthOf(s, seat),
    red: redLimit(s, seat),
    blue: blueLimit(s, seat),
    shield: shieldOf(s, seat),
    handLimit: handLimit(s, seat),
    programLimit: programLimit(s, seat),
  };
}

export function tallyOf(s: State, seat: Seat): TallyView {
  const of = (what: number): number => s.tally[seat * TALLIES + what]!;
  return {
    placed: of(PLACED),
    dropped: of(DROPPED),
    kills: of(KILLS),
    bigKills: of(BIG_KILLS),
    wounds: of(WOUNDS_RECEIVED),
    recon: of(RECON_USED),
    cityActions: list(of(CITY_ACTIONS)).map((at) => at + 1),
    areasEnded: areas(of(AREAS_ENDED)),
  };
}

/** Of a faction's number; null for none. */
export function factionId(faction: number): FactionId | null {
  return faction === NONE ? null : FACTION_IDS[faction]!;
}

const TAINTED = OBJECTIVES.findIndex(({ id }) => id === 'O-02');

/** How far it has gone: all of it happens on the table, but for the colours of delivered chips. */
function objectiveSeen(s: State, seat: Seat, objective: number, seesColours: boolean): ObjectiveView {
  const { id } = OBJECTIVES[objective]!;
  const { done, wanted } = progressOf(s, seat, objective);
  const isSeen = objective !== TAINTED || seesColours;
  return { id, done: isSeen ? done : null, wanted, met: isSeen ? done >= wanted : null };
}

export function objectivesSeen(
  s: State,
  seat: Seat,
  isKnown: (at: number) => boolean,
  seesColours: boolean,
): PlayerView['objectives'] {
  const seen: PlayerView['objectives'] = [];
  for (let at = seat * 2; at < seat * 2 + 2; at += 1) {
    const objective = s.objectives[at]!;
    if (objective !== NONE) seen.push(isKnown(at) ? objectiveSeen(s, seat, objective, seesColours) : null);
  }
  return seen;
}

export function openProgramsSeen(s: State, seat: Seat): PlayerView['openPrograms'] {
  const charged = s.open[seat]!;
  const seen: PlayerView['openPrograms'] = [];
  for (let at = 0; at < charged.length; at += 2)
    seen.push({ card: PROGRAMS[charged[at]!]!.id, charges: charged[at + 1]! });
  return seen;
}

/** As everybody sees a player; after the end, with everything. */
export function playerSeen(s: State, seat: Seat, open: boolean): PlayerView {
  const character = s.character[seat]!;
  const programsKnown: string[] = [];
  for (let at = 0; at < s.programNotes.length; at += 2)
    if (s.programNotes[at] === seat) programsKnown.push(PROGRAMS[s.programNotes[at + 1]!]!.id);
  return {
    character: character === NONE ? null : CHARACTER_IDS[character]!,
    handCount: s.hands[seat]!.length,
    hand: open ? faces(s.hands[seat]!) : null,
    deckCount: s.decks[seat]!.length,
    deck: open ? faces(sorted(s.decks[seat]!)) : null,
    handKnown: [],
    hiddenPrograms: s.programs[seat]!.length,
    programs: open ? programs(s.programs[seat]!) : null,
    programsKnown,
    openPrograms: openProgramsSeen(s, seat),
    transferredCount: s.transferred[seat]!.length,
    transferred: open ? programs(s.transferred[seat]!) : null,
    boosts: list(s.boosts[seat]!),
    steps: s.steps.slice(seat * SKILLS_A_TREE, (seat + 1) * SKILLS_A_TREE),
    bar: s.bar[seat]!,
    item: s.item[seat] === NONE ? null : BOXES[s.item[seat]!]!.id,
    revoked: (s.revoked & (1 << seat)) !== 0,
    muted: (s.muted & (1 << seat)) !== 0,
    detained: isDetained(s, seat),
    tally: tallyOf(s, seat),
    placedOther: open ? s.tally[seat * TALLIES + PLACED_OTHER]! : null,
    stats: statsOf(s, seat),
    dealt: open ? factionId(s.dealt[seat]!) : null,
    faction: open ? factionId(s.faction[seat]!) : null,
    objectives: objectivesSeen(s, seat, () => open, open),
  };
}

/** With what only this viewer knows of another player. */
export function otherFor(s: State, seen: PlayerView, seat: Seat, me: Seat): PlayerView {
  const bit = 1 << me;
  const isShown = (at: number): boolean => (s.objectiveKnown[at]! & bit) !== 0;
  const handKnown: FaceId[] = [];
  for (let at = 0; at < s.handNotes.length; at += 3)
    if (s.handNotes[at] === me && s.handNotes[at + 1] === seat) handKnown.push(FACE_IDS[s.handNotes[at + 2]!]!);
  const told = s.toldFaction[me * s.seats + seat]!;
  const sawDealt = (s.dealtKnown[seat]! & bit) !== 0;
  if (handKnown.length === 0 && told === NONE && !sawDealt && !isShown(seat * 2) && !isShown(seat * 2 + 1)) return seen;
  return {
    ...seen,
    handKnown,
    dealt: sawDealt ? factionId(s.dealt[seat]!) : null,
    faction: factionId(told),
    objectives: objectivesSeen(s, seat, isShown, false),
  };
}

/** The own board, with all that lies on it. */
export function ownFor(s: State, seen: PlayerView, me: Seat): PlayerView {
  const seesColours = !s.blindSectorOne;
  return {
    ...seen,
    hand: faces(s.hands[me]!),
    deck: faces(sorted(s.decks[me]!)),
    programs: programs(s.programs[me]!),
    transferred: programs(s.transferred[me]!),
    placedOther: seesColours ? s.tally[me * TALLIES + PLACED_OTHER]! : null,
    dealt: factionId(s.dealt[me]!),
    faction: factionId(s.faction[me]!),
    objectives: objectivesSeen(s, me, () => true, seesColours),
  };
}
