import type { Json, Question, Seat } from '@tablewright/kernel';

// An answer that is being put together: kept for each seat, for exactly the question that it answers. A board and a chooser,
// which are two places of the frame, work on the same one.

export interface Draft {
  /** see keyOf */
  readonly question: string;
  readonly about: string;
  readonly draft: Json;
  /** the game wants it back after the page was loaded anew */
  readonly outlivesReload: boolean;
  /** it was said: not shown any more, unless the answer is taken back */
  readonly answered: boolean;
}

export type Drafts = { readonly [seat: Seat]: Draft };

/** Where the drafts of one table lie while the page is loaded anew. */
export interface SavedDrafts {
  load(): Drafts;
  save(drafts: Drafts): void;
}

/** A question is long, and it is looked at with every redraw. */
const keys = new WeakMap<Question, string>();

/** Everything that the question says: a draft of another one is never shown, however alike they are. */
function keyOf(question: Question): string {
  let key = keys.get(question);
  if (key === undefined) {
    key = JSON.stringify(question);
    keys.set(question, key);
  }
  return key;
}

export function draftFor(drafts: Drafts, question: Question): Json | null {
  const kept = drafts[question.seat];
  return kept === undefined || kept.answered || kept.question !== keyOf(question) ? null : kept.draft;
}

/** The draft as it is now; null drops it. */
export function withDraft(drafts: Drafts, question: Question, draft: Json | null, outlivesReload: boolean): Drafts {
  const { [question.seat]: _, ...others } = drafts;
  if (draft === null) return others;
  const { seat, about } = question;
  return { ...others, [seat]: { question: keyOf(question), about, draft, outlivesReload, answered: false } };
}

/** My answer is on its way, or it comes back: it was refused, or I have taken it back. */
export function markAnswered(drafts: Drafts, seat: Seat, answered: boolean): Drafts {
  const kept = drafts[seat];
  return kept === undefined || kept.answered === answered ? drafts : { ...drafts, [seat]: { ...kept, answered } };
}

/** The same is asked with other choices: the question that the draft was for has passed, also when a bot has answered it. */
export function withoutPast(drafts: Drafts, question: Question | null): Drafts {
  if (question === null) return drafts;
  const { [question.seat]: kept, ...others } = drafts;
  return kept !== undefined && kept.about === question.about && kept.question !== keyOf(question) ? others : drafts;
}

const nameOf = (table: string): string => `tablewright.drafts.${table}`;

/** For this tab alone, so that two tabs at one table do not take each other's drafts. */
export function draftsOfThisTab(table: string): SavedDrafts {
  return {
    load() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? '{}');
        if (kept === null || typeof kept !== 'object') return {};
        return Object.fromEntries(Object.entries(kept).filter(([, draft]) => isDraft(draft)));
      } catch {
        return {};
      }
    },
    save(drafts) {
      const lasting = Object.entries(drafts).filter(([, { outlivesReload }]) => outlivesReload);
      try {
        if (lasting.length === 0) sessionStorage.removeItem(nameOf(table));
        else sessionStorage.setItem(nameOf(table), JSON.stringify(Object.fromEntries(lasting)));
      } catch {
        // A browser that keeps nothing loses the draft with the page.
      }
    },
  };
}

function isDraft(kept: unknown): kept is Draft {
  const draft = kept as Partial<Draft> | null;
  return typeof draft?.question === 'string' && typeof draft.about === 'string' && draft.draft !== undefined;
}
