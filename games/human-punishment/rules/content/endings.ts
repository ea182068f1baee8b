import { FACTION_IDS } from './loyalty.ts';

// What ends a game and who may take the city (HPB-900 to HPB-914), and how both are written down as one reason.

export const CAUSES = ['network', 'resource', 'morale', 'security', 'threat', 'deus', 'chips'] as const;
export type Cause = (typeof CAUSES)[number];

/** The city itself: everybody loses. */
export const OUTLAWS = 4;
export const VICTORS = [...FACTION_IDS, 'outlaws'] as const;
export type Victor = (typeof VICTORS)[number];

export interface Ending {
  readonly victor: Victor;
  readonly cause: Cause;
}

/** 'machine-deus', as an outcome has it. */
export function reasonOf({ victor, cause }: Ending): string {
  return `${victor}-${cause}`;
}

const ENDINGS: ReadonlyMap<string, Ending> = new Map(
  VICTORS.flatMap((victor) => CAUSES.map((cause) => [reasonOf({ victor, cause }), { victor, cause }] as const)),
);

/** null: a reason that is not of these rules */
export function endingNamed(reason: string): Ending | null {
  return ENDINGS.get(reason) ?? null;
}
