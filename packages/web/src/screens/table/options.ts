import type { Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { GameInfo } from '@tablewright/protocol';

/** The options of a table in words; what only a program could read (the code of a whole city) is left out. */
export function chosenOptions(
  game: GameInfo | null,
  options: Readonly<Record<string, Json>>,
): { label: string; choice: string; explains: string }[] {
  if (game === null) return [];
  return game.options.flatMap(({ id, label, choices, preset }) => {
    const value = options[id];
    if (value === undefined) return [];
    if (Array.isArray(value) && choices.length > 0) {
      const taken = new Set(value.map((one) => JSON.stringify(one)));
      const names = choices.filter((choice) => taken.has(JSON.stringify(choice.value))).map((choice) => choice.label);
      return names.length === 0 ? [] : [{ label, choice: names.join(', '), explains: '' }];
    }
    const same = (other: Json): boolean => JSON.stringify(other) === JSON.stringify(value);
    const named = choices.find((choice) => same(choice.value)) ?? (same(preset) ? choices[0] : undefined);
    if (named !== undefined) return [{ label, choice: named.label, explains: named.explains }];
    if (typeof value === 'boolean') return [{ label, choice: value ? say`on` : say`off`, explains: '' }];
    const code =
      typeof value === 'string'
        ? choices.find((choice) => typeof choice.value === 'string' && value.startsWith(`${choice.value}|`))
        : undefined;
    if (code !== undefined) return [{ label, choice: code.label, explains: code.explains }];
    return typeof value === 'number' || (typeof value === 'string' && value.length < 40)
      ? [{ label, choice: String(value), explains: '' }]
      : [{ label, choice: say`custom`, explains: '' }];
  });
}
