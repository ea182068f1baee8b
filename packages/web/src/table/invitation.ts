import { TABLE_ID } from '@tablewright/protocol';

// A private table opens for those who sit at it, and for those who bring a word: one that invites (?invite=) or one that
// lets watch (?watch=). It is kept for the tab, so that replay and check find it too.

const key = (table: string): string => `tablewright.word.${table}`;

/**
 * The id of a table as somebody has typed or pasted it: chat programs take the full stop behind a link for a part of it, and some
 * keyboards begin with a capital. Null where it cannot be one.
 */
export function tableIdIn(typed: string): string | null {
  const id = typed
    .trim()
    .replaceAll(/[^\p{L}\p{N}]+$/gu, '')
    .toLowerCase();
  return TABLE_ID.test(id) ? id : null;
}

export interface Invitation {
  readonly kind: 'invite' | 'watch';
  readonly word: string;
}

export function invitationIn(search: string): Invitation | null {
  const query = new URLSearchParams(search);
  const invite = query.get('invite');
  if (invite !== null && invite !== '') return { kind: 'invite', word: invite };
  const watch = query.get('watch');
  return watch !== null && watch !== '' ? { kind: 'watch', word: watch } : null;
}

export function rememberWord(table: string, invitation: Invitation | null): void {
  if (invitation === null) return;
  try {
    sessionStorage.setItem(key(table), JSON.stringify(invitation));
  } catch {
    // A browser that keeps nothing still has the word in the address.
  }
}

export function invitationFor(table: string): Invitation | null {
  try {
    const kept = sessionStorage.getItem(key(table));
    return kept === null ? null : (JSON.parse(kept) as Invitation);
  } catch {
    return null;
  }
}

export function wordFor(table: string): string | undefined {
  return invitationFor(table)?.word;
}
