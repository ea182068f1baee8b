import { cellsOf, ledgerOf } from '@tablewright/testkit/ledger';
import { BARS, type Bar, type Effect, type Effects, type Provenance } from '../effects.ts';

// The tables of the two ledgers, read for the tests that hold the content against them.

export const RULES: readonly string[] = ledgerOf('human-punishment').split('\n');
export const CONTENT: readonly string[] = ledgerOf('human-punishment-content').split('\n');

type Row = readonly string[];

/** The tables between a heading (or a line that begins so) and the next heading, each without its head. */
export function tablesUnder(lines: readonly string[], heading: string): readonly (readonly Row[])[] {
  const start = lines.findIndex((line) => line.startsWith(heading));
  if (start < 0) throw new Error(`The ledger has no line that begins with '${heading}'.`);
  const tables: Row[][] = [];
  let inTable = false;
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith('#')) break;
    if (!line.startsWith('|')) {
      inTable = false;
    } else if (inTable) {
      if (!line.startsWith('|---')) tables.at(-1)!.push(cellsOf(line));
    } else {
      inTable = true; // and the line is its head
      tables.push([]);
    }
  }
  return tables;
}

export function tableUnder(lines: readonly string[], heading: string, which = 0): readonly Row[] {
  return tablesUnder(lines, heading)[which]!;
}

export function code(cell: string): string {
  return cell.replace(/^`|`$/g, '');
}

/** A number with the ledger's own minus sign. */
export function number(text: string): number {
  const value = Number(text.replace('−', '-').replace('–', '-'));
  if (text === '' || Number.isNaN(value)) throw new Error(`'${text}' is no number.`);
  return value;
}

export function windowsIn(cell: string): readonly string[] {
  return cell.match(/W\d/g) ?? [];
}

/** All points `(x,y)` of a cell. */
export function pointsIn(cell: string): readonly { x: number; y: number }[] {
  return [...cell.matchAll(/\((\d+),(\d+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** Where the parts of an item have different status, it has that of the weakest. */
export function weakest(status: string): Provenance {
  return status.includes('reconstructed') ? 'reconstructed' : status.includes('implied') ? 'implied' : 'stated';
}

/** An effect and all that stand inside it. */
export function withInner(effects: Effects): readonly Effect[] {
  return effects.flatMap((effect) => [effect, ...innerOf(effect)]);
}

function innerOf(effect: Effect): readonly Effect[] {
  switch (effect.does) {
    case 'each':
    case 'may':
    case 'contagious':
      return withInner(effect.then);
    case 'if':
      return withInner([...effect.then, ...effect.otherwise]);
    case 'choose':
      return withInner(effect.between.flat());
    default:
      return [];
  }
}

export function isBar(name: string): name is Bar {
  return (BARS as readonly string[]).includes(name);
}
