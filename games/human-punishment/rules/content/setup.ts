import type { Bar } from './effects.ts';

// What depends on the number of players (ledger, section 1), and the bars (4.3).

export interface Setup {
  /** cards of the own deck */
  readonly hand: number;
  /** general cards for Leader and General, each (HPB-022) */
  readonly badgeCards: number;
  readonly resource: number;
  readonly apex: number;
  readonly deus: number;
  /** of each kind (HPB-012) */
  readonly scanners: number;
  /** on Red 1 (HPB-015) */
  readonly crawler: boolean;
  /** between City and Network (HPB-011) */
  readonly blockade: boolean;
  /** whether stack II holds the Event of that name (HPB-006) */
  readonly riskyChance: boolean;
}

const FEW: Setup = {
  hand: 3,
  badgeCards: 0,
  resource: 11,
  apex: 2,
  deus: 3,
  scanners: 1,
  crawler: false,
  blockade: false,
  riskyChance: false,
};

const MANY: Setup = {
  hand: 4,
  badgeCards: 1,
  resource: 12,
  apex: 0,
  deus: 1,
  scanners: 2,
  crawler: true,
  blockade: true,
  riskyChance: true,
};

/** By number of players. */
export const SETUP: Readonly<Record<number, Setup>> = { 3: FEW, 4: FEW, 5: MANY, 6: MANY };

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 6;

/** Where a bar ends below and above. */
export const BAR_ENDS: Readonly<Record<Bar, readonly [low: number, high: number]>> = {
  riot: [-6, 6],
  morale: [-10, 6],
  resource: [0, 12],
  security: [0, 5],
  threat: [0, 4],
  apex: [0, 9],
  deus: [0, 9],
  guard: [1, 3],
};

export const SECTOR_TOP = 4; // HPB-410 a Sector's value goes from 0 to this

/** HPB-014 Where a bar starts. */
export function startOf(bar: Bar, players: number): number {
  const { resource, apex, deus } = SETUP[players]!;
  const starts: Readonly<Record<Bar, number>> = {
    riot: 0,
    morale: 5,
    resource,
    security: 4,
    threat: 0,
    apex,
    deus,
    guard: 3,
  };
  return starts[bar];
}

export const BAR_NAMES: Readonly<Record<Bar, string>> = {
  riot: 'Riot',
  morale: 'Morale',
  resource: 'Resource',
  security: 'Security',
  threat: 'Threat',
  apex: 'Apex',
  deus: 'Deus',
  guard: 'Guard',
};
