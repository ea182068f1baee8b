// Questions that are better drawn than listed, and how what was typed is read.

import { clockwiseFrom, type Json, mySeat, type QuestionOf, type Seat } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { bestGrouping, keepPairs } from '../../content/grouping.ts';
import { ACTIONS, AUGMENTATIONS, COLOURS, COSTS, DATA, type Data, FACES, isHostile } from '../../content/types.ts';
import type { Answers } from '../../stages/index.ts';
import { cityOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { mine, prospects } from '../consequences.ts';
import { type Art, type Ink, ink, inColumns, type Line } from './ink.ts';
import { gauge, nameInk } from './panel.ts';
import { agentLetter, faceStyle, letterOf, seatStyle, signOf, styleOf, typeMeant } from './signs.ts';

type Asked = Pick<QuestionOf<Answers>, 'about'>;
type Drawn = (view: View, names: readonly string[], art: Art) => Line[];

/** How each question is drawn; null: a numbered list will do. */
const DRAWN: { readonly [N in keyof Answers]: Drawn | null } = {
  briefing: null,
  select: selectionGrid,
  move: null,
  action: null,
  compile: compileHelp,
  boost: null,
  teleport: null,
  replenish: null,
  target: null,
  spySeen: null,
  insert: insertHelp,
};

export function choices(view: View, names: readonly string[], { about }: Asked, art: Art): Line[] | null {
  return DRAWN[about]?.(view, names, art) ?? null;
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
function selectionGrid(view: View, _names: readonly string[], art: Art): Line[] {
  const faces = AUGMENTATIONS.map((face) => ink(` ${face}`, `bold ${faceStyle(face)}`));
  const signs = AUGMENTATIONS.map((face) => `${face} ${FACES[face].sign}`).join(', ');
  const { tokens } = mine(view);
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

function compileHelp(view: View, _names: readonly string[], art: Art): Line[] {
  const { blocks } = mine(view);
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
export function proposals(view: View, { about }: Asked): Answers['compile'][] {
  if (about !== 'compile') return [];
  const { blocks } = mine(view);
  const held = DATA.map((type) => blocks[type] ?? 0);
  const named = (sets: readonly (readonly number[])[]): Data[][] => sets.map((set) => set.map((type) => DATA[type]!));
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
  const from = frame !== undefined && 'from' in frame ? Number(frame['from']) : mySeat(view);
  const order = clockwiseFrom(from, view.seats);
  const after = order.slice(order.indexOf(mySeat(view)) + 1);
  return after.map((seat) => ({ seat, tokens: view.operatives[seat]!.tokens })).filter(({ tokens }) => tokens > 0);
}

// ------------------------------------------------------------------------------------------------------------- reading

type Means = (view: View, word: string) => Json | undefined;

/** What a word means as an answer; null where only the numbers of the list do. */
const MEANT: { readonly [N in keyof Answers]: Means | null } = {
  briefing: null,
  select: null,
  move: tileMeant,
  action: (_view, word) => ACTIONS.find((action) => word !== '' && action.startsWith(word.toLowerCase())),
  compile: (_view, word) => setsMeant(word),
  boost: tileMeant,
  teleport: tileMeant,
  replenish: null,
  target: seatMeant,
  spySeen: null,
  insert: null,
};

/** What somebody means who types this, possible or not; undefined when the game cannot tell either. */
export function meant(view: View, { about }: Asked, text: string): Json | undefined {
  return MEANT[about]?.(view, text.trim());
}

function tileMeant(view: View, word: string): string | undefined {
  const tile = word.toUpperCase();
  return /^[A-Z]\d+$/.test(tile) || cityOf(view).tileNamed.has(tile) ? tile : undefined;
}

function seatMeant(view: View, word: string): Seat | undefined {
  const seat = COLOURS.findIndex((colour) => word !== '' && colour.startsWith(word.toLowerCase()));
  return seat >= 0 && seat < view.seats ? seat : undefined;
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
