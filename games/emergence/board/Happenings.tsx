import { Count } from '@tablewright/board';
import { BOX_THING, selectionParts, type Team } from '@tablewright/emergence-rules/content';
import { type CSSProperties, useEffect, useState } from 'react';
import { say } from '@tablewright/kernel/words';
import { AgentIcon } from './Agent.tsx';
import styles from './Happenings.module.css';
import { FACE_LOOK, operativeLook, TEAM_LOOK } from './colours.ts';
import { ACTION_WORDS, faceOf } from './look.ts';
import type { ScreenProps } from './props.ts';
import { Pic } from './signs.tsx';
import { boxRoute, inserting, runningEvent } from './table.ts';

// The two high points: all markers turn over together, and the box is carried round and opened. Both lie over the city
// and take no touch: whoever is asked meanwhile can answer through them.

export function Reveal({
  view,
  names,
  selections,
  ms,
}: Pick<ScreenProps, 'view' | 'names'> & { readonly selections: readonly string[]; readonly ms: number }) {
  // It outlives its moment, of which the length is known only then.
  const [turned] = useState(ms);
  return (
    <div className={styles['reveal']} style={{ '--turned': `${turned}ms` } as CSSProperties} aria-hidden="true">
      <div className={styles['ticks']}>
        <i />
        <i />
        <i />
      </div>
      <div className={styles['markers']} style={{ '--count': selections.length } as CSSProperties}>
        {selections.map((selection, seat) => {
          const parts = selectionParts(selection);
          const colour = view.operatives[seat]?.colour ?? 'white';
          if (parts === null) return null;
          const style = {
            '--operative': operativeLook(colour).colour,
            '--face': FACE_LOOK[parts.face].colour,
          } as CSSProperties;
          return (
            <div key={seat} className={styles['marker']} style={style}>
              <div className={styles['turning']}>
                <div className={styles['back']}>
                  <AgentIcon colour={colour} face={null} size={34} />
                </div>
                <div className={styles['front']}>
                  <Pic action={parts.action} size={24} />
                  <b>{ACTION_WORDS[parts.action].name}</b>
                  <span className={styles['face']}>
                    <Pic face={parts.face} size={18} />
                    {parts.face}
                  </span>
                </div>
              </div>
              <span className={styles['owner']}>{names[seat]}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

export interface Opened {
  readonly ai: number;
  readonly human: number;
}

/** The knowledge aggregator on its way round the table, then what came out of it. */
export function Aggregator({
  view,
  names,
  me,
  opened,
}: Pick<ScreenProps, 'view' | 'names' | 'me'> & { readonly opened: Opened | null }) {
  const event = runningEvent(view);
  if (event === null && opened === null) return null;
  if (event === null && opened !== null) return <OpenBox view={view} opened={opened} />;
  const route = boxRoute(view);
  const at = inserting(view);
  const step = Math.max(
    0,
    route.findIndex(({ seat }) => seat === at),
  );
  return (
    <div className={styles['event']} role="group" aria-label={say`Assimilate event`}>
      <p className={styles['title']}>
        {at === me
          ? say`The box has come to you`
          : at === null
            ? say`The box is with nobody`
            : say`The box is with ${names[at] ?? ''}`}
      </p>
      <div className={styles['route']} style={{ '--count': route.length, '--step': step } as CSSProperties}>
        {route.map(({ seat, tokens }, i) => {
          const operative = view.operatives[seat]!;
          return (
            <div key={seat} className={styles['stop']}>
              <AgentIcon colour={operative.colour} face={faceOf(operative.selected)} size={30} />
              <span className={styles['gave']}>
                {tokens !== null ? (
                  <>
                    <Pic thing="token" size={15} />
                    {tokens}
                  </>
                ) : i < step ? (
                  say`none`
                ) : seat === at ? (
                  '?'
                ) : operative.tokens === 0 ? (
                  say`none`
                ) : (
                  '…'
                )}
              </span>
            </div>
          );
        })}
        <span className={styles['box']} data-place={BOX_THING}>
          <Pic thing="box" size={34} />
        </span>
      </div>
    </div>
  );
}

function OpenBox({ view, opened }: { readonly view: ScreenProps['view']; readonly opened: Opened }) {
  return (
    <div className={styles['event']} role="group" aria-label={say`The aggregator is open`}>
      <p className={styles['title']}>
        <span data-place={BOX_THING} className={styles['openBox']}>
          <Pic thing="openBox" size={38} />
        </span>
        {say`The box is open`}
      </p>
      <div className={styles['columns']}>
        {(['ai', 'human'] as const).map((team) => (
          <Column key={team} team={team} came={opened[team]} total={view.totals[team]} need={view.required[team]} />
        ))}
      </div>
    </div>
  );
}

function Column({
  team,
  came,
  total,
  need,
}: {
  readonly team: Team;
  readonly came: number;
  readonly total: number;
  readonly need: number;
}) {
  const [counted, setCounted] = useState(0);
  useEffect(() => setCounted(came), [came]);
  const style = {
    '--team': `var(--${team})`,
    '--before': Math.min(1, (total - came) / need),
    '--now': Math.min(1, total / need),
  } as CSSProperties;
  return (
    <div className={styles['column']} style={style}>
      <Pic team={team} size={24} />
      <span>{TEAM_LOOK[team].plural}</span>
      <b className={styles['sum']}>
        +<Count value={counted} ms={900} />
      </b>
      <span className={styles['rise']}>
        <i />
      </span>
      <span className={styles['now']}>
        {total}/{need}
      </span>
    </div>
  );
}
