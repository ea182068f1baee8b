import type { TableLine } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';

const EVERY = 15_000;

interface Tables {
  readonly mine: readonly TableLine[] | null;
  readonly open: readonly TableLine[] | null;
}

/** My tables and the open ones, asked for again now and then, and when the page comes back into sight. */
export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>({ mine: null, open: null });
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const [mine, open] = await Promise.all([api.mine(), api.open()]);
      if (gone) return;
      setTables((before) => ({
        mine: mine.ok ? mine.value : before.mine,
        open: open.ok ? open.value : before.open,
      }));
    };
    const soon = (): void => void ask();
    soon();
    const timer = setInterval(soon, EVERY);
    document.addEventListener('visibilitychange', soon);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', soon);
    };
  }, []);
  return tables;
}
