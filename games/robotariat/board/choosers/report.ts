import type { Json } from '@tablewright/board';
import { type Names, OBJECTIVE_IDS, type ObjectiveId } from '@tablewright/robotariat-rules/content';

/** RTA-761 One line of the Spy's form. */
export type Named = {
  readonly seat: number | null;
  readonly objective: ObjectiveId | null;
};

/** The two lines as the frame has kept them; it may have been written by an older page. */
export function linesIn(draft: Json | null, seats: number): readonly Named[] {
  return [0, 1].map((i) => {
    const line: Json | undefined = Array.isArray(draft) ? draft[i] : undefined;
    if (line === null || typeof line !== 'object' || Array.isArray(line)) return { seat: null, objective: null };
    const { seat, objective } = line as { readonly [part: string]: Json };
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
    return { seat: isSeat ? seat : null, objective: OBJECTIVE_IDS.find((id) => id === objective) ?? null };
  });
}

/** The form as it is answered, with the lower seat first; null while it is not complete. */
export function reportOf(lines: readonly Named[]): Names | null {
  const full = lines.flatMap(({ seat, objective }) =>
    seat === null || objective === null ? [] : [{ seat, objective }],
  );
  const [one, other] = full.sort((a, b) => a.seat - b.seat);
  if (one === undefined || other === undefined) return null;
  if (one.seat === other.seat || one.objective === other.objective) return null;
  return { act: 'name', one: one.seat, holds: one.objective, other: other.seat, otherHolds: other.objective };
}
