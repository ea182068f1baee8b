import { say } from '@tablewright/kernel/words';
import type { AdminPerson, AdminTable } from '@tablewright/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Result } from '../../api.ts';
import { Field } from '../../parts/Field.tsx';
import { ago } from '../../table/clock.ts';
import { useServerInfo } from '../../app/server-info.ts';
import { Act } from './Act.tsx';
import { adminApi } from './api.ts';
import css from './AdminPage.module.css';
import { many, moment } from './figures.ts';

/** How often a list is asked for, and how long somebody may type before it is. */
const EVERY = 10_000;
const TYPING = 300;

interface Listed<T> {
  readonly rows: readonly T[] | null;
  readonly wrong: string | null;
  readonly find: string;
  readonly setFind: (find: string) => void;
  readonly again: () => void;
}

function useList<T>(ask: (find: string) => Promise<Result<T[]>>): Listed<T> {
  const [find, setFind] = useState('');
  const [rows, setRows] = useState<readonly T[] | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const load = useCallback(
    async (isCurrent: () => boolean): Promise<void> => {
      const result = await ask(find);
      if (!isCurrent()) return;
      if (result.ok) setRows(result.value);
      setWrong(result.ok ? null : result.why);
    },
    [ask, find],
  );
  useEffect(() => {
    let gone = false;
    const look = (): void => void load(() => !gone);
    const first = setTimeout(look, find === '' ? 0 : TYPING);
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), EVERY);
    return () => {
      gone = true;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [load, find]);
  return { rows, wrong, find, setFind, again: () => void load(() => true) };
}

interface SectionProps {
  readonly title: string;
  readonly findLabel: string;
  readonly list: Listed<unknown>;
  readonly empty: string;
  readonly children: ReactNode;
}

function Section({ title, findLabel, list, empty, children }: SectionProps) {
  const { rows, wrong, find, setFind } = list;
  return (
    <section className={css['section']} aria-label={title}>
      <div className={css['head']}>
        <h2>{title}</h2>
        <div className={css['find']}>
          <Field label={findLabel} value={find} maxLength={60} onChange={({ target }) => setFind(target.value)} />
        </div>
      </div>
      {wrong !== null && (
        <p className={css['wrong']} role="alert">
          {wrong}
        </p>
      )}
      {rows !== null && rows.length === 0 ? (
        <p className={css['quiet']}>{find === '' ? empty : say`Nothing fits what you are looking for.`}</p>
      ) : (
        children
      )}
    </section>
  );
}

const PHASES: Record<AdminTable['phase'], string> = {
  lobby: say`not begun`,
  playing: say`being played`,
  over: say`over`,
};

export function TablesList() {
  const list = useList(adminApi.tables);
  const games = useServerInfo((server) => server.games);
  const nameOf = (id: string): string => games?.find((game) => game.id === id)?.name ?? id;
  const now = Date.now();
  return (
    <Section
      title={say`Tables`}
      findLabel={say`Find a table by game, name or id`}
      list={list}
      empty={say`Nobody has made a table yet.`}
    >
      <ul className={css['list']} aria-label={say`Tables`}>
        {(list.rows ?? []).map((table) => (
          <li key={table.id} className={css['line']}>
            <div>
              {nameOf(table.game)} <span className={css['id']}>{table.id}</span>
              <small>{say`${PHASES[table.phase]}, made on ${moment(table.created)}, last changed ${ago(table.updated, now)}`}</small>
              <small>{seatsOf(table)}</small>
            </div>
            <Act
              name={say`Close`}
              about={say`table ${table.id}`}
              sure={say`Nobody can then see or play this table any more. Close it?`}
              act={() => adminApi.close(table.id)}
              done={list.again}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function seatsOf({ seats, connected }: AdminTable): string {
  const sits = `${many(seats.length, 'seat')}: ${seats.map((name) => name || say`free`).join(', ')}`;
  return say`${sits}. Connected: ${(connected ?? []).join(', ') || say`nobody here`}`;
}

export function PeopleList() {
  const list = useList(adminApi.people);
  const now = Date.now();
  return (
    <Section
      title={say`People`}
      findLabel={say`Find somebody by name`}
      list={list}
      empty={say`Nobody has come back yet.`}
    >
      <ul className={css['list']} aria-label={say`People`}>
        {(list.rows ?? []).map((person) => (
          <Person key={person.id} person={person} now={now} again={list.again} />
        ))}
      </ul>
    </Section>
  );
}

interface PersonProps {
  readonly person: AdminPerson;
  readonly now: number;
  readonly again: () => void;
}

function Person({ person: { id, name, games, seen, passkeys, connections, banned, me }, now, again }: PersonProps) {
  const here = connections > 0 ? say`connected now` : say`last seen ${ago(seen, now)}`;
  const keys = passkeys === 0 ? say`a guest` : many(passkeys, 'passkey');
  return (
    <li className={css['line']}>
      <div>
        {name}
        {me && ` ${say`(you)`}`}
        {banned && <strong> · {say`banned`}</strong>}
        <small>
          {many(games, 'game')}, {here}, {keys}
        </small>
      </div>
      {!me && (
        <Act
          name={banned ? say`Lift the ban` : say`Ban`}
          about={name}
          {...(!banned && { sure: say`${name} can then no longer come in. Ban them?` })}
          act={() => adminApi.ban(id, !banned)}
          done={again}
        />
      )}
    </li>
  );
}
