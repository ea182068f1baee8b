import { PATHS } from './icon-paths.ts';

// Which icon stands for what. tools/icons.mjs takes the paths of these out of the set, and of no others.

type Icon = keyof typeof PATHS;

export const LIFE: Readonly<Record<string, Icon>> = {
  'AUG-1': 'open-chest',
  'AUG-2': 'pear',
  'AUG-3': 'receive-money',
  'AUG-4': 'pay-money',
  'SOC-1': 'virus',
  'SOC-2': 'virus',
  'SOC-3': 'fog',
  'SOC-4': 'magnifying-glass',
  'KHA-1': 'abacus',
  'KHA-2': 'cracked-disc',
  'KHA-3': 'fist',
  'KHA-4': 'exit-door',
  'CON-1': 'big-diamond-ring',
  'CON-2': 'family-house',
  'CON-3': 'mailbox',
  'CON-4': 'three-friends',
  'HYP-1': 'graduate-cap',
  'HYP-2': 'diploma',
  'HYP-3': 'public-speaker',
  'HYP-4': 'checklist',
  'HIP-1': 'top-hat',
  'HIP-2': 'hospital-cross',
  'HIP-3': 'thermometer-hot',
  'HIP-4': 'stethoscope',
  'DIO-1': 'world',
  'DIO-2': 'suitcase',
  'DIO-3': 'covered-jar',
  'DIO-4': 'stamper',
};

export const THINGS = {
  document: 'papers',
  connection: 'person',
  payday: 'two-coins',
  passport: 'passport',
  ticket: 'airplane-departure',
  college: 'graduate-cap',
} as const satisfies Record<string, Icon>;
export type Thing = keyof typeof THINGS;

export function thingPath(thing: Thing): string {
  return PATHS[THINGS[thing]];
}

export function lifePath(id: string): string {
  return PATHS[LIFE[id] ?? 'world'];
}
