import type { Json } from '@tablewright/kernel';
import { z } from 'zod';

// Answers and options are the game's own business: which of them is on offer is decided by its rules. Here only the form is
// looked at. A text of 16 KB can be nested eight thousand deep, and whoever walks through it by recursion falls.

const DEEPEST = 24;

export function isShallow(value: unknown): value is Json {
  if (value === null || typeof value !== 'object') return value !== undefined;
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) return false;
    const next: object[] = [];
    for (const one of level) {
      for (const inner of Object.values(one) as unknown[]) {
        if (inner !== null && typeof inner === 'object') next.push(inner);
      }
    }
    level = next;
  }
  return true;
}

/** Any JSON that is not nested too deep. */
export const Value = z.custom<Json>(isShallow, 'is nested too deep, or not there');

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Checks what somebody sent. A refusal is one sentence, and never repeats what was sent. */
export function read<T>(schema: z.ZodType<T>, sent: unknown): Read<T> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const at = issue?.path.map((part) => String(part).slice(0, 40)).join('.') ?? '';
  const what = (issue?.message ?? 'is wrong').slice(0, 200);
  return { ok: false, why: at === '' ? `Not understood: ${what}.` : `Not understood: '${at}': ${what}.` };
}
