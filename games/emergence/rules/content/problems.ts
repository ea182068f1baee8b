// What can be wrong with a city (ledger 4.5), said so that its builder knows what to do.

import { say } from '@tablewright/kernel/words';

const ERRORS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12'] as const;
const WARNINGS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'] as const;
export const CHECKS = [...ERRORS, ...WARNINGS] as const;
export type Check = (typeof CHECKS)[number];

export interface Problem {
  readonly check: Check;
  /** EMG-700 An error forbids playing in the city, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The tile, as '(q,r)' or 'tiles[3]' when it has no coordinates, or the field. */
  readonly at?: string;
  readonly says: string;
}

export function problem(check: Check, at: string | null, says: string): Problem {
  const severity = check.startsWith('V') ? 'error' : 'warning';
  return at === null ? { check, severity, says } : { check, severity, at, says };
}

const LONGEST_SHOWN = 24;

/** A value as it can be shown inside a sentence: whatever was sent, it stays short and on one line. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    const short = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
    return JSON.stringify(short);
  }
  if (value === undefined) return say`missing`;
  if (Array.isArray(value)) return say`a list`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return typeof value === 'object' ? say`an object` : `a ${typeof value}`;
}
