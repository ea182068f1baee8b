import type { View } from '@tablewright/human-punishment-rules';
import {
  CHIP_COLOURS,
  type ChipColour,
  FACTION_IDS,
  NETWORK_COLUMNS,
  type NetworkColumn,
  TIERS,
} from '@tablewright/human-punishment-rules/content';
import { VICTOR_NAMES } from './look.ts';

// How it ended, worked out for the eye from what lies open then: the columns, both checks, who won and why. Who has won is not
// reckoned here: the rules have said it.

/** What ended it, in one sentence. */
const CAUSES: { readonly [cause: string]: string } = {
  network: 'Tier 3 of the Network is full: time to count.',
  resource: 'Resource has fallen to 0.',
  morale: 'Morale has fallen to −10: the city gives itself up.',
  security: 'Security has fallen to 0.',
  threat: 'Threat has risen to 4.',
  deus: 'Deus has reached the Network.',
  chips: 'There are too few Data Chips left to fill Tier 3.',
};

export function headline({ victor }: Pick<View, 'victor'>): string {
  if (victor === null) return 'It is over';
  return `${VICTOR_NAMES[victor]} ${victor === 'legion' ? 'wins' : 'win'}`;
}

export function whyEnded(view: Pick<View, 'cause' | 'victor' | 'network' | 'junkyard' | 'players'>): string {
  const { isEnough, isFallenThere } = purpleOf(view);
  const isOverruled = view.victor === 'fallen' && isEnough && isFallenThere;
  return `${CAUSES[view.cause ?? ''] ?? ''}${isOverruled ? ' But the purple chips in the Junkyard beat everything.' : ''}`;
}

export interface Column {
  readonly name: NetworkColumn;
  /** from Tier 1 */
  readonly chips: readonly (ChipColour | null)[];
  readonly counts: Readonly<Record<ChipColour, number>>;
  /** the colour with strictly most chips (HPB-903); null: nobody's */
  readonly winner: ChipColour | null;
}

function countsOf(chips: readonly (ChipColour | null)[]): Record<ChipColour, number> {
  const counts = { blue: 0, red: 0, purple: 0 };
  for (const colour of chips) if (colour !== null) counts[colour] += 1;
  return counts;
}

function most(counts: Readonly<Record<ChipColour, number>>): ChipColour | null {
  const high = Math.max(...CHIP_COLOURS.map((colour) => counts[colour]));
  const first = CHIP_COLOURS.filter((colour) => counts[colour] === high);
  return high > 0 && first.length === 1 ? first[0]! : null;
}

export function columnsOf({ network }: Pick<View, 'network'>): readonly Column[] {
  return NETWORK_COLUMNS.map((name, column) => {
    const chips = network
      .slice(column * TIERS, (column + 1) * TIERS)
      .flatMap((slot) => (slot === null ? [] : [slot.colour]));
    const counts = countsOf(chips);
    return { name, chips, counts, winner: most(counts) };
  });
}

const COLOUR_FACTIONS = { blue: 'Humans', red: 'Machines', purple: 'Fallen' } as const;

/** HPB-904, HPB-905 What the columns say, and what decides where they are equal. */
export function columnWords({ network, cause, victor }: Pick<View, 'network' | 'cause' | 'victor'>): string {
  const columns = columnsOf({ network });
  const won = countsOf(columns.map(({ winner }) => winner));
  const words = (counts: Readonly<Record<ChipColour, number>>): string =>
    CHIP_COLOURS.map((colour) => `${COLOUR_FACTIONS[colour]} ${counts[colour]}`).join(', ');
  const first = most(won);
  if (first !== null) return `Columns: ${words(won)}.`;
  const all = countsOf(columns.flatMap(({ chips }) => chips));
  const isTie = victor === 'outlaws' && cause === 'network';
  const tie = isTie ? ' Equal again, so the Outlaws take the city: nobody at the table is one of them.' : '';
  return `Columns: ${words(won)}. Equal, so the chips are counted: ${words(all)}.${tie}`;
}

/** HPB-907 The second check: how much purple lies where, and whether that is enough. */
export function purpleOf({
  network,
  junkyard,
  players,
  victor,
}: Pick<View, 'network' | 'junkyard' | 'players' | 'victor'>) {
  const purple = (chips: readonly ({ readonly colour: ChipColour | null } | null)[]): number =>
    chips.filter((chip) => chip?.colour === 'purple').length;
  const inJunkyard = purple(junkyard);
  const inNetwork = purple(network);
  const isEnough = inJunkyard >= 3 || (inJunkyard >= 2 && inNetwork >= 2);
  // in a campaign nobody's faction is shown, but who has won is
  const isFallenThere = victor === 'fallen' || players.some(({ faction }) => faction === 'fallen');
  return { inJunkyard, inNetwork, isEnough, isFallenThere };
}

/** Why somebody has won, or has not. */
export function verdictOf(view: Pick<View, 'players' | 'victor'>, seat: number): string {
  const { faction, objectives } = view.players[seat]!;
  if (faction === null) return 'Stays in the dark: the campaign goes on.';
  const isVictor = faction === view.victor;
  const missed = objectives.filter((one) => one?.met !== true).length;
  if (!isVictor) return FACTION_IDS.includes(faction) ? 'Not the faction that has won.' : '';
  if (missed === 0) return 'The right faction, and every Objective met.';
  return missed === 1
    ? 'The right faction, but an Objective is not met.'
    : 'The right faction, but Objectives are not met.';
}
