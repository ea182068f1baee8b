import { partly, type Provenance, RECONSTRUCTED } from '@tablewright/kernel/words';

// The board (ledger 4.1, 4.2): sixteen regions, their borders, twelve cities with fixed ranks. Numbers are places in REGIONS
// and in CITIES; the codes are what answers, views and events say.

export const COLOURS = ['plain', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** A point on the map; both go from 0 to 100, x to the right and y down, to be stretched to 16:10. */
export type Point = readonly [number, number];

export interface Region {
  readonly code: RegionCode;
  readonly name: string;
  readonly covers: string;
  /** of the region with its borders and colour */
  readonly provenance: Provenance;
  /** for Fast Play (EMT-907) */
  readonly colour: Colour;
  readonly city: { readonly name: string; readonly rank: number; readonly dot: Point } | null;
  /** where DCs and the label stand */
  readonly anchor: Point;
  /** closed; neighbours share their points exactly */
  readonly outline: readonly Point[];
}

export const CODES = [
  'PNW',
  'NRK',
  'NCA',
  'SCA',
  'CRK',
  'DSW',
  'UMW',
  'HRT',
  'TEX',
  'GLK',
  'OHV',
  'DLT',
  'SOE',
  'FLA',
  'MAT',
  'NOE',
] as const;
export type RegionCode = (typeof CODES)[number];

/** In the order of their numbers, 1 to 16. */
export const REGIONS: readonly Region[] = [
  {
    code: 'PNW',
    name: 'Pacific Northwest',
    covers: 'Washington, Oregon',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: { name: 'Seattle', rank: 9, dot: [5, 9] },
    anchor: [9, 19],
    outline: [
      [2, 6],
      [14, 4],
      [14, 30],
      [1, 30],
    ],
  },
  {
    code: 'NRK',
    name: 'Northern Rockies',
    covers: 'Idaho, Montana, Wyoming',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: null,
    anchor: [26, 17],
    outline: [
      [14, 4],
      [37, 4],
      [36, 26],
      [36, 34],
      [20, 30],
      [14, 30],
    ],
  },
  {
    code: 'NCA',
    name: 'Northern California',
    covers: 'northern California, northern Nevada',
    provenance: RECONSTRUCTED,
    colour: 'red',
    city: { name: 'San Francisco', rank: 6, dot: [4.5, 43] },
    anchor: [11, 38],
    outline: [
      [1, 30],
      [14, 30],
      [20, 30],
      [19, 49],
      [5, 49],
      [2, 40],
    ],
  },
  {
    code: 'SCA',
    name: 'Southern California',
    covers: 'southern California, southern Nevada',
    provenance: RECONSTRUCTED,
    colour: 'green',
    city: { name: 'Los Angeles', rank: 2, dot: [11, 62] },
    anchor: [13, 56],
    outline: [
      [5, 49],
      [19, 49],
      [17, 69],
      [11, 67],
      [9, 60],
    ],
  },
  {
    code: 'CRK',
    name: 'Central Rockies',
    covers: 'Utah, Colorado',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: { name: 'Denver', rank: 10, dot: [33, 40] },
    anchor: [25, 41],
    outline: [
      [20, 30],
      [36, 34],
      [38, 51],
      [19, 49],
    ],
  },
  {
    code: 'DSW',
    name: 'Desert Southwest',
    covers: 'Arizona, New Mexico',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: { name: 'Phoenix', rank: 12, dot: [23, 63] },
    anchor: [29, 60],
    outline: [
      [19, 49],
      [38, 51],
      [38, 70],
      [32, 71],
      [28, 74],
      [22, 74],
      [17, 69],
    ],
  },
  {
    code: 'UMW',
    name: 'Upper Midwest',
    covers: 'Dakotas, Minnesota, Wisconsin, Iowa',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: { name: 'Minneapolis', rank: 11, dot: [53, 19] },
    anchor: [45, 15],
    outline: [
      [37, 4],
      [50, 3],
      [57, 9],
      [62, 15],
      [60, 30],
      [58, 37],
      [51, 36],
      [49, 27],
      [36, 26],
    ],
  },
  {
    code: 'HRT',
    name: 'Heartland',
    covers: 'Nebraska, Kansas, Oklahoma, Missouri',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: null,
    anchor: [46, 42],
    outline: [
      [36, 26],
      [49, 27],
      [51, 36],
      [58, 37],
      [60, 48],
      [60, 53],
      [53, 55],
      [53, 63],
      [43, 60],
      [43, 53],
      [38, 51],
      [36, 34],
    ],
  },
  {
    code: 'TEX',
    name: 'Texas',
    covers: 'Texas',
    provenance: RECONSTRUCTED,
    colour: 'red',
    city: { name: 'Dallas', rank: 4, dot: [48, 66] },
    anchor: [46, 75],
    outline: [
      [38, 51],
      [43, 53],
      [43, 60],
      [53, 63],
      [55, 82],
      [49, 87],
      [48, 94],
      [42, 78],
      [38, 80],
      [32, 71],
      [38, 70],
    ],
  },
  {
    code: 'GLK',
    name: 'Great Lakes',
    covers: 'Illinois, Indiana, Michigan',
    provenance: RECONSTRUCTED,
    colour: 'green',
    city: { name: 'Chicago', rank: 3, dot: [63, 35] },
    anchor: [67, 26],
    outline: [
      [62, 15],
      [70, 17],
      [74, 24],
      [72, 31],
      [69, 34],
      [66, 46],
      [60, 48],
      [58, 37],
      [60, 30],
    ],
  },
  {
    code: 'OHV',
    name: 'Ohio Valley',
    covers: 'Ohio, Kentucky, West Virginia',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: null,
    anchor: [69, 45],
    outline: [
      [60, 48],
      [66, 46],
      [69, 34],
      [72, 31],
      [77, 30],
      [78, 40],
      [76, 46],
      [72, 53],
      [60, 53],
    ],
  },
  {
    code: 'DLT',
    name: 'Delta South',
    covers: 'Arkansas, Louisiana, Mississippi, Alabama, Tennessee',
    provenance: RECONSTRUCTED,
    colour: 'plain',
    city: null,
    anchor: [60, 66],
    outline: [
      [60, 53],
      [72, 53],
      [68, 57],
      [69, 74],
      [64, 75],
      [64, 78],
      [60, 79],
      [62, 86],
      [56, 84],
      [55, 82],
      [53, 63],
      [53, 55],
    ],
  },
  {
    code: 'SOE',
    name: 'Southeast',
    covers: 'Carolinas, Georgia',
    provenance: RECONSTRUCTED,
    colour: 'red',
    city: { name: 'Atlanta', rank: 5, dot: [71, 61] },
    anchor: [77, 60],
    outline: [
      [72, 53],
      [86, 53],
      [88, 58],
      [80, 68],
      [77, 75],
      [69, 74],
      [68, 57],
    ],
  },
  {
    code: 'FLA',
    name: 'Florida',
    covers: 'Florida',
    provenance: RECONSTRUCTED,
    colour: 'red',
    city: { name: 'Miami', rank: 8, dot: [78.3, 91] },
    anchor: [74, 80],
    outline: [
      [69, 74],
      [77, 75],
      [80, 88],
      [79, 98],
      [76, 92],
      [73, 82],
      [64, 78],
      [64, 75],
    ],
  },
  {
    code: 'MAT',
    name: 'Mid-Atlantic',
    covers: 'Virginia, Maryland, Delaware, D.C.',
    provenance: RECONSTRUCTED,
    colour: 'red',
    city: { name: 'Washington', rank: 7, dot: [83, 44] },
    anchor: [80, 48],
    outline: [
      [72, 53],
      [76, 46],
      [78, 40],
      [87, 40],
      [88, 46],
      [86, 53],
    ],
  },
  {
    code: 'NOE',
    name: 'Northeast',
    covers: 'Pennsylvania, New Jersey, New York, New England',
    provenance: partly('the borders'),
    colour: 'green',
    city: { name: 'New York', rank: 1, dot: [86, 36] },
    anchor: [88, 25],
    outline: [
      [77, 30],
      [82, 27],
      [84, 20],
      [90, 17],
      [94, 8],
      [98, 10],
      [99, 17],
      [93, 27],
      [95, 30],
      [89, 35],
      [87, 40],
      [78, 40],
    ],
  },
];

/** EMT-404 Where regions touch along a line; a corner is no border. */
export const BORDERS: readonly string[] = [
  'PNW-NRK',
  'PNW-NCA',
  'NRK-NCA',
  'NRK-CRK',
  'NRK-UMW',
  'NRK-HRT',
  'NCA-SCA',
  'NCA-CRK',
  'SCA-DSW',
  'CRK-DSW',
  'CRK-HRT',
  'DSW-TEX',
  'UMW-HRT',
  'UMW-GLK',
  'HRT-TEX',
  'HRT-GLK',
  'HRT-OHV',
  'HRT-DLT',
  'TEX-DLT',
  'GLK-OHV',
  'OHV-DLT',
  'OHV-MAT',
  'OHV-NOE',
  'DLT-SOE',
  'DLT-FLA',
  'SOE-FLA',
  'SOE-MAT',
  'MAT-NOE',
];

export const REGION_COUNT = REGIONS.length;

const PLACES = new Map<string, number>(CODES.map((code, region) => [code, region]));

/** The number of a region, or -1. */
export function regionOf(code: string): number {
  return PLACES.get(code) ?? -1;
}

export function regionName(code: string): string {
  return REGIONS[regionOf(code)]?.name ?? code;
}

/** Called like a state; the others take an article. */
const LIKE_STATES: readonly string[] = ['NCA', 'SCA', 'TEX', 'FLA'] satisfies RegionCode[];

/** A region in the midst of a sentence: 'the Northeast', 'Texas'. */
export function regionInText(code: string): string {
  return LIKE_STATES.includes(code) ? regionName(code) : `the ${regionName(code)}`;
}

export const NEIGHBOURS: readonly (readonly number[])[] = REGIONS.map(({ code }) =>
  BORDERS.flatMap((border) => {
    const [one, other] = border.split('-') as [string, string];
    return one === code ? [regionOf(other)] : other === code ? [regionOf(one)] : [];
  }).sort((a, b) => a - b),
);

/** EMT-404 From region to region: DISTANCES[from][to] borders are crossed at the least. */
export const DISTANCES: readonly (readonly number[])[] = REGIONS.map((_, from) => stepsFrom(from));

function stepsFrom(from: number): number[] {
  const steps = REGIONS.map(() => -1);
  steps[from] = 0;
  const reached = [from];
  for (const region of reached) {
    for (const next of NEIGHBOURS[region]!) {
      if (steps[next]! >= 0) continue;
      steps[next] = steps[region]! + 1;
      reached.push(next);
    }
  }
  return steps;
}

/** Of the whole board. */
export const MAP_PROVENANCE: Provenance = partly('most of the regions, borders, colours and ranks');

export interface City {
  readonly name: string;
  /** 1 is resolved first (EMT-402) */
  readonly rank: number;
  readonly region: number;
  readonly provenance: Provenance;
}

/** The rulebook's examples name New York; no rank is printed. */
function provenanceOf(city: string): Provenance {
  return city === 'New York' ? partly('the rank') : RECONSTRUCTED;
}

/** EMT-403 In the order of their ranks. */
export const CITIES: readonly City[] = REGIONS.flatMap(({ city }, region) =>
  city === null ? [] : [{ name: city.name, rank: city.rank, region, provenance: provenanceOf(city.name) }],
).sort((a, b) => a.rank - b.rank);

export const CITY_COUNT = CITIES.length;

/** The city in a region, or -1. */
export const CITY_IN: readonly number[] = REGIONS.map((_, region) =>
  CITIES.findIndex((city) => city.region === region),
);

/** The furthest that two regions lie apart. */
export const FURTHEST = Math.max(...DISTANCES.flat());

/** By city and distance, the regions that lie so far from it, as bits. */
export const AT_DISTANCE: readonly (readonly number[])[] = CITIES.map(({ region }) =>
  Array.from({ length: FURTHEST + 1 }, (_, far) =>
    DISTANCES[region]!.reduce((set, steps, other) => (steps === far ? set | (1 << other) : set), 0),
  ),
);

/** By city and region: the distance. */
export const TO_CITY: readonly (readonly number[])[] = CITIES.map(({ region }) => DISTANCES[region]!);

/** EMT-602 The bands of the transport track, and what a product costs in each. */
export const BANDS = ['0', '1', '2+'] as const;

/** EMT-502 The space on the transport track, which is also what transport costs. */
export function bandOf(distance: number): number {
  return distance < 2 ? distance : 2;
}
