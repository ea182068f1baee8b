import type { Json, Question } from '@tablewright/board';
import { BOARD, PATHS, type Space, SPACES } from '@tablewright/robotariat-rules/content';
import { useSyncExternalStore } from 'react';
import { parted } from './imagine.ts';
import { asSpace } from './look.ts';

// An answer in two parts (this piece, to there) or of many (posters on several spaces) is put together on the board and in
// the chooser at once. Both look at the same draft; it belongs to one question and is gone with it.

export interface Draft {
  /** the first part: a piece ('3' of an NPC, '0' of a player), a space, or a number */
  readonly first: string | null;
  readonly amounts: Readonly<Record<string, number>>;
}

const NOTHING: Draft = { first: null, amounts: {} };

let held: { readonly key: string; readonly draft: Draft } = { key: '', draft: NOTHING };
const listeners = new Set<() => void>();

function keyOf(question: Question | null): string {
  return question === null ? '' : JSON.stringify(question);
}

export function useDraft(question: Question | null): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = keyOf(question);
  const draft = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => (held.key === key ? held.draft : NOTHING),
  );
  const change = (next: Partial<Draft>): void => {
    held = { key, draft: { ...draft, ...next } };
    for (const changed of listeners) changed();
  };
  return [draft, change];
}

// ---------------------------------------------------------------------------------------------------------- in two parts

/** Questions whose answers are written as 'what-where'. */
const IN_TWO_PARTS: readonly string[] = ['masses', 'alarm', 'push', 'post', 'lead', 'strike', 'repaste'];
const ALONG_PATHS: readonly string[] = ['lead', 'strike'];

export interface Way {
  readonly value: string;
  readonly to: Space;
}

export function isInTwoParts(question: Question | null): boolean {
  return question !== null && IN_TWO_PARTS.includes(question.about);
}

/** By first part: where it may go. Two paths that lead to the same space are one way. */
export function waysOf(question: Question, npcs: readonly { readonly at: Space | null }[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  if (question.domain.kind !== 'pick') return ways;
  for (const option of question.domain.from) {
    const { first, second } = parted(option);
    if (first === '') continue;
    const at = ALONG_PATHS.includes(question.about) ? (npcs[Number(first) - 1]?.at ?? null) : null;
    const path = PATHS.find((one) => one === second);
    const to = at !== null && path !== undefined ? BOARD[at][path] : asSpace(second);
    if (to === null) continue;
    const known = ways.get(first) ?? [];
    if (!known.some((way) => way.to === to)) known.push({ value: String(option), to });
    ways.set(first, known);
  }
  return ways;
}

/** The first part, which needs no choosing where there is only one; of a number the largest is meant at first. */
export function firstOf(
  question: Question,
  ways: ReadonlyMap<string, readonly Way[]>,
  { first }: Draft,
): string | null {
  if (first !== null && ways.has(first)) return first;
  if (question.about === 'repaste') return [...ways.keys()].at(-1) ?? null;
  return ways.size === 1 ? [...ways.keys()][0]! : null;
}

// ------------------------------------------------------------------------------------------------------------- of many

const OF_MANY: readonly string[] = ['paste', 'rebuild', 'burn'];

export function isOfMany(question: Question | null): boolean {
  return question !== null && OF_MANY.includes(question.about);
}

export function totalOf({ amounts }: Draft): number {
  return Object.values(amounts).reduce((sum, n) => sum + n, 0);
}

/** How many more of one space may be added. */
export function roomFor({ about, domain }: Question, draft: Draft, space: Space): number {
  const has = draft.amounts[space] ?? 0;
  if (domain.kind === 'some') return Math.min(1 - has, domain.max - totalOf(draft));
  if (domain.kind === 'split') return domain.max - totalOf(draft);
  if (domain.kind === 'grouping') return (domain.held[domain.items.indexOf(space)] ?? 0) - has;
  throw new Error(`${about} is not answered with amounts`);
}

export function changed(draft: Draft, space: Space, by: number): Partial<Draft> {
  return { amounts: { ...draft.amounts, [space]: Math.max(0, (draft.amounts[space] ?? 0) + by) } };
}

/** The answer that the amounts make, or null while it is not complete. */
export function answerOf({ domain }: Question, draft: Draft): Json | null {
  const { amounts } = draft;
  const of = (space: Space): number => amounts[space] ?? 0;
  if (domain.kind === 'some') return SPACES.filter((space) => of(space) > 0);
  if (domain.kind === 'split') {
    return totalOf(draft) < domain.min ? null : Object.fromEntries(SPACES.map((space) => [space, of(space)]));
  }
  if (domain.kind === 'grouping') {
    return SPACES.flatMap((space) => Array.from({ length: of(space) }, () => [space]));
  }
  return null;
}
