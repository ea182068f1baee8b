import { clsx, type Motion } from '@tablewright/board';
import styles from './Happenings.module.css';
import type { Seen } from './shows.ts';
import { Sign } from './signs.tsx';

interface HappeningsProps {
  readonly motion: Motion<Seen>;
  readonly names: readonly string[];
}

/** What was rolled, and the scene that is played now. Touching the board ends it; the log has all of it in words. */
export function Happenings({ motion, names }: HappeningsProps) {
  const dice = motion.lingering('dice').at(-1);
  const large = motion.lingering('largeScene').at(-1);
  const small = motion.lingering('scene').slice(-2);
  return (
    <div className={styles['happenings']} aria-hidden="true" data-testid="scenes">
      {dice !== undefined && (
        <div key={dice.serial} className={styles['dice']}>
          {Object.entries(dice.cue.dice).map(([die, face]) => (
            <span key={die} className={clsx(styles['die'], styles[die.replace(/\d$/, '')])}>
              {face}
            </span>
          ))}
        </div>
      )}
      {small.map(({ cue: { scene }, serial }) => (
        <div key={serial} className={clsx(styles['scene'], styles[scene.tone])}>
          <Sign id={scene.sign} size={30} />
          <div>
            <b>{scene.title(names)}</b>
            <p>{scene.why(names)}</p>
          </div>
        </div>
      ))}
      {large !== undefined && (
        <div key={large.serial} className={clsx(styles['large'], styles[large.cue.scene.tone])}>
          <Sign id={large.cue.scene.sign} size={84} />
          <b>{large.cue.scene.title(names)}</b>
          <p>{large.cue.scene.why(names)}</p>
          <small>Touch to go on</small>
        </div>
      )}
    </div>
  );
}
