// Questions that are better drawn than listed, and how what was typed is read.

import { clockwiseFrom, type Json, type Question, type Seat } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { bestGrouping, keepPairs } from '../../content/grouping.ts';
import { ACTIONS, AUGMENTATIONS, COLOURS, COSTS, DATA, FACES, isHostile } from '../../content/types.ts';
import { cityOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { mine, prospects } from '../consequences.ts';
import { type Art, type Ink, ink, inColumns, type Line } from './ink.ts';
import { gauge, nameInk } from './panel.ts';
import { agentLetter, faceStyle, letterOf, seatStyle, signOf, styleOf, typeMeant } from './signs.ts';

/** null: a numbered list will do. */
export function choices(view: View, names: readonly string[], question: Question, art: Art): Line[] | null {
  switch (question.about) {
    case 'select':
      return selectionGrid(view, art);
    case 'compile':
      return compileHelp(view, art);
    case 'insert':
      return insertHelp(view, names, art);
    default:
      return null;
  }
}

// ---------------------------------------------------------------------------------------------------------- selection

const EXPLAINS = [
  'use your next tile',
  'move a second tile',
  'add a block there',
  'take data of a neighbour (other face)',
  'see a card on your tile (same face)',
  'take all of a neighbour (other face)',
] as const;

/** Six actions by two augmentations, numbered as they are offered. */
function selectionGrid(view: View, art: Art): Line[] {
  const faces = AUGMENTATIONS.map((face) => ink(` ${face}`, `bold ${faceStyle(face)}`));
  const signs = AUGMENTATIONS.map((face) => `${face} ${FACES[face].sign}`).join(', ');
  const { tokens } = view.operatives[mine(view)]!;
  const rows = ACTIONS.map((action, i): Line[] => {
    const bluff = isHostile(i) && tokens === 0;
    const style = bluff ? 'dim' : '';
    const cost = isHostile(i) ? `${count(COSTS[i]!, 'token')}: ` : '';
    const numbers = [2 * i + 1, 2 * i + 2].map((n): Line => [ink(String(n).padStart(2), style)]);
    const explains: Line = [ink(`${cost}${EXPLAINS[i]}`, style), ...nowInk(view, action, art)];
    return [[ink(`  ${action}`, bluff ? 'dim' : 'bold')], ...numbers, explains];
  });
  return inColumns([[[], ...faces.map((face) => [face]), [ink(signs, 'dim')]], ...rows]);
}

/** What the action could be used on next to me. */
function nowInk(view: View, action: (typeof ACTIONS)[number], art: Art): Ink[] {
  const e = prospects(view, `${action}-E`);
  const b = prospects(view, `${action}-B`);
  const parts: Line[] = [];
  if (action === 'activate' || action === 'replenish') {
    for (const [face, { data }] of [
      ['E', e],
      ['B', b],
    ] as const) {
      if (data.length > 0) parts.push([ink(face, `bold ${faceStyle(face)}`), ` ${data.join(' ')}`]);
    }
    for (const kind of ['compile', 'assimilate', 'teleport'] as const) {
      if (e[kind].length > 0) parts.push([`${kind} ${e[kind].join(' ')}`]);
    }
  } else if (isHostile(ACTIONS.indexOf(action)) && e.inReach.length > 0) {
    parts.push(e.inReach.flatMap((seat, i) => [i === 0 ? '' : ' ', agentInk(seat)]));
  }
  return parts.flatMap((part) => [art.unicode ? ' · ' : ' - ', ...part]);
}

function agentInk(seat: Seat): Ink {
  return ink(agentLetter(seat), `bold ${seatStyle(seat)}`);
}

// ------------------------------------------------------------------------------------------------------------- compile

function compileHelp(view: View, art: Art): Line[] {
  const { blocks } = view.operatives[mine(view)]!;
  const held = DATA.flatMap((type): Ink[] => {
    const n = blocks[type] ?? 0;
    const typed = art.unicode ? `${letterOf(type)} ` : '';
    return n === 0 ? [] : [ink(`${typed}${signOf(type, art)}`, styleOf(type)), ` x ${n}   `];
  });
  const how: Line = [
    '  Or type sets in letters, such as ',
    ink('to hm', 'bold'),
    ' for two sets of two, or ',
    ink('none', 'bold'),
    '.',
  ];
  return [['  You hold  ', ...held], how];
}

/** EMG-306, EMG-307 The two helpers propose; the operative decides. */
export function proposals(view: View, question: Question): Json[] {
  if (question.about !== 'compile') return [];
  const { blocks } = view.operatives[mine(view)]!;
  const held = DATA.map((type) => blocks[type] ?? 0);
  const named = (sets: readonly (readonly number[])[]): string[][] => sets.map((set) => set.map((type) => DATA[type]!));
  const best = named(bestGrouping(held));
  const thrifty = named(keepPairs(held));
  return thrifty.length === best.length || thrifty.length === 0 ? [best] : [best, thrifty];
}

// -------------------------------------------------------------------------------------------------------------- insert

function insertHelp(view: View, names: readonly string[], art: Art): Line[] {
  const { totals, required } = view;
  return [
    ['  A.I.    ', ...gauge(totals.ai, required.ai, art)],
    ['  Humans  ', ...gauge(totals.human, required.human, art)],
    ...holders('Inserted so far: ', names, view.assimilations.at(-1)?.inserted ?? []),
    ...holders('After you, holding: ', names, stillToCome(view)),
    ['  Type two numbers, first for the A.I., then for the Humans: ', ink('3 2', 'bold'), '.'],
  ];
}

interface Holder {
  readonly seat: Seat;
  readonly tokens: number;
}

function holders(title: string, names: readonly string[], those: readonly Holder[]): Line[] {
  if (those.length === 0) return [];
  const each = those.flatMap(({ seat, tokens }, i): Ink[] => [i === 0 ? '' : ', ', nameInk(names, seat), ` ${tokens}`]);
  return [['  ', title, ...each]];
}

/** EMG-402, EMG-403 Who is asked after me. */
function stillToCome(view: View): Holder[] {
  const frame = view.now.findLast(({ stage }) => stage === 'assimilate');
  const from = frame !== undefined && 'from' in frame ? Number(frame['from']) : mine(view);
  const order = clockwiseFrom(from, view.seats);
  const after = order.slice(order.indexOf(mine(view)) + 1);
  return after.map((seat) => ({ seat, tokens: view.operatives[seat]!.tokens })).filter(({ tokens }) => tokens > 0);
}

// ------------------------------------------------------------------------------------------------------------- reading

/** What somebody means who types this, possible or not; undefined when the game cannot tell either. */
export function meant(view: View, { about }: Question, text: string): Json | undefined {
  const word = text.trim();
  switch (about) {
    case 'move':
    case 'boost':
    case 'teleport': {
      const tile = word.toUpperCase();
      return /^[A-Z]\d+$/.test(tile) || cityOf(view).tileNamed.has(tile) ? tile : undefined;
    }
    case 'action':
      return ACTIONS.find((action) => word !== '' && action.startsWith(word.toLowerCase()));
    case 'target': {
      const seat = COLOURS.findIndex((colour) => word !== '' && colour.startsWith(word.toLowerCase()));
      return seat >= 0 && seat < view.seats ? seat : undefined;
    }
    case 'compile':
      return setsMeant(word);
    default:
      return undefined;
  }
}

/** 'to hm' is a set of T and O and a set of H and M; 'none' is no set. */
function setsMeant(text: string): string[][] | undefined {
  if (/^(none|nothing|0)$/i.test(text)) return [];
  const sets: string[][] = [];
  for (const word of text.split(/[\s,;]+/).filter((part) => part !== '')) {
    const types = [...word.replaceAll('+', '')].map(typeMeant);
    if (types.length === 0 || types.includes(undefined)) return undefined;
    sets.push(types.filter((type) => type !== undefined));
  }
  return sets.length === 0 ? undefined : sets;
}
