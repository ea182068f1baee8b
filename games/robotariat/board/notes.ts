import type { ObjectiveId } from '@tablewright/robotariat-rules/content';
import { useState } from 'react';
import { asObjective } from './look.ts';

// Private guesses about who holds which objective. They stay in this browser: nothing of them is ever sent.

/** by seat */
export type Guesses = Readonly<Record<string, ObjectiveId>>;

const SHELF = 'tablewright.robotariat.notes';
/** Old tables are forgotten, so that a browser does not collect them for ever. */
const MOST_TABLES = 24;

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** By table and seat, the newest last. */
type Kept = readonly (readonly [table: string, guesses: Guesses])[];

export function readNotes(shelf: Shelf | null, table: string): Guesses {
  return allNotes(shelf).find(([key]) => key === table)?.[1] ?? {};
}

export function writeNotes(shelf: Shelf | null, table: string, guesses: Guesses): void {
  const kept: Kept = [...allNotes(shelf).filter(([key]) => key !== table), [table, guesses] as const].slice(
    -MOST_TABLES,
  );
  try {
    shelf?.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // the shelf is full or closed: the notes last as long as the page
  }
}

function allNotes(shelf: Shelf | null): Kept {
  try {
    const read: unknown = JSON.parse(shelf?.getItem(SHELF) ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.flatMap((entry: unknown) => {
      if (!Array.isArray(entry) || typeof entry[0] !== 'string') return [];
      return [[entry[0], guessesIn(entry[1])] as const];
    });
  } catch {
    return [];
  }
}

function guessesIn(value: unknown): Guesses {
  if (typeof value !== 'object' || value === null) return {};
  const guesses: Record<string, ObjectiveId> = {};
  for (const [seat, guess] of Object.entries(value)) {
    const objective = asObjective(guess);
    if (objective !== null && /^\d$/.test(seat)) guesses[seat] = objective;
  }
  return guesses;
}

/** A browser may forbid it. */
function openShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function tableKey(me: number): string {
  return `${location.pathname}#${me}`;
}

export function useNotes(me: number): readonly [Guesses, (seat: number, guess: ObjectiveId | null) => void] {
  const [guesses, setGuesses] = useState<Guesses>(() => readNotes(openShelf(), tableKey(me)));
  const note = (seat: number, guess: ObjectiveId | null): void => {
    const { [seat]: _old, ...others } = guesses;
    const next: Guesses = guess === null ? others : { ...others, [seat]: guess };
    setGuesses(next);
    writeNotes(openShelf(), tableKey(me), next);
  };
  return [guesses, note];
}
