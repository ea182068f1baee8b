import { many, say } from '@tablewright/kernel/words';
import type { ClockSpec, SeatInfo, TableInfo } from '@tablewright/protocol';
import { dateTag } from '../language/dates.ts';

// Clocks in words and in figures.

/** What is left on a seat's clock now; `said` is when the server told it. */
export function leftNow(
  { left, running }: Pick<SeatInfo, 'left' | 'running'>,
  said: number,
  now: number,
): number | null {
  if (left === null) return null;
  return Math.max(0, running ? left - Math.max(0, now - said) : left);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As on a chess clock: '0:07.3', '4:59', '1:02:03', '2 d 4 h'. */
export function clockFigures(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms < 10 * SECOND) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(ms / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = two(seconds % 60);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** For a screen reader, and where there is room: '4 minutes 59 seconds', '2 days 4 hours'. */
export function clockWords(ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days > 0) return hours > 0 ? `${many(days, 'day')} ${many(hours, 'hour')}` : many(days, 'day');
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (hours > 0) return minutes > 0 ? `${many(hours, 'hour')} ${many(minutes, 'minute')}` : many(hours, 'hour');
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  if (minutes > 0)
    return seconds > 0 ? `${many(minutes, 'minute')} ${many(seconds, 'second')}` : many(minutes, 'minute');
  return many(seconds, 'second');
}

/** When time gets short, against what there was: a live clock under a tenth of its bank, or a day's clock under two hours. */
export function isShort(ms: number, clock: ClockSpec): boolean {
  if (clock.kind === 'live') return ms < Math.min(30 * SECOND, clock.bank * 100);
  return clock.kind === 'days' && ms < Math.min(2 * HOUR, clock.days * DAY * 0.2);
}

export function clockRule(clock: ClockSpec): string {
  switch (clock.kind) {
    case 'none':
      return say`No clock`;
    case 'live': {
      const bank = clockWords(clock.bank * SECOND);
      return clock.increment === 0
        ? say`${bank} each`
        : say`${bank} each, ${many(clock.increment, 'second')} more with every answer`;
    }
    case 'days':
      return say`${clock.days >= 1 ? many(clock.days, 'day') : clockWords(clock.days * DAY)} for every answer`;
  }
}

export function countdownRule({ countdown, preparation }: NonNullable<TableInfo['countdown']>): string {
  return say`${many(countdown, 'second')}, after at most ${many(preparation, 'second')} to prepare`;
}

/** How often figures on this clock change. */
export function tickEvery(ms: number): number {
  return ms < 10 * SECOND ? 100 : ms < 2 * DAY ? 1000 : 60_000;
}

/** 'just now', '5 minutes ago', 'yesterday', '12 March'. */
export function ago(then: number, now: number): string {
  const ms = now - then;
  if (ms < MINUTE) return say`just now`;
  if (ms < HOUR) return say`${many(Math.floor(ms / MINUTE), 'minute')} ago`;
  if (ms < DAY) return say`${many(Math.floor(ms / HOUR), 'hour')} ago`;
  if (ms < 2 * DAY) return say`yesterday`;
  if (ms < 14 * DAY) return say`${Math.floor(ms / DAY)} days ago`;
  return new Date(then).toLocaleDateString(dateTag(), { day: 'numeric', month: 'long' });
}
