import { say } from './say.ts';

// Where a piece of content comes from. What the text of a rulebook does not give had to be made by us, and says so wherever
// it stands.

/** As the status column of a ledger names it. */
export const STATUSES = ['stated', 'partly', 'reconstructed'] as const;
export type Status = (typeof STATUSES)[number];

export interface Provenance {
  readonly status: Status;
  /** what of it is ours: 'the price'; null where nothing is, or all of it */
  readonly ours: string | null;
}

/** The rulebook's text gives it. */
export const STATED: Provenance = { status: 'stated', ours: null };

/** The rulebook's text does not give it. */
export const RECONSTRUCTED: Provenance = { status: 'reconstructed', ours: null };

/** The rulebook's text gives it, but for this. */
export function partly(ours: string): Provenance {
  return { status: 'partly', ours };
}

/** What a player is told about a card, a city or another thing that is ours; null where nothing of it is. */
export function reconstructionWords({ status, ours }: Provenance, thing: string): string | null {
  switch (status) {
    case 'stated':
      return null;
    case 'partly':
      return say`Partly our reconstruction: the rulebook’s text does not give ${ours ?? ''} of this ${thing}. In the box it may be different.`;
    case 'reconstructed':
      return say`Our reconstruction: the rulebook’s text does not give this ${thing}. In the box there may be a different one.`;
  }
}

/** The same in a few words, behind a sentence: ' Our reconstruction: the text of this card.' Nothing where nothing of it is ours. */
export function reconstructionNote({ status, ours }: Provenance, thing: string): string {
  if (status === 'stated') return '';
  return ours === null
    ? ` ${say`Our reconstruction: this ${thing}.`}`
    : ` ${say`Our reconstruction: ${ours} of this ${thing}.`}`;
}
