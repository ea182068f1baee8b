import { type Json, type OptionWords, useDrag } from '@tablewright/board';
import { useState } from 'react';

// A card of a chooser that is pulled over the edge of the prompt onto what it is put into: a check, an escape.

interface Pulling<T extends Json> {
  readonly values: readonly T[];
  readonly option: (value: T) => OptionWords;
  readonly answer: (value: T) => void;
  readonly rest: (value: T | null) => void;
}

interface Carried<T> {
  readonly value: T;
  readonly at: { readonly left: number; readonly top: number };
}

const NOWHERE: ReadonlySet<string> = new Set();

export function usePulled<T extends Json>({ values, option, answer, rest }: Pulling<T>) {
  const [carried, setCarried] = useState<Carried<T> | null>(null);
  const valueOf = (key: string): T | undefined => values.find((value) => JSON.stringify(value) === key);
  /** Where it goes; what is about a card alone goes nowhere. */
  const goalOf = (value: T): string | null => {
    const { about } = option(value);
    return about.length > 1 ? about.at(-1)! : null;
  };
  const drag = useDrag({
    placesFor(key) {
      const value = valueOf(key);
      const goal = value === undefined ? null : goalOf(value);
      return goal === null ? NOWHERE : new Set([goal]);
    },
    move(key, { x, y }, over) {
      const value = valueOf(key);
      if (value === undefined) return;
      setCarried({ value, at: { left: x, top: y } });
      rest(over === null ? null : value);
    },
    drop(key, over) {
      const value = valueOf(key);
      setCarried(null);
      rest(null);
      if (over !== null && value !== undefined) answer(value);
    },
    cancel() {
      setCarried(null);
      rest(null);
    },
  });
  return {
    carried,
    handlers: (value: T) => (goalOf(value) === null ? undefined : drag.handlers(JSON.stringify(value))),
    /** the release of a drag is also a click */
    wasPulled: (value: T): boolean => drag.wasDragged(JSON.stringify(value)),
  };
}
