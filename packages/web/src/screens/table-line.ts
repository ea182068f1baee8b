import { many, say } from '@tablewright/kernel/words';
import type { TableLine } from '@tablewright/protocol';
import { ago } from '../table/clock.ts';

// A table in a list, in words.

export function withWhom({ names, free }: TableLine, me: string | null): string {
  const people = names.filter((name) => name !== '' && name !== me);
  const seats = many(free, 'free seat');
  return [...(people.length > 0 ? [people.join(', ')] : []), ...(free > 0 ? [seats] : [])].join(' · ');
}

export function stateOf({ phase, waitsForMe, updated }: TableLine, now: number): string {
  if (waitsForMe) return say`Your turn`;
  const when = ago(updated, now);
  return phase === 'lobby' ? say`Not begun · ${when}` : when;
}
