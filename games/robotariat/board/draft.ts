import type { Json, QuestionOf } from '@tablewright/board';
import type { Answers } from '@tablewright/robotariat-rules';
import { type Space, SPACES } from '@tablewright/robotariat-rules/content';

// An answer in two parts (this piece, to there) or of many (posters on several spaces) is put together on the board and in
// the chooser at once. Both look at the same draft, which the frame keeps.

export type Draft = {
  /** the piece that is in hand, by its id on the board */
  readonly taken: string | null;
  readonly amounts: { readonly [space in Space]?: number };
};

export const NO_DRAFT: Draft = { taken: null, amounts: {} };

/** What the frame has kept; it may have been written by an older page. */
export function readDraft(kept: Json | null): Draft {
  if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return NO_DRAFT;
  const { taken, amounts } = kept as { readonly [part: string]: Json };
  const read: { [space in Space]?: number } = {};
  if (amounts !== null && typeof amounts === 'object') {
    for (const space of SPACES) {
      const amount = (amounts as { readonly [space: string]: Json })[space];
      if (typeof amount === 'number' && Number.isInteger(amount) && amount > 0) read[space] = amount;
    }
  }
  return { taken: typeof taken === 'string' ? taken : null, amounts: read };
}

// ------------------------------------------------------------------------------------------------------------- of many

/** Questions that are answered with a number of posters for each space. */
const OF_MANY = ['paste', 'rebuild', 'burn'] as const;
type OfMany = (typeof OF_MANY)[number];
export type QuestionOfMany = QuestionOf<Answers, OfMany>;

export function ofMany(question: QuestionOf<Answers> | null): QuestionOfMany | null {
  switch (question?.about) {
    case 'paste':
    case 'rebuild':
    case 'burn':
      return question;
    default:
      return null;
  }
}

export function totalOf({ amounts }: Draft): number {
  return SPACES.reduce((sum, space) => sum + (amounts[space] ?? 0), 0);
}

/** How many more of one space may be added. */
export function roomFor({ about, domain }: QuestionOfMany, draft: Draft, space: Space): number {
  const has = draft.amounts[space] ?? 0;
  if (domain.kind === 'some') return Math.min(1 - has, domain.max - totalOf(draft));
  if (domain.kind === 'split') return domain.max - totalOf(draft);
  if (domain.kind === 'grouping') return (domain.held[domain.items.indexOf(space)] ?? 0) - has;
  throw new Error(`${about} is not answered with amounts`);
}

export function changed(draft: Draft, space: Space, by: number): Draft {
  const amount = Math.max(0, (draft.amounts[space] ?? 0) + by);
  return { ...draft, amounts: { ...draft.amounts, [space]: amount } };
}

/** The answer that the amounts make, or null while it is not complete. */
export function answerOf({ about, domain }: QuestionOfMany, draft: Draft): Answers[OfMany] | null {
  const of = (space: Space): number => draft.amounts[space] ?? 0;
  switch (about) {
    case 'paste':
      return SPACES.filter((space) => of(space) > 0);
    case 'rebuild':
      if (domain.kind !== 'split' || totalOf(draft) < domain.min) return null;
      return { P: of('P'), S: of('S'), U: of('U'), Y: of('Y'), R: of('R'), M: of('M') };
    case 'burn':
      return SPACES.flatMap((space) => Array.from({ length: of(space) }, (): readonly Space[] => [space]));
  }
}
