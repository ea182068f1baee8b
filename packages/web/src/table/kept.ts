import type { Kept } from '@tablewright/kernel';

// For "Check this game": what this browser was shown and what it added, so that it need not believe the server later.

interface Stored {
  readonly commitment: string | null;
  readonly salt: string | null;
  /** the beginnings of all links of the log's chain that came in, one behind the other, and the version of the last of them */
  readonly heads: string;
  readonly version: number;
}

/** So much of a link is kept: nobody finds another log whose link begins with the same 96 bits. */
const DIGITS = 24;

const NOTHING: Stored = { commitment: null, salt: null, heads: '', version: 0 };

const key = (table: string): string => `tablewright.fair.${table}`;

function stored(table: string): Stored {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Stored>) };
  } catch {
    return NOTHING;
  }
}

function store(table: string, change: Partial<Stored>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...stored(table), ...change }));
  } catch {
    // A private window may keep nothing; then the check has to do without.
  }
}

export function keptOf(table: string): Kept {
  const { commitment, salt, heads } = stored(table);
  return { commitment, salt, heads: heads.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? [] };
}

export function keep(table: string, change: Partial<Pick<Kept, 'commitment' | 'salt'>>): void {
  store(table, change);
}

export function forget(table: string): void {
  store(table, NOTHING);
}

/**
 * Every link is kept, not the last alone: a table that changes its log in the middle of a game could otherwise take the old link away
 * by sending a new one. For the same reason a version that is known already changes nothing.
 */
export function keepHead(table: string, version: number, head: string): void {
  const { heads, version: last } = stored(table);
  if (version > last) store(table, { heads: heads + head.slice(0, DIGITS), version });
}
