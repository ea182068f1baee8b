import { clsx, type Motion } from '@tablewright/board';
import type { Told } from '@tablewright/human-punishment-rules';
import styles from './Happenings.module.css';
import { enemyName, eventOf, pieceName, signed } from './look.ts';
import type { Seen } from './shows.ts';

interface HappeningsProps {
  readonly motion: Motion<Seen>;
  readonly names: readonly string[];
}

/** What was rolled, and what has just happened, in a few words. The log has all of it. */
export function Happenings({ motion, names }: HappeningsProps) {
  const dice = motion.lingering('dice').at(-1);
  const news = motion.lingering('news').slice(-3);
  return (
    <div className={styles['happenings']} aria-hidden="true">
      {dice !== undefined && (
        <div key={dice.serial} className={styles['dice']}>
          {Object.entries(dice.cue.dice).map(([die, face]) => (
            <span key={die} className={clsx(styles['die'], styles[die.replace(/\d$/, '')])}>
              {face}
            </span>
          ))}
        </div>
      )}
      {news.map(({ cue, serial }) => {
        const says = newsWords(cue.event, names);
        return says === null ? null : (
          <p key={serial} className={clsx(styles['news'], styles[cue.tone])}>
            {says}
          </p>
        );
      })}
    </div>
  );
}

function newsWords(event: Told, names: readonly string[]): string | null {
  const who = (piece: number): string => pieceName(piece, names);
  switch (event.type) {
    case 'spawned':
      return `${enemyName(event.kind)} appears`;
    case 'enemyAttacks':
      return `${enemyName(event.kind)} attacks ${event.pieces.map(who).join(', ')}`;
    case 'attacked':
      return `${enemyName(event.kind)} ${event.hit ? 'hits' : 'misses'} ${who(event.piece)} (${signed(event.result)})`;
    case 'fought':
      return `${who(event.piece)} ${event.hit ? `hits for ${event.damage}` : 'misses'} (${signed(event.result)})`;
    case 'eliminated':
      return `${enemyName(event.kind)} is eliminated`;
    case 'event':
      return eventOf(event.event)?.name ?? null;
    case 'checked':
      return `${eventOf(event.event)?.name ?? 'The check'}: ${signed(event.total)}, ${event.success ? 'success' : 'failure'}`;
    case 'escaped':
      return `${who(event.by)} ${event.success ? 'gets out' : 'stays in the Cube'} (${signed(event.total)})`;
    case 'delivered':
      return `${who(event.piece)} places a ${event.colour ?? 'face-down'} chip`;
    case 'humanPhase':
      return 'Human Phase: Tier 1 is turned up';
    case 'machinePhase':
      return 'Machine Phase: close your eyes';
    case 'apexCame':
      return 'Apex stands up';
    case 'apexGone':
      return 'Apex is destroyed';
    case 'deusCame':
      return 'Deus is here';
    case 'deusGone':
      return 'Deus is destroyed';
    case 'crawlerArrived':
      return 'A Crawler reaches the Network: Security falls';
    case 'detained':
      return `${who(event.seat)} is detained`;
    case 'freed':
      return `${who(event.seat)} is free`;
    case 'leader':
      return `${who(event.seat)} leads the city`;
    case 'fell':
      return `${who(event.piece)} falls`;
    default:
      return null;
  }
}
