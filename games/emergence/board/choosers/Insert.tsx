import { classes, Icon, Stepper } from '@tablewright/board';
import type { Team } from '@tablewright/emergence-rules/content';
import { type CSSProperties, useEffect, useState } from 'react';
import { many } from '@tablewright/kernel/words';
import { TEAM_LOOK } from '../colours.ts';
import type { ChooserProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './Insert.module.css';
import { changed, filled, isEnough, nothingYet, type Share, shared } from './splitting.ts';

// D-INSERT The box with its two compartments. Nothing is preset: a preset would whisper the team to whoever looks on.

const EMPTY = { kind: 'split', parts: [], min: 0, max: 0 } as const;

export function Insert({ question, answer, says, still }: ChooserProps) {
  const { domain } = question;
  const split = domain.kind === 'split' ? domain : EMPTY;
  const [share, setShare] = useState<Share>(() => nothingYet(split));
  useEffect(() => setShare(nothingYet(split)), [question, split]);
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
        <span>
          <b>{left}</b> of {many(split.max, 'token')} still in your hand
        </span>
      </p>
      <div className={styles['box']}>
        {split.parts.map((part) => {
          const team = part as Team;
          const look = TEAM_LOOK[team];
          return (
            <div key={part} className={styles['part']} style={{ '--team': look.colour } as CSSProperties}>
              <span className={styles['team']}>
                <Pic team={team} size={24} />
                {look.plural}
              </span>
              <Stepper
                label={`${look.name} compartment`}
                value={share[part] ?? 0}
                canAdd={left > 0}
                canTake={(share[part] ?? 0) > 0}
                onAdd={() => setShare((now) => changed(now, part, 1, split))}
                onTake={() => setShare((now) => changed(now, part, -1, split))}
              />
              <button
                type="button"
                className={styles['fill']}
                disabled={left === 0}
                onClick={() => setShare((now) => filled(now, part, split))}
              >
                {left === split.max ? 'All here' : 'Rest here'}
              </button>
            </div>
          );
        })}
      </div>
      <p className={styles['secret']}>
        <Icon name="lock" size={16} />
        Everybody sees how many you insert. How you split them stays secret.
      </p>
      <button
        type="button"
        className={classes(theme['primary'], styles['go'])}
        disabled={!enough}
        title={enough ? says(share) : undefined}
        onClick={() => answer(share)}
      >
        <Pic thing="box" size={22} />
        {enough
          ? `Insert ${shared(share)}: ${split.parts.map((part) => `${share[part]} ${TEAM_LOOK[part as Team].name}`).join(', ')}`
          : `Insert at least ${split.min}`}
      </button>
    </Theme>
  );
}
