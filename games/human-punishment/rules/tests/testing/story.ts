import { list, listOptions } from '@tablewright/kernel';
import { AREA_IDS } from '../../content/board.ts';
import type { Frame, State } from '../../state.ts';
import { poised } from './moments.ts';
import { game, NAMES } from './tables.ts';

// What answers come to, in lines: who answers, what chance is asked for, what is told to whom, and at last what is different on
// the table. A change that nobody thought of shows up as a line.

type Given = readonly [seat: number, value: unknown, ...came: (number | number[])[]];

export function story(from: State, ...answers: readonly Given[]): string[] {
  const lines: string[] = [];
  let state = from;
  for (const given of answers) state = goOn(state, given, lines);
  return [...lines, ...changes(from, state), ...(state.outcome === null ? [`now ${nowAt(state)}`] : [])];
}

function goOn(s: State, [seat, value, ...came]: Given, lines: string[]): State {
  const next = game.after(s, { seat, value }, came);
  if (!next.ok) throw new Error(`${s.stack.at(-1)!.stage}: ${next.why} (${next.rule})`);
  for (const entry of next.entries) if (entry.type === 'chance') lines.push(`chance: ${entry.label} of ${entry.of}`);
  for (const { to, event } of next.told) {
    const { type, ...rest } = event as { type: string };
    lines.push(`${to === 'all' ? '' : `${nameOf(to)}: `}${type} ${words(rest)}`.trim());
  }
  return next.state;
}

/** In a window most have nothing to say. */
const PASS = 'act=pass';

/** Frames are carried out to the end, with all that is asked on the way answered so. */
export function wholeStory(
  from: State,
  frames: readonly Frame[],
  choose: (s: State, seat: number) => unknown,
): string[] {
  const lines: string[] = [];
  const start = poised(from, ...frames);
  let state = goOn(start, [0, 'no'], lines);
  for (let steps = 0; state.outcome === null && state.stack.length > from.stack.length; steps += 1) {
    if (steps === 120) throw new Error(`it does not end: ${nowAt(state)}`);
    const [seat] = list(game.waiting(state)) as [number];
    const value = choose(state, seat);
    if (words(value) !== PASS) lines.push(`${NAMES[seat]!} at ${nowAt(state)}: ${words(value)}`);
    state = goOn(state, [seat, value], lines);
  }
  return [...lines, ...changes(from, state)];
}

/** What frames come to that are laid on the stack, up to the first question. */
export function storyOf(from: State, frames: readonly Frame[], ...came: (number | number[])[]): string[] {
  return story(poised(from, ...frames), [0, 'no', ...came]);
}

/** A question in lines: who is asked, what is offered, what is done for somebody who is away, and what others see of each answer. */
export function question(s: State, seat: number, ...refused: readonly unknown[]): string[] {
  const offered = [...listOptions(game.offer(s, seat))];
  const seen = offered.map((value) => [words(value), words(game.shown(s, value))] as const);
  return [
    `asked: ${list(game.waiting(s)).map((one) => NAMES[one]!)}`,
    ...seen.map(([value, shown]) => (value === shown ? value : `${value}, seen as ${shown}`)),
    `away: ${words(game.absent(s, seat))}`,
    ...refused.map((value) => `not ${words(value)}: ${refusal(s, seat, value)}`),
  ];
}

function refusal(s: State, seat: number, value: unknown): string {
  const verdict = game.explain(s, seat, value);
  return verdict.ok ? 'it may be' : `${verdict.why} ${verdict.rule}`;
}

const nameOf = (to: unknown): string => (typeof to === 'number' ? NAMES[to]! : words(to));

/** The question on top, with all that belongs to the moment. */
function nowAt(s: State): string {
  const { stage, ...rest } = s.stack.at(-1)!;
  return `${stage} ${words(rest)}`.trim();
}

function words(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(words).join(' ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}=${words(part)}`)
    .join(' ');
}

/** Of these only the number of things is told: what lies in them is a matter of chance. */
const HEAPS: readonly string[] = [
  'generalDeck',
  'decks',
  'programDeck',
  'stacks',
  'woundDeck',
  'supply',
  'sectors',
  'reconDeck',
  'interrogations',
  'origins',
];
/** Everything else is looked at, but these are told otherwise or are not of the table. */
const UNSEEN: readonly string[] = ['chance', 'stack', 'draws'];

export function changes(before: State, after: State): string[] {
  const lines: string[] = [];
  for (const name of Object.keys(after) as (keyof State)[]) {
    if (UNSEEN.includes(name)) continue;
    const [was, is] = [before[name], after[name]] as unknown[];
    if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
      for (const [i, one] of is.entries())
        if (JSON.stringify(one) !== JSON.stringify(was[i])) lines.push(`${name}[${i}]: ${how(name, was[i], one)}`);
    } else if (JSON.stringify(was) !== JSON.stringify(is)) lines.push(`${name}: ${how(name, was, is)}`);
  }
  return lines;
}

function how(name: string, was: unknown, is: unknown): string {
  if (HEAPS.includes(name) && Array.isArray(was) && Array.isArray(is)) return `${was.length} → ${is.length} things`;
  if (name === 'at') return `${AREA_IDS[was as number] ?? 'off'} → ${AREA_IDS[is as number] ?? 'off'}`;
  return `${words(was)} → ${words(is)}`;
}
