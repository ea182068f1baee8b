import { say } from '@tablewright/kernel/words';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Hidden } from '../../parts/Page.tsx';
import { useNow } from '../../parts/useNow.ts';
import css from './Countdown.module.css';
import { useInfo, useModel, useNames, usePlayed, useTable } from './context.ts';

const c = classesOf(css);

/** The countdown that opens what all have laid down: who starts it, and how long it takes. */
export function Countdown() {
  const { room } = usePlayed();
  const { countdown, countdownNow } = useInfo();
  const said = useTable((table) => table.countdownSaid);
  const isShown = useModel(({ queued, telling }) => queued === 0 && !telling);
  const me = useTable((table) => table.game?.me);
  const names = useNames();
  const now = useNow(countdownNow === null ? null : 100);
  if (countdown === null || countdownNow === null || !isShown) return null;
  const { leader, counting, left, leaderIn } = countdownNow;
  const seconds = (ms: number): number => Math.ceil(Math.max(0, ms - Math.max(0, now - said)) / 1000);
  const rest = seconds(left);
  if (counting) {
    return (
      <div className={c('bar', 'counting')} data-testid="countdown">
        <b className={css['figure']} role="timer" aria-label={`${rest}`}>
          {rest}
        </b>
        <div className={css['words']}>
          <span>{rest === 0 ? say`Now!` : say`At zero all choices are revealed.`}</span>
          <progress className={css['progress']} max={countdown.countdown} value={rest} aria-hidden="true" />
        </div>
        <Hidden>
          <span role="status">{say`The countdown runs: ${countdown.countdown} seconds.`}</span>
        </Hidden>
      </div>
    );
  }
  const wait = seconds(leaderIn);
  const byItself = say`It starts by itself in ${rest} s.`;
  return (
    <div className={css['bar']} data-testid="countdown">
      <div className={css['words']}>
        {leader === me ? say`You lead the countdown.` : say`${names[leader] ?? ''} leads the countdown.`} {byItself}
      </div>
      {leader === me && (
        <Button
          size="small"
          look="main"
          disabled={wait > 0}
          onClick={() => room.tell({ type: 'countDown', table: room.id, seat: leader })}
        >
          {wait > 0 ? say`Count down (${wait})` : say`Count down`}
        </Button>
      )}
    </div>
  );
}
