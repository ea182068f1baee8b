import type { Shows } from '@tablewright/board';
import { signed } from '@tablewright/kernel';
import type { CardId, Told, View } from '@tablewright/robotariat-rules';
import {
  FUNDS,
  JUNK,
  type Kind,
  OFFICE_TRACK,
  REPUTATION,
  type Space,
  SPACES,
  spaceThing,
  SUPPLY,
} from '@tablewright/robotariat-rules/content';

// What a moment looks like. Figures slide to where they stand, posters fly from place to place; what came of an event in
// numbers flies as a label, and is said over its space.

/** What a moment draws the eye to. */
export type Seen =
  /** the dice tumble, or one of them is turned by hand */
  | { readonly kind: 'dice' }
  | { readonly kind: 'march'; readonly who: Kind; readonly held: boolean }
  /** an encounter from which something came */
  | { readonly kind: 'pop'; readonly at: Space; readonly npc: number; readonly says: readonly Pop[] }
  /** one from which nothing came */
  | { readonly kind: 'glance'; readonly at: Space; readonly npc: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'card'; readonly by: number; readonly card: CardId }
  | Label;

export interface Pop {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'calm';
}

/** A number that flies from where it came about to the track that it changes. */
export interface Label {
  readonly kind: 'label';
  readonly what: 'spark' | 'lamp' | 'office';
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Where a player's cards lie. */
export const playerPlace = (seat: number): string => `player:${seat}`;

function label(what: Label['what'], text: string, from: string, to: string): Label {
  return { kind: 'label', what, text, from, to };
}

/** SPARK that a player brings into the Funds, or takes out of them. */
function spark(seat: number, amount: number): Label[] {
  if (amount === 0) return [];
  const [from, to] = amount > 0 ? [playerPlace(seat), FUNDS] : [FUNDS, playerPlace(seat)];
  return [label('spark', signed(amount), from, to)];
}

function met({ npc, at, donation, suspicious, fine, torn, office, silenced }: Extract<Told, { type: 'met' }>): Seen[] {
  const here = spaceThing(at);
  const says: Pop[] = [];
  const labels: Label[] = [];
  if (donation > 0) {
    says.push({ text: `+${donation} SPARK`, tone: 'gain' });
    labels.push(label('spark', `+${donation}`, here, FUNDS));
  }
  if (silenced) says.push({ text: 'watched: gives nothing', tone: 'calm' });
  if (suspicious) {
    says.push({ text: '4 or more! −1 Reputation', tone: 'loss' });
    labels.push(label('lamp', '−1', here, REPUTATION));
  }
  if (fine > 0) {
    says.push({ text: `fine −${fine} SPARK`, tone: 'loss' });
    labels.push(label('spark', `−${fine}`, FUNDS, here));
  }
  if (torn > 0) says.push({ text: `${torn} torn down`, tone: 'loss' });
  if (office > 0) {
    says.push({ text: `Office −${office}`, tone: 'loss' });
    labels.push(label('office', `−${office}`, here, OFFICE_TRACK));
  }
  return says.length === 0 ? [{ kind: 'glance', at, npc }] : [{ kind: 'pop', at, npc, says }, ...labels];
}

function card({ by, card }: { readonly by: number; readonly card: CardId }): Seen {
  return { kind: 'card', by, card };
}

/** Lying still, a poster is one like the others: they are counted, never followed. */
function placesOf({ posters, supply, junk }: View): ReturnType<Shows<View, Told, Seen>['placesOf']> {
  return [
    ...SPACES.map((space) => ({ what: 'poster', place: spaceThing(space), count: posters[space] })),
    { what: 'poster', place: SUPPLY, count: supply },
    { what: 'poster', place: JUNK, count: junk },
  ];
}

export const shows: Shows<View, Told, Seen> = {
  placesOf,
  cues: {
    rolled: () => ({ kind: 'dice' }),
    adjusted: () => ({ kind: 'dice' }),
    marched: ({ kind, held }) => ({ kind: 'march', who: kind, held }),
    met,
    round: ({ round }) => ({ kind: 'round', round }),
    kept: card,
    started: card,
    used: card,
    spark: ({ by, amount }) => spark(by, amount),
    staked: (event) => spark(event.by, event.spark),
    sympathy: ({ by }) => label('lamp', '+1', playerPlace(by), REPUTATION),
    paid: ({ by, reputation }) => label('lamp', `−${reputation}`, REPUTATION, playerPlace(by)),
    burnt: ({ by, reputation }) => (reputation > 0 ? label('lamp', `+${reputation}`, playerPlace(by), REPUTATION) : []),
    office: ({ by, by_how }) => label('office', `+${by_how}`, playerPlace(by), OFFICE_TRACK),
    spent: ({ by, levels }) => label('office', `−${levels}`, OFFICE_TRACK, playerPlace(by)),
    contributed: (event) => (event.spark > 0 ? label('spark', `${event.spark}`, FUNDS, OFFICE_TRACK) : []),
    cooked: (event) => (event.spark > 0 ? label('spark', `+${event.spark}`, OFFICE_TRACK, FUNDS) : []),
  },
  takes: { dice: 620, march: 400, pop: 450, glance: 160, round: 500, card: 700, label: 440 },
  lingers: { pop: 1500, round: 1100, card: 1300 },
  // Numbers on their way to a track give nothing away that the board has not shown.
  holdsBack: ({ kind }) => kind !== 'label' && kind !== 'glance',
};
