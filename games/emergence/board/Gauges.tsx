import { clsx, Count, Icon, termFor } from '@tablewright/board';
import { cityTitle, SUPPLY_THING, type Team } from '@tablewright/emergence-rules/content';
import type { CSSProperties } from 'react';
import { say } from '@tablewright/kernel/words';
import styles from './Gauges.module.css';
import { TEAM_LOOK } from './colours.ts';
import { BLOCKS_LEFT, GAUGES } from './points.ts';
import type { ScreenProps } from './props.ts';
import { Pic } from './signs.tsx';
import { alarm, cityOf } from './table.ts';

/** What both teams have, what they need, and how much the city still holds. */
export function Gauges({ view, names, me, pointed }: Pick<ScreenProps, 'view' | 'names' | 'me' | 'pointed'>) {
  const state = alarm(view);
  return (
    <div className={styles['gauges']}>
      <Gauge team="ai" view={view} isPointed={pointed === GAUGES} />
      <div
        className={clsx(styles['blocks'], styles[state], pointed === BLOCKS_LEFT && styles['pointed'])}
        data-place={SUPPLY_THING}
        {...termFor('block')}
      >
        <span className={styles['cube']}>
          <Pic cube="triangle" size={22} />
        </span>
        <span className={styles['figure']}>
          <Count value={view.blocksInCity} />
        </span>
        <span className={styles['label']}>
          <span className={styles['long']}>
            {view.blocksInCity === 1 ? say`block in the city` : say`blocks in the city`}
          </span>
          {state === 'calm' ? (
            <span className={styles['brief']}>{say`in city`}</span>
          ) : (
            <b>{state === 'low' ? say`running low` : say`nearly empty`}</b>
          )}
        </span>
      </div>
      <Gauge team="human" view={view} isPointed={pointed === GAUGES} />
      <div className={styles['round']}>
        <span>
          <span className={styles['long']}>{say`Round`} </span>
          <span className={styles['brief']}>{say`R`}</span>
          <b className={styles['mono']}>{view.round}</b>
        </span>
        <span className={styles['leader']} {...termFor('leader')}>
          <Icon name="crown" size={15} />
          <span className={styles['long']}>
            {view.leader === me ? say`You lead` : say`${names[view.leader] ?? ''} leads`}
          </span>
        </span>
        <span className={styles['where']}>{cityTitle(cityOf(view))}</span>
      </div>
    </div>
  );
}

interface GaugeProps {
  readonly team: Team;
  readonly view: ScreenProps['view'];
  readonly isPointed: boolean;
}

function Gauge({ team, view, isPointed }: GaugeProps) {
  const total = view.totals[team];
  const need = view.required[team];
  const { name, plural } = TEAM_LOOK[team];
  const style = { '--team': `var(--${team})`, '--part': Math.min(1, total / need), '--steps': need } as CSSProperties;
  return (
    <div
      className={clsx(styles['gauge'], isPointed && styles['pointed'])}
      style={style}
      {...termFor(team)}
      role="meter"
      aria-label={say`${plural}: knowledge`}
      aria-valuenow={total}
      aria-valuemin={0}
      aria-valuemax={need}
    >
      <span className={styles['team']}>
        <Pic team={team} size={20} />
        <span>{team === 'ai' ? name : plural}</span>
      </span>
      <span className={styles['numbers']}>
        <b>
          <Count value={total} />
        </b>
        <i>/{need}</i>
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span />
      </span>
    </div>
  );
}
