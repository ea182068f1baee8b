import type { Base } from '@tablewright/kernel';
import { CHARACTERS } from './content/characters.ts';
import { LOCATIONS, RED_AREAS } from './content/board.ts';
import { ENEMIES } from './content/enemies.ts';
import { EVENTS, A_RISKY_CHANCE } from './content/events.ts';
import { INTERROGATIONS } from './content/interrogation.ts';
import { PROGRAMS } from './content/programs.ts';
import { RECON } from './content/recon.ts';
import { WOUNDS } from './content/wounds.ts';
import { GENERAL } from './content/influence.ts';
import { CHIPS, CHIPS_BY_SECTOR, startsIn } from './content/chips.ts';
import { SETUP } from './content/setup.ts';
import { BOXES } from './content/boxes.ts';
import type { K } from './events.ts';
import type { Options } from './options.ts';
import { COLUMNS, MODS, NONE, SLOTS, type State, TALLIES, TIERS } from './state.ts';
import { SKILLS_A_TREE } from './tasks.ts';

/** So many copies of each, by type. */
export function copies(items: readonly { readonly copies: number }[]): number[] {
  return items.flatMap(({ copies: count }, type) => new Array<number>(count).fill(type));
}

export function byFace(counts: readonly number[]): number[] {
  return counts.flatMap((count, face) => new Array<number>(count).fill(face));
}

function chipStacks(): number[][] {
  let chip = 0;
  return CHIPS_BY_SECTOR.map((counts) => {
    const size = counts.reduce((sum, count) => sum + count, 0);
    return Array.from({ length: size }, () => chip++);
  });
}

/** The table before anything is drawn (ledger 3.0). */
export function blank(base: Base<never>, options: Options): State {
  const { seats } = base;
  const table = SETUP[seats]!;
  const fill = (length: number, value: number): number[] => new Array<number>(length).fill(value);
  const lists = (length: number): number[][] => Array.from({ length }, () => []);
  const pieces = seats + 1;
  const stackOf = (stack: number): number[] =>
    EVENTS.map((_, event) => event).filter(
      (event) => EVENTS[event]!.stack === stack && (event !== A_RISKY_CHANCE || seats >= 5),
    ); // HPB-006
  const boxes = copies(BOXES);
  return {
    ...base,
    randomCharacters: options.characters === 'random',
    firstGame: options.firstGame,
    blindSectorOne: options.blindSectorOne,
    sharedEarly: options.sharedEarly,
    twoColumns: options.twoColumns,
    campaign: options.campaign && seats >= 4,
    first: NONE,
    active: NONE,
    turns: 0,
    phase: 0,
    draws: 0,
    character: fill(seats, NONE),
    dealt: fill(seats, NONE),
    faction: fill(seats, NONE),
    pool: [],
    passedOn: NONE,
    dealtKnown: fill(seats, 0),
    poolKnown: [],
    toldFaction: fill(seats * seats, NONE),
    recruited: NONE,
    infected: 0,
    mayInfect: NONE,
    objectives: fill(seats * 2, NONE),
    objectiveKnown: fill(seats * 2, 0),
    unusedObjectives: [],
    returned: [],
    tally: fill(seats * TALLIES, 0),
    hands: lists(seats),
    decks: lists(seats),
    generalDeck: byFace(GENERAL),
    generalList: GENERAL.slice(),
    discard: [],
    shown: [],
    thrown: [],
    handNotes: [],
    programs: lists(seats),
    open: lists(seats),
    programNotes: [],
    programDeck: copies(PROGRAMS),
    display: [],
    programDiscard: [],
    transferred: lists(seats),
    programCost: 0,
    stacks: [0, 1, 2, 3].map(stackOf),
    seenEvents: fill(4, 0),
    wounds: lists(pieces),
    woundDeck: copies(WOUNDS),
    seenWounds: 0,
    recon: fill(pieces, NONE),
    reconHad: 0,
    reconDeck: copies(RECON),
    reconUsed: [],
    interrogations: INTERROGATIONS.map((_, card) => card),
    supply: boxes.filter((box) => !BOXES[box]!.trap && !BOXES[box]!.hq),
    beside: boxes.filter((box) => BOXES[box]!.trap),
    mixed: 0,
    supplyDiscard: [],
    hq: [2, 1], // HPB-008
    lying: [],
    item: fill(seats, NONE),
    muted: 0,
    at: fill(pieces, NONE),
    place: fill(pieces, 0),
    health: fill(pieces, 0),
    zone: 0,
    detained: 0,
    chips: fill(pieces * SLOTS, NONE),
    scanners: fill(pieces, 0),
    scannersAt: [table.scanners, table.scanners], // HPB-012
    leader: NONE,
    general: NONE,
    revoked: 0,
    motionOn: NONE,
    motionYes: 0,
    sectors: chipStacks(), // HPB-013
    sectorValue: [0, 0, 0],
    network: fill(COLUMNS * TIERS, NONE),
    faceUp: 0,
    placedBy: fill(COLUMNS * TIERS, NONE),
    junk: [],
    junkBy: [],
    junkTurn: [],
    removed: [],
    known: fill(40, 0),
    origins: CHIPS.map((_, chip) => 1 << startsIn(chip)),
    enemyAt: fill(LOCATIONS.length, NONE),
    enemyHealth: fill(LOCATIONS.length, 0),
    red: fill(RED_AREAS.length, NONE),
    redHealth: fill(RED_AREAS.length, 0),
    left: ENEMIES.map(({ markers }) => markers), // HPB-010
    destroyed: 0,
    apexAt: NONE,
    deusAt: NONE,
    deusMarker: NONE,
    riot: 0, // HPB-014
    morale: 5,
    resource: table.resource,
    security: 4,
    threat: 0,
    apex: table.apex,
    deus: table.deus,
    guard: 3,
    exMarkers: 0,
    boosts: fill(seats, 0),
    steps: fill(seats * SKILLS_A_TREE, 0),
    bar: fill(seats, 0), // HPB-020
    allRounders: 0,
    tookBack: 0,
    kuroMarkers: 0,
    kuroGone: 0,
    ap: 0,
    move: 0,
    used: 0,
    allRoundersNow: 0,
    entered: 0,
    boxesTaken: fill(seats, 0),
    kuro: 0,
    mods: fill(MODS, 0),
    fallen: 0,
    ended: 0,
    victor: NONE,
  };
}

export function setup(s: State, k: K): void {
  s.first = k.chance(s.seats, 'starting player'); // HPB-002
  s.active = s.first;
  k.tell({ type: 'first', seat: s.first });
  k.push({ stage: 'rounds' });
  k.push({ stage: 'prepare', step: 0, seat: 0 });
  if (s.randomCharacters) {
    const order = k.shuffle(
      CHARACTERS.map((_, character) => character),
      'characters',
    );
    for (let step = 0; step < s.seats; step += 1) {
      const seat = (s.first + step) % s.seats;
      s.character[seat] = order[step]!;
      k.tell({ type: 'chose', by: seat, character: CHARACTERS[order[step]!]!.id });
    }
  } else k.push({ stage: 'characters', taken: 0 });
}
