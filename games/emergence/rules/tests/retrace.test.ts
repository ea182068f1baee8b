import { canonicalJson, type Event, fastRng, type Json } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { retrace } from '../advice/retrace.ts';
import { emergence, type State, type Told } from '../index.ts';

// Whoever has listened can say how the table stood before every step: what the belief about allegiances is made of.

/** All of a table that nobody hides, and whose choice it is. */
function keyOf({ allegiance: _cards, chance: _luck, inserted: _splits, ...open }: State, by: number): string {
  return canonicalJson([open as unknown as Json, by]);
}

test.each([
  ['short', 4],
  ['extended', 5],
] as const)('a %s mission of %i is traced back step by step from what a seat was told', (length, seats) => {
  const { state: s, told } = emergence.start({ seats, options: { length }, seed: 5 });
  const heard: Event[] = [];
  const hear = (event: Event, to: number | 'all'): void => void (to === 'all' && heard.push(event));
  for (const { event, to } of told) hear(event, to);
  const chosen: { key: string; value: Json }[] = [];
  const rng = fastRng(3);
  const players = Array.from({ length: seats }, (_, seat) => emergence.advisor(seat, fastRng(seat)));
  for (;;) {
    const [question] = emergence.asks(s);
    if (question === undefined) break;
    const { seat, about } = question;
    // Steady players hardly ever raise a hand: some answers are any.
    const isWild = about !== 'select' ? rng.below(4) === 0 : rng.below(2) === 0;
    const domain = emergence.offer(s, seat);
    const value =
      isWild && domain.kind === 'pick'
        ? domain.from[rng.below(domain.from.length)]!
        : players[seat]!.answer(emergence.view(s, seat), question);
    if (about === 'move' || about === 'action') chosen.push({ key: keyOf(s, seat), value });
    emergence.play(s, seat, value, hear);
  }
  const traced = new Map<string, string>();
  retrace(
    emergence.view(s, 'spectator'),
    heard as Told[],
    ({ s: then, by, value }) => void traced.set(keyOf(then, by), value),
  );
  expect(chosen.length).toBeGreaterThan(40);
  for (const { key, value } of chosen) {
    // whoever chooses something and backs out of it has done nothing, as far as anybody can see
    const isBackedOut = traced.get(key) === 'nothing';
    expect(traced.has(key)).toBe(true);
    if (!isBackedOut) expect(traced.get(key)).toBe(value);
  }
});
