// What is known besides the map: how far the teams are, how much the city still holds, and everybody in turn order.

import { clockwiseFrom, type Seat } from '@tablewright/kernel';
import { type Selection, selectionParts } from '../../content/selections.ts';
import { DATA } from '../../content/types.ts';
import type { View } from '../../view.ts';
import { type Art, cut, type Ink, ink, type Line, padded } from './ink.ts';
import { agentLetter, amountOf, faceStyle, seatStyle } from './signs.ts';

/** The narrowest column in which the panel can stand beside the map. */
export const PANEL_WIDTH = 32;

const GAUGE = 12;
const LONGEST_NAME = 8;

export function sidePanel(view: View, names: readonly string[], art: Art): Line[] {
  return [
    headLine(view, names),
    ...teamLines(view, art),
    stockLine(view),
    [],
    [ink('In turn order:', 'dim')],
    ...inTurnOrder(view).flatMap((seat) => {
      const [first, second] = operativeLines(view, names, seat, art);
      return [first, [' '.repeat(3), ...second]];
    }),
  ];
}

/** The same below a wide map: one line for each operative. */
export function lowPanel(view: View, names: readonly string[], art: Art): Line[] {
  const [ai, humans] = teamLines(view, art);
  const wide = (line: Line): Line => padded(line, 36);
  return [
    [...wide(headLine(view, names)), ...stockLine(view)],
    [...wide(ai!), ...humans!],
    ...inTurnOrder(view).map((seat) => {
      const [first, second] = operativeLines(view, names, seat, art);
      return [...padded(first, 32), ...second];
    }),
  ];
}

export function inTurnOrder(view: View): Seat[] {
  return clockwiseFrom(view.leader, view.seats);
}

function headLine({ round, roundLimit, leader }: View, names: readonly string[]): Line {
  const late = roundLimit > 0 && round > roundLimit - 10 ? ` of ${roundLimit}` : '';
  return [ink(`Round ${round}${late}`, 'bold'), '   leader: ', nameInk(names, leader)];
}

export function nameInk(names: readonly string[], seat: Seat): Ink {
  return ink(names[seat] ?? '', seatStyle(seat));
}

function teamLines({ totals, required }: View, art: Art): Line[] {
  return [
    ['A.I.    ', ...gauge(totals.ai, required.ai, art)],
    ['Humans  ', ...gauge(totals.human, required.human, art)],
  ];
}

/** '6 of 15 ▓▓▓▓▓░░░░░░░' */
export function gauge(has: number, needs: number, art: Art): Line {
  const full = Math.min(GAUGE, Math.floor((has * GAUGE) / needs));
  const [on, off] = art.unicode ? ['▓', '░'] : ['#', '.'];
  const bar: Line = [on.repeat(full), ink(off.repeat(GAUGE - full), 'dim')];
  return [`${String(has).padStart(2)} of ${String(needs).padStart(2)}  `, ...bar];
}

/** Ledger 8: amber at two blocks for each operative, red at one. */
function stockLine({ blocksInCity, seats }: View): Line {
  const line = `City    ${String(blocksInCity).padStart(2)} blocks left`;
  if (blocksInCity <= seats) return [ink(`${line}: nearly out!`, 'bold alarm')];
  return blocksInCity <= 2 * seats ? [ink(`${line}: running low`, 'warning')] : [line];
}

function operativeLines(view: View, names: readonly string[], seat: Seat, art: Art): [Line, Line] {
  const { at, selected, blocks, tokens } = view.operatives[seat]!;
  const inTurn = seat === turnIn(view);
  const mark = inTurn ? (art.unicode ? '▸' : '>') : seat === view.me ? '*' : ' ';
  const name = cut(names[seat] ?? '', LONGEST_NAME).padEnd(LONGEST_NAME);
  const first: Line = [
    ink(mark, 'bold'),
    ink(agentLetter(seat), `bold ${seatStyle(seat)}`),
    ' ',
    ink(name, seatStyle(seat)),
    ' ',
    ...selectionInk(selected),
    ' ',
    at,
  ];
  const held = DATA.flatMap((type) => [amountOf(type, blocks[type] ?? 0, art), ' ']);
  const purse = `${String(tokens).padStart(2)} token${tokens === 1 ? '' : 's'}`;
  return [first, [...held, ' ', tokens === 0 ? ink(purse, 'dim') : purse, ...knownInk(view, seat)]];
}

function selectionInk(selected: Selection | null): Line {
  if (selected === null) return [ink('-'.padEnd(11), 'dim')];
  const { action, face } = selectionParts(selected);
  return [`${action.padEnd(9)} `, ink(face, `bold ${faceStyle(face)}`)];
}

/** Only what I have spied out. My own card, and a fellow Human's, would tell whoever looks over my shoulder. */
function knownInk(view: View, seat: Seat): Line {
  if (view.outcome !== null) return [teamInk(view.operatives[seat]!.team)];
  const seen = view.spied.findLast(({ by, on }) => by === view.me && on === seat);
  return seen === undefined ? [] : [teamInk(seen.saw)];
}

function teamInk(team: 'ai' | 'human' | null): Ink {
  return ink(team === 'human' ? '  Human' : '  A.I.', 'bold');
}

function turnIn(view: View): Seat | null {
  const frame = view.now.findLast(({ stage }) => stage === 'turn');
  const by = frame !== undefined && 'by' in frame ? frame['by'] : null;
  return typeof by === 'number' ? by : null;
}
