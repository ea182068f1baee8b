// How the cities turned out in test games (ledger 4.8), and what the lobby says outside a city's range (EMG-005).

import { say } from '@tablewright/kernel/words';
import { CITIES, type PrintedCityId } from './cities.ts';
import { CITY_LIMITS } from './check.ts';
import { encodeCity } from './code.ts';
import { cityTitle } from './provenance.ts';
import { startingBlocks, typesOn } from './tiles.ts';
import { type CityFile, type Length, PLAYER_COUNTS, type PlayerCount, type Team } from './types.ts';

/** Per cent of test games won by the A.I. with 3, 4, 5 and 6 operatives: bots that do not talk, 200 games each. */
export const AI_WINS = {
  'capital-01': { short: [52, 45, 48, 45], extended: [56, 43, 48, 39] },
  'kernel-02': { short: [52, 55, 32, 26], extended: [40, 38, 26, 20] },
  'trefoil-03': { short: [70, 64, 54, 40], extended: [52, 38, 28, 24] },
  'halo-04': { short: [40, 40, 44, 38], extended: [47, 33, 27, 22] },
  'twin-cores-05': { short: [56, 49, 50, 40], extended: [52, 32, 56, 49] },
  'long-mile-06': { short: [50, 52, 45, 36], extended: [52, 49, 48, 50] },
  'metroplex-07': { short: [72, 70, 66, 54], extended: [62, 56, 66, 58] },
  'relay-08': { short: [52, 52, 40, 28], extended: [52, 36, 36, 40] },
  'splice-09': { short: [54, 58, 44, 33], extended: [52, 38, 28, 18] },
} as const satisfies Record<PrintedCityId, Record<Length, readonly number[]>>;

const EVEN = { from: 40, to: 60 }; // per cent; 200 games a cell tell no finer difference

export interface Table {
  readonly players: PlayerCount;
  readonly length: Length;
}

/** The team a city favours at this table, or null when it favours none. */
export function favours(city: CityFile, { players, length }: Table): Team | null {
  const printed = printedAs(city);
  if (printed === undefined) return favouredByBlocks(city, players);
  const share = AI_WINS[printed][length][PLAYER_COUNTS.indexOf(players)] ?? 50;
  if (share > EVEN.to) return 'ai';
  return share < EVEN.from ? 'human' : null;
}

/** EMG-005 What the host is told when the city is not recommended for this many operatives; null when it is. */
export function rangeWarning(city: CityFile, table: Table): string | null {
  const [min, max] = city.players;
  if (min <= table.players && table.players <= max) return null;
  const range = min === max ? `${min}` : `${min}–${max}`;
  const { players } = table;
  const name = cityTitle(city);
  switch (favours(city, table)) {
    case 'ai':
      return say`${name} is meant for ${range} operatives. You can play it with ${players}; it favours the A.I.`;
    case 'human':
      return say`${name} is meant for ${range} operatives. You can play it with ${players}; it favours the Humans.`;
    default:
      return say`${name} is meant for ${range} operatives. You can play it with ${players}; neither side is favoured.`;
  }
}

// By its whole code and not by its id: a custom city may call itself 'kernel-02' and be something else.
function printedAs(city: CityFile): PrintedCityId | undefined {
  const code = encodeCity(city);
  const found = CITIES.find((printed) => encodeCity(printed) === code);
  return found?.id as PrintedCityId | undefined;
}

/** A custom city has no test games; what tells is the number of starting blocks for each operative (W5). */
function favouredByBlocks({ tiles }: CityFile, players: number): Team | null {
  const each = startingBlocks(tiles.map(typesOn)).reduce((sum, n) => sum + n, 0) / players;
  const { min, max } = CITY_LIMITS.blocksPerOperative;
  if (each < min) return 'human';
  return each > max ? 'ai' : null;
}
