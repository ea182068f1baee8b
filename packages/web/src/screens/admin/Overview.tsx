import type { AdminOverview } from '@tablewright/protocol';
import { Act } from './Act.tsx';
import { adminApi } from './api.ts';
import css from './AdminPage.module.css';
import { count, milliseconds, moment, perSecond, size } from './figures.ts';

interface Props {
  readonly overview: AdminOverview;
}

/** A word and a figure. */
function FigureList({ figures }: { readonly figures: readonly (readonly [what: string, figure: string])[] }) {
  return (
    <dl className={css['figures']}>
      {figures.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Figures({ overview: { metrics } }: Props) {
  return (
    <section className={css['section']} aria-labelledby="figures">
      <h2 id="figures">Right now</h2>
      <FigureList
        figures={[
          ['connections', String(metrics.connections)],
          ['tables in memory', String(metrics.tables)],
          ['answers a second, over the last minute', perSecond(metrics.answersPerSecond)],
          ['half of the answers are stored within', milliseconds(metrics.p50)],
          ['99 of 100 are stored within', milliseconds(metrics.p99)],
          ['memory', size(metrics.memory)],
        ]}
      />
      <p className={css['quiet']}>
        This server process has run since {moment(metrics.since)} and has stored {count(metrics.answers, 'answer')}. If
        you run several processes, each counts for itself.
      </p>
    </section>
  );
}

export function Stored({ overview: { storage } }: Props) {
  const isSqlite = storage.kind === 'SQLite';
  return (
    <section className={css['section']} aria-labelledby="stored">
      <h2 id="stored">What is stored</h2>
      <FigureList
        figures={[
          [isSqlite ? 'in one SQLite file' : 'in PostgreSQL', size(storage.bytes)],
          ['not begun', String(storage.lobby)],
          ['being played', String(storage.playing)],
          ['over', String(storage.over)],
          ['people who have come back', String(storage.people)],
        ]}
      />
      <p className={css['quiet']}>
        Back it up while it runs: <code className={css['code']}>npm run -s tw -- backup games.backup</code>, with the
        same {isSqlite ? '--data' : '--database'} as the server. The file holds the secrets of running games, so keep it
        to yourself.
      </p>
    </section>
  );
}

export function Versions({ overview: { versions } }: Props) {
  return (
    <section className={css['section']} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p>
        {`Tablewright ${versions.server}`.trim()}, protocol {versions.protocol}, Node {versions.node}.
      </p>
      <ul className={css['list']} aria-label="Rules">
        {versions.rules.map(({ game, name, version, olderPlaying, olderOver }) => (
          <li key={game} className={css['line']}>
            <div>
              {name}
              <small>rules version {version}</small>
            </div>
            <span className={css['quiet']}>{olderWords(olderPlaying, olderOver)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function olderWords(playing: number, over: number): string {
  if (playing + over === 0) return 'No stored game has other rules';
  const parts = [
    ...(playing > 0 ? [`${count(playing, 'game')} not over`] : []),
    ...(over > 0 ? [`${count(over, 'game')} over`] : []),
  ];
  return `With older rules: ${parts.join(', ')}`;
}

export function Admins({ overview: { admins }, changed }: Props & { readonly changed: () => void }) {
  return (
    <section className={css['section']} aria-labelledby="admins">
      <h2 id="admins">Administrators</h2>
      <p className={css['quiet']}>
        Each is one browser. Whoever logs out there is one no longer. A new link:{' '}
        <code className={css['code']}>npm run -s tw -- admin-link</code>
      </p>
      <ul className={css['list']} aria-label="Administrators">
        {admins.map(({ name, since, me }) => (
          <li key={since} className={css['line']}>
            <div>
              {name}
              {me && ' (this browser)'}
              <small>since {moment(since)}</small>
            </div>
            <Act
              name="Remove"
              about={name}
              sure={me ? 'You can then no longer see this page. Remove yourself?' : `Shall ${name} administer no more?`}
              act={() => adminApi.removeAdmin(since)}
              done={changed}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
