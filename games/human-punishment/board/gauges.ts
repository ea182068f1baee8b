import type { View } from '@tablewright/human-punishment-rules';
import { BAR_ENDS, BAR_NAMES } from '@tablewright/human-punishment-rules/content';
import { type Bar, BARS } from './look.ts';

// The bars of the city (ledger 4.3) as they are read: in which zone each stands, and how far it is from its disaster.

export type Zone = 'calm' | 'warning' | 'disaster';

export interface Gauge {
  readonly bar: Bar;
  readonly name: string;
  readonly value: number;
  /** each value with its zone, from the lowest to the highest */
  readonly steps: readonly { readonly value: number; readonly zone: Zone }[];
  readonly zone: Zone;
  /** '3 to the EX Event' */
  readonly far: string;
  /** what happens where, for whoever wants to know */
  readonly says: string;
}

type Bars = Pick<View, 'bars' | 'exMarkers' | 'apex' | 'deus'>;

function zoneOf({ exMarkers, apex, deus }: Bars, bar: Bar, value: number): Zone {
  switch (bar) {
    case 'riot':
      return Math.abs(value) <= 2 ? 'calm' : Math.abs(value) < (exMarkers ? 5 : 6) ? 'warning' : 'disaster';
    case 'morale':
      return value > 0 ? 'calm' : value > -10 ? 'warning' : 'disaster';
    case 'resource':
      return value > 2 ? 'calm' : value > 0 ? 'warning' : 'disaster';
    case 'security':
      return value > 2 ? 'calm' : value > 0 ? 'warning' : 'disaster';
    case 'threat':
      return value < 2 ? 'calm' : value < 4 ? 'warning' : 'disaster';
    case 'apex':
      return apex.space === null ? 'calm' : value > 3 ? 'calm' : 'warning';
    case 'deus':
      return deus.space === null ? (value < 6 ? 'calm' : value < 9 ? 'warning' : 'disaster') : 'warning';
    case 'guard':
      return 'calm';
  }
}

function farOf({ bars, exMarkers, apex, deus }: Bars, bar: Bar): string {
  const value = bars[bar];
  switch (bar) {
    case 'riot':
      return `${Math.max(0, (exMarkers ? 5 : 6) - Math.abs(value))} to EX Event`;
    case 'morale':
      return `${value + 10} to collapse`;
    case 'resource':
      return `${value} to Machines`;
    case 'security':
      return `${value} to the fall`;
    case 'threat':
      return `${4 - value} to the fall`;
    case 'apex':
      return apex.gone ? 'destroyed' : apex.space === null ? `comes in ${9 - value}` : `Health ${value}`;
    case 'deus':
      return deus.gone ? 'destroyed' : deus.space === null ? `comes in ${9 - value}` : `Health ${value}`;
    case 'guard':
      return value === 1 ? '2 chips now' : `${value - 1} to 2 chips`;
  }
}

const SAYS: Readonly<Record<Bar, string>> = {
  riot: 'Riot: yellow from ±3, Morale −1 at the end of each turn; red at ±6 (±5 with the EX markers): an EX Event, then 0.',
  morale: 'Morale: at 0 or less everybody draws 1 card fewer; at −10 the Outlaws win.',
  resource: 'Resource: at 2 or less no City Action 3; at 0 the Machines win.',
  security: 'Security: at 2 or less Legion may infect; at 0 the Outlaws win, or Legion if somebody belongs to it.',
  threat: 'Threat: at 2 or more Legion may infect; at 4 the Outlaws win, or Legion if somebody belongs to it.',
  apex: 'Apex comes at 9, for the humans; from then on this is its Health.',
  deus: 'Deus comes at 9, for the Machines; from then on this is its Health. When it reaches the Network, the Machines win.',
  guard:
    'The Guard falls by 1 with each chip brought into the Network. At 1, Sector III shows two chips, and it goes back to 3.',
};

export function gaugesOf(view: Bars): readonly Gauge[] {
  return BARS.map((bar) => {
    const [low, high] = BAR_ENDS[bar];
    const value = view.bars[bar];
    return {
      bar,
      name: BAR_NAMES[bar],
      value,
      steps: Array.from({ length: high - low + 1 }, (_, i) => ({
        value: low + i,
        zone: zoneOf(view, bar, low + i),
      })),
      zone: zoneOf(view, bar, value),
      far: farOf(view, bar),
      says: SAYS[bar],
    };
  });
}
