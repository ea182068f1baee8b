import type { PlayerCount } from './board.ts';

// The eight secret objectives (ledger 4.7).

interface PrintedObjective {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** RTA-009 not among three players */
  readonly three: boolean;
}

export const OBJECTIVES = [
  { id: 'bursar', name: 'Bursar', rule: 'RTA-711', three: true },
  { id: 'dealer', name: 'Dealer', rule: 'RTA-721', three: true },
  { id: 'gambler', name: 'Gambler', rule: 'RTA-731', three: false },
  { id: 'saboteur', name: 'Saboteur', rule: 'RTA-741', three: true },
  { id: 'scrapper', name: 'Scrapper', rule: 'RTA-751', three: true },
  { id: 'spy', name: 'Spy', rule: 'RTA-761', three: false },
  { id: 'traffic-director', name: 'Traffic director', rule: 'RTA-771', three: true },
  { id: 'turncoat', name: 'Turncoat', rule: 'RTA-781', three: false },
] as const satisfies readonly PrintedObjective[];
export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];

export const OBJECTIVE_IDS: readonly ObjectiveId[] = OBJECTIVES.map(({ id }) => id);

export const BURSAR = 0;
export const DEALER = 1;
export const GAMBLER = 2;
export const SABOTEUR = 3;
export const SCRAPPER = 4;
export const SPY = 5;
export const TRAFFIC_DIRECTOR = 6;
export const TURNCOAT = 7;

/** The objective deck for so many players, as indices (RTA-009). */
export function objectiveDeck(seats: number): number[] {
  return OBJECTIVES.flatMap(({ three }, objective) => (seats > 3 || three ? [objective] : []));
}

/** RTA-711 The Office level that a Bursar needs first. */
export const BURSAR_NEEDS: Readonly<Record<PlayerCount, number>> = { 3: 5, 4: 7, 5: 7 };
/** RTA-751 Posters into the Junk Pile in one turn. */
export const SCRAPPER_NEEDS: Readonly<Record<PlayerCount, number>> = { 3: 4, 4: 6, 5: 6 };
/** RTA-781 Cards of the whole table. The value for three is printed, but nobody can be the Turncoat there (RTA-009). */
export const TURNCOAT_CARDS: Readonly<Record<PlayerCount, number>> = { 3: 6, 4: 8, 5: 10 };

/** What an objective asks for, in a table of so many. */
export function objectiveText(objective: ObjectiveId, seats: number): string {
  const players = seats as PlayerCount;
  switch (objective) {
    case 'bursar':
      return `The Revolution succeeds, and at some time the Office was at ${BURSAR_NEEDS[players]} or more and later at 0.`;
    case 'dealer':
      return 'The Revolution succeeds, and nobody has played more cards than you. You need at least one.';
    case 'gambler':
      return 'The Revolution succeeds, and somebody has played Sliding Scale or Adjust Traffic Reports.';
    case 'saboteur':
      return 'The Revolution succeeds with exactly 1 Reputation left.';
    case 'scrapper':
      return `The Revolution succeeds, and in one turn at least ${SCRAPPER_NEEDS[players]} posters went into the Junk Pile.`;
    case 'spy':
      return 'The Revolution succeeds, and before the cards are shown you name the objectives of two other players, both right.';
    case 'traffic-director':
      return 'The Revolution succeeds while all Oppressors on the board stand on one space.';
    case 'turncoat':
      return `The Revolution fails with fewer than ${TURNCOAT_CARDS[players]} cards played by all, or succeeds with ${TURNCOAT_CARDS[players]} or more.`;
  }
}
