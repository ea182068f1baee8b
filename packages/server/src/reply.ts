import { say } from '@tablewright/kernel/words';

/** What comes of a command: done, or a sentence that says why not. */
export type Reply =
  | { readonly ok: true; readonly table?: string }
  | { readonly ok: false; readonly rule: string | null; readonly why: string };

export const DONE: Reply = { ok: true };

export function refuse(why: string, rule: string | null = null): Extract<Reply, { ok: false }> {
  return { ok: false, rule, why };
}

export const BOT_PLAYS = refuse(say`A bot plays for you; say first that you are back.`);

/** The same for a table that does not exist and for one that is not for you: the difference is nobody's business. */
export const NO_TABLE = say`There is no such table, or it is not open to you.`;
