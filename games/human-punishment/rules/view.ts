import { list, type Seat, type Viewer } from '@tablewright/kernel';
import { DICE } from './acts.ts';
import { ALL_ROUNDERS } from './content/all-rounders.ts';
import { campaignRecord, seatRecord } from './campaign.ts';
import { AREA_IDS, BLUE_AREAS, LOCATIONS, RED_AREAS } from './content/board.ts';
import { BOXES, PISTOL, RIFLE_HQ } from './content/boxes.ts';
import { FEYKAH } from './content/characters.ts';
import { CAUSES, VICTORS } from './content/endings.ts';
import { ENEMIES } from './content/enemies.ts';
import { ENEMY_PLACES, placeId } from './content/enemy-places.ts';
import { EVENTS } from './content/events.ts';
import { FACES } from './content/faces.ts';
import { OBJECTIVES } from './content/objectives.ts';
import { RECON } from './content/recon.ts';
import { WOUNDS } from './content/wounds.ts';
import { BOX } from './boxes.ts';
import { healthAt } from './enemies.ts';
import { enemyAt } from './pieces.ts';
import { DEUS, GONE, NONE, type State } from './state.ts';
import { frameSeen, openFace, SPECIAL } from './view/frames.ts';
import {
  areas,
  chipSeen,
  colour,
  factionId,
  knows,
  otherFor,
  ownFor,
  pieceFor,
  pieceSeen,
  playerSeen,
  programs,
  seatOf,
} from './view/players.ts';
import type { BoxView, EnemyView, OpenFace, PlayerView, SectorView, SlotView, SpotView, View } from './view/types.ts';

export type * from './view/types.ts';

// What one seat, or somebody who watches, sees (ledger 5). Built up from nothing: what is not written here is told to
// nobody. It is also all that the viewer remembers: a world is sampled from it alone.

/** One look at the table for all who watch it: what everybody sees is made once and stands in every view. */
export function views(s: State): (me: Viewer) => View {
  return viewMaker(s, s.outcome !== null && !s.campaign, false); // HPB-911, HPB-952
}

/** Everything in the open at any moment; for looking at a game again that is over. */
export function openView(s: State): View {
  return viewMaker(s, true, true)('spectator');
}

/** `open`: what the end of a game shows; `all`: the frames too, for a replay. */
function viewMaker(s: State, open: boolean, all: boolean): (me: Viewer) => View {
  const shared = publicPart(s, open);
  const record = campaignRecord(s);
  const players = s.character.map((_, seat) => playerSeen(s, seat, open));
  const pieces = s.at.map((_, piece) => pieceSeen(s, piece, open));
  const plain = s.stack.map((frame) => (SPECIAL.has(frame.stage) ? null : frameSeen(s, frame, 'spectator', all)));
  return (me) => {
    const seat = open ? NONE : seatOf(me);
    return {
      me,
      ...shared,
      players: seat === NONE ? players : players.map((seen, other) => playerFor(s, seen, other, seat)),
      pieces: seat === NONE ? pieces : pieces.map((seen, piece) => pieceFor(s, seen, piece, seat)),
      sectors: s.sectors.map((_, at) => sectorSeen(s, at, me, open)),
      network: networkSeen(s, me, open),
      junkyard: junkyardSeen(s, me, open),
      removed: s.removed.map((chip) => chipSeen(s, chip, open || knows(s.known[chip]!, me))),
      boxes: boxesSeen(s, me, open),
      pool: s.pool.map((card, at) => (open || knows(s.poolKnown[at] ?? 0, me) ? factionId(card) : null)),
      passedOn: passedOnSeen(s, me),
      returned: returnedSeen(s, me),
      campaign: record === null ? null : { record, mine: me === 'spectator' ? null : seatRecord(s, me) },
      now: plain.map((seen, at) => seen ?? frameSeen(s, s.stack[at]!, me, all)),
    };
  };
}

