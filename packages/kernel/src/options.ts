import type { Json } from './json.ts';
import type { Settled, Spec } from './spec.ts';
import type { Base, Event } from './state.ts';

/** What a table may be set to: every option with its value, or why that is not possible. */
export function settleOptions<S extends Base, O extends Record<string, Json>, V extends Json, E extends Event>(
  { name: game, options }: Pick<Spec<S, O, V, E>, 'name' | 'options'>,
  raw: Readonly<Record<string, Json>>,
): Settled<O> {
  const specs = Object.entries(options) as [string, Spec<S, O, V, E>['options'][keyof O]][];
  const settled: Record<string, Json> = {};
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(options, name)) {
      return {
        ok: false,
        why: `${game} has no option '${name}'. Its options are: ${specs.map(([id]) => id).join(', ')}.`,
      };
    }
  }
  for (const [name, option] of specs) {
    const one = option.settle(raw[name] ?? option.preset);
    if (!one.ok) return one;
    settled[name] = one.value;
  }
  return { ok: true, value: settled as O };
}
