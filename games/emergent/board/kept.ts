import type { Draft } from './draft.ts';

// A plan that is not locked yet outlives a reload: it lies in this tab's storage, for one table and one seat. On a shared
// screen every seat has its own, and it is read only for whoever is asked.

interface Kept {
  readonly key: string;
  readonly draft: Draft;
}

const MOST_SEATS = 4;

/** Where the draft lies; null where nothing is kept, as in a lesson or a replay. */
function nameFor(seat: number): string | null {
  const { pathname } = globalThis.location ?? { pathname: '' };
  return pathname.startsWith('/table/') ? `tablewright.emergent.draft.${pathname}.${seat}` : null;
}

export function keepDraft(seat: number, key: string, draft: Draft): void {
  const name = nameFor(seat);
  if (name === null) return;
  try {
    sessionStorage.setItem(name, JSON.stringify({ key, draft } satisfies Kept));
  } catch {
    // A browser that keeps nothing loses the draft with the page, as before.
  }
}

/** The draft of exactly this question, or null. */
export function keptDraft(seat: number, key: string): Draft | null {
  const name = nameFor(seat);
  if (name === null) return null;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isKept(kept) && kept.key === key ? kept.draft : null;
  } catch {
    return null;
  }
}

/** The plans of this table are revealed. */
export function dropDrafts(): void {
  for (let seat = 0; seat < MOST_SEATS; seat += 1) {
    const name = nameFor(seat);
    if (name === null) return;
    try {
      sessionStorage.removeItem(name);
    } catch {
      // nothing was kept there either
    }
  }
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value['key'] !== 'string' || !isRecord(value['draft'])) return false;
  return Object.values(value['draft']).every(
    (lines) => isRecord(lines) && Object.values(lines).every((n) => typeof n === 'number'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