function playerFor(s: State, seen: PlayerView, seat: Seat, me: Seat): PlayerView {
  return seat === me ? ownFor(s, seen, me) : otherFor(s, seen, seat, me);
}

type Own =
  | 'me'
  | 'players'
  | 'pieces'
  | 'sectors'
  | 'network'
  | 'junkyard'
  | 'removed'
  | 'boxes'
  | 'pool'
  | 'passedOn'
  | 'returned'
  | 'campaign'
  | 'now';

function publicPart(s: State, open: boolean): Omit<View, Own> {
  return {
    seats: s.seats,
    options: {
      randomCharacters: s.randomCharacters,
      firstGame: s.firstGame,
      blindSectorOne: s.blindSectorOne,
      sharedEarly: s.sharedEarly,
      twoColumns: s.twoColumns,
      campaign: s.campaign,
    },
    first: s.first,
    active: s.active,
    turns: s.turns,
    phase: s.phase,
    draws: s.draws,
    leader: orNull(s.leader),
    general: orNull(s.general),
    motion: s.motionOn === NONE ? null : { accused: s.motionOn, yes: list(s.motionYes) },
    mayInfect: orNull(s.mayInfect),
    bars: {
      riot: s.riot,
      morale: s.morale,
      resource: s.resource,
      security: s.security,
      threat: s.threat,
      apex: s.apex,
      deus: s.deus,
      guard: s.guard,
    },
    exMarkers: s.exMarkers === 1,
    programCost: s.programCost,
    kuro: { state: (['here', 'away', 'destroyed'] as const)[s.kuroGone]!, markers: areas(s.kuroMarkers) },
    allRounders: {
      played: list(s.allRounders).map((at) => ALL_ROUNDERS[at]!.id),
      tookBack: s.tookBack === 1,
    },
    enemies: enemiesSeen(s),
    enemiesLeft: s.left.slice(),
    destroyed: list(s.destroyed).map((at) => LOCATIONS[at]!.id),
    apex: pathSeen(s.apexAt, BLUE_AREAS),
    deus: { ...pathSeen(s.deusAt, RED_AREAS), marker: orNull(s.deusMarker) },
    generalCount: s.generalDeck.length,
    generalList: s.generalList.slice(),
    discard: countFaces(s.discard),
    shown: groups(s.shown),
    thrown: thrownSeen(s),
    programDeck: s.programDeck.length,
    display: programs(s.display),
    programDiscard: programs(s.programDiscard),
    events: s.stacks.map((stack, at) => ({
      count: stack.length,
      bottom: stack.slice(0, s.seenEvents[at]).map((event) => EVENTS[event]!.id),
    })),
    woundDeck: {
      count: s.woundDeck.length,
      bottom: s.woundDeck.slice(0, s.seenWounds).map((type) => WOUNDS[type]!.id),
    },
    reconDeck: s.reconDeck.length,
    reconUsed: s.reconUsed.map((type) => RECON[type]!.id),
    supply: {
      count: s.supply.length,
      beside: s.beside.length,
      besideFaces: s.mixed === 0 ? s.beside.map((box) => BOXES[box]!.id) : null,
      mixed: s.mixed,
      discard: s.supplyDiscard.map((box) => BOXES[box]!.id),
      hq: { pistol: s.hq[PISTOL]!, 'rifle-hq': s.hq[RIFLE_HQ]! },
    },
    scannersAt: s.scannersAt.slice(),
    turn: {
      ap: s.ap,
      move: s.move,
      used: s.used,
      allRounders: s.allRoundersNow,
      entered: list(s.entered),
      boxesTaken: s.boxesTaken.map(areas),
      kuro: s.kuro,
      mods: s.mods.slice(),
      fallen: s.fallen === 1,
    },
    open,
    cause: s.ended === 0 ? null : CAUSES[s.ended - 1]!,
    victor: s.victor === NONE ? null : VICTORS[s.victor]!,
    outcome: s.outcome,
  };
}

