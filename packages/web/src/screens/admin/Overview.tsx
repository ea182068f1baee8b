import { rich } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import type { AdminOverview } from '@tablewright/protocol';
import { Act } from './Act.tsx';
import { adminApi } from './api.ts';
import css from './AdminPage.module.css';
import { many, milliseconds, moment, perSecond, size } from './figures.ts';

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
      <h2 id="figures">{say`Right now`}</h2>
      <FigureList
        figures={[
          [say`connections`, String(metrics.connections)],
          [say`tables in memory`, String(metrics.tables)],
          [say`answers a second, over the last minute`, perSecond(metrics.answersPerSecond)],
          [say`half of the answers are stored within`, milliseconds(metrics.p50)],
          [say`99 of 100 are stored within`, milliseconds(metrics.p99)],
          [say`memory`, size(metrics.memory)],
        ]}
      />
      <p
        className={css['quiet']}
      >{say`This server process has run since ${moment(metrics.since)} and has stored ${many(metrics.answers, 'answer')}. If you run several processes, each counts for itself.`}</p>
    </section>
  );
}

export function Stored({ overview: { storage } }: Props) {
  const isSqlite = storage.kind === 'SQLite';
  return (
    <section className={css['section']} aria-labelledby="stored">
      <h2 id="stored">{say`What is stored`}</h2>
      <FigureList
        figures={[
          [isSqlite ? say`in one SQLite file` : say`in PostgreSQL`, size(storage.bytes)],
          [say`not begun`, String(storage.lobby)],
          [say`being played`, String(storage.playing)],
          [say`over`, String(storage.over)],
          [say`people who have come back`, String(storage.people)],
        ]}
      />
      <p
        className={css['quiet']}
      >{rich`Back it up while it runs: ${<code className={css['code']}>npm run -s tw -- backup games.backup</code>}, with the same ${isSqlite ? '--data' : '--database'} as the server. The file holds the secrets of running games, so keep it to yourself.`}</p>
    </section>
  );
}

export function Versions({ overview: { versions } }: Props) {
  return (
    <section className={css['section']} aria-labelledby="versions">
      <h2 id="versions">{say`Versions`}</h2>
      <p>{say`${`Tablewright ${versions.server}`.trim()}, protocol ${versions.protocol}, Node ${versions.node}.`}</p>
      <ul className={css['list']} aria-label={say`Rules`}>
        {versions.rules.map(({ game, name, version, olderPlaying, olderOver }) => (
          <li key={game} className={css['line']}>
            <div>
              {name}
              <small>{say`rules version ${version}`}</small>
            </div>
            <span className={css['quiet']}>{olderWords(olderPlaying, olderOver)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function olderWords(playing: number, over: number): string {
  if (playing + over === 0) return say`No stored game has other rules`;
  const parts = [
    ...(playing > 0 ? [say`${many(playing, 'game')} not over`] : []),
    ...(over > 0 ? [say`${many(over, 'game')} over`] : []),
  ];
  return say`With older rules: ${parts.join(', ')}`;
}

export function Admins({ overview: { admins }, changed }: Props & { readonly changed: () => void }) {
  return (
    <section className={css['section']} aria-labelledby="admins">
      <h2 id="admins">{say`Administrators`}</h2>
      <p className={css['quiet']}>
        {say`Each is one browser. Whoever logs out there is one no longer. A new link:`}{' '}
        <code className={css['code']}>npm run -s tw -- admin-link</code>
      </p>
      <ul className={css['list']} aria-label={say`Administrators`}>
        {admins.map(({ name, since, me }) => (
          <li key={since} className={css['line']}>
            <div>
              {name}
              {me && ` ${say`(this browser)`}`}
              <small>{say`since ${moment(since)}`}</small>
            </div>
            <Act
              name={say`Remove`}
              about={name}
              sure={
                me
                  ? say`You can then no longer see this page. Remove yourself?`
                  : say`Shall ${name} administer no more?`
              }
              act={() => adminApi.removeAdmin(since)}
              done={changed}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
