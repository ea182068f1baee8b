// When this browser heard of what happened at a table. The log of the server knows no times, so what happened while the page was
// closed has none here either.

/** By the version of the table. */
export type HeardAt = { readonly [version: number]: number };

/** Where the times of one table lie while the page is loaded anew. */
export interface SavedTimes {
  load(): HeardAt;
  save(heard: HeardAt): void;
}

const nameOf = (table: string): string => `tablewright.heard.${table}`;

/** For this tab: a game of days is looked up again tomorrow, in the same tab or with the times that it then hears. */
export function timesOfThisTab(table: string): SavedTimes {
  return {
    load() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(table)) ?? '{}');
        if (kept === null || typeof kept !== 'object') return {};
        return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === 'number'));
      } catch {
        return {};
      }
    },
    save(heard) {
      try {
        sessionStorage.setItem(nameOf(table), JSON.stringify(heard));
      } catch {
        // A browser that keeps nothing forgets the times with the page.
      }
    },
  };
}