export function orNull(value: number): number | null {
  return value === NONE ? null : value;
}

export function pathSeen(at: number, along: readonly number[]): View['apex'] {
  const isHere = at !== NONE && at !== GONE;
  return { space: isHere ? at + 1 : null, area: isHere ? AREA_IDS[along[at]!]! : null, gone: at === GONE };
}

export function enemiesSeen(s: State): EnemyView[] {
  const enemies: EnemyView[] = [];
  for (let place = 0; place < ENEMY_PLACES; place += 1) {
    const kind = enemyAt(s, place);
    if (kind === NONE) continue;
    const { type, level } = kind === DEUS ? { type: 'deus' as const, level: 0 } : ENEMIES[kind]!;
    enemies.push({ at: placeId(place), kind, type, level, health: healthAt(s, place) });
  }
  return enemies;
}

function countFaces(cards: readonly number[]): number[] {
  const counts = new Array<number>(FACES).fill(0);
  for (const face of cards) counts[face]! += 1;
  return counts;
}

function groups(shown: readonly number[]): OpenFace[][] {
  const all: OpenFace[][] = [];
  let group: OpenFace[] = [];
  for (const face of shown) {
    if (face !== NONE) group.push(openFace(face));
    else {
      all.push(group);
      group = [];
    }
  }
  return all;
}

function thrownSeen(s: State): View['thrown'] {
  const seen: View['thrown'] = [];
  for (let at = 0; at < s.thrown.length; at += 2) seen.push({ die: DICE[s.thrown[at]!]!, came: s.thrown[at + 1]! });
  return seen;
}

export function sectorSeen(s: State, at: number, me: Viewer, open: boolean): SectorView {
  const stack = s.sectors[at]!;
  const known = stack.map((chip) => (open || knows(s.known[chip]!, me) ? colour(chip) : null)).reverse();
  return { value: s.sectorValue[at]!, count: stack.length, known };
}

/** HPB-951 At the end of a campaign's game the chips are shown after they were shuffled. */
export function networkSeen(s: State, me: Viewer, open: boolean): (SlotView | null)[] {
  return s.network.map((chip, slot) => {
    if (chip === NONE) return null;
    const up = (s.faceUp & (1 << slot)) !== 0;
    const isKnown = open || up || s.outcome !== null || knows(s.known[chip]!, me);
    return { ...chipSeen(s, chip, isKnown), by: orNull(s.placedBy[slot]!), up };
  });
}

export function junkyardSeen(s: State, me: Viewer, open: boolean): (SpotView | null)[] {
  return s.junk.map((chip, spot) => {
    if (chip === NONE) return null;
    const isKnown = open || s.outcome !== null || knows(s.known[chip]!, me);
    return { ...chipSeen(s, chip, isKnown), by: orNull(s.junkBy[spot]!), turn: s.junkTurn[spot]! };
  });
}

export function boxesSeen(s: State, me: Viewer, open: boolean): BoxView[] {
  const boxes: BoxView[] = [];
  for (let at = 0; at < s.lying.length; at += BOX) {
    const up = s.lying[at + 2] === 1;
    const isKnown = open || up || knows(s.lying[at + 3]!, me);
    boxes.push({
      area: AREA_IDS[s.lying[at]!]!,
      box: isKnown ? BOXES[s.lying[at + 1]!]!.id : null,
      up,
      clean: s.lying[at + 4] === 1,
    });
  }
  return boxes;
}

/** HPB-025 Only Feykah has seen it. */
function passedOnSeen(s: State, me: Viewer): View['passedOn'] {
  return me !== 'spectator' && s.passedOn !== NONE && s.character[me] === FEYKAH ? factionId(s.passedOn) : null;
}

function returnedSeen(s: State, me: Viewer): string | null {
  const back = me === 'spectator' ? NONE : (s.returned[me] ?? NONE);
  return back === NONE ? null : OBJECTIVES[back]!.id;
}
