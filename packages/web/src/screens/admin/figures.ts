import { languageTag, many as manyWords, say } from '@tablewright/kernel/words';
import { dateTag } from '../../language/dates.ts';

// Figures as somebody reads them who is not a machine.

const UNITS = [say`bytes`, 'KB', 'MB', 'GB', 'TB'] as const;

export function size(bytes: number): string {
  let unit = 0;
  let left = bytes;
  while (left >= 1000 && unit < UNITS.length - 1) {
    left /= 1000;
    unit += 1;
  }
  return `${unit === 0 || left >= 100 ? Math.round(left) : left.toFixed(1)} ${UNITS[unit]}`;
}

export function milliseconds(ms: number | null): string {
  if (ms === null) return '–';
  return `${ms >= 10 ? Math.round(ms) : ms.toFixed(1)} ms`;
}

export function perSecond(rate: number): string {
  return rate === 0 || rate >= 10 ? String(Math.round(rate)) : rate.toFixed(1);
}

/** '1 game', '1,200 games' */
export function many(number: number, thing: string): string {
  if (languageTag() !== 'en') return manyWords(number, thing);
  return `${number.toLocaleString(dateTag())} ${thing}${number === 1 ? '' : 's'}`;
}

const MOMENT = new Intl.DateTimeFormat(dateTag(), {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export function moment(at: number): string {
  return MOMENT.format(at);
}
