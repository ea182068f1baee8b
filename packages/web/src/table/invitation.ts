// A private table opens for those who sit at it, and for those who bring a word: one that invites (?invite=) or one that
// lets watch (?watch=). It is kept for the tab, so that replay and check find it too.

const key = (table: string): string => `tablewright.word.${table}`;

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
