import { clsx, Count, Hidden, Reconstructed, termFor } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import {
  FUNDS,
  MOST_OFFICE,
  MOST_REPUTATION,
  OFFICE_REWARDS,
  OFFICE_TRACK,
  REPUTATION,
  rewardProvenance,
  ROUNDS,
} from '@tablewright/robotariat-rules/content';
import type { CSSProperties } from 'react';
import { KIND_WORDS } from './look.ts';
import { LampSign, NpcSign, SparkSign } from './signs.tsx';
import styles from './Tracks.module.css';

interface TracksProps {
  readonly view: View;
  /** the table behind the choice that is looked at */
  readonly imagined: View | null;
  /** what the choice is about */
  readonly lit: readonly string[];
}

/** Funds against the goal, Reputation, the Office with its reward, and the rounds with who enters. */
export function Tracks(props: TracksProps) {
  return (
    <header className={styles['tracks']}>
      <Funds {...props} />
      <Reputation {...props} />
      <Office {...props} />
      <Rounds view={props.view} />
    </header>
  );
}

function Then({ now, then }: { readonly now: number; readonly then: number | undefined }) {
  if (then === undefined || then === now) return null;
  return (
    <span className={clsx(styles['then'], then < now && styles['less'])}>
      <Hidden>would become</Hidden>→{then}
    </span>
  );
}

function Funds({ view, imagined, lit }: TracksProps) {
  const { funds, target } = view;
  const style = {
    '--part': Math.min(1, funds / target),
    '--then': Math.min(1, (imagined?.funds ?? funds) / target),
  } as CSSProperties;
  return (
    <section
      className={styles['funds']}
      style={style}
      role="meter"
      aria-label="Funds in SPARK"
      aria-valuenow={funds}
      aria-valuemin={0}
      aria-valuemax={target}
    >
      <h3 {...termFor('funds')}>Funds</h3>
      <p className={styles['figure']} data-place={FUNDS} data-rested={lit.includes(FUNDS) || undefined}>
        <SparkSign size={26} />
        <b>
          <Count value={funds} />
        </b>
        <i>of {target}</i>
        <Then now={funds} then={imagined?.funds} />
      </p>
      <span className={styles['bar']} aria-hidden="true">
        <span className={styles['ghost']} />
        <span className={styles['fill']} />
      </span>
    </section>
  );
}

function Reputation({ view, imagined, lit }: TracksProps) {
  const { reputation } = view;
  const lamps = Math.min(MOST_REPUTATION, Math.max(reputation, imagined?.reputation ?? 0, view.seats + 2));
  return (
    <section
      className={clsx(styles['reputation'], reputation === 1 && styles['last'])}
      role="meter"
      aria-label="Reputation"
      aria-valuenow={reputation}
      aria-valuemin={0}
      aria-valuemax={MOST_REPUTATION}
    >
      <h3 {...termFor('reputation')}>Reputation</h3>
      <p className={styles['figure']} data-place={REPUTATION} data-rested={lit.includes(REPUTATION) || undefined}>
        <b>
          <Count value={reputation} />
        </b>
        <Then now={reputation} then={imagined?.reputation} />
        <span className={styles['lamps']} aria-hidden="true">
          {Array.from({ length: lamps }, (_, i) => (
            <LampSign key={i} lit={i < reputation} size={15} />
          ))}
        </span>
      </p>
    </section>
  );
}

function Office({ view, imagined, lit }: TracksProps) {
  const { office } = view;
  const then = imagined?.office ?? office;
  return (
    <section
      className={styles['office']}
      aria-label={`Office at ${office}: a Civilian there gives ${view.reward} more`}
    >
      <h3>
        <span {...termFor('office')}>Office</span> <span className={styles['long']}>level</span>{' '}
        <Reconstructed provenance={rewardProvenance(office)} thing="reward" />
      </h3>
      <p className={styles['figure']} data-place={OFFICE_TRACK} data-rested={lit.includes(OFFICE_TRACK) || undefined}>
        <b>
          <Count value={office} />
        </b>
        <Then now={office} then={imagined?.office} />
        <span
          className={styles['reward']}
          title={`Every Civilian who comes to the Office gives ${view.reward} SPARK more.`}
        >
          +<Count value={view.reward} />
          <SparkSign size={16} />
          <Then now={view.reward} then={imagined?.reward} />
        </span>
      </p>
      <ol className={styles['levels']} aria-hidden="true">
        {Array.from({ length: MOST_OFFICE + 1 }, (_, level) => (
          <li
            key={level}
            className={clsx(
              level <= office && styles['reached'],
              level === office && styles['here'],
              then !== office && level === then && styles['ghost'],
            )}
            title={`Office ${level}: a Civilian gives ${OFFICE_REWARDS[level]} more`}
          >
            <span>{level}</span>
            <b>+{OFFICE_REWARDS[level]}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rounds({ view: { round: begun, npcs } }: { readonly view: View }) {
  // while characters are chosen, the first one is ahead
  const round = Math.max(1, begun);
  return (
    <section className={styles['rounds']} aria-label={`Round ${round} of ${ROUNDS}`}>
      <h3>
        <span className={styles['long']}>Round</span>
        <span className={styles['brief']}>Rd</span> <Count value={round} /> of {ROUNDS}
      </h3>
      <ol>
        {npcs.map(({ kind }, row) => (
          <li
            key={row}
            className={clsx(row + 1 < round && styles['past'], row + 1 === round && styles['now'])}
            title={`${KIND_WORDS[kind]} ${row + 1} ${row < begun ? 'entered' : 'enters'} in round ${row + 1}`}
          >
            <NpcSign kind={kind} size={24} />
            <span>{row + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
