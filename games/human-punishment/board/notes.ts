import type { Json } from '@tablewright/board';
import type { View } from '@tablewright/human-punishment-rules';
import { FACTION_IDS, type FactionId } from '@tablewright/human-punishment-rules/content';

// Private guesses about who belongs to which faction; the frame keeps them in this browser.

/** by seat */
export type Guesses = Readonly<Record<string, FactionId>>;

export function asFaction(value: unknown): FactionId | null {
  return FACTION_IDS.find((id) => id === value) ?? null;
}

/** Whatever lies there: it may be of another version. */
export function guessesIn(notes: Json): Guesses {
  if (typeof notes !== 'object' || notes === null) return {};
  const guesses: Record<string, FactionId> = {};
  for (const [seat, guess] of Object.entries(notes)) {
    const faction = asFaction(guess);
    if (faction !== null && /^\d$/.test(seat)) guesses[seat] = faction;
  }
  return guesses;
}

export function withGuess(guesses: Guesses, seat: number, guess: FactionId | null): Guesses {
  const { [seat]: _old, ...others } = guesses;
  return guess === null ? others : { ...others, [seat]: guess };
}

/** What all have seen somebody do, as far as it bears on the faction. */
export function deedsOf(
  { players, network, junkyard, motion }: Pick<View, 'players' | 'network' | 'junkyard' | 'motion'>,
  seat: number,
): readonly string[] {
  const { tally } = players[seat]!;
  const open = network.flatMap((slot) => (slot !== null && slot.by === seat && slot.up ? [slot.colour ?? ''] : []));
  const junked = junkyard.filter((spot) => spot?.by === seat);
  const froms = [...new Set(junked.flatMap((spot) => spot?.from ?? []))].toSorted((a, b) => a - b);
  const times = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
  return [
    ...(tally.placed > 0 ? [`brought ${times(tally.placed, 'chip')} into the Network`] : []),
    ...(open.length > 0 ? [`face-up there: ${open.join(', ')}`] : []),
    ...(junked.length > 0
      ? [`${times(junked.length, 'chip')} in the Junkyard, from Sector ${froms.join(' or ')}`]
      : []),
    ...(tally.kills > 0 ? [`eliminated ${tally.kills === 1 ? '1 Enemy' : `${tally.kills} Enemies`}`] : []),
    ...(tally.cityActions.length > 0 ? [`City actions ${tally.cityActions.join(', ')}`] : []),
    ...(motion?.yes.includes(seat) === true ? ['voted yes in the last Censure Motion'] : []),
    ...(motion?.accused === seat ? ['was accused in the last Censure Motion'] : []),
  ];
}
