import type { TableLine, TableResult } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';

/** A result does not change any more: it is asked for once. */
const known = new Map<string, TableResult>();

/** How these games came out, one after the other: whoever looks at the list need not wait for all. */
export function useResults(over: readonly TableLine[]): { readonly [table: string]: TableResult } {
  const [results, setResults] = useState<{ readonly [table: string]: TableResult }>({});
  const ids = over.map(({ id }) => id).join(' ');
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      for (const id of ids === '' ? [] : ids.split(' ')) {
        if (!known.has(id)) {
          const result = await api.result(id);
          if (result.ok) known.set(id, result.value);
        }
        if (gone) return;
        const result = known.get(id);
        if (result !== undefined)
          setResults((before) => (before[id] === result ? before : { ...before, [id]: result }));
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [ids]);
  return results;
}
