// Takes the icons that this screen uses out of the set and writes them down as paths: npx node games/emigration/board/tools/icons.mjs
// The set has four thousand of them; the page must carry only these.
import { writeFileSync } from 'node:fs';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };

const LIFE = {
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
const THINGS = {
  document: 'papers',
  connection: 'person',
  payday: 'two-coins',
  passport: 'passport',
  ticket: 'airplane-departure',
  college: 'graduate-cap',
};

/** What the picture on the shelf needs: apart, so that the front page does not carry all the others. */
const SHELF = { WORLD: 'world', PLANE: 'airplane-departure' };

const HEAD =
  '// Written by tools/icons.mjs. Icons of game-icons.net (Lorc, Delapouite and others), CC BY 3.0, in a square of 512.';

function pathOf(name) {
  const found = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (found.length !== 1) throw new Error(`${name}: ${found.length} paths`);
  return found[0];
}

const names = [...new Set([...Object.values(LIFE), ...Object.values(THINGS)])].sort();
const paths = names.map((name) => `  '${name}': '${pathOf(name)}',`);
const table = (rows) => Object.entries(rows).map(([id, name]) => `  '${id}': '${name}',`);

writeFileSync(
  new URL('../icons.ts', import.meta.url),
  [
    HEAD,
    '',
    'const PATHS = {',
    ...paths,
    '} as const;',
    '',
    'const LIFE: Readonly<Record<string, keyof typeof PATHS>> = {',
    ...table(LIFE),
    '};',
    '',
    'const THINGS = {',
    ...table(THINGS),
    '} as const satisfies Record<string, keyof typeof PATHS>;',
    'export type Thing = keyof typeof THINGS;',
    '',
    'export function thingPath(thing: Thing): string {',
    '  return PATHS[THINGS[thing]];',
    '}',
    '',
    'export function lifePath(id: string): string {',
    "  return PATHS[LIFE[id] ?? 'world'];",
    '}',
    '',
  ].join('\n'),
);

writeFileSync(
  new URL('../icons-on-shelf.ts', import.meta.url),
  [HEAD, '', ...Object.entries(SHELF).map(([id, name]) => `export const ${id} = '${pathOf(name)}';`), ''].join('\n'),
);
