import { partly, type Provenance, RECONSTRUCTED, STATED } from '@tablewright/kernel/words';

// The board (ledger 4.1), the dice (4.2) and the tracks (4.3). Everywhere else a space, a path and a face is its index here.

export const SPACES = ['P', 'S', 'U', 'Y', 'R', 'M'] as const;
export type Space = (typeof SPACES)[number];

export const POSTER = 0;
export const SABOTAGE = 1;
export const UPGRADE = 2;
export const YARD = 3;
export const OFFICE = 4;
export const MASSES = 5;

export const PATHS = ['yellow', 'blue'] as const;
export type Path = (typeof PATHS)[number];

export const YELLOW = 0;
export const BLUE = 1;

interface PrintedSpace {
  readonly name: string;
  readonly provenance: Provenance;
  readonly activation: string;
  /** where the arrows out of it point */
  readonly yellow: Space;
  readonly blue: Space;
  /** the spaces joined to it by a black line */
  readonly lines: readonly Space[];
  /** where it lies on the screen, 0 to 100, y downwards */
  readonly x: number;
  readonly y: number;
}

export const BOARD = {
  P: {
    name: 'Poster',
    provenance: partly('the arrows'),
    activation: 'Put 1 poster from the supply on any space.',
    yellow: 'M',
    blue: 'U',
    lines: ['S', 'U', 'M'],
    x: 37,
    y: 50,
  },
  S: {
    name: 'Sabotage',
    provenance: partly('the line to the Recruitment Office'),
    activation: 'Draw 2 Sabotage cards, use 1 at once, shuffle the other back.',
    yellow: 'P',
    blue: 'P',
    lines: ['P', 'R', 'M'],
    x: 15,
    y: 85,
  },
  U: {
    name: 'Upgrade',
    provenance: STATED,
    activation: 'Draw 2 Upgrade cards, keep 1 for good, shuffle the other back.',
    yellow: 'R',
    blue: 'R',
    lines: ['P', 'Y', 'R'],
    x: 63,
    y: 50,
  },
  Y: {
    name: 'Scrap Yard',
    provenance: partly('the blue arrow and the line to the Recruitment Office'),
    activation: 'Put all posters of the Junk Pile back on spaces of your choice.',
    yellow: 'U',
    blue: 'M',
    lines: ['U', 'R', 'M'],
    x: 85,
    y: 15,
  },
  R: {
    name: 'Recruitment Office',
    provenance: partly('the arrows and the lines to Sabotage and the Scrap Yard'),
    activation: 'Move 1 to 5 SPARK from the Funds to the Office.',
    yellow: 'S',
    blue: 'Y',
    lines: ['S', 'U', 'Y'],
    x: 85,
    y: 85,
  },
  M: {
    name: 'Move the Masses',
    provenance: STATED,
    activation: 'Move 1 Oppressor or 1 Civilian to a space next to it; it encounters that space.',
    yellow: 'Y',
    blue: 'S',
    lines: ['P', 'S', 'Y'],
    x: 15,
    y: 15,
  },
} as const satisfies Record<Space, PrintedSpace>;

const SPACE_NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map((space, i) => [space, i]));

/** Its index, or -1 where there is no such space. */
export function spaceNamed(space: string): number {
  return SPACE_NUMBERS.get(space) ?? -1;
}

/** by space: the spaces joined to it by a black line */
export const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map((space) => BOARD[space].lines.map(spaceNamed));

/** by path, then by space: where the arrow points */
export const ARROWS: readonly (readonly number[])[] = PATHS.map((path) =>
  SPACES.map((space) => spaceNamed(BOARD[space][path])),
);

/** by space, then by space: how many steps a player needs */
export const DISTANCE: readonly (readonly number[])[] = SPACES.map((_, from) =>
  SPACES.map((_to, to) => (from === to ? 0 : NEIGHBOURS[from]!.includes(to) ? 1 : 2)),
);

// ------------------------------------------------------------------------------------------------------------------ NPCs

export const KINDS = ['CR', 'HO'] as const;
export type Kind = (typeof KINDS)[number];

export const CIVILIAN = 0;
export const OPPRESSOR = 1;

/** RTA-012 The entry track: the NPC of row r is called r + 1, and enters in round r + 1. */
export const ENTRY: readonly number[] = [CIVILIAN, OPPRESSOR, CIVILIAN, OPPRESSOR, OPPRESSOR, CIVILIAN];

export const CIVILIANS: readonly number[] = [0, 2, 5];
export const OPPRESSORS: readonly number[] = [1, 3, 4];

export const ROUNDS = 6; // RTA-101

// ------------------------------------------------------------------------------------------------------------------ dice

/** A face: the arrow of a path (its index), or the X that moves the NPC Entry token. */
export const FACES = ['yellow', 'blue', 'x'] as const;
export type Face = (typeof FACES)[number];

export const X = 2;

export const DICE = {
  black: { kind: OPPRESSOR, faces: [BLUE, BLUE, BLUE, YELLOW, YELLOW, X], xPath: BLUE, provenance: RECONSTRUCTED },
  red: { kind: CIVILIAN, faces: [YELLOW, YELLOW, YELLOW, BLUE, BLUE, X], xPath: YELLOW, provenance: RECONSTRUCTED },
} as const;

/** by kind, then by face: how many of the six sides show it */
export const SIXTHS: readonly (readonly number[])[] = [
  [3, 2, 1],
  [2, 3, 1],
];

// ---------------------------------------------------------------------------------------------------------------- tracks

export const PLAYER_COUNTS = [3, 4, 5] as const; // RTA-001
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** RTA-020 SPARK to succeed. */
export const TARGETS: Readonly<Record<PlayerCount, number>> = { 3: 45, 4: 60, 5: 75 };
/** RTA-021 The same under Crackdown. */
export const CRACKDOWN_TARGETS: Readonly<Record<PlayerCount, number>> = { 3: 50, 4: 70, 5: 90 };
/** RTA-013 */
export const START_REPUTATION: Readonly<Record<PlayerCount, number>> = { 3: 5, 4: 6, 5: 7 };

export const MOST_REPUTATION = 10; // RTA-606
export const MOST_OFFICE = 10; // RTA-605
export const MOST_CONTRIBUTION = 5; // RTA-341
export const POSTERS = 8; // RTA-016
export const CROWD = 4; // RTA-503
export const FINE = 2; // RTA-504
export const OFFICE_FINE = 2; // RTA-508

/** By Office level: what a Civilian donates there besides (ledger 4.3). */
export const OFFICE_REWARDS: readonly number[] = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6];

/** The levels whose reward the rulebook tells; the others are ours. */
const REWARDS_STATED: readonly number[] = [0, 3];

export function rewardProvenance(level: number): Provenance {
  return REWARDS_STATED.includes(level) ? STATED : RECONSTRUCTED;
}
