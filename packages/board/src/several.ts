import type { Json } from '@tablewright/kernel';
import { keyOf, type Offered } from './options.ts';
import type { OptionsProps } from './useOptions.ts';

// A question for several: each touch puts one more to those chosen, or takes it back, until the whole of it is said. What is
// chosen so far is the draft of the question, which the frame keeps.

interface Several<T extends Json> {
  readonly chosen: readonly Json[];
  /** those that a touch still changes: what is chosen can be put back, and more only as long as there is room */
  readonly open: readonly Offered<T>[];
  readonly isChosen: (thing: string) => boolean;
  readonly toggle: (one: Offered<T>) => void;
  readonly confirm: (() => void) | null;
}

export function severalOf<T extends Json>(
  { question, answer, draft, keepDraft }: OptionsProps<T>,
  offered: readonly Offered<T>[],
): Several<T> | null {
  if (question?.domain.kind !== 'some') return null;
  const { from, min, max } = question.domain;
  const chosen = from.filter((part) => Array.isArray(draft) && draft.includes(part));
  const keep = (parts: readonly Json[]): void => {
    // in the order of the offer, in which the answer is written too
    keepDraft(from.filter((part) => parts.includes(part)));
  };
  const keys = new Set(chosen.map((part) => keyOf([part])));
  return {
    chosen,
    open: offered.filter(({ key }) => keys.has(key) || chosen.length < max || max === 1),
    isChosen: (thing) => offered.some(({ key, about }) => keys.has(key) && about.includes(thing)),
    toggle({ value, key }) {
      const [part] = value as readonly Json[];
      if (min === 1 && max === 1) answer(value);
      else if (keys.has(key)) keep(chosen.filter((one) => one !== part));
      else keep([...(max === 1 ? [] : chosen), part!]);
    },
    confirm: chosen.length >= min && chosen.length <= max ? () => answer(chosen as readonly Json[] as T) : null,
  };
}
