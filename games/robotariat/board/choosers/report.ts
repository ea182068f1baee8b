import type { Names, ObjectiveId } from '@tablewright/robotariat-rules/content';

/** RTA-761 One line of the Spy's form. */
export interface Named {
  readonly seat: number | null;
  readonly objective: ObjectiveId | null;
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
