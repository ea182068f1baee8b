import type { Json, Seat } from '@tablewright/kernel';

// What somebody notes for themselves at a table: who may hold what. It stays in this browser: nothing of it is ever sent.

export type Notes = { readonly [seat: Seat]: Json };

/** Where the notes of one table lie. */
export interface SavedNotes {
  load(): Notes;
  save(notes: Notes): void;
}

const NAME = 'tablewright.notes';
/** Old tables are forgotten, so that a browser does not collect them for ever. */
const MOST_TABLES = 24;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** `shelf`: null where the browser forbids it; the notes then last as long as the page. */
export function notesOfThisBrowser(table: string, shelf: Shelf | null = openShelf()): SavedNotes {
  return {
    load: () => everyTable(shelf).find(([kept]) => kept === table)?.[1] ?? {},
    save(notes) {
      const others = everyTable(shelf).filter(([kept]) => kept !== table);
      try {
        shelf?.setItem(NAME, JSON.stringify([...others, [table, notes]].slice(-MOST_TABLES)));
      } catch {
        // The shelf is full or closed.
      }
    },
  };
}

function openShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The newest last. */
function everyTable(shelf: Shelf | null): (readonly [table: string, notes: Notes])[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOfTable) : [];
  } catch {
    return [];
  }
}

function isOfTable(kept: unknown): kept is readonly [string, Notes] {
  return Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[1] === 'object' && kept[1] !== null;
}
