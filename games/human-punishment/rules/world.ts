import { noChance, type Rng, type Seat } from '@tablewright/kernel';
import { DICE } from './acts.ts';
import { ALL_ROUNDERS } from './content/all-rounders.ts';
import { AREA_IDS, type AreaId, LOCATIONS, PLACES, RED_AREAS } from './content/board.ts';
import { BOXES, PISTOL, RIFLE_HQ } from './content/boxes.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { CAUSES, VICTORS } from './content/endings.ts';
import { placeNamed, RED_1 } from './content/enemy-places.ts';
import { FACE_IDS } from './content/faces.ts';
import { WOUNDS } from './content/wounds.ts';
import { programNamed } from './programs.ts';
import { AREAS_ENDED, GONE, NONE, PLACED_OTHER, type State, TALLIES } from './state.ts';
import type { View } from './view.ts';
import { drawCards, faceOf } from './world/cards.ts';
import { drawChips, placedOther } from './world/chips.ts';
import { frameFrom } from './world/frames.ts';
import { drawLoyalties, type Loyalties } from './world/loyalties.ts';
import {
  drawBoxes,
  drawEvents,
  drawInterrogations,
  drawObjectives,
  drawPrograms,
  drawRecon,
  drawWounds,
} from './world/things.ts';

// A complete state that its viewer cannot tell from the real one. Everything hidden is drawn afresh, from what the viewer
// thinks possible; what others know of hidden things is what they have surely seen.

/** `loyalties`: who is what, where somebody draws it by more than what is possible. */
export function world(v: View, rng: Rng, loyalties: (v: View, rng: Rng) => Loyalties = drawLoyalties): State {
  const cards = drawCards(v, rng);
  const { passed, ...chips } = drawChips(v, rng);
  const { extra, ...objectives } = drawObjectives(v, rng);
  const s: State = {
    seats: v.seats,
    stack: [],
    chance: noChance(),
    outcome: v.outcome,
    ...v.options,
    first: v.first,
    active: v.active,
    turns: v.turns,
    phase: v.phase,
    draws: v.draws,
    ...loyalties(v, rng),
    ...objectives,
    hands: cards.hands,
    decks: cards.decks,
    generalDeck: cards.generalDeck,
    generalList: v.generalList.slice(),
    discard: v.discard.flatMap((count, face) => new Array<number>(count).fill(face)),
    shown: v.shown.flatMap((group) => [...group.map(faceOf), NONE]),
    thrown: v.thrown.flatMap(({ die, came }) => [DICE.indexOf(die), came]),
    ...drawPrograms(v, rng),
    programCost: v.programCost,
    display: v.display.map(programNamed),
    programDiscard: v.programDiscard.map(programNamed),
    stacks: drawEvents(v, rng),
    seenEvents: v.events.map(({ bottom }) => bottom.length),
    woundDeck: drawWounds(v, rng),
    seenWounds: v.woundDeck.bottom.length,
    ...drawRecon(v, rng),
    interrogations: drawInterrogations(v, rng),
    ...drawBoxes(v, rng),
    mixed: v.supply.mixed,
    supplyDiscard: v.supply.discard.map(boxNamed),
    hq: hqOf(v),
    ...chips,
    sectorValue: v.sectors.map(({ value }) => value),
    ...boardsOf(v),
    ...piecesOf(v),
    ...enemiesOf(v),
    ...placesOf(v),
    ...tableOf(v),
    ...turnOf(v),
  };
  for (let seat = 0; seat < s.seats; seat += 1) {
    const { placedOther: known, tally } = v.players[seat]!;
    s.tally[seat * TALLIES + PLACED_OTHER] = known ?? placedOther(s, seat, tally.placed, rng);
  }
  // from below: what somebody may have claimed depends on what is going on
  for (const frame of v.now) s.stack.push(frameFrom(frame, s, { v, cards, extra, passed, rng }));
  return s;
}

function boxNamed(id: string): number {
  return BOXES.findIndex((box) => box.id === id);
}

function hqOf(v: View): number[] {
  const hq: number[] = [];
  hq[PISTOL] = v.supply.hq.pistol;
  hq[RIFLE_HQ] = v.supply.hq['rifle-hq'];
  return hq;
}

function bits(items: readonly number[]): number {
  return items.reduce((all, item) => all | (1 << item), 0);
}

function areaBits(ids: readonly AreaId[]): number {
  return bits(ids.map((id) => AREA_IDS.indexOf(id)));
}

function seatsWhere(v: View, holds: (player: View['players'][0]) => boolean): number {
  return bits([...v.players.keys()].filter((seat) => holds(v.players[seat]!)));
}

/** The players' boards. */
function boardsOf(
  v: View,
): Pick<
  State,
  | 'character'
  | 'tally'
  | 'handNotes'
  | 'open'
  | 'programNotes'
  | 'item'
  | 'muted'
  | 'detained'
  | 'revoked'
  | 'boosts'
  | 'steps'
  | 'bar'
