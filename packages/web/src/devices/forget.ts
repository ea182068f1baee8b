import { keepLanguage } from '../language/language.ts';
import { forgetSettings } from '../table/settings.ts';

// Somebody logs out: what this browser has kept of their tables (notes, answers on their way, half a choice, the words of links) and how
// they like the page is not for whoever comes next. Games that are played on the device alone stay, and what "Check this game" holds a
// game against.

export function forgetMe(): void {
  forgetTables();
  forgetSettings();
  keepLanguage(null);
}

const OF_TABLES = /^tablewright\.(notes|answers|drafts|heard|word)\b/;

function forgetTables(stores: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const store of stores) {
    const names = Array.from({ length: store.length }, (_, i) => store.key(i));
    for (const name of names) if (name !== null && OF_TABLES.test(name)) store.removeItem(name);
  }
}
