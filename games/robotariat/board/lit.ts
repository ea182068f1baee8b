import type { Json, Question } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import { type Space, SPACES } from '@tablewright/robotariat-rules/content';
import { type Draft, firstOf, isInTwoParts, isOfMany, roomFor, waysOf } from './draft.ts';

// What the board lights, and what a touch means. Read off the question alone; no rule is known here.

export type Touch =
  /** the whole answer */
  | { readonly kind: 'answer'; readonly value: string; readonly verb: string }
  /** the first part of one */
  | { readonly kind: 'first'; readonly first: string; readonly verb: string }
  /** one more of several */
  | { readonly kind: 'more'; readonly verb: string };

export interface Lit {
  readonly spaces: ReadonlyMap<Space, Touch>;
  /** a second thing that may be done with a space: it is activated from afar, and one could walk there too */
  readonly remote: ReadonlyMap<Space, string>;
  /** pieces by their name: 'npc:3', 'seat:1' */
  readonly pieces: ReadonlyMap<string, Touch>;
  /** what has been chosen as the first part, as a piece or space */
  readonly picked: string | null;
}

const NOTHING_LIT: Lit = { spaces: new Map(), remote: new Map(), pieces: new Map(), picked: null };

const PUT_VERB = 'Here';

export function litBy(question: Question | null, view: Pick<View, 'npcs' | 'me' | 'players'>, draft: Draft): Lit {
  if (question === null) return NOTHING_LIT;
  if (question.about === 'turn') return litInTurn(question);
  if (isInTwoParts(question)) return litInParts(question, view, draft);
  if (isOfMany(question)) {
    const verb = question.about === 'burn' ? 'Burn' : PUT_VERB;
    const spaces = SPACES.flatMap((space) =>
      roomFor(question, draft, space) > 0 ? [[space, { kind: 'more', verb } as const] as const] : [],
    );
    return { ...NOTHING_LIT, spaces: new Map(spaces) };
  }
  const spaces = optionsOf(question).flatMap((value) =>
    isSpace(value) ? [[value, { kind: 'answer', value, verb: PUT_VERB } as const] as const] : [],
  );
  return { ...NOTHING_LIT, spaces: new Map(spaces) };
}

function optionsOf({ domain }: Question): readonly (string | number)[] {
  return domain.kind === 'pick' ? domain.from : [];
}

function isSpace(value: unknown): value is Space {
  return (SPACES as readonly unknown[]).includes(value);
}

function litInTurn(question: Question): Lit {
  const options = optionsOf(question);
  const spaces = new Map<Space, Touch>();
  const remote = new Map<Space, string>();
  for (const space of SPACES) {
    const move = `move-${space}`;
    const activate = `activate-${space}`;
    if (options.includes(move)) {
      spaces.set(space, { kind: 'answer', value: move, verb: 'Walk' });
      if (options.includes(activate)) remote.set(space, activate);
    } else if (options.includes(activate)) spaces.set(space, { kind: 'answer', value: activate, verb: 'Activate' });
  }
  return { ...NOTHING_LIT, spaces, remote };
}

function litInParts(question: Question, view: Pick<View, 'npcs' | 'players'>, draft: Draft): Lit {
  const { about } = question;
  const ways = waysOf(question, view.npcs);
  const first = firstOf(question, ways, draft);
  const spaces = new Map<Space, Touch>();
  const pieces = new Map<string, Touch>();
  for (const [one] of ways) {
    if (about === 'post') {
      if (first === null && isSpace(one)) spaces.set(one, { kind: 'first', first: one, verb: 'Take' });
    } else if (about !== 'repaste') pieces.set(pieceOf(about, one), { kind: 'first', first: one, verb: 'Choose' });
  }
  // Pieces are small where many stand: the space is touched instead, once more for the next of them.
  for (const space of about === 'post' || about === 'repaste' ? [] : SPACES) {
    const here = [...ways.keys()].filter((one) => standsOn(about, one, view) === space);
    const next = here[(here.indexOf(first ?? '') + 1) % here.length];
    if (next === undefined || next === first || (first !== null && !here.includes(first))) continue;
    spaces.set(space, { kind: 'first', first: next, verb: first === null ? 'Choose' : 'Next' });
  }
  for (const { to, value } of ways.get(first ?? '') ?? []) spaces.set(to, { kind: 'answer', value, verb: PUT_VERB });
  return { spaces, remote: new Map(), pieces, picked: first === null ? null : pieceOf(about, first) };
}

function standsOn(about: string, first: string, { npcs, players }: Pick<View, 'npcs' | 'players'>): Space | null {
  const piece = about === 'push' ? players[Number(first)] : npcs[Number(first) - 1];
  return piece?.at ?? null;
}

/** What the first part of an answer names on the board. */
function pieceOf(about: string, first: string): string {
  if (about === 'push') return `seat:${first}`;
  return about === 'post' || about === 'repaste' ? first : `npc:${first}`;
}

/** What would be answered by touching a space, right or wrong; for asking why not. */
export function attemptAt(question: Question, lit: Lit, space: Space, me: Space | null): Json {
  if (question.about === 'turn') return `${space === me ? 'activate' : 'move'}-${space}`;
  if (isInTwoParts(question)) return `${lit.picked?.replace(/^\w+:/, '') ?? '0'}-${space}`;
  return space;
}