> {
  const me = v.me;
  return {
    character: v.players.map(({ character }) => (character === null ? NONE : CHARACTER_IDS.indexOf(character))),
    tally: v.players.flatMap(({ tally }) => {
      const { placed, dropped, kills, bigKills, wounds, recon, cityActions, areasEnded } = tally;
      const city = bits(cityActions.map((action) => action - 1));
      const numbers = [placed, 0, dropped, kills, bigKills, wounds, recon, city];
      numbers[AREAS_ENDED] = areaBits(areasEnded);
      return numbers;
    }),
    handNotes:
      me === 'spectator'
        ? []
        : v.players.flatMap(({ handKnown }, seat) => handKnown.flatMap((id) => [me, seat, FACE_IDS.indexOf(id)])),
    open: v.players.map(({ openPrograms }) =>
      openPrograms.flatMap(({ card, charges }) => [programNamed(card), charges]),
    ),
    programNotes: v.players.flatMap(({ programsKnown }, seat) =>
      programsKnown.flatMap((id) => [seat, programNamed(id)]),
    ),
    item: v.players.map(({ item }) => (item === null ? NONE : boxNamed(item))),
    muted: seatsWhere(v, ({ muted }) => muted),
    detained: seatsWhere(v, ({ detained }) => detained),
    revoked: seatsWhere(v, ({ revoked }) => revoked),
    boosts: v.players.map(({ boosts }) => bits(boosts)),
    steps: v.players.flatMap(({ steps }) => steps),
    bar: v.players.map(({ bar }) => bar),
  };
}

function piecesOf(v: View): Pick<State, 'at' | 'place' | 'health' | 'zone' | 'scanners' | 'reconHad' | 'wounds'> {
  const at = v.pieces.map(({ area }) => (area === null ? NONE : AREA_IDS.indexOf(area)));
  const which = (holds: (piece: View['pieces'][0]) => boolean): number =>
    bits([...v.pieces.keys()].filter((piece) => holds(v.pieces[piece]!)));
  return {
    at,
    place: v.pieces.map(({ place }, piece) => (place === null ? 0 : PLACES[at[piece]!]!.indexOf(place))),
    health: v.pieces.map(({ health }) => health),
    zone: which(({ zone }) => zone),
    scanners: v.pieces.map(({ scanners }) => bits(scanners.map((scanner) => scanner - 1))),
    reconHad: which(({ reconHad }) => reconHad),
    wounds: v.pieces.map(({ wounds }) => wounds.map((id) => WOUNDS.findIndex((wound) => wound.id === id))),
  };
}

function enemiesOf(
  v: View,
): Pick<
  State,
  'enemyAt' | 'enemyHealth' | 'red' | 'redHealth' | 'left' | 'destroyed' | 'apexAt' | 'deusAt' | 'deusMarker'
> {
  const enemyAt = LOCATIONS.map(() => NONE);
  const enemyHealth = LOCATIONS.map(() => 0);
  const red = RED_AREAS.map(() => NONE);
  const redHealth = RED_AREAS.map(() => 0);
  for (const { at, kind, health } of v.enemies) {
    const place = placeNamed(at);
    const [kinds, healths, index] = place < RED_1 ? [enemyAt, enemyHealth, place] : [red, redHealth, place - RED_1];
    kinds[index] = kind;
    healths[index] = health;
  }
  const along = ({ space, gone }: View['apex']): number => (gone ? GONE : space === null ? NONE : space - 1);
  return {
    enemyAt,
    enemyHealth,
    red,
    redHealth,
    left: v.enemiesLeft.slice(),
    destroyed: bits(v.destroyed.map(placeNamed)),
    apexAt: along(v.apex),
    deusAt: along(v.deus),
    deusMarker: v.deus.marker ?? NONE,
  };
}

function placesOf(v: View): Pick<State, 'placedBy' | 'junkBy' | 'junkTurn' | 'scannersAt'> {
  return {
    placedBy: v.network.map((slot) => slot?.by ?? NONE),
    junkBy: v.junkyard.map((spot): Seat => spot?.by ?? NONE),
    junkTurn: v.junkyard.map((spot) => spot?.turn ?? 0),
    scannersAt: v.scannersAt.slice(),
  };
}

type Table =
  | 'leader'
  | 'general'
  | 'motionOn'
  | 'motionYes'
  | 'exMarkers'
  | 'allRounders'
  | 'tookBack'
  | 'kuroMarkers'
  | 'kuroGone'
  | 'ended'
  | 'victor';

function tableOf(v: View): View['bars'] & Pick<State, Table> {
  return {
    ...v.bars,
    leader: v.leader ?? NONE,
    general: v.general ?? NONE,
    motionOn: v.motion?.accused ?? NONE,
    motionYes: bits(v.motion?.yes ?? []),
    exMarkers: v.exMarkers ? 1 : 0,
    allRounders: bits(v.allRounders.played.map((id) => ALL_ROUNDERS.findIndex((card) => card.id === id))),
    tookBack: v.allRounders.tookBack ? 1 : 0,
    kuroMarkers: areaBits(v.kuro.markers),
    kuroGone: ['here', 'away', 'destroyed'].indexOf(v.kuro.state),
    ended: v.cause === null ? 0 : 1 + CAUSES.findIndex((cause) => cause === v.cause),
    victor: v.victor === null ? NONE : VICTORS.indexOf(v.victor),
  };
}

function turnOf(
  v: View,
): Pick<State, 'ap' | 'move' | 'used' | 'allRoundersNow' | 'entered' | 'boxesTaken' | 'kuro' | 'mods' | 'fallen'> {
  const { ap, move, used, allRounders, entered, boxesTaken, kuro, mods, fallen } = v.turn;
  return {
    ap,
    move,
    used,
    allRoundersNow: allRounders,
    entered: bits(entered),
    boxesTaken: boxesTaken.map(areaBits),
    kuro,
    mods: mods.slice(),
    fallen: fallen ? 1 : 0,
  };
}
