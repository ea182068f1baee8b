import { clsx, Icon, rich, Stepper } from '@tablewright/board';
import { TEAMS } from '@tablewright/emergence-rules/content';
import type { CSSProperties } from 'react';
import { many, say } from '@tablewright/kernel/words';
import { TEAM_LOOK } from '../colours.ts';
import type { AskedProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './Insert.module.css';
import { changed, filled, isEnough, seenOfSplit, shared, shareIn } from './splitting.ts';

// D-INSERT The box with its two compartments. Nothing is preset: a preset would whisper the team to whoever looks on.

const COMPARTMENTS = { ai: say`A.I. compartment`, human: say`Human compartment` } as const;

const EMPTY = { min: 0, max: 0 };

export function Insert({ view, question, answer, option, draft, keepDraft, still }: AskedProps<'insert'>) {
  const { domain } = question;
  const split = domain.kind === 'split' ? domain : EMPTY;
  const share = shareIn(draft, split);
  const left = split.max - shared(share);
  const enough = isEnough(share, split);
  return (
    <Theme still={still} className={theme['panel']}>
      <p className={styles['left']}>
        <span className={styles['coins']} aria-hidden="true">
          {Array.from({ length: Math.min(left, 14) }, (_, i) => (
            <Pic key={i} thing="token" size={22} />
          ))}
        </span>
        <span>{rich`${<b>{left}</b>} of ${many(split.max, 'token')} still in your hand`}</span>
      </p>
      <div className={styles['box']}>
        {TEAMS.map((team) => {
          const look = TEAM_LOOK[team];
          return (
            <div key={team} className={styles['part']} style={{ '--team': look.colour } as CSSProperties}>
              <span className={styles['team']}>
                <Pic team={team} size={24} />
                {look.plural}
              </span>
              <Stepper
                label={COMPARTMENTS[team]}
                value={share[team]}
                canAdd={left > 0}
                canTake={share[team] > 0}
                onAdd={() => keepDraft(changed(share, team, 1, split))}
                onTake={() => keepDraft(changed(share, team, -1, split))}
              />
              <button
                type="button"
                className={styles['fill']}
                disabled={left === 0}
                onClick={() => keepDraft(filled(share, team, split))}
              >
                {left === split.max ? say`All here` : say`Rest here`}
              </button>
            </div>
          );
        })}
      </div>
      <button
        type="button"
        className={clsx(theme['primary'], styles['go'])}
        disabled={!enough}
        title={enough ? option(share).says : undefined}
        onClick={() => answer(share)}
      >
        <Pic thing="box" size={22} />
        {enough
          ? say`Insert ${shared(share)}: ${share.ai} A.I., ${share.human} Human`
          : say`Insert at least ${split.min}`}
      </button>
      <p className={styles['secret']}>
        <Icon name="lock" size={16} />
        {seenOfSplit(view)}
      </p>
    </Theme>
  );
}
