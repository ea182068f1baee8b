import { useEffect, useSyncExternalStore } from 'react';
import type { Size } from '@tablewright/emergent-rules/content';
import { beginning, type Draft, keyOf } from './draft.ts';
import { dropDrafts, keepDraft, keptDraft } from './kept.ts';
import type { ScreenProps } from './props.ts';

// The desk behind the secrecy screen. The board and what is asked beside it are two places of the frame, and both work on
// the same draft: so it lies here. It is cleared when the board leaves the screen (another table, another person's turn at
// this one), so that nobody finds somebody else's plan.

interface Desk {
  /** which answer the draft is for */
  readonly key: string;
  readonly draft: Draft;
  /** what it was before each step */
  readonly past: readonly Draft[];
  /** the region that is open */
  readonly region: string | null;
  /** Fast Play: which DC the next touch puts down */
  readonly size: Size;
  /** a round is being shown on the map, and what ends that */
  readonly showing: { readonly round: number; readonly done: boolean; readonly end: () => void } | null;
}

const CLEAR: Desk = { key: '', draft: {}, past: [], region: null, size: 'large', showing: null };

let desk = CLEAR;
const listeners = new Set<() => void>();

function set(next: Partial<Desk>): void {
  desk = { ...desk, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDesk(): Desk {
  return useSyncExternalStore(subscribe, () => desk);
}

export const onDesk = {
  clear: (): void => set(CLEAR),
  /** what was planned is revealed, or another game has begun: the draft is of no use any more */
  forget: (): void => {
    dropDrafts();
    set({ key: '', draft: {}, past: [], region: null });
  },
  /** a plan that lies locked: whoever takes it back goes on with it, also after the page was opened anew */
  keep: (key: string, draft: Draft): void => {
    if (desk.key !== key) set({ key, draft, past: [] });
  },
  open: (region: string | null): void => set({ region }),
  size: (size: Size): void => set({ size }),
  show: (showing: Desk['showing']): void => set({ showing }),
};

export interface Drafting {
  readonly draft: Draft;
  readonly canUndo: boolean;
  readonly change: (next: Draft) => void;
  readonly undo: () => void;
  readonly reset: (to: Draft) => void;
}

/** The draft of the question that I am asked; null when I am asked nothing that is planned. */
export function useDraft(props: Pick<ScreenProps, 'view' | 'question'>): Drafting | null {
  const { view, question } = props;
  const { key, draft, past: steps } = useDesk();
  const isPlanned = question !== null && question.domain.kind === 'plan';
  const wanted = isPlanned ? keyOf({ view, question }) : '';
  useEffect(() => {
    // a new question begins with a new draft; one that I took back goes on with the old one
    if (isPlanned && desk.key !== wanted) {
      set({ key: wanted, draft: begun({ view, question }, wanted), past: [], region: null });
    }
  }, [wanted, isPlanned, view, question]);
  if (!isPlanned) return null;
  const current = key === wanted ? draft : begun({ view, question }, wanted);
  const put = (next: Draft, before: readonly Draft[]): void => {
    keepDraft(question.seat, wanted, next);
    set({ key: wanted, draft: next, past: before });
  };
  const past = (): readonly Draft[] => [...(desk.key === wanted ? desk.past : []), current];
  return {
    draft: current,
    canUndo: key === wanted && steps.length > 0,
    change: (next) => put(next, past()),
    undo: () => {
      const last = desk.past.at(-1);
      if (last !== undefined) put(last, desk.past.slice(0, -1));
    },
    reset: (to) => put(to, past()),
  };
}

/** What was on the desk before the page was opened anew, or what one begins with. */
function begun(asked: Parameters<typeof beginning>[0], key: string): Draft {
  return keptDraft(asked.question.seat, key) ?? beginning(asked);
}
