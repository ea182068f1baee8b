// The words and numbers printed on the components of Emergence (ledger 2, 4.6, 4.7).

import { say } from '@tablewright/kernel/words';

export const TEAMS = ['ai', 'human'] as const;
export type Team = (typeof TEAMS)[number];

export const LENGTHS = ['short', 'extended'] as const;
export type Length = (typeof LENGTHS)[number];

export const PLAYER_COUNTS = [3, 4, 5, 6] as const; // EMG-001
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The colours of the operatives by seat. None is blue or green: an agent must not look like an augmentation. */
export const COLOURS = ['red', 'orange', 'yellow', 'violet', 'pink', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  red: say`Red`,
  orange: say`Orange`,
  yellow: say`Yellow`,
  violet: say`Violet`,
  pink: say`Pink`,
  white: say`White`,
};

/** What an operative is called where nobody has said any names. */
export function nameByColour(colour: string): string {
  return COLOUR_NAMES[colour] ?? colour;
}

/** EMG-008 The four data types, named after the sign on their tiles; everywhere else a type is its index here. */
export const DATA = ['triangle', 'circle', 'helix', 'molecule'] as const;
export type Data = (typeof DATA)[number];

export const BLOCKS = {
  triangle: { colour: say`light blue`, nature: 'digital' },
  circle: { colour: say`dark blue`, nature: 'digital' },
  helix: { colour: say`light green`, nature: 'biological' },
  molecule: { colour: say`dark green`, nature: 'biological' },
} as const satisfies Record<Data, { colour: string; nature: string }>;
export type Nature = (typeof BLOCKS)[Data]['nature'];

/** The two faces of the action marker. */
export const AUGMENTATIONS = ['E', 'B'] as const;
export type Augmentation = (typeof AUGMENTATIONS)[number];

export const FACES = {
  E: { name: say`electromechanical`, colour: say`blue`, sign: say`gear`, reads: 'digital' },
  B: { name: say`biomechanical`, colour: say`green`, sign: say`leaf`, reads: 'biological' },
} as const satisfies Record<Augmentation, { name: string; colour: string; sign: string; reads: Nature }>;

/** EMG-212 The augmentation (its index) that reads a data type (its index): E reads digital, B biological data. */
export function needs(type: number): 0 | 1 {
  return type < 2 ? 0 : 1;
}

/** The six spaces of the player board in printed order: first the tile actions, then the hostile ones (EMG-201). */
export const ACTIONS = ['activate', 'boost', 'replenish', 'hack', 'spy', 'terminate'] as const;
export type Action = (typeof ACTIONS)[number];

/** What an action is called in the middle of a sentence. */
export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  activate: say`activate`,
  boost: say`boost`,
  replenish: say`replenish`,
  hack: say`hack`,
  spy: say`spy`,
  terminate: say`terminate`,
};

/** Knowledge tokens to discard for an action, by its index in ACTIONS (EMG-241, 251, 261). */
export const COSTS = [0, 0, 0, 1, 2, 3] as const;

export const FIRST_HOSTILE = 3;

/** EMG-201 Hack, spy and terminate are hostile; the three before them are tile actions. */
export function isHostile(action: number): boolean {
  return action >= FIRST_HOSTILE;
}

/** What a city tile can be. Teleport tiles belong to a module (EMG-600). */
export const KINDS = ['start', 'compile', 'assimilate', 'data', 'teleport'] as const;
export type Kind = (typeof KINDS)[number];

/** EMG-002 How many allegiance cards of each team are dealt. */
export const ALLEGIANCES = {
  3: { ai: 2, human: 1 },
  4: { ai: 3, human: 1 },
  5: { ai: 3, human: 2 },
  6: { ai: 4, human: 2 },
} as const satisfies Record<PlayerCount, Record<Team, number>>;

/** EMG-501 Tokens a team must have assimilated to win. */
export const REQUIREMENTS = {
  short: {
    3: { ai: 10, human: 5 },
    4: { ai: 15, human: 5 },
    5: { ai: 15, human: 10 },
    6: { ai: 20, human: 10 },
  },
  extended: {
    3: { ai: 20, human: 10 },
    4: { ai: 30, human: 10 },
    5: { ai: 30, human: 20 },
    6: { ai: 40, human: 20 },
  },
} as const satisfies Record<Length, Record<PlayerCount, Record<Team, number>>>;

/** EMG-115 The mission is called off after this round. */
export const ROUND_LIMIT = { short: 60, extended: 120 } as const satisfies Record<Length, number>;

/** EMG-301 Tokens for a set, by the number of blocks in it. Nothing else is a set. */
export const SETS = {
  same: { 2: 1 },
  different: { 2: 2, 3: 4, 4: 7 },
} as const;

/** One tile of a city file (ledger 4.5). A data tile bears one type, a dual-resource tile two (EMG-620). */
export type CityTile =
  | { readonly q: number; readonly r: number; readonly kind: Exclude<Kind, 'data'> }
  | { readonly q: number; readonly r: number; readonly kind: 'data'; readonly types: readonly Data[] };

/** A city as it is written down and shared (ledger 4.5, format 1). It may still break the checks V1–V12. */
export interface CityFile {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  readonly tiles: readonly CityTile[];
}
