// The ids of a rules ledger stand in the first column of its tables: rules (EMG-001), worked examples (EX-1b) and checks
// of content (V1 for an error, W1 for a warning). Other tables name their rows too (cards, tiles): those are no rules.

const ROW = /^\|\s*[*`]*([A-Z]+-\d+[a-z]?|[VW]\d+)[*`]*\s*\|/gm;
const RULE = /^([A-Z]{2,})-\d{3}[a-z]?$/;
const EXAMPLE = /^EX-\d+[a-z]?$/;
const CONTENT_CHECK = /^[VW]\d+$/;
const ANY_ID = /^(?:[A-Z]{2,}-\d+[a-z]?|[VW]\d+)$/;

/** Every id of a ledger once, in its order. */
export function idsInLedger(markdown: string): string[] {
  const rows = Array.from(markdown.matchAll(ROW), (match) => match[1]!);
  const prefix = prefixOf(rows);
  const isId = (id: string): boolean =>
    EXAMPLE.test(id) || CONTENT_CHECK.test(id) || (prefix !== null && RULE.exec(id)?.[1] === prefix);
  return prefix === null ? [] : [...new Set(rows.filter(isId))];
}

/** A game has one prefix: the one that most rows have. */
function prefixOf(rows: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const prefix = RULE.exec(row)?.[1];
    if (prefix !== undefined && prefix !== 'EX') counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** The ids that a test's title names: [EMG-001] [EX-2], or [EMG-001, EX-2]. */
export function idsInTitle(title: string): string[] {
  return Array.from(title.matchAll(/\[([^\][]*)\]/g), (match) => match[1]!.split(/[\s,]+/))
    .flat()
    .filter((word) => ANY_ID.test(word));
}
