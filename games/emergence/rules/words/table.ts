// The position as a few lines of text, for records and for failures.

import { count, say } from '@tablewright/kernel/words';
import { cityTitle } from '../content/provenance.ts';
import { type Selection, selectionParts } from '../content/selections.ts';
import { DATA, type Length } from '../content/types.ts';
import { tileCode } from '../content/tiles.ts';
import type { OperativeView, View } from '../view.ts';
import { cityOf } from '../state.ts';
import { actionWord } from './say.ts';

const LENGTH_NAMES: Readonly<Record<Length, string>> = { short: say`short`, extended: say`extended` };
const TEAM_NAMES = { ai: say`A.I.`, human: say`Human` } as const;

export function table(view: View, names: readonly string[]): string {
  const { totals, required } = view;
  const head = say`round ${view.round}, leader ${names[view.leader]!}, ${cityTitle(cityOf(view))} (${LENGTH_NAMES[view.length]})`;
  const sums = say`A.I. ${totals.ai}/${required.ai}, Humans ${totals.human}/${required.human}, ${count(view.blocksInCity, 'block')} in the city`;
  const widest = Math.max(...names.map((name) => name.length));
  const lines = view.operatives.map((operative, seat) => `  ${(names[seat] ?? '').padEnd(widest)}  ${line(operative)}`);
  return [head, sums, ...lines].join('\n');
}

function line({ at, selected, blocks, tokens, team }: OperativeView): string {
  const held = DATA.map((type) => `${letter(type)}${blocks[type] ?? 0}`).join(' ');
  const known = team === null ? '' : `  ${TEAM_NAMES[team]}`;
  return `${at.padEnd(3)}  ${selection(selected).padEnd(11)}  ${held}  ${count(tokens, 'token')}${known}`;
}

function selection(selected: Selection | null): string {
  if (selected === null) return '-';
  const { action, face } = selectionParts(selected);
  return `${actionWord(action)} ${face}`;
}

/** T, O, H or M, as the ledger prints the tiles. */
function letter(type: (typeof DATA)[number]): string {
  return tileCode({ q: 0, r: 0, kind: 'data', types: [type] });
}
