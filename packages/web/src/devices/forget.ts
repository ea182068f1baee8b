// Somebody logs out: what this browser has kept of their tables (notes, answers on their way, half a choice, the words of links) is not
// for whoever comes next. Settings stay, games that are played on the device alone, and what "Check this game" holds a game against.

const OF_TABLES = /^tablewright\.(notes|answers|drafts|heard|word)\b/;

export function forgetTables(stores: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const store of stores) {
    const names = Array.from({ length: store.length }, (_, i) => store.key(i));
    for (const name of names) if (name !== null && OF_TABLES.test(name)) store.removeItem(name);
  }
}
