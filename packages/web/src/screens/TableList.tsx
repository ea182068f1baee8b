import { say, sayAgain } from '@tablewright/kernel/words';
import type { TableLine, TableResult } from '@tablewright/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useServerInfo } from '../app/server-info.ts';
import { shelfOf } from '../games/registry.ts';
import { langOf, spokenBy } from '../games/spoken.ts';
import { Accent } from '../parts/Accent.tsx';
import { classesOf } from '../parts/classes.ts';
import { stateOf, withWhom } from './table-line.ts';
import css from './TableList.module.css';

const c = classesOf(css);

// Menus and dialogs are loaded when somebody has games at all.
const TableMenu = lazy(() => import('./TableMenu.tsx').then((module) => ({ default: module.TableMenu })));

export interface TableListProps {
  readonly lines: readonly TableLine[];
  /** they are mine: each has what can be done about it */
  readonly mine?: boolean;
  readonly results?: { readonly [table: string]: TableResult };
}

export function TableList({ lines, mine = false, results = {} }: TableListProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul className={css['list']}>
      {lines.map((line) => (
        <li key={line.id}>
          <Row line={line} now={now} mine={mine} result={results[line.id] ?? null} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly line: TableLine;
  readonly now: number;
  readonly mine: boolean;
  readonly result: TableResult | null;
}

function Row({ line, now, mine, result }: RowProps) {
  const games = useServerInfo((server) => server.games);
  const me = useServerInfo((server) => server.me?.name ?? null);
  const shelf = shelfOf(line.game);
  const name = games?.find(({ id }) => id === line.game)?.name ?? line.game;
  return (
    <Accent of={shelf?.accent} className={css['row']}>
      <Link to={`/table/${line.id}`} className={c('table', line.waitsForMe && 'mine')} data-testid={`table-${line.id}`}>
        {shelf !== null && (
          <span className={css['picture']} aria-hidden="true">
            <shelf.Picture />
          </span>
        )}
        <span className={css['line']}>
          <b>{name}</b>
          <span className={css['who']}>{withWhom(line, me)}</span>
          {result !== null && (
            <span className={css['result']} lang={langOf(line.game)}>
              {spokenBy(line.game, () => sayAgain(result.says))}
            </span>
          )}
        </span>
        <span className={c('state', result?.won === true && 'won')}>
          {result !== null && result.won !== null && <b>{result.won ? say`Won` : say`Lost`}</b>}
          <span>{stateOf(line, now)}</span>
        </span>
      </Link>
      {mine && (
        <Suspense fallback={<span className={css['menu']} />}>
          <span className={css['menu']}>
            <TableMenu line={line} name={name} />
          </span>
        </Suspense>
      )}
    </Accent>
  );
}
