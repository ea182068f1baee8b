import { canonicalJson, type Event, type Json, type Told, type Viewer } from '@tablewright/kernel';

/**
 * What a viewer is told with one answer, without the order in which cards of one kind came to them: whoever draws twice at once sees
 * which came first, the view afterwards says only what there is, and it is nobody's secret. Events that are told to the viewer
 * alone and differ in their lists only count as one, with all that was in the lists. Which seat or place a card belongs to stays.
 */
export function heardInAll(told: readonly Told[], viewer: Viewer): readonly Event[] {
  const heard: Event[] = [];
  const together = new Map<string, number>();
  for (const { event, to } of told) {
    if (to !== 'all' && to !== viewer) continue;
    const lists = Object.entries(event).filter((part): part is [string, Json[]] => Array.isArray(part[1]));
    if (to === 'all' || lists.length === 0) {
      heard.push(event);
      continue;
    }
    const key = canonicalJson(Object.fromEntries(Object.entries(event).filter(([, value]) => !Array.isArray(value))));
    const before = together.get(key);
    if (before === undefined) together.set(key, heard.push(withLists(event, lists)) - 1);
    else heard[before] = withLists(event, lists, heard[before]);
  }
  return heard;
}

/** The event with its lists in one order, behind those of another of its kind. */
function withLists(event: Event, lists: readonly [string, Json[]][], other?: Event): Event {
  const of = (name: string): readonly Json[] => (other as Record<string, readonly Json[]> | undefined)?.[name] ?? [];
  const sorted = lists.map(([name, list]): [string, Json[]] => [
    name,
    [...of(name), ...list].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)),
  ]);
  return { ...event, ...Object.fromEntries(sorted) };
}
