import { newId } from '../link/outbox.ts';
import type { Remembered } from '../replay/verify.ts';

// For "check this game": what this browser was shown and what it added, so that it need not believe the server later.

const key = (table: string): string => `tablewright.fair.${table}`;

export function remembered(table: string): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Remembered>;
    return { commitment: kept.commitment ?? null, salt: kept.salt ?? null };
  } catch {
    return { commitment: null, salt: null };
  }
}

function keep(table: string, change: Partial<Remembered>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...remembered(table), ...change }));
  } catch {
    // A private window may keep nothing; then the check has to do without.
  }
}

/** The first hash that was shown counts. */
export function rememberCommitment(table: string, commitment: string): void {
  if (remembered(table).commitment === null) keep(table, { commitment });
}

/** This browser's own bytes for the seed of a table: made once, then always the same. */
export function saltFor(table: string): string {
  const known = remembered(table).salt;
  if (known !== null) return known;
  return newId();
}

export function rememberSalt(table: string, salt: string): void {
  keep(table, { salt });
}
