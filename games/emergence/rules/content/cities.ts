import { capital, type Provenance, RECONSTRUCTED, say } from '@tablewright/kernel/words';
import { readRow } from './tiles.ts';
import type { CityFile } from './types.ts';

// The nine built-in cities as the ledger prints them (4.2, 4.3). All layouts are our reconstruction.

/** r, q of the first entry, tiles from left to right. */
type Row = readonly [r: number, firstQ: number, tiles: string];

export interface PrintedCity {
  readonly id: string;
  /** for people; in the code of the city its name is always English */
  readonly name: string;
  readonly players: readonly [number, number];
  /** What it is like to play there, in one sentence. */
  readonly about: string;
  readonly rows: readonly Row[];
  readonly provenance: Provenance;
}

export const PRINTED_CITIES = [
  {
    id: 'capital-01',
    name: say`Capital`,
    players: [3, 6],
    about: say`A wide, even city for your first game: whichever way you walk, everything you need lies three steps away.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-3, 0, 'C O H A'],
      [-2, -1, 'H T M O T'],
      [-1, -2, 'T M O H M O'],
      [0, -3, 'M H T S T H M'],
      [1, -3, 'O M H O M T'],
      [2, -3, 'T O M T H'],
      [3, -3, 'A H O C'],
    ],
  },
  {
    id: 'kernel-02',
    name: say`Kernel`,
    players: [3, 4],
    about: say`Tight and poor: the data runs out quickly here, so keep an eye on who puts some back.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-2, 0, 'M A O H'],
      [-1, -1, 'O T H M O'],
      [0, -2, 'H M S T H C'],
      [1, -2, 'A O M O T'],
      [2, -2, 'T H T M'],
    ],
  },
  {
    id: 'trefoil-03',
    name: say`Trefoil`,
    players: [3, 4],
    about: say`Three equal leaves with everything close by: expect a quick game with many events.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-3, 1, 'O M'],
      [-2, -1, 'H A T C T'],
      [-1, -2, 'T O M H O H'],
      [0, -2, 'C H S M A'],
      [1, -3, 'M T M H T O'],
      [2, -3, 'O A O C M'],
      [3, -2, 'H T'],
    ],
  },
  {
    id: 'halo-04',
    name: say`Halo`,
    players: [3, 4],
    about: say`A ring round a crater: you cannot cut across, so you can be chased and blocked.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-3, 0, 'T H T H'],
      [-2, -1, 'H M S O T'],
      [-1, -2, 'C O . . M C'],
      [0, -3, 'T M . . . O M'],
      [1, -3, 'A O . . H A'],
      [2, -3, 'H M O M T'],
      [3, -3, 'O T C H'],
    ],
  },
  {
    id: 'twin-cores-05',
    name: say`Twin Cores`,
    players: [4, 6],
    about: say`Two districts that meet only at the start tile: choose your side early, the way across is long but never barred.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-2, -3, 'C M O . . . O A T'],
      [-1, -4, 'M T H M T . H M H O'],
      [0, -5, 'O H O T H S M T O M H'],
      [1, -5, 'M T M O . O H M H T'],
      [2, -5, 'H A T . . . T O C'],
    ],
  },
  {
    id: 'long-mile-06',
    name: say`Long Mile`,
    players: [3, 5],
    about: say`One long street: you can compile in peace in the far west, or in the east beside the only assimilate tile.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-1, -4, 'H T O M T M T M O'],
      [0, -5, 'C O M H S O H O H C'],
      [1, -5, 'M H O T H T A M T'],
    ],
  },
  {
    id: 'metroplex-07',
    name: say`Metroplex`,
    players: [5, 6],
    about: say`Room and data for everybody: you will seldom have to replenish, and seldom have to meet.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-4, 1, 'T O M'],
      [-3, -1, 'H A M T C H'],
      [-2, -2, 'O T O H O M O'],
      [-1, -3, 'H M H M T H T H'],
      [0, -3, 'C O T S M O A'],
      [1, -4, 'M T H M T H M T'],
      [2, -4, 'O M O H O T O'],
      [3, -4, 'T A T M C M'],
      [4, -3, 'H O H'],
    ],
  },
  {
    id: 'relay-08',
    name: say`Relay`,
    players: [3, 5],
    about: say`Three long arms with a teleport tile at each tip: spend an action and you jump from one end to another.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-5, 0, 'P'],
      [-4, -1, 'M T'],
      [-3, -1, 'C H'],
      [-2, -1, 'O T'],
      [-1, -1, 'M O M O M C T'],
      [0, -1, 'H S T H O H P'],
      [1, -1, 'T M'],
      [2, -2, 'O H'],
      [3, -3, 'H T'],
      [4, -4, 'M A'],
      [5, -5, 'P O'],
    ],
  },
  {
    id: 'splice-09',
    name: say`Splice`,
    players: [3, 4],
    about: say`Small but rich: many tiles bear two kinds of data, and your augmentation decides which of them you get.`,
    provenance: RECONSTRUCTED,
    rows: [
      [-2, 0, 'C H O+M'],
      [-1, -1, 'T+M O+H T H'],
      [0, -2, 'O+H T S O+M T+M'],
      [1, -2, 'M O T+H O'],
      [2, -2, 'T+H M A'],
    ],
  },
] as const satisfies readonly PrintedCity[];

export type PrintedCityId = (typeof PRINTED_CITIES)[number]['id'];

/** 'Twin Cores' of 'twin-cores-05': a game keeps the code of its city, which must be the same in every language. */
function nameInCode(id: string): string {
  return id.split('-').slice(0, -1).map(capital).join(' ');
}

function printed({ id, players, rows }: PrintedCity): CityFile {
  const tiles = rows.flatMap(([r, firstQ, text]) => {
    const row = readRow(r, firstQ, text);
    if (row === undefined) throw new Error(`The table of city ${id} has a code that means nothing in row r = ${r}.`);
    return row;
  });
  return { format: 1, id, name: nameInCode(id), players, tiles };
}

/** The built-in cities in the format in which custom cities are shared; the first is the default (EMG-005). */
export const CITIES: readonly CityFile[] = PRINTED_CITIES.map(printed);

const words = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** Finds a built-in city by 'capital-01', 'Capital', 'Twin Cores', '01', '1' or 'City 01', in any case. */
export function cityByName(name: string): CityFile | undefined {
  const asked = words(name).replace(/^city-?(?=\d+$)/, '');
  return CITIES.find(({ id, name: own }) => {
    const number = id.slice(-2);
    return asked === id || asked === words(own) || asked === number || asked === String(Number(number));
  });
}
