// npm run rooms: writes the table of rooms into docs/architecture.md; with --check it only says whether it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, type Room, ROOMS } from './rooms.ts';

const FILE = 'docs/architecture.md';
const BEGIN = '<!-- rooms: npm run rooms writes this table out of scripts/rooms.ts -->';
const END = '<!-- /rooms -->';

export function roomsTable(rooms: Readonly<Record<string, Room>> = ROOMS): string {
  const rows = Object.entries(rooms).map(([name, room]) => `| \`${folderOf(name)}\` | ${room.is} | ${allowed(room)} |`);
  return ['| room | what it is | may import |', '| --- | --- | --- |', ...rows].join('\n');
}

function allowed({ uses, inTests = [], typesOf = [], partsOf = {} }: Room): string {
  const parts = Object.entries(partsOf).map(([room, names]) => `${listed(names.map(exported))} of its own ${room}`);
  const all = [...uses, ...typesOf.map((room) => `types of its own ${room}`), ...parts];
  const tests = inTests.length === 0 ? '' : ` (tests: ${inTests.join(', ')})`;
  return `${all.length === 0 ? 'nobody' : all.join(', ')}${tests}`;
}

const exported = (name: string): string => `\`/${name}\``;
const listed = (names: readonly string[]): string => names.join(' and ');

/** The text with the table between its marks brought up to date. */
export function withTable(text: string, table: string): string {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1 || to < from) throw new Error(`${FILE} has lost the marks of its table: ${BEGIN} … ${END}`);
  return `${text.slice(0, from)}${BEGIN}\n${table}\n${text.slice(to)}`;
}

if (import.meta.main) {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  const path = join(dirname(import.meta.dirname), FILE);
  const text = readFileSync(path, 'utf8');
  const wanted = withTable(text, roomsTable());
  if (wanted === text) console.log(`the table in ${FILE} is up to date`);
  else if (check) {
    console.log(`the table in ${FILE} is out of date: npm run rooms`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, wanted);
    console.log(`the table in ${FILE} is written`);
  }
}
